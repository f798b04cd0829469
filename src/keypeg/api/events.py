"""What happened at a table, in the words of a language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from keypeg.api.sentence import Sentence, sentence
from keypeg.table.state.views import EventData, EventView
from keypeg.words import DEFAULT

Events = tuple[EventData[Sentence], ...]
"""What happened, in order, as it travels."""
E = TypeVar("E")
"""Events, or the bytes of encoded ones."""


def events_of(events: Iterable[EventView], language: str = DEFAULT) -> Events:
    """Return events as they travel, in the order they happened."""
    replace: Any = msgspec.structs.replace
    return tuple([replace(event, message=sentence(event.message, language)) for event in events])
