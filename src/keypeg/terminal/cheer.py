"""What the screen does when somebody here breaks a code: its pegs appear one by one, with a word beside them."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace

from textual.content import Content

from keypeg.rules import Edition
from keypeg.terminal import draw

PEG_SECONDS = 0.15
"""How long each peg takes to appear."""


def is_animated(animation: str) -> bool:
    """Whether things may move: not where Textual's animations are off, nor where colours are."""
    return animation != "none" and not os.environ.get("NO_COLOR")


@dataclass(frozen=True, slots=True, kw_only=True)
class Cheer:
    """A word for those who broke the code; `shown` of its pegs have appeared."""

    words: str
    box: Edition
    code: str
    shown: int = 0

    @property
    def done(self) -> bool:
        """Whether the whole code is there."""
        return self.shown >= len(self.code)

    @property
    def lit(self) -> bool:
        """Whether the row that broke it is lit now: at every second peg."""
        return not self.done and self.shown % 2 == 0

    def add_peg(self) -> Cheer:
        """Return the same with one more peg."""
        return replace(self, shown=self.shown + 1)

    def line(self, turn: str) -> Content:
        """Return the code as far as it has appeared, the word, and what the line says otherwise."""
        pegs = draw.pegs(self.box, self.code[: self.shown], ground=draw.GROUND)
        return Content.assemble(
            pegs,
            (f"  {self.words}" if self.shown else self.words, draw.style(draw.LUCKY, bold=True)),
            (f"  {turn}", draw.style(draw.AMBER, bold=True)),
        )
