"""The command line: parses, calls the library, prints."""

import os
import signal
import sys


def main() -> None:
    """Run the program; name the missing library in one line if only the bare package is installed."""
    # Until there is something to tidy up, Ctrl-C ends the process at once and silently.
    usual = signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.argv[1:] == ["--version"] and sys.stdout is not None:
        # Installers and scripts ask for the version most often, and it needs no parser.
        from keypeg import __version__

        sys.stdout.write(f"keypeg {__version__}\n")
        return
    try:
        from keypeg.cli.app import run_program as run
    except ModuleNotFoundError as error:
        _name_missing(error)
    try:
        signal.signal(signal.SIGINT, usual)
        run()
    except ModuleNotFoundError as error:
        _name_missing(error)


def _name_missing(error: ModuleNotFoundError) -> None:
    name = (error.name or "").partition(".")[0]
    if name in ("", "keypeg"):
        raise error
    from keypeg.words import environment_language, message, say

    missing = say(message("library-missing", name=name), environment_language(os.environ))
    sys.stderr.write(f"keypeg: {missing}\n")
    sys.exit(2)


__all__ = ["main"]
