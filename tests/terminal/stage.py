"""A stage for the terminal game: a store of its own, fixed chance, no pace, and pictures of every screen."""

import asyncio
import re
import time
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from textual.events import Key
from textual.widgets import Input, OptionList

from keypeg.terminal.app import KeypegApp
from keypeg.terminal.game_recorder import wait_for_records
from keypeg.terminal.local_data import LocalData
from keypeg.terminal.local_table import open_tables
from keypeg.terminal.screens.table import TableScreen
from keypeg.terminal.seat_memory import SeatMemory
from keypeg.terminal.training_memory import TrainingMemory
from keypeg.terminal.turns import Mode
from keypeg.terminal.widgets.choice import ChoiceList
from tests.waiting import wait_until_async

SHOTS = Path(__file__).parents[2] / "shots"
SMALL, LARGE = (80, 24), (120, 40)


class Stage:
    """The app and its pilot, and short ways to play."""

    def __init__(self, app, pilot):
        self.app, self.pilot = app, pilot

    @property
    def table(self) -> TableScreen:
        screen = next(screen for screen in reversed(self.app.screen_stack) if isinstance(screen, TableScreen))
        assert isinstance(screen, TableScreen)
        return screen

    @property
    def at_table(self) -> bool:
        return isinstance(self.app.screen, TableScreen)

    @property
    def view(self):
        return self.table.state.view

    def text(self) -> str:
        """All that can be read on the screen."""
        return "\n".join(
            "".join(piece.text for piece in line) for line in self.app.screen._compositor.render_strips()
        )

    async def see(self, *words: str) -> None:
        """Wait until one of these words can be read, wherever its lines end."""

        def shown() -> bool:
            text = self.text()
            return any(word in text or word in " ".join(text.split()) for word in words)

        await wait_until_async(shown, lambda: f"{' or '.join(words)}:\n{self.text()}")

    async def until_gone(self, words: str) -> None:
        await wait_until_async(lambda: words not in self.text(), lambda: f"no {words}:\n{self.text()}")

    async def press(self, *keys: str) -> None:
        """Press one key after the other, as somebody does who looks at the screen in between."""
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    def dash_off(self, letters: str) -> None:
        """Type letters as quickly as one can."""
        for letter in letters:
            self.app.post_message(Key(letter, letter))

    async def type(self, code: str) -> None:
        self.dash_off(code.lower())
        await self.press("enter")

    async def open(self, option: str) -> None:
        """Choose a line of the menu by its beginning."""
        menu = self.app.screen.query_one(OptionList)
        at = next(n for n, line in enumerate(menu.options) if str(line.prompt).startswith(option))
        menu.highlighted = at
        await self.press("enter")

    async def show_table(self, link) -> None:
        """Show a table, and wait for its state: what happens after that, the screen follows."""
        await self.app.push_screen(TableScreen(link))
        await self.until(lambda: self.table.state is not None, what="the table")

    async def choose(self, field: str, word: str) -> None:
        """Turn a choice of a form until it shows a word."""
        choice = self.app.screen.query_one(f"#{field}", ChoiceList)
        choice.focus()
        for _ in range(30):
            if choice.word == word:
                return
            await self.press("right")
        raise AssertionError(f"{field} does not offer {word}")

    async def write(self, field: str, text: str) -> None:
        """Type into a field of a form."""
        self.app.screen.query_one(f"#{field}", Input).focus()
        await self.settle()
        self.dash_off(text)
        await self.settle()

    async def mark(self, red: int, white: int) -> None:
        """Mark the row by hand."""
        await self.press(str(red), "down", str(white), "enter")

    async def settle(self) -> None:
        """Let everything that was begun come to its end: workers, messages, and the layout they ask for.

        A pause of Textual without a time ends when the process uses little processor time: on a busy machine that
        is so when it gets none.
        """
        quiet = 0
        while quiet < 2:
            begun = [worker for worker in self.app.workers if worker.group != "listen"]
            await asyncio.gather(*(worker.wait() for worker in begun), return_exceptions=True)
            await self.pilot.pause(0)
            pumps = (self.app, *self.app.screen.walk_children(with_self=True))
            waiting = bool(begun) or any(pump.message_queue_size for pump in pumps)
            quiet = 0 if waiting else quiet + 1

    async def until(self, condition, *, what: str = "that") -> None:
        """Wait for something another thread does, such as a computer's move."""
        await wait_until_async(condition, lambda: f"{what}:\n{self.text()}")
        await self.settle()

    async def until_mode(self, mode: Mode) -> None:
        await self.until(lambda: self.table.mode is mode, what=mode.value)

    def shoot(self, name: str) -> str:
        """Keep a picture of the screen in the folder `shots`, which git ignores."""
        SHOTS.mkdir(exist_ok=True)
        # A picture loads nothing from anywhere: the fonts at hand will do.
        svg = re.sub(r"@font-face \{[^}]*\}", "", self.app.export_screenshot(title="keypeg play"))
        width = self.app.size.width
        (SHOTS / f"{name}-{width}.svg").write_text(svg)
        return svg


@asynccontextmanager
async def stage(folder: Path, *, size=SMALL, seed: int = 7, now=time.time, **options):
    """The program on a store of its own in a folder."""
    tables = open_tables(
        folder / "tables.sqlite3", chance=Random(seed), random_bytes=Random(seed).randbytes, now=now
    )
    training = TrainingMemory(folder / "training.json")
    data = LocalData(lambda: (tables, training))
    data.open()
    app = KeypegApp(data, memory=SeatMemory(folder / "seats.json"), pace=0, **options)
    try:
        async with app.run_test(size=size) as pilot:
            here = Stage(app, pilot)
            await here.settle()
            yield here
    finally:
        wait_for_records()
        tables.close()
        tables.store.close()


def played(script) -> None:
    """Run a scene to its end."""
    asyncio.run(script)
