"""What stands beside the board: the players, the codes left, and what has happened."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from keypeg.rules import GameView
from keypeg.terminal import draw
from keypeg.terminal.reading import box_of
from keypeg.wire.events import EventData
from keypeg.wire.state import State

_FEW_LINES = 3


def aside(
    state: State,
    game: GameView,
    *,
    events: Sequence[EventData],
    mine: tuple[int, ...],
    left: int | None,
    width: int,
    height: int,
) -> Content:
    """The column beside the board, so wide and so high."""
    parts = [_title(state, game), Content("")]
    parts += [_player(state, game, seat, mine=mine, width=width) for seat in range(len(state.view.players))]
    for note in _notes(state, left):
        parts += [Content(""), *_wrapped(note, width, draw.INK)]
    told: list[Content] = []
    for event in reversed(events):
        lines = _wrapped(event.message.text, width, draw.FAINT)
        if len(parts) + 1 + len(told) + len(lines) > max(height, len(parts) + _FEW_LINES):
            break
        told = lines + told
    return draw.lines([*parts, Content(""), *told])


def _title(state: State, game: GameView) -> Content:
    box = box_of(state)
    words = f"{box.name} {box.shape}" + (" (house rule)" if box.house and not box.bare else "")
    return Content.assemble(
        (f"Game {game.number} of {state.view.agreed}", draw.style(draw.AMBER, bold=True)),
        (f"  {words}", draw.style(draw.FAINT)),
    )


def _player(state: State, game: GameView, seat: int, *, mine: tuple[int, ...], width: int) -> Content:
    sitter = state.seats[seat]
    acts = seat in state.view.waits_for and not state.closed and game is state.view.game
    role = "codemaker" if seat == game.codemaker else "codebreaker"
    name = state.view.players[seat] if sitter.taken else "free seat"
    away = "" if sitter.online or sitter.kind != "person" else " (away)"
    you = " (you)" if mine == (seat,) else ""
    points = f"{state.view.totals[seat]:>4}"
    room = width - len("  ") - len(points)
    words = f"{name}{you}{away}, {role}"
    return Content.assemble(
        ("▸ " if acts else "  ", draw.style(draw.AMBER, bold=True)),
        (words[: room - 1].ljust(room), draw.style(draw.INK if acts else draw.FAINT, bold=acts)),
        (points, draw.style(draw.INK, bold=True)),
    )


def _notes(state: State, left: int | None) -> list[str]:
    notes = [f"{sitter.name} {sitter.note.text}." for sitter in state.seats if sitter.note]
    notes += [f"{one.text[0].upper()}{one.text[1:]}." for one in state.warnings]
    if left is not None:
        notes.append(f"Codes left: {left:,}")
    return notes


def _wrapped(text: str, width: int, ink: str) -> list[Content]:
    return list(Content.styled(text, draw.style(ink)).wrap(max(width, 10)))
