"""What the followers of a room are sent, by a clock that the test moves."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec import Raw

from keypeg.api.rooms import MyRoom
from keypeg.errors import StoreError
from keypeg.server.live import room_feed
from keypeg.server.live.room_feed import RoomFeed, RoomFollower
from keypeg.table import Store
from keypeg.table.rooms import room_orders as orders
from keypeg.table.rooms.dealing import ROOM_SEAT
from keypeg.table.rooms.progress import BoardProgress
from keypeg.table.rooms.room_lines import RoomOptions
from keypeg.table.rooms.room_state import RoomState
from keypeg.table.rooms.rooms import KEPT_SECONDS, Rooms
from tests.table.playing import Hand, service
from tests.waiting import finish

NOBODY = MyRoom(host=False, player=None, table=None)
NEVER = 1e-9
"""So few followers are told in a second that no test waits for the next."""


async def hear(follower: RoomFollower, kind: str) -> dict[str, Any]:
    """Return the next message of a kind."""
    while True:
        lines = [json.loads(line) for line in (await finish(follower.wait())).splitlines()]
        for line in lines:
            if line["type"] == kind:
                return cast("dict[str, Any]", line)


def test_whoever_follows_a_room_that_is_deleted_hears_of_it(tmp_path: Path) -> None:
    hand = Hand()

    async def story() -> None:
        with service(Store(tmp_path / "tables.sqlite3"), hand) as tables:
            rooms = Rooms(tables)
            feed = RoomFeed(rooms, online=lambda _: frozenset(), now=hand)
            room = (await rooms.open(RoomOptions()))[0].id
            follower = RoomFollower(lambda _: NOBODY)
            feed.join(room, follower)
            hand.at += KEPT_SECONDS + 1
            await rooms.expire()
            feed.wake(room)
            last = json.loads(await finish(follower.wait()))
            assert (last["type"], last["reason"]) == ("closed", "NO_ROOM")
            assert follower.ended
            rooms.close()
            tables.store.close()

    asyncio.run(story())


def test_the_board_of_somebody_who_was_removed_is_nobodys_news(tmp_path: Path) -> None:
    """What is sent after the removal tells of the others alone, and no message is empty."""
    hand = Hand()

    async def story() -> None:
        with service(Store(tmp_path / "tables.sqlite3"), hand) as tables:
            rooms = Rooms(tables, countdown=0.0)
            feed = RoomFeed(rooms, online=lambda _: frozenset(), now=hand)
            room = (await rooms.open(RoomOptions()))[0].id
            for name in ("Ada", "Ben", "Eve"):
                await rooms.join(room, name)
            started = await rooms.start(room)
            assert started.round is not None
            ada, ben, _ = (started.round.tables[one.number] for one in started.present)
            follower = RoomFollower(lambda _: NOBODY)
            feed.join(room, follower)
            number = started.present[1].number
            await rooms.order(room, lambda now: orders.remove(now, number))
            for table, action in ((None, ""), (ben, "concede"), (ada, "guess RRBB")):
                if table is not None:
                    await tables.act_async(table, ROOM_SEAT, action, seq=tables.load(table).seq)
                await feed.tell(room)
            lines = [json.loads(line) for line in (await finish(follower.wait())).splitlines()]
            rooms.close()
            tables.store.close()
            told = [line["progress"] for line in lines if line["type"] == "progress"]
            assert told
            assert all(told)

    asyncio.run(story())


def test_a_round_begins_stops_and_ends_for_everybody_at_once_however_many_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The countdown is three seconds; whoever heard of it with the rest of the news would miss it."""
    monkeypatch.setattr(room_feed, "FOLLOWERS_A_SECOND", NEVER)
    hand = Hand()

    async def story() -> None:
        with service(Store(tmp_path / "tables.sqlite3"), hand) as tables:
            rooms = Rooms(tables)
            feed = RoomFeed(rooms, online=lambda _: frozenset(), now=hand)
            room = (await rooms.open(RoomOptions()))[0].id
            followers = [RoomFollower(lambda _: NOBODY, playing=playing) for playing in (False, True)]
            for follower in followers:
                feed.join(room, follower)
            # Of the first who comes they hear at once; of the others with the rest of the news.
            for name in ("Ada", "Ben", "Eve"):
                await rooms.join(room, name)
            for follower in followers:
                assert (await hear(follower, "room"))["room"]["round"] is None
            stages = []
            for order in (
                rooms.start,
                lambda room: rooms.order(room, lambda now: orders.pause(now, now=hand())),
                rooms.end_round,
            ):
                await order(room)
                stages.append([(await hear(one, "room"))["room"]["round"]["phase"] for one in followers])
            rooms.close()
            tables.store.close()
            assert stages == [["countdown"] * 2, ["paused"] * 2, ["over"] * 2]

    asyncio.run(story())


