"""No server of a test deals a code that a test guesses: no story ends by chance."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from keypeg.rules import Code
from keypeg.table.ladder import ladder
from keypeg.table.ladder.ladder_rules import secret_like
from keypeg.table.players import computers
from keypeg.table.players.computers import random_secret


@contextmanager
def leave_out_written(stories: Path) -> Iterator[None]:
    """Let nobody in this process deal a code that stands in a file of a folder."""
    written = frozenset(
        text for story in stories.rglob("*.py") for text in re.findall(r"\b[A-Z]{3,8}\b", story.read_text())
    )

    def again(draw: Callable[..., Code]) -> Callable[..., Code]:
        def draw_again(*given: object) -> Code:
            while str(code := draw(*given)) in written:
                pass
            return code

        return draw_again

    with (
        patch.object(computers, "random_secret", again(random_secret)),
        patch.object(ladder, "secret_like", again(secret_like)),
    ):
        yield
