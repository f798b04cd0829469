"""Messages, lists, colours and the choice of a language."""

import re

import pytest

from keypeg.words import Message, environment_language, languages, message, negotiate, say
from keypeg.words.saying import _entries, join_list
from tests.words.catalogue import parsed, variables


def test_a_list_is_joined_as_the_language_joins_lists():
    assert join_list([]) == ""
    assert join_list(["4"]) == "4"
    assert join_list(["1", "4"]) == "1 and 4"
    assert join_list(["1", "3", "4"], "fr") == "1, 3 et 4"
    assert join_list(["a", "b", "c", "d"], "de") == "a, b, c und d"


def test_a_code_without_words_is_said_as_it_is():
    assert say(Message("the old sentence")) == "the old sentence"
    assert say(Message("the old sentence"), "de") == "the old sentence"


def test_a_message_says_itself_in_english_and_can_be_kept_in_a_set():
    one = message("list-end", start="a", last="b")
    assert str(one) == "a and b"
    assert len({one, message("list-end", last="b", start="a")}) == 1


def test_messages_and_lists_inside_a_message_are_said_in_its_language():
    inner = message("list-end", start="a", last="b")
    assert say(message("list-end", start=inner, last=(1, 2, 1300)), "de") == "a und b und 1, 2 und 1.300"


def test_colours_are_translated_one_by_one():
    assert say(message("list-end", start="x", colours=("red", "empty"), last="y")) == "x and y"
    from keypeg.words.saying import _value

    assert _value("colours", ("red", "empty"), "de", 0) == "rot leer"


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_messages_with_the_same_parameters(language):
    english, other = parsed("en"), parsed(language)
    assert set(other) == set(english)
    for code, entry in english.items():
        assert variables(other[code]) == variables(entry), code


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "de"),
        ("de-AT", "de"),
        ("it, fr;q=0.3, de;q=0.8", "de"),
        ("en;q=0.5, pt-BR", "pt"),
        ("de;q=0, nl", "nl"),
        ("*", "en"),
        ("ja, zh;q=0.9", "en"),
        ("de;q=x, es;q=0.1", "es"),
        (",;,;q=;", "en"),
    ],
)
def test_the_language_of_a_request_is_the_best_one_it_accepts(header, language):
    assert negotiate(header) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_language_of_a_terminal_is_that_of_its_environment(environment, language):
    assert environment_language(environment) == language


RED = {
    "en": r"\bred\b",
    "de": r"\brot(?:e[nmrs]?)?\b",
    "fr": r"\brouges?\b",
    "es": r"\broj[oa]s?\b",
    "nl": r"\bro(?:od|de)\b",
    "pt": r"\bvermelh[oa]s?\b",
}
"""The word for red in every language."""
ABOUT_COLOURS = re.compile(
    r"(colour|symbol)-red|lesson-(clue-(3|5-after)|counting-.*|impossible-1|blanks-[234])|page-coach-begin|"
    r"page-settings-key-pegs-of-red|unknown-key-pegs"
)
"""Messages that speak of red code pegs, or of both kinds of key pegs."""


@pytest.mark.parametrize("language", languages())
def test_black_key_pegs_have_words_of_their_own_wherever_key_pegs_are_called_red(language):
    entries, red = _entries(language), re.compile(RED[language], re.IGNORECASE)
    # `$red` is the name of a parameter.
    said = {code: re.sub(r"\$\w+", "", text) for code, text in entries.items()}
    called_red = {
        code for code, text in said.items() if red.search(text) and not ABOUT_COLOURS.fullmatch(code)
    }
    in_black = {code for code in entries if code.endswith("-in-black")}
    assert {code for code in called_red - in_black if f"{code}-in-black" not in entries} == set()
    # What is left of the word in the others is the name of a code peg.
    assert {code for code in in_black if red.search(said[code])} <= {
        f"lesson-{step}-in-black" for step in ("clue-3-after", "splitting-2", "blanks-2-after")
    }
    english, other = parsed("en"), parsed(language)
    assert {code: variables(other[code]) for code in in_black} == {
        code: variables(english[code.removesuffix("-in-black")]) for code in in_black
    }


def test_a_language_with_black_key_pegs_is_asked_for_by_tag_or_by_environment():
    assert negotiate("de-x-black, en;q=0.5") == "de-x-black"
    assert environment_language({"LANG": "fr_FR.UTF-8", "KEYPEG_KEY_PEGS": "black"}) == "fr-x-black"
    assert environment_language({"KEYPEG_KEY_PEGS": "red"}) == "en"
    told = message("mark-answer-both", red=1, white=2)
    assert say(told, "en-x-black") == "1 black, 2 white"
    assert say(told, "fr-x-black") == "1 noire, 2 blanches"
    # All else is said as ever.
    assert say(message("reason-match-over"), "de-x-black") == say(message("reason-match-over"), "de")


def test_french_punctuation_never_begins_a_line():
    loose = [
        code
        for code, text in _entries("fr").items()
        if re.search(r"\S [:;?!»](?=[\s.,)]|$)|« ", text, re.MULTILINE)
    ]
    assert loose == []


ALIKE = [
    {"edition-house-name", "page-set-up-house"},  # an edition's name; a heading over its options
    {"edition-house-rule", "terminal-edition"},  # how a name and a shape are put together, in two places
    {"page-board-board", "page-settings-theme"},  # the thing on the table; a setting
    {"page-board-shield", "page-dock-set-hidden"},  # what is so; what a button reports
    {"page-dock-palette", "page-set-up-colours"},  # the pegs to choose from; how many colours there are
    {"page-names-computer", "setup-computer"},  # a player's name; the label of a list of levels
    {"reason-no-such-seat", "reason-unknown-seat"},  # two reasons of the protocol
]
"""Messages with the same words in every language that mean different things."""


def test_no_message_repeats_another():
    codes: dict[tuple[str, ...], set[str]] = {}
    catalogues = [_entries(language) for language in languages()]
    for code in catalogues[0]:
        words = tuple(" ".join(entries[code].split()) for entries in catalogues)
        codes.setdefault(words, set()).add(code)
    repeated = [sorted(some) for some in codes.values() if len(some) > 1]
    assert sorted(repeated) == sorted(map(sorted, ALIKE))
