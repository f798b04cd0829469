"""What the native kernel computes, in plain Python: slow and obvious, the reference for the kernel."""

from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice, permutations, product
from math import log2, perm, prod

from keypeg.rules.contradiction import Contradicting
from keypeg.rules.search import NumberedRow, OutOfSteps, Search, Steps

_Shape = tuple[int, int, bool, bool]
_Row = tuple[bytes, int, int]
_Choice = tuple[bytes, int, int, float, int, bool]
_Progress = Callable[[int, int], object] | None

# What is made small, from the sizes of the parts. Entropy is largest where the product of n**n is smallest.
_MEASURES: dict[str, Callable[[list[int]], int]] = {
    "minimax": max,
    "expected-size": lambda sizes: sum(n * n for n in sizes),
    "entropy": lambda sizes: prod(n**n for n in sizes),
    "parts": lambda sizes: -len(sizes),
}


def mark(secret: bytes, guess: bytes) -> tuple[int, int]:
    """Return red and white key pegs by definition (R5)."""
    check_shape((len(secret), 13, True, True))
    for code, name in ((secret, "secret"), (guess, "guess")):
        _check_code((len(secret), 13, True, True), code, True, name)
    red = sum(s == g for s, g in zip(secret, guess, strict=True))
    return red, (Counter(secret) & Counter(guess)).total() - red


def marks(shape: _Shape, guess: bytes, candidates: bytes) -> bytes:
    """Return the feedback index of every candidate: m(m+1)/2 + red, with m = red + white."""
    check_shape(shape)
    _check_code(shape, guess, shape[3], "guess")
    return bytes(_index(secret, guess) for secret in _split(shape, candidates, shape[2], "candidates"))


def candidates(shape: _Shape, rows: list[_Row], limit: float) -> bytes:
    """Return all secrets that agree with the rows, in order."""
    check_shape(shape)
    _check_limit("the shape has", _count(shape, shape[2]), "secrets", limit)
    return b"".join(_list_agreeing(shape, rows))


def first_candidates(shape: _Shape, rows: list[_Row], most: int) -> bytes:
    """Return the first of them."""
    check_shape(shape)
    return b"".join(islice(_list_agreeing(shape, rows), most))


def agreeing_count(shape: _Shape, rows: list[_Row], steps: int) -> int | None:
    """Return how many secrets agree with the rows; None if that takes more steps."""
    check_rows(shape, rows)
    try:
        return _search(shape, rows).count(Steps(steps))
    except OutOfSteps:
        return None


def contradiction(
    shape: _Shape, rows: list[_Row], verdict_steps: int, smallest_steps: int
) -> tuple[list[int], bool] | None:
    """Return rows, from 0, that no secret agrees with, and whether no smaller set does; None if unsettled."""
    check_rows(shape, rows)
    found = Contradicting(lambda some: _search(shape, some), rows)
    try:
        if found.code(found.every, Steps(verdict_steps)) is not None:
            return [], True
    except OutOfSteps:
        return None
    smallest = found.shrink(Steps(smallest_steps))
    return sorted(found.best), smallest


def _search(shape: _Shape, rows: Sequence[NumberedRow]) -> Search:
    return Search(pegs=shape[0], colours=shape[1], repeats=shape[2], rows=rows)


def check_rows(shape: _Shape, rows: list[_Row]) -> None:
    """Refuse rows that the shape does not allow, and more of them than are searched."""
    check_shape(shape)
    if len(rows) > 24:
        raise ValueError(f"there must be at most 24 rows, not {len(rows)}")
    for row in rows:
        check_row(shape, row)


def _list_agreeing(shape: _Shape, rows: list[_Row]) -> Iterator[bytes]:
    for row in rows:
        check_row(shape, row)
    return (s for s in _codes(shape, shape[2]) if all(mark(s, g) == (r, w) for g, r, w in rows))