def test_whoever_goes_while_a_room_is_read_for_the_others_is_not_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To ask what is their own would connect them to their table once more, and for good."""
    hand = Hand()

    async def story() -> None:
        with service(Store(tmp_path / "tables.sqlite3"), hand) as tables:
            rooms = Rooms(tables)
            feed = RoomFeed(rooms, online=lambda _: frozenset(), now=hand)
            room = (await rooms.open(RoomOptions()))[0].id
            asked: list[int] = []

            def own(_: RoomState, *, number: int) -> MyRoom:
                asked.append(number)
                return NOBODY

            followers = [RoomFollower(partial(own, number=number)) for number in range(2)]
            for follower in followers:
                feed.join(room, follower)
            encode = feed.encode

            async def lose_the_other(state: RoomState, *, named: bool = True) -> Raw:
                feed.part(room, followers[1 - asked[0]])
                return await encode(state, named=named)

            monkeypatch.setattr(feed, "encode", lose_the_other)
            await feed.tell(room)
            rooms.close()
            tables.store.close()
            assert len(asked) == 1

    asyncio.run(story())


def test_what_could_not_be_told_is_told_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = Hand()

    async def story() -> None:
        with service(Store(tmp_path / "tables.sqlite3"), hand) as tables:
            rooms = Rooms(tables)
            feed = RoomFeed(rooms, online=lambda _: frozenset(), now=hand)
            room = (await rooms.open(RoomOptions()))[0].id
            follower = RoomFollower(lambda _: NOBODY)
            feed.join(room, follower)
            encode = feed.encode

            async def fail_once(state: RoomState, *, named: bool = True) -> Raw:
                monkeypatch.setattr(feed, "encode", encode)
                raise StoreError("store-blocked")

            monkeypatch.setattr(feed, "encode", fail_once)
            await feed.tell(room)
            await feed.tell(room)
            told = await hear(follower, "room")
            rooms.close()
            tables.store.close()
            assert told["room"]["room"] == room

    asyncio.run(story())


def test_what_was_read_first_is_told_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database may answer the earlier of two questions later."""
    hand = Hand()

    async def story() -> None:
        with service(Store(tmp_path / "tables.sqlite3"), hand) as tables:
            rooms = Rooms(tables)
            feed = RoomFeed(rooms, online=lambda _: frozenset(), now=hand)
            room = (await rooms.open(RoomOptions()))[0].id
            for name in ("Ada", "Ben"):
                await rooms.join(room, name)
            follower = RoomFollower(lambda _: NOBODY)
            feed.join(room, follower)
            asked, answered, read = asyncio.Event(), asyncio.Event(), rooms.progress

            async def read_slowly(state: RoomState) -> dict[int, BoardProgress]:
                if state.round is None:
                    asked.set()
                    await answered.wait()
                return await read(state)

            monkeypatch.setattr(rooms, "progress", read_slowly)
            first = asyncio.create_task(feed.tell(room))
            await finish(asked.wait())
            await rooms.start(room)
            second = asyncio.create_task(feed.tell(room))
            # Behind the second, which gets as far as it can before the first goes on.
            asyncio.get_running_loop().call_soon(answered.set)
            await finish(asyncio.gather(first, second))
            lines = (await finish(follower.wait())).splitlines()
            rooms.close()
            tables.store.close()
            assert json.loads(lines[-1])["room"]["round"]["number"] == 1

    asyncio.run(story())
