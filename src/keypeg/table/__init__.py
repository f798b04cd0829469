"""A running match: seats, computer players, storage, clock; used alike by the server and the terminal."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from keypeg.rules.seals import Seal, verify
    from keypeg.table.players.computers import Engine, LevelPlayer
    from keypeg.table.players.player_record import EditionSummary, Record, RecordedGame
    from keypeg.table.service import Tables
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
    from keypeg.table.storage.location import default_path
    from keypeg.table.storage.notify import ANY_TABLE
    from keypeg.table.storage.store import Store

# Found when asked for: a browser has no database and plays at tables all the same, and a menu needs no table yet.
_HOMES = {
    "keypeg.rules.seals": ("Seal", "verify"),
    "keypeg.table.players.computers": ("Engine", "LevelPlayer"),
    "keypeg.table.players.player_record": ("EditionSummary", "Record", "RecordedGame"),
    "keypeg.table.service": ("Tables",),
    "keypeg.table.state.options": ("Limits", "Options", "SeatOption"),
    "keypeg.table.state.views": (
        "Answer",
        "ClosedWhy",
        "Closing",
        "EventView",
        "SealView",
        "SeatView",
        "StaleView",
        "TableView",
        "Ticket",
    ),
    "keypeg.table.storage.location": ("default_path",),
    "keypeg.table.storage.notify": ("ANY_TABLE",),
    "keypeg.table.storage.store": ("Store",),
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
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(home), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
