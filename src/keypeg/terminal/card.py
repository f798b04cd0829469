"""The score card of a match as a seat sees it."""

from __future__ import annotations

from textual.content import Content

from keypeg.api.state import State
from keypeg.rules import GameView, MatchView, Scorecard
from keypeg.rules.scorecard import ScoreBox, ScoreLine
from keypeg.terminal import draw


def make_card(view: MatchView, players: tuple[str, ...] | None = None) -> Scorecard:
    """Return all points that a view shows; `players` are the heads of its columns, if not the present names."""
    lines = [_line(game) for game in view.games]
    empty = tuple(ScoreBox((), codemaker=False) for _ in view.players)
    lines += [ScoreLine(number, None, empty) for number in range(view.game.number + 1, view.agreed + 1)]
    return Scorecard(players or view.players, tuple(lines), view.totals, view.winners)


def _line(game: GameView) -> ScoreLine:
    boxes = (ScoreBox(tuple(points), seat == game.codemaker) for seat, points in enumerate(game.points))
    return ScoreLine(game.number, game.ending, tuple(boxes))


def draw_card(state: State, language: str) -> Content:
    """Return the printed card: a column per player, a row per game, a row of totals (R29)."""
    card = make_card(state.view, state.names_over_time)
    shown = []
    for at, line in enumerate(card.text(language).splitlines()):
        # Between the head and the total there is a line per game.
        strong = not 1 <= at <= len(card.lines)
        shown.append(Content.styled(line, draw.style(draw.AMBER if strong else draw.INK, bold=strong)))
    return draw.join_lines(shown)
