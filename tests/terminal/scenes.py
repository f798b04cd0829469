"""Every screen of the terminal game, each brought to a moment that looks the same in every run."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

import msgspec
from textual.widgets import Input

from keypeg.terminal.local_table import LocalLink, open_table
from keypeg.terminal.match_form import MatchForm
from keypeg.terminal.screens.lesson import LessonScreen
from keypeg.terminal.screens.race import RaceScreen
from keypeg.terminal.screens.room import RoomScreen
from keypeg.terminal.screens.setup import SetupScreen
from keypeg.terminal.solo import solo_options
from keypeg.terminal.turns import Mode
from keypeg.training import Family, daily
from tests.terminal.rooms import STANDINGS, PictureRoom, progress_data, room_data, round_data
from tests.terminal.stage import Stage

NOON = datetime(2026, 11, 15, 12, tzinfo=UTC).timestamp()
"""The time of all scenes: there is a daily code, and a puzzle of this seed."""
TRAINING = b'{"seed": "pictures"}'
TWO, THREE = ("Ada", "Ben"), ("Ada", "Ben", "Cleo")
FIRST_ROWS = [(0, "secret RGBY"), (1, "guess RRBB"), (1, "guess RGYW")]
SHORT_GAME = [(0, "secret GYB"), (1, "guess RRR"), (1, "guess RBG"), (1, "guess GYB")]

Scene = Callable[[Stage], Awaitable[None]]


def open_match(
    here: Stage, actions: list[tuple[int, str]], *, names=TWO, edition="classic", **more
) -> LocalLink:
    """Open a match of people at this terminal, and take these actions at it."""
    form = MatchForm(
        company="people", edition=edition, names=names, players=len(names), games=len(names), **more
    )
    tables = here.app.data.tables
    link = open_table(tables, form.options(), form.names)
    for seat, action in actions:
        tables.act(link.table, seat, action, seq=tables.view(link.table, 0).seq)
    return link


async def sit_down(here: Stage, actions: list[tuple[int, str]], **more) -> None:
    """Show a match of people, behind the hand-over where there is one."""
    await here.show_table(open_match(here, actions, **more))
    if not here.at_table:
        await here.press("enter")


async def end_game(here: Stage, actions: list[tuple[int, str]], **more) -> None:
    """Show a game that ends while one looks at it."""
    await sit_down(here, actions[:-1], **more)
    tables, (seat, action) = here.app.data.tables, actions[-1]
    table = here.table.state.table
    tables.act(table, seat, action, seq=tables.view(table, 0).seq)
    await here.until(lambda: here.table.mode in (Mode.BETWEEN, Mode.OVER), what="the end of the game")
    await here.until(
        lambda: here.table._cheer is None or here.table._cheer.done, what="the pegs of the cheer"
    )


async def choose(here: Stage, option: str) -> None:
    """Open a line of the menu, by its id: the words differ from language to language."""
    menu = here.app.screen.query_one("#menu")
    menu.highlighted = menu.get_option_index(option)
    await here.press("enter")


async def menu(_: Stage) -> None: ...


async def menu_with_matches(here: Stage) -> None:
    for _ in range(7):
        open_match(here, FIRST_ROWS)
    here.app.screen.on_screen_resume()
    await here.settle()


async def set_up_computer(here: Stage) -> None:
    await choose(here, "new computer")


async def set_up_people(here: Stage) -> None:
    await here.app.push_screen(SetupScreen(here.app.data.tables, "people", edition_text="party"))
    await here.settle()
    await here.press(*["down"] * 9)


async def set_up_companion(here: Stage) -> None:
    await choose(here, "new companion")


async def hand_over(here: Stage) -> None:
    await here.show_table(open_match(here, []))


async def setting(here: Stage) -> None:
    await sit_down(here, [])
    await here.press(*"rg")


async def guessing(here: Stage) -> None:
    await sit_down(here, FIRST_ROWS)
    await here.press(*"kb")


async def marking(here: Stage) -> None:
    await sit_down(here, FIRST_ROWS[:2], by_hand=True)


async def three_players(here: Stage) -> None:
    rows = [(0, "secret RGBY"), (1, "guess RRBB"), (2, "guess RGYW"), (1, "guess WWPP")]
    await sit_down(here, rows, names=THREE, edition="party")


async def wide_box(here: Stage) -> None:
    await sit_down(here, [(0, "secret RGBYW"), (1, "guess RRBBW")], edition="super")


async def companion(here: Stage) -> None:
    form = MatchForm(company="companion", names=TWO)
    await here.show_table(open_table(here.app.data.tables, form.options(), form.names))
    await here.press("enter")
    await here.type("RRGG")
    await here.mark(1, 1)


async def between_games(here: Stage) -> None:
    await end_game(here, SHORT_GAME, edition="3x4")


async def solo(here: Stage) -> None:
    await choose(here, "solo")
    await here.until_mode(Mode.GUESS)


async def give_up_question(here: Stage) -> None:
    await guessing(here)
    await here.press("x")


async def admit_question(here: Stage) -> None:
    await sit_down(here, [*FIRST_ROWS[:2], (0, "mark 1-0"), (1, "guess GGGG")], by_hand=True)
    await here.press("exclamation_mark")


async def rules(here: Stage) -> None:
    await guessing(here)
    await here.press("question_mark")


async def score_card(here: Stage) -> None:
    await three_players(here)
    await here.press("d")


async def review_game(here: Stage) -> None:
    await end_game(here, SHORT_GAME, edition="3x4")
    await here.press("e")
    await here.until(lambda: here.app.screen.review is not None, what="the review")


async def review_row(here: Stage) -> None:
    await review_game(here)
    await here.press("right", "right")


async def daily_list(here: Stage) -> None:
    await choose(here, "daily")
    await here.until(lambda: here.app.screen.query_one("#menu").option_count > 5, what="the days")


async def daily_table(here: Stage) -> None:
    await daily_list(here)
    await choose(here, "2026-11-15-classic")
    await here.until_mode(Mode.GUESS)
    await here.type("RRBB")


async def daily_result(here: Stage) -> None:
    await daily_table(here)
    await here.until_mode(Mode.GUESS)
    await here.type(str(daily(datetime.fromtimestamp(NOON, UTC).date(), Family.CLASSIC).secret))
    await here.until_mode(Mode.OVER)
    await here.press("enter")
    await here.until(lambda: here.app.screen._review is not None, what="the review")


async def daily_review(here: Stage) -> None:
    await daily_result(here)
    await here.press("e")
    await here.until(lambda: here.app.screen.review is not None, what="the review")


async def puzzle(here: Stage) -> None:
    await choose(here, "puzzles")
    await here.until(lambda: here.app.screen.puzzle is not None, what="a puzzle")


async def puzzle_answer(here: Stage) -> None:
    await puzzle(here)
    await here.press("x")


async def lesson_list(here: Stage) -> None:
    await choose(here, "lessons")


async def lesson_marks(here: Stage) -> None:
    screen = LessonScreen(here.app.data.training, 0)
    await here.app.push_screen(screen)
    await here.settle()
    while screen.step.kind != "feedback":
        await here.press("enter")


async def join(here: Stage) -> None:
    await choose(here, "join")
    for field in here.app.screen.query(Input):
        field.cursor_blink = False


async def empty_record(here: Stage) -> None:
    await choose(here, "record")
    await here.until(lambda: here.app.screen.record is not None, what="the record")


async def record(here: Stage) -> None:
    from tests.terminal.test_record import added

    for at, rows in enumerate((5, 4, 6, 3, 5, 4)):
        added(here, rows=rows, at=at, edition="classic" if at % 2 else "expert", player=TWO[at % 2])
    await empty_record(here)


async def room_lobby(here: Stage) -> None:
    await here.app.push_screen(RoomScreen(PictureRoom(here, room_data(), host=True)))
    await here.settle()


async def room_host_menu(here: Stage) -> None:
    await room_lobby(here)
    await here.press("plus")


async def room_names(here: Stage) -> None:
    await here.app.push_screen(RoomScreen(PictureRoom(here, room_data(names=["Ada", "Ben"]), host=True)))
    await here.settle()
    await here.press("n")


async def room_race(here: Stage) -> None:
    hints = [{"hole": 2, "peg": "G"}]
    told = room_data(round=round_data(hints=hints), progress=progress_data(2))
    options = msgspec.structs.replace(solo_options("classic"), hints=False)
    table = open_table(here.app.data.tables, options, ("Ada",))
    await here.app.push_screen(RaceScreen(PictureRoom(here, told, table=table)))
    for rows, guess in enumerate(("RRBB", "RGYW"), 1):
        await here.until_mode(Mode.GUESS)
        await here.type(guess)
        await here.until(lambda rows=rows: len(here.view.game.rows) == rows, what=f"row {rows}")
    await here.until_mode(Mode.GUESS)


async def room_standings(here: Stage) -> None:
    seals = [{"player": 0, "digest": "5e" * 32, "code": "RGBY", "nonce": "00" * 32}]
    over = round_data(phase="over", why="time", seals=seals, standings=STANDINGS)
    told = room_data(round=over, rounds_over=1, standings=STANDINGS, progress=progress_data(4))
    await here.app.push_screen(RoomScreen(PictureRoom(here, told)))
    await here.until(lambda: here.app.screen._review is not None, what="the verdict")


SCENES: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        menu, menu_with_matches, set_up_computer, set_up_people, set_up_companion, hand_over, setting,
        guessing, marking, three_players, wide_box, companion, between_games, solo,
        give_up_question, admit_question, rules, score_card, review_game, review_row, daily_list,
        daily_table, daily_result, daily_review, puzzle, puzzle_answer, lesson_list, lesson_marks, join, empty_record,
        record, room_lobby, room_host_menu, room_names, room_race, room_standings,
    )
}  # fmt: skip
