"""Exact search: the values of positions, and the least total of rows or the least worst case of a whole shape.

A code is `pegs` bytes, each a colour number; a shape is (pegs, colours, secret_repeats, guess_repeats).
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Sequence
from hashlib import file_digest, sha256
from pathlib import Path
from typing import NamedTuple

from keypeg.engine import kernel
from keypeg.engine.proof import FirstGuess, Node, Objective, Proof, ProofRow, ProofShape, feedback_text
from keypeg.errors import KeypegError, show_path

_POLL_SECONDS = 0.1
CHECKPOINT_SECONDS = 60.0


class CheckpointError(KeypegError):
    """An unfinished proof that cannot be continued: the file is damaged, or keeps another proof."""

    def __init__(self, path: str | os.PathLike[str], *, damaged: bool = True) -> None:
        code = "prove-cache-corrupt" if damaged else "prove-cache-other"
        super().__init__(code, path=show_path(path))
        self.damaged = damaged


class SearchProgress(NamedTuple):
    """The progress of a proof: bounds so far, and the first guess being searched."""

    lower: int
    upper: int | None
    settled: int
    first_guesses: int
    guess: bytes
    parts_settled: int
    parts: int
    work: int


class Value(NamedTuple):
    """Bounds on the least total of rows still needed over all candidates, and a guess that reaches the upper one."""

    lower: int
    upper: int
    guess: bytes

    @property
    def exact(self) -> bool:
        """Whether the bounds meet."""
        return self.lower == self.upper


def _rows(max_rows: int | None) -> int:
    return kernel.ANY_ROWS if max_rows is None else max_rows


def _known_or_none(value: int) -> int | None:
    return None if value >= kernel.NEVER else value


def _join(codes: Sequence[bytes] | None) -> bytes | None:
    return None if codes is None else b"".join(codes)


class Solver:
    """Values of positions of one shape; what it has solved, it keeps (in bounded memory) for the next question.

    All of it may be called from several threads at once.
    """

    def __init__(
        self, shape: ProofShape, *, threads: int = 1, table_bits: int = 0, seed: int = 0, counting: int = 0
    ) -> None:
        self.shape = shape
        self._native = kernel.prover(
            shape, threads=threads, table_bits=table_bits, seed=seed, counting=counting
        )

    def value(
        self,
        played: Sequence[ProofRow] = (),
        *,
        candidates: Sequence[bytes] | None = None,
        max_rows: int | None = None,
        seconds: float | None = None,
    ) -> Value:
        """The least total over the candidates; only bounds on it where `seconds` were not enough.

        The candidates are all secrets that agree with the rows played, or those of `candidates` that do.
        """
        return Value(*self._native.value(_join(candidates), list(played), _rows(max_rows), seconds or 0.0))

    def guess_value(
        self,
        guess: bytes,
        played: Sequence[ProofRow] = (),
        *,
        candidates: Sequence[bytes] | None = None,
        seconds: float | None = None,
    ) -> Value:
        """The least total over the candidates when this guess, however foolish, is made next."""
        asked = (_join(candidates), list(played), guess, kernel.ANY_ROWS, seconds or 0.0)
        return Value(*self._native.guess_value(*asked))

    def guess_values(
        self, played: Sequence[ProofRow] = (), *, candidates: Sequence[bytes] | None = None
    ) -> list[tuple[int, int, bytes]]:
        """Return the fields of `guess_value` for every guess the shape allows, in the order of codes."""
        return self._native.guess_values(_join(candidates), list(played), kernel.ANY_ROWS, 0.0)

    def kinds(self, played: Sequence[ProofRow] = ()) -> list[bytes]:
        """Return one guess of each kind: after these rows, guesses of one kind are equally good."""
        return self._native.kinds(list(played))

    def guess_below(self, guess: bytes, played: Sequence[ProofRow], *, limit: int) -> int:
        """Return the least total of trees that start with the guess, if below `limit`; else a bound not below it."""
        return self._native.guess_below(list(played), guess, kernel.ANY_ROWS, limit)

    def tree_from(self, guess: bytes, played: Sequence[ProofRow]) -> Node:
        """Return the best tree at a position that starts with this guess."""
        found = decode_node(self._native.tree_from(list(played), guess, kernel.ANY_ROWS), self.shape[0])
        if found is None:
            raise RuntimeError("a position without a tree")
        return found

    def write_bound(
        self,
        bound: int,
        *,
        depth: int | None,
        threads: int,
        on_progress: Callable[[int, int], object],
    ) -> str:
        """Return the claim that no tree has a total below `bound`, as JSON; see `keypeg.proofs.refutation`.

        `on_progress` is called now and then with the guesses written and all that are known of; it may raise to stop.
        """
        return self._native.write_bound(bound, depth, threads, on_progress)

    def improve(self, *, width: int) -> Node | None:
        """A good whole tree, from the `width` most promising guesses at each set; None if stopped."""
        return decode_node(self._native.improve(width, kernel.ANY_ROWS), self.shape[0])

    def stop(self) -> None:
        """Stop a proof or an improvement that runs on another thread."""
        self._native.stop()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Save the results so far to a file, followed by a checksum."""
        partial = f"{os.fspath(path)}.part"
        self._native.save(partial)
        with open(partial, "rb+") as file:
            checksum = file_digest(file, "sha256").digest()
            file.seek(0, os.SEEK_END)
            file.write(checksum)
        os.replace(partial, path)

    def load(self, path: str | os.PathLike[str]) -> None:
        """Load what a solver of the same shape and seed has saved; any other file raises CheckpointError."""
        if not _is_whole(path):
            raise CheckpointError(path)
        try:
            self._native.load(os.fspath(path))
        except RuntimeError:
            raise CheckpointError(path, damaged=False) from None

    def prove(
        self,
        *,
        objective: Objective = "average",
        max_rows: int | None = None,
        on_progress: Callable[[SearchProgress], object] | None = None,
        on_pause: Callable[[], object] | None = None,
        stopped: Callable[[], bool] | None = None,
    ) -> Proof:
        """See `prove`; `on_pause` is called about once a minute, and `stopped` asked often whether to end."""
        outcome: list[tuple[int, int, bool, int, list[tuple[bytes, int, int]]]] = []
        rows = _rows(max_rows)

        def work() -> None:
            outcome.append(self._native.prove(rows, objective == "worst"))

        started = time.process_time()
        thread = threading.Thread(target=work, name="keypeg-prove")
        thread.start()
        try:
            self._watch(thread, on_progress, on_pause, stopped)
        finally:
            self._end(thread)
        if not outcome:
            raise RuntimeError("the search ended without a result (see the error of its thread)")
        lower, upper, _stopped, nodes, roots = outcome[0]
        return Proof(
            shape=self.shape,
            objective=objective,
            max_rows=max_rows,
            lower=_known_or_none(lower),
            upper=_known_or_none(upper),
            tree=decode_node(self._native.tree(), self.shape[0]),
            first_guesses=[FirstGuess(g, low, _known_or_none(total)) for g, low, total in roots],
            work=nodes,
            cpu_seconds=time.process_time() - started,
        )

    def progress(self) -> SearchProgress:
        """Return the progress of the running proof."""
        at = self._native.progress()
        return SearchProgress(at[0], _known_or_none(at[1]), *at[2:])

    def _end(self, thread: threading.Thread) -> None:
        while thread.is_alive():
            self.stop()
            thread.join(_POLL_SECONDS)

    def _watch(
        self,
        thread: threading.Thread,
        on_progress: Callable[[SearchProgress], object] | None,
        on_pause: Callable[[], object] | None,
        stopped: Callable[[], bool] | None,
    ) -> None:
        thread.join(_POLL_SECONDS / 10)
        paused = time.monotonic()
        while thread.is_alive() and not (stopped and stopped()):
            if on_progress is not None:
                on_progress(self.progress())
            if on_pause is not None and time.monotonic() - paused > CHECKPOINT_SECONDS:
                on_pause()
                paused = time.monotonic()
            thread.join(_POLL_SECONDS)


def _is_whole(path: str | os.PathLike[str]) -> bool:
    """Whether a checkpoint ends with the checksum of what stands before it."""
    summed = sha256()
    try:
        left = Path(path).stat().st_size - summed.digest_size
        with open(path, "rb") as file:
            while left > 0 and (piece := file.read(min(left, 1 << 20))):
                summed.update(piece)
                left -= len(piece)
            return left == 0 and file.read() == summed.digest()
    except OSError:
        return False


def decode_node(encoded: bytes, pegs: int) -> Node | None:
    """The native kernel's tree: a guess, the number of its children, each child after its feedback index."""
    if not encoded:
        return None
    texts = {matches * (matches + 1) // 2 + red: feedback_text(red, matches - red)
             for matches in range(pegs + 1) for red in range(matches + 1)}  # fmt: skip

    def node(at: int) -> tuple[Node, int]:
        guess, count = encoded[at : at + pegs], encoded[at + pegs]
        at += pegs + 1
        children: dict[str, Node] = {}
        for _ in range(count):
            children[texts[encoded[at]]], at = node(at + 1)
        return Node(guess, children), at

    return node(0)[0]
