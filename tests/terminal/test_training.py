"""The daily code, puzzles and lessons in the terminal."""

import json
from datetime import UTC, datetime

import pytest
from textual.widgets import OptionList

from keypeg.engine.candidates import candidates
from keypeg.rules import Code, mark
from keypeg.terminal.daily_tables import daily_games
from keypeg.terminal.screens.daily import DailyScreen, DailyTableScreen
from keypeg.terminal.screens.daily_result import DailyResultScreen
from keypeg.terminal.screens.home import HomeScreen
from keypeg.terminal.screens.lesson import LessonScreen, LessonsScreen
from keypeg.terminal.screens.puzzle import PuzzleScreen
from keypeg.terminal.training_memory import TrainingMemory
from keypeg.terminal.turns import Mode
from keypeg.training import Family, PuzzleKind, daily, lessons
from tests.terminal.stage import played, stage

NOON = datetime(2026, 11, 15, 12, tzinfo=UTC).timestamp()
DAY = 86_400
SIZES = pytest.mark.parametrize("size", [(80, 24), (45, 30)], ids=["small", "narrow"])


def noon() -> float:
    return NOON


def said(here) -> str:
    """What the text beside the board says."""
    return " ".join(text for text, _ in here.app.screen.paragraphs())


def secret_of(family: Family) -> str:
    return str(daily(datetime.fromtimestamp(NOON, UTC).date(), family).secret)


@SIZES
def test_a_daily_code_is_played_and_its_result_shown(tmp_path, size):
    async def scene():
        async with stage(tmp_path, size=size, now=noon) as here:
            await here.open("Daily code")
            assert isinstance(here.app.screen, DailyScreen)
            await here.open("Classic")
            await here.until_mode(Mode.GUESS)
            assert isinstance(here.app.screen, DailyTableScreen)
            await here.until_gone("Hint")
            await here.type("RRBB")
            await here.until_mode(Mode.GUESS)
            await here.type(secret_of(Family.CLASSIC))
            await here.until_mode(Mode.OVER)
            await here.see("Your result")
            await here.until_gone("Play again")
            await here.press("enter")
            await here.until(lambda: "perfect play averages" in said(here), what="the review")
            here.shoot(f"daily-result-{size[1]}")
            assert isinstance(here.app.screen, DailyResultScreen)
            await here.see("You broke it in 2 rows")
            assert here.app.screen.shared.splitlines()[0] == (
                # 15 November is day 319 of its year, and the first code was that of 1 January.
                "Keypeg #319 · Classic 2/10"
            )
            assert here.app.screen.shared.splitlines()[2] == "🔴" * 4
            await here.press("c")
            assert here.app.clipboard == here.app.screen.shared
            await here.press("e")
            await here.press("escape", "enter")
            await here.see("broken in 2")
            here.shoot(f"daily-{size[1]}")

    played(scene())


def test_what_is_shared_of_a_daily_code_says_the_key_pegs_and_no_colour(tmp_path):
    secret = secret_of(Family.EASY)

    async def scene():
        async with stage(tmp_path, now=noon) as here:
            await here.open("Daily code")
            await here.open("Kids")
            await here.until_mode(Mode.GUESS)
            await here.type("RRB")
            await here.until_mode(Mode.GUESS)
            await here.type(secret)
            await here.until_mode(Mode.OVER)
            await here.press("enter")
            await here.until(lambda: here.app.screen.shared != "", what="the text")
            told = mark(Code(secret), Code("RRB"))
            line = "🔴" * told.red + "⚪" * told.white + "·" * (3 - told.red - told.white)
            assert here.app.screen.shared.splitlines()[1:3] == [line, "🔴" * 3]
            assert "The seal matches" in said(here)

    played(scene())


def test_a_daily_code_left_in_the_middle_is_resumed_and_counts_for_the_streak_once(tmp_path):
    async def first():
        async with stage(tmp_path, now=noon) as here:
            await here.open("Daily code")
            await here.open("Kids")
            await here.until_mode(Mode.GUESS)
            await here.type("RRB")
            await here.until_mode(Mode.GUESS)
            await here.press("q")
            await here.see("in play")
            await here.press("escape")
            assert isinstance(here.app.screen, HomeScreen)
            await here.see("Continue  Daily code · Kids · 2026-11-15")
            await here.open("Continue")
            assert isinstance(here.app.screen, DailyTableScreen)
            await here.until_mode(Mode.GUESS)
            await here.type(secret_of(Family.EASY))
            await here.until_mode(Mode.OVER)
            await here.press("enter")
            await here.see("1 day in a row")

    async def next_day():
        async with stage(tmp_path, now=lambda: NOON + DAY) as here:
            await here.open("Daily code")
            await here.see("2026-11-16")
            await here.press("right", "left", "left")
            await here.see("2026-11-15  broken in 2 rows")
            await here.see("1 day in a row")
            await here.press("enter")
            await here.see("You broke it in 2 rows")

    played(first())
    played(next_day())


