"""The record of the terminal: what is kept after a game, and the screen that shows it."""

import csv
from fractions import Fraction

import pytest

from keypeg.engine.interval import Interval
from keypeg.table import RecordedGame
from keypeg.table.players.player_record import row_of
from keypeg.terminal import game_recorder
from keypeg.terminal.game_recorder import TERMINAL_OWNER
from keypeg.terminal.screens.home import HomeScreen
from keypeg.terminal.screens.record import RecordScreen
from keypeg.terminal.turns import Mode
from tests.cli.test_review import by_trying_everything
from tests.terminal.stage import LARGE, SMALL, played, stage
from tests.terminal.test_review import GUESSES, game, opened

SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
BOTH = [*game("GYB", GUESSES), (1, "secret RRB"), (0, "guess RRB")]


def added(here, *, rows: int, edition: str = "classic", player: str = "Ada", at: int, **more) -> None:
    """A game in the record that was never played."""
    one = RecordedGame(
        table="t", game=at, seat=0, player=player, edition=edition, at=1.7e9 + 86_400 * at, rows=rows,
        broken=more.get("broken", True), group=False, mistakes=Interval.of(Fraction(rows, 4)),
        luck=more.get("luck", Interval.of(Fraction(1, 2))), perfect=Interval.of(Fraction(5625, 1296)),
    )  # fmt: skip
    here.app.data.tables.store.keep(row_of(TERMINAL_OWNER, one))


async def looked_at(here) -> None:
    while not isinstance(here.app.screen, HomeScreen):
        await here.press("q")
    await here.open("Show your record")
    await here.until(lambda: getattr(here.app.screen, "record", None) is not None, what="the record")


