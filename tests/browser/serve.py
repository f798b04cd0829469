"""`keypeg serve`, in which nobody deals a code that a story guesses."""

from __future__ import annotations

from pathlib import Path

from keypeg.cli import main
from tests.luck import leave_out_written

if __name__ == "__main__":
    with leave_out_written(Path(__file__).parent):
        main()
