"""A strategy of somebody's own that fails: its file, the line and the error, and nothing of ours."""

from __future__ import annotations

import traceback
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import keypeg
from keypeg.errors import KeypegError, one_line, shorten, show_path

if TYPE_CHECKING:
    from random import Random

    from keypeg.engine.strategies import Strategy
    from keypeg.rules import Code, Position

_OURS = str(Path(keypeg.__file__).parent)
_LONGEST = 200


def load_strategy(text: str) -> Strategy:
    """Return a strategy by its name; whatever fails while it is loaded, or later plays, is one line."""
    from keypeg.engine.plugins import find_strategy
    from keypeg.engine.strategies import BEST, STRATEGIES

    try:
        found = find_strategy(text)
    except KeypegError:
        raise
    except Exception as error:
        raise describe_failure(text, error) from None
    if text in (*STRATEGIES, BEST.name):
        return found

    def choose(position: Position, chance: Random) -> Code:
        try:
            return found.choose(position, chance)
        except KeypegError:
            raise
        except Exception as error:
            raise describe_failure(text, error) from None

    return replace(found, choose=choose)


def describe_failure(text: str, error: Exception) -> KeypegError:
    """Return the error of a strategy with the line of its author's that it comes from."""
    if isinstance(error, SyntaxError):
        path, line, problem = error.filename or "?", error.lineno or 0, error.msg
    else:
        path, line = _last_line(error)
        problem = str(error)
    kind = type(error).__name__
    return KeypegError(
        "strategy-raised",
        name=shorten(text),
        path=show_path(path),
        line=str(line),
        problem=one_line(f"{kind}: {problem}" if problem else kind, longest=_LONGEST),
    )


def _last_line(error: Exception) -> tuple[str, int]:
    """Return the innermost line that is not ours; our own where there is no other."""
    frames = traceback.extract_tb(error.__traceback__)
    theirs = [one for one in frames if not one.filename.startswith((_OURS, "<frozen"))]
    frame = (theirs or list(frames))[-1]
    return frame.filename, frame.lineno or 0
