"""A whole match as text: tag pairs, then every game with its secret, rows, claims and ending.

Each line of a game is one action of the journal, or two where the feedback stands beside its guess. What can be
worked out (endings, claims, the result) is written too, and is checked when the text is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from keypeg.errors import KeypegError, NotationError, quoted
from keypeg.rules.actions import Action, CallTime, Claim, Concede, GiveFeedback, PlaceGuess
from keypeg.rules.catalogue import edition
from keypeg.rules.game import Game, Phase
from keypeg.rules.journal import format_action, parse_action
from keypeg.rules.match import Marking, Match, Setup, new_match
from keypeg.rules.step import step

MOST_CHARACTERS = 1_000_000
UNFINISHED = "*"

_TAG = re.compile(r'\[([A-Z][a-z]+[1-9]?) "((?:[^"\\]|\\["\\])*)"\]')
_HEADER = re.compile(r"game ([0-9]{1,3}) codemaker ([1-9])", re.ASCII)
_ROW = re.compile(r"([0-9]{1,2})\. (\S+)(?: (\S+))?", re.ASCII)
_RESULT = re.compile(r"\*|[0-9]+(?:-[0-9]+)+", re.ASCII)
_SWITCH = {"yes": True, "no": False}


def format_match(match: Match) -> str:
    """The match as text; `parse_match` reads it back to an equal match."""
    tags = [f'[{name} "{_escaped(value)}"]' for name, value in _tags(match)]
    return "\n".join([*tags, *_lines(match), "", result(match), ""])


def result(match: Match) -> str:
    """The points of every seat at the end of a match, such as `5-6`; `*` before it."""
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
    yield "Result", result(match)


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _lines(match: Match) -> list[str]:
    lines: list[str] = []
    at = new_match(match.setup)
    begun = 0
    for seat, action in match.journal:
        before = at
        at, _ = step(at, seat, action)
        if len(before.games) > begun:
            begun = len(before.games)
            lines += ["", f"game {before.game.number} codemaker {before.game.codemaker + 1}"]
        beside_guess = isinstance(action, GiveFeedback) and isinstance(before.journal[-1][1], PlaceGuess)
        if beside_guess and isinstance(action, GiveFeedback):
            lines[-1] += f" {action.feedback}"
        else:
            lines.append(_line(before, at, seat, action))
        if at.games[begun - 1].ending is not None:
            lines.append(_ending_line(at.games[begun - 1]))
    return lines


def _line(before: Match, after: Match, seat: int | None, action: Action) -> str:
    row = len(before.game.rows) + 1
    match action:
        case PlaceGuess(code):
            return f"{row}. {code}"
        case CallTime() if before.game.phase is Phase.GUESSING:
            return f"{row}. lost"
        case Claim():
            shown = after.games[len(before.games) - 1].ending is not None
            return f"claim {_number(seat)} {'shown' if shown else 'not shown'}"
        case Concede():
            return f"concede {_number(seat)}"
        case _:
            return format_action(action)


def _number(seat: int | None) -> int:
    return 0 if seat is None else seat + 1


def _ending_line(game: Game) -> str:
    ending = game.ending.value if game.ending else ""
    return " ".join(["ending", ending, *map(str, game.evidence.rows if game.evidence else ())])


def parse_match(text: str) -> Match:
    """Read a match text, play it through, and check whatever it says of itself."""
    if len(text) > MOST_CHARACTERS:
        raise NotationError(
            f"cannot read a match text of {len(text)} characters: {MOST_CHARACTERS} is the most"
        )
    lines = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1)]
    lines = [(n, line) for n, line in lines if line and not line.startswith(";")]
    tags: dict[str, str] = {}
    body = 0
    while body < len(lines) and lines[body][1].startswith("["):
        name, value = _tag(*lines[body])
        if name in tags:
            raise NotationError(f"line {lines[body][0]}: the tag {name} stands twice")
        tags[name] = value
        body += 1
    promised = tags.pop("Result", None)
    match = new_match(_setup(tags))
    if promised is None:
        raise NotationError(
            'cannot read a match text without its result: a tag such as [Result "*"] is missing'
        )
    if not lines[body:] or not _RESULT.fullmatch(lines[-1][1]):
        raise NotationError("the match text is cut off: its last line must be the result, such as 5-6, or *")
    for n, line in lines[body:-1]:
        match = _read_line(match, n, line)
    for told in (promised, lines[-1][1]):
        if told != result(match):
            raise NotationError(
                f"the match text says the result is {quoted(told)}, but its rows make it {result(match)}"
            )
    return match


def _tag(n: int, line: str) -> tuple[str, str]:
    found = _TAG.fullmatch(line)
    if not found:
        raise NotationError(f'line {n}: cannot read tag {quoted(line)}: write [Name "value"]')
    return found[1], re.sub(r"\\(.)", r"\1", found[2])


def _setup(tags: dict[str, str]) -> Setup:
    try:
        box = edition(tags.pop("Edition"))
        players: list[str] = []
        while name := tags.pop(f"Player{len(players) + 1}", None):
            players.append(name)
        seconds = tags.pop("Seconds", None)
        games, first = tags.pop("Games"), tags.pop("First", "1")
        marking, shield = tags.pop("Marking", "table"), tags.pop("Shield", "no")
        conceding = tags.pop("Conceding", "yes")
    except KeyError as missing:
        raise NotationError(f"cannot read the match text: the tag {missing.args[0]} is missing") from None
    if tags:
        raise NotationError(f"cannot read the match text: unknown tag {quoted(next(iter(tags)))}")
    return Setup(
        edition=box,
        players=tuple(players),
        games=_whole("Games", games),
        first=_whole("First", first) - 1,
        marking=Marking(_one_of("Marking", marking, [way.value for way in Marking])),
        shield=_SWITCH[_one_of("Shield", shield, list(_SWITCH))],
        conceding=_SWITCH[_one_of("Conceding", conceding, list(_SWITCH))],
        seconds=None if seconds is None else _whole("Seconds", seconds),
    )


def _whole(tag: str, value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) <= 6):
        raise NotationError(f"cannot read {tag} {quoted(value)}: write a whole number")
    return int(value)


def _one_of(tag: str, value: str, allowed: list[str]) -> str:
    if value not in allowed:
        raise NotationError(f"cannot read {tag} {quoted(value)}: write {' or '.join(allowed)}")
    return value


def _read_line(match: Match, n: int, line: str) -> Match:
    try:
        if header := _HEADER.fullmatch(line):
            return _check_header(match, int(header[1]), int(header[2]))
        if line.startswith("ending"):
            return _check_ending(match, line)
        if row := _ROW.fullmatch(line):
            return _read_row(match, int(row[1]), row[2], row[3])
        return _read_action(match, line)
    except KeypegError as error:
        raise NotationError(f"line {n}: {error}") from None


def _check_header(match: Match, number: int, codemaker: int) -> Match:
    game = match.game
    if match.over or game.phase is not Phase.SETTING:
        raise NotationError(f"game {number} begins before the last one has ended")
    if (number, codemaker) != (game.number, game.codemaker + 1):
        raise NotationError(
            f"game {game.number} with codemaker {game.codemaker + 1} comes next, not {number} with {codemaker}"
        )
    return match


def _check_ending(match: Match, line: str) -> Match:
    ended = next((game for game in reversed(match.games) if game.ending), None)
    if ended is None or _ending_line(ended) != line:
        told = _ending_line(ended) if ended else "no game has ended"
        raise NotationError(f"says {quoted(line)}, but by its rows: {told}")
    return match


def _read_row(match: Match, number: int, guess: str, feedback: str | None) -> Match:
    if number != len(match.game.rows) + 1:
        raise NotationError(f"row {len(match.game.rows) + 1} comes next, not row {number}")
    if guess == "lost" and feedback is None:
        return step(match, None, CallTime())[0]
    box = match.setup.edition
    match, _ = step(match, match.game.turn, PlaceGuess(box.guess(guess)))
    return match if feedback is None else _read_action(match, f"mark {feedback}")


def _read_action(match: Match, line: str) -> Match:
    word, _, rest = line.partition(" ")
    seat: int | None = match.game.codemaker
    match word:
        case "claim" | "concede":
            number, _, outcome = rest.partition(" ")
            seat = _whole("seat", number) - 1
            after, _ = step(match, seat, parse_action(match.setup.edition, word))
            shown = len(after.games) > len(match.games)
            if word == "claim" and outcome != ("shown" if shown else "not shown"):
                raise NotationError(
                    f"says the claim was {quoted(outcome)}, but it was {'' if shown else 'not '}shown"
                )
            if word == "concede" and outcome:
                raise NotationError(f"cannot read {quoted(line)}: write concede and the seat")
            return after
        case "mark":
            seat = None if match.setup.marking is Marking.TABLE else match.game.codemaker
        case "time":
            seat = None
        case "guess":
            raise NotationError(
                f"cannot read {quoted(line)}: a row begins with its number, such as 1. {rest}"
            )
    return step(match, seat, parse_action(match.setup.edition, line))[0]
