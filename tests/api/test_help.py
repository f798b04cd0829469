"""Help as it travels: what the rows say, and whether a guess or a mark fits them."""

from keypeg.api.help import compare_guess, explanation_data, mark_check_data
from keypeg.rules import Position, edition
from keypeg.rules.game import Row
from keypeg.words import message


def test_the_coach_says_what_the_rows_tell_and_nothing_before_the_first_row():
    told = explanation_data(Position.parse("classic RRBB:0-0"))
    assert [fact.sentence.text for fact in told.facts] == [
        "Row 1 has no key pegs: red and blue are not in the code."
    ]
    assert [fact.sentence.text for fact in told.latest] == [fact.sentence.text for fact in told.facts]
    for silent in ("classic", "8x12 RRRRRRRR:0-0"):
        assert explanation_data(Position.parse(silent)).facts == ()


def test_a_guess_that_repeats_a_colour_is_no_code_of_an_edition_without_repeats():
    """R2: the guess agrees with the row, but no secret of this shape has a colour twice."""
    assert compare_guess(Position.parse("4x8u RBGY:1-1"), "RRBB") == ((), message("check-repeats"))


def test_a_mark_is_doubted_if_another_row_or_no_secret_at_all_fits_it():
    """R2, R5: one guess has one answer; and where no colour repeats, RRRR cannot have two red key pegs."""
    box = edition("classic")
    first = Row(box.guess("RBGY"), box.feedback("1-0"))
    assert mark_check_data(box, (first, Row(first.guess)), "1-0").agrees
    assert mark_check_data(box, (first, Row(first.guess)), "2-0").rows == (1,)
    differing = edition("4x8u")
    found = mark_check_data(differing, (Row(differing.guess("RRRR")),), "2-0")
    assert (found.agrees, found.rows, found.message.code) == (False, (), "mark-fits-nothing")
