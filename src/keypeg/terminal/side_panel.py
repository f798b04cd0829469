"""The column beside the board: the players, the codes left, and what has happened."""

from __future__ import annotations

from textual.content import Content

from keypeg.api.events import Events
from keypeg.api.state import State
from keypeg.rules import GameView
from keypeg.terminal import draw
from keypeg.terminal.card import draw_card
from keypeg.terminal.drawn_match import DrawnMatch, list_drawn_events
from keypeg.terminal.seal import seal_message
from keypeg.terminal.state_queries import box_of
from keypeg.words import Message, message, say

_FEW_LINES = 3
_SEAL_WIDTH = 16
"""The digits of a seal that are shown."""
_CARD_WIDTH, _CARD_HEIGHT = 60, 30
"""Where there is this much room, the score card is always in sight."""


def draw_side_panel(
    state: State,
    drawn: DrawnMatch,
    *,
    events: Events,
    mine: tuple[int, ...],
    left: int | None,
    width: int,
    height: int,
    language: str,
) -> Content:
    """Return the column beside the board, at most `width` cells wide and `height` lines high."""
    solo, game = state.options.solo, drawn.game
    parts = [_title(state, game, language)]
    if not solo:
        parts += [
            Content(""),
            *(
                _player(state, drawn, seat, mine=mine, width=width, language=language)
                for seat in range(len(state.view.players))
            ),
        ]
    for note in _notes(state, game, left, width=width):
        parts += [Content(""), *_wrap(say(note, language), width, draw.INK)]
    if not solo and width >= _CARD_WIDTH and height >= _CARD_HEIGHT:
        card = draw_card(state, drawn, language)
        if max(line.cell_length for line in card.split("\n")) <= width:
            parts += [Content(""), *card.split("\n")]
    told: list[Content] = []
    # Of a code that is played for its rows everything is on the board.
    for event in () if solo else reversed(list_drawn_events(events, drawn)):
        lines = _wrap(say(event.message.message, language), width, draw.FAINT)
        if len(parts) + 1 + len(told) + len(lines) > max(height, len(parts) + _FEW_LINES):
            break
        told = lines + told
    return draw.join_lines([*parts, Content(""), *told])


def _title(state: State, game: GameView, language: str) -> Content:
    box = box_of(state)
    code = "terminal-edition-house" if box.house and not box.bare else "terminal-edition"
    if state.options.solo:
        return Content.styled(
            say(message(code, name=box.name, shape=str(box.shape)), language),
            draw.style(draw.AMBER, bold=True),
        )
    played = say(message("terminal-game", game=game.number, games=state.view.agreed), language)
    edition = say(message(code, name=box.name, shape=str(box.shape)), language)
    return Content.assemble(
        (played, draw.style(draw.AMBER, bold=True)), (f"  {edition}", draw.style(draw.FAINT))
    )


def _player(
    state: State, drawn: DrawnMatch, seat: int, *, mine: tuple[int, ...], width: int, language: str
) -> Content:
    acts = seat in drawn.awaited and not state.closed
    points = f"{drawn.totals[seat]:>4}"
    room = width - len("  ") - len(points)
    words = say(_seat(state, drawn.game, seat, mine=mine), language)
    if len(words) >= room:
        # Where there is no room for the role, the name alone: no word is cut in the middle, unless it is a name.
        words = state.view.players[seat]
        words = words if len(words) < room else f"{words[: room - 2]}…"
    return Content.assemble(
        ("▸ " if acts else "  ", draw.style(draw.AMBER, bold=True)),
        (words.ljust(room), draw.style(draw.INK if acts else draw.FAINT, bold=acts)),
        (points, draw.style(draw.INK, bold=True)),
    )


def _seat(state: State, game: GameView, seat: int, *, mine: tuple[int, ...]) -> Message:
    sitter = state.seats[seat]
    role = "codemaker" if seat == game.codemaker else "codebreaker"
    if not sitter.taken:
        return message("terminal-seat-free", role=role)
    away = not sitter.online and sitter.kind == "person"
    who = "you" if mine == (seat,) else "away" if away else "other"
    return message("terminal-seat", name=state.view.players[seat], role=role, who=who)


def _notes(state: State, game: GameView, left: int | None, *, width: int) -> list[Message]:
    notes = [] if game.digit_sum is None else [message("board-digit-sum", sum=game.digit_sum)]
    notes += [sitter.note.message for sitter in state.seats if sitter.note]
    if not state.options.solo:
        notes += [warning.message for warning in state.warnings]
    if state.watchers and not state.options.one_device:
        notes.append(message("page-seats-watching", n=state.watchers))
    seal = seal_message(state, game=game.number)
    # A seal that is broken over two lines cannot be compared.
    notes += [seal] if seal is not None and width >= _SEAL_WIDTH else []
    if left is not None:
        notes.append(message("terminal-codes-left", codes=left))
    return notes


def _wrap(text: str, width: int, ink: str) -> list[Content]:
    return list(Content.styled(text, draw.style(ink)).wrap(max(width, 10)))
