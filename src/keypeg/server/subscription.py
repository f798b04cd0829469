"""Following a table: the messages one follower gets, each telling all that is new since the last."""

from __future__ import annotations

from keypeg.server.context import Context
from keypeg.server.hub import LOOK
from keypeg.server.identity import speaker
from keypeg.server.wire import State, Told, encode
from keypeg.table.table_state import TableState, token_hash


class Gone(Exception):
    """The follower may look no longer; the text says why."""


class Following:
    """Where one follower stands: what it was told last, and by which token it looks."""

    def __init__(
        self, context: Context, current: TableState, seat: int | None, *, token: str | None, since: int | None
    ) -> None:
        self._context = context
        self._table = current.id
        self._seat = seat
        self._hash = None if token is None else token_hash(token)
        self._told = current.seq if since is None else since
        self._last: State | None = None

    @classmethod
    async def begin(
        cls, context: Context, table: str, seat: int | None, *, brought: tuple[str, ...], since: int | None
    ) -> Following:
        """Follow for a seat the tokens belong to, or as a spectator; what a seat has to know the first news brings."""
        current, token = await speaker(context, table, seat, brought, at_least=LOOK if seat is None else 0)
        return cls(context, current, seat, token=token, since=since)

    async def news(self, at_least: float) -> bytes | None:
        """The message that brings the follower up to date; None where it is."""
        current = await self._context.load(self._table, at_least=at_least)
        if self._seat is not None and current.chairs[self._seat].token_hash != self._hash:
            raise Gone("this seat was given up")
        state = await self._context.state(current, self._seat)
        if self._last is None:
            # Nobody has been told of what has not happened.
            self._told = min(self._told, current.seq)
        if state is self._last or current.seq < self._told:
            return None
        told = tuple(event.text for event in current.events(self._told))
        self._told, self._last = current.seq, state
        return encode(Told(seq=current.seq, told=told, state=state))
