"""A running match: seats, computer players, storage, clock; used alike by the server and the terminal."""

from keypeg.table.fairness import Commitment, verify
from keypeg.table.notify import ANY_TABLE
from keypeg.table.options import Limits, Options, SeatOption
from keypeg.table.player_record import Record, RecordedGame, Summary
from keypeg.table.players import Engine, LevelPlayer
from keypeg.table.service import Tables
from keypeg.table.store import Store, default_path
from keypeg.table.views import (
    Answer,
    CommitmentView,
    EventView,
    SeatView,
    StaleView,
    TableView,
    Ticket,
)

__all__ = [
    "ANY_TABLE",
    "Answer",
    "Commitment",
    "CommitmentView",
    "Engine",
    "EventView",
    "LevelPlayer",
    "Limits",
    "Options",
    "Record",
    "RecordedGame",
    "SeatOption",
    "SeatView",
    "StaleView",
    "Store",
    "Summary",
    "TableView",
    "Tables",
    "Ticket",
    "default_path",
    "verify",
]
