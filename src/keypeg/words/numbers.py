"""How each language writes numbers, and which plural form it uses for them."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from typing import NamedTuple

_DIGITS = 3
"""Digits after the point where nothing else is asked for."""

_UNGROUPED = {"es": 9999}
"""Languages that group thousands only in larger numbers than this."""
_MILLION = 1_000_000


class Signs(NamedTuple):
    """The sign between thousands, and the one before the fraction."""

    group: str = ","
    point: str = "."


def format_number(
    language: str, value: float, options: Mapping[str, int] | None = None, *, signs: Signs
) -> str:
    """Write a number with the signs of the language.

    >>> format_number("de", 1296.5, {"minimumFractionDigits": 2}, signs=Signs(".", ","))
    '1.296,50'
    """
    options = options or {}
    least = options.get("minimumFractionDigits", 0)
    most = options.get("maximumFractionDigits", max(_DIGITS, least))
    # The shortest text of a float is the number people mean by it.
    rounded = Decimal(str(value)).quantize(Decimal(1).scaleb(-most), rounding=ROUND_HALF_EVEN)
    whole, _, fraction = f"{abs(rounded):f}".partition(".")
    fraction = fraction.rstrip("0").ljust(least, "0")
    if int(whole) > _UNGROUPED.get(language, 0) and options.get("useGrouping", 1):
        whole = f"{int(whole):,}".replace(",", signs.group)
    sign = "-" if rounded < 0 or (rounded == 0 and value < 0) else ""
    return sign + whole + (signs.point + fraction if fraction else "")


def plural(language: str, value: float, options: Mapping[str, int]) -> str:
    """Return the plural form for a number, as the Unicode rules for the language have it.

    >>> plural("en", 1, {}), plural("fr", 0, {}), plural("de", 1.5, {})
    ('one', 'one', 'other')
    """
    number = abs(value)
    shown_whole = number == int(number) and not options.get("minimumFractionDigits", 0)
    match language:
        case "fr" | "pt" if int(number) in (0, 1):
            return "one"
        case "fr" | "pt" | "es" if shown_whole and number and number % _MILLION == 0:
            return "many"
        case "es" if number == 1:
            return "one"
        case "fr" | "pt" | "es":
            return "other"
        case _:
            return "one" if number == 1 and shown_whole else "other"
