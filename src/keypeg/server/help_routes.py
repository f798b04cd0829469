"""Help: a hint, whether a guess could be the secret, and afterwards the review. All know only the seat's view."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, get
from litestar.params import Parameter

from keypeg.engine.hint import hint
from keypeg.engine.review_text import review_data
from keypeg.errors import TableError, TableReason, row_list
from keypeg.rules import Position, mark
from keypeg.server import identity, states
from keypeg.server.context import Context
from keypeg.server.routes import REFUSALS, AnyRequest, SeatQuery, TableId, context_of
from keypeg.server.wire import CheckData, HintData
from keypeg.table.reviewing import review_game

Seat = Annotated[int, Parameter(ge=0, le=4, description="The codebreaker's seat.")]


class HelpRoutes(Controller):
    """For codebreakers, where the table allows hints."""

    path = "/api/tables/{table:str}"
    tags = ("help",)

    @get("/hint", responses=REFUSALS, summary="Ask for a hint")
    async def hint(self, request: AnyRequest, table: TableId, seat: Seat) -> HintData:
        """A good guess now, and why."""
        context = context_of(request)
        position = await _position(context, request, table, seat)
        found = await context.think(lambda: hint(position))
        return HintData(guess=str(found.code), left=found.left, sampled=found.sampled, why=found.why)

    @get("/check", responses=REFUSALS, summary="Check a guess")
    async def check(
        self, request: AnyRequest, table: TableId, seat: Seat, guess: Annotated[str, Parameter(max_length=8)]
    ) -> CheckData:
        """Whether a guess could be the secret, by the rows so far."""
        context = context_of(request)
        position = await _position(context, request, table, seat)
        return checked(position, guess, await context.count(position))

    @get("/review", responses=REFUSALS, summary="Review a game")
    async def review(
        self,
        request: AnyRequest,
        table: TableId,
        game: Annotated[int, Parameter(ge=0, le=1_000, description="Which of the view's games, from 0.")],
        seat: SeatQuery = None,
    ) -> dict[str, Any]:
        """What every guess of a finished game was worth: what it gave away, and what was luck.

        A codebreaker may ask for a game in play, where the table allows hints.
        """
        context = context_of(request)
        current, _ = await identity.speaker(context, table, seat, identity.tokens(request, table))
        context.allow_help(table, seat)
        view = context.tables.seen(current, seat)
        return review_data(await context.review(lambda: review_game(view, game)))


async def _position(context: Context, request: AnyRequest, table: str, seat: int) -> Position:
    current, _ = await identity.speaker(context, table, seat, identity.tokens(request, table))
    context.allow_help(table, seat)
    view = context.tables.seen(current, seat)
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
