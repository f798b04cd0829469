"""Every kind of puzzle against a second computation that tries everything."""

from statistics import mean

import pytest

from keypeg.engine.verdict import position_verdict
from keypeg.errors import KeypegError, NotationError
from keypeg.rules import Code, Position
from keypeg.training import Puzzle, PuzzleKind, make_puzzle, read_puzzle
from keypeg.training.puzzle_reasons import choose_facts, find_clash
from keypeg.words import say
from tests.training.brute import codes, least_total, left, parts, total

SEEDS = range(3)
LEVELS_TRIED = (1, 3, 6)


def made(kind: PuzzleKind, levels=LEVELS_TRIED) -> list[Puzzle]:
    return [make_puzzle(kind, level=level, seed=seed) for level in levels for seed in SEEDS]


def test_where_one_code_is_left_it_is_the_answer_and_every_row_is_needed():
    for puzzle in made(PuzzleKind.ONLY_CODE):
        assert left(puzzle.position) == [puzzle.answer]
        for row in range(1, len(puzzle.position.rows) + 1):
            assert len(left(puzzle.position, without=row)) > 1
        assert puzzle.is_right(puzzle.answer.lower())
        wrong = next(code for code in codes(puzzle.position.edition) if code != puzzle.answer)
        assert not puzzle.is_right(wrong)


def test_exactly_one_clue_can_be_the_wrong_one():
    for puzzle in made(PuzzleKind.WRONG_CLUE):
        assert left(puzzle.position) == []
        numbers = range(1, len(puzzle.position.rows) + 1)
        suspects = [row for row in numbers if left(puzzle.position, without=row)]
        assert [str(row) for row in suspects] == [puzzle.answer]
        assert [row for row in numbers if puzzle.is_right(str(row))] == suspects


def test_a_guess_wins_in_two_rows_for_sure_if_every_code_answers_it_differently():
    for puzzle in made(PuzzleKind.WIN_IN_TWO, levels=(1, 4)):
        box = puzzle.position.edition
        candidates = tuple(left(puzzle.position))
        sure = {guess for guess in codes(box) if len(parts(candidates, guess)) == len(candidates)}
        assert puzzle.answer in sure
        assert len(candidates) >= 3
        assert 2 * len(sure & set(candidates)) <= len(candidates)
        for guess in (*candidates, *sorted(sure)[:20], *codes(box)[::97]):
            assert puzzle.is_right(guess) == (guess in sure), guess


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_perfect_guess_needs_the_fewest_rows_of_all(level):
    for seed in SEEDS:
        puzzle = make_puzzle(PuzzleKind.PERFECT_GUESS, level=level, seed=seed)
        every = codes(puzzle.position.edition)
        candidates = tuple(left(puzzle.position))
        best = least_total(every, candidates)
        perfect = {guess for guess in every if total(every, candidates, guess) == best}
        assert puzzle.answer in perfect
        assert [code for code in every if puzzle.is_right(code)] == sorted(perfect, key=every.index)


def test_a_perfect_guess_of_classic_is_perfect_by_trying_everything():
    puzzle = make_puzzle(PuzzleKind.PERFECT_GUESS, level=4, seed=1)
    every = codes(puzzle.position.edition)
    candidates = tuple(left(puzzle.position))
    best = least_total(every, candidates)
    assert total(every, candidates, puzzle.answer) == best
    for guess in (*candidates, *every[::41]):
        assert puzzle.is_right(guess) == (total(every, candidates, guess) == best)


@pytest.mark.parametrize("kind", PuzzleKind)
def test_a_puzzle_is_made_again_from_its_key_and_grows_harder_with_the_level(kind):
    low, high = made(kind, levels=(1, 2)), made(kind, levels=(8,))
    assert mean(one.rating for one in low) + 1 < mean(one.rating for one in high)
    for puzzle in low[:3]:
        assert read_puzzle(puzzle.key) == puzzle
    assert len({str(puzzle.position) for puzzle in low}) == len(low)


def some_rows(position: Position, rows: tuple[int, ...]) -> Position:
    return Position(position.edition, tuple(position.rows[row - 1] for row in rows))


@pytest.mark.parametrize("kind", [PuzzleKind.ONLY_CODE, PuzzleKind.WIN_IN_TWO, PuzzleKind.PERFECT_GUESS])
def test_the_coach_explains_a_puzzle_with_facts_that_follow_from_the_rows_named(kind):
    for puzzle in made(kind, levels=(1, 5)):
        facts = choose_facts(puzzle.position, most=4)
        assert facts
        assert [fact.message for fact in facts[:2]] == list(puzzle.why[:2])[: len(facts)]
        remaining = set(codes(puzzle.position.edition))
        for fact in facts:
            rows = some_rows(puzzle.position, fact.rows) if fact.rows else puzzle.position
            true = {code for code in remaining if fact.find_refuted_part(Code(code)) is None}
            assert all(fact.find_refuted_part(Code(code)) is None for code in left(rows)), str(fact)
            # Every sentence rules codes out that the ones before it have left.
            assert true < remaining, str(fact)
            remaining = true


def test_a_wrong_clue_is_explained_by_what_the_other_rows_say():
    found = []
    for puzzle in made(PuzzleKind.WRONG_CLUE, levels=(1, 2, 3, 6)):
        wrong = int(puzzle.answer)
        rows = position_verdict(puzzle.position).rows
        facts = find_clash(puzzle.position, rows, wrong)
        if not facts:
            assert puzzle.why[0].code == "puzzle-why-contradict"
            continue
        found.append(facts)
        assert puzzle.why[: len(facts)] == tuple(fact.message for fact in facts)
        alone = left(some_rows(puzzle.position, (wrong,)))
        for fact in facts:
            assert wrong not in fact.rows
            others = left(some_rows(puzzle.position, fact.rows))
            assert all(fact.find_refuted_part(Code(code)) is None for code in others), str(fact)
            alone = [code for code in alone if fact.find_refuted_part(Code(code)) is None]
        assert alone == [], facts
    assert len(found) >= 6


@pytest.mark.parametrize("kind", PuzzleKind)
def test_no_explanation_of_a_puzzle_has_decimals(kind):
    for puzzle in made(kind, levels=(1, 4)):
        assert not [str(one) for one in puzzle.why if "." in str(one).removesuffix(".").replace(". ", " ")]


@pytest.mark.parametrize("kind", PuzzleKind)
@pytest.mark.parametrize("language", ["en", "de"])
def test_questions_and_explanations_have_words(kind, language):
    for level in (1, 5, 9):
        puzzle = make_puzzle(kind, level=level, seed="words")
        for told in (puzzle.question, *puzzle.why):
            words = say(told, language)
            assert words != told.code
            assert "{" not in words


@pytest.mark.parametrize(
    "key", ["", "only-code", "only-code:3", "only-code:x:1", "riddle:1:1", "only-code:11:1", "only-code:1:\n"]
)
def test_a_key_that_names_no_puzzle_is_refused(key):
    with pytest.raises(NotationError):
        read_puzzle(key)


def test_what_is_no_answer_at_all_is_refused():
    clue = make_puzzle(PuzzleKind.WRONG_CLUE, level=1, seed=1)
    for text in ("", "0", "9", "x", "-1", "1" * 50):
        with pytest.raises(KeypegError):
            clue.is_right(text)
    with pytest.raises(KeypegError):
        make_puzzle(PuzzleKind.ONLY_CODE, level=1, seed=1).is_right("RRXX")
