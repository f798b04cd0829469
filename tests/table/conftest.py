from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from keypeg.table import Store, Tables
from tests.postgres import Postgres, postgres
from tests.table.playing import Hand, service

__all__ = ["postgres"]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


@pytest.fixture
def hand() -> Hand:
    """A clock that stands still until a test moves it."""
    return Hand()


@pytest.fixture
def tables(store: Store, hand: Hand) -> Iterator[Tables]:
    with service(store, hand) as tables:
        yield tables
