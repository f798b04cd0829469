"""Key pegs that count only places or only colours (R5a, R5b), against a brute force by the definition."""

import re
from collections import Counter
from itertools import combinations, product
from random import Random

import pytest

import keypeg
from keypeg.engine.candidates import candidates
from keypeg.engine.check import check
from keypeg.engine.codec import kernel_rows
from keypeg.engine.hint import hint
from keypeg.engine.levels import levels
from keypeg.engine.reviewer import review
from keypeg.engine.simulate import simulate, simulate_level
from keypeg.engine.solver import solver
from keypeg.engine.strategies import STRATEGIES, strategy
from keypeg.engine.values import values
from keypeg.errors import Contradiction, EditionError
from keypeg.proofs.known import known_play
from keypeg.proofs.prover import prove
from keypeg.rules import Code, Feedback, MarkedRow, Position, edition, narrate, new_match, play
from keypeg.rules.agreement import count_agreeing, verdict
from keypeg.training.coach import explain, explain_refusal
from keypeg.words import say
from tests.waiting import PATIENCE

SHAPES = ("3x4p", "3x4c", "4x3p", "2x5pu", "3x4cu", "3x3bp", "2x4cU", "2x4pU")


def told(text: str, secret: str, guess: str) -> tuple[int, int]:
    """The feedback by its definition: equal places, or the colours that both have."""
    if "p" in text:
        return sum(a == b for a, b in zip(secret, guess, strict=True)), 0
    return 0, (Counter(secret) & Counter(guess)).total()


def every_code(text: str, *, repeats: bool) -> list[str]:
    """Every code, and of those that differ in the order only the first where only colours count."""
    box = edition(text)
    codes = ["".join(code) for code in product(box.letters, repeat=box.shape.pegs)]
    codes = [code for code in codes if repeats or len(set(code)) == len(code)]
    if "c" in text:
        codes = [code for code in codes if list(code) == sorted(code, key=box.letters.index)]
    return codes


def played(text: str, chance: Random, *, truly: bool) -> tuple[Position, list[tuple[str, tuple[int, int]]]]:
    """A position of up to three rows, and its rows as texts; if not truly, each row has another secret."""
    box = edition(text)
    secrets = every_code(text, repeats=box.shape.secret_repeats)
    guesses = every_code(text, repeats=box.shape.guess_repeats)
    secret, rows = chance.choice(secrets), []
    for _ in range(chance.randint(0, 3)):
        guess = chance.choice(guesses)
        rows.append((guess, told(text, secret if truly else chance.choice(secrets), guess)))
    marked = tuple(MarkedRow(Code(guess), Feedback(*feedback)) for guess, feedback in rows)
    return Position(box, marked), rows


@pytest.mark.parametrize("text", SHAPES)
def test_candidates_and_their_parts_are_those_of_the_definition(text):
    chance, box = Random(text), edition(text)
    secrets = every_code(text, repeats=box.shape.secret_repeats)
    assert box.shape.secrets == len(secrets)
    for _ in range(40):
        position, rows = played(text, chance, truly=True)
        left = [code for code in secrets if all(told(text, code, g) == f for g, f in rows)]
        found = candidates(position)
        assert [str(code) for code in found] == left
        guess = chance.choice(every_code(text, repeats=box.shape.guess_repeats))
        assert found.sizes(guess) == Counter(Feedback(*told(text, code, guess)) for code in left)
        assert check(position).left == len(left)
        # Another order of the same colours is the same code where only colours count.
        assert all(("".join(reversed(code)) in found) == (code in found) for code in left if "c" in text)


@pytest.mark.parametrize("text", SHAPES)
def test_a_contradiction_is_a_smallest_set_of_rows_that_no_code_agrees_with(text):
    chance, box = Random(text), edition(text)
    secrets = every_code(text, repeats=box.shape.secret_repeats)
    contradictions = 0
    for _ in range(60):
        position, rows = played(text, chance, truly=False)

        def fits(some, rows=rows):
            return any(all(told(text, code, rows[i][0]) == rows[i][1] for i in some) for code in secrets)

        sizes = [
            size
            for size in range(1, len(rows) + 1)
            if any(not fits(some) for some in combinations(range(len(rows)), size))
        ]
        found = verdict(box, position.rows)
        assert len(found.rows) == (sizes[0] if sizes else 0)
        assert not found.rows or not fits([row - 1 for row in found.rows])
        assert len(check(position).contradiction) == len(found.rows)
        contradictions += bool(found.rows)
        if "p" in text:
            left = sum(all(told(text, code, g) == f for g, f in rows) for code in secrets)
            assert count_agreeing(box, position.rows) == left
    assert contradictions


