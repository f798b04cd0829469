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
from keypeg.words import languages
from tests.terminal.stage import SMALL, played, stage

NOON = 1_794_744_000.0
"""2026-11-15."""


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
            before = (board.region, tray.scroll_offset, str(board.render())[-60:])
            await here.press("left")
            assert (board.region, tray.scroll_offset, str(board.render())[-60:]) == before

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
            assert here.text().count("Continue") == FEW_MATCHES
            assert f"{20 - FEW_MATCHES} more unfinished matches" in here.text()
            for line in ("Play against", "Daily code", "Show your record"):
                assert line in here.text()
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
            title = here.text().splitlines()[0]
            assert "Daily code · Classic · 2026-11-15" in title
            assert "computer" not in title

    played(scene())
