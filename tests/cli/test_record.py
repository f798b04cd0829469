"""`keypeg record` as a person runs it, on a store with games that were really played."""

import csv
import json
import xml.etree.ElementTree as ElementTree

import pytest

from keypeg.table import Options, SeatOption, Store, Tables
from keypeg.terminal.game_recorder import TERMINAL_OWNER
from tests.cli.pseudo import Screen
from tests.cli.running import keypeg
from tests.cli.test_review import SVG, by_trying_everything

GAMES = [
    ("3x4", "GYB", ["RRR", "RBG", "BBG", "YGB", "GYB"]),
    ("3x4", "RRB", ["RRB"]),
    ("2x6", "RB", ["RR", "RB"]),
]


@pytest.fixture
def database(tmp_path):
    """Three games that Ben has broken, and one of them that Eve has."""
    path = tmp_path / "tables.sqlite3"
    store = Store(path)
    with Tables(store, attend_every=None) as tables:
        for breaker, (box, secret, guesses) in zip(("Ben", "Ben", "Eve"), GAMES, strict=True):
            table = tables.open(Options(edition=box, seats=(SeatOption(),) * 2, games=2)).table
            for seat, name in enumerate(("Ada", breaker)):
                tables.take(table, seat, name)
            actions = [(0, f"secret {secret}"), *((1, f"guess {guess}") for guess in guesses)]
            for seq, (seat, action) in enumerate(actions):
                tables.act(table, seat, action, seq=tables.view(table, 0).seq if seq else 0)
            tables.keep_game(TERMINAL_OWNER, table, 0, 1)
    store.close()
    return str(path)


@pytest.fixture
def empty(tmp_path):
    Store(tmp_path / "new.sqlite3").close()
    return str(tmp_path / "new.sqlite3")


def test_the_record_tells_averages_by_edition_that_an_exhaustive_search_confirms(database):
    told = keypeg("record", "--database", database).stdout.decode().splitlines()
    assert told[0].split() == ["edition", "games", "broken", "rows", "rows", "lost", "luck"]
    data = json.loads(keypeg("record", "--database", database, "--json").stdout)
    assert [one["games"] for one in data["editions"]] == [2, 1]
    small = [by_trying_everything(*game) for game in GAMES[:2]]
    first = data["editions"][0]
    assert first["rows"] == 3.0
    assert first["mistakes"]["lower"] == pytest.approx(sum(sum(m for m, _ in game) for game in small) / 2)
    assert first["luck"]["lower"] == pytest.approx(sum(sum(luck for _, luck in game) for game in small) / 2)
    assert first["mistakes"]["exact"]


def test_the_games_of_one_player_are_told_as_csv(database):
    done = keypeg("record", "--database", database, "--player", "Ben", "--csv")
    lines = list(csv.DictReader(done.stdout.decode().splitlines()))
    assert [(line["player"], line["rows"]) for line in lines] == [("Ben", "5"), ("Ben", "1")]


def test_the_picture_has_a_column_a_game(database, tmp_path):
    out = tmp_path / "out.svg"
    assert keypeg("record", "--database", database, "--svg", str(out)).returncode == 0
    drawn = ElementTree.parse(out).getroot()
    editions = [group for group in drawn.iter(f"{SVG}g") if group.get("class") == "edition"]
    assert len(editions) == 2
    for edition, games in zip(editions, (2, 1), strict=True):
        charts = [group for group in edition.iter(f"{SVG}g") if group.get("class") == "chart"]
        assert [len(list(chart.iter(f"{SVG}rect"))) for chart in charts] == [games] * 3
    columns = next(group for group in editions[0].iter(f"{SVG}g") if group.get("class") == "chart")
    # Games of five rows and of one.
    heights = [float(column.get("height")) for column in columns.iter(f"{SVG}rect")]
    assert heights[0] / heights[1] == pytest.approx(5, rel=0.01)
    assert "Record: 3 games of Eve and Ben" in drawn.find(f"{SVG}title").text
    assert "2 games, 2 broken" in drawn.find(f"{SVG}desc").text


def test_an_empty_record_is_an_error_that_says_how_to_fill_it(empty):
    told = b"keypeg: no games have been recorded yet: play one to the end as a codebreaker with keypeg play\n"
    for more in ((), ("--player", "Ada")):
        done = keypeg("record", "--database", empty, *more)
        assert (done.returncode, done.stdout, done.stderr) == (2, b"", told)
    # Programs get an empty list.
    assert json.loads(keypeg("record", "--database", empty, "--json").stdout)["games"] == []


def test_a_mistyped_database_is_not_created(tmp_path):
    done = keypeg("record", "--database", str(tmp_path / "typo.sqlite3"))
    assert done.returncode == 2
    assert b"there is no database at" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_it_is_erased_in_a_pipe_at_once_and_at_a_terminal_after_a_yes(database, tmp_path):
    screen = Screen(["record", "--database", database, "--erase"], tmp_path)
    screen.until("Erase 3 games for good?")
    screen.press("n\r")
    assert screen.ended() == 0
    assert "Nothing was erased." in screen.text()
    assert json.loads(keypeg("record", "--database", database, "--erase", "--json").stdout) == {
        "version": 1,
        "erased": 3,
    }
    assert b"no games have been recorded yet" in keypeg("record", "--database", database).stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--player", "Zoe"], "no games of 'Zoe' are recorded, only of Eve and Ben"),
        (["--csv", "--json"], "choose either --csv or --json"),
        (["--erase", "--player", "Ben"], "only the whole record can be erased"),
        (["--svg", "no/folder.svg"], "cannot write 'no/folder.svg'"),
        (["--player", "Ben", "--svg", "."], "cannot write '.'"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(database, arguments, told):
    done = keypeg("record", "--database", database, *arguments)
    assert done.returncode == 2
    assert done.stdout == b""
    assert told in done.stderr.decode()
    assert done.stderr.count(b"\n") == 1


def test_nothing_is_drawn_of_an_empty_record(empty, tmp_path):
    done = keypeg("record", "--database", empty, "--svg", str(tmp_path / "out.svg"))
    assert (done.returncode, done.stderr) == (
        2,
        b"keypeg: there is nothing to draw: no games have been recorded yet\n",
    )
