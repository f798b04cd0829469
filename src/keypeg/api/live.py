"""The messages of a table's socket and of its stream."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Literal, TypeVar

import msgspec

from keypeg.api.events import E, Events
from keypeg.api.problems import Problem
from keypeg.api.requests import NewAction, RequestBody
from keypeg.api.state import S, State, StateChange
from keypeg.table.state.options import SeatNumber
from keypeg.words import DEFAULT, Message, Param, say

C = TypeVar("C")
"""A change, or the bytes of one."""

LIVE_VERSION = 2
"""The version of the live messages; a client that knows another one asks for a new page."""

Reaction = Literal["hello", "good-luck", "thinking", "hurry", "wow", "ouch", "well-played", "thanks"]
"""Everything that people can say to each other at a table; the words for it are `reaction-<code>`."""


class StateMessage(msgspec.Struct, Generic[E, S], frozen=True, kw_only=True, tag="state"):
    """The table's state, and what happened since the last message."""

    v: int = LIVE_VERSION
    seq: int
    events: E
    state: S


class ChangeMessage(msgspec.Struct, Generic[E, C], frozen=True, kw_only=True, tag="change"):
    """What has changed since the last message, for clients that ask for changes.

    `since` is the seq of the state that it changes; a client that has another one asks for a whole state.
    """

    v: int = LIVE_VERSION
    seq: int
    since: int
    events: E
    change: C


class Ping(msgspec.Struct, frozen=True, kw_only=True, tag="ping"):
    """A heartbeat."""

    v: int = LIVE_VERSION


class ClosedMessage(msgspec.Struct, frozen=True, kw_only=True, tag="closed"):
    """The last message, and why no more will come."""

    v: int = LIVE_VERSION
    reason: str
    message: str
    code: str
    params: Mapping[str, Param]


class DoneMessage(msgspec.Struct, frozen=True, kw_only=True, tag="done"):
    """The answer to an action sent over a socket."""

    v: int = LIVE_VERSION
    id: str
    seq: int


class RefusedMessage(msgspec.Struct, Generic[S], frozen=True, kw_only=True, tag="refused"):
    """The answer to an action sent over a socket that was refused."""

    v: int = LIVE_VERSION
    id: str | None
    error: Problem[S]


class ReactionMessage(msgspec.Struct, frozen=True, kw_only=True, tag="reaction"):
    """A reaction of a seat, for clients that ask for reactions; it is not kept anywhere."""

    v: int = LIVE_VERSION
    seat: int
    reaction: Reaction


class Pong(RequestBody, frozen=True, kw_only=True, tag="pong"):
    """What a client answers to a ping."""


class SentAction(NewAction, frozen=True, kw_only=True, tag="action"):
    """An action sent over a socket."""


class AskState(RequestBody, frozen=True, kw_only=True, tag="state"):
    """Asks for the whole state, in place of the next change."""


class NewReaction(RequestBody, frozen=True, kw_only=True):
    """A reaction of a seat, to be shown to everyone at the table for a moment."""

    seat: SeatNumber
    reaction: Reaction


class SentReaction(NewReaction, frozen=True, kw_only=True, tag="reaction"):
    """A reaction sent over a socket; only a refusal is answered."""


ClientMessage = Pong | SentAction | AskState | SentReaction
"""Every message that a client may send over a socket."""

LiveMessage = (
    StateMessage[Events, State]
    | ChangeMessage[Events, StateChange]
    | Ping
    | ClosedMessage
    | DoneMessage
    | RefusedMessage[State]
    | ReactionMessage
)
"""Every message that a client may hear; a stream has no `done`, no `refused` and no `reaction`."""


def closed_message(reason: str, said: Message | str, language: str = DEFAULT) -> ClosedMessage:
    """Return the last message, by the name of its reason and what is said of it."""
    told = Message(said) if isinstance(said, str) else said
    return ClosedMessage(reason=reason, message=say(told, language), code=told.code, params=told.params)
