"""The languages Keypeg speaks, and how to choose one of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

DEFAULT = "en"
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

KEY_PEGS_VARIABLE = "KEYPEG_KEY_PEGS"
"""The environment variable that asks for black key pegs instead of red ones."""
_BLACK = "-x-black"
"""Ends the tag of a language for people whose key pegs are black and white: `de-x-black`."""


def with_key_pegs(language: str, *, black: bool) -> str:
    """Return the same language for people whose key pegs are black and white, or red and white.

    >>> with_key_pegs("de", black=True)
    'de-x-black'
    """
    return spoken_language(language) + (_BLACK if black else "")


def has_black_key_pegs(language: str) -> bool:
    """Whether key pegs are drawn, and called, black and white instead of red and white (R7a)."""
    return language.endswith(_BLACK)


def spoken_language(language: str) -> str:
    """Return the language itself, whatever the colour of the key pegs."""
    return language.removesuffix(_BLACK)


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have a catalogue; the default comes first."""
    from importlib.resources import files

    names = (entry.name for entry in files("keypeg.words").iterdir() if entry.name.endswith(".ftl"))
    return tuple(
        sorted((name.removesuffix(".ftl") for name in names), key=lambda name: (name != DEFAULT, name))
    )


def negotiate(accept_language: str | None) -> str:
    """Return the best language for an `Accept-Language` header, such as `de-AT,de;q=0.9,en;q=0.5`.

    >>> negotiate("de-AT,de;q=0.9,en;q=0.5")
    'de'
    >>> negotiate("it, *;q=0.1")
    'en'
    """
    wanted = []
    for place, part in enumerate((accept_language or "")[:500].split(",")):
        tag, *options = (piece.strip() for piece in part.split(";"))
        quality = _quality(options)
        language = find_language(tag)
        if language is not None and quality > 0:
            wanted.append((-quality, place, language))
    return min(wanted)[2] if wanted else DEFAULT


def environment_language(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for, by `LC_ALL`, `LC_MESSAGES` or `LANG`.

    `KEYPEG_KEY_PEGS=black` asks for black key pegs.

    >>> environment_language({"LANG": "pt_BR.UTF-8"})
    'pt'
    """
    named = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    black = environment.get(KEY_PEGS_VARIABLE, "").lower() == "black"
    return with_key_pegs(find_language(named) or DEFAULT, black=black)


def find_language(tag: str) -> str | None:
    """Return the language of a tag such as `de`, `de-AT` or `de_AT.UTF-8`, if Keypeg speaks it.

    A tag that ends with `-x-black` asks for black key pegs, too.
    """
    whole = tag.replace("_", "-").partition(".")[0].lower()
    primary = whole.partition("-")[0]
    # The default, and `C`, are known without a look at the catalogues.
    known = primary == DEFAULT or (len(primary) > 1 and primary in languages())
    return with_key_pegs(primary, black=has_black_key_pegs(whole)) if known else None


def _quality(options: list[str]) -> float:
    for option in options:
        name, _, value = option.partition("=")
        if name.strip() == "q":
            try:
                return float(value)
            except ValueError:
                return 0.0
    return 1.0
