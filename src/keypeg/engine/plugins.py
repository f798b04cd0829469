"""Strategies from other packages: registered as entry points, or named as `module:function`.

A strategy is any callable that takes a position and a source of chance, and returns a guess. It never sees a secret.
See docs/how-to/strategy.md for a package that registers one.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from random import Random
from typing import Protocol

from keypeg.engine.strategies import BEST, STRATEGIES, Strategy, strategy
from keypeg.errors import KeypegError, NotationError, shorten
from keypeg.rules import Code, Position

GROUP = "keypeg.strategies"
"""The entry point group in which packages register strategies."""


class ChooseGuess(Protocol):
    """What a strategy of one's own has to be: a function of a position that returns a guess."""

    def __call__(self, position: Position, chance: Random, /) -> Code | str:
        """Return the next guess, as a code or as its letters; `chance` is the only randomness to use."""
        ...


def custom_strategy(choose: ChooseGuess, *, name: str | None = None) -> Strategy:
    """Return a strategy from a function; a guess that the edition does not allow raises a `KeypegError`.

    >>> first = custom_strategy(lambda position, chance: "RRGG", name="stubborn")
    >>> first.choose(Position.parse("classic"), Random(0))
    Code('RRGG')
    """
    label = name or str(getattr(choose, "__name__", type(choose).__name__))

    def choose_checked(position: Position, chance: Random) -> Code:
        guess = choose(position, chance)
        try:
            return position.edition.guess(str(guess))
        except NotationError as error:
            raise KeypegError(
                "strategy-failed", name=label, position=shorten(str(position)), problem=error.message
            ) from None

    about = (getattr(choose, "__doc__", None) or "a strategy of your own").strip().partition("\n")[0]
    return Strategy(label, about, choose_checked)


def list_registered() -> dict[str, EntryPoint]:
    """Return the strategies that installed packages have registered, by `package:name`."""
    found = entry_points(group=GROUP)
    return {f"{point.dist.name if point.dist else ''}:{point.name}": point for point in found}


def find_strategy(text: str) -> Strategy:
    """Return a built-in strategy by its name, a registered one, or the function of an importable module.

    The last form runs code of the caller's choice, so pass only what the person at the keyboard has typed.
    """
    if text in (*STRATEGIES, BEST.name):
        return strategy(text)
    points = list_registered()
    named = [point for key, point in points.items() if text in (key, point.name)]
    if len(named) == 1:
        return _load(text, named[0].load)
    if len(named) > 1:
        raise KeypegError("strategy-ambiguous", count=len(named), text=shorten(text))
    module, colon, function = text.partition(":")
    if colon and module and function:
        return _load(text, lambda: getattr(import_module(module), function))
    raise KeypegError("unknown-strategy", text=shorten(text), strategies=(*STRATEGIES, BEST.name, *points))


def _takes_two(function: Callable[..., object]) -> bool:
    """Whether a function can be called with a position and a source of chance."""
    import inspect

    try:
        inspect.signature(function).bind(None, None)
    except TypeError:
        return False
    except ValueError:
        # Some functions of C do not say what they take.
        return True
    return True


def _load(text: str, load: Callable[[], object]) -> Strategy:
    try:
        made = load()
    except (ImportError, AttributeError) as error:
        raise KeypegError("strategy-not-loaded", text=shorten(text), problem=str(error)) from None
    if isinstance(made, Strategy):
        return custom_strategy(made.choose, name=made.name)
    if not callable(made) or not _takes_two(made):
        raise KeypegError("strategy-not-function", text=shorten(text), function=text.rpartition(":")[2])
    return custom_strategy(made, name=text)
