"""The score card of a match as a seat sees it."""

from __future__ import annotations

from textual.content import Content

from keypeg.api.state import State
from keypeg.rules import Ending, Scorecard
from keypeg.rules.scorecard import ScoreBox, ScoreLine
from keypeg.terminal import draw
from keypeg.terminal.drawn_match import DrawnMatch


def make_card(drawn: DrawnMatch, players: tuple[str, ...]) -> Scorecard:
    """Return the points as far as a match is drawn; `players` are the heads of the columns."""
    lines = []
    for game, written in zip(drawn.games, drawn.points, strict=True):
        boxes = (ScoreBox(tuple(points), seat == game.codemaker) for seat, points in enumerate(written))
        ending: Ending | None = game.ending if game is not drawn.game or drawn.complete else None
        lines.append(ScoreLine(game.number, ending, tuple(boxes)))
    empty = tuple(ScoreBox((), codemaker=False) for _ in players)
    to_come = range(drawn.game.number + 1, drawn.view.agreed + 1)
    lines += [ScoreLine(number, None, empty) for number in to_come]
    return Scorecard(players, tuple(lines), drawn.totals, drawn.winners)


def draw_card(state: State, drawn: DrawnMatch, language: str) -> Content:
    """Return the printed card: a column per player, a row per game, a row of totals (R29)."""
    card = make_card(drawn, state.names_over_time)
    shown = []
    for at, line in enumerate(card.text(language).splitlines()):
        # Between the head and the total there is a line per game.
        strong = not 1 <= at <= len(card.lines)
        shown.append(Content.styled(line, draw.style(draw.AMBER if strong else draw.INK, bold=strong)))
    return draw.join_lines(shown)
