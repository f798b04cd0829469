"""How a command speaks: in the language of this run, as text or as JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING

from keypeg.cli.streams import write_error, write_out
from keypeg.words import DEFAULT, Message, Param, message, say

if TYPE_CHECKING:
    from keypeg.api import commands
    from keypeg.api.commands import CommandAnswer

    forms = commands
else:

    class _Forms:
        """The structs of `keypeg.api.commands`, imported when the first is used: most runs print text."""

        def __getattr__(self, name: str) -> object:
            from keypeg.api import commands

            return getattr(commands, name)

    forms = _Forms()

_language: ContextVar[str] = ContextVar("language", default=DEFAULT)


@contextmanager
def use_language(language: str) -> Iterator[None]:
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


def answer(text: str, make: Callable[[], CommandAnswer], *, as_json: bool) -> None:
    """Print the answer as text for people, or for programs the struct that `make` returns."""
    echo(json_of(make()) if as_json else text)


def json_of(answered: CommandAnswer) -> str:
    """Return the answer of a command for programs."""
    from keypeg.api.encoding import encode

    return encode(answered).decode()


def warn(text: str) -> None:
    """Say something in one line on standard error, and continue."""
    write_error("".join(["keypeg: ", text, "\n"]))


def echo(text: str) -> None:
    """Print a line, or several."""
    write_out(f"{text}\n")
