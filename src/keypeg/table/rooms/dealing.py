"""Dealing: the sealed codes of a round, and a table for each player on which one of them is set."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random

from keypeg.rules import Code, Marking, SetSecret
from keypeg.rules.readings import READING
from keypeg.rules.seals import NONCE_BYTES, make_seal
from keypeg.table.orders.opening import new_id
from keypeg.table.orders.transfers import plan_deal
from keypeg.table.players import computers
from keypeg.table.rooms import room_lines
from keypeg.table.rooms.room_state import RoomPlayer, RoomState
from keypeg.table.service import Tables
from keypeg.table.state.options import Options, SeatOption, computer_names
from keypeg.table.state.stored import Chair
from keypeg.table.state.table_state import TableState

ROOM_SEAT, _CODEMAKER = 0, 1
"""Where a player sits, and where the computer does that keeps the code of the room."""
_LEVEL = "steady"

EVERYBODY = 0
"""The number under which a race has its code."""


class Dealer:
    """Deals the rounds of rooms: draws the codes, and opens the tables."""

    def __init__(self, tables: Tables, chance: Random) -> None:
        self._tables = tables
        self._chance = chance

    async def deal_round(
        self, state: RoomState, code: str | None, *, countdown: float
    ) -> room_lines.RoundStarted:
        """Deal everybody in a room a table for the next round, which begins after a countdown."""
        codes = draw_codes(state, code, self._chance)
        dealt = [
            self.deal_table(state, one, (codes.get(one.number) or codes[EVERYBODY]).code)
            for one in state.present
        ]
        numbers = [str(one.number) for one in state.present]
        return room_lines.RoundStarted(
            at=self._tables.now() + countdown,
            codes={str(player): sealed for player, sealed in codes.items()},
            tables=dict(zip(numbers, await asyncio.gather(*dealt), strict=True)),
        )

    async def deal_table(self, state: RoomState, player: RoomPlayer, code: str) -> str:
        """Open a table with this code for a player, and return its id."""
        before, after = make_table(
            state, player, code, now=self._tables.now(), random_bytes=self._chance.randbytes
        )
        store, limits = self._tables.store, self._tables.limits
        plan = partial(plan_deal, before=before, state=after, store=store, limits=limits, address=None)
        return (await self._tables.open_planned_async(plan)).id


def draw_codes(state: RoomState, code: str | None, chance: Random) -> dict[int, room_lines.SealedCode]:
    """Return the sealed codes of the next round by player: one for everybody, or in a duel each one's rival's."""
    box = state.options.box

    def seal(text: str | None, attempt: int) -> room_lines.SealedCode:
        found = text or str(computers.random_secret(box, chance))
        made = make_seal(
            state.id,
            game=len(state.rounds) + 1,
            attempt=attempt,
            code=found,
            random_bytes=chance.randbytes(NONCE_BYTES),
        )
        return room_lines.SealedCode(code=found, nonce=made.nonce, digest=made.digest)

    if state.options.kind == "race":
        return {EVERYBODY: seal(code, 1)}
    return {
        one.number: seal(state.chosen.get(rival_of(state, one).number), one.number) for one in state.present
    }


def rival_of(state: RoomState, player: RoomPlayer) -> RoomPlayer:
    """Return the other player of a duel."""
    return next(one for one in state.present if one.number != player.number)


def make_table(
    state: RoomState, player: RoomPlayer, code: str, *, now: float, random_bytes: Callable[[int], bytes]
) -> tuple[TableState, TableState]:
    """Return the table of a player before and after its code is set.

    In a duel the answers wait until both have guessed, so the codemaker's computer gives them, and not the table (R37).
    """
    duel = state.options.kind == "duel"
    mine = SeatOption() if player.level is None else SeatOption(kind="computer", level=player.level)
    options = Options(
        edition=state.options.edition,
        seats=(mine, SeatOption(kind="computer", level=_LEVEL)),
        games=1,
        first=_CODEMAKER,
        marking=Marking.CODEMAKER if duel else Marking.TABLE,
        spectators=False,
        one_device=True,
        reading=READING,
        room=state.id,
    )
    maker = rival_of(state, player).name if duel else computer_names(options, (player.name,))[_CODEMAKER]
    chairs = (
        Chair(ROOM_SEAT, mine.kind, player.level, player.name, player.token_hash, now),
        Chair(_CODEMAKER, "computer", _LEVEL, maker, None, now),
    )
    before = TableState.open(new_id(), options, chairs, now)
    made = make_seal(before.id, game=1, attempt=1, code=code, random_bytes=random_bytes(NONCE_BYTES))
    secret = SetSecret(Code(code))
    return before, before.with_seals([made]).apply_action(_CODEMAKER, secret, action_id=None, at=now)
