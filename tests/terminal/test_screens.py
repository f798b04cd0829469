"""What the screens show, hide and take: keys, mouse, colours, sizes."""

import re
from pathlib import Path

import msgspec
import pytest
from rich.color import ColorSystem

from keypeg.rules import editions
from keypeg.table.state.options import SECONDS_OFFERED
from keypeg.terminal.entry import Entry
from keypeg.terminal.local_table import open_table
from keypeg.terminal.match_form import MatchForm
from keypeg.terminal.screens.dialogs import HandOver
from keypeg.terminal.screens.home import HomeScreen
from keypeg.terminal.screens.setup import SetupScreen
from keypeg.terminal.screens.table import TableScreen
from keypeg.terminal.turns import Mode
from keypeg.words import languages, message, say
from tests.terminal.stage import LARGE, SMALL, played, stage

SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])


def test_no_key_of_the_table_is_a_colour_of_any_palette():
    letters = {colour.letter.lower() for box in editions() for colour in box.palette}
    keys = {
        key for binding in TableScreen.BINDINGS for key in binding.key.lower().split(",") if len(key) == 1
    }
    assert not keys & letters


@pytest.mark.parametrize("language", languages())
def test_the_help_names_only_keys_of_the_table(language: str):
    keys = {key for binding in TableScreen.BINDINGS for key in binding.key.split(",")}
    named = set(re.findall(r"\b([A-Z])  ", say(message("guide-keys"), language)))
    assert {"J", "Q"} <= named <= keys


