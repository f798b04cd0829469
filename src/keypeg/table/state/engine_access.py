"""How the engine is asked: in the same thread, or through a server's process for thinking."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Ask(Protocol):
    """Asks the engine, and waits for the answer.

    The question is a function of a module, its arguments and its answer are plain values that can be pickled.
    """

    def __call__(self, question: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the answer; raise what the question raises, or `NoAnswer` where there is none in time."""
        ...


def ask_here(question: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Answer a question in the same thread."""
    return question(*args, **kwargs)
