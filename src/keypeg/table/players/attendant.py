"""The attendant of a process: lets computers move and calls time, exactly once among all processes.

The process that committed the action before a computer's turn lets it think, at once. Any other process steps in
when the move has been due for longer than `patience`, since the first one may have been killed. Two may then think
about the same turn, but only one of their moves is taken: both name the same place in the journal, and a place is
written once.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from random import Random
from threading import Event, Lock, Thread

from keypeg.errors import KeypegError, StaleAction, StoreError
from keypeg.table.orders.plans import Act
from keypeg.table.players.computers import Engine, choose_move, thinks_long
from keypeg.table.state.engine_access import Ask, ask_here
from keypeg.table.state.table_state import TableState
from keypeg.table.state.views import Answer

log = logging.getLogger(__name__)

THINKERS = 2


class FaultIsolation:
    """Does something at one table after another; a table that cannot be read must not hold up the others."""

    def __init__(self) -> None:
        self._unreadable: set[str] = set()

    def run(self, table: str, do: Callable[[str], object]) -> None:
        """Do something at a table; a table that fails is logged once."""
        try:
            do(table)
        except StoreError:
            raise
        except Exception as error:
            if table not in self._unreadable:
                self._unreadable.add(table)
                log.error("table %s cannot be attended to: %s", table, type(error).__name__)


class Attendant:
    """Asks computers for their moves in threads of its own, and plays them through `act`.

    Those that think for long are asked through `ask`, one after the other; the others never wait for them.
    """

    def __init__(
        self, engine: Engine, chance: Random, act: Callable[[Act], Future[Answer]], ask: Ask = ask_here
    ) -> None:
        self._engine = engine
        self._ask = ask
        self._chance = chance
        self._act = act
        self._thinking: set[tuple[str, int]] = set()
        self._lock = Lock()
        self._stopped = Event()
        self._rounds: Thread | None = None
        self._threads = ThreadPoolExecutor(THINKERS, thread_name_prefix="keypeg-thinker")
        self._waiting = ThreadPoolExecutor(1, thread_name_prefix="keypeg-waiting")

    def consider(self, state: TableState) -> None:
        """Let the computer think that the match waits for, if it is one and does not think already."""
        seat = state.computer_to_move
        if seat is None or self._stopped.is_set():
            return
        turn = (state.id, state.seq)
        with self._lock:
            if turn in self._thinking:
                return
            self._thinking.add(turn)
        try:
            (self._waiting if thinks_long(state) else self._threads).submit(self._think, state, seat)
        except RuntimeError:
            # The program is ending: the next process to open the database lets this computer move.
            self._forget(turn)

    def make_rounds(self, attend: Callable[[], None], *, every: float) -> None:
        """Attend to all tables again and again, until `close`."""

        def rounds() -> None:
            while not self._stopped.wait(every):
                try:
                    attend()
                except StoreError as error:
                    log.warning("the attendant could not read the tables: %s", type(error).__name__)

        self._rounds = Thread(target=rounds, name="keypeg-attendant", daemon=True)
        self._rounds.start()

    def close(self) -> None:
        """Stop; the next process to open the database repeats an unfinished move."""
        self._stopped.set()
        if self._rounds is not None:
            self._rounds.join()
        for threads in (self._threads, self._waiting):
            threads.shutdown(wait=True, cancel_futures=True)

    def _think(self, state: TableState, seat: int) -> None:
        turn = (state.id, state.seq)
        try:
            move = choose_move(state, seat, self._engine, self._chance, self._ask)
            act = Act(table=state.id, who=seat, action=move.action, seq=state.seq, held=move.held)
            self._act(act).add_done_callback(lambda done: self._finish_move(turn, done))
        except StoreError:
            # This process is ending: the next one lets the computer move.
            self._forget(turn)
        except Exception as error:
            self._forget(turn)
            log.error(
                "a computer at table %s could not move at %d: %s", state.id, state.seq, type(error).__name__
            )

    def _finish_move(self, turn: tuple[str, int], done: Future[Answer]) -> None:
        self._forget(turn)
        error = None if done.cancelled() else done.exception()
        if error is not None and not isinstance(error, StaleAction):
            kind = error.args[0] if isinstance(error, KeypegError) else type(error).__name__
            log.warning("a computer's move at table %s was refused at %d: %s", *turn, kind)

    def _forget(self, turn: tuple[str, int]) -> None:
        with self._lock:
            self._thinking.discard(turn)
