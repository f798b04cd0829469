"""The messages of a table's socket and of its stream."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

import msgspec

from keypeg.wire.events import EventData
from keypeg.wire.problems import Problem
from keypeg.wire.requests import NewAction, Request
from keypeg.wire.state import S, State
from keypeg.words import DEFAULT, Message, Param, say

VERSION = 2
"""The version of the live messages; a client that knows another one asks for a new page."""


class StateMessage(msgspec.Struct, Generic[S], frozen=True, kw_only=True, tag="state"):
    """Where the table stands, and what happened since the last message."""

    v: int = VERSION
    seq: int
    events: tuple[EventData, ...]
    state: S


class Ping(msgspec.Struct, frozen=True, kw_only=True, tag="ping"):
    """Shows that the line is open."""

    v: int = VERSION


class ClosedMessage(msgspec.Struct, frozen=True, kw_only=True, tag="closed"):
    """The last message, and why no more will come."""

    v: int = VERSION
    reason: str
    message: str
    code: str
    params: Mapping[str, Param]


class DoneMessage(msgspec.Struct, frozen=True, kw_only=True, tag="done"):
    """The answer to an action sent over a socket."""

    v: int = VERSION
    id: str
    seq: int


class RefusedMessage(msgspec.Struct, Generic[S], frozen=True, kw_only=True, tag="refused"):
    """The answer to an action sent over a socket that was refused."""

    v: int = VERSION
    id: str | None
    error: Problem[S]


class Pong(Request, frozen=True, kw_only=True, tag="pong"):
    """What a client answers to a ping."""


class SentAction(NewAction, frozen=True, kw_only=True, tag="action"):
    """An action sent over a socket."""


ClientMessage = Pong | SentAction
"""Every message that a client may send over a socket."""

LiveMessage = StateMessage[State] | Ping | ClosedMessage | DoneMessage | RefusedMessage[State]
"""Every message that a client may hear; a stream has no `done` and no `refused`."""


def closed_message(reason: str, said: Message | str, language: str = DEFAULT) -> ClosedMessage:
    """Return the last message, by the name of its reason and what is said of it."""
    told = Message(said) if isinstance(said, str) else said
    return ClosedMessage(reason=reason, message=say(told, language), code=told.code, params=told.params)
