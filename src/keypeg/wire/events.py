"""What happened at a table."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from keypeg.rules import Ending, EventKind
from keypeg.table.views import EventView
from keypeg.wire.sentence import Sentence, sentence
from keypeg.words import DEFAULT


class EventData(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What happened; `seq` is where the table stood after the action that caused it. Only what applies is there."""

    seq: int
    kind: EventKind
    message: Sentence
    game: int | None = None
    seat: int | None = None
    row: int | None = None
    code: str | None = None
    red: int | None = None
    white: int | None = None
    shown: bool | None = None
    rows: tuple[int, ...] | None = None
    ending: Ending | None = None
    points: tuple[tuple[int, ...], ...] | None = None
    winners: tuple[int, ...] | None = None
    attempt: int | None = None
    digest: str | None = None
    nonce: str | None = None


def events_of(events: Iterable[EventView], language: str = DEFAULT) -> tuple[EventData, ...]:
    """Return events as they travel, in the order they happened."""
    return tuple(
        EventData(message=sentence(event.message, language), **{name: getattr(event, name) for name in _SAME})
        for event in events
    )


_SAME = tuple(name for name in EventView.__struct_fields__ if name != "message")
