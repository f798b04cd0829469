"""Whole matches written by hand, feedback and points included; reading one checks every line of it."""

from pathlib import Path

import pytest

from keypeg.rules import edition, editions, format_match, parse_match

FOLDER = Path(__file__).parent.parent / "playthroughs"
TEXTS = {path.stem: path.read_text() for path in sorted(FOLDER.glob("*.txt"))}


@pytest.mark.parametrize("name", TEXTS)
def test_a_playthrough_comes_to_the_end_and_the_points_it_tells(name):
    match = parse_match(TEXTS[name])
    assert match.over
    told = TEXTS[name].rstrip().splitlines()[-1]
    assert "-".join(map(str, match.totals)) == told
    assert match.setup.edition.key == name.split("-")[0]


@pytest.mark.parametrize("name", TEXTS)
def test_a_playthrough_is_written_as_it_was_read(name):
    without_comments = "".join(
        line for line in TEXTS[name].splitlines(keepends=True) if not line.startswith(";")
    )
    assert format_match(parse_match(TEXTS[name])) == without_comments


@pytest.mark.parametrize("key", [box.key for box in editions()])
def test_every_edition_has_a_playthrough(key):
    assert key in TEXTS
    assert parse_match(TEXTS[key]).setup.edition == edition(key)
