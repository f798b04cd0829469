"""A running match: seats, computer players, storage, clock; used alike by the server and the terminal."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from keypeg.rules.seals import Seal as Seal
    from keypeg.rules.seals import verify_seal as verify_seal
    from keypeg.table.players.computers import Engine as Engine
    from keypeg.table.players.player_record import EditionSummary as EditionSummary
    from keypeg.table.players.player_record import Record as Record
    from keypeg.table.players.player_record import RecordedGame as RecordedGame
    from keypeg.table.service import Tables as Tables
    from keypeg.table.state.options import Limits as Limits
    from keypeg.table.state.options import Options as Options
    from keypeg.table.state.options import SeatOption as SeatOption
    from keypeg.table.state.views import Answer as Answer
    from keypeg.table.state.views import ClosedWhy as ClosedWhy
    from keypeg.table.state.views import Closing as Closing
    from keypeg.table.state.views import StaleView as StaleView
    from keypeg.table.state.views import TableView as TableView
    from keypeg.table.state.views import Ticket as Ticket
    from keypeg.table.storage.location import default_path as default_path
    from keypeg.table.storage.notify import ANY_TABLE as ANY_TABLE
    from keypeg.table.storage.store import Store as Store

# Found when asked for: a browser has no database and plays at tables all the same, and a menu needs no table yet.
_HOMES = {
    "keypeg.rules.seals": "Seal verify_seal",
    "keypeg.table.players.computers": "Engine",
    "keypeg.table.players.player_record": "EditionSummary Record RecordedGame",
    "keypeg.table.service": "Tables",
    "keypeg.table.state.options": "Limits Options SeatOption",
    "keypeg.table.state.views": "Answer ClosedWhy Closing StaleView TableView Ticket",
    "keypeg.table.storage.location": "default_path",
    "keypeg.table.storage.notify": "ANY_TABLE",
    "keypeg.table.storage.store": "Store",
}


def __getattr__(name: str) -> object:
    for home, names in _HOMES.items():
        if name in names.split():
            return getattr(import_module(home), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
