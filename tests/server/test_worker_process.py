"""Processes that think for a server: what they answer, and how they end."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.types import Message as AsgiMessage
from starlette.types import Receive, Scope, Send

from keypeg.engine.candidates import some_candidates
from keypeg.engine.hint import hint
from keypeg.errors import IllegalAction, NoAnswer, Reason, StoreError
from keypeg.rules import Position
from keypeg.server.compute.worker_pool import AddressQueue
from keypeg.server.compute.worker_process import WorkerProcess
from keypeg.server.middleware import Middleware
from keypeg.server.operations.metrics import Metrics
from keypeg.server.settings import VARIABLE, Settings
from tests.server import questions
from tests.server.playing import Scene
from tests.waiting import let_others_run, wait_until


@pytest.fixture
def process() -> Iterator[WorkerProcess]:
    made = WorkerProcess()
    yield made
    made.close()


def gone(process: int) -> bool:
    """Whether a process has ended, reaped or not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def children(process: int) -> list[int]:
    """The processes that any thread of a process has started."""
    found = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for one in found for child in one.read_text().split()]


def test_it_answers_as_the_engine_does_here_but_in_another_process(process: WorkerProcess) -> None:
    opening = Position.parse("classic")
    later = Position.parse("classic RRGG:1-0 RBYB:2-1")
    assert process.ask(hint, opening) == hint(opening)
    # Of guesses that are equally good, the search may name another after it has seen other positions.
    assert process.ask(hint, later).left == len(some_candidates(later))
    assert process.ask(questions.process) not in (os.getpid(), None)


def test_one_process_answers_all_questions_at_a_lower_priority(process: WorkerProcess) -> None:
    assert process.ask(questions.process) == process.ask(questions.process)
    assert process.ask(questions.parent) == os.getpid()
    assert process.ask(questions.priority) > os.nice(0)


def test_a_refusal_arrives_as_it_is_and_a_defect_without_its_values(process: WorkerProcess) -> None:
    with pytest.raises(IllegalAction) as refused:
        process.ask(questions.refused)
    assert refused.value.reason is Reason.MATCH_OVER
    with pytest.raises(RuntimeError, match="LookupError") as failed:
        process.ask(questions.failed)
    assert "RGBY" not in str(failed.value)
    assert process.ask(questions.printed) == "answered"


def test_it_does_not_learn_where_the_database_is(
    process: WorkerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, '{"database": "postgresql://ada:sesame@host/name"}')
    assert process.ask(questions.variable, VARIABLE) is None
    assert process.ask(questions.variable, "PATH") == os.environ["PATH"]


def test_a_process_that_dies_is_replaced(process: WorkerProcess) -> None:
    first = process.ask(questions.process)
    os.kill(first, signal.SIGKILL)
    assert process.ask(questions.process) != first
    with pytest.raises(NoAnswer):
        process.ask(questions.died)
    assert process.ask(questions.parent) == os.getpid()


@pytest.mark.parametrize("question", [questions.computing, questions.endless])
def test_a_question_that_takes_too_long_is_given_up_with_its_process(question: Callable[[], None]) -> None:
    """One computes without an end, and the other waits without computing."""
    process, before = WorkerProcess(most_seconds=0.5, longest_seconds=10), children(os.getpid())
    with pytest.raises(NoAnswer):
        process.ask(question)
    assert children(os.getpid()) == before


def test_a_process_that_gets_no_turn_on_a_busy_machine_is_waited_for(process: WorkerProcess) -> None:
    patient = WorkerProcess(most_seconds=0.5, longest_seconds=600)
    assert patient.ask(questions.waited, 3) == "answered"
    # Each question has its own budget, however much the process has computed before.
    for _ in range(8):
        assert patient.ask(questions.computed, 0.2) >= 0.2
    patient.close()


def test_a_process_that_is_ended_leaves_no_copy_of_its_memory(process: WorkerProcess) -> None:
    assert process.ask(questions.largest_core) == 0


def test_a_process_that_nobody_asks_ends_by_itself(capfd: pytest.CaptureFixture[str]) -> None:
    process = WorkerProcess(idle_seconds=0.01)
    first = process.ask(questions.process)
    assert wait_until(lambda: gone(first))

    def let_go() -> bool:
        process.tidy()
        return not Path(f"/proc/{first}").exists()

    assert wait_until(let_go)
    assert capfd.readouterr().err == ""
    assert process.ask(questions.process) != first
    process.close()


