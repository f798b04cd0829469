"""The lessons say what is true: every answer is worked out again, and every step has its words."""

import itertools

import pytest

from keypeg.errors import KeypegError
from keypeg.rules import Occasion, edition, edition_guide, mark
from keypeg.training import StepKind, lessons
from keypeg.words import say
from tests.training.brute import codes, left, parts

LESSONS = {lesson.key: lesson for lesson in lessons()}


def test_there_are_six_lessons():
    assert list(LESSONS) == ["clue", "counting", "splitting", "impossible", "blanks", "group"]


def test_the_only_code_and_the_number_of_codes_are_those_of_trying_everything():
    for lesson in lessons():
        for step in lesson.steps:
            if step.kind is StepKind.ONLY_CODE:
                assert left(step.position) == [step.answer]
                assert step.is_right(step.answer)
    counted = {
        "lesson-clue-4",
        "lesson-counting-3",
        "lesson-splitting-2",
        "lesson-impossible-1",
        "lesson-blanks-3",
    }
    for step in (step for lesson in lessons() for step in lesson.steps if step.code in counted):
        assert int(step.answer) == len(left(step.position)), step.code


def test_other_numbers_are_those_of_the_rules():
    counting = LESSONS["counting"].steps[1]
    assert {sum(peg not in "RB" for peg in code) for code in left(counting.position)} == {
        int(counting.answer)
    }
    guide = edition_guide(edition("party"), 3)
    _, scored, breaking, unbroken, _ = LESSONS["group"].steps
    feedback = scored.position.rows[0].feedback
    earned = feedback.red * (guide.points(Occasion.RED) or 0) + feedback.white * (
        guide.points(Occasion.WHITE) or 0
    )
    assert int(scored.answer) == earned
    first, _, last = breaking.position.rows
    assert (first, str(last.feedback)) == (scored.position.rows[0], "4-0")
    assert int(breaking.answer) == earned + (guide.points(Occasion.BREAKING) or 0)
    assert len(unbroken.position.rows) == unbroken.position.edition.shape.rows
    full = edition_guide(unbroken.position.edition, 3)
    assert int(unbroken.answer) == full.points(Occasion.UNBROKEN)


def test_feedback_that_is_asked_for_is_that_of_the_rules():
    asked = [step for lesson in lessons() for step in lesson.steps if step.kind is StepKind.FEEDBACK]
    assert len(asked) == 2
    for step in asked:
        box = step.position.edition
        assert str(mark(box.secret(step.secret), box.guess(step.guess))) == step.answer
        assert step.is_right(step.answer)
        assert not step.is_right("0-0")


def test_a_guess_that_tells_all_apart_is_right_and_no_other():
    asked = [step for lesson in lessons() for step in lesson.steps if step.kind is StepKind.SEPARATE]
    assert len(asked) == 2
    for step in asked:
        candidates = tuple(left(step.position))
        assert step.is_right(step.answer)
        for guess in codes(step.position.edition)[::31]:
            assert step.is_right(guess) == (len(parts(candidates, guess)) == len(candidates))
    impossible = LESSONS["impossible"].steps[-1]
    assert not any(impossible.is_right(code) for code in left(impossible.position))


def test_a_claim_of_the_words_holds_that_blanks_leave_five_orders():
    step = LESSONS["blanks"].steps[2]
    assert left(step.position) == ["R.B.", "R..B", "BR..", ".BR.", ".B.R"]


def test_rows_agree_with_some_code_and_only_a_last_row_breaks_it():
    for step in (step for lesson in lessons() for step in lesson.steps if step.position.rows):
        assert left(step.position), step.code
        whole = f"{step.position.edition.shape.pegs}-0"
        assert whole not in [str(row.feedback) for row in step.position.rows[:-1]], step.code


def test_each_row_of_a_step_about_the_same_code_stays():
    for lesson in ("counting", "splitting", "impossible"):
        steps = LESSONS[lesson].steps
        for before, after in itertools.pairwise(steps):
            assert after.position.rows[: len(before.position.rows)] == before.position.rows
    *_, counted, ordered = LESSONS["blanks"].steps
    assert ordered.position.rows[:-1] == counted.position.rows


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_step_has_words(language):
    for lesson in lessons():
        for told in (lesson.title, *(t for step in lesson.steps for t in (step.text, step.after) if t)):
            assert say(told, language) != told.code


def test_what_is_no_answer_is_refused():
    steps = LESSONS["clue"].steps
    for step, text in ((steps[3], "many"), (steps[4], "??"), (steps[2], "red")):
        with pytest.raises(KeypegError):
            step.is_right(text)
    assert LESSONS["clue"].steps[0].is_right("")
