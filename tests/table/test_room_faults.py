"""Rooms after what should not happen: a write that failed, a line that cannot be read, a server that was killed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from keypeg.errors import DamagedTable, StoreError, TableError
from keypeg.rules.standings import RaceResult
from keypeg.table import Store, Tables
from keypeg.table.rooms import room_orders as orders
from keypeg.table.rooms.room_lines import GameFinished, PlayerRemoved, RoundEnded, format_line
from keypeg.table.rooms.room_store import RoomStore
from keypeg.table.rooms.rooms import KEPT_SECONDS
from tests.table.playing import Hand, service
from tests.table.test_rooms import CODE, WRONG, Play, run
from tests.waiting import PATIENCE, attempts_async, finish, let_others_run, wait_until_async

Story = Callable[[Play], Awaitable[None]]


def run_again(folder: Path, hand: Hand, story: Story) -> None:
    """Tell a story on a server that has just started, on the database of the one before."""
    store = Store(f"sqlite:///{folder / 'tables.sqlite3'}")
    with service(store, hand) as tables:
        run(tables, hand, story)
    store.close()


def damage(folder: Path, statement: str, *values: object) -> None:
    """Change the database while no server runs."""
    with sqlite3.connect(folder / "tables.sqlite3", timeout=PATIENCE) as connection:
        assert connection.execute(statement, values).rowcount == 1


def test_what_could_not_be_written_is_noted_later(
    tables: Tables, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A race without a time limit would hang: nobody moves any more."""
    write, failed = RoomStore.add, []

    def fail_once(store: RoomStore, room: str, seq: int, lines: Any, *, origin: str) -> None:
        if not failed and any(isinstance(line, GameFinished) for line, _ in lines):
            failed.append(room)
            raise StoreError("store-blocked")
        write(store, room, seq, lines, origin=origin)

    monkeypatch.setattr(RoomStore, "add", fail_once)

    async def story(play: Play) -> None:
        await play.open("Ann", seconds=None)
        await play.start()
        await play.rooms.attend()
        await play.guess(1, CODE)
        await wait_until_async(lambda: failed, "a result that cannot be written")
        async for _ in attempts_async("the end of the round"):
            await play.rooms.attend()
            if (await play.rooms.load(play.code)).running is None:
                break

    run(tables, hand, story)


