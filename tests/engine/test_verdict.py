"""What rows prove, by the kernel, its twin and the rules, against trying every code and every set of rows."""

from itertools import combinations, product
from random import Random

import pytest

from keypeg.engine import kernel, twin
from keypeg.engine.check import check
from keypeg.engine.verdict import board_verdict, count, position_verdict
from keypeg.errors import Undecided
from keypeg.rules import Code, MarkedRow, Position, Row, edition, feedbacks, mark
from keypeg.rules import verdict as pure_verdict

SHAPES = ["3x4", "4x6", "2x6", "3x5u", "3x5U", "4x3b", "3x3bu", "1x2", "5x4"]


def every_secret(box) -> list[Code]:
    codes = (Code("".join(letters)) for letters in product(box.letters, repeat=box.shape.pegs))
    return [code for code in codes if box.allows_secret(code)]


def random_rows(text: str, chance: Random, *, rows: int, lies: int) -> Position:
    """Rows marked truly for one secret, but for some that are marked at random."""
    box = edition(text)
    codes = every_secret(box) if box.shape.secrets < 10_000 else None
    draw = lambda: Code("".join(chance.choices(box.letters, k=box.shape.pegs)))  # noqa: E731
    guess = draw if box.shape.guess_repeats else lambda: chance.choice(codes or [])
    secret = chance.choice(codes) if codes else draw()
    made = []
    for number in range(rows):
        placed = guess()
        told = chance.choice(feedbacks(box.shape.pegs)) if number < lies else mark(secret, placed)
        made.append(MarkedRow(placed, told))
    chance.shuffle(made)
    return Position(box, tuple(made))


@pytest.mark.parametrize("text", SHAPES)
@pytest.mark.parametrize("lies", [0, 1, 3])
def test_count_and_verdict_are_those_of_trying_everything(text, lies):
    chance = Random(f"{text} {lies}")
    for _ in range(12):
        position = random_rows(text, chance, rows=chance.randint(0, 6), lies=lies)
        codes = every_secret(position.edition)
        fits = [{c for c in codes if mark(c, row.guess) == row.feedback} for row in position.rows]
        agreeing = [code for code in codes if all(code in fit for fit in fits)]
        assert count(position) == len(agreeing)
        for found in (position_verdict(position), pure_verdict(position.edition, position.rows)):
            assert found.smallest
            assert bool(found.rows) == (not agreeing)
            if found.rows:
                assert not set(codes).intersection(*(fits[n - 1] for n in found.rows))
                smaller = combinations(fits, len(found.rows) - 1)
                assert all(set(codes).intersection(*some) for some in smaller)


def test_the_twin_agrees_with_the_kernel_at_the_largest_shape():
    chance = Random(8)
    shape = (8, 12, True, True)
    for lies in (0, 1, 2, 20):
        position = random_rows("8x12r20", chance, rows=20, lies=lies)
        box = position.edition
        rows = [
            (bytes(map(box.letters.index, row.guess)), row.feedback.red, row.feedback.white)
            for row in position.rows
        ]
        assert kernel.agreeing_count(kernel.KernelShape(*shape), rows) == twin.agreeing_count(
            shape, rows, 10**6
        )
        native = kernel.contradiction(kernel.KernelShape(*shape), rows)
        plain = twin.contradiction(shape, rows, 500_000, 2_000)
        assert native is not None
        assert plain is not None
        assert bool(native[0]) == bool(plain[0])
        assert len(native[0]) <= len(plain[0])


def test_two_marks_of_one_guess_contradict_at_the_largest_shape():
    """The case that took two minutes: the same guess marked twice, among rows that are true."""
    chance = Random(3)
    position = random_rows("8x12r20", chance, rows=19, lies=0)
    first = position.rows[0]
    assert first.feedback is not None
    other = next(
        one for one in feedbacks(8) if one.red + one.white == first.feedback.red + first.feedback.white
    )
    again = Position(position.edition, (*position.rows, MarkedRow(first.guess, other)))
    found = position_verdict(again)
    assert found.smallest
    assert found.rows == (1, 20)
    assert pure_verdict(again.edition, again.rows).rows == (1, 20)


def test_rows_lost_to_the_clock_keep_their_numbers():
    box = edition("classic")
    rows = (
        Row(None),
        Row(box.guess("RRRR"), box.feedback("0-0")),
        Row(None),
        Row(box.guess("RRRR"), box.feedback("1-0")),
    )
    assert board_verdict(box, rows).rows == (2, 4)
    assert pure_verdict(box, rows).rows == (2, 4)


def test_at_its_bound_a_search_says_that_it_does_not_know():
    chance = Random(5)
    position = random_rows("8x12r20", chance, rows=20, lies=2)
    with pytest.raises(Undecided, match="within 5 steps"):
        position_verdict(position, verdict_steps=5)
    with pytest.raises(Undecided):
        pure_verdict(position.edition, position.rows, verdict_steps=5)
    with pytest.raises(Undecided):
        count(position, steps=5)


def test_at_its_bound_the_set_still_contradicts_but_is_not_called_smallest():
    chance = Random(5)
    position = random_rows("8x12r20", chance, rows=20, lies=1)
    whole = position_verdict(position)
    assert whole.rows
    for found in (
        position_verdict(position, smallest_steps=20),
        pure_verdict(position.edition, position.rows, smallest_steps=20),
    ):
        assert not found.smallest
        assert len(found.rows) >= len(whole.rows)
        chosen = Position(position.edition, tuple(position.rows[n - 1] for n in found.rows))
        assert position_verdict(chosen).rows


def test_check_counts_the_codes_of_every_shape_and_offers_repairs():
    position = Position.parse("8x12 RBGYWKOP:8-0")
    assert check(position).left == 1
    assert check(Position.parse("8x12")).left == 12**8
    wrong = Position.parse("8x12 RBGYWKOP:8-0 RBGYWKOP:7-0")
    found = check(wrong)
    assert found.contradiction == (1, 2)
    assert {(repair.row, str(repair.feedback)): repair.left for repair in found.repairs}[2, "8-0"] == 1


def test_rows_that_cannot_be_read_are_refused_by_kernel_and_twin_alike():
    shape = kernel.KernelShape(4, 6)
    for rows in ([(bytes(3), 0, 0)], [(bytes(4), 5, 0)], [(bytes([9] * 4), 0, 0)], [(bytes(4), 0, 0)] * 25):
        for way in (kernel.agreeing_count, kernel.contradiction):
            with pytest.raises(ValueError):
                way(shape, rows)
        with pytest.raises(ValueError):
            twin.contradiction(shape, rows, 1000, 1000)
