"""What happened at a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from keypeg.rules import Ending, EventKind
from keypeg.table.state.views import EventView
from keypeg.wire.encoding import encode
from keypeg.wire.sentence import Sentence, sentence
from keypeg.words import DEFAULT


class EventData(msgspec.Struct, frozen=True, kw_only=True):
    """What happened; `seq` is where the table stood after the action that caused it. Only what applies is there."""

    seq: int
    kind: EventKind
    message: Sentence
    game: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    row: int | UnsetType = UNSET
    code: str | UnsetType = UNSET
    red: int | UnsetType = UNSET
    white: int | UnsetType = UNSET
    shown: bool | UnsetType = UNSET
    rows: tuple[int, ...] | UnsetType = UNSET
    ending: Ending | UnsetType = UNSET
    points: tuple[tuple[int, ...], ...] | UnsetType = UNSET
    winners: tuple[int, ...] | UnsetType = UNSET
    attempt: int | UnsetType = UNSET
    digest: str | UnsetType = UNSET
    nonce: str | UnsetType = UNSET


def events_of(events: Iterable[EventView], language: str = DEFAULT) -> tuple[EventData, ...]:
    """Return events as they travel, in the order they happened."""
    return tuple(_event_data(event, language) for event in events)


def encoded_events(events: Iterable[EventView], language: str = DEFAULT) -> bytes:
    """Return the same as `events_of`, encoded: an event of a table has the very fields, but for its words."""
    said = [msgspec.structs.replace(event, message=sentence(event.message, language)) for event in events]
    return encode(said)


def _event_data(event: EventView, language: str) -> EventData:
    values: dict[str, Any] = {name: getattr(event, name) for name in _SAME}
    told = {name: value for name, value in values.items() if value is not None}
    return EventData(message=sentence(event.message, language), **told)


_SAME = tuple(name for name in EventView.__struct_fields__ if name != "message")
