"""The two numbers of a feedback, to be chosen: how many red, how many white."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical

from keypeg.terminal.widgets.choice import ChoiceList


class MarksWidget(Vertical):
    """A choice for the red key pegs, and one for the white ones."""

    def __init__(self, red: str, white: str) -> None:
        super().__init__(id="marks")
        self._labels = {"red": red, "white": white}

    def compose(self) -> ComposeResult:
        """Compose one line per colour."""
        for key, label in self._labels.items():
            yield ChoiceList(label, [(0, "0", "")], key=key)

    def ask(self, pegs: int | None) -> None:
        """Show both at 0 for a row of so many pegs; hide them with None."""
        self.display = pegs is not None
        for key in self._labels:
            choice: ChoiceList[int] = self.query_one(f"#{key}", ChoiceList)
            choice.offer([(n, str(n), "") for n in range((pegs or 0) + 1)])
            choice.choose(0)
        self.screen.set_focus(self.query_one("#red") if self.display else None)

    @property
    def text(self) -> str:
        """Return the feedback as it is written: red, then white."""
        red, white = (self.query_one(f"#{key}", ChoiceList).value for key in self._labels)
        return f"{red}-{white}"

    def switch(self) -> None:
        """Go from one line to the other."""
        at_red = self.query_one("#red").has_focus
        self.screen.set_focus(self.query_one("#white" if at_red else "#red"))
