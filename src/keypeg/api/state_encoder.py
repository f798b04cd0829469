"""States as bytes: what has not changed since the last state of a table is not encoded again.

A game that is over never changes, and neither do the edition and the options. So a move encodes the game being
played and little else, however long the match is; and a client that keeps its state may be sent just that.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any

import msgspec
from msgspec import UNSET, Raw

from keypeg.api.encoding import encode
from keypeg.api.state import (
    APART,
    STATE_NEVER,
    STATE_OFTEN,
    STATE_SELDOM,
    VIEW_NEVER,
    VIEW_OFTEN,
    State,
    StateBuilder,
    StateChange,
    ViewChange,
    seconds_left,
)
from keypeg.rules import GameView, MatchView
from keypeg.table.state.snapshot import Absent
from keypeg.table.state.views import TableView
from keypeg.words import DEFAULT

Raws = tuple[Raw, ...]

_get_never, _get_seldom, _get_often = (
    attrgetter(*STATE_NEVER),
    attrgetter(*STATE_SELDOM),
    attrgetter(*STATE_OFTEN),
)
_get_view_never, _get_view_often = attrgetter(*VIEW_NEVER), attrgetter(*VIEW_OFTEN)

# The fields of a state and its view, for values that are encoded already.
_Whole = msgspec.defstruct("_Whole", [*STATE_NEVER, *STATE_SELDOM, *STATE_OFTEN, *APART], gc=False)
_WholeView = msgspec.defstruct("_WholeView", [*VIEW_NEVER, *VIEW_OFTEN, "games"], gc=False)
_Change: Any = StateChange
_ViewChange: Any = ViewChange


class EncodedState:
    """A state whose larger parts are encoded, for everyone who looks from the same seat in the same language."""

    __slots__ = (
        "_deadline",
        "_games",
        "_never",
        "_often",
        "_seldom",
        "_view_never",
        "_view_often",
        "_whole",
    )

    def __init__(
        self,
        state: State,
        deadline: float | None,
        *,
        never: Raws,
        seldom: Raws,
        view_never: Raws,
        games: Raws,
    ) -> None:
        self._never = never
        self._seldom = seldom
        self._often = _get_often(state)
        self._view_never = view_never
        self._view_often = _get_view_often(state.view)
        self._games = games
        self._deadline = deadline
        self._whole: tuple[float | None, bytes] | None = None

    def encode_whole(self, now: float) -> bytes:
        """Return the bytes of the state as it is sent at this time."""
        seconds = self.seconds(now)
        if self._whole is None or self._whole[0] != seconds:
            view = _WholeView(*self._view_never, *self._view_often, self._games)
            whole = _Whole(*self._never, *self._seldom, *self._often, view, seconds)
            self._whole = (seconds, encode(whole))
        return self._whole[1]

    def follows(self, last: EncodedState) -> bool:
        """Return whether `change` has everything that is new since the last state."""
        return self._never is last._never and self._view_never is last._view_never

    def change(self, last: EncodedState, now: float) -> bytes:
        """Return what a client has to put over the last state it was sent, as it is sent at this time."""
        first = self._first_new_game(last)
        pairs = () if self._seldom is last._seldom else zip(self._seldom, last._seldom, strict=True)
        seldom = [UNSET if new is old else new for new, old in pairs]
        view = _ViewChange(first, self._games[first:], *self._view_often)
        return encode(_Change(*self._often, view, self.seconds(now), *seldom))

    def _first_new_game(self, last: EncodedState) -> int:
        """Return the first game that has changed since the last state: its last one, unless an earlier one goes on."""
        first = min(len(last._games), len(self._games)) - 1
        while first and self._games[first - 1] is not last._games[first - 1]:
            first -= 1
        return first

    def seconds(self, now: float) -> float | None:
        """Return the time left of the turn at this time, which is all that changes while a state is sent."""
        return None if self._deadline is None else seconds_left(self._deadline, now)


class _EncodedFields:
    """Values that seldom change, each encoded again only when it has."""

    __slots__ = ("_raws", "_values")

    def __init__(self) -> None:
        self._values: tuple[Any, ...] = ()
        self._raws: Raws = ()

    def encode(self, values: tuple[Any, ...]) -> Raws:
        """Return the values encoded; if none has changed, the same tuple as before."""
        if values != self._values:
            known = (
                zip(self._values, self._raws, strict=True) if self._values else [(UNSET, Raw())] * len(values)
            )
            self._raws = tuple(
                raw if value == old else Raw(encode(value))
                for value, (old, raw) in zip(values, known, strict=True)
            )
            self._values = values
        return self._raws


class StateEncoder:
    """Encodes the states of one table in one language, one after the other, for all seats and spectators."""

    __slots__ = ("_builder", "_game", "_last_past", "_never", "_past", "_seldom", "_view_never")

    def __init__(self, language: str = DEFAULT) -> None:
        self._builder = StateBuilder(language)
        self._never, self._seldom, self._view_never = _EncodedFields(), _EncodedFields(), _EncodedFields()
        self._past: Raws = ()
        self._last_past: GameView | None = None
        self._game: tuple[GameView | None, Raw] = (None, Raw())

    def encode(
        self,
        view: TableView,
        *,
        online: frozenset[int] = frozenset(),
        left: int | None = None,
        rematch: str | None = None,
        absent: Absent | None = None,
        watchers: int = 0,
    ) -> EncodedState:
        """Return the state that a view gives."""
        state = self._builder.build(
            view, online=online, left=left, rematch=rematch, absent=absent, watchers=watchers
        )
        return EncodedState(
            state,
            view.deadline,
            never=self._never.encode(_get_never(state)),
            seldom=self._seldom.encode(_get_seldom(state)),
            view_never=self._view_never.encode(_get_view_never(state.view)),
            games=self._encode_games(state.view),
        )

    def _encode_games(self, match: MatchView) -> Raws:
        games = match.games
        # Beside a real board the last reveal may be taken back, and its game goes on (R12a).
        if self._past and (
            len(self._past) >= len(games) or not self._is_last_past(games[len(self._past) - 1])
        ):
            self._past = self._past[:-1]
        known = len(self._past)
        if known < len(games) - 1:
            self._past += tuple(Raw(encode(game)) for game in games[known:-1])
            self._last_past = games[-2]
        if self._game[0] is not games[-1]:
            self._game = (games[-1], Raw(encode(games[-1])))
        return (*self._past, self._game[1])

    def _is_last_past(self, game: GameView) -> bool:
        return game is self._last_past or game == self._last_past
