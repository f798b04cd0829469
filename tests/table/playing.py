"""Short ways to play at tables in tests."""

from __future__ import annotations

from random import Random

from keypeg.rules import Code, Position, agreeing_codes
from keypeg.table import (
    Answer,
    ClosedWhy,
    Closing,
    Engine,
    Options,
    SeatOption,
    Store,
    Tables,
    TableView,
    Ticket,
)

PERSON, COMPUTER, ADVERSARY = (
    SeatOption(),
    SeatOption(kind="computer", level="first"),
    SeatOption(kind="adversary", level="first"),
)


class First:
    """The simplest codebreaker: the first code that agrees with every row."""

    def guess(self, position: Position, chance: Random) -> Code:
        return next(agreeing_codes(position.edition, position.rows))


ENGINE = Engine(levels={"first": First()})
FINISHED = Closing(why=ClosedWhy.FINISHED)


class Hand:
    """The hand of a clock."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


def service(store: Store, now: Hand, **options) -> Tables:
    """Tables that attend to computers and clocks only when they are told to, and with nobody's patience."""
    patient = {"attend_every": None, "patience": 0, "alone_seconds": 0}
    return Tables(store, **{"engine": ENGINE, "now": now, "steady": now, **patient, **options})


def seated(
    tables: Tables, options: Options | None = None, names: str = "Ada Ben Cleo Dan Eve"
) -> list[Ticket]:
    """Open a table and sit down everywhere; the tickets of the persons, by seat."""
    options = options or Options()
    table = tables.open(options).table
    persons = sum(seat.kind == "person" for seat in options.seats)
    return [tables.take(table, None, name) for name in names.split()[:persons]]


def act(tables: Tables, ticket: Ticket, action: str, **options) -> Answer:
    """Act on the table as it stands."""
    seq = tables.view(ticket.table, ticket.token).seq
    return tables.act(ticket.table, ticket.token, action, seq=seq, **options)


def remembered(tables: Tables, table: str) -> TableView:
    """Return a table as a process knows it: the store is asked only where nothing is known, or no longer."""
    return tables.get_view(tables.get_cached(table) or tables.load(table), None)
