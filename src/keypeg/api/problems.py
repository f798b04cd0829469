"""Why a request was refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

import msgspec
from msgspec import UNSET, UnsetType

from keypeg.api.state import S
from keypeg.words import DEFAULT, Message, Param, say


class Problem(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """Why nothing was done: a name for programs, a sentence for people; a stale action gets the present state."""

    reason: str
    message: str
    code: str
    params: Mapping[str, Param]
    seq: int | UnsetType = UNSET
    state: S | UnsetType = UNSET


class Refused(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """The body of every answer that is not a success."""

    error: Problem[S]


def problem(reason: str, said: Message | str, language: str = DEFAULT) -> Problem[msgspec.Raw]:
    """Return a problem by its name and what is said of it."""
    told = Message(said) if isinstance(said, str) else said
    return Problem(reason=reason, message=say(told, language), code=told.code, params=told.params)
