"""What this terminal keeps: the tables of its database, and how far the training has come."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from keypeg.table import Tables
    from keypeg.terminal.training_memory import TrainingMemory


class LocalData:
    """Opens the data when it is first needed: the menu is on the screen before the database is loaded."""

    def __init__(self, load: Callable[[], tuple[Tables, TrainingMemory]]) -> None:
        self._load = load
        self._lock = Lock()
        self._loaded: tuple[Tables, TrainingMemory] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with self._lock:
            if self._loaded is not None:
                self._loaded[0].close()

    @property
    def is_open(self) -> bool:
        """Whether the data is there already."""
        return self._loaded is not None

    def open(self) -> None:
        """Open the data, unless it is open; raises `KeypegError` if it cannot be read."""
        with self._lock:
            if self._loaded is None:
                self._loaded = self._load()

    @property
    def tables(self) -> Tables:
        """Return the tables, opened if need be."""
        return self._both[0]

    @property
    def training(self) -> TrainingMemory:
        """Return the memory of the training, opened if need be."""
        return self._both[1]

    @property
    def _both(self) -> tuple[Tables, TrainingMemory]:
        self.open()
        assert self._loaded is not None
        return self._loaded
