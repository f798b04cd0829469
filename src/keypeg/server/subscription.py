"""Following a table: the messages one follower gets, each with everything new since the last."""

from __future__ import annotations

from msgspec import Raw

from keypeg.api.encoding import encode
from keypeg.api.live import ChangeMessage, StateMessage
from keypeg.api.state_encoder import EncodedState
from keypeg.server.client import Client
from keypeg.server.context import Context
from keypeg.server.live.hub import LOOK
from keypeg.table.state.snapshot import SeatKey, TableSnapshot
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
        snapshot: TableSnapshot,
        *,
        key: SeatKey | None,
        since: int | None,
        language: str,
        changes: bool,
    ) -> None:
        self._context = context
        self._table = snapshot.id
        self._key = key
        self._language = language
        self._changes = changes
        self._told = snapshot.seq if since is None else since
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
        snapshot, key = await context.enter(client.table, seat, client.tokens, at_least=at_least)
        # Somebody who connects has come to the rematch.
        if key is not None and snapshot.see(key.seat, 1, context.tables.clock):
            context.renew(snapshot.id)
        return cls(context, snapshot, key=key, since=since, language=client.language, changes=changes)

    @property
    def key(self) -> SeatKey | None:
        """Return what the follower was let in with; None for a spectator."""
        return self._key

    async def news(self, at_least: float) -> bytes:
        """Return the message that brings the follower up to date; nothing where it is."""
        snapshot = await self._context.load(self._table, at_least=at_least)
        return self._message(
            snapshot, await self._context.state(snapshot, self._check_seat(snapshot), self._language)
        )

    def peek_news(self, at_least: float) -> bytes | None:
        """Do the same as `news` without waiting; None if something has to be waited for."""
        snapshot = self._context.get_cached(self._table, at_least=at_least)
        if snapshot is None:
            return None
        state = self._context.state_now(snapshot, self._check_seat(snapshot), self._language)
        return None if state is None else self._message(snapshot, state)

    def ask_whole(self) -> None:
        """Let the next message hold the whole state, even if nothing is new."""
        self._last = None

    def _check_seat(self, snapshot: TableSnapshot) -> int | None:
        if self._key is None:
            return None
        if not snapshot.holds(self._key):
            elsewhere = snapshot.is_taken(self._key.seat)
            raise Gone(message("reason-elsewhere" if elsewhere else "reason-left"))
        return self._key.seat

    def _message(self, snapshot: TableSnapshot, state: EncodedState) -> bytes:
        last, since, seq = self._last, self._told, snapshot.seq
        if last is None:
            # A client may name a seq that the table has not reached.
            since = min(since, seq)
        if state is last or seq < since:
            return b""
        self._told, self._last = seq, state
        now = self._context.tables.clock.now()
        before = last if self._changes and last is not None and state.follows(last) else None

        def make() -> bytes:
            events = Raw(self._context.events(snapshot, since, self._language))
            if before is None:
                return encode(StateMessage(seq=seq, events=events, state=Raw(state.encode_whole(now))))
            change = Raw(state.change(before, now))
            return encode(ChangeMessage(seq=seq, since=since, events=events, change=change))

        if self._key is not None:
            return make()
        # Spectators may be many, and see the same.
        return self._context.share_message(snapshot, (state, before, since, state.seconds(now)), make)
