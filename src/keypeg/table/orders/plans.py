"""The orders a table takes, each as a plan for the writer: decide, name what to write, and answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace
from functools import partial, wraps
from typing import Concatenate, ParamSpec, TypeVar

import msgspec

from keypeg.errors import IllegalAction, Reason, StaleAction, TableError, TableReason
from keypeg.rules import Action, ActionKind, Claim, Code, Phase, SetSecret, format_action, parse_action
from keypeg.rules.seals import NONCE_BYTES, make_seal
from keypeg.table.state.chairs import with_chair
from keypeg.table.state.departures import list_vacant
from keypeg.table.state.options import Limits
from keypeg.table.state.seals import attempt
from keypeg.table.state.snapshot import SeatKey, TableSnapshot
from keypeg.table.state.stored import (
    EXPIRE,
    LEAVE,
    PERSON,
    Chair,
    Planned,
    SeatChange,
    Writes,
    format_computer,
    line_row,
)
from keypeg.table.state.table_state import TableState
from keypeg.table.state.tokens import token_hash
from keypeg.table.state.views import Answer, ClosedWhy, StaleView, TableView, Ticket
from keypeg.table.storage.cache import Plan, UnitOfWork
from keypeg.table.storage.protocol import Storage

P = ParamSpec("P")
T = TypeVar("T")

Who = str | int | SeatKey
"""The token of a seat, what somebody got who was let in, or the number of a seat that this program itself plays for."""

View = Callable[[TableState, int | None], TableView]

_ID_MOST = 64
_FOR_NOW = "steady"
"""The level of a computer that makes no move."""


def order(plan: Callable[Concatenate[UnitOfWork, P], Planned[T]]) -> Callable[P, Plan[T]]:
    """Let a function that plans be called without the unit of work: it returns the plan for the writer."""

    @wraps(plan)
    def make(*args: P.args, **kwargs: P.kwargs) -> Plan[T]:
        return lambda unit: plan(unit, *args, **kwargs)

    return make


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """An action of a seat, made when the table stood at `seq`.

    `held` is a code a computer keeps behind its shield. `verdict` is what the engine found of a claim before the
    writer had to decide; what a client says of its own claim counts for nothing.
    """

    table: str
    who: Who
    action: str | Action
    seq: int
    action_id: str | None = None
    held: Code | None = None
    verdict: tuple[int, ...] | None = None

    def __repr__(self) -> str:
        """Return where it was made; neither the token nor the action, which may be a secret."""
        return f"Act(table={self.table!r}, seq={self.seq})"


def identify_seat(unit: UnitOfWork, table: str, who: Who) -> tuple[TableState, int]:
    """Return the table and the seat of a token; refuse a token of no seat."""
    state = unit.load(table)
    seat = _seat_of(state, who)
    if seat is None:
        state = unit.with_fresh_seats(table)
        seat = _seat_of(state, who)
    if seat is None:
        raise TableError(TableReason.NOT_YOUR_SEAT)
    return state, seat


def _seat_of(state: TableState, who: Who) -> int | None:
    if isinstance(who, str):
        return state.seat_of(who)
    if isinstance(who, SeatKey):
        return who.seat if TableSnapshot(state).holds(who) else None
    return who if 0 <= who < len(state.chairs) else None


def plan_act(
    unit: UnitOfWork, act: Act, *, now: float, random_bytes: Callable[[int], bytes], view: View
) -> Planned[Answer]:
    """Take an action once: the same action id again gets the first answer, an older `seq` the present view.

    What this process remembers is enough to accept an action, since the store refuses a line that is written
    already; to refuse one, the table is read again.
    """
    if act.action_id is not None and not _good_id(act.action_id):
        raise TableError(TableReason.BAD_ACTION_ID)
    state, seat = identify_seat(unit, act.table, act.who)
    try:
        return _decide(unit, state, seat, act, now=now, random_bytes=random_bytes, view=view)
    except (IllegalAction, StaleAction, TableError):
        fresh = unit.read_fresh(act.table)
        if fresh is state:
            raise
        return _decide(unit, fresh, seat, act, now=now, random_bytes=random_bytes, view=view)


def _decide(
    unit: UnitOfWork,
    state: TableState,
    seat: int,
    act: Act,
    *,
    now: float,
    random_bytes: Callable[[int], bytes],
    view: View,
) -> Planned[Answer]:
    first = None if act.action_id is None else state.line_of(seat, act.action_id)
    if first is not None:
        return _repeat_answer(state, seat, first, view)
    if state.closed and state.closed.why is not ClosedWhy.FINISHED and not _reveals(state, act):
        raise TableError(TableReason.TABLE_CLOSED)
    if not state.started:
        raise TableError(TableReason.SEATS_OPEN)
    if state.closed and state.rematch is not None:
        # Whoever plays again has accepted how it ended.
        raise IllegalAction(Reason.MATCH_OVER)
    if state.seq != act.seq:
        raise StaleView(view(state, seat))
    action = (
        parse_action(state.match.setup.edition, act.action) if isinstance(act.action, str) else act.action
    )
    if isinstance(action, Claim):
        action = Claim(act.verdict)
    held = act.held or (action.code if isinstance(action, SetSecret) else None)
    after = _bind_code(state, held, random_bytes).apply_action(seat, action, action_id=act.action_id, at=now)
    unit.put(after)
    return Planned(
        make_writes(state, after, now),
        lambda: Answer(
            seq=after.seq,
            since=state.seq,
            recall=partial(after.events, state.seq),
            look=partial(view, after, seat),
        ),
    )


def _reveals(state: TableState, act: Act) -> bool:
    """Return whether the code of a game that others have left is shown, as only its codemaker can (R21b)."""
    action = act.action if isinstance(act.action, str) else format_action(act.action)
    return state.match.game.phase is Phase.REVEALING and action.startswith(ActionKind.REVEAL_SECRET)


def plan_call_time(
    unit: UnitOfWork, table: str, action: Action, *, due: Callable[[TableState], bool], now: float
) -> Planned[bool]:
    """Call time if a player's time is over; return whether it was."""
    state = unit.load(table)
    if state.closed or not due(state):
        return Planned(None, lambda: False)
    after = state.apply_action(None, action, action_id=None, at=now)
    unit.put(after)
    return Planned(make_writes(state, after, now), lambda: True)


