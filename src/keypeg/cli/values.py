"""The values that options and arguments take: listed by --help, and offered by Tab."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from keypeg.rules.shape import Counting

if TYPE_CHECKING:
    from keypeg.rules import Edition, Shape


def complete_editions(incomplete: str = "") -> list[str]:
    """Return the boxed editions and their advanced games; after a digit, some shapes."""
    from keypeg.rules import editions as every

    boxes = every()
    named = [box.key for box in boxes]
    advanced = [text for box in boxes for text in advanced_games(box)] if "/" in incomplete else []
    shapes = ["4x6r10", "4x7", "5x8r12", "4x8u", "4x10U"] if incomplete[:1].isdigit() else []
    return _filter([*named, *advanced, *shapes], incomplete)


def advanced_games(box: Edition) -> tuple[str, ...]:
    """Return how to write each advanced game that the rule sheet describes."""
    shape, held = box.shape, box.box
    largest = replace(shape, pegs=held.pegs[1], colours=held.colours[1])
    games = [] if largest == shape else [largest]
    for change in sorted(held.advanced):
        games += [_advance(one, change) for one in (shape, *games)]
    return tuple(str(box.with_shape(one)) for one in games)


def _advance(shape: Shape, change: str) -> Shape:
    """Return the shape with one thing changed as an advanced game changes it."""
    if change == "counting":
        return replace(shape, counting=Counting.COLOURS)
    if change == "digit_sum":
        return replace(shape, digit_sum=True)
    return replace(shape, blanks=True) if change == "blanks" else replace(shape, secret_repeats=True)


def strategies(incomplete: str = "") -> list[str]:
    """Return the strategies, those of installed packages included."""
    from keypeg.engine.plugins import list_registered
    from keypeg.engine.strategies import BEST, STRATEGIES

    return _filter([BEST.name, *STRATEGIES, *list_registered()], incomplete)


def complete_levels(incomplete: str = "") -> list[str]:
    """Return the playing strengths."""
    from keypeg.engine.levels import levels as every

    return _filter([level.key for level in every()], incomplete)


def objectives(incomplete: str = "") -> list[str]:
    """Return what a proof can minimise."""
    return _filter(["average", "worst"], incomplete)


def dataset_kinds(incomplete: str = "") -> list[str]:
    """Return the kinds of examples."""
    from keypeg.lab.datasets import KINDS

    return _filter([*KINDS, "all"], incomplete)


def families(incomplete: str = "") -> list[str]:
    """Return the kinds of daily codes."""
    from keypeg.training import Family

    return _filter(list(Family), incomplete)


def players(incomplete: str = "") -> list[str]:
    """Return the players of an arena that have a name."""
    return [*strategies(incomplete), *complete_levels(incomplete)]


def themes(incomplete: str = "") -> list[str]:
    """Return the colours of the terminal."""
    from keypeg.terminal.themes import THEMES

    return _filter(list(THEMES), incomplete)


KEY_PEGS = ("red", "black")
"""The colours that key pegs for right colours in right places may have."""


def key_peg_colours(incomplete: str = "") -> list[str]:
    """Return the colours of key pegs."""
    return _filter(list(KEY_PEGS), incomplete)


def complete_languages(incomplete: str = "") -> list[str]:
    """Return the languages."""
    from keypeg.words import languages as every

    return _filter(list(every()), incomplete)


def _filter(every: list[str], incomplete: str) -> list[str]:
    return [one for one in every if one.startswith(incomplete)]


LISTED: dict[str, Callable[[], list[str]]] = {
    "--edition": complete_editions,
    "--strategy": strategies,
    "--level": complete_levels,
    "--objective": objectives,
    "--lang": complete_languages,
    "--theme": themes,
    "--key-pegs": key_peg_colours,
    "--family": families,
    "kind": dataset_kinds,
    "players": players,
}
"""What --help lists, by the name of the option or argument."""
