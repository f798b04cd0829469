"""Following a table: the messages one follower gets, each with everything new since the last."""

from __future__ import annotations

from keypeg.server.actions import Client
from keypeg.server.context import Context
from keypeg.server.hub import LOOK
from keypeg.table.moment import Moment, SeatKey
from keypeg.wire.live import change_message, state_message
from keypeg.wire.state_encoder import EncodedState
from keypeg.words import Message, message


class Gone(Exception):
    """The follower may no longer look; `said` is why."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.code)
        self.said = said


class Subscription:
    """The state of one follower: what it was sent last, and from which seat it looks."""

    __slots__ = ("_changes", "_context", "_key", "_language", "_last", "_table", "_told")

    def __init__(
        self,
        context: Context,
        moment: Moment,
        *,
        key: SeatKey | None,
        since: int | None,
        language: str,
        changes: bool,
    ) -> None:
        self._context = context
        self._table = moment.id
        self._key = key
        self._language = language
        self._changes = changes
        self._told = moment.seq if since is None else since
        self._last: EncodedState | None = None

    @classmethod
    async def begin(
        cls,
        context: Context,
        client: Client,
        seat: int | None,
        *,
        since: int | None,
        changes: bool = False,
    ) -> Subscription:
        """Follow from the seat of the tokens, or as a spectator; the first message brings the state.

        With `changes` the first message holds a whole state, and later ones what has changed.
        """
        at_least = LOOK if seat is None else 0
        moment, key = await context.enter(client.table, seat, client.tokens, at_least=at_least)
        return cls(context, moment, key=key, since=since, language=client.language, changes=changes)

    @property
    def key(self) -> SeatKey | None:
        """Return what the follower was let in with; None for a spectator."""
        return self._key

    async def news(self, at_least: float) -> bytes:
        """Return the message that brings the follower up to date; nothing where it is."""
        moment = await self._context.load(self._table, at_least=at_least)
        return self._message(
            moment, await self._context.state(moment, self._checked_seat(moment), self._language)
        )

    def known_news(self, at_least: float) -> bytes | None:
        """Do the same as `news` without waiting; None if something has to be waited for."""
        moment = self._context.known(self._table, at_least=at_least)
        if moment is None:
            return None
        state = self._context.state_now(moment, self._checked_seat(moment), self._language)
        return None if state is None else self._message(moment, state)

    def ask_whole(self) -> None:
        """Let the next message hold the whole state, even if nothing is new."""
        self._last = None

    def _checked_seat(self, moment: Moment) -> int | None:
        if self._key is None:
            return None
        if not moment.holds(self._key):
            raise Gone(message("reason-left"))
        return self._key.seat

    def _message(self, moment: Moment, state: EncodedState) -> bytes:
        last, since, seq = self._last, self._told, moment.seq
        if last is None:
            # A client may name a seq that the table has not reached.
            since = min(since, seq)
        if state is last or seq < since:
            return b""
        events = self._context.events(moment, since, self._language)
        self._told, self._last = seq, state
        now = self._context.tables.clock.now()
        if self._changes and last is not None and state.follows(last):
            return change_message(seq, since, events, state.change(last, now))
        return state_message(seq, events, state.whole(now))
