"""The colours to choose from."""

from __future__ import annotations

from textual.widgets import Static

from keypeg.rules import Edition
from keypeg.terminal import draw

NAMES_WIDTH = 78
"""Colours are shown with their names if all of them fit into this many cells."""


class Palette(Static):
    """The colours of an edition, each of them clickable."""

    auto_links = False

    def __init__(self) -> None:
        super().__init__(id="palette", markup=False)

    def offer(self, box: Edition, *, language: str) -> None:
        """Show the colours, with their names where there is room."""
        shown = draw.palette(box, names=True, language=language)
        if shown.cell_length > min(NAMES_WIDTH, self.app.size.width - 2):
            shown = draw.palette(box, names=False, language=language)
        self.update(shown)
