"""The command line: parses, calls the library, prints."""

from keypeg.cli.app import main

__all__ = ["main"]
