"""Run schemathesis against a server of its own: `python -m tests.server.schema_run [OPTIONS OF st run]`."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from keypeg.server.settings import Settings
from tests.server.running import Server

CONFIG = Path(__file__).with_name("schemathesis.toml")


def main(options: list[str]) -> int:
    """Return the exit code of schemathesis, which is 0 if it found nothing."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), Settings(database=f"{folder}/t.sqlite3", limited=False))
        try:
            server.start().wait_until_up()
            # The stream never ends; nothing else is left out.
            command = [
                "--config-file",
                str(CONFIG),
                "run",
                f"{server.url}/schema/openapi.json",
                "--checks",
                "all",
                "--exclude-path-regex",
                "/stream$",
            ]
            program = Path(sys.executable).with_name("st")
            return subprocess.run([program, *command, *options], check=False, cwd=folder).returncode
        finally:
            server.kill()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
