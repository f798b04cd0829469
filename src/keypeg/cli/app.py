"""The program `keypeg`: its commands, and what a person sees when something is wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Annotated, Any, cast

import typer
from typer.core import TyperArgument, TyperGroup, TyperOption

from keypeg import __version__
from keypeg.cli import values
from keypeg.cli.help_page import HelpfulCommand, HelpfulGroup
from keypeg.cli.runner import report_error, run_and_exit, system_error
from keypeg.cli.speech import use_language
from keypeg.cli.streams import OutputClosed, write_out
from keypeg.cli.usage import USAGE_ERROR, PlainNumber, usage_error
from keypeg.errors import KeypegError, shorten
from keypeg.words import environment_language, has_black_key_pegs, languages, message, say, with_key_pegs
from keypeg.words.language import find_language

_COMMANDS = {
    "play": ("play", "join", "solve"),
    "rooms": ("race", "duel"),
    "training": ("daily", "puzzle"),
    "serve": ("serve", "fair"),
    "rulebook": ("editions", "mark"),
    "study": ("candidates", "check", "hint", "explain", "simulate"),
    "perfect_play": ("prove", "verify", "known"),
    "arena": ("arena",),
    "mcp": ("mcp",),
    "datasets": ("tablebase", "dataset"),
    "evaluation": ("eval",),
    "bench": ("bench",),
    "review": ("review",),
    "record": ("record",),
    "matches": ("score", "replay"),
    "saved_matches": ("matches", "export"),
    "backup": ("backup", "restore"),
}
"""The modules and their commands; `help_page.GROUPS` says in which order --help lists them."""


def _print_version(asked: bool) -> None:  # noqa: FBT001 - Typer calls it with the option's value
    if asked:
        write_out(f"keypeg {__version__}\n")
        raise typer.Exit


_LANG = "--lang"
_HELP = ("-h", "--help")
_TYPERS_OWN = {
    "install_completion": "option-install-completion",
    "show_completion": "option-show-completion",
}


def options(
    *,
    lang: Annotated[
        str, typer.Option(_LANG, metavar="L", help="option-lang", autocompletion=values.complete_languages)
    ] = "",
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="option-version")
    ] = False,
) -> None:
    """Take the options of the whole program; `main` has read `--lang` already."""


class Program(typer.Typer):
    """The program before it is built: all its commands have the same kind of help."""

    def command(self, name: str | None = None, **more: Any) -> Callable[[Any], Any]:  # noqa: ANN401 - as Typer's own
        """Add a command."""
        return super().command(name, cls=HelpfulCommand, **more)


def program(language: str, *, command: str | None = None, listing: bool = True) -> TyperGroup:
    """Return the program with its help in a language: every help text in the code is a code of the words.

    Where a command is named, only the module that holds it is imported: that is most of the time a small one takes.
    `listing` adds the values of options to their help.
    """
    homes = [name for name, commands in _COMMANDS.items() if command in commands] or list(_COMMANDS)
    app = Program(
        cls=HelpfulGroup,
        name="keypeg",
        help="help-keypeg",
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        add_completion=command is None,
        context_settings={"help_option_names": list(_HELP)},
    )
    app.callback()(options)
    for home in homes:
        import_module(f"keypeg.cli.{home}").register(app)
    whole = typer.main.get_command(app)
    if not isinstance(whole, TyperGroup):
        raise TypeError("the program has several commands")
    for one in (whole, *whole.commands.values()):
        _translate(one, language, listing=listing)
    return whole


def _translate(command: Any, language: str, *, listing: bool) -> None:  # noqa: ANN401 - Typer names no common type
    command.help = _translate_text(command.help, language)
    # Typer would cut the first paragraph in the list of commands.
    command.short_help = (command.help or "").partition("\n\n")[0]
    if command.epilog:
        command.epilog = say(message("help-example", command=command.epilog), language)
    for parameter in command.params:
        if isinstance(parameter, TyperOption | TyperArgument):
            if parameter.type.name.startswith(("int", "float")):
                parameter.type = cast("Any", PlainNumber(parameter.type))
            parameter.help = _translate_text(_TYPERS_OWN.get(parameter.name or "", parameter.help), language)
            listed = values.LISTED.get(parameter.opts[0]) if listing else None
            if listed is not None and parameter.help:
                parameter.help = say(
                    message("help-values", help=parameter.help, values=tuple(listed())), language
                )


def _find_command(arguments: list[str]) -> str | None:
    """Return the command of the arguments, where it is plain which one that is."""
    if "_KEYPEG_COMPLETE" in os.environ:
        return None
    rest = (
        arguments[1 if arguments[0].startswith(f"{_LANG}=") else 2 :]
        if _starts_with_language(arguments)
        else arguments
    )
    word = rest[0] if rest else ""
    return word if any(word in commands for commands in _COMMANDS.values()) else None


def _starts_with_language(arguments: list[str]) -> bool:
    return bool(arguments) and arguments[0].partition("=")[0] == _LANG


def _translate_text(code: str | None, language: str) -> str | None:
    return code and say(message(code), language)


def read_language(arguments: list[str]) -> tuple[str, list[str]]:
    """Return the language that `--lang` or the environment asks for, and the arguments with `--lang` in front."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    for at, word in enumerate(arguments[:end]):
        name, equals, value = word.partition("=")
        if name != _LANG or (not equals and at + 1 == len(arguments)):
            continue
        taken = [word] if equals else arguments[at : at + 2]
        wanted = value if equals else arguments[at + 1]
        language = find_language(wanted)
        if language is None:
            raise KeypegError("unknown-language", text=shorten(wanted), languages=languages())
        black = has_black_key_pegs(language) or has_black_key_pegs(environment_language(os.environ))
        rest = [*taken, *arguments[:at], *arguments[at + len(taken) :]]
        return with_key_pegs(language, black=black), rest
    return environment_language(os.environ), arguments


def run(arguments: list[str]) -> int:
    """Run the program with some arguments and return its exit code; what goes wrong is one line."""
    language = environment_language(os.environ)
    try:
        language, arguments = read_language(arguments)
        with use_language(language):
            asked = _find_command(arguments)
            listing = asked is None or any(word in _HELP for word in arguments)
            return _invoke(program(language, command=asked, listing=listing), arguments)
    except KeypegError as error:
        return report_error(error, language)
    except OutputClosed:
        # The program that read our output has ended: that is not an error.
        return 0


def _invoke(whole: TyperGroup, arguments: list[str]) -> int:
    """Run a command; a usage error names the help that would have told."""
    if "_KEYPEG_COMPLETE" in os.environ:
        whole(arguments, prog_name="keypeg")
    if not arguments:
        arguments = ["--help"]
    try:
        context = whole.make_context("keypeg", arguments)
        with context:
            whole.invoke(context)
        write_out("")
    except typer.Exit as end:
        write_out("")
        return end.exit_code
    except USAGE_ERROR as error:
        raise usage_error(error, getattr(error, "ctx", None) or context) from None
    except OSError as error:
        raise system_error(error) from None
    return 0


def _requested_language() -> str:
    with suppress(KeyboardInterrupt, KeypegError):
        return read_language(sys.argv[1:])[0]
    return environment_language(os.environ)


def run_program() -> None:
    """Run the program; a person's mistake is one line on standard error and exit code 2."""
    run_and_exit(lambda: run(sys.argv[1:]), language=_requested_language, aborts=(typer.Abort,))