@pytest.mark.parametrize("text", ["3x4p", "3x4c", "2x5pu"])
def test_every_strategy_and_level_breaks_every_code(text):
    box = edition(text)
    for name in STRATEGIES:
        found = simulate(box, strategy(name))
        assert sum(found.histogram) == found.secrets == box.shape.secrets
        assert found.total == sum(rows * count for rows, count in enumerate(found.histogram, 1))
    assert simulate_level(box, levels()[0]).secrets == box.shape.secrets


def test_less_feedback_takes_more_rows():
    assert (
        simulate(edition("3x4p"), strategy("entropy")).total
        > simulate(edition("3x4"), strategy("entropy")).total
    )


def test_a_hint_names_the_only_code_left_in_any_order():
    position = Position.parse("kids/3x6c RRR:0-1 GGG:0-1 BBB:0-1")
    found = hint(position)
    assert (found.left, sorted(str(found.code))) == (1, sorted("RGB"))
    with pytest.raises(Contradiction):
        hint(Position.parse("kids/3x6c RRR:0-1 RRR:0-2"))


def test_a_review_and_the_values_of_guesses_add_up():
    box = edition("kids/3x6c")
    rows = Position.parse("kids/3x6c RRG:0-1 BBY:0-1 RBW:0-2 BRK:0-3").rows
    found = review(box, rows, solver=solver(box.shape), seconds_left=lambda: 1.0, secret=box.secret("KRB"))
    assert found.closes
    assert (found.contradiction, found.false_rows, found.hardness) == ((), (), None)
    assert found.rows[-1].expected_after.upper == 0
    weighed = values(Position(box, rows[:1]), seconds=1.0)
    assert len(weighed) == 56
    assert weighed.exact
    assert weighed.best.regret.upper == 0


def least_totals(text: str, left: frozenset[str], known: dict[frozenset[str], int]) -> int:
    """The least total of rows over these codes: every guess is tried, by the definition."""
    if len(left) < 2:
        return len(left)
    if left not in known:
        box = edition(text)
        totals = []
        for guess in every_code(text, repeats=box.shape.guess_repeats):
            parts = parts_of(text, left, guess)
            if len(parts) > 1 or guess in left:
                totals.append(len(left) + sum(least_totals(text, part, known) for part in parts.values()))
        known[left] = min(totals)
    return known[left]


def parts_of(text: str, left: frozenset[str], guess: str) -> dict[tuple[int, int], frozenset[str]]:
    """The codes by the feedback of a guess, less the one that it breaks."""
    pegs = edition(text).shape.pegs
    parts: dict[tuple[int, int], set[str]] = {}
    for code in left:
        parts.setdefault(told(text, code, guess), set()).add(code)
    parts.pop((pegs, 0) if "p" in text else (0, pegs), None)
    return {feedback: frozenset(part) for feedback, part in parts.items()}


@pytest.mark.parametrize("text", ["2x4p", "3x3p", "2x4pu", "2x4pU", "3x3c", "4x3c", "3x4cu", "2x2bp"])
def test_the_values_of_positions_and_guesses_are_those_of_an_exhaustive_search(text):
    chance, box, known = Random(text), edition(text), {}
    secrets = every_code(text, repeats=box.shape.secret_repeats)
    for _ in range(12):
        position, rows = played(text, chance, truly=True)
        left = frozenset(code for code in secrets if all(told(text, code, g) == f for g, f in rows))
        if any(row.feedback == box.breaking for row in position.rows):
            continue
        least = least_totals(text, left, known)
        solved = solver(box.shape).solve(kernel_rows(position), seconds=PATIENCE)
        assert (solved.lower, solved.upper) == (least, least)
        weighed = values(position, seconds=PATIENCE)
        assert (weighed.exact, weighed.least) == (True, least)
        guess = chance.choice(every_code(text, repeats=box.shape.guess_repeats))
        parts = parts_of(text, left, guess)
        if left not in parts.values():
            after = len(left) + sum(least_totals(text, part, known) for part in parts.values())
            assert weighed[guess].expects.lower * len(left) == after


def test_a_review_of_the_game_for_younger_players_is_exact():
    match = new_match("kids/3x6c", ["Ada", "Ben"])
    match, _ = play(match, 0, "secret KRB")
    for guess in ("RRG", "BBY", "RBW", "BRK"):
        match, _ = play(match, 1, f"guess {guess}")
    found = keypeg.review(match)
    assert all(row.mistake.exact and row.luck.exact for row in found.rows)
    assert found.perfect.exact
    assert found.luck.exact


