"""Whole matches, played through the real app by its pilot."""

import re

import pytest

from keypeg.rules import parse_match
from keypeg.terminal.game_recorder import TERMINAL_OWNER, wait_for_records
from keypeg.terminal.screens.dialogs import HandOver
from keypeg.terminal.screens.home import HomeScreen
from keypeg.terminal.screens.setup import SetupScreen
from keypeg.terminal.turns import Mode
from tests.terminal.stage import LARGE, SMALL, played, stage
from tests.waiting import PATIENCE

BOTH_SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])


def test_a_match_against_the_computer_is_played_in_both_roles_to_its_end(tmp_path):
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
            await here.see("You broke the code on row")
            await here.press("enter")
            await here.until_mode(Mode.SET)
            await here.type("B")
            await here.until_mode(Mode.OVER)
            assert here.view.over
            # R18: each codemaker scores a point for every row the other one played.
            rows = [len(game.rows) for game in here.view.games]
            assert here.view.totals == (rows[1], rows[0])
            text = here.app.data.tables.export(here.table.state.table)
            assert parse_match(text).totals == here.view.totals
            before = here.view.games[0].codemaker
            await here.press("n")
            await here.until(lambda: here.table.state is not None, what="the next match")
            assert here.view.games[0].codemaker != before
            await here.press("q")
            assert isinstance(here.app.screen, HomeScreen)
            # The match that is over cannot be resumed, the one just begun can.
            await here.until(lambda: here.text().count("Continue") == 1, what="one match to continue")

    played(scene())


@BOTH_SIZES
def test_one_code_after_another_is_broken_without_points(tmp_path, size):
    async def scene():
        async with stage(tmp_path, size=size, edition_text="classic/1x2r4") as here:
            await here.press("escape")
            await here.open("Break a code")
            for codes in (1, 2):
                await here.until_mode(Mode.GUESS)
                await here.until_gone("Computer")
                for guess in ("R", "B"):
                    if here.table.mode is Mode.GUESS:
                        await here.type(guess)
                await here.until_mode(Mode.OVER)
                await here.until_gone("Points")
                await here.until_gone("wins")
                await here.see("Your average in Classic")
                counts = [int(n) for n in re.findall(r"[▁-█] (\d+)", here.text())]
                assert sum(counts) == codes
                wait_for_records(PATIENCE)
                await here.press("enter")
            await here.until_mode(Mode.GUESS)
            assert here.view.games[0].codemaker == 1
            assert here.view.games[0].rows == ()

    played(scene())


@BOTH_SIZES
def test_a_claim_is_upheld_and_shows_its_evidence(tmp_path, size):
    """R13: two rows that contradict one another; the codebreaker gets 3 points and the game is replayed."""

    async def scene():
        async with stage(tmp_path, size=size) as here:
            await here.open("Play together")
            await here.write("name1", "Ada")
            await here.write("name2", "Ben")
            await here.choose("marking", "by the codemaker")
            here.shoot("people")
            await here.press("enter")
            assert isinstance(here.app.screen, HandOver)
            await here.press("enter")
            here.shoot("setting")
            await here.type("RGBY")
            assert isinstance(here.app.screen, HandOver)
            here.shoot("hand-over")
            await here.press("enter")
            for red in (0, 1):
                await here.type("RRRR")
                await here.press("enter")
                assert here.table.mode is Mode.MARK
                here.shoot("marking")
                await here.mark(red, 0)
                await here.press("enter")
            await here.see("Claim")
            await here.press("c")
            assert here.table.mode is Mode.BETWEEN
            assert here.table.game.ending == "void"
            assert here.table.game.evidence == (1, 2)
            await here.see("The feedback for rows 1 and 2 was wrong.")
            await here.see("!2")
            assert here.view.totals == (0, 3)
            here.shoot("claim")
            await here.press("enter")
            assert isinstance(here.app.screen, HandOver)
            await here.press("enter")
            assert (here.table.mode, here.table.game.number) == (Mode.SET, 1)

    played(scene())


def test_a_claim_that_shows_nothing_changes_nothing(tmp_path):
    """R15."""

    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Companion")
            await here.press("enter", "enter")
            await here.type("RRRR")
            await here.mark(1, 0)
            await here.press("c")
            await here.see("the rows do not prove it")
            assert here.table.mode is Mode.GUESS
            assert "Claim" not in here.text().splitlines()[-1]

    played(scene())


