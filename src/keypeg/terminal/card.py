"""The score card of a match as a seat sees it."""

from __future__ import annotations

from textual.content import Content

from keypeg.rules import GameView, MatchView, Scorecard
from keypeg.rules.scorecard import ScoreBox, ScoreLine
from keypeg.terminal import draw


def card_of(view: MatchView) -> Scorecard:
    """All points that a view tells."""
    lines = [_line(game) for game in view.games]
    empty = tuple(ScoreBox((), codemaker=False) for _ in view.players)
    lines += [ScoreLine(number, None, empty) for number in range(view.game.number + 1, view.agreed + 1)]
    return Scorecard(view.players, tuple(lines), view.totals, view.winners)


def _line(game: GameView) -> ScoreLine:
    boxes = (ScoreBox(tuple(points), seat == game.codemaker) for seat, points in enumerate(game.points))
    return ScoreLine(game.number, game.ending, tuple(boxes))


def drawn_card(view: MatchView) -> Content:
    """The printed card: a column per player, a row per game, a TOTAL row (R29)."""
    text = str(card_of(view)).splitlines()
    shown = []
    for line in text:
        strong = line.startswith(("NAME", "TOTAL")) or not line.startswith("GAME")
        shown.append(Content.styled(line, draw.style(draw.AMBER if strong else draw.INK, bold=strong)))
    return draw.lines(shown)
