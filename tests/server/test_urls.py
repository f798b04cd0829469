"""URLs and hosts: what is too long is refused before anything reads it, and nothing remembers it."""

from __future__ import annotations

import socket

import pytest

from keypeg.server.addresses import address_key
from keypeg.server.identity import origin_of
from tests.server.playing import Scene

MEGABYTE = 1_000_000


@pytest.mark.parametrize(
    "path",
    [
        "/api/levels?" + "a" * 3_000,
        "/api/levels?" + "&".join("a=" for _ in range(50)),
        "/api/tables/" + "a" * 3_000,
        "/" + "a" * 3_000,
    ],
)
def test_a_long_url_is_refused(scene: Scene, path: str) -> None:
    answer = scene.ask("GET", path)
    assert (answer.status_code, answer.json()["error"]["reason"]) == (414, "TOO_LARGE")
    assert answer.json()["error"]["message"]


def test_a_socket_with_a_long_query_is_refused(scene: Scene) -> None:
    server, table = scene.servers[0], scene.open()
    with socket.create_connection(("127.0.0.1", server.port), timeout=120) as line:
        line.sendall(
            f"GET {table.path}/live?{'a=&' * 2_000} HTTP/1.1\r\nhost: {server.address}\r\n"
            "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert line.makefile("rb").readline().startswith(b"HTTP/1.1 403 ")


def test_many_different_urls_leave_nothing_behind(lone: Scene) -> None:
    """A thousand queries of 32 KB, each remembered with its parts, would take hundreds of megabytes."""
    server = lone.servers[0]

    def ask(numbers: range) -> None:
        for number in numbers:
            long = "".join(f"&{number}x{at}=" for at in range(900))[:30_000]
            lone.ask("GET", f"/api/levels?{long}")
            lone.ask("GET", f"/api/tables/{number}{'x' * 20_000}")
            short = "&".join(f"{number}x{at}={at}" for at in range(30))
            lone.ask("GET", f"/api/levels?{short}", headers={"accept-language": f"{number}{'x' * 8_000}"})

    ask(range(20))
    before = server.memory()
    ask(range(20, 320))
    assert server.memory() - before < 20 * MEGABYTE


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("play.example.org", "http://play.example.org"),
        ("127.0.0.1:8222", "http://127.0.0.1:8222"),
        ("[2001:db8::1]:8222", "http://[2001:db8::1]:8222"),
        ("evil.example:99999", ""),
        ("evil.example:", ""),
        ("evil.example:x", ""),
        ("a b", ""),
        ("[::1", ""),
        ('"><script>', ""),
        ("x" * 300, ""),
        ("", ""),
    ],
)
def test_an_origin_is_made_only_of_a_real_host(host: str, origin: str) -> None:
    assert origin_of({"scheme": "http", "headers": [(b"host", host.encode())]}) == origin


@pytest.mark.parametrize("host", ["evil.example:99999", "[::1", "a b", ""])
@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/levels", "/docs", "/schema/openapi.json"])
def test_a_host_that_is_none_is_no_failure_of_the_server(scene: Scene, host: str, path: str) -> None:
    answer = scene.ask("GET", path, headers={"host": host})
    assert answer.status_code in (200, 400, 404)


def test_a_long_name_in_place_of_an_address_is_cut() -> None:
    assert address_key("x" * 30_000) == "x" * 64