def test_a_match_of_three_is_played_to_its_end_and_its_card_adds_up(tmp_path):
    """R25 to R29 on 6 rows: broken on guess 6 (codemaker 10), on guess 1 (0), and never (3 circuits and 10: 25)."""

    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Play together")
            await here.choose("edition", "Party")
            await here.write("shape", "4x8r6u")
            for number, name in enumerate(("rich", "steve", "rob"), 1):
                await here.write(f"name{number}", name)
            await here.press("enter")
            first = ["WSYB", "WPSY", "PWYS", "WPGY", "WPRS", "WPGR"]
            for codemaker, (secret, guesses) in enumerate(
                [("WPGR", first), ("WPGR", ["WPGR"]), ("WPGR", ["YYYY"] * 6)]
            ):
                await here.until(lambda: isinstance(here.app.screen, HandOver), what="the next player")
                await here.press("enter")
                assert here.table.seat == codemaker
                await here.type(secret)
                await here.press("enter")
                for at, guess in enumerate(guesses):
                    assert here.table.seat == (codemaker + 1 + at % 2) % 3
                    await here.type(guess)
                    if (codemaker, at) == (0, 4):
                        here.shoot("party")
                assert here.table.mode in (Mode.BETWEEN, Mode.OVER)
                if here.table.mode is Mode.BETWEEN:
                    await here.press("enter")
            assert here.view.over
            games = [[sum(box) for box in game.points] for game in here.view.games]
            # The codemaker: R28. Each guess: 1 a white, 2 a red, 10 for breaking the code: R27.
            assert games[0] == [10, sum(map(points, first[0::2])), sum(map(points, first[1::2]))]
            assert games[1] == [0, 0, 10]
            assert games[2] == [0, 0, 25]
            await here.press("d")
            here.shoot("points")
            await here.see("TOTAL")
            await here.see("rob wins")

    def points(guess: str) -> int:
        """R27 by hand, for the secret WPGR without repeats."""
        red = sum(a == b for a, b in zip("WPGR", guess, strict=True))
        white = len(set("WPGR") & set(guess)) - red
        return 10 if red == 4 else 2 * red + white

    played(scene())


def test_a_match_survives_a_closed_terminal(tmp_path):
    async def begun():
        async with stage(tmp_path) as here:
            await here.open("Play against")
            await here.press("enter")
            await here.until_mode(Mode.GUESS)
            await here.type("RRBB")
            await here.until_mode(Mode.GUESS)
            await here.press("r", "g")
            return here.view.game.rows

    async def resumed():
        async with stage(tmp_path, seed=8) as here:
            here.shoot("home")
            await here.see("Continue  Classic: Player and Computer (Steady), game 1 of 2, 1 row played")
            await here.open("Continue")
            assert here.view.game.rows == rows[0]
            await here.until_mode(Mode.GUESS)
            await here.type("GGYY")
            await here.until(lambda: len(here.view.game.rows) == 2, what="row 2")
            assert here.app.data.tables.store.list_owned(TERMINAL_OWNER, open_only=True) == (
                here.table.state.table,
            )

    rows = []

    async def both():
        rows.append(await begun())
        await resumed()

    played(both())


def test_a_real_board_needs_no_hand_over_and_the_reveal_tells_a_wrong_mark(tmp_path):
    """R13 at the reveal: a feedback that differs from the code revealed voids the game."""

    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Companion")
            await here.write("shape", "4x6r1")
            await here.press("enter")
            assert here.table.mode is Mode.HIDE
            await here.press("enter")
            here.shoot("companion")
            await here.type("RRGG")
            await here.mark(2, 0)
            assert here.table.mode is Mode.REVEAL
            await here.type("RGBY")
            await here.see("With this code, the feedback for row 1 is wrong. Are you sure?")
            await here.press("n")
            assert here.table.mode is Mode.REVEAL
            await here.press("enter")
            await here.press("y")
            assert here.table.game.evidence == (1,)
            assert here.view.totals == (0, 3)
            assert here.view.game.number == 1

    played(scene())


def test_a_real_board_takes_entries_back_and_asks_before_a_contradicting_mark_counts(tmp_path):
    """Without reds, two red key pegs for RRGG need two greens; a third row that says one contradicts both."""

    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Companion")
            await here.press("enter")
            await here.press("enter")
            for guess, red in (("RRRR", 0), ("RRGG", 2)):
                await here.type(guess)
                await here.mark(red, 0)
            await here.type("GGGG")
            await here.mark(1, 0)
            await here.see("This contradicts rows 1 and 2. Are you sure?")
            await here.press("n")
            assert here.table.mode is Mode.MARK
            await here.press("z")
            await here.until_mode(Mode.GUESS)
            assert len(here.table.game.rows) == 2
            await here.press("z")
            await here.until_mode(Mode.MARK)
            assert here.table.game.rows[1].red is None
            await here.mark(1, 0)
            await here.until_mode(Mode.GUESS)
            assert here.table.game.rows[1].red == 1

    played(scene())