def test_an_earlier_day_can_be_played_but_not_for_the_streak(tmp_path):
    async def scene():
        async with stage(tmp_path, now=lambda: NOON + 9 * DAY) as here:
            await here.open("Daily code")
            await here.open("2026-11-15")
            await here.until_mode(Mode.GUESS)
            await here.type(secret_of(Family.CLASSIC))
            await here.until_mode(Mode.OVER)
            await here.press("enter")
            await here.until(lambda: "does not count for the streak" in said(here), what="it")
            games = daily_games(here.app.data.tables).list_all()
            assert [(game.rows, game.broken, game.late) for game in games] == [(1, True, True)]

    played(scene())


def test_a_daily_code_whose_table_was_deleted_has_lost_only_its_rows(tmp_path):
    async def scene():
        async with stage(tmp_path, now=noon) as here:
            await here.open("Daily code")
            await here.open("Kids")
            await here.until_mode(Mode.GUESS)
            await here.press("q", "escape")
            here.app.screen.query_one(OptionList).highlighted = 0
            await here.press("x", "y")
            assert not any(
                "Continue" in str(line.prompt) for line in here.app.screen.query_one(OptionList).options
            )
            await here.open("Daily code")
            await here.open("Kids")
            await here.see("Not this time")
            await here.press("escape")
            assert isinstance(here.app.screen, DailyScreen)

    played(scene())


def test_a_daily_code_that_is_given_up_has_a_result_but_no_review(tmp_path):
    async def scene():
        async with stage(tmp_path, now=noon) as here:
            await here.open("Daily code")
            await here.open("Classic")
            await here.until_mode(Mode.GUESS)
            await here.press("r", "x", "y")
            await here.until_mode(Mode.OVER)
            await here.see("Not this time")
            assert "wins" not in here.table.query_one("#turn").content.plain
            await here.press("enter")
            await here.until(lambda: "1 day in a row" in said(here), what="the result")
            assert here.app.screen.shared == "Keypeg #319 · Classic ×/10"
            await here.until_gone("Review")

    played(scene())


def wrong_answer(puzzle) -> str:
    """An answer that can be given but is wrong."""
    if puzzle.asks_for_row:
        return next(str(n) for n in range(1, len(puzzle.position.rows) + 1) if str(n) != puzzle.answer)
    pegs = puzzle.position.edition.shape.pegs
    codes = (letter * pegs for letter in puzzle.position.edition.letters)
    return next(code for code in codes if not puzzle.is_right(code))


async def answer(here, text: str) -> None:
    here.dash_off(text.lower())
    await here.press("enter")


@SIZES
def test_puzzles_are_answered_explained_and_counted(tmp_path, size):
    async def scene():
        async with stage(tmp_path, size=size) as here:
            await here.open("Puzzles")
            screen = here.app.screen
            assert isinstance(screen, PuzzleScreen)
            kinds = set()
            for number in range(1, 5):
                await here.until(lambda: screen.puzzle is not None, what="a puzzle")
                puzzle = screen.puzzle
                kinds.add(puzzle.kind)
                if size[0] >= 80:
                    await here.see(screen.words(puzzle.question)[:20])
                here.shoot(f"puzzle-{puzzle.kind}-{size[1]}")
                await here.press("enter")
                await here.see("Some holes are still", "Pick the wrong row")
                await answer(here, puzzle.answer)
                await here.see("Right!")
                await here.see(f"{number} of {number} solved")
                await here.press("enter")
            assert kinds == set(PuzzleKind)
            await here.see("Level 2")
        kept = json.loads((tmp_path / "training.json").read_text())
        assert kept["training"]["solved"] == 4

    played(scene())


