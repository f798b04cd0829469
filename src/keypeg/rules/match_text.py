"""Reading a match text: it is played through, and whatever it says of itself is checked."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keypeg.errors import KeypegError, NotationError, require, shorten
from keypeg.rules.actions import CallTime, Claim, Concede, PlaceGuess
from keypeg.rules.agreement import consistent
from keypeg.rules.catalogue import edition
from keypeg.rules.game import Phase
from keypeg.rules.journal import parse_action
from keypeg.rules.match import Marking, Match, Setup, start_match
from keypeg.rules.notation import MatchText, ending_line, result
from keypeg.rules.step import Reading

MOST_CHARACTERS = 1_000_000

_TAG = re.compile(r'\[([A-Z][A-Za-z]*[0-9]*) "((?:[^"\\]|\\["\\])*)"\]', re.ASCII)
_HEADER = re.compile(r"game ([0-9]{1,3}) codemaker ([1-9])", re.ASCII)
_ROW = re.compile(r"([0-9]{1,2})\. (\S+)(?: (\S+))?", re.ASCII)
_CLAIM = re.compile(r"([0-9]{1,2}) (not shown|shown((?: [0-9]{1,2})*))", re.ASCII)
_RESULT = re.compile(r"\*|[0-9]+(?:-[0-9]+)+", re.ASCII)
_SWITCH = {"yes": True, "no": False}

_Line = tuple[int, str]


def parse_match(text: str) -> Match:
    """Read a match text, and leave out the tags that the rules do not need."""
    return read_match(text).match


def parse_matches(text: str) -> Iterator[Match]:
    """Read any number of match texts, one after the other; an error names its line in the whole text.

    >>> len(list(parse_matches("")))
    0
    """
    require(text, str, what="the match texts")
    chunk: list[_Line] = []
    after_tags = False
    for line in _lines(text):
        if after_tags and line[1].startswith("["):
            yield _read_lines(chunk).match
            chunk = []
        after_tags = not line[1].startswith("[")
        chunk.append(line)
    if chunk:
        yield _read_lines(chunk).match


def read_match(text: str) -> MatchText:
    """Read a match text with all its tags; unknown ones are kept as they are."""
    require(text, str, what="a match text")
    if len(text) > MOST_CHARACTERS:
        raise NotationError("text-too-long", length=len(text), most=MOST_CHARACTERS)
    return _read_lines(list(_lines(text)))


def _lines(text: str) -> Iterator[_Line]:
    """Return the lines that say something, with their numbers."""
    for n, line in enumerate(text.splitlines(), 1):
        written = line.strip()
        if written and not written.startswith(";"):
            yield n, written


def _read_lines(lines: list[_Line]) -> MatchText:
    tags, body = _tags(lines)
    promised = tags.pop("Result", None)
    player = _Player(_setup(tags))
    if promised is None:
        raise NotationError("text-no-result")
    if not body or not _RESULT.fullmatch(body[-1][1]):
        raise NotationError("text-cut-off")
    for n, line in body[:-1]:
        player.read(n, line)
    match = player.reading.match
    for told in (promised, body[-1][1]):
        if told != result(match):
            raise NotationError("text-wrong-result", told=shorten(told), result=result(match))
    return MatchText(match, tuple(tags.items()))


def _tags(lines: list[_Line]) -> tuple[dict[str, str], list[_Line]]:
    """Return the tags at the head of a text, and the lines that follow."""
    tags: dict[str, str] = {}
    for at, (n, line) in enumerate(lines):
        if not line.startswith("["):
            return tags, lines[at:]
        found = _TAG.fullmatch(line)
        if not found:
            raise NotationError("text-tag-form", line=n, text=shorten(line))
        if found[1] in tags:
            raise NotationError("text-tag-twice", line=n, tag=found[1])
        tags[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
    return tags, []


def _setup(tags: dict[str, str]) -> Setup:
    """Take out of the tags what was agreed before the match."""
    try:
        box = edition(tags.pop("Edition"))
        players: list[str] = []
        while name := tags.pop(f"Player{len(players) + 1}", None):
            players.append(name)
        seconds = tags.pop("Seconds", None)
        games, first = tags.pop("Games"), tags.pop("First", "1")
        marking, shield = tags.pop("Marking", "table"), tags.pop("Shield", "no")
        conceding, adversaries = tags.pop("Conceding", "yes"), tags.pop("Adversaries", "")
        solo = tags.pop("Solo", "no")
        # Texts are older than the second reading.
        one_device, reading = tags.pop("OneDevice", "yes"), tags.pop("Reading", "1")
    except KeyError as missing:
        raise NotationError("text-tag-missing", tag=missing.args[0]) from None
    return Setup(
        edition=box,
        players=tuple(players),
        games=_read_number("Games", games),
        first=_read_number("First", first) - 1,
        marking=Marking(_one_of("Marking", marking, [way.value for way in Marking])),
        shield=_SWITCH[_one_of("Shield", shield, list(_SWITCH))],
        conceding=_SWITCH[_one_of("Conceding", conceding, list(_SWITCH))],
        seconds=None if seconds is None else _read_number("Seconds", seconds),
        adversaries=tuple(_read_number("Adversaries", seat) - 1 for seat in adversaries.split()),
        one_device=_SWITCH[_one_of("OneDevice", one_device, list(_SWITCH))],
        solo=_SWITCH[_one_of("Solo", solo, list(_SWITCH))],
        reading=_read_number("Reading", reading),
    )


def _read_number(tag: str, value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) <= 6):
        raise NotationError("text-not-whole", tag=tag, text=shorten(value))
    return int(value)


def _one_of(tag: str, value: str, allowed: list[str]) -> str:
    if value not in allowed:
        raise NotationError("text-one-of", tag=tag, text=shorten(value), first=allowed[0], second=allowed[1])
    return value


class _Player:
    """Plays a match text line by line; `_ended` counts the games whose ending was read."""

    def __init__(self, setup: Setup) -> None:
        self.reading = Reading(start_match(setup))
        self._ended = 0

    def read(self, n: int, line: str) -> None:
        """Take one line."""
        try:
            if header := _HEADER.fullmatch(line):
                self._header(int(header[1]), int(header[2]))
            elif line.startswith("ending"):
                self._ending(line)
            elif row := _ROW.fullmatch(line):
                self._row(int(row[1]), row[2], row[3])
            else:
                self._action(line)
        except KeypegError as error:
            raise NotationError("text-line", line=n, problem=error.message) from None

    def _header(self, number: int, codemaker: int) -> None:
        match = self.reading.now
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

    def _ending(self, line: str) -> None:
        """Check an ending line: it stands right after the game that has ended, once."""
        games = self.reading.now.games
        over = len(games) - (games[-1].ending is None)
        if over != self._ended + 1 or not self._is_fresh(over):
            raise NotationError("text-no-ending", text=shorten(line))
        if ending_line(games[over - 1]) != line:
            raise NotationError("text-wrong-ending", text=shorten(line), ending=ending_line(games[over - 1]))
        self._ended = over

    def _is_fresh(self, over: int) -> bool:
        """Whether nothing was played since that game."""
        games = self.reading.now.games
        return over == len(games) or games[-1].phase is Phase.SETTING

    def _row(self, number: int, guess: str, feedback: str | None) -> None:
        game, box = self.reading.now.game, self.reading.now.setup.edition
        if number != len(game.rows) + 1:
            raise NotationError("text-row-order", row=len(game.rows) + 1, told=number)
        if guess == "lost" and feedback is None:
            self._step(None, CallTime())
            return
        self._step(game.turn, PlaceGuess(box.guess(guess)))
        if feedback is not None:
            self._action(f"mark {feedback}")

    def _step(self, seat: int | None, action: PlaceGuess | CallTime | Claim | Concede) -> None:
        self.reading.step(seat, action)

    def _action(self, line: str) -> None:
        match = self.reading.now
        word, _, rest = line.partition(" ")
        seat: int | None = match.game.codemaker
        match word:
            case "claim":
                return self._claim(line, rest)
            case "concede":
                return self._concede(line, rest)
            case "mark":
                seat = None if match.marking is Marking.TABLE else match.game.codemaker
            case "back" if match.game.phase is Phase.MARKING:
                seat = match.game.rows[-1].seat
            case "back" if match.game.phase is Phase.SETTING and len(match.games) > 1:
                seat = match.games[-2].codemaker
                self._ended -= 1
            case "back" if match.game.phase is Phase.OVER:
                self._ended -= 1
            case "time" | "skip":
                seat = None
            case "guess":
                raise NotationError("text-row-number", text=shorten(line), guess=shorten(rest))
        self.reading.step(seat, parse_action(match.setup.edition, line))
        return None

    def _concede(self, line: str, rest: str) -> None:
        seat, space, _ = rest.partition(" ")
        if space:
            raise NotationError("text-concede", text=shorten(line))
        self._step(_read_number("seat", seat) - 1, Concede())

    def _claim(self, line: str, rest: str) -> None:
        """Take a claim: what it says of its outcome must be true, whoever wrote it."""
        found = _CLAIM.fullmatch(rest)
        if not found:
            raise NotationError("text-claim", text=shorten(line))
        match = self.reading.now
        rows = tuple(map(int, (found[3] or "").split()))
        named = [match.game.rows[row - 1] for row in rows if 1 <= row <= len(match.game.rows)]
        if rows and consistent(match.setup.edition, named):
            raise NotationError("text-claim-false", text=shorten(line))
        self._step(int(found[1]) - 1, Claim(rows or None))
        shown = len(self.reading.now.games) > len(match.games) or self.reading.now.over
        if shown != found[2].startswith("shown"):
            code = "text-claim-shown" if shown else "text-claim-not-shown"
            raise NotationError(code, text=shorten(found[2]))
