"""One test per numbered rule of docs/rules.md, named after it. Expected values come from the sheets."""

import json
from dataclasses import asdict

import pytest

from keypeg.errors import EditionError, IllegalAction, NotationError, Reason
from keypeg.rules import (
    ActionKind,
    AdmitMark,
    CallTime,
    Claim,
    Code,
    Concede,
    Ending,
    Feedback,
    GiveFeedback,
    Marking,
    Phase,
    PlaceGuess,
    RevealSecret,
    Row,
    SetSecret,
    Setup,
    ShownBy,
    SkipTurn,
    TakeBack,
    edition,
    editions,
    format_match,
    mark,
    narrate,
    parse_match,
    refusal,
    replay,
    scorecard,
    start_match,
    step,
    verdict,
    view,
)
from keypeg.rules.doubt import RevealDoubt, doubt_reveal
from keypeg.rules.events import (
    ClaimMade,
    GameEnded,
    GuessTakenBack,
    MarkTakenBack,
    RevealTakenBack,
    TurnSkipped,
)
from keypeg.rules.guide_words import rule_messages
from keypeg.rules.leaving import giving_up
from keypeg.rules.scoring import CircuitPoints, TablePoints
from keypeg.rules.standings import (
    MOST_RACERS,
    RaceResult,
    add_results,
    count_duel,
    count_result,
    count_seconds,
    is_decided,
    list_hints,
    rank_players,
)
from keypeg.show import Board
from keypeg.words import say
from tests.rules.table_talk import (
    behind_shield,
    by_hand,
    claiming,
    guessing,
    marking,
    opened,
    revealing,
    setting,
    won_in,
)


def test_r1_the_codemaker_sets_a_secret_that_is_hidden_until_the_reveal():
    match = opened()
    assert refusal(match, 1, SetSecret(Code("RGBY"))) is Reason.CODEMAKER_ONLY
    assert refusal(match, 1, PlaceGuess(Code("RRRR"))) is Reason.SECRET_NOT_SET
    match = setting(match, "RGBY")
    for seat in (1, None):
        assert view(match, seat).game.secret is None
        assert "RGBY" not in json.dumps(asdict(view(match, seat)))
    assert view(match, 0).game.secret == "RGBY"
    match = guessing(match, "RGBY")
    assert [view(match, seat).games[0].secret for seat in (0, 1, None)] == ["RGBY"] * 3


@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        ("classic", True),
        ("pocket", True),
        ("expert", True),
        ("new", False),
        ("party", False),
        ("new/4x8", True),
    ],
)
def test_r2_repeats_in_the_secret_are_allowed_unless_the_edition_forbids_them(text, allowed):
    match = opened(text, players=edition(text).players[0])
    code = Code(edition(text).letters[0] * 4)
    assert refusal(match, 0, SetSecret(code)) is (None if allowed else Reason.NOT_A_SECRET)


def test_r3_an_empty_hole_is_one_more_colour_in_secret_and_guess():
    assert edition("pocket/4x6b").shape.secrets == 7**4
    assert edition("expert/4x8b").shape.secrets == 9**4
    assert mark(Code("R..B"), Code(".R.B")) == Feedback(2, 2)
    match = guessing(setting(opened("pocket/4x6b"), "...."), "R...")
    assert match.game.rows[0].feedback == Feedback(3, 0)
    assert refusal(opened("pocket"), 0, SetSecret(Code("R..B"))) is Reason.NOT_A_CODE
    assert not edition("pocket/4x6b").house
    assert not edition("expert/4x6b").house
    assert edition("classic/4x6b").house


def test_r4_a_guess_is_a_full_row_and_may_repeat_colours_in_every_boxed_edition():
    match = setting(opened("new"), "WPGR")
    assert refusal(match, 1, PlaceGuess(Code("WWWW"))) is None
    assert refusal(match, 1, PlaceGuess(Code("WWW"))) is Reason.NOT_A_CODE
    bulls = setting(opened("bulls"), "0123")
    assert refusal(bulls, 1, PlaceGuess(Code("0012"))) is Reason.NOT_A_GUESS


def test_r5_red_goes_before_white_and_one_key_peg_answers_one_code_peg():
    assert mark(Code("RGBY"), Code("RGBY")) == Feedback(4, 0)
    assert mark(Code("RRGB"), Code("YRRR")) == Feedback(1, 1)
    assert mark(Code("GRYB"), Code("RGBY")) == Feedback(0, 4)
    assert not Feedback(3, 1).possible(4)
    assert not Feedback(4, 1).possible(4)


def test_r5a_red_key_pegs_only_count_right_places():
    box = edition("classic/4x6p")
    assert box.house
    # By R5 these would earn 1-1 and 0-2: only the red ones are given.
    assert [box.mark(Code("RGBY"), Code(guess)) for guess in ("RRGG", "GRKK", "RGBY")] == [
        (1, 0),
        (0, 0),
        (4, 0),
    ]
    match = guessing(setting(opened("classic/4x6p"), "RGBY"), "RRGG", "GRKK", "RGBY")
    assert [(row.red, row.white) for row in view(match, None).games[0].rows] == [(1, 0), (0, 0), (4, 0)]
    assert match.games[0].ending is Ending.BROKEN
    assert parse_match(format_match(match)) == match
    with pytest.raises(NotationError, match="none is white"):
        box.feedback("1-1")


def test_r5b_key_pegs_of_the_game_for_younger_players_count_right_colours_only():
    """Pressman's sheet: one white piece for each animal of the right colour, in whatever position it is."""
    box = edition("kids/3x6c")
    assert not box.house
    assert edition("classic/4x6c").house
    # 6 colours in 3 holes: 6 of one colour, 30 of two, 20 of three.
    assert box.shape.secrets == 56
    match = guessing(setting(opened("kids/3x6c"), "RGB"), "RRR", "GRY", "BGR")
    assert [(row.red, row.white) for row in view(match, None).games[0].rows] == [(0, 1), (0, 2), (0, 3)]
    # All colours are there, in other places than in the code.
    assert match.games[0].ending is Ending.BROKEN
    assert parse_match(format_match(match)) == match
    with pytest.raises(NotationError, match="all are white"):
        box.feedback("1-1")


