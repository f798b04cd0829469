"""Numbers as the screens write them: one number, or the two bounds around it."""

from __future__ import annotations

from fractions import Fraction

from keypeg.api.review import NumberData
from keypeg.engine.interval import Interval
from keypeg.words import Message, message


def number_message(data: NumberData) -> Message:
    """Return a number, its bounds where they are close, or what else is certain."""
    return _interval(data).worth()


def signed_message(data: NumberData) -> Message:
    """Return the same with its sign."""
    return _interval(data).worth(signed=True)


def short_message(data: NumberData) -> Message:
    """Return a number, or its bounds with one digit; a question mark where they are far apart."""
    if data.exact:
        return number_message(data)
    if not is_telling(data):
        return message("number-unknown-short")
    return message("number-range-short", lower=data.lower, upper=data.upper)


def is_telling(data: NumberData) -> bool:
    """Return whether a number is known to within a row."""
    return _interval(data).telling


def _interval(data: NumberData) -> Interval:
    return Interval.between(Fraction(data.lower), Fraction(data.upper))