def partition(
    shape: _Shape, candidates: bytes, guesses: bytes | None, limit: float, path: str | None
) -> bytes:
    """For each guess (None: every guess of the shape), the candidates per feedback index, as uint32."""
    check_shape(shape)
    _check_path(path)
    secrets = _read_candidates(shape, candidates)
    if guesses is None:
        _check_limit("there are", _count(shape, shape[3]), "guesses", limit)
    chosen = list(_codes(shape, shape[3])) if guesses is None else _split(shape, guesses, shape[3], "guesses")
    _check_limit("there are", len(chosen), "guesses", limit)
    counts = array("I")
    for guess in chosen:
        sizes = Counter(_index(secret, guess) for secret in secrets)
        counts.extend(sizes[index] for index in range((shape[0] + 1) * (shape[0] + 2) // 2))
    return counts.tobytes()


def choose(
    shape: _Shape, measure: str, rows: list[_Row], top: int, limit: float, path: str | None
) -> list[_Choice]:
    """Return the best guesses of the shape at a position."""
    agree = candidates(shape, rows, limit)
    if not agree:
        raise ValueError("no code agrees with all rows")
    # Before the first row colours and pegs are interchangeable: the lowest code of each kind stands for all of them.
    guesses = list(_first_guesses(shape)) if not rows and top == 1 else list(_codes(shape, shape[3]))
    return _choose_best(shape, measure, agree, guesses, top, path)


def choose_among(shape: _Shape, measure: str, candidates: bytes, top: int, path: str | None) -> list[_Choice]:
    """Return the best guesses of the shape for a set of candidates: ties go to a candidate, then the lowest code."""
    check_shape(shape)
    return _choose_best(shape, measure, candidates, list(_codes(shape, shape[3])), top, path)


def _choose_best(
    shape: _Shape, measure: str, candidates: bytes, guesses: list[bytes], top: int, path: str | None
) -> list[_Choice]:
    _check_path(path)
    secrets = set(_read_candidates(shape, candidates))
    if measure not in _MEASURES:
        raise ValueError(f"no measure '{measure}' (has {', '.join(_MEASURES)})")
    if top < 1:
        raise ValueError("top must be at least 1")
    sizes = {g: sorted(Counter(_index(s, g) for s in secrets).values()) for g in guesses}
    best = sorted(sizes, key=lambda g: (_MEASURES[measure](sizes[g]), g not in secrets, g))[:top]
    n = len(secrets)
    return [
        (
            g,
            max(sizes[g]),
            sum(k * k for k in sizes[g]),
            log2(n) - sum(k * log2(k) for k in sizes[g]) / n,
            len(sizes[g]),
            g in secrets,
        )
        for g in best
    ]


def tree(
    shape: _Shape, measure: str, encode: bool, limit: float, progress: _Progress, path: str | None
) -> tuple[int, int, list[int], bytes]:
    """Play every secret; return total rows, nodes, secrets by rows, and the tree in preorder.

    A node is its guess, its number of children, and for each child the feedback index and the child itself.
    """
    everything = _split(shape, candidates(shape, [], limit), shape[2], "candidates")
    rows: Counter[int] = Counter()
    nodes = 0

    def node(secrets: list[bytes], row: int) -> bytes:
        nonlocal nodes
        nodes += 1
        few = len(secrets) <= 2
        guess = secrets[0] if few else choose_among(shape, measure, b"".join(secrets), 1, path)[0][0]
        parts: dict[int, list[bytes]] = {}
        for secret in secrets:
            parts.setdefault(_index(secret, guess), []).append(secret)
        if parts.pop(_index(guess, guess), None):
            rows[row] += 1
            if progress:
                progress(rows.total(), len(everything))
        children = [bytes([index]) + node(parts[index], row + 1) for index in sorted(parts)]
        return guess + bytes([len(children)]) + b"".join(children)

    choose_among(shape, measure, everything[0], 1, path)  # refuses a wrong measure or path before the work
    encoded = node(everything, 1)
    total = sum(row * n for row, n in rows.items())
    return total, nodes, [rows[row] for row in range(1, max(rows) + 1)], encoded if encode else b""


def paths() -> list[str]:
    """Return the only path."""
    return ["twin"]


def _index(secret: bytes, guess: bytes) -> int:
    red = sum(map(int.__eq__, secret, guess))
    matches = sum(min(secret.count(c), guess.count(c)) for c in set(guess))
    return matches * (matches + 1) // 2 + red


def _codes(shape: _Shape, repeats: bool) -> Iterator[bytes]:
    pegs, colours = shape[:2]
    ways = product(range(colours), repeat=pegs) if repeats else permutations(range(colours), pegs)
    return map(bytes, ways)


def _first_guesses(shape: _Shape) -> Iterator[bytes]:
    """Return the lowest code of every kind: how often colours are used, the most used first, as 0, 0, 1, 2."""
    for code in _codes(shape, shape[3]):
        uses = [code.count(colour) for colour in range(max(code) + 1)]
        if list(code) == sorted(code) and 0 not in uses and uses == sorted(uses, reverse=True):
            yield code


def _count(shape: _Shape, repeats: bool) -> int:
    pegs, colours = shape[:2]
    return colours**pegs if repeats else perm(colours, pegs)


def code_count(shape: _Shape) -> int:
    """Return how many guesses the shape allows."""
    return _count(shape, shape[3])


def check_row(shape: _Shape, row: _Row) -> None:
    """Refuse a row that the shape does not allow."""
    guess, red, white = row
    if red < 0 or white < 0 or red + white > shape[0]:
        raise ValueError(f"a feedback must have 0 to {shape[0]} key pegs, not {red} red and {white} white")
    _check_code(shape, guess, shape[3], "a guess")


def check_shape(shape: _Shape) -> None:
    """Refuse a shape that no kernel computes with."""
    pegs, colours, secret_repeats, guess_repeats = shape
    if not 1 <= pegs <= 8:
        raise ValueError("pegs must be 1 to 8")
    if not 2 <= colours <= 13:
        raise ValueError("colours must be 2 to 13")
    if not (secret_repeats and guess_repeats) and colours < pegs:
        raise ValueError("too few colours for codes without repeats")
    if secret_repeats and not guess_repeats:
        raise ValueError("guesses without repeats could never break a secret that repeats")


def _check_code(shape: _Shape, code: bytes, repeats: bool, name: str) -> None:
    if len(code) != shape[0]:
        raise ValueError(f"{name} must be {shape[0]} bytes long, not {len(code)}")
    _split(shape, code, repeats, name)


def _check_limit(start: str, n: int, what: str, limit: float) -> None:
    if n > limit:
        raise ValueError(f"{start} {n} {what}, more than the limit of {int(limit)}")


def _check_path(path: str | None) -> None:
    if path not in (None, "twin"):
        raise ValueError(f"no path '{path}' on this processor (has twin)")


def _read_candidates(shape: _Shape, raw: bytes) -> list[bytes]:
    secrets = _split(shape, raw, shape[2], "candidates")
    if not secrets:
        raise ValueError("there must be at least one candidate")
    return secrets


def _split(shape: _Shape, raw: bytes, repeats: bool, name: str) -> list[bytes]:
    pegs, colours = shape[:2]
    if len(raw) % pegs:
        raise ValueError(f"{name} must be a multiple of {pegs} bytes long, not {len(raw)}")
    if raw and max(raw) >= colours:
        raise ValueError(f"{name} must hold colours 0 to {colours - 1}, not {max(raw)}")
    codes = [raw[i : i + pegs] for i in range(0, len(raw), pegs)]
    if not repeats and any(len(set(code)) < pegs for code in codes):
        raise ValueError(f"{name} must not repeat a colour")
    return codes
