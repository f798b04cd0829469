"""A server for the tests of the terminal, and somebody who asks it."""

from __future__ import annotations

import pytest

from keypeg.server.settings import Settings
from tests.server.playing import Scene
from tests.server.running import Server


@pytest.fixture
def server(tmp_path):
    settings = Settings(database=str(tmp_path / "server.sqlite3"), countdown=0, limited=False)
    running = Server(tmp_path, settings).start().wait_until_up()
    yield running
    running.kill()


@pytest.fixture
def scene(server):
    asking = Scene([server])
    yield asking
    asking.close()
