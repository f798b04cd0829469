"""Ports for the servers of tests."""

from __future__ import annotations

from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event

from tests.server.running import free_port, processes
from tests.waiting import PATIENCE


def choose_port(ports: Queue[int], all_chosen: Event) -> None:
    """Tell which port is chosen, and live until the others have chosen theirs."""
    ports.put(free_port())
    all_chosen.wait(PATIENCE)


def test_nobody_chooses_a_port_that_another_process_has_chosen():
    """These processes are forked from one that has read the module: all of them begin to look at the same port."""
    ports: Queue[int] = processes.Queue()
    all_chosen = processes.Event()
    choosing = [processes.Process(target=choose_port, args=(ports, all_chosen)) for _ in range(3)]
    for process in choosing:
        process.start()
    chosen = {ports.get(timeout=PATIENCE) for _ in choosing}
    all_chosen.set()
    for process in choosing:
        process.join(PATIENCE)
    assert [process.exitcode for process in choosing] == [0, 0, 0]
    assert len(chosen) == 3
