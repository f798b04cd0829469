"""Connections: how many an address may hold, and how many files are left for tables when they are used up."""

from __future__ import annotations

import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from keypeg.server.connection_limits import RESERVED_FILES, ConnectionLimits
from keypeg.server.settings import Settings
from tests.server.conftest import served
from tests.server.playing import ADA_AND_BEN, Scene
from tests.server.running import HOST, Server, processes, serve
from tests.waiting import PATIENCE, wait_until

HOSTILE, SECOND = "127.0.0.2", "127.0.0.3"
FILES = 300
NOBODY: dict[str, str] = {}


def test_an_address_holds_so_many_connections_and_others_are_not_kept_out() -> None:
    limits = ConnectionLimits(Settings(connections_per_address=2), files=None, environment=NOBODY)
    assert [limits.take("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert limits.take("192.0.2.2")
    limits.give("192.0.2.1")
    assert limits.take("192.0.2.1")


def test_one_network_of_ipv6_is_one_address() -> None:
    limits = ConnectionLimits(Settings(connections_per_address=1), files=None, environment=NOBODY)
    assert [limits.take(f"2001:db8:1:2::{number}") for number in (1, 2)] == [True, False]


def test_an_address_holds_at_most_a_quarter_of_all_connections() -> None:
    limits = ConnectionLimits(Settings(), files=RESERVED_FILES + 400, environment=NOBODY)
    assert [limits.take("192.0.2.1") for _ in range(101)].count(True) == 100


def test_files_are_left_when_many_addresses_come() -> None:
    limits = ConnectionLimits(Settings(), files=RESERVED_FILES + 400, environment=NOBODY)
    taken = [limits.take(f"192.0.2.{number}") for number in range(10) for _ in range(50)]
    assert taken == [True] * 400 + [False] * 100


@pytest.mark.parametrize(
    ("named", "proxy"),
    [("10.0.0.1, 10.0.0.2", True), ("10.0.0.0/24", True), ("*", True), ("10.0.1.1", False)],
)
def test_a_proxy_brings_as_many_people_as_there_are(named: str, *, proxy: bool) -> None:
    environment = {"FORWARDED_ALLOW_IPS": named}
    limits = ConnectionLimits(Settings(connections_per_address=1), files=None, environment=environment)
    assert [limits.take("10.0.0.2") for _ in range(3)] == [True, proxy, proxy]


class Cramped(Server):
    """A server that may open few files, however much it asks for."""

    def start(self) -> Server:
        arguments = (self.settings, self.port, str(self.log))
        self.process = processes.Process(target=serve_cramped, args=arguments)
        self.process.start()
        return self


def serve_cramped(settings: Settings, port: int, log: str) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES // 2, FILES))
    serve(settings, port, log)


@pytest.fixture
def cramped(tmp_path: Path) -> Iterator[Scene]:
    yield from served(
        [Cramped(tmp_path, Settings(database=str(tmp_path / "t.sqlite3"), request_seconds=600))]
    )


def half_open(port: int, source: str) -> socket.socket:
    """A connection whose request never ends."""
    line = socket.create_connection((HOST, port), timeout=PATIENCE, source_address=(source, 0))
    line.sendall(b"GET /health HTTP/1.1\r\nhost: lo")
    return line


def closed(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return line.recv(1_000) in (b"",) or closed(line)
    except BlockingIOError:
        return False
    except OSError:
        return True


def test_tables_go_on_beside_half_open_connections(cramped: Scene) -> None:
    server = cramped.servers[0]
    table = cramped.open(
        seats=[{"name": "Ada"}, {"kind": "computer", "level": "steady"}], take=[0], hints=True
    )
    with ExitStack() as stack:
        lines = [
            stack.enter_context(half_open(server.port, source))
            for source in (HOSTILE, SECOND)
            for _ in range(FILES)
        ]
        # Of 300 files 172 are for connections, and a quarter of those for one address: 43.
        wait_until(lambda: sum(map(closed, lines)) >= 2 * (FILES - 43))
        assert sum(map(closed, lines)) == 2 * (FILES - 43)
        # A table opens, is watched and played at from another address; the computer thinks in a process of its own.
        transport = httpx.HTTPTransport(local_address="127.0.0.4")
        with httpx.Client(base_url=server.url, timeout=PATIENCE, transport=transport) as other:
            opened = other.post("/api/tables", json=ADA_AND_BEN)
            assert opened.status_code == 201, opened.text
        with table.follow(0) as line:
            line.come_to(0)
            table.act(0, "secret RGBY")
            assert line.come_to(3)["state"]["view"]["games"][0]["rows"]
        assert cramped.ask("GET", "/readyz").status_code == 200
    # Connections that have ended make room.
    wait_until(lambda: answers(server.port))


def answers(port: int) -> bool:
    transport = httpx.HTTPTransport(local_address=HOSTILE)
    with httpx.Client(timeout=PATIENCE, transport=transport) as client:
        return client.get(f"http://{HOST}:{port}/health").status_code == 200


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Scene]:
    """A server that takes three connections of an address."""
    settings = Settings(database=str(tmp_path / "t.sqlite3"), connections_per_address=3)
    yield from served([Server(tmp_path, settings)])


def test_a_socket_gives_its_place_back_when_it_ends(narrow: Scene) -> None:
    port, path = narrow.servers[0].port, narrow.open().path

    def connects() -> bytes:
        with socket.create_connection((HOST, port), timeout=PATIENCE, source_address=(HOSTILE, 0)) as line:
            line.sendall(
                f"GET {path}/live HTTP/1.1\r\nhost: {HOST}:{port}\r\nupgrade: websocket\r\n"
                "connection: upgrade\r\nsec-websocket-version: 13\r\n"
                "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            return line.makefile("rb").readline()

    for _ in range(10):
        assert wait_until(lambda: b" 101 " in connects())


def test_a_connection_too_many_is_told_so(narrow: Scene) -> None:
    port = narrow.servers[0].port
    with ExitStack() as stack:
        lines = [stack.enter_context(half_open(port, HOSTILE)) for _ in range(4)]
        first = lines[3].makefile("rb").readline()
        assert first == b"HTTP/1.1 429 Too Many Requests\r\n"
