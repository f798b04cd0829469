"""Following a table: the messages one follower gets, each telling all that is new since the last."""

from __future__ import annotations

from keypeg.server.actions import Client
from keypeg.server.context import Context
from keypeg.server.hub import LOOK
from keypeg.table.moment import Moment, SeatKey
from keypeg.wire.encoding import encode
from keypeg.wire.events import events_of
from keypeg.wire.live import StateMessage
from keypeg.wire.state import EncodedState
from keypeg.words import Message, message


class Gone(Exception):
    """The follower may look no longer; `said` is why."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.code)
        self.said = said


class Subscription:
    """Where one follower stands: what it was told last, and for which seat it looks."""

    def __init__(
        self, context: Context, moment: Moment, *, key: SeatKey | None, since: int | None, language: str
    ) -> None:
        self._context = context
        self._table = moment.id
        self._key = key
        self._language = language
        self._told = moment.seq if since is None else since
        self._last: EncodedState | None = None

    @classmethod
    async def begin(
        cls, context: Context, client: Client, seat: int | None, *, since: int | None
    ) -> Subscription:
        """Follow for a seat the tokens belong to, or as a spectator; what a seat has to know the first news brings."""
        at_least = LOOK if seat is None else 0
        moment, key = await context.enter(client.table, seat, client.tokens, at_least=at_least)
        return cls(context, moment, key=key, since=since, language=client.language)

    async def news(self, at_least: float) -> bytes | None:
        """Return the message that brings the follower up to date; None where it is."""
        moment = await self._context.load(self._table, at_least=at_least)
        if self._key is not None and not moment.holds(self._key):
            raise Gone(message("reason-left"))
        seat = None if self._key is None else self._key.seat
        state = await self._context.state(moment, seat, self._language)
        if self._last is None:
            # Nobody has been told of what has not happened.
            self._told = min(self._told, moment.seq)
        if state is self._last or moment.seq < self._told:
            return None
        events = events_of(moment.events(self._told), self._language)
        self._told, self._last = moment.seq, state
        now = self._context.tables.now()
        return encode(StateMessage(seq=moment.seq, events=events, state=state.sent(now)))