def plan_take(
    unit: UnitOfWork,
    table: str,
    seat: int | None,
    *,
    name: str,
    token: str,
    store: Storage,
    limits: Limits,
    address: str | None,
    now: float,
) -> Planned[Ticket]:
    """Take a free seat, or one that somebody left (R21e), by default the first one."""
    state = unit.read_seats(table)
    chosen = _chair_to_take(state, seat)
    if any(chair.name == name for chair in state.chairs):
        raise TableError(TableReason.NAME_TAKEN)
    most = limits.seats_per_address
    if address is not None and most is not None and store.taken_seats(address) >= most:
        raise TableError(TableReason.TOO_MANY_SEATS)
    if chosen.taken is not None:
        return _take_over(unit, state, chosen, name=name, token=token, address=address, now=now)
    chair = replace(chosen, name=name, token_hash=token_hash(token), taken=now)
    unit.put(state.with_chairs(with_chair(state.chairs, chair)))
    ticket = Ticket(table=table, seat=chair.seat, token=token)
    change = SeatChange(before=chosen, after=chair, address=address)
    return Planned(Writes(table=table, seq=state.seq, seat_changes=[change], touched=now), lambda: ticket)


def _chair_to_take(state: TableState, seat: int | None) -> Chair:
    """Return a chair that is free, or that somebody left in the middle of the match."""
    vacant = list_vacant(state.match, state.chairs, state.gone, state.former)
    if vacant and (seat is None or seat in vacant):
        return state.chairs[vacant[0] if seat is None else seat]
    if seat in state.gone and seat == state.match.game.codemaker and not state.match.over:
        raise TableError(TableReason.SEAT_GUARDS_CODE)
    if state.closed:
        raise TableError(TableReason.TABLE_CLOSED)
    return _free_chair(state, seat)


