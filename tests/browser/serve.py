"""`keypeg serve`, in which nobody deals a code that a story guesses, so that no story ends by chance."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

from keypeg.cli import main
from keypeg.rules import Code
from keypeg.table.ladder import ladder
from keypeg.table.ladder.ladder_rules import secret_like
from keypeg.table.players import computers
from keypeg.table.players.computers import random_secret

_WRITTEN = frozenset(
    text
    for story in Path(__file__).parent.rglob("*.py")
    for text in re.findall(r'"([A-Z]{3,8})"', story.read_text())
)
"""Every code that stands in a story."""


def leave_out_written(draw: Callable[..., Code]) -> Callable[..., Code]:
    """Let it draw until the code stands in no story."""

    def draw_again(*given: object) -> Code:
        while str(code := draw(*given)) in _WRITTEN:
            pass
        return code

    return draw_again


if __name__ == "__main__":
    with (
        patch.object(computers, "random_secret", leave_out_written(random_secret)),
        patch.object(ladder, "secret_like", leave_out_written(secret_like)),
    ):
        main()
