"""Our own readings of the sheets where they are silent: a match keeps those that it began under.

By the first reading every void game was replayed, and the tenth ended the match; a codemaker who forfeited a game of a
group took the points of all guesses away; and at every table with a real shield entries could be taken back. The second
reading is that of the rules as they are numbered now (R12a, R14a, R16, R25a).
"""

from __future__ import annotations

READING = 2
"""The present reading."""

MOST_REPLAYS = 2
"""So often a game is replayed; the codemaker forfeits the next void try (R14a)."""

MOST_VOID = 10
"""By the first reading the void game of this number ended a match."""
