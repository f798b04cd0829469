"""Every value has a text that reads back to it, and what cannot be read is told in one line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keypeg.errors import EditionError, KeypegError, NotationError
from keypeg.rules import (
    Claim,
    Concede,
    Feedback,
    GiveFeedback,
    MarkedRow,
    Position,
    Shape,
    edition,
    editions,
    feedbacks,
    format_action,
    format_match,
    match_tags,
    parse_action,
    parse_match,
    read_match,
    replay,
    start_match,
    step,
)
from keypeg.rules.step import Reading
from tests.rules.table_talk import by_hand, guessing, marking, opened, setting
from tests.strategies import any_edition, codes, guesses, shapes


@given(shapes())
def test_a_shape_reads_back(shape):
    assert Shape.parse(str(shape), rows=1) == shape
    assert str(edition(str(shape))) == str(shape)


@given(any_edition())
def test_an_edition_reads_back_with_its_changes(box):
    again = edition(str(box))
    assert again == box
    assert (again.shape, again.key) == (box.shape, box.key)


def test_editions_with_changes_are_written_as_documented():
    assert str(edition("expert/5x8b")) == "expert/5x8b"
    assert str(edition("classic/4x6r8")) == "classic/4x6r8"
    assert str(edition("classic/4x6r10")) == "classic"
    assert str(edition("new/4x8")) == "new/4x8"
    assert str(edition("4x6")) == "4x6r10"


@given(st.data(), any_edition())
def test_a_code_reads_back_in_letters_of_either_case_and_in_digits(data, box):
    code = data.draw(codes(box))
    assert box.code(str(code)) == code
    assert box.code(str(code).lower()) == code
    places = [box.letters.index(letter) + 1 for letter in code]
    if max(places) <= 9 and not box.letters[0].isdigit():
        assert box.code("".join(map(str, places))) == code


@given(any_edition())
def test_a_feedback_reads_back(box):
    for feedback in feedbacks(box.shape.pegs):
        assert box.feedback(str(feedback)) == feedback


@given(st.data(), any_edition())
def test_a_position_reads_back(data, box):
    row = st.builds(MarkedRow, guesses(box), st.sampled_from(feedbacks(box.shape.pegs)))
    position = Position(box, tuple(data.draw(st.lists(row, max_size=min(5, box.shape.rows)))))
    assert Position.parse(str(position)) == position


def test_the_position_of_the_documents_reads_back():
    text = "classic RRGG:1-0 RBYB:2-1"
    assert str(Position.parse(text)) == text
    assert repr(Position.parse(text)) == f"Position.parse({text!r})"


@pytest.mark.parametrize(
    "text",
    ["secret RGBY", "secret hidden", "guess RRGG", "mark 1-0", "reveal RGBY", "claim", "concede", "time"],
)
def test_an_action_reads_back(text):
    assert format_action(parse_action(edition("classic"), text)) == text


@pytest.mark.parametrize(
    ("box", "text", "told"),
    [
        ("classic", "RRX", "a code has 4 pegs, not 3"),
        (
            "classic",
            "RRXR",
            "'RRXR' is not a code of classic: there is no colour 'X' (choose from R B G Y W K)",
        ),
        ("classic", "RR.R", "empty holes are not allowed"),
        ("classic", "RR7R", "no colour '7'"),
        ("classic", "RR²R", "no colour"),
        ("classic", "R" * 10_000_000, "a code has 4 pegs, not 10,000,000"),
    ],
)
def test_a_code_that_cannot_be_read_names_itself_and_what_would_be_right(box, text, told):
    with pytest.raises(NotationError) as caught:
        edition(box).code(text)
    assert told in str(caught.value)
    assert len(str(caught.value)) < 200
    assert "\n" not in str(caught.value)


def test_a_repeat_where_the_edition_forbids_it_is_refused():
    with pytest.raises(NotationError, match="W appears twice, but all colours must be different"):
        edition("new").secret("WWPG")
    assert str(edition("new").guess("WWPG")) == "WWPG"
    with pytest.raises(NotationError, match="all colours must be different"):
        edition("bulls").guess("0012")


@pytest.mark.parametrize(
    "text", ["3-1", "5-0", "2-3", "-1-0", "1--1", "1", "1-", "a-b", "1-0-0", "١-٠", "1" * 99 + "-0"]
)
def test_impossible_feedback_is_refused(text):
    with pytest.raises(NotationError, match="is not feedback|is impossible in classic"):
        edition("classic").feedback(text)


@pytest.mark.parametrize("text", ["clasic", "", "/4x6", "CLASSIC", "house", "classic/"])
def test_an_unknown_edition_is_refused(text):
    with pytest.raises(KeypegError, match="unknown edition|is not a shape"):
        edition(text)


@pytest.mark.parametrize(
    "text", ["", "classic RRGG", "classic RRGG:", "classic :1-0", "classic " + "RRGG:1-0 " * 11]
)
def test_a_position_that_cannot_be_read_is_refused(text):
    with pytest.raises(NotationError):
        Position.parse(text)


def finished() -> str:
    match = guessing(setting(opened(), "RGBY"), "RRGG", "RGBY")
    return format_match(guessing(setting(match, "KKWW"), "KKWW"))


def test_a_match_text_looks_as_documented():
    assert finished() == "\n".join(
        [
            '[Edition "classic"]',
            '[Player1 "Ada"]',
            '[Player2 "Ben"]',
            '[Games "2"]',
            '[First "1"]',
            '[Marking "table"]',
            '[Shield "no"]',
            '[Conceding "yes"]',
            '[Reading "2"]',
            '[Result "2-1"]',
            "",
            "game 1 codemaker 1",
            "secret RGBY",
            "1. RRGG 1-1",
            "2. RGBY 4-0",
            "ending broken",
            "",
            "game 2 codemaker 2",
            "secret KKWW",
            "1. KKWW 4-0",
            "ending broken",
            "",
            "2-1",
            "",
        ]
    )


def test_a_match_text_cut_anywhere_is_refused():
    whole = finished()
    for end in range(len(whole.rstrip())):
        with pytest.raises(KeypegError):
            parse_match(whole[:end])


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("1. RRGG 1-1", "1. RRGG 1-0", "line 14: the table only gives correct feedback"),
        ("1. RRGG 1-1", "1. RRGX 1-1", "line 14: 'RRGX' is not a code of classic"),
        ("1. RRGG 1-1", "2. RRGG 1-1", "the next row is 1, not 2"),
        ("1. RRGG 1-1", "guess RRGG", "a row starts with its number"),
        ("1. RRGG 1-1", "hello", "'hello' is not an action"),
        ("game 1 codemaker 1", "game 1 codemaker 2", "the next game is 1 with codemaker 1"),
        ("ending broken", "ending unbroken", "says 'ending unbroken'"),
        ("ending broken\n", "ending broken\nending broken\n", "no game has just ended"),
        ("secret KKWW", "secret KKWW\nending broken", "no game has just ended"),
        ("1. RRGG 1-1", "1. RRGG 1-1\nending broken", "no game has just ended"),
        ('[Result "2-1"]', '[Result "3-1"]', "gives the result as '3-1'"),
        ('[Games "2"]', '[Games "two"]', "write a whole number"),
        ('[Games "2"]\n', "", "lacks the tag Games"),
        ('[Marking "table"]', '[Marking "nobody"]', "write table or codemaker"),
        ('[First "1"]', '[Games "2"]', "appears twice"),
        ('[Player2 "Ben"]\n', "", "classic is for 2 players, not for 1"),
        ('[Player2 "Ben"]', '[Player2 "Ada"]', "names must be different"),
        ('[Edition "classic"]', '[Edition "classik"]', "unknown edition"),
        ('[Edition "classic"]', "[Edition classic]", "is not a tag"),
    ],
)
def test_a_match_text_that_is_not_right_says_where_and_why(old, new, told):
    with pytest.raises(KeypegError) as caught:
        parse_match(finished().replace(old, new, 1))
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


def test_comments_and_blank_lines_are_passed_over():
    text = finished().replace("secret RGBY", "; a cunning one\n\nsecret RGBY", 1)
    assert format_match(parse_match(text)) == finished()


def test_noise_of_any_size_is_refused_in_one_line():
    for noise in ("x" * 10_000_000, "[" * 10_000_000, "1. " * 100_000, "\0\x1b[2J" * 1000):
        with pytest.raises(KeypegError) as caught:
            parse_match(noise)
        assert len(str(caught.value)) < 200
        assert str(caught.value).isprintable()


@given(st.text())
def test_no_text_at_all_makes_the_reader_fail_otherwise(text):
    with pytest.raises(KeypegError):
        parse_match(text)


def test_claims_concessions_and_marks_apart_from_their_guess_read_back():
    match = marking(setting(by_hand("party", 3), "WPGR"), "WOOO", "0-0")
    match, _ = step(match, 1, parse_action(match.setup.edition, "claim"))
    match, _ = step(match, 2, Concede())
    match = guessing(match, "WWWW")
    match, _ = step(match, 0, GiveFeedback(Feedback(1, 0)))
    match, _ = step(match, 1, parse_action(match.setup.edition, "claim"))
    text = format_match(match)
    assert "claim 2 not shown" in text
    assert "concede 3" in text
    assert "claim 2 shown 1 2\nending forfeited 1 2" in text
    assert parse_match(text) == match
    older = text.replace("claim 2 shown 1 2", "claim 2 shown")
    assert parse_match(older) == match


def test_a_journal_without_verdicts_replays_to_one_with_them():
    match = marking(marking(setting(by_hand(), "RGBY"), "RRRR", "0-0"), "RRRR", "1-0")
    shown, _ = step(match, 1, parse_action(match.setup.edition, "claim"))
    assert shown.journal[-1] == (1, Claim((1, 2)))
    assert format_action(Claim((1, 2))) == "claim 1 2"
    assert format_action(Claim(())) == "claim none"
    assert replay(match.setup, [*match.journal, (1, Claim())]) == shown


def test_tags_that_the_rules_do_not_need_are_kept():
    tags = (("Date", "2026-11-15"), ("Place", 'the "Crown"'), ("Level2", "club"), ("ECO", "x"))
    text = format_match(parse_match(finished()), tags=tags)
    read = read_match(text)
    assert read.tags == tags
    assert str(read) == text
    assert read.match == parse_match(finished())
    assert match_tags(date="2026-11-15", levels=(None, "club")) == (tags[0], tags[2])


def test_reading_a_match_copies_its_journal_once_and_not_with_every_line():
    match = opened(games=100)
    for _ in range(100):
        match = guessing(setting(match, "RGBY"), *["WWWW"] * 9, "RGBY")
    reading = Reading(start_match(match.setup))
    for seat, action in match.journal:
        reading.step(seat, action)
        assert reading.now.journal == ()
    assert reading.match == match == parse_match(format_match(match))


def test_a_claim_whose_outcome_is_told_wrongly_is_refused():
    match = marking(setting(by_hand(), "RGBY"), "RRRR", "0-0")
    match, _ = step(match, 1, parse_action(match.setup.edition, "claim"))
    with pytest.raises(NotationError, match="but it was not shown"):
        parse_match(format_match(match).replace("not shown", "shown"))
    with pytest.raises(NotationError, match="do not contradict"):
        parse_match(format_match(match).replace("not shown", "shown 1"))
    with pytest.raises(NotationError, match="write claim, the seat"):
        parse_match(format_match(match).replace("not shown", "perhaps"))


def test_in_a_palette_of_digits_a_digit_is_that_digit_or_an_error():
    assert str(edition("bulls").guess("0123")) == "0123"
    with pytest.raises(NotationError, match="no colour '6'"):
        edition("bulls/4x6U").guess("0126")


def test_another_size_keeps_all_different_unless_the_text_says_otherwise():
    assert not edition("new/5x9").shape.secret_repeats
    assert not edition("new/4x8r10").shape.secret_repeats
    assert edition("new/5x9d").shape.secret_repeats
    assert edition("new/4x8").shape.secret_repeats
    assert not edition("bulls/5x10").shape.guess_repeats
    for text in ("new/5x9u", "new/5x9d", "new/4x8", "new", "bulls/5x10U", "classic/4x6u"):
        assert str(edition(text)) == text
    assert str(edition("new/5x9")) == "new/5x9u"


def test_every_edition_has_its_words_and_distinct_letters():
    for box in editions():
        assert str(box.source) != box.source.code
        assert 20 < len(str(box.about)) <= 120
        assert (
            len({colour.letter for colour in box.palette})
            == len({colour.name for colour in box.palette})
            == 12
        )


def test_an_edition_in_no_box_cannot_be_named_by_its_key():
    with pytest.raises(EditionError):
        edition("house")