@pytest.mark.parametrize(
    ("text", "true", "false"), [("classic/4x6p", "1-0", "2-0"), ("classic/4x6c", "0-2", "0-1")]
)
def test_r5a_r5b_wrong_information_is_shown_by_what_the_key_pegs_count(text, true, false):
    box = edition(text)
    setup = Setup(edition=box, players=("Ada", "Ben"), games=2, marking=Marking.CODEMAKER)
    honest = marking(setting(start_match(setup), "RGBY"), "RRGG", true)
    assert refusal(honest, 0, AdmitMark(1)) is Reason.MARK_IS_RIGHT
    lying = marking(setting(start_match(setup), "RGBY"), "RRGG", false)
    assert refusal(lying, 0, AdmitMark(1)) is None
    # No code can answer one row in two ways.
    assert verdict(box, (*honest.game.rows, *lying.game.rows)).rows == (1, 2)
    assert verdict(box, honest.game.rows).rows == ()


def test_r6_a_surplus_duplicate_earns_nothing_although_its_colour_is_in_the_secret():
    """Sheet 000, Example 2: two greens were played, the secret has one; a single red key peg."""
    assert mark(Code("RYGB"), Code("WKGG")) == Feedback(1, 0)


def test_r7_feedback_tells_how_many_never_which():
    """Different pegs hit, the same feedback told."""
    first = view(guessing(setting(opened(), "RGBY"), "RWWG"), 1).game.rows[0]
    other = view(guessing(setting(opened(), "RGBY"), "YWBW"), 1).game.rows[0]
    assert (first.red, first.white) == (other.red, other.white) == (1, 1)


def test_r7a_key_pegs_are_shown_and_called_black_and_white_where_people_want_that():
    """Sheet 003: the colours of the key pegs may vary by edition."""
    told = rule_messages(edition("classic"))
    red, black = (" ".join(say(one, language) for one in told) for language in ("en", "en-x-black"))
    assert "4 red key pegs" in red
    assert "4 black key pegs" in black
    assert "red key peg" not in black
    # The feedback is the same: only its colours differ.
    shown = Board("classic RRGG:1-1", language="en-x-black")
    assert repr(shown).splitlines()[1:] == repr(Board("classic RRGG:1-1")).splitlines()[1:]
    assert "R R G G: 1 black, 1 white" in shown._repr_html_()


def test_r8_rows_stay_visible_to_everyone_for_the_whole_game():
    match = guessing(setting(opened(), "RGBY"), "RRGG", "WWKK")
    for seat in (0, 1, None):
        assert [row.guess for row in view(match, seat).game.rows] == ["RRGG", "WWKK"]


def test_r9_the_game_ends_when_the_code_is_broken_or_all_rows_are_used_and_the_secret_is_revealed():
    broken = guessing(setting(opened(), "RGBY"), "RRGG", "RGBY")
    assert broken.games[0].ending is Ending.BROKEN
    unbroken = guessing(setting(opened(), "RGBY"), *["WWWW"] * 10)
    assert unbroken.games[0].ending is Ending.UNBROKEN
    assert [view(match, None).games[0].secret for match in (broken, unbroken)] == ["RGBY", "RGBY"]


@pytest.mark.parametrize(
    ("text", "rows"), [("classic", 10), ("pocket", 10), ("expert", 10), ("new", 12), ("party", 12)]
)
def test_r10_each_edition_has_its_number_of_rows(text, rows):
    players = edition(text).players[0]
    letters = edition(text).letters
    match = guessing(setting(opened(text, players), letters[:4]), *[letters[4] * 4] * (rows - 1))
    assert match.game.number == 1
    assert guessing(match, letters[4] * 4).games[0].ending is Ending.UNBROKEN


@pytest.mark.parametrize(
    ("secret", "guess", "red", "white"),
    [("MWPT", "WYPO", 1, 1), ("MPTO", "WYTT", 1, 0), ("PPYO", "MYTW", 0, 1), ("MPMY", "TMMW", 1, 1)],
)
def test_r11_the_four_examples_of_sheet_003_hold(secret, guess, red, white):
    box = edition("expert")
    assert mark(box.secret(secret), box.guess(guess)) == Feedback(red, white)


def test_r12_the_table_marks_or_the_codemaker_does():
    table = setting(opened(), "RGBY")
    table, _ = step(table, 1, PlaceGuess(Code("RRGG")))
    assert refusal(table, 0, GiveFeedback(Feedback(1, 1))) is Reason.TABLE_MARKS
    assert refusal(table, None, GiveFeedback(Feedback(1, 0))) is Reason.FALSE_FEEDBACK
    assert refusal(table, None, GiveFeedback(Feedback(1, 1))) is None
    hand = guessing(setting(by_hand(), "RGBY"), "RRGG")
    assert refusal(hand, None, GiveFeedback(Feedback(1, 1))) is Reason.CODEMAKER_MARKS
    assert refusal(hand, 1, GiveFeedback(Feedback(1, 1))) is Reason.CODEMAKER_ONLY
    assert refusal(hand, 0, GiveFeedback(Feedback(0, 3))) is None
    assert refusal(hand, 0, GiveFeedback(Feedback(3, 1))) is Reason.NOT_FEEDBACK


@pytest.mark.parametrize("text", ["classic", "pocket", "expert"])
def test_r13_wrong_information_found_at_the_reveal_is_replayed_for_3_points(text):
    secret, wrong = edition(text).letters[:4], edition(text).letters[0] * 4
    match = marking(setting(by_hand(text), secret), wrong, "0-0")
    match = marking(match, secret, "4-0")
    void = match.games[0]
    assert void.ending is Ending.VOID
    assert void.evidence is not None
    assert void.evidence.rows == (1,)
    assert match.totals == (0, 3)


