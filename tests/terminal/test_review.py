"""The review screen: rows, bars, words, sums, and how it is left."""

from threading import Event

import pytest
from rich.color import ColorSystem

from keypeg.api.review import NumberData
from keypeg.terminal.bars import cost_bar, log_bar, log_curve, two_sided_bar
from keypeg.terminal.local_table import open_table
from keypeg.terminal.match_form import MatchForm
from keypeg.terminal.screens.review import ReviewScreen
from keypeg.terminal.turns import Mode
from tests.cli.test_review import by_trying_everything
from tests.terminal.stage import LARGE, SMALL, played, stage
from tests.waiting import wait_until_async

SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
GUESSES = ["RRR", "RBG", "BBG", "YGB", "GYB"]
TWO = ("Ada", "Ben")


async def opened(here, edition: str, actions: list[tuple[int, str]], *, names=TWO, **plan) -> None:
    """A table on the screen when the last of these actions is taken, so that the game it ends stays there."""
    made = MatchForm(
        company="people", edition=edition, names=names, players=len(names), games=len(names), **plan
    )
    tables = here.app.data.tables
    link = open_table(tables, made.options(), made.names)
    for seat, action in actions[:-1]:
        tables.act(link.table, seat, action, seq=tables.view(link.table, 0).seq)
    await here.show_table(link)
    seat, action = actions[-1]
    tables.act(link.table, seat, action, seq=tables.view(link.table, 0).seq)
    await here.until(lambda: here.table.mode in (Mode.BETWEEN, Mode.OVER), what="the end of the game")


async def reviewed(here, edition: str, actions: list[tuple[int, str]], **more) -> None:
    await opened(here, edition, actions, **more)
    await here.see("Review")
    await here.press("e")
    await here.until(lambda: here.app.screen.review is not None, what="the review")


def game(secret: str, guesses: list[str]) -> list[tuple[int, str]]:
    return [(0, f"secret {secret}"), *((1, f"guess {guess}") for guess in guesses)]


def told(here) -> str:
    """What is said beside the board, its lines joined."""
    return " ".join(here.app.screen.told.plain.split())


def shown_whole(here) -> bool:
    """Whether every line that is told stands on the screen in full, or can be read on."""
    lines = here.app.screen.told.plain.splitlines()
    return all(line.strip() in here.text() for line in lines) or "Scroll" in here.text()


@SIZES
def test_the_rows_are_stepped_through_with_the_numbers_of_an_exhaustive_search(tmp_path, size):
    async def scene():
        async with stage(tmp_path, size=size) as here:
            await reviewed(here, "3x4", game("GYB", GUESSES))
            here.shoot("review-whole")
            await here.see("The whole game")
            await here.until(lambda: shown_whole(here), what="every line")
            for number, (mistake, luck) in enumerate(by_trying_everything("3x4", "GYB", GUESSES), 1):
                await here.press("right" if number % 2 else "up")
                await here.see(f"Row {number} of 5")
                text = here.text()
                assert f"▸{number} " in text
                assert f"Rows lost {mistake:.3f}" in text
                lucky = float(text.partition("Luck ")[2].split()[0])
                assert lucky == pytest.approx(luck, abs=0.0005)
                await here.until(lambda: shown_whole(here), what="every line")
                here.shoot(f"review-row{number}")
            await here.press("right")
            await here.see("Row 5 of 5")
            await here.press("left", "down")
            await here.see("Row 3 of 5: slip")
            await here.see("A better guess")
            await here.press("home")
            await here.see("The whole game")
            await here.press("escape")
            assert here.at_table

    played(scene())


