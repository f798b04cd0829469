"""What an edition pays, as data, against the printed figures and against games that were played."""

import pytest

from keypeg.errors import EditionError
from keypeg.rules import edition, editions
from keypeg.rules.guide import Occasion, Payee, edition_guide
from keypeg.rules.guide_words import edition_messages, guide_messages, rule_messages
from tests.rules.table_talk import guessing, opened, setting


@pytest.mark.parametrize(
    ("text", "unbroken", "bonus", "wrong"),
    [("classic", 11, 1, 3), ("pocket", 10, None, 3), ("expert", 11, 1, 3), ("classic/4x6r8", 9, 1, 3)],
)
def test_points_by_rows_are_those_of_the_sheets(text, unbroken, bonus, wrong):
    guide = edition_guide(edition(text), 2)
    assert guide.points(Occasion.ROW) == 1
    assert guide.points(Occasion.UNBROKEN) == unbroken
    assert guide.points(Occasion.UNBROKEN_BONUS) == bonus
    assert guide.points(Occasion.WRONG_INFORMATION) == wrong
    assert guide.points(Occasion.CIRCUIT) is None


@pytest.mark.parametrize(("players", "unbroken"), [(3, 40), (4, 30), (5, 25)])
def test_the_points_of_a_group_are_those_of_sheet_004(players, unbroken):
    guide = edition_guide(edition("party"), players)
    paid = [guide.points(one) for one in (Occasion.WHITE, Occasion.RED, Occasion.BREAKING, Occasion.CIRCUIT)]
    assert paid == [1, 2, 10, 5]
    assert guide.points(Occasion.UNBROKEN_BONUS) == 10
    assert guide.points(Occasion.UNBROKEN) == unbroken
    assert guide.points(Occasion.WRONG_INFORMATION) == 0
    assert (guide.games, guide.games_step) == (players, players)


@pytest.mark.parametrize("box", editions(), ids=str)
def test_an_unbroken_code_earns_what_the_guide_says(box):
    players = box.players[0]
    guide = edition_guide(box, players)
    letters = box.letters
    wrong = letters[1] + letters[0] + letters[2 : box.shape.pegs]
    match = guessing(setting(opened(str(box), players), letters[: box.shape.pegs]), *[wrong] * box.shape.rows)
    expected = guide.points(Occasion.UNBROKEN) or guide.points(Occasion.GAME_WON_UNBROKEN)
    assert sum(match.totals[:1]) == expected


def test_the_advanced_game_is_named_by_the_text_that_switches_it_on():
    texts = {
        box.key: [game.text for game in edition_guide(box, box.players[0]).advanced] for box in editions()
    }
    assert {key: texts[key] for key in ("pocket", "expert", "new", "party", "classic")} == {
        "pocket": ["pocket/4x6b"],
        "expert": ["expert/4x6b"],
        "new": ["new/4x8"],
        "party": ["party/4x8"],
        "classic": [],
    }
    for text in ("pocket/4x6b", "new/4x8"):
        assert [game.on for game in edition_guide(edition(text), 2).advanced] == [True]
        assert not edition(text).house


def test_a_game_is_won_for_one_point_and_who_is_paid_is_said():
    guide = edition_guide(edition("new"), 2)
    assert {award.occasion: award.payee for award in guide.awards if award.points} == {
        Occasion.GAME_WON_BREAKING: Payee.CODEBREAKER,
        Occasion.GAME_WON_UNBROKEN: Payee.CODEMAKER,
        Occasion.CONCEDED: Payee.CODEMAKER,
        Occasion.FORFEIT: Payee.CODEBREAKER,
    }
    assert not guide.most_points_win


def test_a_number_of_players_the_box_is_not_for_is_refused():
    with pytest.raises(EditionError, match="is for 3 to 5"):
        edition_guide(edition("party"), 2)


def test_the_points_are_told_in_sentences():
    """Party with three: 5 a circuit of two guesses, and 40 in all, as the sheet says (R27, R28)."""
    told = [str(one) for one in guide_messages(edition_guide(edition("party"), 3))]
    assert told == [
        "A guess earns 1 for each white key peg.",
        "A guess earns 2 for each red key peg.",
        "The guess that breaks the code earns 10 instead.",
        "The codemaker gets 5 points for every circuit: each time all 2 codebreakers have had a turn and the code is "
        "still not broken.",
        "A code that is never broken earns the codemaker 10 points more.",
        "In all, a code that is never broken is worth 40.",
        "If all codebreakers give up, the codemaker gets 40 points, as for a code that is never broken.",
        "If the codemaker gives up or gives wrong information, each codebreaker keeps the points of the guesses "
        "and gets 10 more; the codemaker gets nothing.",
        "If the key pegs are shown to be wrong, or the codemaker admits it, the codemaker loses the game.",
        "With a turn timer: a codebreaker whose time runs out loses the row, which counts as played. A codemaker "
        "whose time runs out loses the game as if giving up.",
        "After each game the player to the left becomes codemaker. Everybody is codemaker equally often: 3 games, or "
        "a multiple of that.",
        "The player with the most points wins the match.",
        "Advanced game: the code may repeat colours. To play it, choose party/4x8.",
    ]
    classic = [str(one) for one in guide_messages(edition_guide(edition("classic"), 2))]
    assert classic[0] == "The codemaker gets 1 point for every row played."
    super_ = [str(one) for one in guide_messages(edition_guide(edition("super"), 2))]
    assert any(
        "the codebreaker gets 3 points and the game is played again, at most twice" in one
        for one in [*classic, *super_]
    )
    assert (
        "If the codebreaker gives up, the codemaker gets 11 points, as for a code that is never broken."
        in classic
    )
    assert "If the codemaker gives up, nobody gets points for the game." in classic
    assert any(one.startswith("The roles switch after each game.") for one in classic)


def test_a_box_for_several_numbers_of_players_says_what_depends_on_it_of_all():
    """40, 30 and 25 are the figures of sheet 004 for an unbroken code with 3, 4 and 5 players (R28)."""
    told = [str(one) for one in edition_messages(edition("party"))]
    assert "In all, a code that is never broken is worth 40, 30 and 25 with 3, 4 and 5 players." in told
    assert not any("3 games" in one or "2 codebreakers" in one for one in told)
    assert any("as many games as players" in one for one in told)
    one = edition("classic")
    assert edition_messages(one) == guide_messages(edition_guide(one, 2))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("classic", "with a row of 4 red key pegs, which breaks the code, or when all rows are used."),
        ("expert/5x8", "with a row of 5 red key pegs, which breaks the code, or when all rows are used."),
        ("classic", "Each peg gets at most one key peg, and red is given before white."),
        ("classic", "A guess may repeat colours."),
        ("new", "A guess may repeat colours, even though the code may not."),
        ("bulls", "All colours of a guess must be different too."),
        ("pocket/4x6b", "An empty hole counts as one more colour."),
    ],
)
def test_the_rules_of_a_game_are_told_in_sentences(text, sentence):
    told = [str(one) for one in rule_messages(edition(text))]
    assert any(one.endswith(sentence) for one in told), told