@pytest.mark.parametrize("name", ["👩‍👩‍👧", "Zoë 🏳️‍🌈", "👩🏽‍🚀", "Łukasz"])
def test_a_name_may_hold_joined_emoji(name):
    match = start_match(Setup(edition=edition("classic"), players=(name, "Ben"), games=2))
    assert parse_match(format_match(match)).setup.players == (name, "Ben")


@pytest.mark.parametrize("name", ["A\u200dda", "\u200d", "👩\u200d", "a\u200bb", "a\nb", " "])
def test_a_name_that_hides_signs_is_refused(name):
    with pytest.raises(EditionError, match="cannot be a name"):
        start_match(Setup(edition=edition("classic"), players=(name, "Ben"), games=2))


def test_a_refused_name_is_shown_as_it_was_typed():
    """Only line breaks and signs that nobody sees are spelt out."""
    for name, shown in (("👩\u200d", "👩\u200d"), ("Zoë\n🏳️‍🌈", "Zoë\\n🏳️‍🌈")):
        with pytest.raises(EditionError) as refused:
            start_match(Setup(edition=edition("classic"), players=(name, "Ben"), games=2))
        assert str(refused.value).startswith(f"'{shown}' cannot be a name")


def test_r12a_beside_a_real_board_the_last_entry_is_taken_back_by_the_seat_that_made_it():
    match = marking(setting(behind_shield(), None), "RRGG", "1-0")
    assert (view(match, 0).takes_back, view(match, 1).takes_back) == (0, 0)
    assert refusal(match, 1, TakeBack()) is Reason.NOTHING_TO_TAKE_BACK
    match, events = step(match, 0, TakeBack())
    assert events == (MarkTakenBack(0, 1),)
    assert match.game.phase is Phase.MARKING
    assert match.game.rows == (Row(Code("RRGG"), None, 1),)
    assert refusal(match, 0, TakeBack()) is Reason.NOTHING_TO_TAKE_BACK
    match, events = step(match, 1, TakeBack())
    assert events == (GuessTakenBack(1, 1),)
    assert (match.game.phase, match.game.rows, view(match, 0).takes_back) == (Phase.GUESSING, (), None)
    assert refusal(match, 0, TakeBack()) is Reason.NOTHING_TO_TAKE_BACK
    assert parse_match(format_match(match)) == match


def test_r12a_a_mark_of_all_red_by_mistake_is_taken_back_and_the_game_continues():
    match = marking(setting(behind_shield(), None), "RRGG", "4-0")
    assert match.game.phase is Phase.REVEALING
    match, _ = step(match, 0, TakeBack())
    match, _ = step(match, 0, GiveFeedback(Feedback(3, 0)))
    assert match.game.phase is Phase.GUESSING
    assert view(match, None).game.rows[0].red == 3


def test_r12a_a_view_made_from_an_earlier_one_shows_the_mark_that_was_entered_again():
    match = marking(setting(behind_shield(), None), "RRGG", "1-0")
    earlier = view(match, None)
    match, _ = step(match, 0, TakeBack())
    match, _ = step(match, 0, GiveFeedback(Feedback(0, 1)))
    assert view(match, None, before=earlier) == view(match, None)


def test_r12a_a_claim_may_be_made_again_about_marks_that_changed():
    match = claiming(marking(setting(behind_shield(), None), "RRGG", "1-0"))
    assert refusal(match, 1, Claim()) is Reason.CLAIM_REPEATED
    match, _ = step(match, 0, TakeBack())
    match, _ = step(match, 0, GiveFeedback(Feedback(0, 1)))
    assert refusal(match, 1, Claim()) is None


def test_r12a_nothing_is_taken_back_where_the_table_knows_the_code_or_after_giving_up():
    assert refusal(marking(setting(by_hand(), "RGBY"), "RRGG", "1-0"), 0, TakeBack()) is Reason.NO_TAKING_BACK
    match = marking(setting(behind_shield("party", 3), None), "WPGR", "1-0")
    match, _ = step(match, 1, Concede())
    assert refusal(match, 0, TakeBack()) is Reason.NOTHING_TO_TAKE_BACK


def test_r12a_not_where_several_devices_play_and_not_with_a_turn_timer():
    for options in ({"one_device": False}, {"seconds": 30}):
        match = marking(setting(by_hand(shield=True, **options), None), "RRGG", "1-0")
        assert refusal(match, 0, TakeBack()) is Reason.NO_TAKING_BACK
        assert view(match, 0).takes_back is None
        assert parse_match(format_match(match)) == match
        earlier = marking(setting(by_hand(shield=True, reading=1, **options), None), "RRGG", "1-0")
        assert refusal(earlier, 0, TakeBack()) is None


def test_r12a_a_reveal_is_taken_back_until_the_next_code_is_set():
    match = marking(setting(behind_shield(), None), "RRGG", "4-0")
    before = match
    match = revealing(match, "GGRR")
    assert match.games[0].ending is Ending.VOID
    assert view(match, None).takes_back == 0
    seen = view(match, None)
    match, events = step(match, 0, TakeBack())
    assert events == (RevealTakenBack(0, 1),)
    assert match.games == before.games
    assert view(match, None, before=seen) == view(match, None)
    match = revealing(match, "RRGG")
    assert (match.games[0].ending, match.totals) == (Ending.BROKEN, (1, 0))
    assert view(match, None, before=seen) == view(match, None)
    assert parse_match(format_match(match)) == match
    match = setting(match, None)
    assert refusal(match, 0, TakeBack()) is Reason.NOTHING_TO_TAKE_BACK


