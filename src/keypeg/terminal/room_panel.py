"""A room as styled text: who is there, how far the others are, the standings, and everybody's board."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from keypeg.api.review import ReviewData
from keypeg.api.rooms import ProgressData, RoomBoard, RoomData, RoomPlayerData, StandingLine
from keypeg.rules import Edition, edition
from keypeg.terminal import draw
from keypeg.terminal.room_link import RoomLink
from keypeg.terminal.room_messages import agreed_message, hint_messages, name_of, show_seconds
from keypeg.words import Message, has_black_key_pegs, message, say

_NAME_WIDTH, _SHORT_NAME, _SHORTEST_NAME = 20, 12, 8
_WIDE, _NARROW = 60, 30
"""From so many cells on, names are not cut short; below so many, they are as short as they get."""
_BROKEN, _UNBROKEN, _WAITS = "✓", "×", "?"
_GAP = "   "


class RoomPanel:
    """Draws a room as it is now, for somebody who speaks a language, in some width."""

    def __init__(self, link: RoomLink, *, language: str, width: int) -> None:
        self._link = link
        self._room = link.room
        self._language = language
        self._width = width
        self._box: Edition = edition(link.room.options.edition)

    @property
    def _name_width(self) -> int:
        if self._width >= _WIDE:
            return _NAME_WIDTH
        return _SHORT_NAME if self._width >= _NARROW else _SHORTEST_NAME

    def lobby(self) -> Content:
        """Return how to join, what was agreed, and who is there."""
        room, address = self._room, self._link.address
        lines = [
            self._line(message("terminal-room-invite", link=address, code=room.room.upper())),
            self._line(message("terminal-room-screen", link=f"{address}/screen"), faint=True),
            self._line(agreed_message(room), faint=True),
            Content(""),
            self._line(message("terminal-room-players", count=len(room.players)), strong=True),
            *(self._player(one) for one in room.players),
        ]
        return draw.join_lines(lines)

    def _player(self, one: RoomPlayerData) -> Content:
        level = one.level
        signs = [
            "page-daily-you" if one.number == self._link.mine.player else "",
            "terminal-room-is-host" if one.host else "",
            "page-seats-computer" if level is not None else "",
            "terminal-room-has-code" if one.number in self._room.chosen else "",
        ]
        told = ", ".join(self._say(message(sign)) for sign in signs if sign)
        return Content.assemble(
            (f"  {name_of(self._room, one.number)}", draw.style(draw.INK, bold=True)),
            (f"  {told}" if told else "", draw.style(draw.FAINT)),
        )

    def hints(self) -> list[Content]:
        """Return what the host has told everybody of the code."""
        return [self._line(one) for one in hint_messages(self._room)]

    def notes(self) -> list[Content]:
        """Return why somebody in the room has no board in this round, and the hints."""
        mine = self._link.mine
        watches = self._room.options.kind == "race" and mine.player is not None and mine.table is None
        return [*([self._line(message("page-room-no-board"))] if watches else []), *self.hints()]

    def progress(self, *, lines: int, others: bool = False) -> list[Content]:
        """Return how far everybody is, at most so many lines; `others` leaves out the person here."""
        me = self._link.mine.player if others else None
        shown = [one for one in self._room.progress if one.player != me]
        if len(shown) <= lines:
            return [self._progress(one) for one in shown]
        most = max(0, lines - 1)
        more = self._line(message("terminal-room-more", count=len(shown) - most), faint=True)
        return [*(self._progress(one) for one in shown[:most]), more]

    def _progress(self, one: ProgressData) -> Content:
        width = self._name_width
        done = _BROKEN if one.rows is not None else _UNBROKEN if one.done else " "
        row = len(one.keys) if one.done else len(one.keys) + (None not in one.keys)
        keys = [self._keys(pair) for pair in one.keys]
        space = self._width - width - len(" 10 ✓ ")
        while len(keys) > 1 and Content(" ").join(keys).cell_length > space:
            # The last rows say most; where only one fits, it is the last.
            keys = [Content.styled("…", draw.style(draw.FAINT)), *keys[2:]] if len(keys) > 2 else keys[1:]
        return Content.assemble(
            (self._cut(name_of(self._room, one.player), width), draw.style(draw.INK, bold=not one.done)),
            (f"{row:>3} ", draw.style(draw.FAINT)),
            (f"{done} ", draw.style(draw.AMBER, bold=True)),
            Content(" ").join(keys),
        )

    def _keys(self, pair: tuple[int, int] | None) -> Content:
        if pair is None:
            return Content.styled(_WAITS, draw.style(draw.AMBER))
        black = has_black_key_pegs(self._language)
        return draw.key_signs(max(1, sum(pair)), *pair, ground=draw.GROUND, black=black)

    def standings(self) -> Content:
        """Return the standings of the last round and of all rounds; equal results share a place."""
        last = self._room.round
        if last is None:
            return Content("")
        width = max(self._name_width, _SHORT_NAME)
        totals = {one.player: one for one in self._room.standings}
        heads = (message("terminal-room-this-round"), message("terminal-room-all-rounds"))
        shown = _COLUMNS[:-1] if self._room.options.kind == "duel" else _COLUMNS
        columns = sum(size for _, size in shown)
        first = " " * width + "".join(self._say(head).rjust(columns) for head in heads)
        cells = "".join(self._say(message(code)).rjust(size) for code, size in shown)
        lines = [
            Content.styled(first, draw.style(draw.AMBER, bold=True)),
            Content.styled(" " * width + cells * 2, draw.style(draw.FAINT)),
        ]
        late = {one.player for one in self._room.progress if one.late}
        for one in last.standings:
            mine = one.player == self._link.mine.player
            text = self._cut(name_of(self._room, one.player), width)
            text += _cells(one, len(shown), timed=one.player not in late)
            text += _cells(totals[one.player], len(shown)) if one.player in totals else ""
            lines.append(Content.styled(text, draw.style(draw.AMBER if mine else draw.INK, bold=mine)))
        return draw.join_lines(lines)

    def codes(self) -> list[Content]:
        """Return the code of the round that is over, or both of a duel with whose they were."""
        seals = () if self._room.round is None else self._room.round.seals
        return [self._code(one.player, one.code) for one in seals if one.code is not None]

    def earlier_codes(self, number: int, boards: Sequence[RoomBoard]) -> list[Content]:
        """Return which earlier round the boards are of, and the code or codes of it."""
        head = message("terminal-room-playing", round=number, rounds=self._room.options.rounds)
        duel = self._room.options.kind == "duel"
        codes = {one.player if duel else 0: one.code for one in boards}
        return [self._line(head, strong=True), *(self._code(*one) for one in codes.items())]

    def _code(self, player: int, code: str) -> Content:
        """Return a code, and whose it was; 0 is everybody."""
        about = message("page-room-code-was")
        if player:
            about = message("terminal-room-the-code-of", name=name_of(self._room, player))
        pegs = draw.pegs(self._box, code, ground=draw.GROUND)
        return Content.assemble((f"{self._say(about)}  ", draw.style(draw.INK)), pegs)

    def verdict(self, review: ReviewData) -> list[Content]:
        """Return what the coach says about the own board."""
        words = " ".join(self._say(one.message) for one in review.verdict)
        return list(Content.styled(words, draw.style(draw.INK)).wrap(max(self._width, 10)))

    def boards(self, boards: Sequence[RoomBoard]) -> Content:
        """Return everybody's board, side by side where there is room."""
        blocks = [self._board(one) for one in boards]
        width = max((line.cell_length for block in blocks for line in block), default=1) + len(_GAP)
        columns = max(1, (self._width + len(_GAP)) // width)
        lines: list[Content] = []
        for at in range(0, len(blocks), columns):
            beside = blocks[at : at + columns]
            for row in range(max(map(len, beside))):
                cells = [block[row] if row < len(block) else Content("") for block in beside]
                lines.append(Content("").join(one.pad_right(width - one.cell_length) for one in cells))
            lines.append(Content(""))
        return draw.join_lines(lines)

    def _board(self, board: RoomBoard) -> list[Content]:
        name = self._cut(name_of(self._room, board.player), _NAME_WIDTH)
        lines = [Content.styled(name, draw.style(draw.AMBER, bold=True))]
        pegs, black = self._box.shape.pegs, has_black_key_pegs(self._language)
        for number, row in enumerate(board.rows, 1):
            parts = [Content.styled(f"{number:>2} ", draw.style(draw.FAINT))]
            if row.guess is None:
                parts.append(Content.styled(_UNBROKEN, draw.style(draw.FAINT)))
            else:
                parts.append(draw.pegs(self._box, row.guess, ground=draw.GROUND))
            if row.keys is not None:
                parts += [Content("  "), draw.key_pegs(pegs, *row.keys, ground=draw.GROUND, black=black)]
            lines.append(Content("").join(parts))
        return lines

    def _cut(self, name: str, width: int) -> str:
        return (name if len(name) < width else f"{name[: width - 2]}…").ljust(width)

    def _line(self, told: Message, *, faint: bool = False, strong: bool = False) -> Content:
        colour = draw.FAINT if faint else draw.AMBER if strong else draw.INK
        return Content.styled(self._say(told), draw.style(colour, bold=strong))

    def _say(self, told: Message) -> str:
        return say(told, self._language)


_COLUMNS = (("terminal-room-column-place", 6), ("label-rows", 8), ("page-room-time", 7))
"""The columns of the standings, and how wide they are; in a duel time does not count (R37)."""


def _cells(line: StandingLine, count: int, *, timed: bool = True) -> str:
    """Return a place, rows and time as they stand below their heads; only the first `count` of them.

    Somebody who joined late has no time of their own (R35).
    """
    values = (f"{line.place}.", str(line.rows), show_seconds(line.seconds) if timed else "–")
    cells = [value.rjust(size) for value, (_, size) in zip(values, _COLUMNS, strict=True)]
    return "".join(cells[:count])


def others_line(room: RoomData, me: int | None) -> str:
    """Return in which row the others are, for a screen without room for more."""
    return "  ".join(
        f"{name_of(room, one.player)} {len(one.keys)}" for one in room.progress if one.player != me
    )
