"""What every answer of a command has, and the answers about databases and training."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import msgspec

ANSWER_VERSION = 1
"""Raised when a field changes its meaning or goes; new fields do not change it."""


class CommandAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What every answer has."""

    version: int = ANSWER_VERSION

    @classmethod
    def of(cls, values: Mapping[str, Any]) -> Self:
        """Return the answer made of these values; those that it has no field for are left out."""
        return cls(**{name: values[name] for name in cls.__struct_fields__ if name in values})


class BackupAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`backup`: the file that was written, and how many tables it holds."""

    path: str
    tables: int


class RestoreAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`restore`: how many tables the database holds now, and the file with what it held before (null: nothing)."""

    tables: int
    aside: str | None


class FactAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What rows say, numbered from 1; none of them are named where it takes more than three."""

    rows: tuple[int, ...]
    text: str


class ExplainAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`explain`: every fact, what the last row added, and with `--guess` whether it could be the code."""

    facts: tuple[FactAnswer, ...]
    latest: tuple[str, ...]
    possible: bool | None = None
    why: str | None = None


class DailyLine(CommandAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """A line of `daily`: what is played, a row with its feedback, an error, or the result."""

    version: int
    name: str | None = None
    edition: str | None = None
    seal: str | None = None
    row: int | None = None
    guess: str | None = None
    red: int | None = None
    white: int | None = None
    code: str | None = None
    broken: bool | None = None
    rows: int | None = None
    streak: int | None = None
    share: str | None = None
    error: str | None = None


class PuzzleLine(CommandAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """A line of `puzzle`: the question, an error, or whether the answer is right and why."""

    version: int
    key: str | None = None
    kind: str | None = None
    level: int | None = None
    position: str | None = None
    question: str | None = None
    right: bool | None = None
    answer: str | None = None
    why: tuple[str, ...] | None = None
    error: str | None = None
