"""The editions, read from `editions.toml`."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from pkgutil import get_data
from typing import Any

from keypeg.errors import EditionError, require, shorten
from keypeg.rules.codes import Colour
from keypeg.rules.edition import Box, Edition, GameCount
from keypeg.rules.scoring import CircuitPoints, GamesWon, GroupPoints, RowPoints, Scoring, TablePoints
from keypeg.rules.shape import Shape

_ROWS_UNNAMED = 10
"""The rows of a shape that names none and is in no box."""


@cache
def editions() -> tuple[Edition, ...]:
    """Return every boxed edition, in the order they are offered."""
    return tuple(edition for edition in _all() if not edition.bare)


def edition(text: str) -> Edition:
    """Return the edition a text names: `classic`, `expert/5x8b`, or a shape in no box such as `4x6r10`.

    >>> edition("classic").shape.secrets
    1296
    >>> edition("expert/5x8b")
    edition('expert/5x8b')
    """
    require(text, str, what="an edition")
    return _read_edition(text)


@lru_cache(maxsize=256)
def _read_edition(text: str) -> Edition:
    key, slash, shape = text.partition("/")
    if key[:1].isdigit() and not slash:
        return _bare().with_shape(Shape.parse(text, rows=_ROWS_UNNAMED))
    for base in editions():
        if base.key == key:
            return (
                base.with_shape(Shape.parse(shape, rows=base.shape.rows, base=base.shape)) if slash else base
            )
    raise EditionError("unknown-edition", text=shorten(text), editions=tuple(e.key for e in editions()))


def edition_of(named: Edition | str) -> Edition:
    """Return an edition that is given as itself or by its text."""
    require(named, str, Edition, what="an edition")
    return edition(named) if isinstance(named, str) else named


@cache
def _all() -> tuple[Edition, ...]:
    # Not `importlib.resources`, which takes longer to import than everything else here.
    tables = tomllib.loads((get_data("keypeg.rules", "editions.toml") or b"").decode("utf-8"))
    palettes = {
        name: tuple(Colour(*colour.split()) for colour in line)
        for name, line in tables.pop("palettes").items()
    }
    return tuple(_edition(key, table, palettes[table["palette"]]) for key, table in tables.items())


def _bare() -> Edition:
    return next(edition for edition in _all() if edition.bare)


def _edition(key: str, table: dict[str, Any], palette: tuple[Colour, ...]) -> Edition:
    shape = Shape.parse(table["shape"], rows=_ROWS_UNNAMED)
    return Edition(
        key=key,
        bare=table.get("bare", False),
        players=tuple(table["players"]),
        games=GameCount(table["games"]),
        wrong_information=table["wrong_information"],
        scoring=scoring(table["scoring"]),
        palette=palette,
        box=Box(
            shape=shape,
            pegs=tuple(table.get("pegs", (shape.pegs, shape.pegs))),
            colours=tuple(table.get("colours", (shape.colours, shape.colours))),
            advanced=frozenset(table.get("advanced", ())),
        ),
        shape=shape,
    )


def scoring(table: dict[str, Any]) -> Scoring:
    """Return the way of scoring that a table of the file describes."""
    match table["kind"]:
        case "rows":
            return RowPoints(bonus=table["bonus"])
        case "games":
            return GamesWon()
        case "group":
            maker = table["codemaker"]
            return GroupPoints(
                red=table["red"],
                white=table["white"],
                broken=table["broken"],
                codemaker=TablePoints({int(b): tuple(line) for b, line in maker["table"].items()})
                if "table" in maker
                else CircuitPoints(circuit=maker["circuit"], unbroken=maker["unbroken"]),
            )
        case other:
            raise ValueError(f"unknown scoring {other!r}")