def test_a_wrong_answer_ends_the_streak_and_shows_a_right_one(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Puzzles")
            screen = here.app.screen
            await here.until(lambda: screen.puzzle is not None, what="a puzzle")
            puzzle = screen.puzzle
            await answer(here, wrong_answer(puzzle))
            await here.see("Not quite")
            await here.see("0 of 1 solved")
            await here.see("It was row" if puzzle.asks_for_row else "A right answer:")
            await here.press("enter")
            await here.until(lambda: screen.puzzle not in (None, puzzle), what="the next puzzle")
            await here.press("x")
            await here.see("Here is an answer")
            await here.press("escape")
            assert isinstance(here.app.screen, HomeScreen)
            await here.open("Puzzles")
            await here.see("0 of 2 solved")

    played(scene())


def test_a_damaged_training_file_is_named_in_one_line(tmp_path):
    (tmp_path / "training.json").write_text('{"seed": "a", "training": {"level": 99}}')

    async def scene():
        async with stage(tmp_path, size=(160, 50)) as here:
            await here.open("Puzzles")
            await here.see("delete it to start puzzles and lessons anew")
            await here.press("escape")
            await here.open("Six lessons")
            await here.see("delete it")

    played(scene())


def lesson_keys(step) -> list[str]:
    """The keys that answer a step."""
    if step.kind == "feedback":
        red, white = step.answer.split("-")
        return [red, "down", white]
    return ["full_stop" if sign == "." else sign for sign in step.answer.lower()]


async def take_lesson(here, lesson) -> None:
    for number, step in enumerate(lesson.steps, 1):
        await here.see(f"Step {number} of {len(lesson.steps)}")
        if step.kind != "read":
            await here.press(*lesson_keys(step), "enter")
            await here.see("Right!")
        if number < len(lesson.steps):
            await here.press("enter")
    await here.see("You finished this lesson.")


@SIZES
def test_a_lesson_is_taken_from_the_first_step_to_the_last(tmp_path, size):
    async def scene():
        async with stage(tmp_path, size=size) as here:
            await here.open("Six lessons")
            await here.press("enter")
            await take_lesson(here, lessons()[0])
            here.shoot("lesson")
            await here.press("enter")
            assert here.app.screen.lesson.key == lessons()[1].key
            await here.press("escape")
            assert isinstance(here.app.screen, LessonsScreen)
            await here.see("✓")
            here.shoot("lessons")

    played(scene())


def test_after_the_last_lesson_come_puzzles(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Six lessons")
            await here.open("6")
            await take_lesson(here, lessons()[5])
            await here.press("enter")
            assert isinstance(here.app.screen, PuzzleScreen)

    played(scene())


def test_a_guess_that_tells_the_codes_apart_is_an_answer(tmp_path):
    """Lesson 3, step 3: the answer is any guess that leaves one code for each feedback."""

    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Six lessons")
            await here.open("3")
            screen = here.app.screen
            screen._show(2)
            await here.press(*"rrrr", "enter")
            await here.see("Not yet.")
            screen._show(2)
            await here.press(*"bbgr", "enter")
            await here.see("Right!")

    played(scene())


def test_a_wrong_answer_in_a_lesson_may_be_tried_again_and_a_step_read_again(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Six lessons")
            await here.press("enter", "enter", "enter")
            await here.press("enter")
            await here.see("Not yet. Have another look.")
            await here.press("pageup")
            await here.see("Step 2 of 5")
            await here.press("enter")
            await here.press("1", "down", "1", "enter")
            await here.press("enter")
            await here.press("enter")
            await here.see("is not a number")
            await here.press("2", "6", "enter")
            await here.see("Not yet.")
            await here.press("backspace", "7", "enter")
            await here.see("Right!")

    played(scene())


def test_two_wrong_answers_show_the_right_one_and_the_lesson_continues(tmp_path):
    """In every lesson: each question is answered wrongly twice, and the lesson is finished all the same."""
    wrong = {"number": "9", "feedback": "4", "only-code": "", "separate": ""}

    async def scene():
        async with stage(tmp_path) as here:
            for number, lesson in enumerate(lessons(), 1):
                here.app.push_screen(LessonScreen(TrainingMemory(tmp_path / "training.json"), number - 1))
                await here.until(
                    lambda at=lesson: getattr(here.app.screen, "lesson", None) == at, what="a lesson"
                )
                for at, step in enumerate(lesson.steps, 1):
                    if step.kind != "read":
                        keys = wrong[step.kind] or "r" * len(step.answer)
                        await here.press(*keys, "enter")
                        await here.see("Not yet.")
                        await here.press("enter")
                        await here.see("Not quite. Here is the answer.")
                        await here.see(step.answer)
                    if at < len(lesson.steps):
                        await here.press("enter")
                await here.see("You finished this lesson.")

    played(scene())


def test_a_row_without_key_pegs_looks_answered(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Six lessons")
            await here.press("enter")
            here.app.screen._show(3)
            await here.see("–––  0-0")
            here.app.screen._show(0)
            await here.see("●··  1-0")

    played(scene())


def test_a_puzzle_shows_the_rows_it_was_made_with(tmp_path):
    """The board is drawn from the same position that the answer is judged by."""

    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Puzzles")
            screen = here.app.screen
            await here.until(lambda: screen.puzzle is not None, what="a puzzle")
            for _ in range(4):
                puzzle = screen.puzzle
                for row in puzzle.position.rows:
                    pegs = " ".join(f"▐{letter}▌" for letter in str(row.guess))
                    await here.see(pegs)
                if puzzle.kind is PuzzleKind.ONLY_CODE:
                    assert [str(code) for code in candidates(puzzle.position)] == [puzzle.answer]
                await here.press("x", "enter")
                await here.until(lambda before=puzzle: screen.puzzle not in (None, before), what="the next")

    played(scene())
