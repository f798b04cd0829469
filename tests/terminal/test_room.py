"""Nothing on a screen jumps, wraps or gets lost for want of room, in any language."""

import pytest
from textual.widgets import OptionList

from keypeg.rules import GameView, Phase, RowView, editions
from keypeg.terminal.local_table import open_table
from keypeg.terminal.match_form import MatchForm
from keypeg.terminal.screens.home import FEW_MATCHES, HomeScreen
from keypeg.terminal.turns import Mode
from keypeg.terminal.widgets.board import BoardWidget, Picture, board_lines, board_width
from keypeg.terminal.widgets.choice import ChoiceList
from keypeg.words import languages, message, say
from tests.terminal.scenes import daily_review, guessing, menu, open_match, review_game, set_up_computer
from tests.terminal.stage import SMALL, played, stage

NOON = 1_794_744_000.0
"""2026-11-15."""
RED_AND_BLUE_OUT = [(0, "secret YYGG"), (1, "guess RRBB")]


def game(phase: Phase, rows: tuple[RowView, ...] = (), secret: str | None = None) -> GameView:
    return GameView(
        number=1,
        codemaker=0,
        codebreakers=(1,),
        phase=phase,
        rows=rows,
        rows_left=0,
        secret=secret,
        conceding=(),
        ending=None,
        void_by=None,
        evidence=(),
        corrections=(),
        points=((), ()),
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("lines", [1, 2, 3])
def test_the_board_is_as_wide_as_it_says_in_every_phase_and_language(language, players, lines):
    for box in editions():
        guess = box.letters[: box.shape.pegs].ljust(box.shape.pegs, box.letters[0])
        waiting = RowView(number=1, seat=1, guess=guess, red=None, white=None, points=None)
        marked = RowView(number=1, seat=1, guess=guess, red=1, white=1, points=4)
        lost = RowView(number=1, seat=1, guess=None, red=None, white=None, points=None)
        shown = [
            game(Phase.SETTING),
            game(Phase.GUESSING),
            game(Phase.MARKING, (waiting,)),
            game(Phase.GUESSING, (marked,)),
            game(Phase.GUESSING, (lost,)),
            game(Phase.OVER, (marked,), guess),
        ]
        wide = board_width(box, players, language=language, lines=lines) - 1
        for one in shown:
            picture = Picture(
                box=box,
                game=one,
                players=("Ada", "Ben", "Cleo")[:players],
                rows_drawn=len(one.rows),
                language=language,
                lines=lines,
            )
            widths = {line.cell_length for line in board_lines(picture, room=40)}
            assert widths == {wide}, (box, one.phase)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("size", [SMALL, (60, 24)])
def test_the_board_of_a_puzzle_stays_where_it_is_at_the_first_key(tmp_path, language, size):
    async def scene():
        async with stage(tmp_path, size=size, language=language) as here:
            menu = here.app.screen.query_one(OptionList)
            menu.highlighted = next(n for n, line in enumerate(menu.options) if line.id == "puzzles")
            await here.press("enter")
            screen = here.app.screen
            await here.until(lambda: screen.puzzle is not None, what="a puzzle")
            board, tray = screen.query_one(BoardWidget), screen.query_one("#tray")

            def seen() -> tuple[object, ...]:
                # The first row alone: the key moves the hole of the row that is being filled.
                return board.region, tray.scroll_offset, str(board.render()).splitlines()[-1]

            def is_whole() -> bool:
                return board.region.height == len(str(board.render()).splitlines()) and not tray.max_scroll_y

            await here.until(is_whole, what="the whole board")
            before = seen()
            await here.press("left")
            # On a busy machine the layout may follow a moment later.
            await here.until(lambda: seen() == before, what=f"the board at {before}")

    played(scene())


def test_unfinished_matches_leave_the_menu_in_sight(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            home = here.app.screen
            assert isinstance(home, HomeScreen)
            options = MatchForm(company="people", edition="mini").options()
            for _ in range(20):
                open_table(here.app.data.tables, options, ["Ada", "Ben"])
            home.on_screen_resume()
            await here.settle()
            await here.until(
                lambda: here.text().count("Continue") == FEW_MATCHES, what="the matches to continue"
            )
            await here.see(f"{20 - FEW_MATCHES} more unfinished matches")
            for line in ("Play against", "Daily code", "Show your record"):
                await here.see(line)
            await here.open(f"{20 - FEW_MATCHES} more")
            ids = [str(option.id) for option in home.query_one(OptionList).options]
            assert sum(one.startswith("resume") for one in ids) == 20
            assert home.query_one(OptionList).highlighted == FEW_MATCHES

    played(scene())


def test_escape_returns_to_the_line_of_the_menu_it_came_from(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Daily code")
            await here.press("escape")
            menu = here.app.screen.query_one(OptionList)
            assert menu.highlighted_option.id == "daily"

    played(scene())


def test_another_edition_has_its_own_number_of_games(tmp_path):
    """R25: Party has a game per player; Classic has one for each of two players by default."""

    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Play together")
            await here.choose("edition", "Party")
            games = here.app.screen.query_one("#games", ChoiceList)
            assert games.value == here.app.screen.query_one("#players", ChoiceList).value == 3
            await here.choose("edition", "Classic")
            assert games.value == 2

    played(scene())


def test_a_daily_code_has_its_own_title(tmp_path):
    async def scene():
        async with stage(tmp_path, now=lambda: NOON) as here:
            await here.open("Daily code")
            await here.open("Classic")
            await here.until_mode(Mode.GUESS)
            await here.see("Daily code · Classic · 2026-11-15")
            title = here.text().splitlines()[0]
            assert "Daily code · Classic · 2026-11-15" in title
            assert "computer" not in title

    played(scene())


def test_the_coach_says_what_the_rows_tell_where_hints_are_allowed(tmp_path):
    fact = "Row 1 has no key pegs: red and blue are not in the code."

    async def scene():
        async with stage(tmp_path) as here:
            for hints in (True, False):
                await here.show_table(open_match(here, RED_AND_BLUE_OUT, hints=hints))
                await here.press("enter")
                await here.until_mode(Mode.GUESS)
                await (here.see("Coach") if hints else here.until_gone("Coach"))
                await here.press("equals_sign")
                if hints:
                    await here.see(fact)
                    await here.press("escape")
                else:
                    await here.until_gone(fact)

    played(scene())


@pytest.mark.parametrize("language", languages())
def test_no_role_is_cut_in_the_middle(tmp_path, language):
    async def scene():
        async with stage(tmp_path, size=(60, 20), language=language) as here:
            await guessing(here)
            if not here.table.query_one("#aside").display:
                await here.see("0 : 0")
                return
            beside = here.text().splitlines()[3:]
            (line,) = (line for line in beside if " Ada" in line and line.rstrip().endswith("0"))
            shown = line[line.index("Ada") :].rstrip(" 0")
            whole = say(message("terminal-seat", name="Ada", role="codemaker", who="other"), language)
            assert shown in ("Ada", whole)

    played(scene())


@pytest.mark.parametrize(
    ("scene", "part"),
    [(menu, "OptionList"), (set_up_computer, ".form"), (guessing, "#middle"), (review_game, "#middle")],
)
def test_a_large_screen_has_its_content_in_the_middle(tmp_path, scene, part):
    async def script():
        async with stage(tmp_path, size=(200, 60)) as here:
            await scene(here)

            def is_in_the_middle() -> bool:
                region = here.app.screen.query_one(part).region
                return region.width < 150 and abs(region.x - (200 - region.right)) <= 1

            await here.until(is_in_the_middle, what=f"{part} in the middle")

    played(script())


def test_nothing_of_a_daily_code_names_the_computer_in_english(tmp_path):
    async def script():
        async with stage(tmp_path, size=(120, 40), language="de", now=lambda: NOON) as here:
            await daily_review(here)
            await here.see("Tagescode · Classic · 2026-11-15")
            await here.until_gone("steady")

    played(script())


@pytest.mark.parametrize(
    ("box", "said"), [("classic", "the codebreaker gives up"), ("party", "all codebreakers give up")]
)
def test_the_form_says_what_giving_up_pays(tmp_path, box, said):
    async def script():
        async with stage(tmp_path, edition_text=box) as here:
            here.app.screen.query_one("#conceding").focus()
            await here.settle()
            await here.see(said)

    played(script())
