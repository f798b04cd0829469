"""What one seat, or a spectator, may see: the only place where secrets are hidden.

A view holds plain numbers, texts and enums, so that a front end can draw it, or send it on, as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from keypeg.rules.actions import (
    ActionKind,
)
from keypeg.rules.catalogue import edition
from keypeg.rules.changes import Changes
from keypeg.rules.codes import Code
from keypeg.rules.edition import Edition
from keypeg.rules.feedback import Feedback
from keypeg.rules.game import Ending, Game, MarkedRow, Phase, Row, ShownBy, marked_rows, numbered_marked_rows
from keypeg.rules.match import Marking, Match, to_act
from keypeg.rules.points import row_points, rows_count
from keypeg.rules.position import Position
from keypeg.rules.refusal import refusal_now, takes_back


@dataclass(frozen=True, slots=True, kw_only=True)
class RowView:
    """A row: open to everyone for the whole game (R8).

    A row without a guess was lost: it was `skipped` for a player who was away, or the time ran out.
    """

    number: int
    seat: int | None
    guess: str | None
    red: int | None
    white: int | None
    points: int | None
    skipped: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Correction:
    """A row that was marked wrongly, and the key pegs it should have had."""

    row: int
    red: int
    white: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameView:
    """A game as one seat sees it: `secret` is None until it is revealed, but for the codemaker who set it.

    `void_by` tells what showed wrong information, which made the game void or lost it for its codemaker. `evidence` are
    the rows that showed it; `corrections` are the rows that were wrong, once the code is known. `digit_sum` is the sum
    of the code's digits, which everybody is told where that was agreed (R1a).
    """

    number: int
    codemaker: int
    codebreakers: tuple[int, ...]
    phase: Phase
    rows: tuple[RowView, ...]
    rows_left: int
    secret: str | None
    conceding: tuple[int, ...]
    ending: Ending | None
    void_by: ShownBy | None
    evidence: tuple[int, ...]
    corrections: tuple[Correction, ...]
    points: tuple[tuple[int, ...], ...]
    digit_sum: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchView:
    """A match as one seat (None is a spectator) sees it; `may` names the actions open to that seat now.

    `marking` and `shield` are those of the present game: they change only where an adversary makes the codes. `replays`
    says that wrong information has the present game played again; else its codemaker loses it (R14a, R16).
    """

    edition: Annotated[str, Changes.NEVER]
    players: Annotated[tuple[str, ...], Changes.NEVER]
    agreed: Annotated[int, Changes.NEVER]
    marking: Annotated[Marking, Changes.NEVER]
    shield: Annotated[bool, Changes.NEVER]
    seconds: Annotated[int | None, Changes.NEVER]
    seat: int | None
    seq: int
    games: tuple[GameView, ...]
    waits_for: tuple[int | None, ...]
    takes_back: int | None
    replays: bool
    may: tuple[ActionKind, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    over: bool

    @property
    def game(self) -> GameView:
        """Return the game being played, or the last one."""
        return self.games[-1]


def read_rows(game: GameView) -> tuple[Row, ...]:
    """Return the rows of a game that is seen, as the rules hold them."""
    return tuple(_read_row(row) for row in game.rows)


def read_position(view: MatchView) -> Position:
    """Return the position that the rows of the current game give: the one way from a view to a position."""
    marked = (MarkedRow(row.guess, row.feedback) for row in marked_rows(read_rows(view.game)))
    return Position(edition(view.edition), tuple(marked), view.game.digit_sum)


def view_rows(position: Position) -> tuple[RowView, ...]:
    """Return the rows of a position as everybody sees them."""
    return tuple(
        RowView(
            number=number,
            seat=None,
            guess=str(row.guess),
            red=row.feedback.red,
            white=row.feedback.white,
            points=None,
        )
        for number, row in enumerate(position.rows, 1)
    )


def _read_row(row: RowView) -> Row:
    feedback = None if row.red is None or row.white is None else Feedback(row.red, row.white)
    return Row(None if row.guess is None else Code(row.guess), feedback, row.seat, skipped=row.skipped)


def view(match: Match, seat: int | None, *, before: MatchView | None = None) -> MatchView:
    """Return what this seat may see now; None is a spectator. `before` is what anybody saw earlier in the match.

    A game that is over looks the same from every seat, and never changes; nor does a row that has its feedback. So they
    are taken from there, unless entries may be taken back (R12a).
    """
    setup = match.setup
    if setup.takes_back:
        before = None
    known = () if before is None else before.games
    running = bool(known) and known[-1].ending is None
    past = known[:-1] if running else known
    rows = known[-1].rows if running else ()
    games = (
        *past,
        *(
            _game_view(match, game, seat, rows if at == 0 else ())
            for at, game in enumerate(match.games[len(past) :])
        ),
    )
    return MatchView(
        edition=str(setup.edition),
        players=setup.players,
        agreed=setup.games,
        marking=match.marking,
        shield=match.shield,
        seconds=setup.seconds,
        seat=seat,
        seq=len(match.journal),
        games=games,
        waits_for=to_act(match),
        takes_back=takes_back(match),
        replays=match.replays,
        may=_may(match, seat),
        totals=_totals(before, games[len(past) :], len(setup.players)),
        winners=match.winners,
        over=match.over,
    )


def _totals(before: MatchView | None, games: tuple[GameView, ...], seats: int) -> tuple[int, ...]:
    """Return the points of each seat: those of the games that were over before, and of these games."""
    points = [game.points for game in games]
    if before is None or not before.games:
        return tuple(sum(sum(boxes[seat]) for boxes in points) for seat in range(seats))
    running = before.game.points if before.game.ending is None else ((),) * seats
    return tuple(
        before.totals[seat] - sum(running[seat]) + sum(sum(boxes[seat]) for boxes in points)
        for seat in range(seats)
    )


def view_from(seen: MatchView, match: Match, seat: int | None) -> MatchView:
    """Return what another seat may see of a match, given what a spectator sees of it now."""
    game, shown = match.game, seen.game
    if seat == game.codemaker and shown.secret is None and game.secret is not None:
        shown = _with_secret(shown, str(game.secret))
    return MatchView(
        edition=seen.edition,
        players=seen.players,
        agreed=seen.agreed,
        marking=seen.marking,
        shield=seen.shield,
        seconds=seen.seconds,
        seat=seat,
        seq=seen.seq,
        games=seen.games if shown is seen.game else (*seen.games[:-1], shown),
        waits_for=seen.waits_for,
        takes_back=seen.takes_back,
        replays=seen.replays,
        may=_may(match, seat),
        totals=seen.totals,
        winners=seen.winners,
        over=seen.over,
    )


def _with_secret(shown: GameView, secret: str) -> GameView:
    """Return a game with its secret (every move does this: `replace` is slow)."""
    return GameView(
        number=shown.number,
        codemaker=shown.codemaker,
        codebreakers=shown.codebreakers,
        phase=shown.phase,
        rows=shown.rows,
        rows_left=shown.rows_left,
        secret=secret,
        conceding=shown.conceding,
        ending=shown.ending,
        void_by=shown.void_by,
        evidence=shown.evidence,
        corrections=shown.corrections,
        points=shown.points,
        digit_sum=shown.digit_sum,
    )


def _may(match: Match, seat: int | None) -> tuple[ActionKind, ...]:
    """Return what a seat may do now; whether a mark is right stays hidden until it is admitted."""
    game = match.game
    if seat == game.codemaker:
        kinds = _CODEMAKER_MAY[game.phase]
    elif seat in game.codebreakers:
        kinds = _CODEBREAKERS_MAY[game.phase]
    else:
        return ()
    return tuple([kind for kind in kinds if refusal_now(match, seat, kind) is None])


def _game_view(match: Match, game: Game, seat: int | None, known: tuple[RowView, ...]) -> GameView:
    box = match.setup.edition
    if known and known[-1].red is None:
        known = known[:-1]
    counts = rows_count(game, reading=match.setup.reading)
    if not counts:
        known = ()
    seen = game.phase is Phase.OVER or seat == game.codemaker
    return GameView(
        number=game.number,
        codemaker=game.codemaker,
        codebreakers=game.codebreakers,
        phase=game.phase,
        rows=(
            *known,
            *(
                _row_view(box, number, row, counts=counts)
                for number, row in enumerate(game.rows[len(known) :], len(known) + 1)
            ),
        ),
        rows_left=box.shape.rows - len(game.rows),
        secret=str(game.secret) if seen and game.secret is not None else None,
        conceding=game.conceding,
        ending=game.ending,
        void_by=game.evidence.shown_by if game.evidence else None,
        evidence=game.evidence.rows if game.evidence else (),
        corrections=_corrections(box, game),
        points=match.points(game),
        digit_sum=box.digit_sum(game.secret),
    )


def _corrections(box: Edition, game: Game) -> tuple[Correction, ...]:
    if game.evidence is None or game.secret is None:
        return ()
    secret = game.secret
    found = []
    for number, row in numbered_marked_rows(game.rows):
        right = box.mark(secret, row.guess)
        if right != row.feedback:
            found.append(Correction(row=number, red=right.red, white=right.white))
    return tuple(found)


def _row_view(box: Edition, number: int, row: Row, *, counts: bool) -> RowView:
    return RowView(
        number=number,
        seat=row.seat,
        guess=None if row.guess is None else str(row.guess),
        red=row.feedback.red if row.feedback else None,
        white=row.feedback.white if row.feedback else None,
        points=row_points(box, row) if counts else None,
        skipped=row.skipped,
    )


_CODEMAKER_MAY: Mapping[Phase, tuple[ActionKind, ...]] = {
    Phase.SETTING: (ActionKind.SET_SECRET, ActionKind.TAKE_BACK, ActionKind.CONCEDE),
    Phase.GUESSING: (ActionKind.ADMIT_MARK, ActionKind.TAKE_BACK, ActionKind.CONCEDE),
    Phase.MARKING: (ActionKind.GIVE_FEEDBACK, ActionKind.ADMIT_MARK, ActionKind.CONCEDE),
    Phase.REVEALING: (
        ActionKind.REVEAL_SECRET,
        ActionKind.ADMIT_MARK,
        ActionKind.TAKE_BACK,
        ActionKind.CONCEDE,
    ),
    Phase.OVER: (ActionKind.TAKE_BACK,),
}
"""What a codemaker may ever do in a phase; the rules decide about the moment."""

_CODEBREAKERS_MAY: Mapping[Phase, tuple[ActionKind, ...]] = {
    Phase.SETTING: (ActionKind.TAKE_BACK,),
    Phase.GUESSING: (ActionKind.PLACE_GUESS, ActionKind.CLAIM, ActionKind.CONCEDE),
    Phase.MARKING: (ActionKind.CLAIM, ActionKind.TAKE_BACK, ActionKind.CONCEDE),
    Phase.REVEALING: (ActionKind.CLAIM,),
    Phase.OVER: (),
}
"""What a codebreaker may ever do in a phase."""
