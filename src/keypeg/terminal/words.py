"""Sentences of the screens."""

from __future__ import annotations

from keypeg.errors import row_list
from keypeg.rules import Edition, GameView, MatchView
from keypeg.terminal.card import card_of

_ENDINGS = {
    "unbroken": "The code was not broken.",
    "conceded": "The codebreakers gave up.",
    "forfeited": "The codemaker forfeited the game.",
}


def ended(view: MatchView, game: GameView) -> str:
    """How a game ended, and what it earned."""
    match game.ending:
        case "broken":
            seat = game.rows[-1].seat
            name = "The codebreaker" if seat is None else view.players[seat]
            how = f"{name} broke the code on row {len(game.rows)}."
        case "void":
            how = f"Wrong information: {row_list(game.evidence)}. The game is void, and is played again."
        case other:
            how = _ENDINGS[other or "unbroken"]
    earned = ", ".join(
        f"{view.players[seat]} {sum(boxes)}" for seat, boxes in enumerate(game.points) if boxes
    )
    return f"{how} Points: {earned}." if earned else how


def verdict(view: MatchView) -> str:
    """Who has won a finished match."""
    return f"The match is over: {card_of(view).verdict}"


def entry_asked(mode: str, box: Edition) -> str:
    """What to do with the row being filled."""
    example = (box.letters * 8)[: box.shape.pegs]
    match mode:
        case "set":
            return f"Set the code: type {box.shape.pegs} letters, such as {example}, then Enter."
        case "reveal":
            return "Lift the shield: enter the code that stood behind it, then Enter."
        case "hide":
            return "Set the code behind the real shield, then press Enter."
        case "mark":
            return "Mark the row: how many red, how many white? Then Enter."
        case _:
            return "Type letters or numbers, or click on a colour. Enter places the guess."