def _take_over(
    unit: UnitOfWork,
    state: TableState,
    before: Chair,
    *,
    name: str,
    token: str,
    address: str | None,
    now: float,
) -> Planned[Ticket]:
    """Let a person take the seat of somebody who left, from the computer that plays on there if one does."""
    seat, after = before.seat, state
    if seat in state.gone:
        # History keeps the name of the one who left: a computer sits there without a move.
        after = after.with_line(seat, format_computer(_FOR_NOW, before.name), now)
    after = after.with_line(seat, PERSON + name, now)
    chair = replace(after.chairs[seat], token_hash=token_hash(token))
    after = replace(after, chairs=with_chair(after.chairs, chair))
    unit.put(after)
    writes = make_writes(state, after, now)
    writes.seat_changes = [SeatChange(before=before, after=chair, address=address)]
    ticket = Ticket(table=state.id, seat=seat, token=token)
    return Planned(writes, lambda: ticket)


def _free_chair(state: TableState, seat: int | None) -> Chair:
    if seat is None:
        free = next((chair for chair in state.chairs if chair.taken is None), None)
        if free is None:
            raise TableError(TableReason.SEAT_TAKEN)
        return free
    if not 0 <= seat < len(state.chairs):
        raise TableError(TableReason.UNKNOWN_SEAT)
    chair = state.chairs[seat]
    if chair.kind != "person":
        raise TableError(TableReason.COMPUTER_SEAT)
    if chair.taken is not None:
        raise TableError(TableReason.SEAT_TAKEN)
    return chair


def plan_leave(unit: UnitOfWork, table: str, who: Who, *, now: float) -> Planned[TableState]:
    """Give a seat up: it is free again before the match's first action, and after it the table closes."""
    unit.read_seats(table)
    state, seat = identify_seat(unit, table, who)
    gone_already = seat in state.gone or (state.closed and state.closed.why is not ClosedWhy.LEFT)
    if gone_already:
        return Planned(None, lambda: state)
    if state.lines:
        return _put_away(unit, state, seat, LEAVE, now)
    taken = state.chairs[seat]
    free = replace(taken, name=None, token_hash=None, taken=None)
    after = state.with_chairs(with_chair(state.chairs, free))
    unit.put(after)
    return Planned(Writes(table=table, seat_changes=[SeatChange(before=taken, after=free)]), lambda: after)


def plan_expire(unit: UnitOfWork, table: str, *, before: float, now: float) -> Planned[TableState]:
    """Close a table at which nothing has happened since."""
    state = unit.read_fresh(table)
    if state.closed or state.turn_began >= before:
        return Planned(None, lambda: state)
    return _put_away(unit, state, None, EXPIRE, now)


def make_writes(before: TableState, after: TableState, now: float) -> Writes:
    """Return what the database has to save of a changed table."""
    known = len(before.seals)
    return Writes(
        table=after.id,
        seq=after.seq,
        lines=[line_row(after.id, line) for line in after.lines[before.seq :]],
        seals=[{"table_id": after.id, **asdict(made)} for made in after.seals[known:]],
        closed=now if after.closed and not before.closed else None,
        reopened=bool(before.closed and not after.closed),
    )


def _put_away(
    unit: UnitOfWork, state: TableState, seat: int | None, closing: str, now: float
) -> Planned[TableState]:
    after = state.with_line(seat, closing, now)
    unit.put(after)
    return Planned(make_writes(state, after, now), lambda: after)


def _bind_code(state: TableState, code: Code | None, random_bytes: Callable[[int], bytes]) -> TableState:
    if code is None:
        return state
    made = make_seal(
        state.id,
        game=state.match.game.number,
        attempt=attempt(state.match),
        code=str(code),
        random_bytes=random_bytes(NONCE_BYTES),
    )
    return state.with_seals([made])


def _repeat_answer(state: TableState, seat: int, first: int, view: View) -> Planned[Answer]:
    after = first + 1
    while (
        after < state.seq
        and state.lines[after].seat is None
        and state.lines[after].action.startswith("mark ")
    ):
        after += 1
    answer = Answer(
        seq=after,
        since=first,
        recall=lambda: state.events(first, until=after),
        look=lambda: view(state.at(after), seat),
        repeated=True,
    )
    return Planned(None, lambda: answer)


def _good_id(action_id: str) -> bool:
    return 0 < len(action_id) <= _ID_MOST and action_id.isascii() and action_id.isprintable()
