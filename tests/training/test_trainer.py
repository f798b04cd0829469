"""The trainer's level and streak, and the order of its puzzles."""

from hypothesis import given
from hypothesis import strategies as st

from keypeg.training import PuzzleKind, Training, count_answer, next_puzzle


def after(answers: str, training: Training | None = None) -> Training:
    training = training or Training()
    for answer in answers:
        training = count_answer(training, right=answer == "r")
    return training


def test_three_right_answers_in_a_row_raise_the_level_and_two_wrong_ones_lower_it():
    assert after("rr").level == 1
    assert after("rrr").level == 2
    assert after("rrrrrr").level == 3
    assert after("rrrw").level == 2
    assert after("rrrww").level == 1
    assert after("rrrwrw").level == 2
    assert after("ww").level == 1
    assert after("r" * 60).level == 10
    assert after("rrwr").level == 1


def test_the_streak_goes_on_across_levels_and_ends_with_a_wrong_answer():
    training = after("rrrrwr")
    assert (training.streak, training.longest, training.solved, training.tried) == (1, 4, 5, 6)


@given(st.text("rw", max_size=60))
def test_whatever_is_answered_the_level_stays_in_bounds_and_the_numbers_add_up(answers):
    training = after(answers)
    assert 1 <= training.level <= 10
    assert training.tried == len(answers)
    assert training.solved == answers.count("r")
    assert training.longest == max(map(len, answers.split("w")))
    assert training.streak == len(answers) - len(answers.rstrip("r"))


def test_a_long_run_at_the_highest_or_the_lowest_level_can_go_on_for_ever():
    best = after("r" * 60)
    assert (best.level, best.streak, best.run) == (10, 60, 3)
    assert after("ww", best).level == 9
    worst = after("w" * 60)
    assert (worst.level, worst.run) == (1, -2)
    assert after("rrr", worst).level == 2


def test_no_number_counts_beyond_a_million():
    million = 1_000_000
    full = Training(level=10, streak=million, longest=million, solved=million, tried=million, run=million)
    training = count_answer(full, right=True)
    assert {training.streak, training.longest, training.solved, training.tried} == {million}


def test_every_kind_comes_once_in_a_round_and_no_puzzle_twice():
    keys, kinds = [], []
    training = Training()
    for _ in range(8):
        puzzle = next_puzzle(training, seed="ada")
        keys.append(puzzle.key)
        kinds.append(puzzle.kind)
        training = count_answer(training, right=False)
    assert set(kinds[:4]) == set(kinds[4:]) == set(PuzzleKind)
    assert len(set(keys)) == 8
    assert next_puzzle(Training(), seed="ada").key == keys[0]
    assert next_puzzle(Training(), seed="ada", kinds=(PuzzleKind.WRONG_CLUE,)).kind is PuzzleKind.WRONG_CLUE
