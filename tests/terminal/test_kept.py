"""Matches that are kept: shown row by row, resumed, deleted, saved, sealed."""

import asyncio
import json
import os
from random import Random

import pytest

from keypeg.api.answers import FairData
from keypeg.api.editions import ADVERSARY
from keypeg.cli.app import run
from keypeg.errors import KeypegError
from keypeg.rules import parse_match
from keypeg.rules.match_text import read_match
from keypeg.table.saved_matches import list_kept_matches
from keypeg.terminal.card import make_card
from keypeg.terminal.drawn_match import DrawnMatch, drawn_turn_message, list_drawn_events
from keypeg.terminal.game_recorder import TERMINAL_OWNER
from keypeg.terminal.local_table import list_unfinished, open_table, open_tables, save_match_text
from keypeg.terminal.match_form import MatchForm
from keypeg.terminal.seal import check_seal
from keypeg.terminal.state_queries import age_message
from keypeg.terminal.turns import Mode
from tests.terminal.stage import played, stage
from tests.waiting import wait_until_async


@pytest.fixture
def tables(tmp_path):
    made = open_tables(tmp_path / "tables.sqlite3", chance=Random(3))
    yield made
    made.close()
    made.store.close()


def as_codemaker(tables):
    """A match in which the computer has broken the person's code, however many rows that took."""
    link = open_table(
        tables, MatchForm(company="computer", names=("Ada",), edition="classic/2x3").options(), ["Ada"]
    )
    tables.act(link.table, 0, "secret RB", seq=tables.view(link.table, 0).seq)
    for _ in range(2000):
        if len(tables.view(link.table, 0).match.games) == 2:
            break
        tables.attend()
    return link, link._state(0)


def test_everything_on_the_screen_belongs_to_the_row_that_is_drawn(tables):
    link, state = as_codemaker(tables)
    rows = state.view.games[0].rows
    assert state.view.totals[0] == len(rows), "R18: the codemaker has a point per row by now"
    for count in range(len(rows)):
        drawn = DrawnMatch(state.view, 0, count)
        card = make_card(drawn, state.view.players)
        assert drawn.totals == card.totals == (0, 0)
        assert [line.ending for line in card.lines] == [None, None]
        assert drawn.awaited == (1,)
        assert str(drawn_turn_message(state, drawn)) == f"computer steady guesses row {count + 1}"
        told = list_drawn_events(link.events, drawn)
        assert max([0, *(event.row for event in told if isinstance(event.row, int))]) == count
        assert all(event.kind not in ("game-ended", "secret-revealed") for event in told)
    ended = DrawnMatch(state.view, 0, len(rows))
    assert ended.totals == state.view.totals
    assert ended.awaited == (), "the next game has begun, but the players have not continued"
    assert list_drawn_events(link.events, ended)[-1].kind == "game-ended"
    assert DrawnMatch.all_of(state.view).awaited == state.view.waits_for


def test_a_match_text_has_its_date_place_and_levels_and_reads_back(tables, tmp_path):
    link, _ = as_codemaker(tables)
    text = save_match_text(tables, link.table, tmp_path).read_text()
    tags = dict(read_match(text).tags)
    assert tags["Place"] == "terminal"
    assert tags["Level2"] == "steady"
    assert len(tags["Date"].split("-")) == 3
    assert len(parse_match(text).games[0].rows) >= 1


def test_matches_are_listed_exported_and_kept_until_their_owner_deletes_them(tables, tmp_path, capsys):
    link, _ = as_codemaker(tables)
    database = str(tmp_path / "tables.sqlite3")
    assert run(["matches", "--database", database]) == 0
    line = capsys.readouterr().out
    assert "Classic: Ada and computer steady, game 2 of 2" in line
    assert run(["export", line.split()[0], "--database", database]) == 0
    one = capsys.readouterr().out
    assert run(["export", "--last", "--database", database]) == 0
    assert capsys.readouterr().out == one
    assert parse_match(one).games[0].secret is not None
    for wrong, told in (
        (["export", "zzzz"], "there is no match 'zzzz'"),
        (["export"], "either a match or --last"),
    ):
        assert run([*wrong, "--database", database]) == 2
        assert told in capsys.readouterr().err
    assert [match.table for match in list_unfinished(tables)] == [link.table]
    assert tables.store.delete_owned(link.table, TERMINAL_OWNER)
    assert list_kept_matches(tables, TERMINAL_OWNER) == ()


