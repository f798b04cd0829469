"""Whether an action is allowed now, and if not, why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import assert_never

from keypeg.errors import Reason
from keypeg.rules.actions import (
    Action,
    ActionKind,
    AdmitMark,
    CallTime,
    Claim,
    Concede,
    GiveFeedback,
    PlaceGuess,
    RevealSecret,
    SetSecret,
    SkipTurn,
    TakeBack,
)
from keypeg.rules.codes import Code
from keypeg.rules.feedback import Feedback
from keypeg.rules.game import Game, Phase, false_rows
from keypeg.rules.match import Marking, Match, to_act


def refusal(match: Match, seat: int | None, action: Action) -> Reason | None:
    """Return why this seat (None is the table) may not do this now; None if it may."""
    if seat is not None and not 0 <= seat < len(match.setup.players):
        return Reason.NO_SUCH_SEAT
    if match.over and not (isinstance(action, TakeBack) and takes_back(match) is not None):
        return Reason.MATCH_OVER
    return refusal_now(match, seat, action.kind) or _refusal_of(match, action)


def refusal_now(match: Match, seat: int | None, kind: ActionKind) -> Reason | None:
    """Return why a seat of a match that is not over may do nothing of this kind now; None if it may do something."""
    return _NOW[kind](match, match.game, seat)


def _refusal_of(match: Match, action: Action) -> Reason | None:
    """Return what is wrong with an action of a kind that is allowed now."""
    match action:
        case PlaceGuess(code):
            return _refusal_of_guess(match, code)
        case GiveFeedback(feedback):
            return _refusal_of_feedback(match, feedback)
        case SetSecret(code):
            return _refusal_of_setting(match, code)
        case RevealSecret(code):
            return _refusal_of_secret(match, code)
        case Claim(rows):
            return None if not rows or _may_contradict(match.game, rows) else Reason.FALSE_VERDICT
        case AdmitMark(row):
            return _refusal_of_admitting(match, row)
        case TakeBack() | Concede() | CallTime() | SkipTurn():
            return None
        case _:
            assert_never(action)


def _set_secret(_: Match, game: Game, seat: int | None) -> Reason | None:
    if seat != game.codemaker:
        return Reason.CODEMAKER_ONLY
    return None if game.phase is Phase.SETTING else Reason.SECRET_ALREADY_SET


def _refusal_of_setting(match: Match, code: Code | None) -> Reason | None:
    if code is None:
        return None if match.shield else Reason.SECRET_MUST_BE_ENTERED
    return Reason.SECRET_BEHIND_SHIELD if match.shield else _refusal_of_secret(match, code)


def _refusal_of_secret(match: Match, code: Code) -> Reason | None:
    edition = match.setup.edition
    if edition.allows_secret(code):
        return None
    return Reason.NOT_A_SECRET if edition.owns(code) else Reason.NOT_A_CODE


def _place_guess(_: Match, game: Game, seat: int | None) -> Reason | None:
    if seat not in game.codebreakers:
        return Reason.CODEBREAKER_ONLY
    if game.phase is not Phase.GUESSING:
        return _not_guessing(game.phase)
    return None if seat == game.turn else Reason.NOT_YOUR_TURN


def _refusal_of_guess(match: Match, code: Code) -> Reason | None:
    edition = match.setup.edition
    if edition.allows_guess(code):
        return None
    return Reason.NOT_A_GUESS if edition.owns(code) else Reason.NOT_A_CODE


def _not_guessing(phase: Phase) -> Reason:
    match phase:
        case Phase.SETTING:
            return Reason.SECRET_NOT_SET
        case Phase.MARKING:
            return Reason.FEEDBACK_PENDING
        case _:
            return Reason.REVEAL_DUE


def _give_feedback(match: Match, game: Game, seat: int | None) -> Reason | None:
    by_table = match.marking is Marking.TABLE
    if by_table and seat is not None:
        return Reason.TABLE_MARKS
    if not by_table and seat is None:
        return Reason.CODEMAKER_MARKS
    if not by_table and seat != game.codemaker:
        return Reason.CODEMAKER_ONLY
    return None if game.phase is Phase.MARKING else Reason.NO_ROW_TO_MARK


def _refusal_of_feedback(match: Match, feedback: Feedback) -> Reason | None:
    game = match.game
    if not match.setup.edition.allows_feedback(feedback):
        return Reason.NOT_FEEDBACK
    guess = game.rows[-1].guess
    if match.marking is not Marking.TABLE or game.secret is None or guess is None:
        return None
    return None if feedback == match.setup.edition.mark(game.secret, guess) else Reason.FALSE_FEEDBACK


def _reveal_secret(_: Match, game: Game, seat: int | None) -> Reason | None:
    if seat != game.codemaker:
        return Reason.CODEMAKER_ONLY
    return None if game.phase is Phase.REVEALING else Reason.REVEAL_NOT_DUE


def _claim(match: Match, game: Game, seat: int | None) -> Reason | None:
    if seat not in game.codebreakers:
        return Reason.CODEBREAKER_ONLY
    if match.marking is Marking.TABLE:
        return Reason.TABLE_MARKS
    if not game.marked:
        return Reason.NO_ROWS_TO_CLAIM
    return Reason.CLAIM_REPEATED if game.claimed_on == len(game.marked) else None


def _may_contradict(game: Game, rows: tuple[int, ...]) -> bool:
    """Whether rows can be evidence, as far as that is seen without the secret and without a search."""
    return list(rows) == sorted(set(rows)) and all(_is_marked(game, row) for row in rows)


def _is_marked(game: Game, row: int) -> bool:
    return 1 <= row <= len(game.rows) and game.rows[row - 1].feedback is not None


def _admit(match: Match, game: Game, seat: int | None) -> Reason | None:
    if seat != game.codemaker:
        return Reason.CODEMAKER_ONLY
    if match.marking is Marking.TABLE:
        return Reason.TABLE_MARKS
    return None if game.marked else Reason.NO_ROW_TO_ADMIT


def _refusal_of_admitting(match: Match, row: int) -> Reason | None:
    game, counting = match.game, match.setup.edition.shape.counting
    if not _is_marked(game, row):
        return Reason.NO_ROW_TO_ADMIT
    if game.secret is not None and row not in false_rows(game.rows, game.secret, counting):
        return Reason.MARK_IS_RIGHT
    return None


def _take_back(match: Match, _: Game, seat: int | None) -> Reason | None:
    """Only what was entered last goes back, and only the seat that entered it takes it back (R12a)."""
    if not match.setup.takes_back:
        return Reason.NO_TAKING_BACK
    return None if seat is not None and seat == takes_back(match) else Reason.NOTHING_TO_TAKE_BACK


def takes_back(match: Match) -> int | None:
    """Return the seat that may take back what was entered last; None if nobody may (R12a)."""
    game = match.game
    if not match.setup.takes_back or (match.over and match.setup.reading == 1):
        return None
    if game.phase in (Phase.SETTING, Phase.OVER) and match.setup.reading > 1:
        ended = [game for game in match.games[-2:] if game.phase is Phase.OVER]
        # Behind a real shield only the reveal tells the table a code.
        return None if not ended or ended[-1].secret is None else ended[-1].codemaker
    last = game.rows[-1] if game.rows else None
    if last is None or last.guess is None or game.conceding:
        return None
    return last.seat if game.phase is Phase.MARKING else game.codemaker


def _concede(match: Match, game: Game, seat: int | None) -> Reason | None:
    if not match.setup.conceding:
        return Reason.CONCEDING_OFF
    if seat == game.codemaker:
        return None
    if seat not in game.codebreakers:
        return Reason.CODEBREAKER_ONLY
    if game.phase not in (Phase.GUESSING, Phase.MARKING):
        return _not_guessing(game.phase)
    return Reason.CONCEDED_ALREADY if seat in game.conceding else None


def _call_time(match: Match, _: Game, seat: int | None) -> Reason | None:
    if seat is not None:
        return Reason.TABLE_ONLY
    if match.setup.seconds is None:
        return Reason.NO_CLOCK
    return Reason.FEEDBACK_PENDING if to_act(match) == (None,) else None


def _skip_turn(match: Match, _: Game, seat: int | None) -> Reason | None:
    """Whether somebody is away, and for how long, only the table knows."""
    if seat is not None:
        return Reason.TABLE_ONLY
    return Reason.FEEDBACK_PENDING if to_act(match) == (None,) else None


_NOW: Mapping[ActionKind, Callable[[Match, Game, int | None], Reason | None]] = {
    ActionKind.SET_SECRET: _set_secret,
    ActionKind.PLACE_GUESS: _place_guess,
    ActionKind.GIVE_FEEDBACK: _give_feedback,
    ActionKind.REVEAL_SECRET: _reveal_secret,
    ActionKind.CLAIM: _claim,
    ActionKind.ADMIT_MARK: _admit,
    ActionKind.TAKE_BACK: _take_back,
    ActionKind.CONCEDE: _concede,
    ActionKind.CALL_TIME: _call_time,
    ActionKind.SKIP_TURN: _skip_turn,
}
"""What the moment says to each kind of action."""