def test_where_no_process_can_be_started_the_answer_comes_from_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("keypeg.server.compute.worker_process._COMMAND", ("/no/such/program",))
    assert WorkerProcess().ask(questions.process) == os.getpid()


def test_stopping_ends_a_question_at_once_and_refuses_the_next(process: WorkerProcess) -> None:
    number = process.ask(questions.process)
    refused: list[Exception] = []

    def ask() -> None:
        try:
            process.ask(questions.endless)
        except StoreError as error:
            refused.append(error)

    asking = threading.Thread(target=ask)
    asking.start()
    process.stop()
    asking.join()
    assert len(refused) == 1
    with pytest.raises(StoreError):
        process.ask(questions.process)
    process.close()
    assert gone(number)


def test_an_address_that_asks_much_does_not_keep_others_waiting() -> None:
    async def story() -> list[str]:
        turns, told = AddressQueue(2), []
        free = asyncio.Event()

        async def ask(address: str, name: str) -> None:
            async with turns.turn(address):
                told.append(name)
                await free.wait()

        asking = [asyncio.create_task(ask("a", f"a{n}")) for n in range(5)]
        asking.append(asyncio.create_task(ask("b", "b0")))
        await let_others_run()
        first = list(told)
        # Whoever gives up loses nobody else's turn.
        asking[2].cancel()
        free.set()
        await asyncio.gather(*asking, return_exceptions=True)
        return [*first, "|", *told[len(first) :]]

    assert asyncio.run(story()) == ["a0", "a1", "b0", "|", "a3", "a4"]


def test_a_server_that_is_stopped_during_a_review_says_nothing_of_it(lone: Scene) -> None:
    table, server = lone.open(edition="super", games=1), lone.servers[0]
    table.act(0, "secret RGBYK")
    for guess in ("RRGGB", "WWKKO", "RGWKB", "KYBGR"):
        table.act(1, f"guess {guess}")
    table.act(1, "concede")
    statuses: list[int] = []
    asking = threading.Thread(target=lambda: statuses.append(table.get("/review?nth=1").status_code))
    asking.start()
    assert server.process is not None
    assert wait_until(lambda: children(server.process.pid))
    thinking = children(server.process.pid)
    assert server.stop() == 0
    asking.join()
    assert statuses == [503]
    assert server.log.read_text() == ""
    assert all(map(gone, thinking))


def test_a_computer_with_many_codes_to_think_about_thinks_in_another_process(lone: Scene) -> None:
    seats = [{"name": "Ada"}, {"kind": "computer", "level": "steady"}]
    table, server = lone.open(edition="8x12", seats=seats, take=[0]), lone.servers[0]
    assert server.process is not None
    table.act(0, "secret RRGGBBYY")
    assert wait_until(lambda: table.state(0)["view"]["games"][0]["rows"])
    thinking = children(server.process.pid)
    assert thinking
    # It goes on thinking about the next row while the server ends.
    assert server.stop() == 0
    assert server.log.read_text() == ""
    assert all(map(gone, thinking))


def test_the_processes_of_a_killed_server_end(lone: Scene) -> None:
    table, server = lone.open(hints=True), lone.servers[0]
    table.act(0, "secret RGBY")
    assert table.get("/hint?seat=1", 1).status_code == 200
    assert server.process is not None
    thinking = children(server.process.pid)
    assert thinking
    server.kill()
    assert wait_until(lambda: all(map(gone, thinking)))


def test_a_request_that_the_server_does_not_wait_for_any_longer_is_refused_in_words() -> None:
    sent: list[AsgiMessage] = []

    async def endless(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.Event().wait()

    async def receive() -> AsgiMessage:
        return {"type": "http.request"}

    async def send(message: AsgiMessage) -> None:
        sent.append(message)

    async def story() -> None:
        wrapped = Middleware(endless, Settings(), Metrics())
        scope = {"type": "http", "method": "GET", "path": "/api/tables", "headers": [], "client": None}
        asking = asyncio.create_task(wrapped(scope, receive, send))
        await let_others_run()
        asking.cancel("timeout graceful shutdown exceeded")
        await asking

    asyncio.run(story())
    assert sent[0]["status"] == 503
    assert b"the server is shutting down" in sent[1]["body"]