def test_nobody_sees_a_room_before_the_time_without_a_server_is_taken_out(
    tmp_path: Path, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes: list[str] = []

    async def before(play: Play) -> None:
        await play.open("Ann", "Ben", seconds=100)
        codes.append(play.code)
        await play.start()
        hand.at += 20
        await play.guess(1, CODE)

    async def after(play: Play) -> None:
        reading, answered, read = asyncio.Event(), Event(), RoomStore.last_move
        loop = asyncio.get_running_loop()

        def read_slowly(store: RoomStore, tables: tuple[str, ...]) -> float | None:
            loop.call_soon_threadsafe(reading.set)
            assert answered.wait(PATIENCE)
            return read(store, tables)

        monkeypatch.setattr(RoomStore, "last_move", read_slowly)
        first = asyncio.create_task(play.rooms.load(codes[0]))
        await finish(reading.wait())
        others = [asyncio.create_task(one) for one in (play.rooms.load(codes[0]), play.rooms.attend())]
        await let_others_run()
        seen = play.rooms.peek(codes[0])
        answered.set()
        await finish(asyncio.gather(first, *others))
        assert seen is None
        played = (await play.rooms.load(codes[0])).running
        assert played is not None
        assert [end - start for start, end in played.pauses] == [500]
        assert others[0].result().running.pauses == played.pauses

    run_again(tmp_path, hand, before)
    hand.at += 500
    run_again(tmp_path, hand, after)


def test_a_duel_starts_although_the_server_was_killed_before_it_could(tmp_path: Path, hand: Hand) -> None:
    codes: list[str] = []

    async def before(play: Play) -> None:
        await play.open("Ann", "Ben", kind="duel", source="table")
        codes.append(play.code)
        for player in (1, 2):
            await play.rooms.order(play.code, lambda now, one=player: orders.choose_code(now, one, "RRGG"))

    async def after(play: Play) -> None:
        await play.rooms.attend()
        state = await play.rooms.load(codes[0])
        assert state.running is not None
        await play.rooms.attend()
        assert len((await play.rooms.load(codes[0])).rounds) == 1

    for story in (before, after):
        run_again(tmp_path, hand, story)


@pytest.mark.parametrize(
    "line", ['{"type":"later"}', "{", format_line(PlayerRemoved(player=7))], ids=["unknown", "cut", "nobody"]
)
def test_a_room_that_cannot_be_read_stops_no_clock(tmp_path: Path, hand: Hand, line: str) -> None:
    codes: list[str] = []

    async def before(play: Play) -> None:
        # One of the others is read before the damaged one, and one after it.
        for _ in range(8):
            await play.open("Ann", seconds=100)
            await play.start()
            codes.append(play.code)

    async def after(play: Play) -> None:
        await play.rooms.attend()
        hand.at += 101
        await play.rooms.attend()
        for code in sound:
            assert (await play.rooms.load(code)).rounds[0].why == "time"
        with pytest.raises(DamagedTable):
            await play.rooms.load(broken)
        hand.at += KEPT_SECONDS + 1
        await play.rooms.expire()
        with pytest.raises(TableError):
            await play.rooms.load(broken)

    run_again(tmp_path, hand, before)
    first, broken, *others = sorted(codes)
    sound = (first, *others)
    last = "SELECT room, max(seq) + 1, ?, max(at) FROM room_lines WHERE room = ?"
    damage(tmp_path, f"INSERT INTO room_lines (room, seq, line, at) {last}", line, broken)
    run_again(tmp_path, hand, after)


def test_a_room_that_cannot_be_attended_to_holds_up_no_other(
    tables: Tables, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(play: Play) -> None:
        codes = []
        for _ in range(3):
            await play.open("Ann", seconds=100)
            await play.start()
            codes.append(play.code)
        write = RoomStore.add

        def fail_for_one(store: RoomStore, room: str, seq: int, lines: Any, *, origin: str) -> None:
            if room == codes[0]:
                raise StoreError("store-blocked")
            write(store, room, seq, lines, origin=origin)

        monkeypatch.setattr(RoomStore, "add", fail_for_one)
        hand.at += 101
        await play.rooms.attend()
        whys = [(await play.rooms.load(code)).rounds[0].why for code in codes]
        assert whys == [None, "time", "time"]
        monkeypatch.undo()
        await play.rooms.attend()
        assert (await play.rooms.load(codes[0])).rounds[0].why == "time"

    run(tables, hand, story)


@pytest.mark.parametrize("committed", ["before", "after"])
@pytest.mark.parametrize("way", ["end", "close", "time"])
def test_a_code_broken_while_the_round_ends_counts(
    tables: Tables, hand: Hand, monkeypatch: pytest.MonkeyPatch, way: str, committed: str
) -> None:
    """The guess was taken before the end, and committed when the boards had already been read."""
    write = RoomStore.add

    async def story(play: Play) -> None:
        await play.open("Ann", "Ben", "Cid", seconds=100)
        state = await play.start()
        table = state.rounds[0].tables[2]
        seq = tables.load(table).seq

        def write_with_a_guess(store: RoomStore, room: str, at: int, lines: Any, *, origin: str) -> None:
            ends = any(isinstance(line, RoundEnded) for line, _ in lines)
            if ends and committed == "before":
                tables.act(table, 0, f"guess {CODE}", seq=seq)
            write(store, room, at, lines, origin=origin)
            if ends and committed == "after":
                tables.act(table, 0, f"guess {CODE}", seq=seq)

        monkeypatch.setattr(RoomStore, "add", write_with_a_guess)
        hand.at += 40 if way != "time" else 101
        ways = {"end": play.rooms.end_round, "close": play.rooms.close_room, "time": play.rooms.settle}
        await ways[way](play.code)
        seconds = 40 if way != "time" else 100
        counts = {1: RaceResult(11, seconds), 2: RaceResult(1, seconds), 3: RaceResult(11, seconds)}
        state = await play.rooms.load(play.code)
        assert state.totals() == counts
        assert state.rounds[0].why == ("time" if way == "time" else "host")

    run(tables, hand, story)


def test_a_code_broken_while_the_round_ended_counts_although_the_server_was_killed(
    tmp_path: Path, hand: Hand
) -> None:
    codes: list[str] = []

    async def before(play: Play) -> None:
        await play.open("Ann", "Ben", seconds=None)
        codes.append(play.code)
        await play.start()
        hand.at += 40
        await play.rooms.order(play.code, lambda _: (RoundEnded(at=hand.at, why="host"),))
        await play.guess(2, CODE)

    async def after(play: Play) -> None:
        play.code = codes[0]
        await play.rooms.attend()
        results = (await play.rooms.load(play.code)).totals()
        assert results == {1: RaceResult(11, 40), 2: RaceResult(1, 40)}
        # Nobody can change that any more, and the next round is a round of its own.
        await play.start()
        await play.guess(1, CODE)
        state = await play.rooms.load(play.code)
        assert [sorted(one.finished) for one in state.rounds] == [[2], []]

    run_again(tmp_path, hand, before)
    run_again(tmp_path, hand, after)


def test_the_next_round_begins_only_when_nothing_of_the_last_can_count_any_more(
    tables: Tables, hand: Hand
) -> None:
    async def story(play: Play) -> None:
        await play.open("Ann", "Ben", seconds=None)
        first = await play.start()
        hand.at += 40
        await play.rooms.order(play.code, lambda _: (RoundEnded(at=hand.at, why="host"),))
        await play.guess(2, CODE)
        await play.start()
        assert all(tables.load(table).match.game.ending for table in first.rounds[0].tables.values())
        state = await play.settle()
        assert [sorted(one.finished) for one in state.rounds] == [[2], []]

    run(tables, hand, story)


@pytest.mark.parametrize("way", ["end", "close", "done", "time"])
def test_a_board_that_cannot_be_read_keeps_no_round_from_ending(tmp_path: Path, hand: Hand, way: str) -> None:
    codes: list[str] = []

    async def before(play: Play) -> None:
        await play.open("Ann", "Ben", "Cid", seconds=100)
        codes.append(play.code)
        state = await play.start()
        await play.guess(2, WRONG)
        codes.append(state.rounds[0].tables[2])

    async def after(play: Play) -> None:
        play.code = codes[0]
        await play.rooms.attend()
        hand.at += 10
        await play.guess(1, CODE)
        if way == "done":
            await play.guess(3, CODE)
        if way == "time":
            hand.at += 100
        ways = {"end": play.rooms.end_round, "close": play.rooms.close_room}
        await ways.get(way, play.rooms.settle)(play.code)
        state = await play.rooms.load(play.code)
        assert state.rounds[0].why == {"done": "done", "time": "time"}.get(way, "host")
        assert (state.totals()[1].rows, state.totals()[2].rows) == (1, 11)
        boards = await play.rooms.boards(state.rounds[0])
        assert [len(boards[player]) for player in (1, 2)] == [1, 0]
        if way != "close":
            await play.start()

    run_again(tmp_path, hand, before)
    damage(tmp_path, "UPDATE journal SET action = '?' WHERE table_id = ? AND seq = 1", codes[1])
    run_again(tmp_path, hand, after)
