"""Several workers under one supervisor: a rolling restart, and an end that nobody could announce."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.postgres import Postgres
from tests.server.running import HOST, free_port
from tests.server.test_kill import _serving, all_go_on, bots_at_work
from tests.waiting import PATIENCE, wait_until

POLLS = ("7", "271", "73")
"""The numbers of the system calls poll and ppoll, with which a process waits for a pipe: x86-64 twice, then ARM."""


@contextmanager
def two_workers(database: str, port: int) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-c", "from keypeg.cli import main; main()", "serve", "--unlimited"]
    command += ["--host", HOST, "--port", str(port), "--workers", "2", "--database", database]
    program = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield program
    finally:
        program.kill()
        program.wait()


def workers(program: subprocess.Popen[bytes]) -> set[int]:
    children = Path(f"/proc/{program.pid}/task/{program.pid}/children").read_text().split()
    return set(_serving(children))


def test_a_rolling_restart_replaces_every_worker_and_loses_nothing(postgres: Postgres):
    database, port = postgres.new_database(), free_port()
    with two_workers(database, port) as program:
        crowd = bots_at_work([f"{HOST}:{port}"])
        all_go_on(crowd)
        before = workers(program)
        assert len(before) == 2
        program.send_signal(signal.SIGHUP)
        wait_until(lambda: len(workers(program)) == 2 and not workers(program) & before)
        all_go_on(crowd)
        for bots in crowd:
            bots.finish()
        program.terminate()
        assert program.wait(PATIENCE) == 0
    for bots in crowd:
        bots.check(database)


def test_workers_end_when_their_supervisor_is_killed(postgres: Postgres):
    port = free_port()
    with two_workers(postgres.new_database(), port) as program:
        wait_until(lambda: len(workers(program)) == 2)
        left = workers(program)
        crowd = bots_at_work([f"{HOST}:{port}"])
        all_go_on(crowd)
        for bots in crowd:
            bots.finish()
        program.kill()
        wait_until(lambda: not any(alive(pid) for pid in left))


def test_a_worker_that_dies_before_it_has_answered_its_supervisor_is_replaced_at_once(postgres: Postgres):
    with two_workers(postgres.new_database(), free_port()) as program:
        wait_until(lambda: len(workers(program)) == 2)
        before = workers(program)
        for pid in before:
            os.kill(pid, signal.SIGSTOP)
        wait_until(lambda: waits_for_an_answer(program.pid), "the supervisor to ask a worker")
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        wait_until(lambda: len(workers(program)) == 2 and not workers(program) & before)
        program.terminate()
        assert program.wait(PATIENCE) == 0


def waits_for_an_answer(pid: int) -> bool:
    """Return whether a supervisor waits for a worker: between two rounds it sleeps in another system call."""
    number = Path(f"/proc/{pid}/syscall").read_text().split()[0]
    return number in POLLS


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