def test_the_sum_on_the_screen_closes(tmp_path):
    """Rows played + still expected = perfect + lost - luck; 3 x 4 by the exhaustive search."""

    async def scene():
        async with stage(tmp_path) as here:
            await reviewed(here, "3x4", game("GYB", GUESSES))
            await here.see("still expected")
            lines = here.text().splitlines()
            number = {
                what: float(
                    next(line for line in lines if what in line).split(what)[0].split()[-1].strip("()")
                )
                for what in (" still expected", " perfect play", " lost", " luck")
            }
            await here.see("5 rows played")
            assert 5 + number[" still expected"] == pytest.approx(
                number[" perfect play"] + number[" lost"] - number[" luck"], abs=0.002
            )
            assert number[" lost"] == pytest.approx(
                sum(mistake for mistake, _ in by_trying_everything("3x4", "GYB", GUESSES)), abs=0.0005
            )

    played(scene())


@SIZES
def test_a_group_game_tells_each_codebreakers_part(tmp_path, size):
    first = ["WSYB", "WPSY", "PWYS", "WPGY", "WPRS", "WPGR"]
    actions = [(0, "secret WPGR"), *((1 + at % 2, f"guess {guess}") for at, guess in enumerate(first))]

    async def scene():
        async with stage(tmp_path, size=size) as here:
            await reviewed(here, "party", actions, names=("rich", "steve", "rob"))
            here.shoot("review-group")
            assert "steve: 3 rows," in told(here)
            assert "rob: 3 rows," in told(here)
            await here.until(lambda: shown_whole(here), what="every line")
            await here.press("right", "right")
            await here.see("rob placed it.")
            await here.until(lambda: shown_whole(here), what="every line")

    played(scene())


def test_beside_the_widest_board_of_a_group_every_line_is_still_whole(tmp_path):
    actions = [(0, "secret WPGROS"), (1, "guess WWPPGG"), (2, "guess ROSWPG"), (1, "guess WPGROS")]

    async def scene():
        async with stage(tmp_path) as here:
            await reviewed(here, "party/6x6u", actions, names=("rich", "steve", "rob"))
            here.shoot("review-narrow")
            for _ in range(4):
                screen = here.app.screen
                seen = here.text()
                if "Scroll" in seen:
                    await here.press("pagedown")
                    seen += here.text()
                    await here.press("pagedown")
                    seen += here.text()
                assert all(line.strip() in seen for line in screen.told.plain.splitlines())
                await here.press("right")
            here.shoot("review-narrow-row")

    played(scene())


def test_a_contradiction_is_named_and_the_rows_after_it_are_not_reviewed(tmp_path):
    """R13: the marks of rows 1 and 2 cannot both be true; the code RGBY gives RRRR one red."""
    actions = [
        (0, "secret RGBY"),
        *[(1, "guess RRRR"), (0, "mark 0-0"), (1, "guess RRRR"), (0, "mark 1-0"), (1, "claim")],
    ]

    async def scene():
        async with stage(tmp_path) as here:
            await reviewed(here, "classic", actions, by_hand=True)
            here.shoot("review-contradiction")
            assert "rows 1 and 2 contradict each other" in told(here)
            assert "The codemaker gave wrong feedback for row 1." in told(here)
            await here.until(lambda: shown_whole(here), what="every line")
            await here.see("Game 1 of 2 (void)")
            await here.press("right", "right")
            assert "Not reviewed: no code fits the rows up to here." in told(here)
            await here.until(lambda: shown_whole(here), what="every line")
            await here.see("▸!2")

    played(scene())


def test_earlier_games_of_the_match_are_a_key_away(tmp_path):
    actions = [
        *game("RRB", ["RRB"]),
        *[(1, "secret GYB"), (0, "guess RRR"), (0, "guess GYB")],
    ]

    async def scene():
        async with stage(tmp_path) as here:
            await opened(here, "3x4", actions)
            assert here.table.mode is Mode.OVER
            await here.press("e")
            await here.until(lambda: here.app.screen.review is not None, what="the review")
            await here.see("Game 2 of 2: the code was set by Ben")
            await here.see("2 rows played")
            await here.press("g")
            await here.until(lambda: here.app.screen.review is not None, what="the other review")
            await here.see("Game 1 of 2: the code was set by Ada")
            await here.see("1 row played")

    played(scene())


