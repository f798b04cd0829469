"""What every command shares: reading its input and printing its answer."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from keypeg.errors import KeypegError, NotationError, quoted
from keypeg.rules import Position
from keypeg.rules.match_text import MOST_CHARACTERS

Json = Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")]
EditionOption = Annotated[
    str,
    typer.Option(
        "--edition", "-e", metavar="E", help="An edition, such as classic or expert/5x8b, or a shape."
    ),
]

PositionWords = Annotated[
    list[str],
    typer.Argument(
        metavar="POSITION",
        help="An edition and rows, such as classic RRGG:1-0; a file that holds them, or - for standard input.",
    ),
]


def answer(text: str, data: Any, *, as_json: bool) -> None:  # noqa: ANN401 - anything JSON can hold
    """Print the answer, for people or for programs."""
    typer.echo(json.dumps(data, ensure_ascii=False) if as_json else text)


def read_text(path: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        with sys.stdin.buffer if path == "-" else Path(path).open("rb") as file:
            data = file.read(4 * MOST_CHARACTERS + 1)
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotationError(f"cannot read {quoted(path)}: byte {error.start} is not UTF-8 text") from None
    except OSError as error:
        raise NotationError(f"cannot read {quoted(path)}: {error.strerror}") from None


def read_position(words: list[str]) -> Position:
    """The position written out, or in a file, or on standard input."""
    if len(words) == 1 and (words[0] == "-" or Path(words[0]).is_file()):
        return Position.parse(read_text(words[0]))
    return Position.parse(" ".join(words))


def write_text(path: Path, text: str) -> None:
    """Write a file; one that cannot be written is a person's mistake."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise KeypegError(f"cannot write {quoted(str(path))}: {error.strerror}") from None
