"""The program `keypeg`: its commands, and what a person sees when something is wrong."""

from __future__ import annotations

import os
import sys
import warnings
from typing import Annotated

import typer

from keypeg import __version__
from keypeg.cli import (
    arena,
    assisting,
    backups,
    datasets,
    evaluating,
    matches,
    measuring,
    playing,
    proving,
    recording,
    reviewing,
    rulebook,
    serving,
    study,
)
from keypeg.cli.output import speaking
from keypeg.errors import KeypegError, shortened
from keypeg.words import environment_language, languages, message, say
from keypeg.words.language import known

app = typer.Typer(
    name="keypeg",
    help="help-keypeg",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(asked: bool) -> None:  # noqa: FBT001 - Typer calls it with the option's value
    if asked:
        typer.echo(f"keypeg {__version__}")
        raise typer.Exit


# The order in which --help lists them: to play, to look up, to compute, to keep.
for part in (
    playing,
    serving,
    rulebook,
    study,
    proving,
    arena,
    assisting,
    datasets,
    evaluating,
    measuring,
    reviewing,
    recording,
    matches,
    backups,
):
    part.register(app)

MISTAKE = 2
"""The exit code for wrong input, the same as Typer's own."""
INTERRUPTED = 130
_LANG = "--lang"
_TYPERS_OWN = {
    "install_completion": "option-install-completion",
    "show_completion": "option-show-completion",
}


@app.callback()
def options(
    *,
    lang: Annotated[str, typer.Option(_LANG, metavar="L", help="option-lang")] = "",
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="option-version")
    ] = False,
) -> None:
    """Take the options of the whole program; `main` has read `--lang` already."""


def program(language: str) -> typer.core.TyperGroup:
    """Return the program with its help in a language: every help text in the code is a code of the words."""
    whole = typer.main.get_command(app)
    if not isinstance(whole, typer.core.TyperGroup):
        raise TypeError("the program has several commands")
    for command in (whole, *whole.commands.values()):
        command.help = _said(command.help, language)
        if command.epilog:
            command.epilog = say(message("help-example", command=command.epilog), language)
        for parameter in command.params:
            if isinstance(parameter, typer.core.TyperOption | typer.core.TyperArgument):
                parameter.help = _said(_TYPERS_OWN.get(parameter.name or "", parameter.help), language)
    return whole


def _said(code: str | None, language: str) -> str | None:
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
        language = known(wanted)
        if language is None:
            raise KeypegError("unknown-language", text=shortened(wanted), languages=languages())
        return language, [*taken, *arguments[:at], *arguments[at + len(taken) :]]
    return environment_language(os.environ), arguments


def _show_warning(message: Warning | str, *_: object, **__: object) -> None:
    sys.stderr.write(f"keypeg: {message}\n")


def main() -> None:
    """Run the program; a person's mistake is one line on standard error and exit code 2."""
    language = environment_language(os.environ)
    warnings.showwarning = _show_warning
    try:
        language, arguments = read_language(sys.argv[1:])
        with speaking(language):
            program(language)(arguments, prog_name="keypeg")
    except KeypegError as error:
        sys.stderr.write(f"keypeg: {say(error.message, language)}\n")
        sys.exit(MISTAKE)
    except BrokenPipeError:
        # The program that read our output has ended: that is not an error.
        sys.stderr.close()
        sys.exit(0)
    except (KeyboardInterrupt, SystemExit) as end:
        # Typer turns an interrupt into an exit.
        if isinstance(end, SystemExit) and end.code != INTERRUPTED:
            raise
        sys.stderr.write(f"\nkeypeg: {say(message('interrupted'), language)}\n")
        sys.stderr.flush()
        # Exit now: do not wait for a search that still runs on its own thread.
        os._exit(INTERRUPTED)
