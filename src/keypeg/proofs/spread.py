"""A proof divided into jobs that do not depend on one another, so that several machines can share it.

A job settles some second guesses after one first guess and its feedback. Its limit comes from the answers that are in
when it is handed out: only a total below the limit could lead to a better tree. Answers are kept in a file as they
come, so that a run can be stopped and continued.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import NamedTuple, cast

from keypeg.engine import kernel
from keypeg.engine.proof import FirstGuess, Node, Proof, ProofRow, ProofShape, feedback_text
from keypeg.engine.search import Solver
from keypeg.errors import KeypegError
from keypeg.proofs.certificate import replay_tree

_FORMAT = "keypeg spread 1"
PER_JOB = 16
"""Second guesses in one job."""
_WHOLE = 60
"""Up to this many codes, a part is settled by one job."""


class Job(NamedTuple):
    """Second guesses to settle after a first guess with its feedback; no guesses mean the whole part, exactly."""

    row: ProofRow
    number: int
    guesses: tuple[bytes, ...]
    limit: int


class JobAnswer(NamedTuple):
    """The least total of a job's guesses, and the guess that reaches it; without one, a bound not below the limit."""

    value: int
    guess: bytes | None
    seconds: float


@cache
def _solver(shape: ProofShape) -> Solver:
    """Return the one search of this process, which keeps what it has settled for the next job."""
    return Solver(shape)


def settle(shape: ProofShape, job: Job) -> JobAnswer:
    """Do a job, on any machine."""
    solver, started = _solver(shape), time.thread_time()
    if not job.guesses:
        whole = solver.value([job.row])
        return JobAnswer(whole.lower, whole.guess, time.thread_time() - started)
    best, least, chosen = job.limit, kernel.NEVER, None
    for guess in job.guesses:
        value = solver.guess_below(guess, [job.row], limit=best)
        least = min(least, value)
        if value < best:
            best, chosen = value, guess
    return JobAnswer(least, chosen, time.thread_time() - started)


def grow(shape: ProofShape, row: ProofRow, guess: bytes) -> Node:
    """Return the best tree after a first guess that goes on with this one, on any machine."""
    return _solver(shape).tree_from(guess, [row])


@dataclass
class Part:
    """The codes that give one feedback to a first guess."""

    row: ProofRow
    size: int
    lower: int
    chunks: list[tuple[bytes, ...]]
    answers: dict[int, JobAnswer] = field(default_factory=dict)
    handed_out: int = 0

    @property
    def best(self) -> JobAnswer | None:
        """The best total found so far."""
        found = [answer for answer in self.answers.values() if answer.guess is not None]
        return min(found, key=lambda answer: answer.value, default=None)

    @property
    def settled(self) -> bool:
        """Whether every job is answered."""
        return len(self.answers) == len(self.chunks)

    @property
    def exact(self) -> bool:
        """Whether its least total is known."""
        return self.settled and self.best is not None and self.best.value == self.lower


@dataclass
class Root:
    """A kind of first guess."""

    guess: bytes
    secrets: int
    parts: list[Part]

    @property
    def bound(self) -> int:
        """What its trees cost at least."""
        return self.secrets + sum(part.lower for part in self.parts)

    @property
    def exact(self) -> bool:
        """Whether the bound is the total of a tree."""
        return all(part.exact for part in self.parts)


class SpreadProgress(NamedTuple):
    """Where a run stands; `jobs_left` counts those that nothing has made superfluous yet."""

    lower: int
    upper: int
    jobs_done: int
    jobs_left: int