def test_r12a_the_reveal_of_the_last_game_is_taken_back_too():
    match = marking(setting(behind_shield(games=1), None), "RRGG", "4-0")
    before = match
    match = revealing(match, "GGRR")
    assert match.games[0].ending is Ending.VOID
    match, _ = step(match, 0, TakeBack())
    match = revealing(match, "RRGG")
    assert match.over
    seen = view(match, None)
    assert seen.takes_back == 0
    assert ActionKind.TAKE_BACK in view(match, 0).may
    assert view(match, 1).may == ()
    assert refusal(match, 1, TakeBack()) is Reason.NOTHING_TO_TAKE_BACK
    assert refusal(match, 0, Concede()) is Reason.MATCH_OVER
    match, events = step(match, 0, TakeBack())
    assert events == (RevealTakenBack(0, 1),)
    assert (match.over, match.games) == (False, before.games)
    assert view(match, None, before=seen) == view(match, None)
    match = revealing(match, "RRGG")
    assert (match.over, match.totals) == (True, (1, 0))
    assert parse_match(format_match(match)) == match


def test_r12a_a_match_that_did_not_end_with_a_reveal_stays_ended():
    match, _ = step(setting(behind_shield(games=1), None), 0, Concede())
    assert match.over
    assert refusal(match, 0, TakeBack()) is Reason.MATCH_OVER
    known = guessing(setting(opened(games=1), "RGBY"), "RGBY")
    assert known.over
    assert refusal(known, 0, TakeBack()) is Reason.MATCH_OVER


@pytest.mark.parametrize(
    ("code", "doubt"),
    [
        ("RRGB", None),
        ("BGRR", RevealDoubt((1, 2), Code("RRGB"))),
        ("RRGY", RevealDoubt((2,), None)),
    ],
)
def test_r12b_a_reveal_that_makes_a_mark_wrong_is_doubted_and_its_mirror_is_offered(code, doubt):
    """RRGG against RRGB: three red. RYBY against RRGB: one red, and the blue one is elsewhere."""
    match = marking(marking(setting(behind_shield(), None), "RRGG", "3-0"), "RYBY", "1-1")
    assert doubt_reveal(match.game.rows, Code(code)) == doubt


def test_r21b_who_left_gives_up_although_a_guess_waits_for_its_mark():
    for secret in ("RGBY", None):
        match = by_hand(shield=secret is None)
        match = guessing(marking(setting(match, secret), "RRRR", "1-0"), "WWWW")
        for seat, action in giving_up(match, 0, (1,)):
            match, _ = step(match, seat, action)
        if secret is None:
            match = revealing(match, "RGBY")
        assert match.games[0].ending is Ending.CONCEDED
        assert match.totals == (11, 0)


def test_r12a_a_game_that_ended_without_a_reveal_stays_ended():
    match, _ = step(setting(behind_shield(), None), 0, Concede())
    assert match.game.number == 2
    assert refusal(match, 0, TakeBack()) is Reason.NOTHING_TO_TAKE_BACK


def test_r13_what_a_claim_says_of_itself_counts_for_nothing():
    """A caller who names rows wins nothing by it, and learns nothing from the refusal."""
    match = marking(setting(by_hand(), "RGBY"), "RRRR", "0-0")  # false, but some code agrees with it
    match = marking(match, "WWWW", "0-0")
    named = [step(match, 1, Claim(rows)) for rows in ((1,), (2,), (1, 2), (), None)]
    assert {after.games[0].ending for after, _ in named} == {None}
    assert {events for _, events in named} == {(ClaimMade(1, shown=False),)}
    assert {refusal(match, 1, Claim(rows)) for rows in ((1,), (2,), (1, 2))} == {None}
    contradicting = marking(match, "RRRR", "1-0")
    after, _ = step(contradicting, 1, Claim(()))
    assert after.games[0].ending is Ending.VOID


def test_r13_what_a_journal_says_of_a_claim_is_checked_when_it_is_replayed():
    match = claiming(marking(marking(setting(by_hand(), "RGBY"), "RRRR", "0-0"), "RRRR", "1-0"))
    assert replay(match.setup, match.journal) == match
    for rows in ((1,), (2,), ()):
        forged = (*match.journal[:-1], (1, Claim(rows)))
        with pytest.raises(IllegalAction) as refused:
            replay(match.setup, forged)
        assert refused.value.reason is Reason.FALSE_VERDICT


def test_r13_wrong_information_found_before_the_reveal_shows_a_smallest_set_of_rows():
    match = marking(setting(by_hand(), "RGBY"), "WWWW", "0-0")
    match = marking(match, "RRRR", "0-0")
    match = marking(match, "RRGG", "2-0")
    match = marking(match, "GGGG", "1-0")
    match = claiming(match)
    assert match.games[0].ending is Ending.VOID
    assert match.games[0].evidence is not None
    # Without reds, two red key pegs for RRGG need two greens; the fourth row says there is one.
    assert match.games[0].evidence.rows == (2, 3, 4)
    assert match.totals == (0, 3)


def test_r13a_a_codemaker_may_admit_a_wrong_mark_at_once_and_it_counts_as_shown():
    match = marking(setting(by_hand(), "RGBY"), "RRRR", "0-0")
    match = marking(match, "WWWW", "0-0")
    assert refusal(match, 1, AdmitMark(1)) is Reason.CODEMAKER_ONLY
    assert refusal(match, 0, AdmitMark(3)) is Reason.NO_ROW_TO_ADMIT
    assert refusal(match, 0, AdmitMark(2)) is Reason.MARK_IS_RIGHT
    assert refusal(setting(opened(), "RGBY"), 0, AdmitMark(1)) is Reason.TABLE_MARKS
    assert "admit" in view(match, 0).may
    assert "admit" not in view(match, 1).may
    match, _ = step(match, 0, AdmitMark(1))
    assert match.games[0].ending is Ending.VOID
    assert match.games[0].evidence is not None
    assert match.games[0].evidence.rows == (1,)
    assert match.totals == (0, 3)
    assert (match.game.number, match.game.codemaker) == (1, 0)


