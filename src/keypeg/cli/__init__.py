"""The command line: parses, calls the library, prints."""

import os
import sys


def main() -> None:
    """Run the program; say in one line which library is missing, where only the bare package was installed."""
    try:
        from keypeg.cli.app import main as run

        run()
    except ModuleNotFoundError as error:
        name = (error.name or "").partition(".")[0]
        if name in ("", "keypeg"):
            raise
        from keypeg.words import environment_language, message, say

        missing = say(message("library-missing", name=name), environment_language(os.environ))
        sys.stderr.write(f"keypeg: {missing}\n")
        sys.exit(2)


__all__ = ["main"]
