"""Names in a room: two that look alike from ten metres would be one name for two people."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

_SAME = (
    "0\u043e\u03bf\u03c3=o 1i\u0456\u03b9|!\u0458=l \u0430\u03b1@=a \u0432\u03b2=b \u0435\u03b5=e \u043a\u03ba=k "
    "\u043d\u03b7=h \u0440\u03c1=p \u0441\u03f2=c \u0442\u03c4=t \u0443\u03b3=y \u0445\u03c7=x \u04555$=s \u043c=m "
    "\u043f=n \u03c5=u \u03bd=v"
)
"""Digits, signs, Cyrillic and Greek letters, and after them the letter that they are taken for."""
_ALIKE = str.maketrans({sign: group[-1] for group in _SAME.split() for sign in group[:-2]})


def outline(name: str) -> str:
    """Return what is left of a name when everything goes that the eye may miss: case, accents, spaces, dots.

    >>> outline("\u00c1nn  B.") == outline("ANN-B") == outline("\u0430nnb")
    True
    """
    plain = unicodedata.normalize("NFKD", name).casefold().translate(_ALIKE)
    letters = "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LNS")
    return letters or name


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether a name looks like one of the others."""
    return outline(name) in map(outline, others)
