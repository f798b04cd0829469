"""What would let all rows of a position agree, for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keypeg.cli.output import forms

if TYPE_CHECKING:
    from keypeg.api.commands import RepairAnswer
    from keypeg.engine.check import Check


def repair_answers(found: Check) -> tuple[RepairAnswer, ...]:
    """Return every repair of a position that was checked."""
    return tuple(
        forms.RepairAnswer(row=one.row, feedback=str(one.feedback), left=one.left) for one in found.repairs
    )
