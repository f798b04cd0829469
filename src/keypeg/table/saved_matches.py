"""The matches that a person keeps: when each was played, and each as a text."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from keypeg.rules import MatchText, match_tags
from keypeg.rules.match_text import read_match
from keypeg.table.service import Tables
from keypeg.table.state.views import TableView


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptMatch:
    """A match of an owner as a spectator sees it, and when somebody last played at it, in seconds since 1970."""

    table: str
    at: float
    view: TableView

    @property
    def running(self) -> bool:
        """Whether it can be continued."""
        return self.view.started and self.view.closed is None and not self.view.match.over


def list_kept_matches(tables: Tables, owner: str, *, open_only: bool = False) -> tuple[KeptMatch, ...]:
    """Return the matches that an owner keeps, the one played last first."""
    saved = tables.store.load_all(tables.store.list_owned(owner, open_only=open_only))
    found = [
        KeptMatch(
            table=table,
            at=max([one.created, *(line.at for line in one.lines)]),
            view=tables.view(table, 0),
        )
        for table, one in saved.items()
    ]
    return tuple(sorted(found, key=lambda match: -match.at))


def match_text(tables: Tables, kept: KeptMatch, *, place: str) -> str:
    """Return the finished games of a match as a text with its date, place and levels."""
    match = read_match(tables.export(kept.table, 0)).match
    date = datetime.fromtimestamp(kept.at, UTC).date().isoformat()
    levels = [_level(seat.kind, seat.level) for seat in kept.view.seats]
    return str(MatchText(match, match_tags(date=date, place=place, levels=levels)))


def _level(kind: str, level: str | None) -> str | None:
    return level if kind == "computer" else None if kind == "person" else kind
