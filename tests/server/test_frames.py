"""Frames: messages are read however a client cuts them into pieces, and what is no message has a budget."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.types import Send
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from keypeg.server.connection_limits import ConnectionLimits
from keypeg.server.frames import FrameProtocol
from keypeg.server.settings import Rate, Settings
from tests.waiting import let_others_run

MOST = 16_384


class Wire(asyncio.Transport):
    """A transport that keeps what is written, and whether it is read."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.writes = 0
        self.reading = True
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)
        self.writes += 1

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    async def ended(self) -> None:
        while not self.closed:
            await let_others_run(1)


@contextmanager
def connected(
    limits: ConnectionLimits | None = None,
) -> Iterator[tuple[FrameProtocol, Wire, asyncio.AbstractEventLoop]]:
    """A connection after its handshake; the application accepts it and waits."""
    loop = asyncio.new_event_loop()
    done = loop.create_future()

    async def app(_scope: object, _receive: object, send: Send) -> None:
        await send({"type": "websocket.accept"})
        await done

    config = Config(
        cast(Any, app), ws_max_size=MOST, ws_per_message_deflate=False, ws_ping_interval=None, log_config=None
    )
    config.load()
    protocol = FrameProtocol(config, ServerState(), {}, _loop=loop, limits=limits)
    wire = Wire()
    protocol.connection_made(wire)
    client = ClientProtocol(parse_uri("ws://localhost/"))
    client.send_request(client.connect())
    protocol.data_received(b"".join(client.data_to_send()))
    loop.run_until_complete(let_others_run())
    assert protocol.handshake_complete
    loop.run_until_complete(protocol.receive())
    try:
        yield protocol, wire, loop
    finally:
        done.set_result(None)
        loop.run_until_complete(asyncio.gather(*asyncio.all_tasks(loop)))
        loop.close()


