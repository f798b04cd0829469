"""The command line: parses, calls the library, prints."""

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
        sys.stderr.write(f"keypeg: this needs the library {name!r}: pip install --upgrade keypeg\n")
        sys.exit(2)


__all__ = ["main"]
