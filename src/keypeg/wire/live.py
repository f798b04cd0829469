"""The messages of a table's socket and of its stream."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Generic, Literal

import msgspec
from msgspec import UNSET, UnsetType

from keypeg.rules import ActionKind, GameView
from keypeg.table.state.options import SeatNumber
from keypeg.table.state.views import Closing
from keypeg.wire.events import EventData
from keypeg.wire.problems import Problem
from keypeg.wire.requests import NewAction, RequestBody
from keypeg.wire.sentence import Sentence
from keypeg.wire.state import CommitmentData, S, SeatData, State
from keypeg.words import DEFAULT, Message, Param, say

VERSION = 2
"""The version of the live messages; a client that knows another one asks for a new page."""

Reaction = Literal["hello", "good-luck", "thinking", "hurry", "wow", "ouch", "well-played", "thanks"]
"""Everything that people can say to each other at a table; the words for it are `reaction-<code>`."""


class StateMessage(msgspec.Struct, Generic[S], frozen=True, kw_only=True, tag="state"):
    """The table's state, and what happened since the last message."""

    v: int = VERSION
    seq: int
    events: tuple[EventData, ...]
    state: S


class ViewChange(msgspec.Struct, frozen=True, kw_only=True):
    """What may have changed of a view: `games` stand in place of all games from `first_game` (from 0) on."""

    first_game: int
    games: tuple[GameView, ...]
    seat: int | None
    seq: int
    waits_for: tuple[int | None, ...]
    takes_back: int | None
    may: tuple[ActionKind, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    over: bool


class StateChange(msgspec.Struct, frozen=True, kw_only=True):
    """What may have changed of a state; whatever is not here is as it was."""

    seq: int
    turn: Sentence
    left: int | None
    deadline: str | None
    rematch: str | None
    closed: Closing | None
    view: ViewChange
    seconds_left: float | None
    seats: tuple[SeatData, ...] | UnsetType = UNSET
    commitments: tuple[CommitmentData, ...] | UnsetType = UNSET


class ChangeMessage(msgspec.Struct, frozen=True, kw_only=True, tag="change"):
    """What has changed since the last message, for clients that ask for changes.

    `since` is the seq of the state that it changes; a client that has another one asks for a whole state.
    """

    v: int = VERSION
    seq: int
    since: int
    events: tuple[EventData, ...]
    change: StateChange


class Ping(msgspec.Struct, frozen=True, kw_only=True, tag="ping"):
    """A heartbeat."""

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


class ReactionMessage(msgspec.Struct, frozen=True, kw_only=True, tag="reaction"):
    """A reaction of a seat, for clients that ask for reactions; it is not kept anywhere."""

    v: int = VERSION
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
    StateMessage[State]
    | ChangeMessage
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


def changed(state: State, change: StateChange) -> State:
    """Return a state with a change put over it: what a client does that keeps its state."""
    named = {name: getattr(change, name) for name in StateChange.__struct_fields__ if name != "view"}
    told = {name: value for name, value in named.items() if value is not UNSET}
    view = {
        name: getattr(change.view, name)
        for name in ViewChange.__struct_fields__
        if name not in ("first_game", "games")
    }
    games = (*state.view.games[: change.view.first_game], *change.view.games)
    return msgspec.structs.replace(state, **told, view=replace(state.view, games=games, **view))


def state_message(seq: int, events: bytes, state: bytes) -> bytes:
    """Return a `StateMessage` of encoded events and an encoded state."""
    return b'{"type":"state","v":%d,"seq":%d,"events":%b,"state":%b}' % (VERSION, seq, events, state)


def change_message(seq: int, since: int, events: bytes, change: bytes) -> bytes:
    """Return a `ChangeMessage` of encoded events and an encoded change."""
    return b'{"type":"change","v":%d,"seq":%d,"since":%d,"events":%b,"change":%b}' % (
        VERSION,
        seq,
        since,
        events,
        change,
    )
