"""Key pegs that count only places or only colours (R5a, R5b), against a brute force by the definition."""

from collections import Counter
from itertools import combinations, product
from random import Random

import pytest

from keypeg.engine.candidates import candidates
from keypeg.engine.check import check
from keypeg.engine.hint import hint
from keypeg.engine.levels import levels
from keypeg.engine.reviewer import review
from keypeg.engine.simulate import simulate, simulate_level
from keypeg.engine.solver import solver
from keypeg.engine.strategies import STRATEGIES, strategy
from keypeg.engine.values import values
from keypeg.errors import Contradiction, EditionError
from keypeg.proofs.known import known
from keypeg.proofs.prover import prove
from keypeg.rules import Code, Feedback, MarkedRow, Position, edition
from keypeg.rules.agreement import count_agreeing, verdict
from keypeg.training.coach import explain, explain_refusal

SHAPES = ("3x4p", "3x4c", "4x3p", "2x5pu", "3x4cu", "3x3bp", "2x4cU", "2x4pU")


def told(text: str, secret: str, guess: str) -> tuple[int, int]:
    """The feedback by its definition: equal places, or the colours that both have."""
    if "p" in text:
        return sum(a == b for a, b in zip(secret, guess, strict=True)), 0
    return 0, (Counter(secret) & Counter(guess)).total()


def every_code(text: str, *, repeats: bool) -> list[str]:
    """Every code, and of those that differ in the order only the first where only colours count."""
    box = edition(text)
    codes = ["".join(code) for code in product(box.letters, repeat=box.shape.pegs)]
    codes = [code for code in codes if repeats or len(set(code)) == len(code)]
    if "c" in text:
        codes = [code for code in codes if list(code) == sorted(code, key=box.letters.index)]
    return codes


def played(text: str, chance: Random, *, truly: bool) -> tuple[Position, list[tuple[str, tuple[int, int]]]]:
    """A position of up to three rows, and its rows as texts; if not truly, each row has another secret."""
    box = edition(text)
    secrets = every_code(text, repeats=box.shape.secret_repeats)
    guesses = every_code(text, repeats=box.shape.guess_repeats)
    secret, rows = chance.choice(secrets), []
    for _ in range(chance.randint(0, 3)):
        guess = chance.choice(guesses)
        rows.append((guess, told(text, secret if truly else chance.choice(secrets), guess)))
    marked = tuple(MarkedRow(Code(guess), Feedback(*feedback)) for guess, feedback in rows)
    return Position(box, marked), rows


@pytest.mark.parametrize("text", SHAPES)
def test_candidates_and_their_parts_are_those_of_the_definition(text):
    chance, box = Random(text), edition(text)
    secrets = every_code(text, repeats=box.shape.secret_repeats)
    assert box.shape.secrets == len(secrets)
    for _ in range(40):
        position, rows = played(text, chance, truly=True)
        left = [code for code in secrets if all(told(text, code, g) == f for g, f in rows)]
        found = candidates(position)
        assert [str(code) for code in found] == left
        guess = chance.choice(every_code(text, repeats=box.shape.guess_repeats))
        assert found.sizes(guess) == Counter(Feedback(*told(text, code, guess)) for code in left)
        assert check(position).left == len(left)
        # Another order of the same colours is the same code where only colours count.
        assert all(("".join(reversed(code)) in found) == (code in found) for code in left if "c" in text)


@pytest.mark.parametrize("text", SHAPES)
def test_a_contradiction_is_a_smallest_set_of_rows_that_no_code_agrees_with(text):
    chance, box = Random(text), edition(text)
    secrets = every_code(text, repeats=box.shape.secret_repeats)
    contradictions = 0
    for _ in range(60):
        position, rows = played(text, chance, truly=False)

        def fits(some, rows=rows):
            return any(all(told(text, code, rows[i][0]) == rows[i][1] for i in some) for code in secrets)

        sizes = [
            size
            for size in range(1, len(rows) + 1)
            if any(not fits(some) for some in combinations(range(len(rows)), size))
        ]
        found = verdict(box, position.rows)
        assert len(found.rows) == (sizes[0] if sizes else 0)
        assert not found.rows or not fits([row - 1 for row in found.rows])
        assert len(check(position).contradiction) == len(found.rows)
        contradictions += bool(found.rows)
        if "p" in text:
            left = sum(all(told(text, code, g) == f for g, f in rows) for code in secrets)
            assert count_agreeing(box, position.rows) == left
    assert contradictions