def test_a_finished_game_is_kept_for_its_codebreaker_with_the_numbers_of_an_exhaustive_search(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            await opened(here, "3x4", game("GYB", GUESSES))
            assert game_recorder.wait_for_records(60)
            (kept,) = here.app.data.tables.record(TERMINAL_OWNER).games
            wanted = by_trying_everything("3x4", "GYB", GUESSES)
            assert (kept.player, kept.rows, kept.broken, kept.seat) == ("Ben", 5, True, 1)
            assert float(kept.mistakes.lower) == pytest.approx(sum(mistake for mistake, _ in wanted))
            assert float(kept.luck.lower) == pytest.approx(sum(luck for _, luck in wanted))
            assert kept.mistakes.exact

    played(scene())


def test_a_computer_has_no_record_and_a_match_resumed_adds_no_game_twice(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Play against")
            await here.write("shape", "1x2r4")
            await here.press("enter")
            await here.until_mode(Mode.GUESS)
            for guess in ("R", "B"):
                if here.table.mode is Mode.GUESS:
                    await here.type(guess)
            await here.until_mode(Mode.BETWEEN)
            await here.press("q")
            game_recorder.wait_for_records(60)
            here.app.data.tables.erase_record(TERMINAL_OWNER)
            await here.open("Continue")
            await here.until_mode(Mode.SET)
            await here.type("B")
            await here.until_mode(Mode.OVER)
            game_recorder.wait_for_records(60)
            # The game resumed was over, and erased; the other was the computer's.
            assert here.app.data.tables.record(TERMINAL_OWNER).games == ()

    played(scene())


@SIZES
def test_the_record_is_shown_by_edition_and_by_player(tmp_path, size):
    async def scene():
        async with stage(tmp_path, size=size) as here:
            await opened(here, "3x4", BOTH)
            game_recorder.wait_for_records(60)
            for at in range(3):
                added(here, rows=4 + at, at=at)
            await looked_at(here)
            here.shoot("record")
            await here.see("Everyone at this terminal")
            text = here.text()
            # Classic was played most: 4, 5 and 6 rows, a quarter of them given away.
            line = next(line for line in text.splitlines() if "▸ Classic" in line)
            assert line.split()[2:] == ["3", "3", "5.00", "1.250", "0.500"]
            # By eighths of the largest, 6: 4/6 and 5/6 of seven steps above the lowest sign.
            assert "rows       ▆▇█  0 to 6" in text
            assert "3 games" in text
            await here.press("down")
            await here.see("▸ 3x4r10")
            await here.press("p")
            names = {here.app.screen._describe_player()}
            await here.press("p")
            names.add(here.app.screen._describe_player())
            assert names == {"Ada", "Ben"}
            await here.press("p")
            await here.see("Everyone")
            await here.press("escape")
            assert isinstance(here.app.screen, HomeScreen)

    played(scene())


def test_it_is_erased_only_after_a_yes(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            added(here, rows=4, at=0)
            added(here, rows=5, at=1)
            await looked_at(here)
            await here.press("e")
            here.shoot("record-erase")
            await here.see("Erase all 2 games")
            await here.press("n")
            assert len(here.app.data.tables.record(TERMINAL_OWNER).games) == 2
            await here.press("e", "y")
            await here.until(lambda: here.app.screen.record.games == (), what="the erased record")
            assert here.app.data.tables.record(TERMINAL_OWNER).games == ()
            await here.see("No games have been recorded yet")
            await here.see("2 games were erased.")
            here.shoot("record-empty")
            await here.until_gone("Export")

    played(scene())


def test_it_is_exported_to_a_file_that_is_not_there_yet(tmp_path):
    out = tmp_path / "out.csv"

    async def scene():
        async with stage(tmp_path) as here:
            added(here, rows=4, at=0)
            added(here, rows=5, at=1, player="Ben")
            await looked_at(here)
            await here.press("p")
            for _ in range(2):
                await here.press("c")
                here.app.screen.query_one("#line").value = str(out)
                await here.settle()
                here.shoot("record-export")
                await here.press("enter")
                assert isinstance(here.app.screen, RecordScreen)
            await here.see("already exists")
            await here.press("c", "escape")
            assert isinstance(here.app.screen, RecordScreen)

    played(scene())
    (line,) = csv.DictReader(out.read_text().splitlines())
    assert (line["player"], line["rows"], line["mistakes_lower"]) == ("Ben", "5", "1.25")


@SIZES
def test_many_games_of_many_editions_fit_the_screen(tmp_path, size):
    async def scene():
        async with stage(tmp_path, size=size) as here:
            for at in range(150):
                luck = Interval(Fraction(-at % 7 - 3, 2), Fraction(at % 7 - 3, 2) + 5)
                added(here, rows=3 + at % 5, at=at, edition="super", luck=luck, broken=at % 9 > 0)
            for at, edition in enumerate(("classic", "expert/5x8b", "bulls", "party", "4x6r10")):
                added(here, rows=5, at=1000 + at, edition=edition)
            await looked_at(here)
            here.shoot("record-many")
            shown = size[0] - 6 - len("good luck  ") - 16
            await here.see(f"the last {shown} of 150 games")
            text = here.text()
            assert all(word in text for word in ("rows lost", "good luck", "bad luck", "x: not broken"))
            assert "Where only a range is known, its middle is drawn." in text
            curve = next(line for line in text.splitlines() if line.strip().startswith("rows  "))
            wanted = "".join("▁▂▃▄▅▆▇█"[round((3 + at % 5) / 7 * 7)] for at in range(150 - shown, 150))
            assert wanted in curve

    played(scene())


def test_whatever_is_wrong_with_the_record_never_disturbs_play(tmp_path, monkeypatch):
    def broken(*_, **__):
        raise RuntimeError("the disk is full")

    async def scene():
        async with stage(tmp_path) as here:
            monkeypatch.setattr(here.app.data.tables, "keep_game", broken)
            await opened(here, "3x4", BOTH)
            assert game_recorder.wait_for_records(60)
            assert here.table.mode is Mode.OVER
            assert here.app.data.tables.record(TERMINAL_OWNER).games == ()

    played(scene())


def test_a_game_of_a_box_too_large_to_review_is_not_kept(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            await opened(here, "8x12", game("RRRRRRRR", ["RRRRRRRB", "RRRRRRRR"]))
            assert game_recorder.wait_for_records(60)
            assert here.app.data.tables.record(TERMINAL_OWNER).games == ()
            assert here.table.mode is Mode.BETWEEN

    played(scene())
