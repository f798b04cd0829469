"""The two numbers of a feedback, to be chosen: how many red, how many white."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical

from keypeg.rules.shape import Counting
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

    def ask(self, pegs: int | None, counting: Counting = Counting.BOTH) -> None:
        """Show both at 0 for a row of so many pegs, or the one kind that is given (R5a, R5b); hide them with None."""
        self.display = pegs is not None
        unused = {Counting.PLACES: "white", Counting.COLOURS: "red"}.get(counting)
        for key in self._labels:
            self.query_one(f"#{key}").display = key != unused
            choice: ChoiceList[int] = self.query_one(f"#{key}", ChoiceList)
            choice.offer([(n, str(n), "") for n in range((pegs or 0) + 1)])
            choice.choose(0)
        first = self.query_one("#white" if unused == "red" else "#red")
        self.screen.set_focus(first if self.display else None)

    @property
    def text(self) -> str:
        """Return the feedback as it is written: red, then white."""
        red, white = (self.query_one(f"#{key}", ChoiceList).value for key in self._labels)
        return f"{red}-{white}"

    def switch(self) -> None:
        """Go from one line to the other."""
        other = self.query_one("#white" if self.query_one("#red").has_focus else "#red")
        if other.display:
            self.screen.set_focus(other)