def test_r13a_whether_a_mark_is_right_is_not_told_before_it_is_admitted():
    right = marking(setting(by_hand(), "RGBY"), "RRRR", "1-0")
    wrong = marking(setting(by_hand(), "RGBY"), "RRRR", "0-0")
    assert view(right, 0).may == view(wrong, 0).may


@pytest.mark.parametrize("by_the_clock", [True, False])
def test_r13b_giving_up_does_not_escape_wrong_information(by_the_clock):
    """Against the secret where the table knows it, and from the rows alone behind a real shield."""
    for match, secret in ((by_hand(seconds=30), "RGBY"), (by_hand(seconds=30, shield=True), None)):
        match = marking(setting(match, secret), "RRRR", "0-0")
        match = guessing(marking(match, "RRRR", "1-0"), "WWWW")
        seat, action = (None, CallTime()) if by_the_clock else (0, Concede())
        match, _ = step(match, seat, action)
        assert match.games[0].ending is Ending.VOID
        assert match.totals == (0, 3)
    conceded = marking(setting(by_hand(), "RGBY"), "RRRR", "0-0")
    conceded, _ = step(conceded, 1, Concede())
    assert conceded.games[0].ending is Ending.VOID


def marked_falsely(match, secret: str, guess: str):
    """A code, a row that is marked falsely, and its admission."""
    codemaker = match.game.codemaker
    match = marking(setting(match, secret), guess, "0-0")
    match, _ = step(match, codemaker, AdmitMark(1))
    return match


def test_r14a_a_game_is_replayed_twice_and_its_codemaker_forfeits_the_third_void_try():
    match = by_hand()
    for attempt in (1, 2):
        match = marked_falsely(match, "RGBY", "RRRR")
        assert (match.games[-2].ending, match.game.number) == (Ending.VOID, 1)
        assert match.totals == (0, 3 * attempt)
    match = marked_falsely(match, "RGBY", "RRRR")
    assert match.games[2].ending is Ending.FORFEITED
    assert match.games[2].evidence is not None
    assert match.totals == (0, 9)
    assert (match.game.number, match.game.codemaker) == (2, 1)
    for _ in range(3):
        match = marked_falsely(match, "RGBY", "RRRR")
    assert match.over
    assert match.totals == (9, 9)
    assert parse_match(format_match(match)) == match


def test_r14a_a_match_of_the_first_reading_still_ends_with_its_tenth_void_game():
    match = by_hand(reading=1)
    for number in range(1, 11):
        assert not match.over
        match = marked_falsely(match, "RGBY", "RRRR")
        assert len(match.games) == min(number + 1, 10)
    assert match.over
    assert match.winners == (1,)
    assert match.totals == (0, 30)
    assert refusal(match, 0, SetSecret(Code("RGBY"))) is Reason.MATCH_OVER
    ended = GameEnded(1, Ending.VOID, match.points(match.game))
    assert str(narrate(match, ended)) == "Game 1 does not count, and the match ends with it. Points: Ben 3."
    text = format_match(match)
    assert "Reading" not in text
    assert parse_match(text) == match


def test_a_reading_that_does_not_exist_is_refused():
    for reading in (0, 3):
        with pytest.raises(EditionError, match=f"no reading {reading} of the rules: choose 1 to 2"):
            by_hand(reading=reading)


def test_r14_a_replay_keeps_roles_and_number_and_the_void_game_scores_nothing_else():
    match = marking(setting(by_hand(), "RGBY"), "RRRR", "0-0")
    match = marking(match, "RGBY", "4-0")
    assert (match.game.number, match.game.codemaker, match.game.phase) == (1, 0, Phase.SETTING)
    match = marking(setting(match, "KKKK"), "KKKK", "4-0")
    match = marking(setting(match, "WWWW"), "WWWW", "4-0")
    assert match.over
    assert [game.number for game in match.games] == [1, 1, 2]
    assert match.totals == (1, 3 + 1)


def test_r15_a_claim_that_shows_nothing_changes_nothing_and_reveals_nothing():
    before = marking(setting(by_hand(), "RGBY"), "RRRR", "0-0")  # false, but some code agrees with it
    after, events = step(before, 1, Claim())
    assert "RGBY" not in repr(events)
    for seat in (1, None):
        assert asdict(view(after, seat)) | {"seq": 0, "may": ()} == asdict(view(before, seat)) | {
            "seq": 0,
            "may": (),
        }
    assert after.totals == (0, 0)
    assert refusal(after, 1, Claim()) is Reason.CLAIM_REPEATED


def test_r16_in_sheet_004_wrong_information_loses_the_codemaker_the_game():
    match = marking(setting(by_hand("new"), "WPGR"), "WOSY", "0-0")
    match = marking(match, "WPGR", "4-0")
    assert match.games[0].ending is Ending.FORFEITED
    assert match.totals == (0, 1)
    assert (match.game.number, match.game.codemaker) == (2, 1)
    assert view(match, None).games[0].void_by is ShownBy.REVEAL
    assert [(one.row, one.red, one.white) for one in view(match, None).games[0].corrections] == [(1, 1, 0)]


def test_r16_a_codemaker_who_leads_cannot_win_by_marking_falsely():
    """Ahead by a game: a code that is broken in its first row is lost, and so is one that is marked falsely instead."""
    match = marking(setting(by_hand("new"), "WPGR"), "OOOO", "0-0")
    match, _ = step(match, 1, Concede())
    assert match.totals == (1, 0)
    match = marking(setting(match, "WPGR"), "WPGR", "0-0")
    assert match.over
    assert match.totals == (2, 0)


def test_r16_in_a_group_a_codemaker_who_gave_wrong_information_pays_as_for_giving_up():
    match = marking(setting(by_hand("party", 3), "WPGR"), "WOSY", "0-0")
    match = marking(match, "WPGR", "4-0")
    assert match.games[0].ending is Ending.FORFEITED
    assert match.totals == (0, 0 + 10, 10 + 10)
    assert match.game.codemaker == 1