def test_the_newest_match_is_the_first_line_of_the_menu_and_can_be_deleted(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Play against")
            await here.press("enter")
            await here.press("q")
            menu = here.app.screen.query_one("#menu")
            assert str(menu.options[0].prompt).startswith("Continue  Classic: Player and Computer (Steady)")
            assert str(menu.options[0].prompt).endswith("just now")
            assert menu.highlighted == 0
            await here.press("x")
            await here.see("Delete this match for good?")
            await here.press("n")
            await here.see("Continue")
            await here.press("x")
            await here.press("y")
            await here.until_gone("Continue")
            await here.until_gone("Delete")

    played(scene())


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (5, "just now"),
        (60, "1 minute ago"),
        (7200, "2 hours ago"),
        (86_400, "yesterday"),
        (900_000, "10 days ago"),
    ],
)
def test_how_long_ago_is_told_in_the_largest_unit(seconds, told):
    assert str(age_message(1000.0, now=1000.0 + seconds)) == told


def test_a_seal_holds_for_the_code_that_was_set_and_for_no_other():
    """The digest of the example in the protocol: game 1.1 of table t0, RGBY."""
    digest = "364cd00b44b45478ed1696e394024bb42e3d1c423dc88edf8fbb2a275ba89940"

    def published(code):
        return [FairData(game=1, attempt=1, digest="changed", table="t0", code=code, nonce="00" * 32)]

    assert check_seal(published("RGBY"), {"1.1": digest}, game=1).code == "seal-holds"
    assert check_seal(published("RGBB"), {"1.1": digest}, game=1).code == "seal-broken"
    assert check_seal(published("RGBY"), {}, game=1) is None
    assert check_seal(published(None), {"1.1": digest}, game=1) is None


def test_the_adversary_makes_the_only_code_where_the_edition_allows_one_game():
    plan = MatchForm(company="computer", level=ADVERSARY, edition="classic").options()
    assert (plan.games, plan.first, plan.seats[1].kind) == (1, 1, "adversary")
    assert MatchForm(company="computer", level=ADVERSARY, edition="new").options().games == 2


def test_against_the_adversary_one_sets_an_ordinary_code(tmp_path):
    """Where an edition asks for an even number of games, the person makes a code, too: it is typed in and marked."""
    plan = MatchForm(company="computer", level=ADVERSARY, edition="new", by_hand=True, shield=True).options()
    assert (plan.shield, plan.marking) == (False, "table")

    async def scene():
        async with stage(tmp_path, edition_text="new") as here:
            await here.choose("level", "Adversary")
            await here.choose("first", "Player")
            await here.press("enter")
            await here.until_mode(Mode.SET)
            await here.type("RGBY")
            await here.until_mode(Mode.BETWEEN)
            assert here.table.game.secret == "RGBY"
            assert here.table.game.ending == "broken"
            await here.press("enter")
            await here.until_mode(Mode.GUESS)
            await here.see("The adversary has no fixed code")

    played(scene())


def test_ctrl_c_leaves_the_program(tmp_path):
    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Play against")
            await here.press("enter")
            await here.pilot.press("ctrl+c")
            await wait_until_async(lambda: here.app._exit, "the end of the program")

    played(scene())


def test_a_dumb_terminal_is_told_in_one_line(monkeypatch):
    from keypeg.cli import play

    monkeypatch.setattr(play, "input_is_terminal", lambda: True)
    monkeypatch.setattr(play, "output_is_terminal", lambda: True)
    monkeypatch.setitem(os.environ, "TERM", "dumb")
    with pytest.raises(KeypegError, match="TERM=dumb"):
        play.play_in_terminal()


def test_fair_finds_the_digest_a_person_wrote_down(tmp_path, capsys):
    from tests.cli.test_help import published

    made = published()
    file = tmp_path / "fair.json"
    file.write_text(json.dumps([made]))
    assert run(["fair", str(file), "--digest", made["digest"][:16]]) == 0
    assert "this is the seal of game 1" in capsys.readouterr().out
    assert run(["fair", str(file), "--digest", "0" * 16]) == 1
    assert "NOT FAIR" in capsys.readouterr().out
    assert run(["fair", str(file), "--digest", "xyz"]) == 2


def test_a_local_game_that_somebody_left_can_have_its_code_shown(tables):
    """Another program at the same store may let a seat go."""
    link = open_table(tables, MatchForm(company="screen", names=("Ada", "Ben")).options(), ["Ada", "Ben"])
    tables.act(link.table, 0, "secret RGBY", seq=tables.view(link.table, 0).seq)
    tables.leave(link.table, 0)
    assert tables.view(link.table, 1).match.game.secret is None
    asyncio.run(link.show_code(1))
    assert tables.view(link.table, 1).match.games[0].secret == "RGBY"
