"""How each language writes numbers."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from typing import NamedTuple

_DIGITS = 3
"""Digits after the point where nothing else is asked for."""


class Signs(NamedTuple):
    """The sign between thousands, the one before the fraction, and the first number with thousands set apart."""

    group: str = ","
    point: str = "."
    grouped_from: int = 1_000


def format_number(value: float, options: Mapping[str, int] | None = None, *, signs: Signs) -> str:
    """Write a number with the signs of a language.

    >>> format_number(1296.5, {"minimumFractionDigits": 2}, signs=Signs(".", ","))
    '1.296,50'
    """
    options = options or {}
    least = options.get("minimumFractionDigits", 0)
    most = options.get("maximumFractionDigits", max(_DIGITS, least))
    # The shortest text of a float is the number people mean by it.
    rounded = Decimal(str(value)).quantize(Decimal(1).scaleb(-most), rounding=ROUND_HALF_EVEN)
    whole, _, fraction = f"{abs(rounded):f}".partition(".")
    fraction = fraction.rstrip("0").ljust(least, "0")
    if int(whole) >= signs.grouped_from and options.get("useGrouping", 1):
        whole = f"{int(whole):,}".replace(",", signs.group)
    sign = "-" if rounded < 0 or (rounded == 0 and value < 0) else ""
    return sign + whole + (signs.point + fraction if fraction else "")