class Spread:
    """The proof of one shape as jobs: hand out `next_job`, give each answer to `take`, until none is left."""

    def __init__(self, shape: ProofShape, *, kept: Path | None = None, per_job: int = PER_JOB) -> None:
        self.shape, self.per_job, self._kept = shape, per_job, kept
        self._known = _read(kept, shape, per_job) if kept else {}
        local = _solver(shape)
        tree = local.improve(width=1)
        if tree is None:
            raise RuntimeError("no tree was found")
        self.tree: Node = tree
        self.upper = replay_tree(shape, tree).total
        self.first: bytes | None = None
        """The first guess of a better tree than `tree`, where one was found."""
        self.jobs_done, self.seconds = 0, 0.0
        self.roots = [root for guess in local.kinds() if (root := _root(shape, guess, per_job))]
        self._out: dict[tuple[ProofRow, int], Part] = {}

    @property
    def lower(self) -> int:
        """What any tree costs at least."""
        return min([self.upper, *(root.bound for root in self.roots)])

    @property
    def progress(self) -> SpreadProgress:
        """Return where the run stands."""
        open_roots = [root for root in self.roots if root.bound < self.upper and not root.exact]
        left = sum(len(part.chunks) - len(part.answers) for root in open_roots for part in root.parts)
        return SpreadProgress(self.lower, self.upper, self.jobs_done, left)

    def next_job(self) -> Job | None:
        """Return the next job that could matter; None if all are handed out or superfluous."""
        for root in sorted(self.roots, key=lambda root: root.bound):
            for part in root.parts:
                while root.bound < self.upper and part.handed_out < len(part.chunks):
                    job = self._job(root, part)
                    kept = self._known.get(_key(job))
                    if kept is None or (kept.guess is None and kept.value < job.limit):
                        return job
                    self._enter(job, kept)
        return None

    def _job(self, root: Root, part: Part) -> Job:
        limit = self.upper - (root.bound - part.lower)
        if part.best is not None:
            limit = min(limit, part.best.value)
        job = Job(part.row, part.handed_out, part.chunks[part.handed_out], limit)
        part.handed_out += 1
        self._out[_key(job)] = part
        return job

    def is_wanted(self, job: Job) -> bool:
        """Whether the answer to a job can still change anything."""
        root = next(root for root in self.roots if root.guess == job.row[0])
        return root.bound < self.upper

    def take(self, job: Job, answer: JobAnswer) -> None:
        """Keep the answer to a job."""
        if self._kept is not None:
            _append(self._kept, job, answer)
        self.jobs_done += 1
        self.seconds += answer.seconds
        self._enter(job, answer)

    def _enter(self, job: Job, answer: JobAnswer) -> None:
        part = self._out.pop(_key(job))
        part.answers[job.number] = answer
        if not part.settled:
            return
        part.lower = max(part.lower, min(one.value for one in part.answers.values()))
        root = next(root for root in self.roots if root.guess == job.row[0])
        if root.exact and root.bound < self.upper:
            self.upper, self.first = root.bound, root.guess

    def branches(self) -> Iterator[tuple[ProofRow, bytes]]:
        """Yield, for the best first guess, each feedback's row with the second guess: what a tree is grown from."""
        root = next((root for root in self.roots if root.guess == self.first), None)
        for part in root.parts if root else ():
            if part.best is None or part.best.guess is None:
                raise RuntimeError("a settled part without a guess")
            yield part.row, part.best.guess

    def proof(self, grown: Sequence[tuple[ProofRow, Node]]) -> Proof:
        """Return the proof, with the trees of all `branches`."""
        if self.first is not None:
            below = {feedback_text(row[1], row[2]): node for row, node in grown}
            self.tree = Node(self.first, below)
        return Proof(
            shape=self.shape,
            objective="average",
            max_rows=None,
            lower=self.lower,
            upper=self.upper,
            tree=self.tree,
            first_guesses=[
                FirstGuess(root.guess, root.bound, root.bound if root.exact else None) for root in self.roots
            ],
            work=self.jobs_done,
            cpu_seconds=self.seconds,
        )


def _root(shape: ProofShape, first: bytes, per_job: int) -> Root | None:
    """Divide the secrets by their feedback to a first guess; None if it tells nothing."""
    whole = kernel.KernelShape(*shape)
    pegs, secrets = shape[0], kernel.candidates(whole)
    pairs = kernel.feedbacks(pegs)
    told = sorted({pairs[index] for index in kernel.marks(whole, first, secrets)})
    kinds = _solver(shape).kinds([(first, 0, 0)])
    parts = []
    for red, white in told:
        if red < pegs:
            row = (first, red, white)
            left = kernel.candidates(whole, [row])
            size = len(left) // pegs
            parts.append(Part(row, size, 2 * size - 1, _chunks(whole, left, kinds, per_job)))
    if len(told) < 2 and len(secrets) > pegs:
        return None
    return Root(first, len(secrets) // pegs, sorted(parts, key=lambda part: part.size))


def _chunks(
    shape: kernel.KernelShape, left: bytes, kinds: Sequence[bytes], per_job: int
) -> list[tuple[bytes, ...]]:
    """Order the second guesses by how many parts they make, and cut them into jobs; a small part is one job."""
    if len(left) // shape.pegs <= _WHOLE:
        return [()]
    counts = cast(list[list[int]], kernel.partition(shape, left, b"".join(kinds)).tolist())
    made = [sum(size > 0 for size in row) for row in counts]
    order = sorted(range(len(kinds)), key=lambda at: -made[at])
    telling = [kinds[at] for at in order if made[at] > 1]
    return [tuple(telling[at : at + per_job]) for at in range(0, len(telling), per_job)]


def _key(job: Job) -> tuple[ProofRow, int]:
    return job.row, job.number


def _append(path: Path, job: Job, answer: JobAnswer) -> None:
    guess = answer.guess.hex() if answer.guess is not None else None
    line = [job.row[0].hex(), job.row[1], job.row[2], job.number, answer.value, guess]
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def _read(path: Path, shape: ProofShape, per_job: int) -> dict[tuple[ProofRow, int], JobAnswer]:
    """Read the answers kept by an earlier run, and begin the file if there is none; a torn line is left out."""
    header = json.dumps([_FORMAT, list(shape), per_job])
    if not path.exists() or not path.read_text(encoding="utf-8"):
        path.write_text(header + "\n", encoding="utf-8")
        return {}
    text = path.read_text(encoding="utf-8")
    if text.splitlines()[0] != header:
        raise KeypegError("spread-other", path=str(path))
    if not text.endswith("\n"):
        with path.open("a", encoding="utf-8") as file:
            file.write("\n")
    found = {}
    for line in text.splitlines()[1:]:
        with suppress(ValueError):
            first, red, white, number, value, guess = json.loads(line)
            answer = JobAnswer(value, None if guess is None else bytes.fromhex(guess), 0.0)
            found[(bytes.fromhex(first), red, white), number] = answer
    return found
