"""The library as a person meets it: its names, and its pictures in a notebook."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import keypeg
from keypeg.rules import PlaceGuess, SetSecret
from tests.waiting import PATIENCE

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
SVG = "{http://www.w3.org/2000/svg}"


def match_of(name: str) -> keypeg.Match:
    return keypeg.parse_match((PLAYTHROUGHS / name).read_text())


def test_every_name_the_library_offers_is_there_and_no_other():
    for name in keypeg.__all__:
        assert getattr(keypeg, name) is not None
        assert name in dir(keypeg)
    with pytest.raises(AttributeError, match="no attribute 'solution'"):
        keypeg.solution  # type: ignore[attr-defined]  # noqa: B018


def test_a_board_is_an_image_that_stands_alone_and_shows_every_peg():
    drawn = ElementTree.fromstring(keypeg.Board("classic RRGG:1-0 RBYB:2-1")._repr_svg_())
    letters = [text.text for text in drawn.iter(f"{SVG}text") if not text.text.isdigit()]
    assert sorted(letters) == sorted("RRGGRBYB")
    reds = [circle for circle in drawn.iter(f"{SVG}circle") if circle.get("fill") == "#c62f2a"]
    assert len(reds) == 1 + 2
    assert drawn.find(f"{SVG}title").text == "Mastermind board, 2 of 10 rows played"


def test_a_board_hides_the_secret_until_the_reveal():
    match = keypeg.new_match("classic", ["Ada", "Ben"])
    match, _ = keypeg.play(match, 0, SetSecret(keypeg.Code("RGBY")))
    hidden, own = keypeg.Board(match), keypeg.Board(match, seat=0)
    assert "R G B Y" not in repr(hidden) + hidden._repr_html_()
    assert "R G B Y" in repr(own)
    match, _ = keypeg.play(match, 1, PlaceGuess(keypeg.Code("RGBY")))
    assert repr(keypeg.Board(match, game=1)).count("R G B Y") == 2


@pytest.mark.parametrize("path", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda path: path.stem)
def test_every_playthrough_can_be_drawn(path):
    match = keypeg.parse_match(path.read_text())
    for game in match.games:
        ElementTree.fromstring(keypeg.Board(match, game=game)._repr_html_())
    ElementTree.fromstring(keypeg.Card(match)._repr_html_())


def test_a_card_has_the_boxes_of_the_printed_one_and_escapes_names():
    """R29: the example of the sheet."""
    shown = keypeg.Card(match_of("party.txt"))._repr_html_()
    assert "<td>[10]</td><td>1 3 3 = 7</td><td>2 4 10 = 16</td>" in shown
    assert "<caption>rob wins</caption>" in shown
    named = keypeg.new_match("classic", ["<b>", "Ben"])
    assert "&lt;b&gt;" in keypeg.Card(named)._repr_html_()


def test_a_review_is_a_table_with_a_row_a_guess():
    match = match_of("classic.txt")
    found = keypeg.review(match, game=1, seconds=PATIENCE)
    table = ElementTree.fromstring(keypeg.ReviewTable(found)._repr_html_())
    assert len(list(table.iter("tr"))) == 1 + len(match.games[0].rows)


def test_a_review_is_an_image_that_stands_alone_with_its_match_or_without():
    match = match_of("classic.txt")
    found = keypeg.review(match, game=1, seconds=PATIENCE)
    for shown in (keypeg.ReviewTable(found), keypeg.ReviewTable(found, match, game=1)):
        drawn = ElementTree.fromstring(shown._repr_svg_())
        rows = [group for group in drawn.iter(f"{SVG}g") if group.get("class") == "row"]
        assert len(rows) == len(match.games[0].rows)
        told = drawn.find(f"{SVG}desc").text
        assert repr(shown) in told
    letters = [text.text for text in drawn.iter(f"{SVG}text") if text.get("font-weight") == "600"]
    # The code, the three rows, and the better guesses that the review names for two of them.
    better = [str(row.best.guess) for row in found.rows if row.mistake.lower > 0]
    assert sorted(letter for letter in letters if len(letter) == 1) == sorted(
        "RGBY" + "RRGG" + "RBGY" + "RGBY" + "".join(better)
    )
    assert len(better) == 2


def test_texts_and_values_are_taken_alike():
    position = keypeg.Position.parse("classic RRGG:1-0")
    assert list(keypeg.candidates(position)) == list(keypeg.candidates("classic RRGG:1-0"))
    assert keypeg.hint(position) == keypeg.hint("classic RRGG:1-0")
    assert keypeg.mark(keypeg.Code("RGBY"), "rrgg") == keypeg.Feedback(1, 1)
    assert keypeg.check("1x2 R:0-0 B:0-0").contradiction == (1, 2)