def test_r16_a_match_of_the_first_reading_replays_the_game_without_points():
    match = marking(setting(by_hand("new", reading=1), "WPGR"), "WOSY", "0-0")
    match = marking(match, "WPGR", "4-0")
    assert match.games[0].ending is Ending.VOID
    assert match.totals == (0, 0)
    assert match.game.codemaker == 0


def test_r17_broken_is_judged_against_the_secret_not_against_the_marks():
    false_alarm = marking(setting(by_hand(), "RGBY"), "RGBK", "4-0")
    assert false_alarm.games[0].ending is Ending.VOID
    unmarked = marking(setting(by_hand(), "RGBY"), "RGBY", "2-1")
    assert unmarked.games[0].ending is Ending.VOID
    hidden = marking(setting(behind_shield(), None), "RGBK", "4-0")
    assert hidden.game.phase is Phase.REVEALING
    assert revealing(hidden, "RGBY").games[0].ending is Ending.VOID
    assert revealing(hidden, "RGBK").games[0].ending is Ending.BROKEN


def test_r18_the_codemaker_gets_a_point_for_each_row_the_breaking_row_included():
    match = won_in(opened(), 5, "RGBY", "WWWW")
    assert match.totals == (5, 0)


@pytest.mark.parametrize(("text", "points"), [("classic", 11), ("expert", 11), ("pocket", 10)])
def test_r19_an_unbroken_code_earns_all_rows_and_the_bonus_where_there_is_one(text, points):
    letters = edition(text).letters
    match = guessing(setting(opened(text), letters[:4]), *[letters[5] * 4] * 10)
    assert match.totals == (points, 0)


def test_r20_players_switch_roles_after_each_game():
    match = opened(games=4)
    makers = []
    while not match.over:
        makers.append(match.game.codemaker)
        match = won_in(match, 1, "RGBY", "WWWW")
    assert makers == [0, 1, 0, 1]


@pytest.mark.parametrize("text", ["pocket", "expert", "new"])
def test_r21_the_number_of_games_must_be_even_where_the_sheet_asks_for_it(text):
    with pytest.raises(EditionError, match="even number"):
        Setup(edition=edition(text), players=("Ada", "Ben"), games=3)
    odd = Setup(edition=edition("classic"), players=("Ada", "Ben"), games=3)
    assert len(odd.warnings) == 1
    assert Setup(edition=edition("classic"), players=("Ada", "Ben"), games=4).warnings == ()


@pytest.mark.parametrize("text", ["classic", "pocket", "expert", "new"])
def test_r21_one_code_by_itself_is_no_match(text):
    alone = Setup(edition=edition(text), players=("Ada", "Ben"), games=1, solo=True)
    assert alone.warnings == ()
    assert parse_match(format_match(start_match(alone))).setup == alone
    with pytest.raises(EditionError, match="even"):
        Setup(edition=edition("new"), players=("Ada", "Ben"), games=1)
    with pytest.raises(EditionError, match="even"):
        Setup(edition=edition("new"), players=("Ada", "Ben"), games=3, solo=True)


def test_r22_most_points_wins_and_equal_points_are_a_draw():
    match = won_in(won_in(opened(), 3, "RGBY", "WWWW"), 4, "RGBY", "WWWW")
    assert match.totals == (3, 4)
    assert str(scorecard(match).verdict) == "Ben wins"
    draw = won_in(won_in(opened(), 3, "RGBY", "WWWW"), 3, "RGBY", "WWWW")
    assert draw.winners == (0, 1)
    assert str(scorecard(draw).verdict) == "it is a draw"


def test_r23_in_new_the_codebreaker_wins_by_breaking_the_code_within_12_rows():
    box = edition("new")
    assert (box.shape.pegs, box.shape.colours, box.shape.rows, box.shape.secret_repeats) == (4, 8, 12, False)
    match = won_in(opened("new"), 12, "WPGR", "OOOO")
    assert match.totals == (0, 1)
    match = guessing(setting(match, "WPGR"), *["OOOO"] * 12)
    assert match.totals == (0, 2)
    assert str(scorecard(match).verdict) == "Ben wins"


def test_r24_the_advanced_game_allows_repeats_and_does_not_tell_whether_there_are_any():
    assert not edition("new/4x8").house
    views = []
    for secret in ("WWWW", "WPGR"):
        match = guessing(setting(opened("new/4x8"), secret), "OOOO")
        views.append(view(match, 1))
    assert views[0] == views[1]


@pytest.mark.parametrize("box", editions(), ids=lambda box: box.key)
def test_r21_every_number_of_games_that_is_offered_is_allowed_and_each_player_may_make_as_many_codes(box):
    for players in range(box.players[0], box.players[1] + 1):
        offered = box.list_game_counts(players)
        assert players in offered
        assert list(offered) == sorted(set(offered))
        for games in offered:
            box.check_games(games, players=players)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r25_a_group_plays_as_many_games_as_players_and_each_is_codemaker_once(players):
    with pytest.raises(EditionError, match=f"{players} games or a multiple of {players}"):
        Setup(
            edition=edition("party"),
            players=("Ada", "Ben", "Cleo", "Dan", "Eve")[:players],
            games=players + 1,
        )
    match = opened("party", players, first=1)
    makers = []
    while not match.over:
        makers.append(match.game.codemaker)
        match = won_in(match, 1, "WPGR", "OOOO")
    assert makers == [(1 + i) % players for i in range(players)]


def test_r24_what_is_said_of_an_edition_is_true_of_its_shape():
    """The advanced game of 004 is not said to be all different, nor a larger box to have four pegs."""
    assert "all different" in str(edition("new").about)
    assert str(edition("new/4x8").about) == "4 pegs, 12 rows, 4,096 codes. The code may repeat colours."
    assert (
        str(edition("classic/5x8r12").about) == "5 pegs, 12 rows, 32,768 codes. The code may repeat colours."
    )