@pytest.mark.parametrize("text", ["3x4p", "3x4c", "2x5pu"])
def test_every_strategy_and_level_breaks_every_code(text):
    box = edition(text)
    for name in STRATEGIES:
        found = simulate(box, strategy(name))
        assert sum(found.histogram) == found.secrets == box.shape.secrets
        assert found.total == sum(rows * count for rows, count in enumerate(found.histogram, 1))
    assert simulate_level(box, levels()[0]).secrets == box.shape.secrets


def test_less_feedback_takes_more_rows():
    assert (
        simulate(edition("3x4p"), strategy("entropy")).total
        > simulate(edition("3x4"), strategy("entropy")).total
    )


def test_a_hint_names_the_only_code_left_in_any_order():
    position = Position.parse("kids/3x6c RRR:0-1 GGG:0-1 BBB:0-1")
    found = hint(position)
    assert (found.left, sorted(str(found.code))) == (1, sorted("RGB"))
    with pytest.raises(Contradiction):
        hint(Position.parse("kids/3x6c RRR:0-1 RRR:0-2"))


def test_a_review_and_the_values_of_guesses_add_up():
    box = edition("kids/3x6c")
    rows = Position.parse("kids/3x6c RRG:0-1 BBY:0-1 RBW:0-2 BRK:0-3").rows
    found = review(box, rows, solver=solver(box.shape), seconds_left=lambda: 1.0, secret=box.secret("KRB"))
    assert found.closes
    assert (found.contradiction, found.false_rows, found.hardness) == ((), (), None)
    assert found.rows[-1].expected_after.upper == 0
    weighed = values(Position(box, rows[:1]), seconds=1.0)
    assert len(weighed) == 56
    assert weighed.least <= weighed.most
    assert weighed[str(weighed.best.guess)].candidate in (True, False)


def test_the_coach_speaks_of_places_only_where_they_count():
    facts = explain(Position.parse("kids/3x6c RRG:0-0 BBB:0-1")).facts
    assert {fact.kind.name for fact in facts} <= {
        "OUT",
        "EXACTLY",
        "AT_LEAST",
        "AT_MOST",
        "ONE_OF_TWO",
        "TOGETHER",
    }
    assert str(facts[0]) == "Row 1 has no key pegs: red and green are not in the code."
    places = explain(Position.parse("classic/4x6p RRBB:0-0")).facts
    assert [str(fact) for fact in places] == [
        "Row 1 has no key pegs: red is not in holes 1 and 2.",
        "Row 1 has no key pegs: blue is not in holes 3 and 4.",
    ]
    why = explain_refusal(Position.parse("classic/4x6p RRBB:0-0"), Code("RGYW"))
    assert "right hole" in str(why)


def test_books_proofs_and_what_is_known_are_refused_where_they_do_not_apply():
    shape = edition("classic/4x6p").shape
    assert known(shape) is None
    from keypeg.engine.codec import kernel_shape

    with pytest.raises(EditionError, match="key pegs count only places or only colours"):
        prove(kernel_shape(shape))


def test_a_board_too_large_to_list_gets_a_hint_and_a_verdict():
    position = Position.parse("8x12p RRRRRRRR:2-0 BBBBBBBB:1-0")
    found = hint(position)
    assert found.sampled
    # Two holes are red, one of the other six is blue, five are of ten colours.
    assert check(position).left == 28 * 6 * 10**5
    with pytest.raises(Contradiction):
        hint(Position.parse("8x12p RRRRRRRR:5-0 BBBBBBBB:5-0"))
