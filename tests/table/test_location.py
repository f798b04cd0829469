"""Where files are kept on each platform, and who may read them."""

from __future__ import annotations

import stat
from pathlib import Path

import platformdirs
import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from keypeg.table import Store
from keypeg.table.storage.location import data_folder, default_path, make_private


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    return tmp_path


def on(platform: type, monkeypatch: pytest.MonkeyPatch) -> None:
    def user_data_dir(name: str, appauthor: bool) -> str:
        return platform(name, appauthor).user_data_dir

    monkeypatch.setattr(platformdirs, "user_data_dir", user_data_dir)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_each_platform_has_its_own_place(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    on(Unix, monkeypatch)
    assert data_folder() == home / ".local/share/keypeg"
    on(MacOS, monkeypatch)
    assert data_folder() == home / "Library/Application Support/keypeg"


def test_the_place_of_early_versions_stays_in_use_where_it_exists(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    on(MacOS, monkeypatch)
    early = home / ".local/share/keypeg"
    early.mkdir(parents=True)
    assert data_folder() == early
    (home / "Library/Application Support/keypeg").mkdir(parents=True)
    assert data_folder() == home / "Library/Application Support/keypeg"


def test_only_the_owner_can_read_a_new_database_and_the_files_beside_it(home: Path) -> None:
    store = Store()
    folder = default_path().parent
    assert mode(folder) == 0o700
    assert {path.name: mode(path) for path in folder.iterdir()} == {
        "tables.sqlite3": 0o600,
        "tables.sqlite3-wal": 0o600,
        "tables.sqlite3-shm": 0o600,
    }
    store.close()


def test_a_database_that_others_could_read_is_closed_to_them_in_the_usual_place(home: Path) -> None:
    default_path().parent.mkdir(parents=True, mode=0o755)
    default_path().touch(mode=0o644)
    make_private(default_path())
    assert (mode(default_path().parent), mode(default_path())) == (0o700, 0o600)


def test_a_folder_of_ones_own_keeps_its_mode(home: Path) -> None:
    shared = home / "shared"
    shared.mkdir(mode=0o755)
    make_private(shared / "new.sqlite3")
    (shared / "old.sqlite3").touch(mode=0o644)
    make_private(shared / "old.sqlite3")
    assert mode(shared) == 0o755
    assert (mode(shared / "new.sqlite3"), mode(shared / "old.sqlite3")) == (0o600, 0o644)
