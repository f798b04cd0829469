"""Sentences of the screens."""

from __future__ import annotations

from keypeg.errors import row_list
from keypeg.rules import Edition, Ending, GameView, MatchView
from keypeg.terminal.card import card_of
from keypeg.terminal.turns import Mode

_ENDINGS = {
    Ending.UNBROKEN: "The code was not broken.",
    Ending.CONCEDED: "The codebreakers gave up.",
    Ending.FORFEITED: "The codemaker forfeited the game.",
}


def ended(view: MatchView, game: GameView) -> str:
    """How a game ended, and what it earned."""
    match game.ending:
        case Ending.BROKEN:
            seat = game.rows[-1].seat
            name = "The codebreaker" if seat is None else view.players[seat]
            how = f"{name} broke the code on row {len(game.rows)}."
        case Ending.VOID:
            how = f"Wrong information: {row_list(game.evidence)}. The game is void, and is played again."
        case other:
            how = _ENDINGS[other or Ending.UNBROKEN]
    earned = ", ".join(
        f"{view.players[seat]} {sum(boxes)}" for seat, boxes in enumerate(game.points) if boxes
    )
    return f"{how} Points: {earned}." if earned else how


def verdict(view: MatchView) -> str:
    """Who has won a finished match."""
    return f"The match is over: {card_of(view).verdict}"


def entry_asked(mode: Mode, box: Edition) -> str:
    """What to do with the row being filled."""
    example = (box.letters * 8)[: box.shape.pegs]
    match mode:
        case Mode.SET:
            return f"Set the code: type {box.shape.pegs} letters, such as {example}, then Enter."
        case Mode.REVEAL:
            return "Lift the shield: enter the code that stood behind it, then Enter."
        case Mode.HIDE:
            return "Set the code behind the real shield, then press Enter."
        case Mode.MARK:
            return "Mark the row: how many red, how many white? Then Enter."
        case _:
            return "Type letters or numbers, or click on a colour. Enter places the guess."
