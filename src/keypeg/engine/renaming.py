"""Other names for the colours of each hole, where key pegs count only places (R5a) and colours may repeat.

No key peg compares one hole with another then, so each hole may call its colours as it likes. In order of appearance
the first guess is always the same, and positions that differ only in names are one: what the search has settled of one
holds for all, and the few that are left have more symmetry.
"""

from __future__ import annotations

from collections.abc import Sequence

from keypeg.engine.kernel import KernelRow


class HoleNames:
    """The names of each hole's colours: the colours of the rows in order of appearance, then the others."""

    def __init__(self, played: Sequence[KernelRow], *, pegs: int, colours: int) -> None:
        self._seen = [
            list(dict.fromkeys([*(row.guess[hole] for row in played), *range(colours)]))
            for hole in range(pegs)
        ]
        self._names = [{colour: name for name, colour in enumerate(seen)} for seen in self._seen]

    def rename(self, code: bytes) -> bytes:
        """Return a code by the names of its colours."""
        return bytes(names[colour] for names, colour in zip(self._names, code, strict=True))

    def restore(self, code: bytes) -> bytes:
        """Return a code that was renamed as it was."""
        return bytes(seen[name] for seen, name in zip(self._seen, code, strict=True))

    def rename_rows(self, played: Sequence[KernelRow]) -> list[KernelRow]:
        """Return rows with their guesses renamed."""
        return [KernelRow(self.rename(row.guess), row.red, row.white) for row in played]