def test_a_large_box_is_reviewed_with_bounds_in_the_smallest_screen(tmp_path):
    actions = game("RBGYW", ["RRRRR", "BBBBB", "RBGYW"])

    async def scene():
        async with stage(tmp_path) as here:
            await reviewed(here, "super", actions)
            here.shoot("review-super")
            await here.until(lambda: shown_whole(here), what="every line")
            for number in range(1, 4):
                await here.press("right")
                await here.see(f"Row {number} of 3")
                lost = here.text().partition("Rows lost")[2].splitlines()[0]
                # Bounds more than a row apart are not shown: what the guess leaves on average is.
                assert "not known exactly" in lost or " to " in lost
                assert "codes on average" in told(here)
                await here.until(lambda: shown_whole(here), what="every line")
            here.shoot("review-super-row")

    played(scene())


def test_a_box_too_large_is_told_in_a_sentence(tmp_path):
    actions = game("RRRRRRRR", ["RRRRRRRB", "RRRRRRRR"])

    async def scene():
        async with stage(tmp_path) as here:
            await opened(here, "8x12", actions)
            await here.press("e")
            assert here.app.screen.told.plain == "No review: this edition has too many codes for a review."
            await here.see("No review: this edition")
            await here.press("escape")
            assert here.at_table

    played(scene())


def test_it_can_be_left_while_it_is_worked_out(tmp_path, monkeypatch):
    released = Event()

    def never(*_, **__):
        released.wait(60)
        raise AssertionError("nobody waits for this")

    async def scene():
        async with stage(tmp_path) as here:
            monkeypatch.setattr(here.app.data.tables, "review", never)
            await opened(here, "3x4", [*game("RRB", ["RRB"]), (1, "secret GYB"), (0, "guess GYB")])
            await here.pilot.press("e")
            await here.see("Computing what")
            assert isinstance(here.app.screen, ReviewScreen)
            here.shoot("review-loading")
            await here.pilot.press("escape")
            await wait_until_async(lambda: here.at_table, "the table")

    try:
        played(scene())
    finally:
        released.set()


def test_without_colour_nothing_is_lost(tmp_path, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")

    async def scene():
        async with stage(tmp_path) as here:
            assert here.app.no_color
            await reviewed(here, "3x4", game("GYB", GUESSES))
            await here.press("right", "right", "right")
            here.shoot("review-no-colour")
            for word in (
                "Row 3 of 5: slip",
                "Rows lost 0.600",
                "lost rows│saved rows",
                "█│",
                "before",
                "after",
            ):
                await here.see(word)

    played(scene())


def test_in_sixteen_colours_everything_told_can_be_read(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            await reviewed(here, "3x4", game("GYB", GUESSES))
            for _ in range(4):
                left = here.app.screen.query_one("#told").region.x
                for strip in here.app.screen._compositor.render_strips()[2:-1]:
                    for segment in strip.crop(left):
                        if segment.text.strip():
                            ink = segment.style.color.downgrade(ColorSystem.STANDARD)
                            ground = segment.style.bgcolor.downgrade(ColorSystem.STANDARD)
                            assert ink.number != ground.number, segment
                await here.press("right")

    played(scene())


def number(lower: float, upper: float) -> NumberData:
    return NumberData(exact=lower == upper, lower=lower, upper=upper)


def test_bars_are_as_long_as_their_numbers_and_tell_sure_from_possible():
    exact, bounds = number(0.5, 0.5), number(-0.25, 0.5)
    assert cost_bar(exact, scale=1.0, half=4) == "  ██│    "
    assert two_sided_bar(exact, scale=1.0, half=4) == "    │██  "
    assert two_sided_bar(bounds, scale=1.0, half=4) == "   ░│░░  "
    assert two_sided_bar(number(0.25, 1.0), scale=1.0, half=4) == "    │█░░░"
    assert two_sided_bar(number(0.0, 0.0), scale=1.0, half=4) == "    │    "
    # A power of ten is as long, and as high, as the next.
    assert [len(log_bar(count, most=1000, width=9)) for count in (1000, 100, 10, 1)] == [9, 6, 3, 1]
    assert log_curve([10_000_000, 100_000, 10, 1]) == "█▆▂▁"
