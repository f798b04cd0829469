"""Names in a room: two that look alike from ten metres would be one name for two people."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from keypeg.errors import TableError, TableReason
from keypeg.rules import check_name

_SAME = (
    "0\u043e\u03bf\u03c3\u00f8=o 1i\u0456\u03b9\u0131|!\u04cf\u0142=l \u0458\u03f3=j \u0430\u03b1\u0251@=a "
    "\u0432\u03b2=b \u0435\u03b5=e \u043a\u03ba=k \u043d\u03b7\u04bb=h \u0440\u03c1=p \u0441\u03f2=c "
    "\u0442\u03c4=t \u0443\u03b3\u03a5=y \u0445\u03c7=x \u04555$=s \u043c\u039c=m \u039d=n \u043f=n "
    "\u03bc\u03c5=u \u03bd\u0475=v \u0501\u0111=d \u051b=q \u051d=w \u03b6=z"
)
"""Digits, signs, letters with a stroke, Cyrillic and Greek ones, and after them the letter that they are taken for.

Three Greek capitals look like other letters than the small ones do.
"""
_SMALL_CAPITAL = "LATIN LETTER SMALL CAPITAL "
_SELECTORS = re.compile("[\u034f\u180b-\u180d\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Marks that nobody sees: they select a form of the letter."""
_ALIKE = str.maketrans({sign: group[-1] for group in _SAME.split() for sign in group[:-2]})


def outline(name: str) -> str:
    """Return what is left of a name when everything goes that the eye may miss: case, accents, spaces, dots.

    >>> outline("\u00c1nn  B.") == outline("ANN-B") == outline("\u0430nnb")
    True
    """
    letters = "".join(map(_without_form, unicodedata.normalize("NFKD", name)))
    plain = letters.translate(_ALIKE).casefold().translate(_ALIKE)
    base, letters = "", ""
    for sign in plain:
        marks = unicodedata.category(sign)[0] == "M"
        base = base if marks else sign
        if _is_vowel(sign, base) if marks else unicodedata.category(sign)[0] in "LNS":
            letters += sign
    return letters.replace("rn", "m") or plain


def _without_form(sign: str) -> str:
    """Return the letter that a small capital is a form of, and every other sign as it is."""
    name = unicodedata.name(sign, "")
    letter = name.removeprefix(_SMALL_CAPITAL)
    return letter if letter != name and len(letter) == 1 else sign


def _is_vowel(mark: str, base: str) -> bool:
    """Whether a mark is read as much as the letter that it belongs to, as in Devanagari or Thai, and is no accent."""
    # Letters without case; not the points of Hebrew and Arabic (10 to 36), nor what lies above or below (from 200).
    place = unicodedata.combining(mark)
    read = place < 10 or 36 < place < 200
    return read and unicodedata.category(base) == "Lo" and not _SELECTORS.match(mark)


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether a name looks like one of the others."""
    return outline(name) in map(outline, others)


def check_names(names: Sequence[str]) -> None:
    """Refuse names that cannot be shown, and two that look alike."""
    for number, name in enumerate(names):
        check_name(name)
        if is_taken(name, names[:number]):
            raise TableError(TableReason.ROOM_NAME_TAKEN)
