"""A whole match as text: tag pairs, then every game with its secret, rows, claims and ending.

Each line of a game is one action of the journal, or two where the feedback stands beside its guess. What can be
worked out (endings, claims, the result) is written too, and is checked when the text is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from keypeg.errors import require
from keypeg.rules.actions import Action, CallTime, Claim, Concede, GiveFeedback, PlaceGuess, TakeBack
from keypeg.rules.game import Game, Phase
from keypeg.rules.journal import format_action
from keypeg.rules.match import Match, start_match
from keypeg.rules.step import Reading

UNFINISHED = "*"

Tags = tuple[tuple[str, str], ...]
"""Names and values in the order of the text."""


@dataclass(frozen=True, slots=True)
class MatchText:
    """A match with the tags of its text that the rules do not need: when and where it was played, by which levels."""

    match: Match
    tags: Tags = ()

    def __str__(self) -> str:
        return format_match(self.match, tags=self.tags)


def match_tags(
    *, date: str | None = None, place: str | None = None, levels: Sequence[str | None] = ()
) -> Tags:
    """Return the usual further tags of a match text: the ISO date, the place, and the level of every computer."""
    tags = [("Date", date), ("Place", place), *((f"Level{n}", level) for n, level in enumerate(levels, 1))]
    return tuple((name, value) for name, value in tags if value is not None)


def format_match(match: Match, *, tags: Iterable[tuple[str, str]] = ()) -> str:
    """Return the match as text; `parse_match` reads it back to an equal match. `tags` are written besides."""
    require(match, Match, what="a match")
    every = [*_tags(match), *tags, ("Result", result(match))]
    written = [f'[{name} "{_escape(value)}"]' for name, value in every]
    return "\n".join([*written, *_lines(match), "", result(match), ""])


def result(match: Match) -> str:
    """Return the points of every seat at the end of a match, such as `5-6`; `*` before it."""
    return "-".join(map(str, match.totals)) if match.over else UNFINISHED


def _tags(match: Match) -> Iterator[tuple[str, str]]:
    setup = match.setup
    yield "Edition", str(setup.edition)
    for seat, name in enumerate(setup.players, 1):
        yield f"Player{seat}", name
    yield "Games", str(setup.games)
    yield "First", str(setup.first + 1)
    yield "Marking", setup.marking.value
    yield "Shield", "yes" if setup.shield else "no"
    yield "Conceding", "yes" if setup.conceding else "no"
    if setup.seconds is not None:
        yield "Seconds", str(setup.seconds)
    if setup.adversaries:
        yield "Adversaries", " ".join(str(seat + 1) for seat in setup.adversaries)
    if setup.solo:
        yield "Solo", "yes"
    if setup.reading > 1:
        if setup.shield:
            yield "OneDevice", "yes" if setup.one_device else "no"
        yield "Reading", str(setup.reading)


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _lines(match: Match) -> list[str]:
    lines: list[str] = []
    reading = Reading(start_match(match.setup))
    begun = 0
    last: Action | None = None
    for seat, action in match.journal:
        before = reading.now
        reading.step(seat, action)
        if isinstance(action, TakeBack) and before.game.phase is Phase.SETTING:
            # The game before goes on: the one that had begun leaves no line.
            begun, last = begun - (len(before.games) == begun), action
            lines.append(_line(before, seat, action))
            continue
        if len(before.games) > begun:
            begun = len(before.games)
            lines += ["", f"game {before.game.number} codemaker {before.game.codemaker + 1}"]
        if isinstance(action, GiveFeedback) and isinstance(last, PlaceGuess):
            lines[-1] += f" {action.feedback}"
        else:
            lines.append(_line(before, seat, action))
        ended = reading.now.games[begun - 1]
        if ended.ending is not None:
            lines.append(ending_line(ended))
        last = action
    return lines


def _line(before: Match, seat: int | None, action: Action) -> str:
    row = len(before.game.rows) + 1
    match action:
        case PlaceGuess(code):
            return f"{row}. {code}"
        case CallTime() if before.game.phase is Phase.GUESSING:
            return f"{row}. lost"
        case Claim(rows):
            return " ".join(
                [f"claim {_number(seat)}", "shown" if rows else "not shown", *map(str, rows or ())]
            )
        case Concede():
            return f"concede {_number(seat)}"
        case _:
            return format_action(action)


def _number(seat: int | None) -> int:
    return 0 if seat is None else seat + 1


def ending_line(game: Game) -> str:
    """Return the line that ends a game, with its evidence where it is void."""
    ending = game.ending.value if game.ending else ""
    return " ".join(["ending", ending, *map(str, game.evidence.rows if game.evidence else ())])
