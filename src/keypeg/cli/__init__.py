"""The command line: parses, calls the library, prints."""

import os
import signal
import sys


def main() -> None:
    """Run the program; say in one line which library is missing, where only the bare package was installed."""
    # Until there is something to tidy up, Ctrl-C ends the process at once and without a word.
    usual = signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.argv[1:] == ["--version"] and sys.stdout is not None:
        # What installers and scripts ask most often needs nothing of the rest.
        from keypeg import __version__

        sys.stdout.write(f"keypeg {__version__}\n")
        return
    from keypeg.cli import quick

    if quick.is_quick(sys.argv[1:]):
        signal.signal(signal.SIGINT, usual)
        quick.main(sys.argv[1:])
    try:
        from keypeg.cli.app import main as run
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
