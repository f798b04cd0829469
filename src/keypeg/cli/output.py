"""What every command shares: reading its input and printing its answer."""

from __future__ import annotations

import sys
from errno import ENAMETOOLONG
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from keypeg.cli import values
from keypeg.cli.speech import answer as answer
from keypeg.cli.speech import echo as echo
from keypeg.cli.speech import forms as forms
from keypeg.cli.speech import json_of as json_of
from keypeg.cli.speech import language as language
from keypeg.cli.speech import use_language as use_language
from keypeg.cli.speech import warn as warn
from keypeg.cli.speech import words as words
from keypeg.errors import KeypegError, NotationError, explain_unwritable, show_path

if TYPE_CHECKING:
    from keypeg.engine.strategies import Strategy
    from keypeg.rules import Position

NO = 1
"""The exit code of a command whose answer is "no"."""

Json = Annotated[bool, typer.Option("--json", help="option-json")]
EditionOption = Annotated[
    str,
    typer.Option(
        "--edition", "-e", metavar="E", help="option-edition", autocompletion=values.complete_editions
    ),
]

PositionWords = Annotated[
    list[str],
    typer.Argument(
        metavar="POSITION",
        help="argument-position",
        autocompletion=values.complete_editions,
    ),
]


def read_text(path: str) -> str:
    """Return the text of a file, or of standard input for `-`."""
    from keypeg.rules.match_text import MOST_CHARACTERS

    if path == "-" and sys.stdin is None:
        raise NotationError("stream-closed-in")
    try:
        with sys.stdin.buffer if path == "-" else Path(path).open("rb") as file:
            data = file.read(4 * MOST_CHARACTERS + 1)
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotationError("file-not-text", path=show_path(path), byte=error.start) from None
    except OSError as error:
        raise NotationError("file-unreadable", path=show_path(path), problem=str(error.strerror)) from None


def read_position_words(words: list[str]) -> Position:
    """Return the position that is written out, in a file, or on standard input.

    What can be read as a position is one: a file of the same name does not hide it.
    """
    from keypeg.rules import Position

    if words == ["-"]:
        return Position.parse(read_text("-"))
    try:
        return Position.parse(" ".join(words))
    except KeypegError:
        if len(words) != 1 or not words[0] or not (_may_be_file(words[0]) or _looks_like_path(words[0])):
            raise
    return Position.parse(read_text(words[0]))


def _looks_like_path(word: str) -> bool:
    """Whether a word can only be meant as a file: no edition begins or ends so."""
    return word.startswith(("/", "./", "../", "~")) or word.endswith((".txt", ".pos"))


def _may_be_file(path: str) -> bool:
    """Whether something is there, or nobody can say."""
    try:
        Path(path).stat()
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return False
    except OSError as error:
        return error.errno != ENAMETOOLONG
    return True


def read_strategy(text: str) -> Strategy:
    """Return the strategy a person names: built in, registered by a package, or `module:function`."""
    from keypeg.cli.strategy_errors import load_strategy

    if ":" in text:
        # As with `python -m`: a module in the present folder can be named.
        sys.path.insert(0, "")
    return load_strategy(text)


def check_writable(*paths: Path | None) -> None:
    """Refuse a file that cannot be written, before the work whose result it would hold; change nothing."""
    for path in paths:
        if path is None:
            continue
        fresh = not path.exists()
        with explain_unwritable(path):
            with path.open("ab"):
                pass
            if fresh:
                path.unlink()


def existing_database(database: str | None) -> str | None:
    """Return a database that is there already; refuse a mistyped one rather than creating it."""
    from keypeg.table.storage.location import sqlite_path

    path = None if database is None else sqlite_path(database)
    if path is not None and not path.is_file():
        raise KeypegError("no-database", path=show_path(path))
    return database


def write_text(path: Path, text: str) -> None:
    """Write a file, or say in one line why that is not possible."""
    with explain_unwritable(path):
        path.write_text(text, encoding="utf-8")
