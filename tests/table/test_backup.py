"""A backup is whole and private, made while others play; a restore takes everything back to it."""

from __future__ import annotations

import json
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread

import pytest

from keypeg.errors import StoreError
from keypeg.table import Options, Store
from keypeg.table.storage.backup import back_up, check_copy, restore
from tests.table.playing import Hand, act, seated, service
from tests.waiting import PATIENCE

KEYPEG = [sys.executable, "-c", "from keypeg.cli import main; main()"]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite3")


def played(database: str, guesses: int) -> str:
    store = Store(database)
    with service(store, Hand()) as tables:
        ada, ben = seated(tables, Options(games=100))
        act(tables, ada, "secret RGBY")
        for _ in range(guesses):
            act(tables, ben, "guess RRGG")
    store.close()
    return ada.table


def test_a_backup_made_in_the_middle_of_play_holds_whole_actions(database: str, tmp_path: Path) -> None:
    """A guess and its mark are one action of two lines: no copy has one without the other."""
    store, copy, ended = Store(database), tmp_path / "copy.sqlite3", Event()
    with service(store, Hand()) as tables:
        ada, ben = seated(tables, Options(games=100))

        def play() -> None:
            while not ended.is_set():
                view = tables.view(ada.table, 0)
                maker, breaker = (ada, ben) if view.match.game.codemaker == 0 else (ben, ada)
                if view.match.game.phase == "setting":
                    act(tables, maker, "secret RGBY")
                else:
                    act(tables, breaker, "guess RGBY")

        thread = Thread(target=play)
        thread.start()
        for number in range(5):
            assert back_up(database, copy.with_suffix(f".{number}")) == 1
        ended.set()
        thread.join()
    store.close()
    for number in range(5):
        saved = Store(copy.with_suffix(f".{number}"))
        lines = saved.load(ada.table).lines
        saved.close()
        guesses = [line.seq for line in lines if line.action.startswith("guess")]
        assert [line.seq - 1 for line in lines if line.action.startswith("mark")] == guesses
        assert stat.S_IMODE(copy.with_suffix(f".{number}").stat().st_mode) == 0o600


def test_a_restore_brings_back_what_was_and_keeps_what_is(database: str, tmp_path: Path) -> None:
    copy, aside = tmp_path / "copy", tmp_path / "aside"
    first = played(database, 2)
    assert back_up(database, copy) == 1
    second = played(database, 1)
    assert restore(database, copy, aside=aside) == 1
    store = Store(database)
    assert [len(store.load(first).lines), store.load(second)] == [5, None]
    store.close()
    assert check_copy(aside) == 2


def test_a_restore_to_a_new_place_needs_no_database_there(database: str, tmp_path: Path) -> None:
    played(database, 1)
    back_up(database, tmp_path / "copy")
    there = tmp_path / "elsewhere" / "new.sqlite3"
    assert restore(str(there), tmp_path / "copy", aside=tmp_path / "aside") == 1
    assert stat.S_IMODE(there.stat().st_mode) == 0o600
    assert not (tmp_path / "aside").exists()


def test_a_database_in_use_is_not_replaced(database: str, tmp_path: Path) -> None:
    played(database, 1)
    back_up(database, tmp_path / "copy")
    store = Store(database)
    with service(store, Hand()) as tables:
        ada, _ = seated(tables)
        with pytest.raises(StoreError, match="is in use: close Keypeg in other windows"):
            restore(database, tmp_path / "copy", aside=tmp_path / "aside")
        act(tables, ada, "secret RGBY")
    store.close()


def broken(path: Path, database: str) -> None:
    back_up(database, path)
    with path.open("r+b") as file:
        file.seek(4_096)
        file.write(b"\xff" * 8_192)


def newer(path: Path, database: str) -> None:
    back_up(database, path)
    with sqlite3.connect(path, timeout=PATIENCE) as connection:
        connection.execute("UPDATE schema_version SET version = 99")


@pytest.mark.parametrize(
    ("made", "told"),
    [
        (lambda path, _: path.write_bytes(b"no database at all"), "cannot read"),
        (
            lambda path, _: sqlite3.connect(path, timeout=PATIENCE).execute("CREATE TABLE x (y)"),
            "is not a database of Keypeg",
        ),
        (lambda path, _: path.touch(), "is not a database of Keypeg"),
        (lambda path, _: None, "there is no file"),
        (broken, "is damaged|cannot read"),
        (newer, "the database has version 99"),
    ],
)
def test_what_is_no_backup_is_refused_and_changes_nothing(made, told, database, tmp_path) -> None:
    table = played(database, 1)
    made(tmp_path / "copy", database)
    with pytest.raises(StoreError, match=told):
        restore(database, tmp_path / "copy", aside=tmp_path / "aside")
    store = Store(database)
    assert store.load(table) is not None
    store.close()


def test_the_commands_tell_what_they_did_and_what_is_wrong_in_a_line(database: str, tmp_path: Path) -> None:
    played(database, 1)

    def run(*arguments: object) -> tuple[int, str, str]:
        done = subprocess.run([*KEYPEG, *map(str, arguments)], capture_output=True, text=True)
        return done.returncode, done.stdout, done.stderr

    copy = tmp_path / "copy"
    assert run("backup", copy, "--database", database) == (0, f"{copy} holds 1 table, and was checked.\n", "")
    code, _, err = run("backup", copy, "--database", database)
    assert (code, err.count("\n")) == (2, 1)
    assert err.endswith(" exists already: choose another name\n")
    code, _, err = run("backup", tmp_path / "x", "--database", "postgresql:///keypeg")
    assert (code, err.count("\n"), "pg_dump" in err) == (2, 1, True)
    code, out, err = run("restore", copy, "--database", database)
    assert (code, err) == (0, "")
    assert out.startswith("The database now holds 1 table of the backup.\nWhat it held before is in ")
    code, out, _ = run("restore", copy, "--database", database, "--json")
    told = json.loads(out)
    assert (code, told["tables"], Path(told["aside"]).is_file()) == (0, 1, True)
    code, out, _ = run("backup", tmp_path / "second", "--database", database, "--json")
    assert (code, json.loads(out)) == (0, {"version": 1, "path": str(tmp_path / "second"), "tables": 1})
