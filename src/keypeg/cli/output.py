"""What every command shares: reading its input and printing its answer."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from keypeg.errors import KeypegError, NotationError, shortened
from keypeg.rules import Position
from keypeg.rules.match_text import MOST_CHARACTERS
from keypeg.words import DEFAULT, Message, Param, message, say

if TYPE_CHECKING:
    from keypeg.engine.strategies import Strategy

Json = Annotated[bool, typer.Option("--json", help="option-json")]
EditionOption = Annotated[
    str,
    typer.Option("--edition", "-e", metavar="E", help="option-edition"),
]

PositionWords = Annotated[
    list[str],
    typer.Argument(
        metavar="POSITION",
        help="argument-position",
    ),
]


_language: ContextVar[str] = ContextVar("language", default=DEFAULT)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Let the commands run within this block speak a language."""
    token = _language.set(language)
    try:
        yield
    finally:
        _language.reset(token)


def language() -> str:
    """Return the language of this run."""
    return _language.get()


def words(code: str | Message, /, **params: Param) -> str:
    """Say a message in the language of this run."""
    return say(code if isinstance(code, Message) else message(code, **params), language())


def answer(text: str, data: Any, *, as_json: bool) -> None:  # noqa: ANN401 - anything JSON can hold
    """Print the answer as text for people, or as JSON for programs."""
    typer.echo(json.dumps(data, ensure_ascii=False) if as_json else text)


def read_text(path: str) -> str:
    """Return the text of a file, or of standard input for `-`."""
    try:
        with sys.stdin.buffer if path == "-" else Path(path).open("rb") as file:
            data = file.read(4 * MOST_CHARACTERS + 1)
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotationError("file-not-text", path=shortened(path), byte=error.start) from None
    except OSError as error:
        raise NotationError("file-unreadable", path=shortened(path), problem=str(error.strerror)) from None


def read_position(words: list[str]) -> Position:
    """Return the position that is written out, in a file, or on standard input."""
    if len(words) == 1 and (words[0] == "-" or Path(words[0]).is_file()):
        return Position.parse(read_text(words[0]))
    return Position.parse(" ".join(words))


def read_strategy(text: str) -> Strategy:
    """Return the strategy a person names: built in, registered by a package, or `module:function`."""
    from keypeg.engine.plugins import find_strategy

    if ":" in text:
        # As with `python -m`: a module in the present folder can be named.
        sys.path.insert(0, "")
    return find_strategy(text)


def write_text(path: Path, text: str) -> None:
    """Write a file, or say in one line why that is not possible."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise KeypegError("file-unwritable", path=shortened(str(path)), problem=str(error.strerror)) from None
