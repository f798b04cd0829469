"""The worked example of docs/prover.md, worked out again from the rules of the game."""

from __future__ import annotations

from functools import cache
from itertools import product
from pathlib import Path

GUIDE = Path(__file__).parents[2] / "docs" / "prover.md"
CODES = tuple("".join(code) for code in product("123", repeat=3))
ANSWERS = 8  # besides all red
Codes = tuple[str, ...]


def feedback(secret: str, guess: str) -> str:
    red = sum(map(str.__eq__, secret, guess))
    return f"{red}-{sum(min(secret.count(c), guess.count(c)) for c in '123') - red}"


def parts(codes: Codes, guess: str) -> dict[str, Codes]:
    """The parts of a set by their feedback; that of all red is left out."""
    found: dict[str, Codes] = {}
    for code in codes:
        if code != guess:
            answer = feedback(code, guess)
            found[answer] = (*found.get(answer, ()), code)
    return found


def count_parts(codes: Codes) -> int:
    return 2 * len(codes) - 1


def count_rows(codes: Codes) -> int:
    return sum(1 if at == 0 else 2 if at <= ANSWERS else 3 for at in range(len(codes)))


def look(codes: Codes) -> int:
    useful = [
        made for guess in CODES if (made := parts(codes, guess)) and max(map(len, made.values())) < len(codes)
    ]
    sums = [len(codes) + sum(map(count_parts, made.values())) for made in useful]
    return max(count_rows(codes), min(sums, default=1))


@cache
def exact(codes: Codes) -> int:
    useful = [
        made
        for guess in CODES
        if max(map(len, (made := parts(codes, guess)).values()), default=0) < len(codes)
    ]
    return min(len(codes) + sum(map(exact, made.values())) for made in useful)


RULES = count_parts, count_rows, look, exact


def rows_of(table: int) -> list[list[str]]:
    """The cells of a table of the guide, without its heads."""
    lines = GUIDE.read_text(encoding="utf-8").splitlines()
    starts = [at for at, line in enumerate(lines) if line.startswith("|---")]
    rows = []
    for line in lines[starts[table] + 1 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def test_every_figure_of_the_first_guess_is_right() -> None:
    made = parts(CODES, "112")
    *rows, last = rows_of(0)
    assert [(row[0], tuple(row[1].split())) for row in rows] == sorted(made.items())
    for row in rows:
        assert [int(cell) for cell in row[2:]] == [rule(tuple(row[1].split())) for rule in RULES]
    assert [int(cell) for cell in last[2:]] == [27 + sum(map(rule, made.values())) for rule in RULES]


def test_every_figure_of_the_three_first_guesses_is_right() -> None:
    rows = rows_of(1)
    assert [row[0] for row in rows] == ["111", "112", "123"]
    for row in rows:
        made = parts(CODES, row[0])
        assert [int(cell) for cell in row[1].split()] == [len(made[answer]) for answer in sorted(made)]
        assert [int(cell) for cell in row[2:]] == [27 + sum(map(rule, made.values())) for rule in RULES]


def test_the_bounds_and_the_least_total_in_the_text_are_right() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    assert (exact(CODES), count_rows(CODES), count_rows(CODES[:12])) == (73, 71, 26)
    for figure in ("*V* = 73", "27 at least 71", "17 + 3 · 3 = 26", f"{73 / 27:.2f} rows on average"):
        assert figure in text
