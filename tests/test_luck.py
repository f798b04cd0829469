"""What a story guesses is dealt by nobody while it is told."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

from keypeg.rules import edition
from keypeg.table.players import computers
from tests.luck import leave_out_written


def test_a_code_that_stands_in_a_story_is_not_dealt(tmp_path: Path) -> None:
    box, chance = edition("3x2"), Random(1)
    *written, last = ("".join(pegs) for pegs in product(box.letters, repeat=3))
    (tmp_path / "story.py").write_text("\n".join(f'act("guess {code}")' for code in written))
    with leave_out_written(tmp_path):
        assert {str(computers.random_secret(box, chance)) for _ in range(20)} == {last}
    assert len({str(computers.random_secret(box, chance)) for _ in range(20)}) > 1
