"""Choose the plural form that a language uses with a number, by the rules of Unicode's CLDR."""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import Decimal
from functools import cache, lru_cache
from typing import NamedTuple

from keypeg.words.plural_rules import RULES

OTHER = "other"
_RELATION = re.compile(r"(\w)(?: mod (\d+))? (not in|in) ([\d.,]+)")


class _Relation(NamedTuple):
    """One comparison of a rule, such as `i mod 100 not in 12..14`."""

    operand: str
    modulus: int | None
    inside: bool
    ranges: tuple[tuple[int, int], ...]

    def holds(self, operands: Mapping[str, Decimal]) -> bool:
        value = operands[self.operand]
        if self.modulus is not None:
            value %= self.modulus
        # A fraction lies in no range: 1.5 is not "in 1..2".
        found = value == int(value) and any(low <= value <= high for low, high in self.ranges)
        return found is self.inside


def plural(language: str, value: float, options: Mapping[str, int]) -> str:
    """Return the plural form for a number, written with `options`.

    >>> plural("en", 1, {}), plural("fr", 0, {}), plural("de", 1.5, {}), plural("pl", 22, {})
    ('one', 'one', 'other', 'few')
    """
    return _form(language, value, options.get("minimumFractionDigits", 0))


@lru_cache(maxsize=1_000)
def _form(language: str, value: float, digits: int) -> str:
    rules = _rules(language)
    operands = _operands(value, digits) if rules else {}
    for form, choices in rules:
        if any(all(one.holds(operands) for one in relations) for relations in choices):
            return form
    return OTHER


def _operands(value: float, digits: int) -> dict[str, Decimal]:
    """Return what CLDR calls n, i, v, f, t and e: the number, its whole part, and its visible fraction."""
    # The shortest text of a float is the number people mean by it.
    number = abs(Decimal(str(value))).normalize()
    whole, _, fraction = f"{number:f}".partition(".")
    shown = fraction.ljust(digits, "0")
    return {
        "n": number,
        "i": Decimal(whole),
        "v": Decimal(len(shown)),
        "f": Decimal(shown or 0),
        "t": Decimal(fraction or 0),
        "e": Decimal(0),
    }


@cache
def _rules(language: str) -> tuple[tuple[str, tuple[tuple[_Relation, ...], ...]], ...]:
    """Return the forms of a language, each with its choices of relations that must all hold."""
    found = next((rules for languages, rules in RULES if language in languages.split()), {})
    return tuple(
        (form, tuple(tuple(map(_read, choice.split(" and "))) for choice in text.split(" or ")))
        for form, text in found.items()
    )


def _read(text: str) -> _Relation:
    match = _RELATION.fullmatch(text)
    if match is None:
        raise ValueError(f"cannot read the plural rule {text!r}")
    operand, modulus, how, values = match.groups()
    pairs = (piece.partition("..")[::2] for piece in values.split(","))
    ranges = tuple((int(low), int(high or low)) for low, high in pairs)
    return _Relation(operand, int(modulus) if modulus else None, how == "in", ranges)
