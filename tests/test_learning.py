"""The commands of docs/learning.md work as they stand; its Python is run as a doctest."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs/learning.md").read_text()
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL) for line in block.splitlines()]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_document_works(command, tmp_path):
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command, shell=True, cwd=tmp_path, env={**os.environ, "PATH": path}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_every_block_of_the_document_is_run_or_is_no_code():
    kinds = re.findall(r"^```(\w+)$", TEXT, re.MULTILINE)
    assert set(kinds) <= {"python", "sh", "text"}
    assert kinds.count("python") >= 4
    assert len(COMMANDS) >= 2
