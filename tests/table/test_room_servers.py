"""Rooms on several servers that share a database: what one does is known at the others, whenever it happens."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from keypeg.errors import TableError
from keypeg.table import Store
from keypeg.table.rooms import room_orders as orders
from keypeg.table.rooms.dealing import Dealer
from keypeg.table.rooms.room_store import RoomStore
from keypeg.table.rooms.rooms import KEPT_SECONDS
from tests.postgres import Postgres
from tests.table.playing import Hand, service
from tests.table.test_rooms import CODE, Play
from tests.waiting import wait_until

Story = Callable[[Play, Play], Awaitable[None]]
RIVALS = "KRGB"


@pytest.fixture
def tell(postgres: Postgres, hand: Hand) -> Iterator[Callable[[Story], None]]:
    """Tell a story of one room on two servers."""
    database = postgres.new_database()
    stores = [Store(database), Store(database)]

    def tell_on_two(story: Story) -> None:
        async def tell_it() -> None:
            here, there = Play(first, hand), Play(second, hand)
            try:
                await story(here, there)
            finally:
                here.rooms.close()
                there.rooms.close()

        with service(stores[0], hand) as first, service(stores[1], hand) as second:
            asyncio.run(tell_it())

    yield tell_on_two
    for store in stores:
        store.close()


def interrupt(monkeypatch: pytest.MonkeyPatch, name: str, happens: Callable[[], Awaitable[Any]]) -> None:
    """Let something happen once, after the dealer of one server has done its work and before it is written."""
    deal, once = getattr(Dealer, name), [happens]

    async def deal_slowly(*given: Any, **more: Any) -> Any:
        dealt = await deal(*given, **more)
        if once:
            await once.pop()()
        return dealt

    monkeypatch.setattr(Dealer, name, deal_slowly)


def test_whoever_joins_while_another_server_starts_the_round_has_a_board(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(here: Play, there: Play) -> None:
        await here.open("Ann")
        interrupt(monkeypatch, "deal_round", lambda: there.rooms.join(here.code, "Ben"))
        state = await here.start()
        assert state.running is not None
        assert set(state.running.tables) == {1, 2}
        assert not state.running.late

    tell(story)


def test_a_code_that_is_changed_while_another_server_starts_the_duel_is_the_one_to_break(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(here: Play, there: Play) -> None:
        await here.open("Ann", "Ben", kind="duel", source="table", seconds=None)
        await here.rooms.order(here.code, lambda state: orders.choose_code(state, 1, CODE))
        await here.rooms.order(here.code, lambda state: orders.choose_code(state, 2, CODE))
        change = lambda state: orders.choose_code(state, 1, RIVALS)  # noqa: E731
        interrupt(monkeypatch, "deal_round", lambda: there.rooms.order(here.code, change))
        state = await here.rooms.start_duel(await here.rooms.load(here.code))
        assert state.running is not None
        assert state.running.codes[2].code == RIVALS

    tell(story)


def test_a_late_board_of_one_round_is_none_of_the_next(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(here: Play, there: Play) -> None:
        await here.open("Ann", seconds=None)
        await here.start()

        async def begin_the_next() -> None:
            await there.rooms.end_round(here.code)
            await there.rooms.start(here.code, code=RIVALS)

        interrupt(monkeypatch, "deal_table", begin_the_next)
        await here.rooms.join(here.code, "Ben")
        state = await here.rooms.load(here.code)
        assert state.running is not None
        assert state.running.number == 2
        journals = [here.tables.store.lines(table, 0) for table in state.running.tables.values()]
        assert {line.action for lines in journals for line in lines or ()} == {f"secret {RIVALS}"}

    tell(story)


def test_a_room_that_one_server_has_deleted_is_gone_at_the_others(
    tell: Callable[[Story], None], hand: Hand
) -> None:
    async def story(here: Play, there: Play) -> None:
        await here.open("Ann")
        await there.rooms.load(here.code)
        hand.at += KEPT_SECONDS + 1
        await here.rooms.expire()
        await there.rooms.attend()
        with pytest.raises(TableError):
            await there.rooms.join(here.code, "Ben")
        assert not RoomStore(there.tables.store).lines(here.code)

    tell(story)


def test_the_time_of_a_round_runs_on_while_one_of_two_servers_is_down(postgres: Postgres, hand: Hand) -> None:
    """A third server that starts takes no time out: the second was there."""
    database = postgres.new_database()
    stores = [Store(database) for _ in range(3)]

    async def begin() -> str:
        with service(stores[1], hand) as first:
            play = Play(first, hand)
            await play.open("Ann", seconds=100)
            await play.start()
            play.rooms.close()
            return play.code

    async def go_on(code: str) -> None:
        with service(stores[2], hand) as third:
            play = Play(third, hand)
            state = await play.rooms.load(code)
            assert state.running is not None
            assert not state.running.pauses
            play.rooms.close()

    with service(stores[0], hand) as second:
        wait_until(lambda: RoomStore(stores[0]).seconds_served(), "a server that listens")
        served = RoomStore(stores[0]).seconds_served()
        assert served is not None
        code = asyncio.run(begin())
        # By the clock of the test no more time passes than the second server has been there.
        wait_until(lambda: (RoomStore(stores[0]).seconds_served() or 0) > served + 0.2, "some time")
        hand.at += 0.1
        asyncio.run(go_on(code))
        assert second.store is stores[0]
    for store in stores:
        store.close()
