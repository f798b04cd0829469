"""The coach: everything it says is true, follows from the rows it names, and is what a teacher would say first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations, product
from random import Random

import pytest

import keypeg
from keypeg.errors import Contradiction, EditionError
from keypeg.rules import Code, Edition, MarkedRow, Position, edition, mark
from keypeg.training.coach import Fact, FactKind, explain, explain_refusal
from keypeg.words import languages, say

BOXES = ("classic", "kids", "3x4b", "3x6U", "3x5u", "4x4", "2x3", "4x5U")
POSITIONS = 30
"""For each box: a small version of the thousands of positions that were tried once."""


@cache
def secrets(box: Edition) -> tuple[str, ...]:
    """Every secret, without the engine."""
    ways = product if box.shape.secret_repeats else permutations
    pegs = box.shape.pegs
    codes = ways(box.letters, repeat=pegs) if ways is product else permutations(box.letters, pegs)
    return tuple("".join(code) for code in codes)


@cache
def fitting(box: Edition, row: MarkedRow) -> frozenset[str]:
    return frozenset(code for code in secrets(box) if mark(Code(code), row.guess) == row.feedback)


def agreeing(box: Edition, rows: tuple[MarkedRow, ...]) -> list[str]:
    return sorted(frozenset(secrets(box)).intersection(*(fitting(box, row) for row in rows)))


def is_true(fact: Fact, code: str) -> bool:
    """Whether a statement is true of a code, read from the statement alone."""
    counts = [code.count(letter) for letter in fact.letters]
    at = [code[hole - 1] for hole in fact.holes]
    return {
        FactKind.OUT: all(count == 0 for count in counts),
        FactKind.EXACTLY: all(count == fact.count for count in counts),
        FactKind.AT_LEAST: all(count >= fact.count for count in counts),
        FactKind.AT_MOST: all(count <= fact.count for count in counts),
        FactKind.FIXED: set(at) == {fact.letters},
        FactKind.NOT_HERE: fact.letters not in at,
        FactKind.ONE_OF_TWO: sorted(map(bool, counts)) == [False, True],
        FactKind.TOGETHER: len(set(map(bool, counts))) == 1,
    }[fact.kind]


def positions(text: str, *, seed: int = 0, count: int = POSITIONS) -> Iterator[tuple[Position, str]]:
    """Yield random positions of games with a secret; guesses are secrets, so every box takes them."""
    box, chance = edition(text), Random(f"{text} {seed}")
    for _ in range(count):
        secret = chance.choice(secrets(box))
        guesses = chance.sample(secrets(box), k=min(chance.randint(1, 5), box.shape.rows))
        rows = tuple(MarkedRow(Code(guess), mark(Code(secret), Code(guess))) for guess in guesses)
        yield Position(box, rows), secret


@pytest.mark.parametrize("text", BOXES)
def test_every_fact_is_true_new_and_follows_from_no_fewer_rows_than_it_names(text: str):
    for position, _ in positions(text):
        box, rows = position.edition, position.rows
        left = agreeing(box, rows)
        for fact in explain(position).facts:
            assert all(is_true(fact, code) for code in left), (position, fact)
            assert not all(is_true(fact, code) for code in secrets(box)), (position, fact)
            support = tuple(rows[number - 1] for number in fact.rows)
            sizes = range(1, len(support)) if support else range(1, min(3, len(rows)) + 1)
            if support:
                assert all(is_true(fact, code) for code in agreeing(box, support)), (position, fact)
            for size in sizes:
                for fewer in combinations(rows, size):
                    assert not all(is_true(fact, code) for code in agreeing(box, fewer)), (position, fact)


@pytest.mark.parametrize("text", ["classic", "kids", "4x5U"])
def test_nothing_is_said_that_depends_on_the_secret(text: str):
    """Another secret with the same answers hears the same words."""
    for position, secret in positions(text, seed=1, count=20):
        other = Random(str(position)).choice(agreeing(position.edition, position.rows))
        rows = tuple(MarkedRow(row.guess, mark(Code(other), row.guess)) for row in position.rows)
        assert rows == position.rows, secret
        assert str(explain(Position(position.edition, rows))) == str(explain(position))


@pytest.mark.parametrize("text", ["classic", "3x6U", "3x4b"])
def test_a_refusal_names_a_row_that_rules_the_guess_out(text: str):
    for position, _ in positions(text, seed=2, count=20):
        possible = set(agreeing(position.edition, position.rows))
        for guess in Random(str(position)).sample(secrets(position.edition), k=12):
            why = explain_refusal(position, Code(guess))
            assert (why is None) == (guess in possible)
            if why is not None:
                row = position.rows[int(str(why.params["row"])) - 1]
                earned = mark(Code(guess), row.guess)
                assert earned != row.feedback
                places = why.code == "coach-why-places"
                said, has = (
                    (row.feedback.red, earned.red)
                    if places
                    else (row.feedback.red + row.feedback.white, earned.red + earned.white)
                )
                assert (why.params["said"], why.params["has"]) == (said, has)
                assert said != has


FIRST = {
    "classic RRBB:0-0": "Row 1 has no key pegs: red and blue are not in the code.",
    "classic RRRR:1-0": "Row 1: red is in the code exactly once.",
    "classic RRRR:2-0": "Row 1: red is in the code exactly twice.",
    "classic RRRR:3-0": "Row 1: red is in the code exactly 3 times.",
    "classic RRRR:0-0": "Row 1 has no key pegs: red is not in the code.",
    "classic RRBB:1-0": "Row 1: either red or blue is in the code, not both.",
    "classic RRBB:2-0 RRRR:2-0": "Row 2: red is in the code exactly twice.",
    "classic RBGY:4-0": "Row 1: hole 1 is red.",
    "classic RRBB:0-0 GGGG:2-0": "Row 2: green is in the code exactly twice.",
    "classic RBGY:0-4": "Row 1: red, blue, green and yellow are each in the code exactly once.",
    "classic RRBB:1-1": "Row 1: one peg is right where it is, "
    "and one more of its colours is in the code, in another hole.",
    "classic RBGY:2-0": "Row 1: 2 pegs are right where they are, and none of its other colours is in the code.",
    "kids RRR:0-0": "Row 1 has no key pegs: red is not in the code.",
    "bulls 1234:0-0": "Row 1 has no key pegs: the digits 1, 2, 3 and 4 are not in the code.",
    "bulls 1234:0-4": "Row 1: the digits 1, 2, 3 and 4 are in the code.",
    "3x4b ...:0-0": "Row 1 has no key pegs: no hole is empty.",
    "3x4b ...:1-0": "Row 1: exactly one hole is empty.",
    "classic RRRR:0-0 RRRR:0-0": "Only one answer to row 2 was possible, so it told you nothing new.",
    "classic RRBB:0-0 RBRB:0-0": "Only one answer to row 2 was possible, so it told you nothing new.",
    "classic RRRR:2-0 BBBB:2-0": "Row 2: blue is in the code exactly twice.",
}
"""What a teacher says first after the last answer; written by hand, not taken from the program."""


@pytest.mark.parametrize("text", FIRST)
def test_after_an_answer_the_coach_says_first_what_a_teacher_says_first(text: str):
    assert str(explain(Position.parse(text)).latest[0]) == FIRST[text]


WHY = {
    (
        "classic RRBB:0-0",
        "RGYW",
    ): "Row 1 says that none of its colours is in the code, but this guess has one of them.",
    ("classic RRBB:2-1", "RGYW"): "Row 1 says that 3 of its pegs belong in the code, "
    "but this guess uses only one of them.",
    ("classic RRBB:1-0", "RRGG"): "Row 1 says that only one of its pegs belongs in the code, "
    "but this guess uses 2 of them.",
    ("classic RBGY:0-2", "RBWW"): "Row 1 says that none of its pegs is in the right hole, "
    "but this guess keeps 2 of them there.",
}


@pytest.mark.parametrize(("text", "guess"), WHY)
def test_a_guess_that_cannot_be_the_code_is_refused_in_words(text: str, guess: str):
    assert str(explain_refusal(Position.parse(text), Code(guess))) == WHY[text, guess]


@pytest.mark.parametrize("language", languages())
def test_every_sentence_has_words_without_holes_in_every_language(language: str):
    said = [
        fact.message
        for text in BOXES
        for position, _ in positions(text, seed=3, count=20)
        for fact in explain(position).facts
    ]
    said += [one for text in FIRST for one in explain(Position.parse(text)).latest]
    texts = {say(one, language) for one in said}
    assert len(texts) > 100
    assert not [text for text in texts if "$" in text or "coach-" in text or "symbol-" in text]


def test_rows_that_contradict_are_named_and_large_boxes_are_refused():
    with pytest.raises(Contradiction):
        explain(Position.parse("classic RRRR:0-0 RRGG:2-0 GGGG:1-0"))
    with pytest.raises(EditionError):
        explain(Position.parse("8x12"))


def test_the_library_takes_a_text_and_prints_sentences():
    found = keypeg.explain("classic RRBB:0-0")
    assert str(found) == "Row 1 has no key pegs: red and blue are not in the code."
    assert found.facts[0].rows == (1,)


def test_a_row_that_tells_two_things_is_named_once():
    chance, box, seconds = Random(4), edition("classic"), 0
    for _ in range(60):
        secret = Code("".join(chance.choices(box.letters, k=4)))
        guesses = [Code("".join(chance.choices(box.letters, k=4))) for _ in range(3)]
        rows = tuple(MarkedRow(guess, mark(secret, guess)) for guess in guesses)
        said = [say(one) for one in explain(Position(box, rows)).latest]
        heads = [text.partition(":")[0] for text in said if text.startswith("Row")]
        assert len(heads) == len(set(heads)), said
        seconds += any(text.startswith("Also: ") for text in said)
    assert seconds > 3
