"""Rooms by a clock that the test moves: times, pauses, deadlines, servers that were down, journals that read back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from keypeg.errors import TableError, TableReason
from keypeg.rules.standings import RaceResult
from keypeg.table import Store, Tables
from keypeg.table.rooms import room_orders as orders
from keypeg.table.rooms.room_lines import RoomOptions
from keypeg.table.rooms.room_orders import LAST_SECONDS
from keypeg.table.rooms.room_state import RoomState, build_room
from keypeg.table.rooms.room_store import RoomStore
from keypeg.table.rooms.rooms import KEPT_SECONDS, Rooms
from keypeg.table.state.tokens import token_hash
from tests.table.playing import Hand, service
from tests.waiting import attempts_async, wait_until

CODE, WRONG = "RGBY", "KKKK"


class Play:
    """A room and its clock, played by the numbers of its players."""

    def __init__(self, tables: Tables, hand: Hand) -> None:
        self.tables, self.hand = tables, hand
        self.rooms = Rooms(tables, chance=Random(3), countdown=0)
        self.code = ""

    async def open(self, *names: str, **options: object) -> None:
        state, _ = await self.rooms.open(RoomOptions(**{"source": "host", **options}))
        self.code = state.id
        for name in names:
            await self.rooms.join(self.code, name)

    async def start(self) -> RoomState:
        return await self.rooms.start(self.code, code=CODE)

    async def guess(self, player: int, code: str) -> None:
        state = await self.rooms.load(self.code)
        table = state.rounds[-1].tables[player]
        seq = self.tables.load(table).seq
        await self.tables.act_async(table, 0, f"guess {code}", seq=seq)

    async def order(self, decide: Callable[..., orders.Lines], **more: object) -> RoomState:
        return await self.rooms.order(self.code, lambda state: decide(state, now=self.hand.at, **more))

    async def settle(self) -> RoomState:
        return await self.rooms.settle(self.code)


def run(tables: Tables, hand: Hand, story: Callable[[Play], Awaitable[None]]) -> None:
    async def tell() -> None:
        play = Play(tables, hand)
        try:
            await story(play)
        finally:
            play.rooms.close()

    asyncio.run(tell())


def test_r33_time_is_counted_from_the_start_to_the_row_that_breaks_the_code(
    tables: Tables, hand: Hand
) -> None:
    async def story(play: Play) -> None:
        await play.open("Ann", "Ben", seconds=None)
        await play.start()
        hand.at += 30
        await play.guess(1, WRONG)
        hand.at += 30
        await play.guess(1, CODE)
        hand.at += 15.5
        await play.guess(2, CODE)
        state = await play.settle()
        assert state.rounds[0].why == "done"
        assert state.totals() == {1: RaceResult(2, 60), 2: RaceResult(1, 75)}
        assert state.places() == {2: 1, 1: 2}

    run(tables, hand, story)


@pytest.mark.parametrize("finished", [(1,), (1, 2)], ids=["one", "everybody"])
@pytest.mark.parametrize("noted", [False, True], ids=["at once", "later"])
@pytest.mark.parametrize("way", ["end", "close"])
def test_whoever_is_done_when_the_host_ends_the_round_has_their_result(
    tables: Tables, hand: Hand, way: str, noted: bool, finished: tuple[int, ...]
) -> None:
    async def story(play: Play) -> None:
        await play.open("Ann", "Ben", seconds=None, rounds=1)
        await play.start()
        hand.at += 30
        for player in finished:
            await play.guess(player, CODE)
        if noted:
            await play.settle()
        hand.at += 10
        await (play.rooms.end_round if way == "end" else play.rooms.close_room)(play.code)
        state = await play.rooms.load(play.code)
        counts = {
            player: RaceResult(1, 30) if player in finished else RaceResult(11, 40) for player in (1, 2)
        }
        assert state.totals() == counts
        assert state.rounds[0].why == ("done" if len(finished) == 2 else "host")
        assert state.closed == (way == "close")
        written = [type(line).__name__ for line, _ in RoomStore(tables.store).lines(play.code)]
        assert written.count("RoundEnded") == 1

    run(tables, hand, story)


def test_r36_a_pause_counts_for_nobody(tables: Tables, hand: Hand) -> None:
    async def story(play: Play) -> None:
        await play.open("Ann", "Ben", seconds=100)
        await play.start()
        hand.at += 10
        await play.order(orders.pause)
        with pytest.raises(TableError) as refused:
            await play.rooms.check_play(play.code)
        assert refused.value.reason is TableReason.ROUND_PAUSED
        hand.at += 1_000
        assert (await play.settle()).running is not None, "the time stands still"
        await play.order(orders.resume)
        hand.at += 20
        await play.guess(1, CODE)
        hand.at += 69
        assert (await play.settle()).running is not None
        hand.at += 1 + LAST_SECONDS
        state = await play.settle()
        assert state.rounds[0].why == "time"
        assert state.totals() == {1: RaceResult(1, 30), 2: RaceResult(11, 100)}

    run(tables, hand, story)


def test_a_guess_that_is_taken_at_the_last_moment_counts(tables: Tables, hand: Hand) -> None:
    async def story(play: Play) -> None:
        await play.open("Ann", "Ben", seconds=100)
        await play.start()
        hand.at += 100
        await play.rooms.check_play(play.code)
        # The guess is on its way while somebody looks after the room.
        await play.rooms.attend()
        await play.guess(1, CODE)
        hand.at += LAST_SECONDS
        with pytest.raises(TableError):
            await play.rooms.check_play(play.code)
        await play.rooms.attend()
        state = await play.rooms.load(play.code)
        assert state.rounds[0].ended == state.rounds[0].began + 100
        assert state.totals() == {1: RaceResult(1, 100), 2: RaceResult(11, 100)}

    run(tables, hand, story)


def test_r35_whoever_comes_late_has_the_time_of_the_whole_round(tables: Tables, hand: Hand) -> None:
    async def story(play: Play) -> None:
        await play.open("Ann", seconds=None)
        await play.start()
        hand.at += 40
        await play.rooms.join(play.code, "Late")
        await play.guess(2, CODE)
        hand.at += 10
        await play.guess(1, CODE)
        state = await play.settle()
        assert state.totals() == {1: RaceResult(1, 50), 2: RaceResult(1, 50)}

    run(tables, hand, story)


def test_r35_whoever_comes_during_the_countdown_is_not_late(tables: Tables, hand: Hand) -> None:
    async def story(play: Play) -> None:
        play.rooms = Rooms(tables, chance=Random(3), countdown=3)
        await play.open("Ann", seconds=None)
        await play.start()
        hand.at += 1
        await play.rooms.join(play.code, "Ben")
        hand.at += 12
        await play.guess(2, CODE)
        hand.at += 90
        await play.guess(1, CODE)
        state = await play.settle()
        assert state.totals() == {1: RaceResult(1, 100), 2: RaceResult(1, 10)}

    run(tables, hand, story)


def test_r35_whoever_comes_while_the_countdown_is_paused_is_not_late(tables: Tables, hand: Hand) -> None:
    async def story(play: Play) -> None:
        play.rooms.close()
        play.rooms = Rooms(tables, chance=Random(3), countdown=3)
        await play.open("Ann")
        await play.start()
        hand.at += 1
        await play.order(orders.pause)
        hand.at += 60
        state, player, _ = await play.rooms.join(play.code, "Ben")
        assert state.running is not None
        assert player.number in state.running.tables
        assert not state.running.late
        await play.order(orders.resume)
        hand.at += 1
        state, player, _ = await play.rooms.join(play.code, "Cleo")
        assert state.running is not None
        assert state.running.late == {player.number}

    run(tables, hand, story)


@pytest.mark.parametrize("name", ["Ann", "A.N.N", "Xan"])
def test_r35_whoever_leaves_a_round_and_joins_again_waits_for_the_next(
    tables: Tables, hand: Hand, name: str
) -> None:
    async def story(play: Play) -> None:
        await play.open("Ben", rounds=2, seconds=None)
        _, ann, token = await play.rooms.join(play.code, "Ann")
        await play.start()
        hand.at += 30
        await play.guess(ann.number, CODE)
        await play.rooms.remove(play.code, ann.number)
        state, again, _ = await play.rooms.join(
            play.code, name, hashes=(token_hash(token), token_hash("other"))
        )
        assert state.running is not None
        assert set(state.running.tables) == {1, ann.number}
        state, eve, _ = await play.rooms.join(play.code, "Eve", hashes=(token_hash("other"),))
        assert eve.number in state.rounds[0].tables
        for player in (1, eve.number):
            await play.guess(player, CODE)
        state = await play.settle()
        assert state.totals()[again.number] == RaceResult(11, 30)
        assert again.number in (await play.start()).rounds[1].tables

    run(tables, hand, story)


def test_r34_a_round_that_was_missed_counts_like_a_code_that_was_not_broken(
    tables: Tables, hand: Hand
) -> None:
    async def story(play: Play) -> None:
        await play.open("Ann", rounds=2, seconds=None)
        await play.start()
        hand.at += 5
        await play.guess(1, CODE)
        await play.settle()
        await play.rooms.join(play.code, "Ben")
        await play.start()
        hand.at += 5
        for player in (1, 2):
            await play.guess(player, CODE)
        state = await play.settle()
        assert state.totals() == {1: RaceResult(2, 10), 2: RaceResult(12, 10)}
        assert state.over

    run(tables, hand, story)


def test_a_journal_read_back_is_the_room(tables: Tables, hand: Hand) -> None:
    async def story(play: Play) -> None:
        await play.open("Ann", "Ben", rounds=2, names=("Ann", "Ben", "Cem"))
        await play.start()
        hand.at += 3
        await play.rooms.give_hint(play.code)
        await play.rooms.join(play.code, "Cem")
        await play.order(orders.pause)
        hand.at += 3
        await play.order(orders.resume)
        await play.guess(1, CODE)
        await play.rooms.remove(play.code, 2)
        await play.rooms.end_round(play.code)
        await play.rooms.order(play.code, lambda state: orders.hide_names(state, hidden=True))
        await play.rooms.close_room(play.code)
        state = await play.rooms.load(play.code)
        lines = RoomStore(tables.store).lines(play.code)
        assert state.closed
        assert build_room(play.code, lines) == state

    run(tables, hand, story)


def test_a_server_that_was_down_notes_what_it_missed_and_takes_the_time_out(
    database: str, hand: Hand
) -> None:
    codes: list[str] = []

    async def before(play: Play) -> None:
        await play.open("Ann", "Ben", seconds=100)
        codes.append(play.code)
        await play.start()
        hand.at += 30
        # Stopped, so that nobody notes that the game is over: as if the server died in that moment.
        play.rooms.close()
        await play.guess(1, CODE)

    async def after(play: Play) -> None:
        play.code = codes[0]
        await play.rooms.attend()
        state = await play.rooms.load(play.code)
        assert state.running is not None
        assert state.running.finished[1].seconds == 30
        hand.at += 69
        await play.rooms.attend()
        assert (await play.rooms.load(play.code)).running is not None
        hand.at += 1 + LAST_SECONDS
        await play.rooms.attend()
        state = await play.rooms.load(play.code)
        assert state.rounds[0].why == "time"
        assert state.totals() == {1: RaceResult(1, 30), 2: RaceResult(11, 100)}

    for story in (before, after):
        store = Store(database)
        with service(store, hand) as tables:
            run(tables, hand, story)
        wait_until(lambda store=store: not RoomStore(store).seconds_served(), "the end of the server")
        store.close()
        hand.at += 5_000


def test_r37_a_duel_answers_when_both_have_guessed(tables: Tables, hand: Hand) -> None:
    async def story(play: Play) -> None:
        state, _ = await play.rooms.open(RoomOptions(kind="duel", rounds=1, seconds=None))
        play.code = state.id
        for player, name in enumerate(("Ann", "Ben"), 1):
            await play.rooms.join(play.code, name)
            await play.rooms.order(play.code, lambda now, one=player: orders.choose_code(now, one, "RRGG"))
        await play.rooms.start(play.code)
        await play.guess(1, WRONG)
        state = await play.settle()
        assert (await play.rooms.progress(state))[1].keys == (None,)
        await play.guess(2, "RRGG")
        async for _ in attempts_async("the end of the duel"):
            if (await play.settle()).running is None:
                break
        state = await play.settle()
        assert state.places() == {2: 1, 1: 2}

    run(tables, hand, story)


def test_a_duel_starts_when_whoever_comes_last_makes_it_complete(tables: Tables, hand: Hand) -> None:
    async def story(play: Play) -> None:
        await play.open("Ann", "Ben", kind="duel", source="table")
        await play.rooms.order(play.code, lambda now: orders.choose_code(now, 1, "RRGG"))
        await play.rooms.remove(play.code, 2)
        state, bot, _ = await play.rooms.join(play.code, "Bot", level="first")
        assert state.running is not None
        assert set(state.running.tables) == {1, bot.number}
        assert state.running.codes[bot.number].code == "RRGG"

    run(tables, hand, story)


def test_a_duel_of_computers_starts_when_the_host_wants(tables: Tables, hand: Hand) -> None:
    async def story(play: Play) -> None:
        await play.open(kind="duel", source="table")
        for name in ("Bot", "Tob"):
            await play.rooms.join(play.code, name, level="first")
        await play.rooms.attend()
        assert (await play.rooms.load(play.code)).round is None
        assert (await play.rooms.start(play.code)).running is not None

    run(tables, hand, story)


@pytest.mark.parametrize("way", ["concede", "leave"])
def test_whoever_stays_in_a_duel_gets_answers_although_the_other_one_is_gone(
    tables: Tables, hand: Hand, way: str
) -> None:
    async def story(play: Play) -> None:
        state, _ = await play.rooms.open(RoomOptions(kind="duel", rounds=1, seconds=None))
        play.code = state.id
        for player, name in enumerate(("Ann", "Ben"), 1):
            await play.rooms.join(play.code, name)
            await play.rooms.order(play.code, lambda now, one=player: orders.choose_code(now, one, "RRGG"))
        state = await play.rooms.start(play.code)
        await play.guess(1, WRONG)
        if way == "leave":
            await play.rooms.remove(play.code, 2)
        else:
            table = state.rounds[0].tables[2]
            await tables.act_async(table, 0, "concede", seq=tables.load(table).seq)
        async for _ in attempts_async("the answer to the one who stays"):
            await play.rooms.attend()
            if (await play.rooms.progress(await play.settle()))[1].keys == ((0, 0),):
                break
        await play.guess(1, "RRGG")
        async for _ in attempts_async("the end of the duel"):
            await play.rooms.attend()
            if (await play.settle()).running is None:
                break
        assert (await play.settle()).places()[1] == 1

    run(tables, hand, story)


def test_a_room_is_forgotten_with_its_tables_after_a_day(tables: Tables, hand: Hand) -> None:
    async def story(play: Play) -> None:
        await play.open("Ann")
        table = (await play.start()).rounds[0].tables[1]
        hand.at += KEPT_SECONDS - 1
        await play.rooms.expire()
        assert (await play.rooms.load(play.code)).rounds
        hand.at += 2
        await play.rooms.expire()
        with pytest.raises(TableError):
            await play.rooms.load(play.code)
        assert tables.store.load(table) is None

    run(tables, hand, story)


def test_a_room_in_which_somebody_guesses_is_kept_although_nobody_is_done(tables: Tables, hand: Hand) -> None:
    """A guess is written at its table only: a duel without a time limit may go on for days."""

    async def story(play: Play) -> None:
        await play.open("Ann", seconds=None)
        await play.start()
        for _ in range(3):
            hand.at += KEPT_SECONDS * 0.4
            await play.guess(1, WRONG)
        await play.rooms.expire()
        assert (await play.rooms.load(play.code)).running is not None
        hand.at += KEPT_SECONDS + 1
        await play.rooms.expire()
        with pytest.raises(TableError):
            await play.rooms.load(play.code)

    run(tables, hand, story)


def test_two_servers_that_decide_at_once_write_a_line_once(tables: Tables, hand: Hand) -> None:
    async def story(play: Play) -> None:
        await play.open("Ann", "Ben", seconds=None)
        other = Rooms(tables, chance=Random(4), countdown=0)
        if not tables.store.postgres:
            # One process alone writes to SQLite.
            return
        await play.start()
        await other.load(play.code)
        for player in (1, 2):
            await play.guess(player, CODE)
        await asyncio.gather(play.settle(), other.settle(play.code))
        other.close()
        lines = [line for line, _ in RoomStore(tables.store).lines(play.code)]
        assert sum(type(line).__name__ == "RoundEnded" for line in lines) == 1
        assert sum(type(line).__name__ == "GameFinished" for line in lines) == 2

    run(tables, hand, story)
