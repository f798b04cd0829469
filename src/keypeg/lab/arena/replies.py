"""Reading a guess out of a reply: any usual way of writing it, or only the one that was asked for."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from keypeg.errors import NotationError
from keypeg.rules import BLANK, Code, Edition

_LONGEST = 100_000
"""Characters at the end of a reply that are read."""

KEPT_REPLY = 10_000
"""Characters at the end of a reply that are kept, and sent back to the model with the conversation."""
NO_TEXT = "(no text)"
"""What is sent back for an empty reply, which endpoints refuse."""

_TAG = re.compile(r"<guess>([^<>]{0,200})</guess>", re.IGNORECASE)
_FIELD = re.compile(
    r"""["'](?:next_)?guess["']\s*:\s*(?:"([^"]{0,200})"|'([^']{0,200})'|\[([^\[\]]{0,400})\])""",
    re.IGNORECASE,
)
_EMPHASIS = re.compile(r"(?:\*\*|__|`)\s{0,5}([^*_`]{1,200})(?:\*\*|__|`)")
_THOUGHT = re.compile(r"<(/?)(?:think|thinking|reasoning)>", re.IGNORECASE)
_BRACKETS = re.compile(r"\[([^\[\]]{1,200})\]")
_WORD = re.compile(r"[A-Za-z0-9]+")
_WORD_OR_BLANK = re.compile(r"[A-Za-z0-9.]+")
_SEPARATORS = re.compile(r"[\s,;:|/\-]+")


class Fault(Enum):
    """What is wrong with a reply: no guess can be read in it, or the guess is not allowed."""

    SLIP = "slip"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Reply:
    """A guess, or what is wrong and a sentence about it."""

    guess: Code | None
    fault: Fault | None = None
    why: str = ""


def read_reply(edition: Edition, text: object, *, strict: bool = False) -> Reply:
    """Read a reply; what a model wrote while thinking does not count.

    The guess may be a tag, a field of JSON, brackets, Markdown, letters or names of colours; the last one counts. With
    `strict` the reply must be the code alone, or hold it once as `<guess>RGBY</guess>`.
    """
    if not isinstance(text, str):
        return Reply(None, Fault.SLIP, f"a reply must be text, not {type(text).__name__}")
    end = without_thoughts(text)[-_LONGEST:]
    found = _read_strictly(edition, end) if strict else _read_freely(edition, end)
    if found is None:
        example = edition.letters[: edition.shape.pegs].ljust(edition.shape.pegs, edition.letters[0])
        how = "alone, or once in" if strict else "as the last thing in"
        return Reply(
            None, Fault.SLIP, f"no guess was found: write it {how} the reply, as <guess>{example}</guess>"
        )
    try:
        return Reply(edition.guess(found))
    except NotationError as error:
        return Reply(None, Fault.REFUSED, str(error))


def without_thoughts(text: str) -> str:
    """Return a reply without what stands between tags for thinking, also where the first or the last tag is missing.

    >>> without_thoughts("<think>RRRR?</think>RGBY")
    'RGBY'
    """
    opened = None
    start = 0
    for tag in _THOUGHT.finditer(text):
        if tag[1]:
            start, opened = tag.end(), None
        elif opened is None:
            opened = tag.start()
    return text[start:opened]


def _read_strictly(edition: Edition, text: str) -> str | None:
    """Return the one tag, or the whole reply where it is nothing but letters of codes."""
    tags = _TAG.findall(text)
    if tags or "<guess" in text.lower():
        return _join(edition, tags[0]) if len(tags) == 1 else None
    whole = text.strip()
    if len(whole) > 4 * edition.shape.pegs:
        return None
    code = _SEPARATORS.sub("", whole)
    return code if len(code) == edition.shape.pegs and all(map(_make_sign_test(edition), code)) else None


def _read_freely(edition: Edition, text: str) -> str | None:
    """Return what a strict reader finds, else the last guess in any of the usual forms, the clearest form first."""
    if (code := _read_strictly(edition, text)) is not None:
        return code
    if tags := _TAG.findall(text):
        return _join(edition, tags[-1])
    if fields := _FIELD.findall(text):
        return _join(edition, re.sub(r"""["']""", "", "".join(fields[-1])))
    for pattern in (_BRACKETS, _EMPHASIS):
        for inside in reversed(pattern.findall(text)):
            code = _join(edition, re.sub(r"""["']""", "", inside))
            if len(code) == edition.shape.pegs and all(map(_make_sign_test(edition), code)):
                return code
    pattern = _WORD_OR_BLANK if BLANK in edition.letters else _WORD
    return _last_words(edition, pattern.findall(text))


def _last_words(edition: Edition, words: list[str]) -> str | None:
    """Return the last run of words that are colours, or one word that is a code."""
    pegs, known = edition.shape.pegs, _make_sign_test(edition)
    names = {colour.name.lower(): colour.letter for colour in edition.colours}
    run: list[str] = []
    for word in reversed(words):
        if len(word) == pegs > 1 and all(map(known, word)) and not run and not word.islower():
            return word
        letter = names.get(word.lower()) or (word if len(word) == 1 and known(word) else None)
        run = [letter, *run] if letter is not None else []
        if len(run) == pegs:
            return "".join(run)
    return None


def _join(edition: Edition, text: str) -> str:
    """Return letters without what separates them; names of colours become their letters."""
    names = {colour.name.lower(): colour.letter for colour in edition.colours}
    words = [word for word in _SEPARATORS.split(text.strip()) if word]
    return "".join(names.get(word.lower(), word) for word in words)


def _make_sign_test(edition: Edition) -> Callable[[object], bool]:
    """Return a test for the signs that a code may be written with."""
    signs = frozenset(edition.letters + edition.letters.lower() + "123456789"[: len(edition.letters)])
    return signs.__contains__