def test_giving_up_asks_first(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Play against")
            await here.press("enter")
            await here.until_mode(Mode.GUESS)
            await here.press("x")
            here.shoot("question")
            await here.press("n")
            assert here.table.mode is Mode.GUESS
            await here.press("x", "y")
            await here.until_mode(Mode.BETWEEN)
            assert here.table.game.ending == "conceded"
            await here.see("You gave up.")

    played(scene())


def test_of_two_people_at_one_terminal_the_one_who_gave_up_is_named(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Play together")
            await here.write("name1", "Ada")
            await here.write("name2", "Ben")
            await here.press("enter", "enter")
            await here.type("RGBY")
            await here.press("enter")
            await here.until_mode(Mode.GUESS)
            await here.press("x", "y")
            await here.until_mode(Mode.BETWEEN)
            await here.see("Ben gave up.")

    played(scene())


def test_a_lone_codemaker_who_gives_up_is_told_so_too(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Play against")
            await here.choose("first", "Player")
            await here.press("enter")
            await here.until_mode(Mode.SET)
            await here.press("x", "y")
            await here.until_mode(Mode.BETWEEN)
            assert here.table.game.ending == "forfeited"
            await here.see("You gave up.")

    played(scene())


def test_an_adversary_says_that_it_bends_its_code_and_marks_by_hand(tmp_path):
    async def scene():
        async with stage(tmp_path, size=LARGE) as here:
            await here.open("Play against")
            await here.choose("level", "Adversary")
            await here.press("enter")
            await here.until_mode(Mode.GUESS)
            await here.type("RRBB")
            await here.until_mode(Mode.GUESS)
            # Knuth 1977: of 1296 codes 256 give RRBB no key peg, and 256 one white one; the poorer is given.
            assert (here.view.game.rows[0].red, here.view.game.rows[0].white) == (0, 0)
            await here.see("The adversary has no fixed code")

    played(scene())


def test_a_codemaker_admits_a_wrong_mark_and_is_told_first_what_it_costs(tmp_path):
    """R13a: the codebreaker gets 3 points, and the game is replayed."""

    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Play together")
            await here.write("name1", "Ada")
            await here.write("name2", "Ben")
            await here.choose("marking", "by the codemaker")
            await here.press("enter")
            await here.press("enter")
            await here.type("RGBY")
            await here.press("enter")
            await here.type("RRRR")
            await here.press("enter")
            await here.mark(0, 0)
            await here.press("enter")
            await here.type("RRGG")
            await here.press("enter")
            assert here.table.mode is Mode.MARK
            await here.press("exclamation_mark")
            await here.see("Which row did you mark wrongly?")
            await here.see("The codebreaker gets 3 points, and the game is played again")
            here.shoot("admit")
            await here.press("y")
            assert here.table.mode is Mode.BETWEEN
            assert (here.table.game.ending, here.table.game.void_by) == ("void", "admitted")
            assert here.view.totals == (0, 3)

    played(scene())


def test_r12a_a_real_board_takes_the_reveal_back_between_games_and_at_the_end_of_a_match(tmp_path):
    async def play_row(here):
        await here.press("enter")
        await here.type("RRGG")
        await here.mark(4, 0)
        assert here.table.mode is Mode.REVEAL
        await here.type("RRGG")

    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Companion")
            await here.press("enter")
            for end in (Mode.BETWEEN, Mode.OVER):
                await play_row(here)
                await here.until_mode(end)
                await here.press("z")
                await here.until_mode(Mode.REVEAL)
                await here.type("RRGG")
                await here.until_mode(end)
                if end is Mode.BETWEEN:
                    await here.press("enter")
            assert here.view.totals == (1, 1)

    played(scene())


def test_the_form_shows_the_rules_of_its_edition_and_names_nobody_twice(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Play together")
            await here.choose("edition", "Party")
            await here.write("name1", "Player 2")
            await here.press("f1")
            await here.see("How to play Party")
            await here.press("escape")
            form = here.app.screen
            assert isinstance(form, SetupScreen)
            assert form.plan().names == ("Player 2", "Player 3", "Player 4")
            await here.press("enter")
            assert here.view.players == ("Player 2", "Player 3", "Player 4")

    played(scene())
