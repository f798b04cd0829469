"""The seats this person holds at servers, so that a closed terminal can take them again."""

from __future__ import annotations

from pathlib import Path

import msgspec

from keypeg.errors import StoreError, show_path
from keypeg.table import default_path
from keypeg.terminal.private_file import write_private

_MOST_KEPT = 50


class HeldSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and its token."""

    seat: int
    name: str
    token: str
    seals: dict[str, str] = {}
    """The digests seen when codes were set, by game and attempt: `seal_key` names them."""


class SeatMemory:
    """A small file that only its owner can read."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or default_path().with_name("seats.json")

    def seats(self) -> dict[str, HeldSeat]:
        """Return every seat held, by the address of its table, the latest first."""
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=dict[str, HeldSeat])
        except FileNotFoundError:
            return {}
        except (OSError, msgspec.DecodeError):
            raise StoreError("memory-unreadable", path=show_path(self._path)) from None

    def keep(self, address: str, seat: HeldSeat) -> None:
        """Remember a seat."""
        self._write(
            {address: seat} | {other: held for other, held in self.seats().items() if other != address}
        )

    def forget(self, address: str) -> None:
        """Forget a seat."""
        self._write({other: held for other, held in self.seats().items() if other != address})

    def _write(self, seats: dict[str, HeldSeat]) -> None:
        kept = dict(list(seats.items())[:_MOST_KEPT])
        write_private(self._path, msgspec.json.encode(kept))