def test_a_review_with_red_key_pegs_only_is_exact_where_there_is_time():
    box = edition("classic/3x4p")
    rows = Position.parse(f"{box} RRB:2-0 RGB:3-0").rows
    found = review(box, rows, solver=solver(box.shape), seconds_left=lambda: PATIENCE)
    assert (found.perfect.exact, found.closes) == (True, True)
    assert all(row.mistake.exact and row.luck.exact for row in found.rows)


def test_holes_call_their_colours_by_names_of_their_own_where_only_places_count():
    """So the search settles at once what it would otherwise have to settle again for each renamed position."""
    box = edition("classic/4x6p")
    first, second = (Position.parse(f"{box} {rows}") for rows in ("RRRR:2-0 RBBB:1-0", "RBGY:2-0 RKWG:1-0"))
    totals = [solver(box.shape).solve(kernel_rows(one), seconds=PATIENCE) for one in (first, second)]
    assert totals[0].lower == totals[0].upper == totals[1].lower == totals[1].upper
    weighed = [values(one, seconds=PATIENCE) for one in (first, second)]
    assert [one.exact for one in weighed] == [True, True]
    assert sorted(weighed[0].lower) == sorted(weighed[1].lower)
    # Renamed, both are: as in row 1, as in row 1, new, as in row 2.
    assert weighed[1]["RBYG"].expects == weighed[0]["RRGB"].expects


@pytest.mark.parametrize(
    ("text", "guess", "words", "german"),
    [
        ("classic/4x6p", "RRBB", "2 red", "2 rot"),
        ("classic/4x6c", "RRBB", "2 right colours", "2 richtige Farben"),
        ("classic/4x6c", "RRRR", "1 right colour", "1 richtige Farbe"),
        ("classic", "RRBB", "2 red, 0 white", "2 rot, 0 weiß"),
    ],
)
def test_feedback_is_said_as_what_the_key_pegs_count(text, guess, words, german):
    match = new_match(text, ["Ada", "Ben"])
    match, _ = play(match, 0, "secret RGBY")
    match, events = play(match, 1, f"guess {guess}")
    assert str(narrate(match, events[1])) == f"Row 1: {words}."
    assert say(narrate(match, events[1]), "de") == f"Reihe 1: {german}."
    assert f"<li>{' '.join(guess)}: {words}</li>" in keypeg.Board(match)._repr_html_()
    match, _ = play(match, 1, "concede")
    column = words if text != "classic" else "2-0"
    assert re.search(rf"1 +{guess} +{column} ", str(keypeg.review(match, seconds=0.1)))
    assert repr(keypeg.Board(match, game=1)).endswith(f"  {column}")


def test_the_coach_speaks_of_places_only_where_they_count():
    facts = explain(Position.parse("kids/3x6c RRG:0-0 BBB:0-1")).facts
    assert {fact.kind.name for fact in facts} <= {
        "OUT",
        "EXACTLY",
        "AT_LEAST",
        "AT_MOST",
        "ONE_OF_TWO",
        "TOGETHER",
    }
    assert str(facts[0]) == "Row 1 has no key pegs: red and green are not in the code."
    places = explain(Position.parse("classic/4x6p RRBB:0-0")).facts
    assert [str(fact) for fact in places] == [
        "Row 1 has no key pegs: red is not in holes 1 and 2.",
        "Row 1 has no key pegs: blue is not in holes 3 and 4.",
    ]
    why = explain_refusal(Position.parse("classic/4x6p RRBB:0-0"), Code("RGYW"))
    assert "right hole" in str(why)


def test_books_proofs_and_what_is_known_are_refused_where_they_do_not_apply():
    shape = edition("classic/4x6p").shape
    assert known_play(shape) is None
    from keypeg.engine.codec import kernel_shape

    with pytest.raises(EditionError, match="key pegs count only places or only colours"):
        prove(kernel_shape(shape))


def test_a_board_too_large_to_list_gets_a_hint_and_a_verdict():
    position = Position.parse("8x12p RRRRRRRR:2-0 BBBBBBBB:1-0")
    found = hint(position)
    assert found.sampled
    # Two holes are red, one of the other six is blue, five are of ten colours.
    assert check(position).left == 28 * 6 * 10**5
    with pytest.raises(Contradiction):
        hint(Position.parse("8x12p RRRRRRRR:5-0 BBBBBBBB:5-0"))
