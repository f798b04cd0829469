"""How far this person has come with puzzles and lessons."""

from __future__ import annotations

import secrets
from pathlib import Path

import msgspec

from keypeg.api.training import TrainingData
from keypeg.errors import StoreError, show_path
from keypeg.table import default_path
from keypeg.terminal.private_file import write_private
from keypeg.training import Training


class SavedTraining(msgspec.Struct, frozen=True, kw_only=True):
    """The seed of this person's puzzles, how the training stands, and the lessons that are finished."""

    seed: str
    training: TrainingData = TrainingData()
    lessons: tuple[str, ...] = ()

    @property
    def standing(self) -> Training:
        """Return how the training stands."""
        return Training(**msgspec.structs.asdict(self.training))

    def with_training(self, training: Training) -> SavedTraining:
        """Return the same with the training as it stands now."""
        fields = {name: getattr(training, name) for name in TrainingData.__struct_fields__}
        return msgspec.structs.replace(self, training=TrainingData(**fields))

    def with_lesson(self, lesson: str) -> SavedTraining:
        """Return the same with one more lesson finished."""
        return msgspec.structs.replace(self, lessons=tuple(dict.fromkeys((*self.lessons, lesson))))


class TrainingMemory:
    """A small file that only its owner can read."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or default_path().with_name("training.json")

    def read(self) -> SavedTraining:
        """Return what is kept, or a fresh start."""
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=SavedTraining)
        except FileNotFoundError:
            return SavedTraining(seed=secrets.token_hex(6))
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            raise StoreError("training-unreadable", path=show_path(self._path)) from None

    def keep(self, kept: SavedTraining) -> None:
        """Keep how far this person has come."""
        write_private(self._path, msgspec.json.encode(kept))
