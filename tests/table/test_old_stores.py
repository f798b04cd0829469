"""A store written by an earlier release still opens: every table, every view, and play goes on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from keypeg.api.state import state_of
from keypeg.rules import Marking, Phase, ShownBy, parse_match
from keypeg.table import ClosedWhy, Closing, Store, Tables
from tests.table.playing import ENGINE
from tests.waiting import PATIENCE

OLD = Path(__file__).parent / "stores/version-2.sql"
"""Written by release 0.1, with the tokens' hashes and nonces it made."""
FINISHED, PLAYING, LEFT = "fc3hy4yferpkfpc3", "c22txw7v5q4tt3zc", "4jwmc5ad4xmjfg2r"


@pytest.fixture
def tables(tmp_path: Path):
    path = tmp_path / "old.sqlite3"
    connection = sqlite3.connect(path, timeout=PATIENCE)
    connection.executescript(OLD.read_text())
    connection.close()
    store = Store(path)
    with Tables(store, engine=ENGINE, attend_every=None) as opened:
        yield opened
    store.close()


def test_a_finished_match_is_as_it_was(tables: Tables) -> None:
    """The text that docs/protocol.md shows: a void game, its replay, and a game of Ben's."""
    view = tables.view(FINISHED)
    assert view.closed == Closing(why=ClosedWhy.FINISHED)
    assert [game.ending for game in view.match.games] == ["void", "broken", "broken"]
    assert view.match.games[0].void_by is ShownBy.CLAIM
    assert view.match.totals == (1, 4)
    assert parse_match(tables.export(FINISHED)).totals == (1, 4)
    assert [made.code for made in view.seals] == ["RGBY", "RGBY", "BBBB"]


def test_a_match_in_play_goes_on(tables: Tables) -> None:
    view = tables.view(PLAYING, 1)
    options = view.options
    assert (options.edition, options.marking, options.seconds) == ("expert/5x8b", Marking.CODEMAKER, 90)
    assert (options.shield, options.hints, options.spectators, options.conceding) == (
        True,
        True,
        False,
        False,
    )
    assert view.match.game.phase is Phase.MARKING
    tables.act(PLAYING, 1, "mark 1-0", seq=view.seq)
    assert tables.view(PLAYING, 0).match.game.phase is Phase.GUESSING


def test_a_table_somebody_left_says_who(tables: Tables) -> None:
    assert tables.view(LEFT).closed == Closing(why=ClosedWhy.LEFT, by=1)


def test_every_old_table_still_travels(tables: Tables) -> None:
    ids = [row.removeprefix('INSERT INTO "tables" VALUES(\'')[:16] for row in OLD.read_text().splitlines()]
    ids = [table for table in ids if tables_row(table)]
    assert len(ids) == 4
    for table in ids:
        state = state_of(tables.view(table, 0), now=0.0)
        assert state.table == table


def tables_row(table: str) -> bool:
    return f"INSERT INTO \"tables\" VALUES('{table}'" in OLD.read_text()
