"""Connections that send too much, too little or nothing are closed; the others notice nothing."""

from __future__ import annotations

import select
import socket
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from keypeg.server.settings import Settings
from tests.server.conftest import served
from tests.server.playing import Scene
from tests.server.running import HOST, Server
from tests.waiting import PATIENCE, attempts

HEAD = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A server that waits a second for a request."""
    folder: Path = tmp_path_factory.mktemp("strict")
    yield from serving(folder, request_seconds=1)


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A server that waits as long for a request as every other: nothing that is sent at once comes too late."""
    folder: Path = tmp_path_factory.mktemp("usual")
    yield from serving(folder, request_seconds=Settings().request_seconds)


def serving(folder: Path, *, request_seconds: float) -> Iterator[Scene]:
    settings = Settings(
        database=str(folder / "t.sqlite3"),
        limited=False,
        request_seconds=request_seconds,
        header_bytes=8_192,
    )
    return served([Server(folder, settings)])


def answer_to(scene: Scene, sent: bytes) -> bytes:
    """Return all that a server answers until it closes the connection."""
    with socket.create_connection((HOST, scene.servers[0].port), timeout=PATIENCE) as line:
        line.sendall(sent)
        received = b""
        while chunk := line.recv(65_536):
            received += chunk
        return received


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET /health HTTP/1.1\r\nhost: lo", HEAD, HEAD + b'{"games"'],
    ids=["nothing", "half a head", "no body", "half a body"],
)
def test_a_request_that_does_not_arrive_in_time_is_given_up(strict: Scene, sent: bytes) -> None:
    assert answer_to(strict, sent).startswith(b"HTTP/1.1 408 ")


def test_a_byte_now_and_then_does_not_keep_a_connection_open(strict: Scene) -> None:
    with socket.create_connection((HOST, strict.servers[0].port), timeout=PATIENCE) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\nx-long: ")
        for _ in attempts("an answer to half a head"):
            if select.select([line], [], [], 0)[0]:
                break
            line.sendall(b"x")
        assert line.recv(65_536).startswith(b"HTTP/1.1 408 ")


def test_headers_larger_than_the_limit_are_refused(usual: Scene) -> None:
    head = b"GET /health HTTP/1.1\r\nhost: localhost\r\nx-long: " + b"x" * 20_000
    assert answer_to(usual, head).startswith(b"HTTP/1.1 431 ")


def test_headers_of_the_usual_size_and_later_requests_are_answered(usual: Scene) -> None:
    line = HTTPConnection(usual.servers[0].address, timeout=PATIENCE)
    for _ in range(3):
        line.request("GET", "/health", headers={"x-long": "x" * 5_000})
        answer = line.getresponse()
        assert (answer.status, answer.read()) == (200, b'{"status":"ok"}')
    line.close()


def test_a_socket_outlives_the_time_a_request_may_take(strict: Scene) -> None:
    table = strict.open()
    with table.follow(0) as line:
        line.wait_for("state")
        # A request that never arrives is given up meanwhile: longer than that the socket has been silent.
        answer_to(strict, b"")
        table.act(0, "secret RGBY")
        assert line.come_to(1)["seq"] == 1


def test_a_large_body_that_arrives_with_its_headers_is_not_counted_as_headers(usual: Scene) -> None:
    body = b'{"free": 0, "lines": [' + b" " * 100_000 + b"]}"
    head = HEAD.replace(b"/api/tables ", b"/api/tables/moved ").replace(
        b"length: 20", b"length: %d" % len(body)
    )
    closing = head.replace(b"host:", b"connection: close\r\nhost:")
    assert answer_to(usual, closing + body).startswith(b"HTTP/1.1 400 ")
