"""The program `keypeg`: its commands, and what a person sees when something is wrong."""

from __future__ import annotations

import os
import sys

import typer

from keypeg.cli import (
    arena,
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
from keypeg.errors import KeypegError

app = typer.Typer(
    name="keypeg",
    help="Mastermind in every boxed edition.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
# The order in which --help lists them: to play, to look up, to compute, to keep.
for part in (playing, serving, rulebook, study, proving, arena, measuring, reviewing, recording, matches):
    part.register(app)

MISTAKE = 2
"""The exit code for input that is not right, as Typer's own."""
INTERRUPTED = 130


def main() -> None:
    """Run the program; a person's mistake is one line on standard error and exit code 2."""
    try:
        app(prog_name="keypeg")
    except KeypegError as error:
        sys.stderr.write(f"keypeg: {error}\n")
        sys.exit(MISTAKE)
    except BrokenPipeError:
        # The reader of our output has left: that is its right.
        sys.stderr.close()
        sys.exit(0)
    except (KeyboardInterrupt, SystemExit) as end:
        # Typer makes an exit of an interrupt.
        if isinstance(end, SystemExit) and end.code != INTERRUPTED:
            raise
        sys.stderr.write("\nkeypeg: interrupted\n")
        sys.stderr.flush()
        # At once: a search that still runs on a thread of its own is not waited for.
        os._exit(INTERRUPTED)