def sent(text: str, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame as a client sends it, made by the library."""
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


def heard(protocol: FrameProtocol, loop: asyncio.AbstractEventLoop) -> list[str]:
    """Every text that waits for the application."""
    texts = []
    while not protocol.queue.empty():
        texts.append(cast(Any, loop.run_until_complete(protocol.receive()))["text"])
    return texts


@settings(deadline=None)
@given(
    texts=st.lists(st.text(max_size=200), min_size=1, max_size=4),
    cuts=st.lists(st.integers(0, 2_000), max_size=6),
)
def test_every_cut_of_messages_reads_the_same(texts: list[str], cuts: list[int]) -> None:
    with connected() as (protocol, _, loop):
        stream = b"".join(sent(text) for text in texts)
        places = sorted({0, len(stream), *(cut % (len(stream) + 1) for cut in cuts)})
        found = []
        for begin, end in pairwise(places):
            protocol.data_received(stream[begin:end])
            found += heard(protocol, loop)
        assert found == texts


def test_each_single_cut_of_a_frame_reads_the_same() -> None:
    with connected() as (protocol, _, loop):
        whole = sent("x" * 130)
        for cut in range(1, len(whole)):
            protocol.data_received(whole[:cut])
            protocol.data_received(whole[cut:])
            assert heard(protocol, loop) == ["x" * 130]


def test_a_frame_between_the_parts_of_a_message_is_not_taken_for_a_message() -> None:
    with connected() as (protocol, wire, loop):
        protocol.data_received(sent("one ", fin=False))
        protocol.data_received(sent("ping", Opcode.PING))
        protocol.data_received(sent("two", Opcode.CONT))
        assert heard(protocol, loop) == ["one two"]
        protocol.data_received(sent("half", fin=False))
        protocol.data_received(sent("a new message"))
        last = cast(Any, loop.run_until_complete(protocol.receive()))
        assert (last["type"], last["code"]) == ("websocket.disconnect", 1002)
        assert wire.closed


def test_a_client_that_sends_much_is_not_read_until_its_messages_are_taken() -> None:
    with connected() as (protocol, wire, loop):
        protocol.data_received(sent("1"))
        assert wire.reading
        for number in range(2, 5):
            protocol.data_received(sent(str(number)))
        assert not wire.reading
        assert heard(protocol, loop) == ["1", "2", "3", "4"]
        assert wire.reading


FEW = Settings(frames=Rate(0.000_1, 20))
FLOODS = {
    "pings": [sent("x", Opcode.PING)] * 40_000,
    "pongs": [sent("x", Opcode.PONG)] * 40_000,
    "empty parts": [sent("x", fin=False), *[sent("", Opcode.CONT, fin=False)] * 40_000],
    "parts": [*[sent("x", fin=False), sent("x", Opcode.CONT)] * 20_000],
}


@pytest.mark.parametrize("name", FLOODS)
@pytest.mark.parametrize("at_once", [True, False])
def test_frames_that_are_no_messages_have_a_budget(name: str, *, at_once: bool) -> None:
    limits = ConnectionLimits(FEW, files=None)
    with connected(limits) as (protocol, wire, loop):
        # The application waits for a message, as it always does.
        last = loop.create_task(disconnected(protocol))
        loop.run_until_complete(let_others_run(1))
        before, counted = len(wire.written), 0
        for data in [b"".join(FLOODS[name])] if at_once else FLOODS[name]:
            if protocol.refused:
                break
            counted += 1
            protocol.data_received(data)
            loop.run_until_complete(let_others_run(1))
        assert loop.run_until_complete(asyncio.wait_for(last, 60))["code"] == 4429
        assert not wire.reading
        assert at_once or counted < 100
        # Close code 4429, and the name of the reason.
        assert wire.written.endswith(struct.pack(">BBH", 0x88, 10, 4429) + b"TOO_MANY")
        assert len(wire.written) - before < 1_000
        # A client that is still connected does not come back at once; a moment later the connection is cut.
        loop.run_until_complete(asyncio.wait_for(wire.ended(), 60))


async def disconnected(protocol: FrameProtocol) -> Any:
    """The event that ends a connection."""
    while (event := cast(Any, await protocol.receive()))["type"] != "websocket.disconnect":
        pass
    return event


def test_the_budget_of_frames_is_that_of_an_address() -> None:
    limits = ConnectionLimits(FEW, files=None)
    with connected(limits) as (protocol, wire, _):
        protocol.data_received(sent("x", Opcode.PING) * 15)
        assert not protocol.refused
        assert wire.reading
    with connected(limits) as (protocol, wire, _):
        protocol.data_received(sent("x", Opcode.PING) * 15)
        assert protocol.refused
        assert not wire.reading


def test_whole_messages_cost_nothing_of_that_budget() -> None:
    with connected(ConnectionLimits(FEW, files=None)) as (protocol, wire, loop):
        for _ in range(100):
            protocol.data_received(sent("{}"))
            protocol.data_received(sent("é"))
            assert heard(protocol, loop) == ["{}", "é"]
        assert not wire.closed


def test_pongs_that_nobody_reads_do_not_pile_up() -> None:
    with connected() as (protocol, wire, _):
        protocol.data_received(sent("x", Opcode.PING))
        protocol.pause_writing()
        before = len(wire.written)
        for _ in range(1_000):
            protocol.data_received(sent("x" * 100, Opcode.PING))
        assert len(wire.written) == before
        protocol.resume_writing()
        protocol.data_received(sent("again", Opcode.PING))
        assert wire.written.endswith(b"again")
        assert len(wire.written) - before < 1_000


def test_messages_that_arrive_at_once_are_read_as_they_are_taken() -> None:
    with connected() as (protocol, wire, loop):
        texts = [f"{number:05} é" for number in range(20_000)]
        protocol.data_received(b"".join(map(sent, texts)))
        assert protocol.queue.qsize() < 100
        assert not wire.reading
        found = [cast(Any, loop.run_until_complete(protocol.receive()))["text"] for _ in texts]
        assert found == texts
        protocol.data_received(sent("last"))
        assert heard(protocol, loop) == ["last"]


def test_a_message_that_is_too_long_ends_the_connection() -> None:
    with connected() as (protocol, wire, loop):
        protocol.data_received(sent("x" * (MOST + 1)))
        last = cast(Any, loop.run_until_complete(protocol.receive()))
        assert (last["type"], last["code"]) == ("websocket.disconnect", 1009)
        assert wire.closed


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_texts_are_written_at_once_and_together(size: int) -> None:
    """A task for each message would make an action by socket dearer."""
    with connected() as (protocol, wire, _):
        before, writes = len(wire.written), wire.writes
        assert protocol.write_texts(b"x" * size, b"done")
        one, other = (Frame(Opcode.TEXT, text).serialize(mask=False) for text in (b"x" * size, b"done"))
        assert wire.written[before:] == one + other
        assert wire.writes == writes + 1


def test_nothing_is_written_at_once_to_a_client_that_does_not_read_or_is_gone() -> None:
    with connected() as (protocol, wire, _):
        before = wire.written
        protocol.pause_writing()
        assert not protocol.write_texts(b"x")
        protocol.resume_writing()
        wire.close()
        assert not protocol.write_texts(b"x")
        assert wire.written == before


def test_a_handshake_that_is_refused_ends_without_a_failure() -> None:
    async def app(_scope: object, _receive: object, _send: object) -> None:
        raise AssertionError("the application is asked only after a handshake")

    async def refused() -> bytes:
        protocol, wire = FrameProtocol(Config(cast(Any, app), log_config=None), ServerState(), {}), Wire()
        protocol.connection_made(wire)
        protocol.data_received(
            b"GET / HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n"
        )
        protocol.connection_lost(None)
        return wire.written

    assert asyncio.run(refused()).startswith(b"HTTP/1.1 400 ")
