"""What every screen shares: a title, and the keys below."""

from __future__ import annotations

from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from keypeg.terminal import draw


class TitledScreen(Screen[None]):
    """A screen with a title above and its keys below."""

    def titled(self, text: str) -> Static:
        """The line on top."""
        return Static(title_line(text), id="title")

    def has(self, *names: str) -> bool:
        """Whether all these parts are there: not before it is put together, nor while it is taken apart."""
        return all(self.query(f"#{name}") for name in names)

    def action_press(self, key: str) -> None:
        """What a click on a key of the last line does."""
        self.app.simulate_key(key)


class TitledSheet(ModalScreen[bool]):
    """A sheet over a screen, with its own keys."""

    def action_press(self, key: str) -> None:
        """What a click on a key of the last line does."""
        self.app.simulate_key(key)


def title_line(text: str) -> Content:
    """The name of the program, and where one is in it."""
    return Content.assemble(
        (" Keypeg ", draw.style(draw.GROUND, draw.AMBER, bold=True)), (f"  {text}", draw.style(draw.INK))
    )