@pytest.mark.parametrize(("players", "times"), [(3, 2), (4, 3), (5, 2)])
def test_r25_a_group_may_agree_on_a_multiple_of_the_number_of_players(players, times):
    match = opened("party", players, games=players * times)
    makers = []
    while not match.over:
        makers.append(match.game.codemaker)
        match = won_in(match, 1, "WPGR", "OOOO")
    assert [makers.count(seat) for seat in range(players)] == [times] * players


def test_r25a_a_codemaker_of_a_group_who_gives_up_gains_nothing_and_nobody_loses_by_it():
    """Three red key pegs, six points, stay with the one who got them; everybody gets 10 more."""
    given_up = guessing(setting(opened("party", 3), "WPGR"), "WPGO", "OOOO", "OOOO", "OOOO", "OOOO")
    given_up, _ = step(given_up, 0, Concede())
    timed_out, _ = step(opened("party", 3, seconds=30), None, CallTime())
    assert given_up.games[0].ending is timed_out.games[0].ending is Ending.FORFEITED
    assert given_up.totals == (0, 6 + 10, 10)
    assert timed_out.totals == (0, 10, 10)
    assert [row.points for row in view(given_up, None).games[0].rows] == [6, 0, 0, 0, 0]
    before = guessing(setting(opened("party", 3, reading=1), "WPGR"), "WPGO")
    before, _ = step(before, 0, Concede())
    assert before.totals == (0, 10, 10)
    assert [row.points for row in view(before, None).games[0].rows] == [None]


@pytest.mark.parametrize(("players", "each"), [(3, 6), (4, 4), (5, 3)])
def test_r26_codebreakers_guess_in_turn_to_the_left_of_the_codemaker_on_one_board(players, each):
    match = guessing(setting(opened("party", players, first=1), "WPGR"), *["OOOO"] * 11)
    seats = [row.seat for row in match.game.rows]
    assert seats == [(2 + i % (players - 1)) % players for i in range(11)]
    out_of_turn = [seat for seat in match.game.codebreakers if seat != match.game.turn]
    assert {refusal(match, seat, PlaceGuess(Code("OOOO"))) for seat in out_of_turn} == {Reason.NOT_YOUR_TURN}
    match = guessing(match, "OOOO")
    seats = [row.seat for row in match.games[0].rows]
    assert [seats.count(seat) for seat in match.games[0].codebreakers] == [each] * (players - 1)


def test_r27_a_codebreaker_scores_1_a_white_2_a_red_and_10_instead_for_the_code():
    """Sheet 004, page 6: pink red blue yellow; two whites and a red score 4."""
    match = guessing(setting(opened("party", 3), "PRBY"), "PYRG", "PRBY")
    assert [row.points for row in view(match, None).games[0].rows] == [4, 10]


def test_r28_the_codemaker_scores_5_a_circuit_survived_and_10_more_if_never_broken():
    for players, points in ((3, 40), (4, 30), (5, 25)):
        match = guessing(setting(opened("party", players), "WPGR"), *["OOOO"] * 12)
        assert match.totals == (points, *[0] * (players - 1))
    formula = CircuitPoints(circuit=5, unbroken=10)
    by_hand_table = TablePoints({2: (0, 0, 5, 5, 10, 10, 15, 15, 20, 20, 25, 25, 40)})
    for broken_on in (*range(1, 13), None):
        earned = {"codebreakers": 2, "rows": 12, "broken_on": broken_on}
        assert formula.count_points(**earned) == by_hand_table.count_points(**earned)


def test_r29_the_score_card_of_the_sheet_holds():
    """rich codemaker 10; steve 1+3+3 = 7; rob 2+4+10 = 16."""
    match = start_match(Setup(edition=edition("party"), players=("rich", "steve", "rob"), games=3))
    match = guessing(setting(match, "PRBY"), "WPGO", "PWGO", "PGOR", "PYRG", "PYGW", "PRBY")
    card = scorecard(match)
    assert [box.points for box in card.lines[0].boxes] == [(10,), (1, 3, 3), (2, 4, 10)]
    assert [box.total for box in card.lines[0].boxes] == [10, 7, 16]
    assert str(card).splitlines() == [
        "NAME    rich  steve      rob",
        "GAME 1  [10]  1 3 3 = 7  2 4 10 = 16",
        "GAME 2",
        "GAME 3",
        "TOTAL   10    7          16",
    ]


def test_r29_equal_totals_share_the_win():
    match = opened("party", 3)
    for secret in ("WPGR", "WPGR", "WPGR"):
        match = won_in(match, 1, secret, "OOOO")
    assert match.totals == (10, 10, 10)
    assert str(scorecard(match).verdict) == "it is a draw"


def test_conceding_counts_as_all_rows_used_and_can_be_switched_off():
    match, _ = step(guessing(setting(opened(), "RGBY"), "WWWW"), 1, Concede())
    assert match.games[0].ending is Ending.CONCEDED
    assert match.totals == (11, 0)
    off = setting(opened(conceding=False), "RGBY")
    assert refusal(off, 1, Concede()) is Reason.CONCEDING_OFF


def test_a_group_concedes_only_together():
    match, _ = step(setting(opened("party", 3), "WPGR"), 2, Concede())
    assert match.game.number == 1
    assert refusal(match, 2, Concede()) is Reason.CONCEDED_ALREADY
    undone = guessing(match, "OOOO")
    assert undone.game.conceding == ()
    match, _ = step(match, 1, Concede())
    assert match.games[0].ending is Ending.CONCEDED
    assert match.totals == (40, 0, 0)


def test_a_codemaker_who_gives_up_forfeits_the_game():
    for text, players, totals in (("classic", 2, (0, 0)), ("new", 2, (0, 1)), ("party", 3, (0, 10, 10))):
        match, _ = step(setting(opened(text, players), edition(text).letters[:4]), 0, Concede())
        assert match.games[0].ending is Ending.FORFEITED
        assert match.totals == totals


