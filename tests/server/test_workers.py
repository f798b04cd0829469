"""Several workers under one supervisor: a rolling restart, and an end that nobody could announce."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

from tests.postgres import Postgres
from tests.server.running import HOST, free_port
from tests.server.test_kill import _serving, all_go_on, bots_at_work
from tests.waiting import PATIENCE, wait_until

POLLS = ("7", "271", "73")
"""The numbers of the system calls poll and ppoll, with which a process waits for a pipe: x86-64 twice, then ARM."""


PROGRAM = "from keypeg.cli import main; main()"

FAILING = f"""\
from keypeg.server.operations.supervisor import Supervisor
def fail(self):
    raise MemoryError
Supervisor.keep_subprocess_alive = fail
{PROGRAM}
"""
"""The program with a supervisor that fails as soon as it looks after its workers."""


@contextmanager
def two_workers(
    database: str, port: int, log: Path | None = None, *, program: str = PROGRAM
) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-c", program, "serve", "--unlimited"]
    command += ["--host", HOST, "--port", str(port), "--workers", "2", "--database", database]
    with nullcontext() if log is None else log.open("ab") as errors:
        started = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors)
    try:
        yield started
    finally:
        started.kill()
        started.wait()


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


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://{HOST}:{port}/health", timeout=60) as answer:
            return answer.status == 200
    except OSError:
        return False


def test_a_new_server_takes_the_port_of_one_whose_supervisor_was_killed(postgres: Postgres, tmp_path: Path):
    """People follow a table all the while: an orderly end would wait for them, and hold the port."""
    database, port, log = postgres.new_database(), free_port(), tmp_path / "log"
    with two_workers(database, port, log) as program:
        wait_until(lambda: len(workers(program)) == 2 and answers(port))
        crowd = bots_at_work([f"{HOST}:{port}"])
        all_go_on(crowd)
        left = workers(program)
        program.kill()
        program.wait()
        wait_until(lambda: not any(alive(pid) for pid in left))
        with two_workers(database, port, log) as second:
            all_go_on(crowd)
            assert second.poll() is None
            for bots in crowd:
                bots.finish()
    for bots in crowd:
        bots.check(database)
    told = log.read_text()
    assert "the supervisor is gone: this worker ends" in told
    assert "Waiting for connections to close" not in told


def test_a_worker_that_cannot_start_is_tried_again_while_the_other_serves(postgres: Postgres, tmp_path: Path):
    """New connections to the database are refused for a while, and those that are open stay."""
    role = f"worker{free_port()}"
    database = postgres.new_database()
    schema = database.rpartition("%3D")[2]
    postgres.execute(f"CREATE ROLE {role} LOGIN")
    postgres.execute(f"ALTER SCHEMA {schema} OWNER TO {role}")
    port, log = free_port(), tmp_path / "log"
    with two_workers(database.replace("//keypeg@", f"//{role}@"), port, log) as program:
        # Each worker that serves is connected to say who is here; one that still starts would not get so far.
        wait_until(lambda: postgres.connections(role, "keypeg-presence") == 2 and answers(port))
        postgres.execute(f"ALTER ROLE {role} CONNECTION LIMIT 0")
        victim = min(workers(program))
        os.kill(victim, signal.SIGKILL)
        wait_until(lambda: log.read_text().count("the next try is in") >= 3)
        assert program.poll() is None
        wait_until(lambda: answers(port))
        postgres.execute(f"ALTER ROLE {role} CONNECTION LIMIT -1")
        wait_until(lambda: len(workers(program)) == 2)
        pauses = [float(part.split()[0]) for part in log.read_text().split("the next try is in ")[1:]]
        assert pauses == sorted(pauses)
        assert len(set(pauses)) > 1
        program.terminate()
        assert program.wait(60) == 0


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


def test_a_supervisor_that_fails_ends_its_workers_and_tells_the_service_manager(postgres: Postgres):
    """With exit code 0 no service manager would start it again."""
    port = free_port()
    with two_workers(postgres.new_database(), port, program=FAILING) as program:
        assert program.wait(PATIENCE) != 0
    # Nobody holds the port any more.
    socket.create_server((HOST, port)).close()


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
