"""Puzzles without end: a position, a question, and why the answer is right."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import ClassVar

from textual import events, work
from textual.binding import Binding, BindingType

from keypeg.rules import Edition, GameView
from keypeg.terminal import draw
from keypeg.terminal.screens.base import title_line
from keypeg.terminal.screens.entry_screen import HOLE_KEYS
from keypeg.terminal.screens.position import Line, PositionScreen, make_game_view
from keypeg.terminal.training_memory import SavedTraining, TrainingMemory
from keypeg.training import Puzzle, PuzzleKind, count_answer, next_puzzle
from keypeg.words import message


class PuzzleScreen(PositionScreen):
    """One puzzle after another; level and streak are kept."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer", "page-puzzle-answer", priority=True),
        Binding("enter", "next", "page-puzzle-next", priority=True),
        Binding("up", "pick(1)", "label-row", key_display="↑ ↓"),
        Binding("down", "pick(-1)", "label-row", key_display="↑ ↓"),
        Binding("backspace", "back", "key-take-back"),
        *HOLE_KEYS,
        Binding("x,X", "give_up", "page-puzzle-give-up"),
        Binding("escape,q,Q", "leave", "key-menu", key_display="Esc"),
    ]

    def __init__(self, memory: TrainingMemory) -> None:
        super().__init__()
        self._memory = memory
        self._kept: SavedTraining | None = None
        self.puzzle: Puzzle | None = None
        self._verdict: bool | None = None
        self._gave_up = False
        self._picked = 0

    def on_mount(self) -> None:
        """Begin where this person stopped."""
        self.query_one("#title").update(title_line(self.words("page-puzzle-title")))  # type: ignore[attr-defined]
        self.ask()
        with self.catch_refusals():
            self._kept = self._memory.read()
            self._make()

    @work(exclusive=True, group="make")
    async def _make(self) -> None:
        kept = self._kept
        if kept is None:
            return
        self.puzzle, self._verdict, self._gave_up, self._picked = None, None, False, 0
        self.ask()
        self.tell("")
        self.puzzle = puzzle = await asyncio.to_thread(next_puzzle, kept.standing, seed=kept.seed)
        self.ask(code=not puzzle.asks_for_row)
        self.draw()

    @property
    def box(self) -> Edition | None:
        """Return the edition of the puzzle."""
        return None if self.puzzle is None else self.puzzle.position.edition

    @property
    def picked(self) -> int:
        """Return the row that is picked as the wrong one."""
        return self._picked if self._verdict is None else 0

    def game(self) -> GameView:
        """Return the position, and after the answer the code, or the row that is wrong."""
        assert self.puzzle is not None
        puzzle, over = self.puzzle, self._verdict is not None
        return make_game_view(
            puzzle.position,
            secret=puzzle.answer if over and puzzle.kind is PuzzleKind.ONLY_CODE else None,
            wrong=int(puzzle.answer) if over and puzzle.asks_for_row else None,
        )

    def heading(self) -> str:
        """Return level, streak and how many were solved."""
        if self._kept is None:
            return ""
        training = self._kept.training
        return " · ".join(
            (
                self.words("page-puzzle-level", n=training.level),
                self.words("page-puzzle-streak", n=training.streak),
                self.words("page-puzzle-solved", solved=training.solved, tried=training.tried),
            )
        )

    def paragraphs(self) -> Iterable[Line]:
        """Return the question, and after the answer whether it was right, and why."""
        puzzle = self.puzzle
        if puzzle is None:
            if self._kept is not None:
                yield self.words("page-puzzle-making"), draw.FAINT
            return
        yield self.words(puzzle.question), draw.INK
        if self._verdict is None:
            return
        if self._verdict:
            yield self.words("page-puzzle-right"), draw.LUCKY
        else:
            yield self.words("page-puzzle-shown" if self._gave_up else "page-puzzle-wrong"), draw.ALARM
            yield self._answer(puzzle), draw.INK
        yield "\n".join(self.words(one) for one in puzzle.why), draw.FAINT
        if self._kept is not None and self._kept.training.level > puzzle.level:
            yield self.words("page-puzzle-higher", n=self._kept.training.level), draw.AMBER

    def _answer(self, puzzle: Puzzle) -> str:
        if puzzle.asks_for_row:
            return self.words("page-puzzle-row-was", n=int(puzzle.answer))
        return self.words("page-puzzle-one-answer", code=puzzle.answer)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - Textual's
        """Whether a key does something now."""
        asked = self.puzzle is not None and self._verdict is None
        match action:
            case "answer" | "give_up":
                return asked
            case "next":
                return self._verdict is not None
            case "pick":
                return asked and self.entry is None
            case "back" | "move" | "turn":
                return asked and self.entry is not None
            case _:
                return True

    def on_key(self, event: events.Key) -> None:
        """Pick a row by its number; the base places a peg for the same key where a code is asked for."""
        puzzle = self.puzzle
        if puzzle is not None and self.entry is None and self._verdict is None:
            number = int(event.character) if event.character and event.character in "123456789" else 0
            if 1 <= number <= len(puzzle.position.rows):
                self._picked = number
                self.draw()

    def action_pick(self, by: int) -> None:
        """Go to the next row, or to the previous one."""
        if self.puzzle is not None:
            rows = len(self.puzzle.position.rows)
            self._picked = (self._picked - 1 + by) % rows + 1 if self._picked else (1 if by > 0 else rows)
            self.draw()

    def action_answer(self) -> None:
        """Judge the answer."""
        if self.entry is not None:
            text, missing = self.entry.text, "terminal-holes-free"
        else:
            text, missing = (str(self._picked) if self._picked else None), "terminal-pick-row"
        if text is None:
            self.tell(message(missing), alarm=True)
        else:
            self._judge(text)

    def action_give_up(self) -> None:
        """Show an answer; it counts as a wrong one."""
        self._judge(None)

    @work(exclusive=True, group="judge")
    async def _judge(self, text: str | None) -> None:
        puzzle, kept = self.puzzle, self._kept
        if puzzle is None or kept is None or self._verdict is not None:
            return
        with self.catch_refusals():
            right = text is not None and await asyncio.to_thread(puzzle.is_right, text)
            self._kept = kept.with_training(count_answer(kept.standing, right=right))
            self._verdict, self._gave_up = right, text is None
            self.entry = None
            self._told = ("", False)
            self._memory.keep(self._kept)
        self.draw()

    def action_next(self) -> None:
        """Go on to the next puzzle."""
        self._make()
