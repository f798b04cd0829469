"""The score card, as the printed one: a column per player, a row per game, a TOTAL row (R29)."""

from __future__ import annotations

from dataclasses import dataclass

from keypeg.errors import require
from keypeg.rules.game import Ending
from keypeg.rules.match import Match
from keypeg.words import DEFAULT, Message, message, say


@dataclass(frozen=True, slots=True)
class ScoreBox:
    """A player's place in a game: the points in the order they were written, the codemaker's marked as such."""

    points: tuple[int, ...]
    codemaker: bool

    @property
    def total(self) -> int:
        """Return their sum."""
        return sum(self.points)

    def __str__(self) -> str:
        if not self.points:
            return ""
        if self.codemaker:
            return f"[{self.total}]"
        written = " ".join(map(str, self.points))
        return written if len(self.points) == 1 else f"{written} = {self.total}"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A game on the card; a void game keeps its line beside its replay."""

    number: int
    ending: Ending | None
    boxes: tuple[ScoreBox, ...]

    @property
    def label(self) -> Message:
        """Return what the card calls this game."""
        return message("card-game-void" if self.ending is Ending.VOID else "card-game", game=self.number)


@dataclass(frozen=True, slots=True)
class Scorecard:
    """All points of a match."""

    players: tuple[str, ...]
    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]

    def __repr__(self) -> str:
        points = (f"{name} {total}" for name, total in zip(self.players, self.totals, strict=True))
        games = "1 game" if len(self.lines) == 1 else f"{len(self.lines)} games"
        return f"<Scorecard of {', '.join(points)}: {games}>"

    @property
    def verdict(self) -> Message | None:
        """Return how the match ended; None before its end."""
        names = tuple(self.players[seat] for seat in self.winners)
        if not names:
            return None
        if len(names) == 1:
            return message("verdict-winner", player=names[0])
        if len(names) == len(self.players):
            return message("verdict-draw")
        return message("verdict-shared", players=names)

    def __str__(self) -> str:
        """Return the card as text, in English."""
        return self.text()

    def text(self, language: str = DEFAULT) -> str:
        """Return the card as text; the codemaker's points are in brackets."""
        table = [
            [say(message("card-name"), language), *self.players],
            *([say(line.label, language), *map(str, line.boxes)] for line in self.lines),
            [say(message("card-total"), language), *map(str, self.totals)],
        ]
        widths = [max(map(len, column)) for column in zip(*table, strict=True)]
        lines = [
            "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
            for line in table
        ]
        return "\n".join(lines + ([say(self.verdict, language)] if self.verdict else []))


def scorecard(match: Match) -> Scorecard:
    """Return the card of a match at any moment; games not yet played have empty boxes."""
    require(match, Match, what="a match")
    setup = match.setup
    seats = len(setup.players)
    lines = [
        ScoreLine(
            game.number,
            game.ending,
            tuple(ScoreBox(points, seat == game.codemaker) for seat, points in enumerate(match.points(game))),
        )
        for game in match.games
    ]
    empty = tuple(ScoreBox((), codemaker=False) for _ in range(seats))
    lines += [ScoreLine(number, None, empty) for number in range(match.game.number + 1, setup.games + 1)]
    return Scorecard(setup.players, tuple(lines), match.totals, match.winners)
