"""What the engine says of a position, as the commands and the tools of assistants give it to programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from keypeg.api.command_answer import CommandAnswer
from keypeg.words import DEFAULT, say

if TYPE_CHECKING:
    from keypeg.engine.check import Check
    from keypeg.engine.hint import Hint


class RepairAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A row, the feedback that would let all rows agree, and the codes left then (null: not counted)."""

    row: int
    feedback: str
    left: int | None


class CheckAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`check`: whether any code fits all rows; if not, the rows that contradict and what would repair them."""

    consistent: bool
    left: int | None
    contradiction: tuple[int, ...]
    repairs: tuple[RepairAnswer, ...]


class HintAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`hint`: a guess, the codes left (null: not counted), and why; with `--explain` the `steps` before it."""

    guess: str
    left: int | None
    sampled: bool
    why: str
    steps: tuple[str, ...] | None = None


def check_answer(found: Check) -> CheckAnswer:
    """Return whether the rows agree, and what would repair them if not."""
    return CheckAnswer(
        consistent=found.consistent,
        left=found.left,
        contradiction=found.contradiction,
        repairs=repair_answers(found),
    )


def repair_answers(found: Check) -> tuple[RepairAnswer, ...]:
    """Return every repair of a position that was checked."""
    return tuple(
        RepairAnswer(row=one.row, feedback=str(one.feedback), left=one.left) for one in found.repairs
    )


def hint_answer(found: Hint, language: str = DEFAULT, *, steps: tuple[str, ...] | None = None) -> HintAnswer:
    """Return a hint, and why it is a good guess."""
    return HintAnswer(
        guess=str(found.code),
        left=found.left,
        sampled=found.sampled,
        why=say(found.why, language),
        steps=steps,
    )
