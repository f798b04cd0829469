"""Help: a hint, whether a guess could be the secret, and afterwards the review. All know only the seat's view."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.params import Parameter

from keypeg.engine.hint import hint
from keypeg.rules import Position, edition
from keypeg.server import identity
from keypeg.server.context import Context
from keypeg.server.routes import REFUSALS, AnyRequest, SeatQuery, TableId, context_of
from keypeg.table.players.reviewing import game_to_review
from keypeg.table.state.hints import helped_position, rows_to_mark
from keypeg.wire.help import CheckData, HintData, MarkCheckData, check_data, hint_data, mark_check_data
from keypeg.wire.review import ReviewData, reviewed_data

Seat = Annotated[int, Parameter(ge=0, le=4, description="The codebreaker's seat.")]


class HelpRoutes(Controller):
    """For codebreakers, where the table allows hints."""

    path = "/api/tables/{table:str}"
    tags = ("help",)

    @get("/hint", responses=REFUSALS, summary="Ask for a hint")
    async def hint(self, request: AnyRequest, table: TableId, seat: Seat) -> HintData:
        """Return a good guess now, and why."""
        context = context_of(request)
        position = await _position(context, request, table, seat)
        found = await context.think(identity.address(request), hint, position)
        return hint_data(found, identity.language(request))

    @get("/check", responses=REFUSALS, summary="Check a guess")
    async def check(
        self, request: AnyRequest, table: TableId, seat: Seat, guess: Annotated[str, Parameter(max_length=8)]
    ) -> CheckData:
        """Whether a guess could be the secret, by the rows so far."""
        context = context_of(request)
        position = await _position(context, request, table, seat)
        return check_data(position, guess, await context.count(position), identity.language(request))

    @get("/check-mark", responses=REFUSALS, summary="Check a mark")
    async def check_mark(
        self,
        request: AnyRequest,
        table: TableId,
        seat: Seat,
        mark: Annotated[str, Parameter(max_length=8, description="Key pegs as red-white, such as 1-2.")],
    ) -> MarkCheckData:
        """Whether a mark from a real board agrees with the rows before it, to ask before it counts."""
        context = context_of(request)
        snapshot, _ = await context.enter(table, seat, identity.tokens(request, table))
        address = identity.address(request)
        context.allow_help(table, seat, address)
        view = context.tables.seen(snapshot, seat)
        rows = rows_to_mark(view.match, closed=view.closed is not None)
        box, language = edition(view.match.edition), identity.language(request)
        return await context.think(address, mark_check_data, box, rows, mark, language)

    @get("/review", responses=REFUSALS, summary="Review a game")
    async def review(
        self,
        request: AnyRequest,
        table: TableId,
        game: Annotated[int, Parameter(ge=0, le=1_000, description="Which of the view's games, from 0.")],
        seat: SeatQuery = None,
    ) -> ReviewData:
        """Return what every guess of a finished game was worth: what it gave away, and what was luck.

        A codebreaker may ask for a game in play, where the table allows hints.
        """
        context = context_of(request)
        snapshot, _ = await context.enter(table, seat, identity.tokens(request, table))
        address = identity.address(request)
        context.allow_help(table, seat, address)
        view = context.tables.seen(snapshot, seat)
        played = game_to_review(view, game)
        ask, language = context.lanes.reviews.thinker.ask, identity.language(request)
        return await context.review(address, lambda: ask(reviewed_data, *played, language))


async def _position(context: Context, request: AnyRequest, table: str, seat: int) -> Position:
    snapshot, _ = await context.enter(table, seat, identity.tokens(request, table))
    context.allow_help(table, seat, identity.address(request))
    view = context.tables.seen(snapshot, seat)
    return helped_position(view.match, hints=view.options.hints, closed=view.closed is not None)
