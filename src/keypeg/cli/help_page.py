"""The help of the program and of its commands, in the language of this run."""

from __future__ import annotations

from shutil import get_terminal_size
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from keypeg.cli.speech import words
from keypeg.cli.usage import parse_plainly, unknown_command

if TYPE_CHECKING:
    from collections.abc import Iterable

WIDEST = 80
_WIDEST_NAME = 28
"""Longer names get a line of their own."""
_INDENT = "  "

GROUPS = {
    "play": ("play", "join", "race", "duel", "daily", "puzzle", "solve"),
    "study": ("editions", "mark", "candidates", "check", "explain", "hint", "review", "record"),
    "tables": ("serve", "fair", "mcp", "backup", "restore"),
    "laboratory": ("simulate", "prove", "verify", "known", "arena", "eval", "tablebase", "dataset", "bench"),
    "files": ("score", "replay", "matches", "export"),
}
"""The commands as --help lists them."""


class HelpfulCommand(TyperCommand):
    """A command whose help and whose complaints are Keypeg's own."""

    def get_help(self, ctx: Any) -> str:  # noqa: ANN401 - Typer does not export the type of a context
        """Return the help of this command."""
        arguments = [one for one in self.params if isinstance(one, TyperArgument)]
        usage = " ".join([ctx.command_path, words("help-options-word"), *map(_usage_of, arguments)])
        parts = [
            _fold(words("help-usage", command=usage), ""),
            *(_fold(part, _INDENT) for part in (self.help or "").split("\n\n")),
        ]
        if arguments:
            lines = [(_name_of(one), _describe(one)) for one in arguments]
            parts.append(_section(words("help-title-arguments"), lines))
        parts.append(_options_section(self.get_params(ctx)))
        if self.epilog:
            parts.append(_fold(self.epilog, _INDENT))
        return "\n\n".join(parts)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401 - as above
        """Read the arguments; complain in words of our own."""
        return parse_plainly(super().parse_args, ctx, args)


class HelpfulGroup(TyperGroup):
    """The program, whose help lists the commands in groups."""

    def get_help(self, ctx: Any) -> str:  # noqa: ANN401 - as above
        """Return the help of the program."""
        usage = " ".join([ctx.command_path, words("help-options-word"), words("help-command-word")])
        parts = [
            words("help-usage", command=usage),
            _fold(self.help or "", _INDENT),
            _options_section(self.get_params(ctx)),
        ]
        for group, names in GROUPS.items():
            listed = [(name, self.commands[name].short_help or "") for name in names if name in self.commands]
            if listed:
                parts.append(_section(words(f"help-group-{group}"), listed))
        parts.append(_fold(words("help-more"), ""))
        return "\n\n".join(parts)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401 - as above
        """Read the options of the program; complain in words of our own."""
        return parse_plainly(super().parse_args, ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401 - as above
        """Return the command that is asked for; a mistyped one is named with those that are close to it."""
        if args and args[0] not in self.commands:
            raise unknown_command(args[0], self.commands, path=ctx.command_path)
        return super().resolve_command(ctx, args)


def _usage_of(argument: TyperArgument) -> str:
    """Return an argument as the usage writes it: in brackets where it may be left out, with dots where it repeats."""
    name = _name_of(argument)
    return name if argument.required else f"[{name}]"


def _name_of(argument: TyperArgument) -> str:
    name = (argument.metavar or argument.name or "").upper().removesuffix("...")
    return f"{name}..." if argument.nargs == -1 else name


def _options_section(parameters: Iterable[Any]) -> str:
    lines = [
        (_option_names(one), _describe(one))
        for one in parameters
        if isinstance(one, TyperOption) and not one.hidden
    ]
    return _section(words("help-title-options"), lines)


def _option_names(option: TyperOption) -> str:
    names = ", ".join(sorted(option.opts, key=len))
    return names if option.is_flag or option.count else f"{names} {option.metavar or _placeholder(option)}"


def _placeholder(option: TyperOption) -> str:
    kind = option.type.name
    if kind.startswith(("int", "float")):
        return "N"
    return "FILE" if "path" in kind else "TEXT"


def _describe(parameter: Any) -> str:  # noqa: ANN401 - an option or an argument
    """Return what a parameter means, and in parentheses what it may be and what it is by default."""
    option = isinstance(parameter, TyperOption)
    text = words("help-help") if option and "--help" in parameter.opts else parameter.help or ""
    least, most = getattr(parameter.type, "min", None), getattr(parameter.type, "max", None)
    extra = []
    if option and parameter.required:
        extra.append(words("help-required"))
    if least is not None and most is not None and most < 2**32:
        extra.append(words("help-range", least=f"{least:g}", most=f"{most:g}"))
    elif least is not None:
        extra.append(words("help-least", least=f"{least:g}"))
    if option and _has_default(parameter):
        extra.append(words("help-default", value=str(parameter.default)))
    return f"{text} ({'; '.join(extra)})" if extra else text


def _has_default(option: TyperOption) -> bool:
    return not option.is_flag and not option.required and option.default not in (None, "", (), [])


def _section(title: str, lines: list[tuple[str, str]]) -> str:
    """Return a title and its lines in two columns."""
    column = min(_WIDEST_NAME, max(len(name) for name, _ in lines))
    return "\n".join([title, *(_entry(name, text, column) for name, text in lines)])


def _entry(name: str, text: str, column: int) -> str:
    left = _INDENT + name.ljust(column) + _INDENT
    further = " " * (column + 2 * len(_INDENT))
    if len(name) > column:
        return f"{_INDENT}{name}\n{_fold(text, further)}"
    folded = wrap(text, _width(), initial_indent=left, subsequent_indent=further, break_on_hyphens=False)
    return "\n".join(folded) or left.rstrip()


def _fold(text: str, indent: str) -> str:
    lines = (
        wrap(line, _width(), initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)
        for line in text.splitlines()
    )
    return "\n".join(line for folded in lines for line in folded)


def _width() -> int:
    return min(WIDEST, get_terminal_size().columns)
