"""The short course: six lessons, each a few steps with something to read or to answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from keypeg.errors import KeypegError
from keypeg.rules import Edition, GameView
from keypeg.terminal import draw
from keypeg.terminal.screens.base import MenuScreen, title_line
from keypeg.terminal.screens.entry_screen import HOLE_KEYS, MARK_KEYS
from keypeg.terminal.screens.position import Line, PositionScreen, make_game_view
from keypeg.terminal.screens.puzzle import PuzzleScreen
from keypeg.terminal.training_memory import TrainingMemory
from keypeg.terminal.widgets.keys import Keys
from keypeg.terminal.widgets.marks import MarksWidget
from keypeg.training import TRIES, Lesson, Step, StepKind, lessons

_CODES = (StepKind.ONLY_CODE, StepKind.SEPARATE)


class LessonsScreen(MenuScreen):
    """The list of lessons, and which of them are finished."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "choose", "key-open", priority=True),
        Binding("escape,q,Q", "leave", "key-menu", key_display="Esc"),
    ]

    def __init__(self, memory: TrainingMemory) -> None:
        super().__init__()
        self._memory = memory

    def compose(self) -> ComposeResult:
        """Compose the list."""
        yield self.make_title(self.words("page-lesson-title"))
        yield Static(self.words("page-start-lessons-about"), classes="lead", markup=False)
        yield OptionList(id="menu", markup=False)
        yield Static(id="error", markup=False)
        yield Keys()

    def on_screen_resume(self) -> None:
        """List the lessons as they stand now, at the first that is not finished."""
        done: tuple[str, ...] = ()
        with self.catch_refusals():
            done = self._memory.read().lessons
        menu = self.query_one(OptionList)
        menu.clear_options()
        for number, lesson in enumerate(lessons(), 1):
            finished = lesson.key in done
            told = f"{number}  {self.words(lesson.title)}"
            told = f"{told}  ✓ {self.words('page-lesson-finished')}" if finished else told
            menu.add_option(Option(told, id=lesson.key))
        menu.highlighted = next((at for at, one in enumerate(lessons()) if one.key not in done), 0)
        menu.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open a lesson."""
        at = next(n for n, lesson in enumerate(lessons()) if lesson.key == event.option_id)
        self.app.push_screen(LessonScreen(self._memory, at))


class LessonScreen(PositionScreen):
    """One lesson, step by step."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "check", "page-lesson-check", priority=True),
        Binding("enter", "go_on", "page-lesson-go-on", priority=True),
        Binding("enter", "next_lesson", "page-lesson-next", priority=True),
        Binding("enter", "puzzles", "page-start-puzzles-now", priority=True),
        Binding("pageup", "step_back", "page-lesson-back", key_display="PgUp"),
        Binding("backspace", "back", "key-take-back"),
        *HOLE_KEYS,
        *MARK_KEYS,
        Binding("escape,q,Q", "leave", "page-lesson-all", key_display="Esc"),
    ]

    def __init__(self, memory: TrainingMemory, at: int) -> None:
        super().__init__()
        self._memory = memory
        self._at = at
        self._step = 0
        self._right: bool | None = None
        self._wrong = 0

    def on_mount(self) -> None:
        """Begin with the first step."""
        self._show(0)

    @property
    def lesson(self) -> Lesson:
        """Return the lesson on the screen."""
        return lessons()[self._at]

    @property
    def step(self) -> Step:
        """Return the step on the screen."""
        return self.lesson.steps[self._step]

    @property
    def solved(self) -> bool:
        """Whether nothing is left to answer."""
        return self.step.kind is StepKind.READ or self._right is True or self.shows_answer

    @property
    def shows_answer(self) -> bool:
        """Whether the answer is shown because too many were wrong."""
        return self._wrong >= TRIES and self._right is False

    @property
    def last(self) -> bool:
        """Whether it is the last step."""
        return self._step == len(self.lesson.steps) - 1

    def _show(self, step: int) -> None:
        self._step, self._right, self._wrong = step, None, 0
        kind = self.step.kind
        title = self.words("page-lesson-number", n=self._at + 1)
        self.query_one("#title", Static).update(title_line(f"{title}  {self.words(self.lesson.title)}"))
        self.ask(code=kind in _CODES, marks=kind is StepKind.FEEDBACK, number=kind is StepKind.NUMBER)
        self.tell("")
        self._finish()

    def _finish(self) -> None:
        if not (self.last and self.solved):
            return
        with self.catch_refusals():
            self._memory.keep(self._memory.read().with_lesson(self.lesson.key))

    @property
    def box(self) -> Edition | None:
        """Return the edition of the step."""
        return self.step.position.edition

    def game(self) -> GameView:
        """Return the position of the step."""
        step = self.step
        told = (
            step.position.edition.feedback(step.answer)
            if (self._right or self.shows_answer) and step.guess
            else None
        )
        return make_game_view(step.position, secret=step.secret, asked=step.guess, told=told)

    def heading(self) -> str:
        """Return which step it is."""
        return self.words("page-lesson-step", n=self._step + 1, of=len(self.lesson.steps))

    def paragraphs(self) -> Iterable[Line]:
        """Return what the step says or asks, and what follows the answer."""
        yield self.words(self.step.text), draw.INK
        if self.shows_answer and self.step.after is not None:
            yield self.words("page-lesson-answer"), draw.ALARM
            yield self.step.answer, draw.AMBER
            yield self.words(self.step.after), draw.INK
        elif self._right is False:
            yield self.words("page-lesson-try-again"), draw.ALARM
        if self._right and self.step.after is not None:
            yield self.words("page-puzzle-right"), draw.LUCKY
            yield self.words(self.step.after), draw.INK
        if self.last and self.solved:
            yield self.words("page-lesson-done"), draw.AMBER

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - Textual's
        """Whether a key does something now."""
        at_end = self.solved and self.last
        match action:
            case "check":
                return not self.solved
            case "go_on":
                return self.solved and not self.last
            case "next_lesson":
                return at_end and self._at + 1 < len(lessons())
            case "puzzles":
                return at_end and self._at + 1 == len(lessons())
            case "step_back":
                return self._step > 0
            case "back" | "move" | "turn":
                return self.entry is not None
            case "other_mark":
                return self.step.kind is StepKind.FEEDBACK and not self.solved
            case _:
                return True

    def action_check(self) -> None:
        """Judge the answer."""
        if self.step.kind is StepKind.FEEDBACK:
            self._judge(self.query_one(MarksWidget).text)
        elif self.step.kind is StepKind.NUMBER:
            self._judge(self.query_one("#number", Input).value)
        elif self.entry is not None and self.entry.text is not None:
            self._judge(self.entry.text)
        else:
            self.tell("terminal-holes-free", alarm=True)

    @work(exclusive=True, group="judge")
    async def _judge(self, text: str) -> None:
        try:
            self._right = await asyncio.to_thread(self.step.is_right, text)
        except KeypegError as error:
            self._right = None
            self.tell(error.message, alarm=True)
            return
        self._told = ("", False)
        self._wrong += not self._right
        if self.solved:
            self.ask()
            self._finish()
        self.draw()

    def action_go_on(self) -> None:
        """Go on to the next step."""
        self._show(self._step + 1)

    def action_step_back(self) -> None:
        """Go back to the previous step."""
        self._show(self._step - 1)

    def action_next_lesson(self) -> None:
        """Go on to the next lesson."""
        self.app.switch_screen(LessonScreen(self._memory, self._at + 1))

    def action_puzzles(self) -> None:
        """Go on with puzzles after the last lesson."""
        self.app.switch_screen(PuzzleScreen(self._memory))
