"""What the screens say about a game, as messages."""

from __future__ import annotations

from keypeg.api.state import State
from keypeg.rules import Edition, Ending, GameView, PointsGuide
from keypeg.terminal.card import make_card
from keypeg.terminal.drawn_match import DrawnMatch
from keypeg.terminal.state_queries import find_leaver, list_names_then
from keypeg.terminal.turns import Mode, find_vacant_seat
from keypeg.words import Message, message

_ENDINGS = {
    Ending.UNBROKEN: "terminal-ended-unbroken",
    Ending.CONCEDED: "terminal-ended-conceded",
    Ending.FORFEITED: "terminal-ended-forfeited",
}
_LUCKY_ROWS = 2
"""A code broken in at most this many rows was luck."""
_ASKED = {
    Mode.REVEAL: "terminal-ask-reveal",
    Mode.HIDE: "terminal-ask-hide",
    Mode.MARK: "terminal-ask-mark",
}


def ending_message(state: State, game: GameView, *, mine: tuple[int, ...] = ()) -> Message:
    """Return how a game ended, and the points it earned; `mine` are the seats played here."""
    names = list_names_then(state, game)
    earned = tuple(f"{names[seat]} {sum(boxes)}" for seat, boxes in enumerate(game.points) if boxes)
    how = _how_message(names, game, mine, over=state.view.over and game is state.view.game)
    return message("terminal-ended-points", how=how, points=earned) if earned else how


def _how_message(names: tuple[str, ...], game: GameView, mine: tuple[int, ...], *, over: bool) -> Message:
    match game.ending:
        case Ending.BROKEN:
            row, seat = len(game.rows), game.rows[-1].seat
            if seat is None:
                return message("terminal-ended-broken", row=row)
            if mine == (seat,):
                return message("terminal-ended-broken-you", row=row)
            return message("terminal-ended-broken-by", player=names[seat], row=row)
        case Ending.VOID:
            code = "terminal-ended-void-last" if over else "terminal-ended-void"
            return message(code, count=len(game.evidence), rows=game.evidence)
        case Ending.FORFEITED if game.evidence:
            return message("terminal-ended-wrong", count=len(game.evidence), rows=game.evidence)
        case Ending.CONCEDED if len(game.codebreakers) == 1:
            return _gave_up(names, game.codebreakers[0], mine)
        case Ending.FORFEITED if mine == (game.codemaker,):
            return _gave_up(names, game.codemaker, mine)
        case other:
            return message(_ENDINGS[other or Ending.UNBROKEN])


def _gave_up(names: tuple[str, ...], seat: int, mine: tuple[int, ...]) -> Message:
    """Return that one player gave up: "you" is only clear where nobody else plays at this terminal."""
    if mine == (seat,):
        return message("terminal-ended-conceded-you")
    return message("terminal-ended-conceded-one", player=names[seat])


def closing_message(state: State, game: GameView, *, last: bool, mine: tuple[int, ...]) -> Message | None:
    """Return what is said below a board that is finished; None where the game was only broken off."""
    if game.ending is None and state.view.seat in game.conceding:
        return message("page-left-asked")
    if last and state.view.over and not state.options.solo:
        return match_ending_message(state, game, mine=mine)
    if game.ending is None:
        return None
    return (
        ending_message(state, game, mine=mine)
        if not state.options.solo
        else _how_message(list_names_then(state, game), game, mine, over=state.view.over)
    )


def solo_ending_message(game: GameView) -> Message:
    """Return how a code ended that is played for its rows, not for points: a daily code is one."""
    if game.ending is Ending.BROKEN:
        return message("page-daily-you-broke", n=len(game.rows))
    return message("page-daily-not-this-time")


def cheer_message(game: GameView, seats: tuple[int, ...]) -> Message | None:
    """Return what to call out if somebody of these seats has broken the code; None if nobody did."""
    if game.ending is not Ending.BROKEN:
        return None
    rows, breaker = len(game.rows), game.rows[-1].seat
    if (game.codebreakers[0] if breaker is None else breaker) not in seats:
        return None
    if rows <= _LUCKY_ROWS:
        return message("cheer-lucky")
    if game.rows_left == 0:
        return message("cheer-last")
    return message("cheer-brilliant" if rows < game.rows_left else "cheer-done")


def match_ending_message(state: State, game: GameView, *, mine: tuple[int, ...] = ()) -> Message:
    """Return how the last game ended, and who won the match."""
    card = make_card(DrawnMatch.all_of(state.view), state.view.players)
    verdict = message("event-match-ended", verdict=card.verdict or "")
    return message("terminal-two-sentences", first=ending_message(state, game, mine=mine), second=verdict)


def entry_message(mode: Mode, box: Edition) -> Message:
    """Return what to do with the row that is being filled."""
    if mode is Mode.SET:
        example = (box.letters * 8)[: box.shape.pegs]
        return message("terminal-ask-set", pegs=box.shape.pegs, example=example)
    return message(_ASKED.get(mode, "terminal-ask-guess"))


def concession_cost(state: State, game: GameView, seat: int) -> Message:
    """Return what giving up costs a seat."""
    points = _points(state, game)
    if seat == game.codemaker:
        return message("cost-concede-codemaker", points=points.forfeit)
    code = "cost-concede-group" if len(game.codebreakers) > 1 else "cost-concede-codebreaker"
    return message(code, points=points.unbroken)


def admission_cost(state: State, game: GameView) -> Message:
    """Return what it costs a codemaker to admit a wrong mark."""
    points = _points(state, game).wrong_information
    return message("cost-admit-replay" if state.view.replays else "cost-admit-lose", points=points)


def showing_message(state: State, seat: int) -> Message:
    """Return the question before the code of a game that somebody left is shown: what it does (R21b)."""
    others = state.closed is not None and any(one != seat for one in state.closed.asks)
    about = message("page-left-ask-about" if others else "page-left-show-about")
    return message("terminal-two-sentences", first=message("terminal-show-code"), second=about)


def vacancy_message(state: State, mine: tuple[int, ...]) -> Message | None:
    """Return whose seat the person who watches here may take; None if there is none."""
    seat = find_vacant_seat(state, mine)
    return None if seat is None else message("terminal-vacant", name=find_leaver(state, seat))


def takeover_message(before: State, after: State) -> Message | None:
    """Return who has taken the seat of somebody who left since an earlier state; None if nobody did."""
    for seat in before.vacant:
        name = after.seats[seat].name
        if after.seats[seat].kind == "person" and name is not None and name != before.seats[seat].name:
            return message("page-seats-took-over", name=name, before=find_leaver(before, seat))
    return None


def _points(state: State, game: GameView) -> PointsGuide:
    return next(one for one in state.edition.points if one.codebreakers == len(game.codebreakers))
