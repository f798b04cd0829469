"""The pieces that the words of a message are made of, as the reader returns them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Variable:
    """A parameter: `{ $rows }`."""

    name: str


@dataclass(frozen=True, slots=True)
class Number:
    """A number with format options: `{ NUMBER($share, maximumFractionDigits: 0) }`, or a number written out."""

    value: Variable | float
    options: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reference:
    """The words of another message: `{ game-name }`."""

    code: str


@dataclass(frozen=True, slots=True)
class Literal:
    """A text written as a placeable, so that its blanks are kept: `{ "" }`."""

    text: str


@dataclass(frozen=True, slots=True)
class Select:
    """A choice by a number or a text; `default` is used where no key fits."""

    selector: Variable | Number
    variants: tuple[tuple[str | float, Pattern], ...]
    default: int


Placeable = Variable | Number | Reference | Literal | Select
Pattern = tuple[str | Placeable, ...]
"""What is said: texts, and placeables between them."""
