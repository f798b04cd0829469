"""The daily code: one secret a day for each family, the same for everyone, sealed before anybody plays it.

The secret of a day is a documented function of a key, the date and the family:

1. block(n) is HMAC-SHA256(key, "keypeg-daily-1 DATE FAMILY n"), n = 0, 1, 2 …, read as a number, big end first.
2. The first block below the largest multiple of the number of secrets gives, modulo that number, the place of the
   secret in colour order. So every secret is equally likely.
3. The nonce of its seal is HMAC-SHA256(key, "keypeg-daily-1 DATE FAMILY nonce"), and the seal is that of a table
   (`keypeg.rules.seals`) for the table `daily-DATE-FAMILY`, game 1.1.

The key of a season is published, so that a program without a network plays the same code. Whoever computes it
beforehand spoils nobody's game but their own. A server that keeps a key of its own can publish seals in advance.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum

from keypeg.errors import NotationError, NotFound, shorten
from keypeg.rules import Code, Edition, Feedback, Row, edition
from keypeg.rules.seals import Seal, make_seal

SEASON_KEY = b"keypeg season 1"
"""The published key of the present season."""
FIRST_DAY = date(2026, 1, 1)
"""The calendar begins here."""
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class Family(StrEnum):
    """How hard the daily code is."""

    EASY = "easy"
    CLASSIC = "classic"
    HARD = "hard"


DAILY_EDITIONS = {Family.EASY: "kids", Family.CLASSIC: "classic", Family.HARD: "super"}


@dataclass(frozen=True, slots=True)
class Daily:
    """The code of a day; `seal` binds it, and `seal.digest` can be shown before the game is over."""

    day: date
    family: Family
    edition: Edition
    secret: Code
    seal: Seal

    @property
    def table(self) -> str:
        """The name under which it is sealed."""
        return table_name(self.day, self.family)


def table_name(day: date, family: Family) -> str:
    """Return the name under which the code of a day is sealed.

    >>> table_name(date(2026, 11, 15), Family.EASY)
    'daily-2026-11-15-easy'
    """
    return f"daily-{day.isoformat()}-{family}"


def daily(day: date, family: Family, *, key: bytes = SEASON_KEY) -> Daily:
    """Return the code of a day.

    >>> daily(date(2026, 11, 15), Family.CLASSIC).table
    'daily-2026-11-15-classic'
    """
    box = edition(DAILY_EDITIONS[family])
    secret = _secret(box, _number(box.shape.secrets, day, family, key))
    nonce = _block(key, day, family, "nonce")
    seal = make_seal(table_name(day, family), game=1, attempt=1, code=str(secret), random_bytes=nonce)
    return Daily(day, family, box, secret, seal)


def read_day(text: str) -> date:
    """Read a day of the calendar, such as `2026-11-15`."""
    if not _DAY.fullmatch(text):
        raise NotationError("daily-not-a-day", text=shorten(text))
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise NotFound("daily-not-a-day", text=shorten(text)) from None
    if day < FIRST_DAY:
        raise NotFound("daily-not-a-day", text=shorten(text))
    return day


def read_daily(text: str) -> tuple[date, Family]:
    """Read the name of a daily code, such as `2026-11-15-classic`."""
    day, family = text[:10], text[11:]
    if text[10:11] != "-" or family not in set(Family):
        raise NotationError("daily-not-a-name", text=shorten(text))
    return read_day(day), Family(family)


def daily_name(day: date, family: Family) -> str:
    """Return the name of a daily code, which `read_daily` reads."""
    return f"{day.isoformat()}-{family}"


FIRST_ZONE, LAST_ZONE = timedelta(hours=14), timedelta(hours=12)
"""A day begins 14 hours before it does in Greenwich, and ends 12 hours after."""


def has_begun(day: date, now: float) -> bool:
    """Return whether a day has begun somewhere; `now` is in seconds since 1970."""
    return datetime.combine(day, time(), UTC) - FIRST_ZONE <= datetime.fromtimestamp(now, UTC)


def has_ended(day: date, now: float) -> bool:
    """Return whether a day is over everywhere."""
    return datetime.combine(day, time(), UTC) + timedelta(1) + LAST_ZONE < datetime.fromtimestamp(now, UTC)


def _block(key: bytes, day: date, family: Family, what: int | str) -> bytes:
    return hmac.digest(key, f"keypeg-daily-1 {day.isoformat()} {family} {what}".encode("ascii"), "sha256")


def _number(below: int, day: date, family: Family, key: bytes) -> int:
    fair = 2**256 - 2**256 % below
    n = 0
    while (found := int.from_bytes(_block(key, day, family, n))) >= fair:
        n += 1
    return found % below


def _secret(box: Edition, place: int) -> Code:
    """The secret at a place in colour order; the families repeat colours."""
    letters = []
    for _ in range(box.shape.pegs):
        place, colour = divmod(place, box.shape.symbols)
        letters.append(box.letters[colour])
    return Code("".join(reversed(letters)))


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row: up to today (or yesterday, while today is not played yet), and the longest ever."""

    current: int
    longest: int


def streak(days: Iterable[date], today: date) -> Streak:
    """Return how many days in a row were played, as the days of one family say.

    >>> streak([date(2026, 1, 1), date(2026, 1, 2), date(2026, 1, 4)], date(2026, 1, 5))
    Streak(current=1, longest=2)
    """
    played = set(days)
    runs = {day: _run(played, day) for day in played if day + timedelta(1) not in played}
    current = next((runs[day] for day in (today, today - timedelta(1)) if day in runs), 0)
    return Streak(current, max(runs.values(), default=0))


def _run(played: set[date], last: date) -> int:
    length = 0
    while last - timedelta(length) in played:
        length += 1
    return length


def share_rows(rows: Iterable[Row]) -> tuple[Feedback, ...]:
    """Return what may be shared of a game: the feedback of each row, never a colour."""
    return tuple(row.feedback for row in rows if row.feedback is not None)
