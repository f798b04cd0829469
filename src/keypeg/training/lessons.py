"""A short course in six lessons, as data: steps with a position, a question and its answer, and codes for the words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from keypeg.engine.candidates import candidates
from keypeg.engine.codec import numbers
from keypeg.errors import NotationError, shorten
from keypeg.rules import Position
from keypeg.training.perfect import separates
from keypeg.words import Message, message

TRIES = 2
"""After this many wrong answers a step shows the right one and the lesson continues."""


class StepKind(StrEnum):
    """What a step wants: nothing but reading, a feedback, a number, the only code, or a guess that tells all apart."""

    READ = "read"
    FEEDBACK = "feedback"
    NUMBER = "number"
    ONLY_CODE = "only-code"
    SEPARATE = "separate"


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One step of a lesson; `code` names its words, and `code-after` those that explain the answer.

    `answer` is one right answer, empty where there is only something to read. `secret` and `guess` belong to the
    question what feedback a guess earns.
    """

    kind: StepKind
    code: str
    position: Position
    answer: str = ""
    secret: str | None = None
    guess: str | None = None

    @property
    def text(self) -> Message:
        """What the step says or asks."""
        return message(self.code)

    @property
    def after(self) -> Message | None:
        """What explains the answer, once it is right or shown."""
        return None if self.kind is StepKind.READ else message(f"{self.code}-after")

    def is_right(self, answer: str) -> bool:
        """Return whether an answer is right; refuses what is no answer at all."""
        box, told = self.position.edition, answer.strip()
        match self.kind:
            case StepKind.READ:
                return True
            case StepKind.FEEDBACK:
                return str(box.feedback(told)) == self.answer
            case StepKind.NUMBER:
                if not (told.isascii() and told.isdigit() and len(told) <= 9):
                    raise NotationError("lesson-not-a-number", text=shorten(answer))
                return int(told) == int(self.answer)
            case StepKind.ONLY_CODE:
                return str(box.guess(told)) == self.answer
            case StepKind.SEPARATE:
                left = candidates(self.position).raw
                return separates(box.shape, left, numbers(box, box.guess(told)))


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson; its title has the code `lesson-KEY-title`."""

    key: str
    steps: tuple[Step, ...]

    @property
    def title(self) -> Message:
        """What it is called."""
        return message(f"lesson-{self.key}-title")


_UNBROKEN = "party/4x8r6u PYRO:0-1 WPOG:0-2 SOBR:0-3 OGWB:3-0 OSYB:3-0 WSOB:2-2"
"""A full board on which the code OSWB was never broken."""

_LESSONS: dict[str, tuple[tuple[StepKind, str, str], ...]] = {
    "clue": (
        (StepKind.READ, "kids RBG:1-0", ""),
        (StepKind.READ, "kids RBG:0-1", ""),
        (StepKind.FEEDBACK, "kids", "RGB RBY 1-1"),
        (StepKind.NUMBER, "kids RBG:0-0", "27"),
        (StepKind.ONLY_CODE, "kids RBG:0-3 BGR:0-3", "GRB"),
    ),
    "counting": (
        (StepKind.READ, "classic RRRR:1-0", ""),
        (StepKind.NUMBER, "classic RRRR:1-0 BBBB:2-0", "1"),
        (StepKind.NUMBER, "classic RRRR:1-0 BBBB:2-0 GGGG:1-0", "12"),
        (StepKind.ONLY_CODE, "classic RRRR:1-0 BBBB:2-0 GGGG:1-0 RBBG:1-3 BBGR:2-2", "BGBR"),
    ),
    "splitting": (
        (StepKind.READ, "classic RRRR:1-0 BBBB:2-0 GGGG:1-0", ""),
        (StepKind.NUMBER, "classic RRRR:1-0 BBBB:2-0 GGGG:1-0 RBBG:1-3", "4"),
        (StepKind.SEPARATE, "classic RRRR:1-0 BBBB:2-0 GGGG:1-0 RBBG:1-3", "BBGR"),
    ),
    "impossible": (
        (StepKind.NUMBER, "classic RRRR:3-0 GGGR:0-1 RRRB:3-0", "3"),
        (StepKind.READ, "classic RRRR:3-0 GGGR:0-1 RRRB:3-0", ""),
        (StepKind.SEPARATE, "classic RRRR:3-0 GGGR:0-1 RRRB:3-0", "RRYW"),
    ),
    "blanks": (
        (StepKind.READ, "pocket/4x6b ....:2-0", ""),
        (StepKind.FEEDBACK, "pocket/4x6b", "R..B .R.B 2-2"),
        (StepKind.NUMBER, "pocket/4x6b ....:2-0 RB..:2-2", "5"),
        (StepKind.ONLY_CODE, "pocket/4x6b ....:2-0 RB..:2-2 R..B:2-2", "R.B."),
    ),
    "group": (
        (StepKind.READ, "party", ""),
        (StepKind.NUMBER, "party PYRG:1-2", "4"),
        (StepKind.NUMBER, "party PYRG:1-2 PRWG:2-1 PRGB:4-0", "14"),
        (StepKind.NUMBER, _UNBROKEN, "25"),
        (StepKind.READ, "party", ""),
    ),
}


def lessons() -> tuple[Lesson, ...]:
    """Return the six lessons in order."""
    return tuple(
        Lesson(key, tuple(_step(key, number, *step) for number, step in enumerate(steps, 1)))
        for key, steps in _LESSONS.items()
    )


def _step(key: str, number: int, kind: StepKind, position: str, answer: str) -> Step:
    code = f"lesson-{key}-{number}"
    if kind is StepKind.FEEDBACK:
        secret, guess, answer = answer.split()
        return Step(
            kind=kind, code=code, position=Position.parse(position), answer=answer, secret=secret, guess=guess
        )
    return Step(kind=kind, code=code, position=Position.parse(position), answer=answer)
