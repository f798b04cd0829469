"""An exact number, or two bounds on it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from keypeg.words import Message, message


@dataclass(frozen=True, slots=True)
class Interval:
    """Every number from `lower` to `upper`; exact where both are the same.

    >>> print(Interval.of(Fraction(5625, 1296)) - Interval.of(1))
    3.340
    >>> print(Interval(Fraction(1), Fraction(3, 2)))
    1.000 to 1.500
    """

    lower: Fraction
    upper: Fraction

    def __post_init__(self) -> None:
        if self.lower > self.upper:
            raise ValueError(f"bounds crossed: {self.lower} and {self.upper}")

    @classmethod
    def of(cls, value: Fraction | int) -> Interval:
        """Return a number known exactly."""
        return cls(Fraction(value), Fraction(value))

    @classmethod
    def between(cls, lower: Fraction | int, upper: Fraction | int) -> Interval:
        """Return a number known to lie between two others."""
        return cls(Fraction(lower), Fraction(upper))

    @property
    def exact(self) -> bool:
        """Whether it is one number."""
        return self.lower == self.upper

    def __add__(self, other: Interval) -> Interval:
        return Interval(self.lower + other.lower, self.upper + other.upper)

    def __sub__(self, other: Interval) -> Interval:
        return Interval(self.lower - other.upper, self.upper - other.lower)

    def __truediv__(self, number: int) -> Interval:
        return Interval(self.lower / number, self.upper / number)

    def __contains__(self, value: Fraction) -> bool:
        return self.lower <= value <= self.upper

    def at_least(self, least: int) -> Interval:
        """Return the part of it that is not below a bound known otherwise."""
        return Interval(max(self.lower, Fraction(least)), max(self.upper, Fraction(least)))

    def at_most(self, most: int) -> Interval:
        """Return the part of it that is not above a bound known otherwise; its lower end stays."""
        return Interval(self.lower, max(self.lower, min(self.upper, Fraction(most))))

    @property
    def message(self) -> Message:
        """Return the number, or its bounds, for people."""
        if self.exact:
            return message("number-exact", value=float(self.lower))
        return message("number-range", lower=float(self.lower), upper=float(self.upper))

    @property
    def signed(self) -> Message:
        """Return the number, or its bounds, with a plus sign where it is positive."""
        if self.exact:
            return message("number-signed", value=float(self.lower), sign=_sign(self.lower))
        return message(
            "number-signed-range",
            lower=float(self.lower),
            upper=float(self.upper),
            lower_sign=_sign(self.lower),
            upper_sign=_sign(self.upper),
        )

    @property
    def telling(self) -> bool:
        """Whether its bounds are at most a row apart: rows that are less certain say nothing to a person."""
        return self.upper - self.lower <= 1

    def worth(self, *, signed: bool = False) -> Message:
        """Return the rows a guess was worth as far as they are known: the number, close bounds, or one bound."""
        if self.telling:
            return self.signed if signed else self.message
        if self.lower <= 0 <= self.upper:
            return message("number-unknown")
        bound = Interval.of(self.lower if self.lower > 0 else self.upper)
        number = bound.signed if signed else bound.message
        return message("number-at-least" if self.lower > 0 else "number-at-most", number=number)

    def __str__(self) -> str:
        return str(self.message)

    def __float__(self) -> float:
        """Return the number where it is exact; bounds are no number, and raise a `ValueError`."""
        if not self.exact:
            raise ValueError(f"the number is only known to be {self}: use .lower or .upper")
        return float(self.lower)

    def __format__(self, spec: str) -> str:
        """Return the number, or both bounds, as `spec` writes a float; other specs pad the text.

        >>> f"{Interval.between(1, 2):.1f}"
        '1.0 to 2.0'
        """
        if not spec or spec[-1] not in "eEfFgG%":
            return format(str(self), spec)
        if self.exact:
            return format(float(self.lower), spec)
        return f"{float(self.lower):{spec}} to {float(self.upper):{spec}}"


def _sign(value: Fraction) -> str:
    return "plus" if round(value, 3) > 0 else "none"
