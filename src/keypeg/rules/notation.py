"""A whole match as text: tag pairs, then every game with its secret, rows, claims and ending.

Each line of a game is one action of the journal, or two where the feedback stands beside its guess. What can be
worked out (endings, claims, the result) is written too, and is checked when the text is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from keypeg.errors import KeypegError, NotationError, shortened
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
        raise NotationError("text-too-long", length=len(text), most=MOST_CHARACTERS)
    lines = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1)]
    lines = [(n, line) for n, line in lines if line and not line.startswith(";")]
    tags: dict[str, str] = {}
    body = 0
    while body < len(lines) and lines[body][1].startswith("["):
        name, value = _tag(*lines[body])
        if name in tags:
            raise NotationError("text-tag-twice", line=lines[body][0], tag=name)
        tags[name] = value
        body += 1
    promised = tags.pop("Result", None)
    match = new_match(_setup(tags))
    if promised is None:
        raise NotationError("text-no-result")
    if not lines[body:] or not _RESULT.fullmatch(lines[-1][1]):
        raise NotationError("text-cut-off")
    for n, line in lines[body:-1]:
        match = _read_line(match, n, line)
    for told in (promised, lines[-1][1]):
        if told != result(match):
            raise NotationError("text-wrong-result", told=shortened(told), result=result(match))
    return match


def _tag(n: int, line: str) -> tuple[str, str]:
    found = _TAG.fullmatch(line)
    if not found:
        raise NotationError("text-tag-form", line=n, text=shortened(line))
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
        raise NotationError("text-tag-missing", tag=missing.args[0]) from None
    if tags:
        raise NotationError("text-tag-unknown", tag=shortened(next(iter(tags))))
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
        raise NotationError("text-not-whole", tag=tag, text=shortened(value))
    return int(value)


def _one_of(tag: str, value: str, allowed: list[str]) -> str:
    if value not in allowed:
        raise NotationError(
            "text-one-of", tag=tag, text=shortened(value), first=allowed[0], second=allowed[1]
        )
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
        raise NotationError("text-line", line=n, problem=error.message) from None


def _check_header(match: Match, number: int, codemaker: int) -> Match:
    game = match.game
    if match.over or game.phase is not Phase.SETTING:
        raise NotationError("text-game-early", game=number)
    if (number, codemaker) != (game.number, game.codemaker + 1):
        raise NotationError(
            "text-game-order",
            game=game.number,
            codemaker=game.codemaker + 1,
            told=number,
            told_codemaker=codemaker,
        )
    return match


def _check_ending(match: Match, line: str) -> Match:
    ended = next((game for game in reversed(match.games) if game.ending), None)
    if ended is None or _ending_line(ended) != line:
        if ended is None:
            raise NotationError("text-no-ending", text=shortened(line))
        raise NotationError("text-wrong-ending", text=shortened(line), ending=_ending_line(ended))
    return match


def _read_row(match: Match, number: int, guess: str, feedback: str | None) -> Match:
    if number != len(match.game.rows) + 1:
        raise NotationError("text-row-order", row=len(match.game.rows) + 1, told=number)
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
                code = "text-claim-shown" if shown else "text-claim-not-shown"
                raise NotationError(code, text=shortened(outcome))
            if word == "concede" and outcome:
                raise NotationError("text-concede", text=shortened(line))
            return after
        case "mark":
            seat = None if match.setup.marking is Marking.TABLE else match.game.codemaker
        case "time":
            seat = None
        case "guess":
            raise NotationError("text-row-number", text=shortened(line), guess=shortened(rest))
    return step(match, seat, parse_action(match.setup.edition, line))[0]
