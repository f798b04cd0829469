"""The books against every secret, by playing them through the rules."""

from random import Random

import pytest

from keypeg.engine.book import book
from keypeg.engine.candidates import candidates
from keypeg.engine.hardness import BookShare, Hardness, book_share, hardness
from keypeg.engine.simulate import simulate
from keypeg.engine.strategies import strategy
from keypeg.rules import MarkedRow, Position, edition, editions, mark


@pytest.mark.parametrize(
    ("text", "total"),
    [("classic", 5625), ("pocket/4x6b", 11_228), ("bulls", 26_274)],
)
def test_the_book_plays_to_the_published_optimum(text, total):
    """Koyama and Lai 1993; Ville 2013; the optimum of Bulls and Cows."""
    found = simulate(edition(text), strategy("book"))
    assert found.total == total
    known = book(edition(text).shape)
    assert known is not None
    assert known.data["total"] == total
    assert known.label == "proven"


@pytest.mark.parametrize(
    "text",
    [
        *(box.key for box in editions()),
        "pocket/4x6b",
        "new/4x8",
        "expert/5x6",
        "expert/5x7",
        "expert/5x8",
        "expert/4x6b",
        "expert/4x7b",
        "expert/4x8b",
        "expert/5x6b",
        "expert/5x7b",
        "expert/5x8b",
    ],
)
def test_every_box_has_a_book_with_an_honest_label(text):
    found = book(edition(text).shape)
    assert found is not None
    if found.data["proven"]:
        assert found.label == "proven"
        assert found.data["lower_bound"] == found.data["total"]
    else:
        assert found.label == f"best known, at least {found.data['lower_bound']}"
        assert found.data["lower_bound"] < found.data["total"]


def test_off_the_book_the_guess_that_tells_most_is_played():
    position = Position.parse("classic RRRR:0-0 BBBB:1-0")
    assert book(position.edition.shape).guess(position) is None
    chance = Random(0)
    assert strategy("book").choose(position, chance) == strategy("entropy").choose(position, chance)


def test_a_secret_is_as_hard_as_the_book_finds_it():
    """Counted again by playing every secret of the box."""
    box = edition("classic")
    needed = {}
    for secret in candidates(Position(box)):
        rows: tuple[MarkedRow, ...] = ()
        while not rows or not rows[-1].all_red:
            guess = strategy("book").choose(Position(box, rows), Random(0))
            rows += (MarkedRow(guess, mark(secret, guess)),)
        needed[secret] = len(rows)
    for secret in list(needed)[::97]:
        found = hardness(box, secret)
        assert found.rows == needed[secret]
        assert found.easier == sum(rows < needed[secret] for rows in needed.values()) / len(needed)


@pytest.mark.parametrize("text", ["3x6", "4x6"])
def test_the_share_counts_the_codes_that_the_book_breaks_as_fast(text):
    box = edition(text)
    needed = [hardness(box, secret).rows for secret in candidates(Position(box))]
    for rows in range(1, max(needed) + 1):
        share = sum(one <= rows for one in needed) / len(needed)
        assert book_share(box, rows) == BookShare(share, proven=True)


@pytest.mark.parametrize("text", ["6x9", "number/4x6s", "4x6p"])
def test_there_is_no_share_without_a_book_that_plays_the_same_game(text):
    assert book_share(edition(text), 3) is None


def test_the_share_of_a_book_that_is_not_proven_says_so():
    assert not book_share(edition("super"), 4).proven


def test_a_share_that_rounds_to_nothing_is_said_in_words():
    told = {
        rows: str(Hardness(rows, easier, proven=True)) for rows, easier in ((1, 0.0), (2, 1 / 1296), (4, 0.3))
    }
    assert told == {
        1: "Perfect play breaks this code in 1 row; no code needs fewer.",
        2: "Perfect play breaks this code in 2 rows; hardly any code needs fewer.",
        4: "Perfect play breaks this code in 4 rows; 30% of all codes need fewer.",
    }
