"""What people agree on in the form for a new match, as the options of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from keypeg.api.editions import ADVERSARY
from keypeg.rules import Marking, edition
from keypeg.rules.edition import GameCount
from keypeg.table import Options, SeatOption

OpponentKind = Literal["computer", "people", "companion"]


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchForm:
    """A match to be opened: the players, the edition, who begins."""

    company: OpponentKind
    edition: str = "classic"
    names: tuple[str, ...] = ("You",)
    players: int = 2
    games: int = 2
    level: str = "steady"
    first: int = 0
    by_hand: bool = False
    shield: bool = False
    hints: bool = True

    def options(self) -> Options:
        """Return the options of the table; people sit before computers."""
        shield = self.shield or self.company == "companion"
        # An adversary gives its own feedback; what the person sets is an ordinary code.
        ordinary = self._bends or not (self.by_hand or shield)
        return Options(
            edition=self.edition,
            seats=self._seats(),
            games=1 if self.adversary_alone else self.games,
            first=1 if self.adversary_alone else self.first,
            marking=Marking.TABLE if ordinary else Marking.CODEMAKER,
            shield=shield and not self._bends,
            hints=self.hints,
        )

    @property
    def _bends(self) -> bool:
        return self.company == "computer" and self.level == ADVERSARY

    @property
    def adversary_alone(self) -> bool:
        """Whether the adversary makes the only code."""
        return self._bends and edition(self.edition).games is GameCount.ANY

    def _seats(self) -> tuple[SeatOption, ...]:
        if self.company != "computer":
            return (SeatOption(),) * self.players
        computer = (
            SeatOption(kind="adversary")
            if self.level == ADVERSARY
            else SeatOption(kind="computer", level=self.level)
        )
        return (SeatOption(), *(computer,) * (self.players - 1))
