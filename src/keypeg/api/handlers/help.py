"""Help: a hint, whether a guess could be the secret, and afterwards the review. All know only the seat's view."""

from __future__ import annotations

from functools import partial

from keypeg.api.caller import Caller
from keypeg.api.endpoint import Request
from keypeg.api.help import (
    CheckData,
    ExplanationData,
    HintData,
    MarkCheckData,
    RevealCheckData,
    check_data,
    explanation_data,
    hint_data,
    mark_check_data,
    reveal_check_data,
)
from keypeg.api.parameters import (
    BreakerParameters,
    GuessParameters,
    MarkParameters,
    RetryParameters,
    RevealParameters,
    ReviewParameters,
)
from keypeg.api.review import RetryData, ReviewData, retry_played, review_played
from keypeg.rules import Position, edition
from keypeg.table import TableView
from keypeg.table.players.reviewing import game_to_retry, game_to_review
from keypeg.table.state.hints import make_helped_position, rows_to_mark, rows_to_reveal
from keypeg.training.hint_steps import hint_steps


async def give_hint(caller: Caller, request: Request[BreakerParameters, None]) -> HintData:
    """Return a hint in steps: what the rows tell, what to look for, and a good guess with its reason."""
    position = await _position(caller, request.parameters.table, request.parameters.seat)
    return hint_data(await caller.service.think(caller.address, hint_steps, position), caller.language)


async def explain_table(caller: Caller, request: Request[BreakerParameters, None]) -> ExplanationData:
    """Return what the rows of the game tell its codebreaker, where the table allows hints."""
    position = await _position(caller, request.parameters.table, request.parameters.seat)
    return await caller.service.think(caller.address, explanation_data, position, caller.language)


async def check_guess(caller: Caller, request: Request[GuessParameters, None]) -> CheckData:
    """Whether a guess could be the secret, by the rows so far."""
    position = await _position(caller, request.parameters.table, request.parameters.seat)
    count = await caller.service.count(position)
    return check_data(position, request.parameters.guess, count, caller.language)


async def check_mark(caller: Caller, request: Request[MarkParameters, None]) -> MarkCheckData:
    """Whether a mark from a real board agrees with the rows before it, to ask before it counts."""
    view = await _view(caller, request.parameters.table, request.parameters.seat)
    rows = rows_to_mark(view.match, closed=view.closed is not None)
    box, mark = edition(view.match.edition), request.parameters.mark
    return await caller.service.think(caller.address, mark_check_data, box, rows, mark, caller.language)


async def check_reveal(caller: Caller, request: Request[RevealParameters, None]) -> RevealCheckData:
    """Whether a code from behind a real shield agrees with every mark, to ask before it counts."""
    view = await _view(caller, request.parameters.table, request.parameters.seat)
    rows = rows_to_reveal(view.match)
    return reveal_check_data(edition(view.match.edition), rows, request.parameters.code, caller.language)


async def review_game(caller: Caller, request: Request[ReviewParameters, None]) -> ReviewData:
    """Return what every guess of a finished game was worth: what it gave away, and what was luck.

    A codebreaker may ask for a game in play, where the table allows hints.
    """
    service, language = caller.service, caller.language
    view = await _view(caller, request.parameters.table, request.parameters.seat)
    played = game_to_review(view, request.parameters.game_at)
    ask = service.tables.reviewer
    return await service.review(caller.address, lambda: ask(review_played, *played, language))


async def retry_row(caller: Caller, request: Request[RetryParameters, None]) -> RetryData:
    """Return what another guess for a row of a game would have been worth there, and what the coach says of it.

    It needs the same as a review.
    """
    asked, language = request.parameters, caller.language
    view = await _view(caller, asked.table, asked.seat)
    played = game_to_retry(view, asked.game_at, asked.row)
    played[0].guess(asked.guess)
    ask = partial(
        caller.service.tables.reviewer, retry_played, *played, language, row=asked.row, guess=asked.guess
    )
    return await caller.service.review(caller.address, ask)


async def _position(caller: Caller, table: str, seat: int) -> Position:
    view = await _view(caller, table, seat)
    return make_helped_position(view.match, hints=view.options.hints, closed=view.closed is not None)


async def _view(caller: Caller, table: str, seat: int | None) -> TableView:
    """Return what a seat sees, and count a question of it."""
    snapshot, _ = await caller.service.enter(table, seat, caller.tokens(table))
    caller.service.limits.allow_help(table, seat, caller.address)
    return caller.service.tables.get_view(snapshot, seat)