def test_every_key_is_shown_where_it_does_something(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            for screen in (HomeScreen, SetupScreen):
                assert isinstance(here.app.screen, screen)
                for active in here.app.screen.active_bindings.values():
                    if active.enabled and active.binding.show and active.node is here.app.screen:
                        await here.see(say(message(active.binding.description)))
                await (here.open("Play against") if screen is HomeScreen else here.press("enter"))
            await here.until_mode(Mode.GUESS)
            for word in (
                "Guess",
                "Take back",
                "Hole",
                "Colour",
                "Hint",
                "Codes left",
                "Give up",
                "Points",
                "Help",
            ):
                await here.see(word)
            assert "Claim" not in here.text()

    played(scene())


@SIZES
def test_the_main_screens_are_drawn(tmp_path, size):
    async def scene():
        async with stage(tmp_path, size=size) as here:
            here.shoot("menu")
            assert isinstance(here.app.screen, HomeScreen)
            await here.open("Join")
            here.shoot("join")
            await here.press("escape")
            await here.open("Play against")
            assert isinstance(here.app.screen, SetupScreen)
            here.shoot("setup")
            await here.press("enter")
            await here.until_mode(Mode.GUESS)
            await here.type("RRBB")
            await here.until_mode(Mode.GUESS)
            await here.type("RGYW")
            await here.until_mode(Mode.GUESS)
            await here.press("h")
            await here.see("Hint: ")
            await here.see("(H for more)")
            await here.press("h", "h")
            await here.see("codes on average", "the only code left")
            await here.see("Codes left: ")
            here.shoot("game")
            await here.press("f")
            await here.see("Possible: ", "Not possible. ")
            await here.press("l")
            here.shoot("codes")
            await here.press("escape", "question_mark")
            here.shoot("help")

    played(scene())


def test_a_hint_goes_on_where_it_was_when_the_table_is_told_again(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Play against")
            await here.press("enter")
            await here.until_mode(Mode.GUESS)
            # Without rows a hint has two steps: what to look for, and the guess.
            await here.press("h")
            await here.see("(H for more)")
            here.table.take(msgspec.structs.replace(here.table.state))
            await here.press("h")
            await here.see("codes on average")

    played(scene())


def test_a_code_is_seen_by_nobody_but_its_codemaker(tmp_path):
    secret = "▐R▌ ▐G▌ ▐B▌ ▐Y▌"

    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Play together")
            await here.press("enter", "enter", *"rgby", "left")
            await here.see("▐R▌ ▐G▌ [B] ▐Y▌")
            await here.press("enter")
            assert isinstance(here.app.screen, HandOver)
            assert secret not in here.text()
            assert secret not in here.app.export_screenshot()
            await here.press("enter")
            assert secret not in here.text()
            await here.until_gone("Peek")
            await here.type("RRRR")
            assert here.view.game.secret is None

    played(scene())


def test_who_marks_by_hand_may_peek_at_the_own_code(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Play together")
            await here.choose("marking", "by the codemaker")
            await here.press("enter", "enter")
            await here.type("RGBY")
            await here.press("enter")
            await here.type("KKKK")
            await here.press("enter")
            assert "▐R▌ ▐G▌ ▐B▌ ▐Y▌" not in here.text()
            await here.press("v")
            await here.see("▐R▌ ▐G▌ ▐B▌ ▐Y▌")
            await here.press("v")
            assert "▐R▌ ▐G▌ ▐B▌ ▐Y▌" not in here.text()

    played(scene())


def test_a_row_is_filled_and_placed_with_the_mouse_alone(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Play against")
            await here.press("enter")
            await here.until_mode(Mode.GUESS)
            line = next(n for n, text in enumerate(here.text().splitlines()) if "▐R▌red" in text)
            for column in (2, 2, 10, 10):
                await here.pilot.click(offset=(column, line))
            await here.until(lambda: here.table.entry.text == "RRBB", what="four pegs")
            keys = next(n for n, text in enumerate(here.text().splitlines()) if "Take back" in text)
            await here.pilot.click(offset=(5, keys))
            await here.until(lambda: len(here.view.game.rows) == 1, what="the row")

    played(scene())


def test_what_cannot_be_is_told_in_a_sentence_and_nothing_happens(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Play against")
            await here.write("shape", "9x6")
            await here.press("enter")
            await here.see("the number of pegs cannot be 9")
            await here.press("backspace", "backspace", "backspace")
            await here.choose("edition", "Bulls and Cows")
            await here.press("enter")
            await here.until_mode(Mode.GUESS)
            await here.press("1", "1", "enter")
            await here.see("Some holes are still empty.")
            await here.press("1", "1", "enter")
            await here.see("all colours must be different")
            assert here.view.game.rows == ()

    played(scene())


def test_without_colour_every_peg_and_key_peg_is_still_told_apart(tmp_path, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")

    async def scene():
        async with stage(tmp_path) as here:
            assert here.app.no_color
            await here.open("Companion")
            await here.press("enter", "enter")
            await here.type("RBGY")
            await here.mark(1, 2)
            here.shoot("no-colour")
            await here.see("▐R▌ ▐B▌ ▐G▌ ▐Y▌  ●○○·  1-2")

    played(scene())


def test_in_sixteen_colours_every_peg_differs_from_the_board_and_its_letter_can_be_read(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Companion")
            await here.write("shape", "6x12")
            await here.press("enter", "enter", *"rbgywk")
            seen = set()
            for strip in here.app.screen._compositor.render_strips():
                for segment in strip:
                    if len(segment.text) == 1 and segment.text in "RBGYWKOPITMS" and segment.style.bgcolor:
                        ink = segment.style.color.downgrade(ColorSystem.STANDARD)
                        ground = segment.style.bgcolor.downgrade(ColorSystem.STANDARD)
                        assert ink.number != ground.number, segment
                        seen.add(segment.text)
            assert set("RBGYWKOPITMS") <= seen

    played(scene())


@pytest.mark.parametrize("shape", ["8x12r20b", "1x2r1"])
def test_the_largest_and_the_smallest_board_fit_the_smallest_screen(tmp_path, shape):
    """On the last row: the row being filled is in sight, and so is the one before it."""

    async def scene():
        async with stage(tmp_path) as here:
            plan = MatchForm(company="companion", edition=f"classic/{shape}", names=("Ada", "Ben"))
            tables = here.app.data.tables
            link = open_table(tables, plan.options(), plan.names)
            box = plan.options().box
            guess = box.letters[-1] * box.shape.pegs
            actions = [(0, "secret hidden")] + [(1, f"guess {guess}"), (0, "mark 0-0")] * (box.shape.rows - 1)
            for seq, (seat, action) in enumerate(actions):
                tables.act(link.table, seat, action, seq=seq)
            await here.show_table(link)
            here.shoot(f"board-{shape}")
            # A board this small leaves room for larger pegs.
            hole = "[ · ]" if box.shape.rows == 1 else "[·]"
            await here.see(f"▸{box.shape.rows} {hole}")
            if box.shape.rows > 1:
                await here.see(f"{box.shape.rows - 1} ┆.┆")

    played(scene())


def test_entry_takes_letters_in_either_case_and_numbers_in_colour_order():
    box = next(box for box in editions() if box.key == "classic")
    entry = Entry(box)
    assert [entry.place(sign) for sign in ("r", "2", "x", "0")] == [True, True, False, False]
    entry.turn(1)
    entry.point(3)
    entry.place("K")
    assert entry.text == "RBRK"
    entry.back()
    assert (entry.text, entry.cursor) == (None, 3)


def test_the_form_offers_what_the_form_of_the_page_offers(tmp_path: Path):
    """A turn timer, giving up and spectators; the timers are those of the page."""
    page = (Path(__file__).parents[2] / "web/src/start/TableOptions.svelte").read_text()
    offered = re.search(r"value=\{choice\.seconds\}.*?\{#each \[([\d, ]+)\]", page, re.DOTALL)
    assert offered
    assert [None, *map(int, offered[1].split(","))] == list(SECONDS_OFFERED)

    async def scene():
        async with stage(tmp_path, edition_text="classic") as here:
            await here.choose("seconds", "2 minutes")
            await here.choose("conceding", "No")
            await here.choose("spectators", "No")
            await here.press("enter")
            await here.until(lambda: isinstance(here.app.screen, TableScreen), what="the table")
            options = here.table.state.options
            assert (options.seconds, options.conceding, options.spectators) == (120, False, False)

    played(scene())
