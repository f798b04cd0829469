"""Help: a hint, whether a guess could be the secret, and afterwards the review. All know only the seat's view."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar import Controller, get
from litestar.params import Parameter

from keypeg.engine.hint import hint
from keypeg.engine.review import review
from keypeg.engine.solver import solver
from keypeg.engine.space import enumerable
from keypeg.engine.told import review_data
from keypeg.errors import TableError, TableReason, row_list
from keypeg.rules import Code, Feedback, GameView, Position, Row, RowView, edition, mark
from keypeg.server import identity, states
from keypeg.server.hall import MOST_SECRETS_COUNTED, Hall
from keypeg.server.refusals import refuse
from keypeg.server.routes import REFUSALS, AnyRequest, SeatQuery, TableId, hall_of
from keypeg.server.wire import CheckData, HintData

Seat = Annotated[int, Parameter(ge=0, le=4, description="The codebreaker's seat.")]

REVIEW_SECONDS = 3.0


class HelpRoutes(Controller):
    """For codebreakers, where the table allows hints."""

    path = "/api/tables/{table:str}"
    tags = ("help",)

    @get("/hint", responses=REFUSALS, summary="Ask for a hint")
    async def hint(self, request: AnyRequest, table: TableId, seat: Seat) -> HintData:
        """A good guess now, and why."""
        hall = hall_of(request)
        position = await _position(hall, request, table, seat)
        found = await hall.think(lambda: hint(position))
        return HintData(guess=str(found.code), left=found.left, sampled=found.sampled, why=found.why)

    @get("/check", responses=REFUSALS, summary="Check a guess")
    async def check(
        self, request: AnyRequest, table: TableId, seat: Seat, guess: Annotated[str, Parameter(max_length=8)]
    ) -> CheckData:
        """Whether a guess could be the secret, by the rows so far."""
        hall = hall_of(request)
        position = await _position(hall, request, table, seat)
        return checked(position, guess, await hall.count(position))

    @get("/review", responses=REFUSALS, summary="Review a game")
    async def review(
        self,
        request: AnyRequest,
        table: TableId,
        game: Annotated[int, Parameter(ge=0, le=1_000, description="Which of the view's games, from 0.")],
        seat: SeatQuery = None,
    ) -> dict[str, Any]:
        """What every guess of a finished game was worth: what it gave away, and what was luck."""
        hall = hall_of(request)
        live, _ = await identity.speaker(hall, table, seat, identity.tokens(request, table))
        hall.allow_help(table, seat)
        view = hall.tables.seen(live, seat)
        if game >= len(view.match.games) or view.match.games[game].ending is None:
            raise refuse(404, "NO_SUCH", "there is no finished game of that number")
        return await hall.review(lambda: reviewed(view.match.edition, view.match.games[game]))


def reviewed(box: str, game: GameView) -> dict[str, Any]:
    """The review of a finished game, as far as a few seconds allow."""
    end = time.monotonic() + REVIEW_SECONDS
    played = edition(box)
    if not enumerable(played.shape) or played.shape.secrets > MOST_SECRETS_COUNTED:
        raise refuse(422, "TOO_LARGE_TO_REVIEW", "this edition has too many codes for a review")
    found = review(
        played,
        tuple(_row(row) for row in game.rows),
        solver=solver(played.shape),
        seconds_left=lambda: end - time.monotonic(),
        secret=None if game.secret is None else Code(game.secret),
    )
    return review_data(found)


def _row(row: RowView) -> Row:
    marked = row.red is not None and row.white is not None
    feedback = Feedback(row.red or 0, row.white or 0) if marked else None
    return Row(None if row.guess is None else Code(row.guess), feedback, row.seat)


async def _position(hall: Hall, request: AnyRequest, table: str, seat: int) -> Position:
    live, _ = await identity.speaker(hall, table, seat, identity.tokens(request, table))
    hall.allow_help(table, seat)
    view = hall.tables.seen(live, seat)
    if not view.options.hints:
        raise TableError(TableReason.NO_HINTS)
    position = states.position(view)
    if position is None or seat == view.match.game.codemaker:
        raise TableError(TableReason.CODEBREAKERS_ONLY)
    return position


def checked(position: Position, text: str, left: int | None) -> CheckData:
    """Whether a guess agrees with every row, and which rows it contradicts."""
    guess = position.edition.guess(text)
    rows = tuple(
        number
        for number, row in enumerate(position.rows, 1)
        if row.guess is not None and mark(guess, row.guess) != row.feedback
    )
    if rows:
        first = position.rows[rows[0] - 1]
        said, would = first.feedback, None if first.guess is None else mark(guess, first.guess)
        message = f"Not possible: row {rows[0]} was marked {said}, and with this code it would be {would}."
        if len(rows) > 1:
            message = f"Not possible: {row_list(rows)} say otherwise."
        return CheckData(possible=False, rows=rows, message=message, left=left)
    if not position.edition.allows_secret(guess):
        told = "Not possible: every colour of the secret is different."
        return CheckData(possible=False, rows=(), message=told, left=left)
    return CheckData(possible=True, rows=(), message="Possible: it agrees with every row.", left=left)
