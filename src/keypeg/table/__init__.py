"""A running match: seats, computer players, storage, clock; used alike by the server and the terminal."""

from importlib import import_module
from typing import TYPE_CHECKING

from keypeg.rules.seals import Seal, verify
from keypeg.table.players.computers import Engine, LevelPlayer
from keypeg.table.players.player_record import EditionSummary, Record, RecordedGame
from keypeg.table.state.options import Limits, Options, SeatOption
from keypeg.table.state.views import (
    Answer,
    ClosedWhy,
    Closing,
    EventView,
    SealView,
    SeatView,
    StaleView,
    TableView,
    Ticket,
)

if TYPE_CHECKING:
    from keypeg.table.service import Tables
    from keypeg.table.storage.location import default_path
    from keypeg.table.storage.notify import ANY_TABLE
    from keypeg.table.storage.store import Store

# Found when asked for: a browser has no database, and plays at tables all the same.
_WITH_DATABASE = {
    "ANY_TABLE": "storage.notify",
    "Store": "storage.store",
    "Tables": "service",
    "default_path": "storage.location",
}

__all__ = [
    "ANY_TABLE",
    "Answer",
    "ClosedWhy",
    "Closing",
    "EditionSummary",
    "Engine",
    "EventView",
    "LevelPlayer",
    "Limits",
    "Options",
    "Record",
    "RecordedGame",
    "Seal",
    "SealView",
    "SeatOption",
    "SeatView",
    "StaleView",
    "Store",
    "TableView",
    "Tables",
    "Ticket",
    "default_path",
    "verify",
]


def __getattr__(name: str) -> object:
    if name not in _WITH_DATABASE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_WITH_DATABASE[name]}"), name)
