"""States as bytes, made of parts: what has not changed since the last state of a table is not encoded again.

A game that is over never changes, and neither do the edition and the options. So a move encodes the game being
played and little else, however long the match is; and a client that keeps its state may be sent just that.
"""

from __future__ import annotations

import msgspec

from keypeg.rules import ActionKind, GameView, MatchView
from keypeg.table.state.views import Closing, CommitmentView, SeatView, TableView
from keypeg.wire.editions import edition_data
from keypeg.wire.encoding import encode
from keypeg.wire.sentence import Sentence, sentence
from keypeg.wire.state import commitment_data, iso_time, seat_data, seconds_left
from keypeg.wire.turns import turn
from keypeg.words import DEFAULT

_AGREED = ("edition", "players", "agreed", "marking", "shield", "seconds")
"""What only an adversary changes of a view, once everyone sits: its games have no code to be known."""


class _ViewNow(msgspec.Struct, frozen=True, gc=False):
    """What an action changes of a view, but for its games; and the seat, which is always the same."""

    seat: int | None
    seq: int
    waits_for: tuple[int | None, ...]
    takes_back: int | None
    may: tuple[ActionKind, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    over: bool


class _Now(msgspec.Struct, frozen=True, gc=False):
    """What an action changes of a state, but for its view."""

    seq: int
    turn: Sentence
    left: int | None
    deadline: str | None
    rematch: str | None
    closed: Closing | None


class EncodedState:
    """A state in encoded parts, for everyone who looks from the same seat in the same language."""

    __slots__ = (
        "_commitments",
        "_deadline",
        "_fixed",
        "_games",
        "_now",
        "_past",
        "_seats",
        "_view",
        "_whole",
    )

    def __init__(
        self,
        *,
        fixed: bytes,
        seats: bytes,
        commitments: bytes,
        past: tuple[bytes, ...],
        game: bytes,
        view: tuple[bytes, bytes],
        now: bytes,
        deadline: float | None,
    ) -> None:
        self._fixed = fixed
        self._seats = seats
        self._commitments = commitments
        self._past = past
        self._games = game
        self._view = view
        self._now = now
        self._deadline = deadline
        self._whole: bytes | None = None

    def __len__(self) -> int:
        """Return about how many bytes it takes that it shares with no other state."""
        return len(self._games) + len(self._now) + (0 if self._whole is None else len(self._whole)) + 500

    def sent(self, now: float) -> msgspec.Raw:
        """Return the state as it is sent at this time, to be part of a struct."""
        return msgspec.Raw(self.whole(now))

    def whole(self, now: float) -> bytes:
        """Return the bytes of the state as it is sent at this time."""
        if self._whole is None:
            fixed, changing = self._view
            self._whole = b"".join(
                (
                    b"{",
                    self._fixed,
                    b',"seats":',
                    self._seats,
                    b',"commitments":',
                    self._commitments,
                    b',"view":{',
                    fixed,
                    b',"games":[',
                    *self._past,
                    self._games,
                    b"],",
                    changing,
                    b"},",
                    self._now,
                    b',"seconds_left":',
                )
            )
        return self._whole + self.seconds(now) + b"}"

    def follows(self, last: EncodedState) -> bool:
        """Return whether `change` tells everything that is new since the last state."""
        return self._fixed is last._fixed and self._view[0] is last._view[0]

    def change(self, last: EncodedState, now: float) -> bytes:
        """Return what a client has to put over the last state it was sent, as it is sent at this time."""
        first = len(last._past)
        seats = b"" if self._seats is last._seats else b',"seats":' + self._seats
        made = b"" if self._commitments is last._commitments else b',"commitments":' + self._commitments
        parts = (
            b"{",
            self._now,
            seats,
            made,
            b',"view":{"first_game":%d,"games":[' % first,
            *self._past[first:],
            self._games,
            b"],",
            self._view[1],
            b'},"seconds_left":',
            self.seconds(now),
            b"}",
        )
        return b"".join(parts)

    def seconds(self, now: float) -> bytes:
        """Return the time left of the turn at this time, which is all that changes while a state is sent."""
        return b"null" if self._deadline is None else encode(seconds_left(self._deadline, now))


class StateEncoder:
    """Encodes the states of one table in one language, moment after moment, for all seats and spectators."""

    __slots__ = (
        "_agreed",
        "_commitments",
        "_fixed",
        "_game",
        "_language",
        "_made",
        "_now",
        "_past",
        "_seats",
        "_seen",
        "_turn",
        "_view",
    )

    def __init__(self, language: str = DEFAULT) -> None:
        self._language = language
        self._fixed = b""
        self._agreed: tuple[object, ...] = ()
        self._view = b""
        self._seen: tuple[tuple[SeatView, ...], frozenset[int]] | None = None
        self._seats = b""
        self._made = 0
        self._commitments = b"[]"
        self._past: tuple[bytes, ...] = ()
        self._game: tuple[GameView | None, bytes] = (None, b"")
        self._turn: tuple[tuple[object, ...], Sentence | None] = ((), None)
        self._now: tuple[_Now | None, bytes] = (None, b"")

    def encoded(
        self,
        view: TableView,
        *,
        online: frozenset[int] = frozenset(),
        left: int | None = None,
        rematch: str | None = None,
    ) -> EncodedState:
        """Return the state that a view tells."""
        match = view.match
        changing = _ViewNow(
            match.seat,
            match.seq,
            match.waits_for,
            match.takes_back,
            match.may,
            match.totals,
            match.winners,
            match.over,
        )
        deadline = None if view.deadline is None else iso_time(view.deadline)
        now = _Now(view.seq, self._turn_of(view), left, deadline, rematch, view.closed)
        return EncodedState(
            fixed=self._fixed_part(view),
            seats=self._seats_part(view.seats, online),
            commitments=self._commitments_part(view.commitments),
            past=self._past_part(match.games),
            game=self._game_part(match.games[-1]),
            view=(self._view_part(match), encode(changing)[1:-1]),
            now=self._now_part(now),
            deadline=view.deadline,
        )

    def _fixed_part(self, view: TableView) -> bytes:
        """Return what is agreed when a table is opened."""
        if not self._fixed:
            agreed = {
                "table": view.table,
                "options": view.options,
                "warnings": [sentence(one, self._language) for one in view.warnings],
                "edition": edition_data(view.options.edition),
            }
            self._fixed = encode(agreed)[1:-1]
        return self._fixed

    def _view_part(self, match: MatchView) -> bytes:
        """Return what hardly ever changes of a view, once everyone has a name; where it does, a whole state is sent."""
        agreed = (match.players, match.marking, match.shield)
        if self._agreed != agreed:
            self._agreed = agreed
            self._view = encode({name: getattr(match, name) for name in _AGREED})[1:-1]
        return self._view

    def _seats_part(self, seats: tuple[SeatView, ...], online: frozenset[int]) -> bytes:
        if self._seen != (seats, online):
            self._seen = (seats, online)
            self._seats = encode([seat_data(seat, online, self._language) for seat in seats])
        return self._seats

    def _commitments_part(self, made: tuple[CommitmentView, ...]) -> bytes:
        # Digests are published one after the other, and stay as they are.
        if self._made != len(made):
            self._made = len(made)
            self._commitments = encode([commitment_data(one) for one in made])
        return self._commitments

    def _past_part(self, games: tuple[GameView, ...]) -> tuple[bytes, ...]:
        known = len(self._past)
        if known < len(games) - 1:
            self._past += tuple(encode(game) + b"," for game in games[known:-1])
        return self._past

    def _game_part(self, game: GameView) -> bytes:
        if self._game[0] is not game:
            self._game = (game, encode(game))
        return self._game[1]

    def _turn_of(self, view: TableView) -> Sentence:
        key, found = (view.seq, view.seats, view.closed), self._turn[1]
        if found is None or self._turn[0] != key:
            found = sentence(turn(view), self._language)
            self._turn = (key, found)
        return found

    def _now_part(self, now: _Now) -> bytes:
        if self._now[0] != now:
            self._now = (now, encode(now)[1:-1])
        return self._now[1]
