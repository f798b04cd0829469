"""The verdict on a game: its counts are those of the review, and its reasons are true in every code."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

import keypeg
from keypeg.engine.interval import Interval
from keypeg.engine.review_model import Review
from keypeg.engine.reviewer import review, try_guess
from keypeg.engine.solver import RoughSolver, solver
from keypeg.rules import Code, Edition, Position, Row, edition, mark, new_match, play
from keypeg.training.assessment import assess, explain_loss, judge_trial, refute
from keypeg.training.coach import explain
from keypeg.words import Message, languages, say
from tests.training.test_coach import agreeing, is_true, positions, secrets


def reviewed(text: str, secret: str, guesses: list[str]) -> Review:
    """Return the assessed review of a game; an empty guess is a row lost to the clock."""
    box = edition(text)
    rows = tuple(Row(Code(one), mark(Code(secret), Code(one)), 1) if one else Row(None) for one in guesses)
    found = review(box, rows, solver=solver(box.shape), seconds_left=lambda: 600.0, secret=Code(secret))
    return assess(found)


def texts(messages: tuple[Message, ...]) -> list[str]:
    return [str(one) for one in messages]


GAMES = {
    # By hand: row 1 leaves red twice at most, since two pegs of RRGG count; RRRR would have two in place.
    ("classic", "RGBY", "RRGG RRRR RGBY"): (
        [
            "A decent game.",
            "2 of 3 guesses could have been the code.",
            "Luck helped a lot, most of all in row 3.",
        ],
        2,
        [
            "It could not be the code. Row 1 says that one of its pegs is in the right hole, "
            "but this guess keeps 2 of them there.",
            "A guess that could be the code was better here.",
        ],
    ),
    # By hand: after row 1 there is exactly one red, so a guess without red cannot be the code.
    ("classic", "RGBY", "RRRR BBBB"): (
        [
            "The code held out this time.",
            "One of 2 guesses could have been the code.",
            "192 codes were still possible.",
            "Luck hardly mattered.",
        ],
        2,
        [
            "It could not be the code. Row 1: red is in the code exactly once.",
            "A guess that could be the code was better here.",
        ],
    ),
    # Row 3 of the same guess as row 2 can get no other answer.
    ("classic", "KWKW", "RRBG YYWK YYWK KWKW"): (
        None,
        3,
        ["Only one answer was possible, so this guess told you nothing new."],
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_judged_in_words_with_the_row_to_learn_from(game: tuple[str, str, str]):
    text, secret, guesses = game
    verdict, moment, reasons = GAMES[game]
    found = reviewed(text, secret, guesses.split()).assessment
    assert found is not None
    assert verdict is None or texts(found.verdict) == verdict
    assert found.moment == moment
    assert texts(found.reasons[moment]) == reasons


def random_games(text: str, count: int) -> list[tuple[str, list[str]]]:
    box, chance = edition(text), Random(f"games of {text}")
    games = []
    for _ in range(count):
        secret = chance.choice(secrets(box))
        guesses = chance.sample(secrets(box), k=chance.randint(1, 4))
        stop = guesses.index(secret) + 1 if secret in guesses else len(guesses)
        games.append(
            (secret, [*guesses[:stop], *([secret] if stop == len(guesses) and chance.random() < 0.7 else [])])
        )
    return games


@pytest.mark.parametrize("text", ["3x4", "classic", "3x6U"])
def test_the_card_says_what_the_numbers_say(text: str):
    headlines = {"flawless": 0, "strong": 0.25, "good": 0.6, "decent": 1.2, "learning": 99.0}
    for secret, guesses in random_games(text, 12):
        found = reviewed(text, secret, guesses)
        card = found.assessment
        assert card is not None
        codes = {one.code: one.params for one in card.verdict}
        perfect = sum(row.mistake == Interval.of(0) for row in found.rows)
        if "review-praise-perfect" in codes:
            assert codes["review-praise-perfect"] == {"perfect": perfect, "rows": len(found.rows)}
        else:
            assert perfect in (0, len(found.rows))
        broken = guesses[-1] == secret
        lost = float(found.mistakes.lower)
        tier = next(name for name, most in headlines.items() if lost <= most)
        assert card.verdict[0].code == f"review-verdict-{tier if broken else 'unbroken'}"
        luck = float(found.luck.lower)
        named = next(code for code in codes if "luck" in code)
        assert named.startswith("review-no-luck") == (luck <= -0.25)
        assert (named == "review-luck-none") == (abs(luck) < 0.25)
        worst = max(row.mistake.lower for row in found.rows)
        if worst <= Fraction(1, 10):
            assert card.moment is None
        else:
            assert next(row for row in found.rows if row.number == card.moment).mistake.lower == worst
        assert set(card.reasons) == {row.number for row in found.rows if row.mistake.lower > 0}


@pytest.mark.parametrize("text", ["classic", "3x4b", "3x5u", "4x5U"])
def test_the_part_of_a_fact_that_a_guess_ignores_is_false_of_it_and_true_of_every_code_left(text: str):
    for position, _ in positions(text, seed=4, count=10):
        left = agreeing(position.edition, position.rows)
        chance = Random(str(position))
        for fact in explain(position).facts:
            for guess in chance.sample(secrets(position.edition), k=8):
                part = fact.find_refuted_part(Code(guess))
                assert (part is None) == is_true(fact, guess)
                if part is not None:
                    assert not is_true(part, guess)
                    assert all(is_true(part, code) for code in left)


def parts(box: Edition, left: list[str], guess: Code) -> dict[object, int]:
    """The codes left for each answer, by hand."""
    found: dict[object, int] = {}
    for code in left:
        answer = mark(Code(code), guess)
        found[answer] = found.get(answer, 0) + 1
    return found


@pytest.mark.parametrize("text", ["classic", "3x4", "3x6U"])
def test_every_reason_is_true(text: str):
    for position, _ in positions(text, seed=5, count=10):
        box, left = position.edition, agreeing(position.edition, position.rows)
        won = str(mark(Code("R" * box.shape.pegs), Code("R" * box.shape.pegs)))
        for guess in Random(str(position)).sample(secrets(box), k=4):
            tried = try_guess(position, Code(guess), solver=solver(box.shape), seconds_left=lambda: 600.0)
            said = explain_loss(position, tried.played, tried.best)
            own, best = (parts(box, left, one.guess) for one in (tried.played, tried.best))
            assert tried.played.possible == (guess in left)
            for one in said:
                kind = one.code.removeprefix("review-loss-").removeprefix("explore-")
                if kind == "nothing":
                    assert len(own) == 1
                elif kind == "impossible":
                    assert guess not in left
                elif kind == "could-win":
                    assert str(tried.best.guess) in left
                elif kind == "answers":
                    assert (one.params["own"], one.params["best"]) == (len(own), len(best))
                elif kind == "codes":
                    largest = [
                        max(n for answer, n in some.items() if str(answer) != won) for some in (own, best)
                    ]
                    assert [one.params["own"], one.params["best"]] == largest
                    assert largest[1] < largest[0]
                if "explore" in one.code:
                    assert guess in left
                    assert str(tried.best.guess) not in left


def test_the_reason_for_a_refusal_is_the_simplest_thing_that_one_row_says():
    assert (
        str(refute(Position.parse("classic RRBB:0-0"), Code("RGYW")))
        == "Row 1 has no key pegs: red is not in the code."
    )
    assert (
        str(refute(Position.parse("classic GGYY:1-0 RBGY:0-2"), Code("RWWY")))
        == "Row 2: red is not in hole 1."
    )
    assert refute(Position.parse("classic RRBB:0-0"), Code("GGYW")) is None
    # Too many codes for facts: the row alone is named.
    big = Position.parse("8x12 RRRRRRRR:0-0")
    assert str(refute(big, Code("RBBBBBBB"))).startswith("Row 1 says that none of its colours is in the code")


def test_rows_that_the_clock_took_count_in_the_numbers_of_the_board():
    found = reviewed("classic", "RGBY", ["RRRR", "", "BBBB", "RGBY"]).assessment
    assert found is not None
    assert found.moment == 3
    assert texts(found.reasons[3])[0] == "It could not be the code. Row 1: red is in the code exactly once."
    lost = reviewed("classic", "RGBY", ["", "RRGG", "RRRR"]).assessment
    assert lost is not None
    assert "Row 2" in texts(lost.reasons[3])[0]


def test_fewer_rows_than_perfect_play_needs_are_worth_a_sentence():
    """Two rows, of which one was a lucky hit."""
    found = reviewed("classic", "KWKW", ["RRRR", "KWKW"])
    assert found.hardness is not None
    assert found.hardness.rows > len(found.rows)
    assert found.assessment is not None
    assert f"Even perfect play takes {found.hardness.rows} rows for this code." in texts(
        found.assessment.verdict
    )


def judged(text: str, row: int, placed: str, guess: str) -> list[str]:
    position = Position.parse(text)
    search = solver(position.edition.shape)
    mine, theirs = (
        try_guess(position, Code(one), solver=search, seconds_left=lambda: 600.0) for one in (guess, placed)
    )
    return texts(judge_trial(mine, row=row, lost=theirs.lost, numbers=range(1, row)))


def test_another_guess_is_compared_with_the_row_and_with_the_best():
    assert judged("classic", 1, "RRRR", "RRBG") == ["That is it: no guess is better here."]
    assert judged("classic", 1, "RRRR", "RRBB")[0] == "Very good: hardly any guess is better here."
    assert judged("classic", 1, "RRRR", "BBBB")[0] == "No better and no worse than row 1."
    assert judged("classic", 1, "RRBB", "BBBB")[0] == "Row 1 was better than this."
    assert judged("classic RRGG:1-1", 2, "RRGG", "RRRR")[0].startswith("Better than row 2")
    # Koyama and Lai 1993: a first guess of one colour leaves 625 codes when it gets no key pegs.
    assert judged("classic", 1, "RRRR", "BBBB")[1].startswith("It could leave up to 625 codes")


def test_a_guess_whose_worth_is_not_known_is_not_called_better():
    position = Position.parse("super")
    rough = RoughSolver(position.edition.shape)
    tried = try_guess(position, Code("RRRRB"), solver=rough, seconds_left=lambda: 0.0)
    assert not tried.lost.exact
    said = judge_trial(tried, row=1, lost=tried.lost, numbers=())
    assert said[0].code == "retry-open"


@pytest.mark.parametrize("language", languages())
def test_every_verdict_has_words_in_every_language(language: str):
    said = [
        one
        for text in ("3x4", "classic", "kids")
        for secret, guesses in random_games(text, 8)
        if (card := reviewed(text, secret, guesses).assessment) is not None
        for one in (*card.sentences, *(reason for some in card.reasons.values() for reason in some))
    ]
    spoken = {say(one, language) for one in said}
    assert len(spoken) > 30
    assert not [text for text in spoken if "$" in text or "review-" in text]


def test_the_library_prints_the_verdict_above_the_table():
    match = new_match("classic", ["Ada", "Ben"])
    match, _ = play(match, 0, "secret RGBY")
    for guess in ("RRGG", "RRRR", "RGBY"):
        match, _ = play(match, 1, f"guess {guess}")
    found = keypeg.review(match)
    lines = str(found).split("\n")
    assert lines[:4] == ["A decent game.", *lines[1:3], "The one to learn from: row 2"]
    assert lines.index("") == 6
    assert (
        assess(
            review(edition("3x4"), (), solver=solver(edition("3x4").shape), seconds_left=lambda: 1.0)
        ).assessment
        is None
    )
