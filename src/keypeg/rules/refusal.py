"""Whether an action is allowed now, and if not, why."""

from __future__ import annotations

from typing import assert_never

from keypeg.errors import Reason
from keypeg.rules.actions import (
    Action,
    AdmitMark,
    CallTime,
    Claim,
    Concede,
    GiveFeedback,
    PlaceGuess,
    RevealSecret,
    SetSecret,
    TakeBack,
)
from keypeg.rules.feedback import mark
from keypeg.rules.game import Game, Phase, false_rows
from keypeg.rules.match import Marking, Match, to_act


def refusal(match: Match, seat: int | None, action: Action) -> Reason | None:
    """Return why this seat (None is the table) may not do this now; None if it may."""
    if seat is not None and not 0 <= seat < len(match.setup.players):
        return Reason.NO_SUCH_SEAT
    if match.over:
        return Reason.MATCH_OVER
    match action:
        case SetSecret():
            return _set_secret(match, seat, action)
        case PlaceGuess():
            return _place_guess(match, seat, action)
        case GiveFeedback():
            return _give_feedback(match, seat, action)
        case RevealSecret():
            return _reveal_secret(match, seat, action)
        case Claim():
            return _claim(match, seat, action)
        case AdmitMark():
            return _admit(match, seat, action)
        case TakeBack():
            return _take_back(match, seat)
        case Concede():
            return _concede(match, seat)
        case CallTime():
            return _call_time(match, seat)
        case _:
            assert_never(action)


def _set_secret(match: Match, seat: int | None, action: SetSecret) -> Reason | None:
    game, setup = match.game, match.setup
    if seat != game.codemaker:
        return Reason.CODEMAKER_ONLY
    if game.phase is not Phase.SETTING:
        return Reason.SECRET_ALREADY_SET
    if action.code is None:
        return None if match.shield else Reason.SECRET_MUST_BE_ENTERED
    if match.shield:
        return Reason.SECRET_BEHIND_SHIELD
    if not setup.edition.owns(action.code):
        return Reason.NOT_A_CODE
    return None if setup.edition.allows_secret(action.code) else Reason.NOT_A_SECRET


def _place_guess(match: Match, seat: int | None, action: PlaceGuess) -> Reason | None:
    game, edition = match.game, match.setup.edition
    if seat not in game.codebreakers:
        return Reason.CODEBREAKER_ONLY
    if game.phase is not Phase.GUESSING:
        return _not_guessing(game.phase)
    if seat != game.turn:
        return Reason.NOT_YOUR_TURN
    if not edition.owns(action.code):
        return Reason.NOT_A_CODE
    return None if edition.allows_guess(action.code) else Reason.NOT_A_GUESS


def _not_guessing(phase: Phase) -> Reason:
    match phase:
        case Phase.SETTING:
            return Reason.SECRET_NOT_SET
        case Phase.MARKING:
            return Reason.FEEDBACK_PENDING
        case _:
            return Reason.REVEAL_DUE


def _give_feedback(match: Match, seat: int | None, action: GiveFeedback) -> Reason | None:
    game, setup = match.game, match.setup
    by_table = match.marking is Marking.TABLE
    if by_table and seat is not None:
        return Reason.TABLE_MARKS
    if not by_table and seat is None:
        return Reason.CODEMAKER_MARKS
    if not by_table and seat != game.codemaker:
        return Reason.CODEMAKER_ONLY
    if game.phase is not Phase.MARKING:
        return Reason.NO_ROW_TO_MARK
    if not setup.edition.allows_feedback(action.feedback):
        return Reason.NOT_FEEDBACK
    guess = game.rows[-1].guess
    if (
        by_table
        and game.secret is not None
        and guess is not None
        and action.feedback != mark(game.secret, guess)
    ):
        return Reason.FALSE_FEEDBACK
    return None


def _reveal_secret(match: Match, seat: int | None, action: RevealSecret) -> Reason | None:
    if seat != match.game.codemaker:
        return Reason.CODEMAKER_ONLY
    if match.game.phase is not Phase.REVEALING:
        return Reason.REVEAL_NOT_DUE
    if not match.setup.edition.owns(action.code):
        return Reason.NOT_A_CODE
    return None if match.setup.edition.allows_secret(action.code) else Reason.NOT_A_SECRET


def _claim(match: Match, seat: int | None, action: Claim) -> Reason | None:
    game = match.game
    if seat not in game.codebreakers:
        return Reason.CODEBREAKER_ONLY
    if match.marking is Marking.TABLE:
        return Reason.TABLE_MARKS
    if not game.marked:
        return Reason.NO_ROWS_TO_CLAIM
    if game.claimed_on == len(game.marked):
        return Reason.CLAIM_REPEATED
    return None if not action.rows or _may_contradict(game, action.rows) else Reason.FALSE_VERDICT


def _may_contradict(game: Game, rows: tuple[int, ...]) -> bool:
    """Whether rows can be evidence, as far as that is told without a search."""
    if list(rows) != sorted(set(rows)) or not all(_is_marked(game, row) for row in rows):
        return False
    return game.secret is None or not set(rows).isdisjoint(false_rows(game.rows, game.secret))


def _is_marked(game: Game, row: int) -> bool:
    return 1 <= row <= len(game.rows) and game.rows[row - 1].feedback is not None


def _admit(match: Match, seat: int | None, action: AdmitMark) -> Reason | None:
    game = match.game
    if seat != game.codemaker:
        return Reason.CODEMAKER_ONLY
    if match.marking is Marking.TABLE:
        return Reason.TABLE_MARKS
    if not _is_marked(game, action.row):
        return Reason.NO_ROW_TO_ADMIT
    if game.secret is not None and action.row not in false_rows(game.rows, game.secret):
        return Reason.MARK_IS_RIGHT
    return None


def _take_back(match: Match, seat: int | None) -> Reason | None:
    """Only what was entered last goes back, and only the seat that entered it takes it back (R12a)."""
    if not match.setup.shield:
        return Reason.NO_TAKING_BACK
    return None if seat is not None and seat == takes_back(match) else Reason.NOTHING_TO_TAKE_BACK


def takes_back(match: Match) -> int | None:
    """Return the seat that may take back what was entered last; None if nobody may (R12a)."""
    game = match.game
    last = game.rows[-1] if game.rows else None
    if not match.setup.shield or match.over or last is None or last.guess is None or game.conceding:
        return None
    return last.seat if game.phase is Phase.MARKING else game.codemaker


def _concede(match: Match, seat: int | None) -> Reason | None:
    game = match.game
    if not match.setup.conceding:
        return Reason.CONCEDING_OFF
    if seat == game.codemaker:
        return None
    if seat not in game.codebreakers:
        return Reason.CODEBREAKER_ONLY
    if game.phase is not Phase.GUESSING:
        return _not_guessing(game.phase)
    return Reason.CONCEDED_ALREADY if seat in game.conceding else None


def _call_time(match: Match, seat: int | None) -> Reason | None:
    if seat is not None:
        return Reason.TABLE_ONLY
    if match.setup.seconds is None:
        return Reason.NO_CLOCK
    return Reason.FEEDBACK_PENDING if to_act(match) == (None,) else None
