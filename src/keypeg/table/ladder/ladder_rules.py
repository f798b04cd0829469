"""The ladder's rules: seasons, secrets of equal hardness, who wins a duel, and ratings. No database, no clock."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from random import Random
from typing import TYPE_CHECKING, Any

from keypeg.errors import MissingExtra
from keypeg.rules import Code, Edition
from keypeg.table.state.options import Options, SeatOption
from keypeg.training.daily import DAILY_EDITIONS, Family

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

RATED_SEAT, RATED_CODEMAKER = 0, 1
"""Where the player sits, and where the computer that keeps the secret does."""
SECONDS_A_ROW = 600
RATING, DEVIATION = 1500.0, 500.0
"""What a new player has: the middle, and how far the truth may be away (one standard deviation)."""
SAME_SKILL = DEVIATION / 2
"""How much luck a single duel holds (beta of Weng and Lin 2011)."""
DRIFT = 5.0
"""How much a player may change between two duels (tau)."""
LEAST_ROWS = 3
"""A game that is given up with fewer rows counts for nobody: anybody could lose such games on purpose."""
ESTABLISHED_DUELS, ESTABLISHED_RIVALS = 5, 3
"""A player is established after so many duels, with so many different players."""
RIVALS_MET = 3
"""A rating is provisional, and not listed, until its player has met so many different established players."""


@dataclass(frozen=True, slots=True)
class LadderStanding:
    """A player's rating in a family and season; the truth is within `uncertainty` of it 19 times out of 20.

    A `provisional` one is not listed: its player has met too few established players.
    """

    rating: float = RATING
    deviation: float = DEVIATION
    won: int = 0
    drawn: int = 0
    lost: int = 0
    provisional: bool = True

    @property
    def uncertainty(self) -> float:
        """Two standard deviations."""
        return 2 * self.deviation

    @property
    def games(self) -> int:
        """How many duels are settled."""
        return self.won + self.drawn + self.lost


@dataclass(frozen=True, slots=True, kw_only=True)
class Duel:
    """Two players' games against secrets of one pattern; `score` is 1 if the first won, 0.5 for a draw, else 0."""

    first: str
    second: str
    score: float


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingChange:
    """What a duel did to the rating of one of its players."""

    before: float
    after: float


def season_of(now: float) -> str:
    """Return the season of a moment, a quarter of a year in Greenwich.

    >>> season_of(1_794_700_800)
    '2026-Q4'
    """
    at = datetime.fromtimestamp(now, UTC)
    return f"{at.year}-Q{(at.month + 2) // 3}"


def rated_options(family: Family) -> Options:
    """Return the table of a rated game: one game against a computer's secret, no hints, nobody watches."""
    return Options(
        edition=DAILY_EDITIONS[family],
        seats=(SeatOption(), SeatOption(kind="computer", level="steady")),
        games=1,
        first=RATED_CODEMAKER,
        seconds=SECONDS_A_ROW,
        spectators=False,
    )


def pattern_of(secret: Code) -> str:
    """Return how often each colour of a secret appears; secrets of one pattern are equally hard.

    Any of them becomes any other by exchanging colours and holes, which changes nothing but names.

    >>> pattern_of(Code("RGBR"))
    '211'
    """
    return "".join(map(str, sorted(Counter(secret.letters).values(), reverse=True)))


def secret_like(pattern: str, box: Edition, chance: Random) -> Code:
    """Return a secret of a pattern, each as likely as any other of it."""
    counts = [int(digit) for digit in pattern]
    letters = chance.sample(box.letters, len(counts))
    pegs = [letter for letter, count in zip(letters, counts, strict=True) for _ in range(count)]
    chance.shuffle(pegs)
    return Code("".join(pegs))


def duel_score(first: tuple[bool, int], second: tuple[bool, int]) -> float:
    """Return 1, 0.5 or 0 for the first of two games, each as (broken, rows): broken wins, then fewer rows.

    >>> duel_score((True, 5), (True, 6)), duel_score((False, 10), (True, 10)), duel_score((False, 3), (False, 10))
    (1.0, 0.0, 0.5)
    """
    own, other = ((not broken, rows if broken else 0) for broken, rows in (first, second))
    return 0.5 if own == other else float(own < other)


class Ratings:
    """The ratings of one family and season, after the duels told so far.

    Ratings follow from the duels alone: they are computed from them and stored nowhere.
    """

    def __init__(self) -> None:
        self._model = rating_model()
        self.standings: dict[str, LadderStanding] = {}
        self._rivals: dict[str, set[str]] = {}

    def add(self, duels: Iterable[Duel]) -> None:
        """Count further duels, in the order in which they were settled."""
        for duel in duels:
            first = self.standings.get(duel.first, LadderStanding())
            second = self.standings.get(duel.second, LadderStanding())
            sides = [[self._model.rating(one.rating, one.deviation)] for one in (first, second)]
            (won,), (other,) = self._model.rate(sides, scores=[duel.score, 1 - duel.score])
            self.standings[duel.first] = _count_game(first, won, duel.score)
            self.standings[duel.second] = _count_game(second, other, 1 - duel.score)
            self._rivals.setdefault(duel.first, set()).add(duel.second)
            self._rivals.setdefault(duel.second, set()).add(duel.first)

    def list_established(self) -> set[str]:
        """Return the players who have met several established ones."""
        established = {
            player
            for player, rivals in self._rivals.items()
            if len(rivals) >= ESTABLISHED_RIVALS and self.standings[player].games >= ESTABLISHED_DUELS
        }
        return {player for player, rivals in self._rivals.items() if len(rivals & established) >= RIVALS_MET}


def rating_model() -> BradleyTerryFull:
    """Return the model that rates duels (Weng and Lin, *A Bayesian approximation method for online ranking*, 2011)."""
    try:
        from openskill.models import BradleyTerryFull
    except ModuleNotFoundError:
        raise MissingExtra("ladder") from None
    return BradleyTerryFull(mu=RATING, sigma=DEVIATION, beta=SAME_SKILL, tau=DRIFT)


def _count_game(before: LadderStanding, rated: Any, score: float) -> LadderStanding:  # noqa: ANN401 - the library's record
    return replace(
        before,
        rating=rated.mu,
        deviation=rated.sigma,
        won=before.won + (score == 1),
        drawn=before.drawn + (score == 0.5),
        lost=before.lost + (score == 0),
    )
