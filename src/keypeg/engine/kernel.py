"""The one door to the native kernel. A code is `pegs` bytes, each a colour number; codes in a row are joined."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, cast

from keypeg.errors import KeypegError

if TYPE_CHECKING:
    from keypeg.engine import _native

try:
    from keypeg.engine import _native as _kernel
except ImportError:
    try:
        from keypeg.engine import wasm as _kernel  # type: ignore[no-redef]
    except ImportError:
        from keypeg.engine import twin as _kernel  # type: ignore[no-redef]

        warnings.warn(
            "the native kernel is not installed: keypeg computes in plain Python, which is much slower, "
            "and its hints may be other guesses where the book has none",
            RuntimeWarning,
            stacklevel=2,
        )

LIMIT = 10_000_000
"""The most codes that are enumerated."""

NEVER = 0xFFFFF
"""The total of rows that stands for "no tree"; the native kernel has the same number."""

ANY_ROWS = 255
"""The limit of rows that stands for "no limit"; the native kernel has the same number."""

_MOST_PAIRS = 300_000_000
"""The most pairs of codes for which the native check of lower bounds keeps a table."""

MEASURES = ("minimax", "expected-size", "entropy", "parts")

KERNEL_VERDICT_STEPS = 100_000_000
"""How long the search goes on for the question whether rows contradict one another: some seconds."""
KERNEL_SMALLEST_STEPS = 3_000_000
"""How long it goes on for a smallest set of rows that do: about 0.15 seconds."""

PATH_VARIABLE = "KEYPEG_PATH"
"""The environment variable that names the path to run (see `paths`), for comparing them."""

Progress = Callable[[int, int], object]
"""Called with how many secrets were played so far and how many there are, at most ten times a second."""


class KernelShape(NamedTuple):
    """What codes look like; an empty hole is one more colour (R3)."""

    pegs: int
    colours: int
    secret_repeats: bool = True
    guess_repeats: bool = True


class KernelRow(NamedTuple):
    """A guess with its feedback."""

    guess: bytes
    red: int
    white: int


class Choice(NamedTuple):
    """A guess and how it splits the candidates."""

    guess: bytes
    largest: int
    squares: int
    entropy: float
    parts: int
    candidate: bool


class Tree(NamedTuple):
    """A strategy played against every secret: histogram[i] secrets are broken in i + 1 rows."""

    total: int
    nodes: int
    histogram: list[int]
    encoded: bytes


class KernelNode(NamedTuple):
    """A guess of a tree, and the node that follows each feedback index but all reds."""

    guess: bytes
    children: dict[int, KernelNode]


def prover(
    shape: tuple[int, int, bool, bool],
    *,
    threads: int,
    table_bits: int,
    seed: int = 0,
    upper: int = NEVER,
    counting: int = 0,
) -> _native.Prover:
    """Return a new search for perfect play; only the native kernel has one.

    `seed` is that of the hashes. A proof looks only for trees with a total below `upper`. `counting` is what key pegs
    count: 0 for both, 1 for places only (R5a), 2 for colours only (R5b).
    """
    made = getattr(_kernel, "Prover", None)
    if made is None:
        raise KeypegError("kernel-missing")
    # The kernel for browsers has only the defaults.
    more = () if (seed, upper) == (0, NEVER) else (seed, upper)
    return cast("_native.Prover", made(tuple(shape), threads, table_bits, *more, counting=counting))


def check_bound(
    shape: tuple[int, int, bool, bool],
    *,
    bound: int,
    claim: str,
    threads: int,
    on_progress: Callable[[int, int], object],
) -> tuple[int, int, int] | None:
    """Confirm a claim that no tree has a total below `bound`; return how many claims were confirmed, were taken on
    trust, and how many parts were looked at. None where the kernel cannot do it: it is not there, or the shape is too
    large for its tables. A claim that is not confirmed is a ValueError.

    `on_progress` is called now and then with the guesses checked and all that are known of; it may raise to stop.
    """
    found = getattr(_kernel, "check_bound", None)
    if found is None or (shape[1] ** shape[0]) ** 2 > _MOST_PAIRS:
        return None
    return cast("tuple[int, int, int]", found(tuple(shape), bound, claim, threads, on_progress))


def paths() -> list[str]:
    """Return the ways of counting this processor can run, slowest first."""
    return _kernel.paths()


def feedbacks(pegs: int) -> list[tuple[int, int]]:
    """Return red and white of every feedback index, including the impossible (pegs-1, 1) (R5)."""
    return [(red, matches - red) for matches in range(pegs + 1) for red in range(matches + 1)]


def mark(secret: bytes, guess: bytes) -> tuple[int, int]:
    """Return red and white key pegs of a guess (R5)."""
    return _kernel.mark(secret, guess)


def marks(shape: KernelShape, guess: bytes, candidates: bytes) -> bytes:
    """Return the feedback index each candidate gives the guess."""
    return _kernel.marks(shape, guess, candidates)


def candidates(
    shape: KernelShape, rows: Sequence[tuple[bytes, int, int]] = (), *, limit: int = LIMIT
) -> bytes:
    """Return all secrets of the shape that agree with the rows, in order; refuses shapes beyond the limit."""
    return _kernel.candidates(shape, list(rows), limit)


def first_candidates(shape: KernelShape, rows: Sequence[tuple[bytes, int, int]], most: int) -> bytes:
    """Return the first candidates in order, at most `most`; for shapes of any size."""
    return _kernel.first_candidates(shape, list(rows), most)


def agreeing_count(
    shape: KernelShape, rows: Sequence[tuple[bytes, int, int]], *, steps: int = KERNEL_VERDICT_STEPS
) -> int | None:
    """Return how many secrets agree with the rows, for shapes of any size; None after `steps` steps."""
    return _kernel.agreeing_count(shape, list(rows), steps)


def contradiction(
    shape: KernelShape,
    rows: Sequence[tuple[bytes, int, int]],
    *,
    verdict_steps: int = KERNEL_VERDICT_STEPS,
    smallest_steps: int = KERNEL_SMALLEST_STEPS,
) -> tuple[list[int], bool] | None:
    """Return rows, from 0, that no secret agrees with, and whether it is known that no smaller set contradicts.

    No rows mean that some secret agrees with all of them. None means that `verdict_steps` steps did not settle it.
    """
    return _kernel.contradiction(shape, list(rows), verdict_steps, smallest_steps)


def partition(
    shape: KernelShape,
    candidates: bytes,
    guesses: bytes | None = None,
    *,
    limit: int = LIMIT,
    path: str | None = None,
) -> memoryview:
    """counts[guess, feedback index]: the sizes of the parts; without guesses, of all the shape allows."""
    raw = _kernel.partition(shape, candidates, guesses, limit, _path(path))
    feedback_count = (shape.pegs + 1) * (shape.pegs + 2) // 2
    if not raw:
        return memoryview(raw).cast("I")
    return memoryview(raw).cast("I", [len(raw) // 4 // feedback_count, feedback_count])


def choose(
    shape: KernelShape,
    measure: str,
    rows: Sequence[tuple[bytes, int, int]] = (),
    *,
    top: int = 1,
    limit: int = LIMIT,
    path: str | None = None,
) -> list[Choice]:
    """Return the best guesses at a position, best first: ties go to a candidate, then to the lowest code.

    For the one best guess equivalent guesses are searched once; a longer list looks at every guess.
    """
    found = _kernel.choose(shape, measure, list(rows), top, limit, _path(path))
    return [Choice(*choice) for choice in found]


def choose_among(
    shape: KernelShape, measure: str, candidates: bytes, *, top: int = 1, path: str | None = None
) -> list[Choice]:
    """Return the best guesses for any set of candidates, such as a sample."""
    return [Choice(*choice) for choice in _kernel.choose_among(shape, measure, candidates, top, _path(path))]


def tree(
    shape: KernelShape,
    measure: str,
    *,
    encode: bool = False,
    limit: int = LIMIT,
    progress: Progress | None = None,
    path: str | None = None,
) -> Tree:
    """Play every secret by a measure: the only candidate left is played, and the first of two."""
    return Tree(*_kernel.tree(shape, measure, encode, limit, progress, _path(path)))


def games(shape: KernelShape, *, rows: int, games: int, reward: str, same_step: bool) -> _native.Games:
    """Return many games that are stepped in one call; only the native kernel has them."""
    made = getattr(_kernel, "Games", None)
    if made is None:
        raise KeypegError("no-vector-kernel")
    return cast("_native.Games", made(shape, rows, games, reward, same_step))


def decode(shape: KernelShape, encoded: bytes) -> KernelNode:
    """Return the nodes of an encoded tree."""

    def node(at: int) -> tuple[KernelNode, int]:
        guess, count = encoded[at : at + shape.pegs], encoded[at + shape.pegs]
        at += shape.pegs + 1
        children = {}
        for _ in range(count):
            children[encoded[at]], at = node(at + 1)
        return KernelNode(guess, children), at

    return node(0)[0]


def _path(path: str | None) -> str | None:
    return path if path is not None else os.environ.get(PATH_VARIABLE)
