"""What is wrong with the arguments of a command, in words of our own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from math import isfinite, nan
from typing import Any, cast

import typer

from keypeg.errors import KeypegError, shorten
from keypeg.words import Message, message

USAGE_ERROR = cast("type[Exception]", typer.BadParameter.__bases__[0])
"""What Typer raises where it cannot read the arguments; it has no public name."""


class PlainNumber:
    """The type of an option that takes a number: it reads as Typer's does, and names what it takes in our words."""

    def __init__(self, kind: Any) -> None:  # noqa: ANN401 - Typer does not export its types
        self._kind = kind

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever Typer asks of a type
        return getattr(self._kind, name)

    def __call__(self, value: Any, param: Any = None, ctx: Any = None) -> Any:  # noqa: ANN401 - as Typer calls it
        """Return the number that a text writes."""
        try:
            number = self._kind(value, param, ctx)
        except typer.BadParameter:
            number = None if value is None else nan
        if number is not None and not isfinite(number):
            raise KeypegError(self._complain(param, shorten(str(value))))
        return number

    def _complain(self, param: Any, text: str) -> Message:  # noqa: ANN401 - as above
        least, most = getattr(self._kind, "min", None), getattr(self._kind, "max", None)
        limits = "none" if least is None else "least" if most is None else "range"
        whole = self._kind.name.startswith("int")
        return message(
            "option-whole" if whole else "option-number",
            option=param.opts[-1],
            text=text,
            limits=limits,
            least="" if least is None else f"{least:g}",
            most="" if most is None else str(most),
        )


def parse_plainly(parse: Callable[[Any, list[str]], list[str]], ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401
    """Let Typer read the arguments; what it cannot read is one line in the language of this run."""
    # Typer would name the arguments that are too many in English.
    strict, ctx.allow_extra_args = not ctx.allow_extra_args, True
    try:
        rest = parse(ctx, args)
    except USAGE_ERROR as error:
        raise usage_error(error, ctx) from None
    if strict and rest and not ctx.resilient_parsing:
        raise _usage(message("usage-extra", text=shorten(" ".join(rest))), ctx.command_path)
    return rest


def usage_error(error: Exception, ctx: Any) -> KeypegError:  # noqa: ANN401 - a context of Typer
    """Return what to say of an error of Typer's."""
    given = cast("Any", error)
    option = getattr(given, "option_name", None)
    kind = type(error).__name__
    if kind == "MissingParameter":
        return _usage(message("usage-missing", parameter=_write(given.param)), ctx.command_path)
    if kind == "NoSuchOption":
        known = [name for one in ctx.command.get_params(ctx) for name in one.opts]
        return _usage(_unknown_message("option", str(option), known), ctx.command_path)
    if option is not None:
        flag = any(option in one.opts and getattr(one, "is_flag", False) for one in ctx.command.params)
        told = (
            message("usage-flag-value", option=option) if flag else message("usage-no-value", option=option)
        )
        return _usage(told, ctx.command_path)
    return _usage(message("usage-value", parameter=_write(given.param)), ctx.command_path)


def unknown_command(text: str, commands: Iterable[str], *, path: str) -> KeypegError:
    """Return the error for a command that is not there."""
    return _usage(_unknown_message("command", text, commands), path)


def _unknown_message(what: str, text: str, known: Iterable[str]) -> Message:
    close = tuple(get_close_matches(text, list(known)))
    if close:
        return message("usage-unknown-close", what=what, text=shorten(text), others=close)
    return message("usage-unknown", what=what, text=shorten(text))


def _usage(problem: Message, path: str) -> KeypegError:
    return KeypegError("usage-error", problem=problem, command=path)


def _write(parameter: Any) -> str:  # noqa: ANN401 - an option or an argument
    if parameter is None:
        return "?"
    if parameter.param_type_name == "option":
        return str(parameter.opts[-1])
    return str(parameter.metavar or parameter.name).upper().removesuffix("...")
