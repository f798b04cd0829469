"""Numbers as the screens write them: one number, or the two bounds around it."""

from __future__ import annotations

from fractions import Fraction

from keypeg.engine.interval import Interval
from keypeg.wire.review import NumberData
from keypeg.words import Message, message


def number(data: NumberData) -> Message:
    """Return a number, or its bounds."""
    return _interval(data).message


def signed(data: NumberData) -> Message:
    """Return a number, or its bounds, with its sign."""
    return _interval(data).signed


def short(data: NumberData) -> Message:
    """Return a number, or its bounds with one digit."""
    if data.exact:
        return number(data)
    return message("number-range-short", lower=data.lower, upper=data.upper)


def _interval(data: NumberData) -> Interval:
    return Interval.between(Fraction(data.lower), Fraction(data.upper))
