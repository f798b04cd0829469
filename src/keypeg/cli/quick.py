"""Commands that start at once where they are given nothing but plain words: then there are no options to parse.

Typer takes longer to import than such a command takes to answer. As soon as a word could be an option, or the number of
words is another one, the parser decides what that means.
"""

from __future__ import annotations

import os
from collections.abc import Callable

from keypeg.cli.marking import print_feedback
from keypeg.cli.running import refused, run_and_exit
from keypeg.cli.speaking import speaking
from keypeg.cli.streams import OutputClosed
from keypeg.errors import KeypegError
from keypeg.words import environment_language

_QUICK: dict[str, tuple[int, Callable[..., None]]] = {"mark": (2, print_feedback)}
"""The commands, how many words they take, and what they do with them."""


def is_quick(arguments: list[str]) -> bool:
    """Whether the arguments are such a command and as many plain words as it takes."""
    if not arguments or arguments[0] not in _QUICK or "_KEYPEG_COMPLETE" in os.environ:
        return False
    words, _ = _QUICK[arguments[0]]
    return len(arguments) == words + 1 and not any(word.startswith("-") for word in arguments)


def run(arguments: list[str]) -> int:
    """Run such a command, and return its exit code."""
    language = environment_language(os.environ)
    try:
        with speaking(language):
            _QUICK[arguments[0]][1](*arguments[1:])
    except KeypegError as error:
        return refused(error, language)
    except OutputClosed:
        return 0
    return 0


def main(arguments: list[str]) -> None:
    """Run such a command, and exit."""
    run_and_exit(lambda: run(arguments), language=lambda: environment_language(os.environ))
