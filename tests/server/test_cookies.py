"""Cookies are read by hand: whatever a client writes into the header costs next to nothing."""

from __future__ import annotations

import base64
import os
import socket

import pytest

from keypeg.server.identity import cookie
from tests.server.playing import Scene, Table

ESCAPES = '"' + "\\" * 30_000 + '"'
PLAIN = "x" * 30_002
REQUESTS, SOCKETS = 5, 40


def headers(*cookies: str) -> dict[str, list[tuple[bytes, bytes]]]:
    return {"headers": [(b"host", b"here"), *((b"cookie", one.encode("latin-1")) for one in cookies)]}


@pytest.mark.parametrize(
    ("given", "value"),
    [
        (("a=1; keypeg-x=tok.en; b=2",), "tok.en"),
        (("keypeg-x=tok",), "tok"),
        (("a=1;keypeg-x=tok ;b=2",), "tok"),
        (("a=1", "keypeg-x=tok"), "tok"),
        (("keypeg-x=first; keypeg-x=second",), "first"),
        (('keypeg-x="tok"',), '"tok"'),
        (("keypeg-x=%41",), "%41"),
        (("my-keypeg-x=tok; keypeg-xy=tok",), ""),
        (("keypeg-x",), ""),
        (("",), ""),
        ((), ""),
    ],
)
def test_a_cookie_is_found_by_its_name_and_left_as_it_came(given: tuple[str, ...], value: str) -> None:
    assert cookie(headers(*given), "keypeg-x") == value


def test_what_comes_late_in_a_long_header_is_not_read() -> None:
    assert cookie(headers(f"a={'x' * 10_000}; keypeg-x=tok"), "keypeg-x") == "tok"
    assert cookie(headers(f"a={'x' * 20_000}; keypeg-x=tok"), "keypeg-x") == ""


def ways(table: Table) -> dict[str, tuple[str, str, str]]:
    """Every way in that looks for a cookie: its method, its path and the cookie."""
    order = '{"seat":0,"seq":0,"action":"secret RGBY","id":"a"}'
    return {
        "look": (f"GET {table.path}", "", f"keypeg-{table.id}"),
        "mine": (f"GET {table.path}/mine", "", f"keypeg-{table.id}"),
        "act": (f"POST {table.path}/actions", order, f"keypeg-{table.id}"),
        "take": (f"POST {table.path}/seats", '{"name":"Eve"}', f"keypeg-{table.id}"),
        "record": ("GET /api/record", "", "keypeg-person"),
        "ladder": ("GET /api/ladder/me", "", "keypeg-ladder"),
        "page": ("GET /", "", "keypeg-person"),
    }


def answered(scene: Scene, request: str, body: str, cookies: str) -> bytes:
    """The first line of the answer to a request with these cookies."""
    server = scene.servers[0]
    with socket.create_connection(("127.0.0.1", server.port), timeout=120) as line:
        head = f"{request} HTTP/1.1\r\nhost: {server.address}\r\ncookie: {cookies}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        line.sendall(head.encode() + body.encode())
        return line.makefile("rb").readline()


def upgraded(scene: Scene, path: str, cookies: str) -> bytes:
    """The first line of the answer to a page that opens a socket."""
    server = scene.servers[0]
    with socket.create_connection(("127.0.0.1", server.port), timeout=120) as line:
        key = base64.b64encode(os.urandom(16)).decode()
        # The library that reads the handshake takes lines of 8 KB, so the escapes come in several headers.
        several = "".join(f"cookie: {cookies[at : at + 8_000]}\r\n" for at in range(0, len(cookies), 8_000))
        line.sendall(
            f"GET {path}/live HTTP/1.1\r\nhost: {server.address}\r\norigin: {server.url}\r\n{several}"
            f"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-key: {key}\r\n\r\n".encode()
        )
        stream = line.makefile("rb")
        first = stream.readline()
        while stream.readline() not in (b"\r\n", b""):
            pass
        # The state of the table, or why there is none: then the cookies have been looked at.
        stream.read(2)
        return first


@pytest.mark.parametrize("way", ["look", "mine", "act", "take", "record", "ladder", "page"])
def test_a_header_full_of_escapes_costs_no_more_than_one_of_letters(lone: Scene, way: str) -> None:
    request, body, name = ways(lone.open(take=[0]))[way]
    server = lone.servers[0]

    def cpu(value: str) -> float:
        before = server.cpu()
        for _ in range(REQUESTS):
            assert answered(lone, request, body, f"{name}={value}").startswith(b"HTTP/1.1 ")
        return server.cpu() - before

    plain = cpu(PLAIN)
    # Unquoted by the standard library of this interpreter, each takes more than a second.
    assert cpu(ESCAPES) < plain + 0.1 * REQUESTS


def test_a_socket_whose_cookies_are_full_of_escapes_costs_little_too(lone: Scene) -> None:
    table, server = lone.open(), lone.servers[0]
    before = server.cpu()
    for _ in range(SOCKETS):
        assert b" 101 " in upgraded(lone, table.path, f"keypeg-{table.id}={ESCAPES}")
    # Unquoted, the first 8 KB take a tenth of a second.
    assert server.cpu() - before < 0.03 * SOCKETS


def test_a_name_beyond_latin_letters_is_no_failure() -> None:
    assert cookie(headers("keypeg-x=tok"), "keypeg-\U000c2348") == ""