def test_when_time_is_called_the_codebreaker_loses_the_row_and_the_codemaker_the_game():
    match = setting(opened(seconds=30), "RGBY")
    assert refusal(match, 0, CallTime()) is Reason.TABLE_ONLY
    match, _ = step(match, None, CallTime())
    assert [(row.guess, row.skipped) for row in match.game.rows] == [(None, False)]
    match = guessing(match, "RGBY")
    assert match.totals == (2, 0)
    match, _ = step(match, None, CallTime())
    assert match.games[1].ending is Ending.FORFEITED
    assert refusal(setting(opened(), "RGBY"), None, CallTime()) is Reason.NO_CLOCK


def test_a_real_shield_hides_the_secret_from_the_table_and_needs_a_codemaker_who_marks():
    with pytest.raises(EditionError, match="let the codemaker do it"):
        opened(shield=True, marking=Marking.TABLE)
    match = behind_shield()
    assert refusal(match, 0, SetSecret(Code("RGBY"))) is Reason.SECRET_BEHIND_SHIELD
    match = marking(setting(match, None), "RRGG", "1-1")
    assert refusal(match, 0, RevealSecret(Code("RGBY"))) is Reason.REVEAL_NOT_DUE
    match = marking(match, "RGBY", "4-0")
    assert refusal(match, 1, PlaceGuess(Code("RRRR"))) is Reason.REVEAL_DUE
    match = revealing(match, "RGBY")
    assert match.totals == (2, 0)


def test_r32_up_to_40_players_race_and_who_was_not_done_has_not_broken_the_code():
    assert MOST_RACERS == 40
    assert count_result(10, rows=None, seconds=12.0, whole=600) == RaceResult(10 + 1, 600)


def test_r33_a_place_goes_by_rows_then_by_whole_seconds_and_equal_results_share_it():
    ann = count_result(10, rows=4, seconds=80.2, whole=300)
    ben = count_result(10, rows=4, seconds=80.9, whole=300)
    cem = count_result(10, rows=5, seconds=12.0, whole=300)
    dora = count_result(10, rows=None, seconds=299.0, whole=300)
    assert (ann, ben, dora) == (RaceResult(4, 80), RaceResult(4, 80), RaceResult(11, 300))
    places = rank_players({"Dora": dora, "Cem": cem, "Ben": ben, "Ann": ann})
    assert places == {"Ann": 1, "Ben": 1, "Cem": 3, "Dora": 4}


def test_r34_rounds_are_added_up_and_a_missed_one_counts_like_a_code_that_was_not_broken():
    missed = count_result(12, rows=None, seconds=None, whole=60)
    played = count_result(12, rows=6, seconds=40, whole=60)
    assert add_results([missed, played]) == RaceResult(13 + 6, 60 + 40)


def test_r35_whoever_comes_late_has_the_whole_time_of_the_round():
    assert count_result(10, rows=5, seconds=None, whole=240.7) == RaceResult(5, 240)


def test_r36_a_pause_stops_the_time_and_a_hint_never_tells_the_last_peg():
    assert count_seconds(1_000, 1_100, [(1_010, 1_040)]) == 70
    assert count_seconds(1_000, 1_020, [(1_010, 1_040)]) == 10
    assert count_seconds(1_000, 990, []) == 0
    told: set[int] = set()
    while holes := list_hints(5, told):
        told.add(holes[0])
    assert len(told) == 4


def test_r37_a_duel_counts_rows_alone():
    assert not is_decided({"Ann": 4, "Ben": None}, {"Ann": 4, "Ben": 3})
    assert is_decided({"Ann": 4, "Ben": None}, {"Ann": 4, "Ben": 4})
    assert not is_decided({"Ann": None, "Ben": None}, {"Ann": 4, "Ben": 4})
    quick, slow = count_duel(10, rows=5), count_duel(10, rows=5)
    assert rank_players({"quick": quick, "slow": slow}) == {"quick": 1, "slow": 1}
    assert rank_players({"five": count_duel(10, rows=5), "none": count_duel(10, rows=None)})["none"] == 2


@pytest.mark.parametrize("shape", ["0x6", "9x6", "4x1", "4x13", "4x6r0", "4x6r21", "5x4u"])
def test_house_rules_are_held_to_their_limits(shape):
    with pytest.raises(EditionError, match="cannot be .*: choose|are too few"):
        edition(f"classic/{shape}")


def test_a_house_rule_keeps_its_edition_and_is_shown_as_such():
    box = edition("classic/4x6r8")
    assert box.house
    assert not edition("classic").house
    match = guessing(setting(opened("classic/4x6r8"), "RGBY"), *["WWWW"] * 8)
    assert match.totals == (8 + 1, 0)


@pytest.mark.parametrize("players", [1, 2, 6])
def test_a_group_match_needs_3_to_5_players(players):
    with pytest.raises(EditionError, match="3 to 5"):
        Setup(edition=edition("party"), players=("A", "B", "C", "D", "E", "F")[:players], games=players)


@pytest.mark.parametrize("shape", ["4x6r10x", "x6", "4", "4x6bb", "4x6ub", "4×6", "4x6R8"])
def test_a_shape_that_cannot_be_read_says_how_to_write_one(shape):
    with pytest.raises(NotationError, match="write pegs x colours"):
        edition(f"classic/{shape}")


def test_a_player_who_is_away_is_skipped_as_when_time_runs_out():
    """R21c: with or without a timer, the codebreaker loses the row and the codemaker the game."""
    match = setting(opened(), "RGBY")
    assert refusal(match, 0, SkipTurn()) is Reason.TABLE_ONLY
    match, events = step(match, None, SkipTurn())
    assert events == (TurnSkipped(1, 1),)
    assert [(row.guess, row.skipped) for row in match.game.rows] == [(None, True)]
    assert view(match, None).game.rows[0].skipped
    match = guessing(match, "RGBY")
    assert match.totals == (2, 0)
    match, events = step(match, None, SkipTurn())
    assert events[0] == TurnSkipped(1, None)
    assert match.games[1].ending is Ending.FORFEITED
