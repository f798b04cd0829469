"""The commands of docs/learning.md work as they stand; its Python is run as a doctest."""

import json
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


def test_the_recipe_trains_an_agent_that_beats_random_consistent(tmp_path):
    out = tmp_path / "curve.json"
    program = [sys.executable, ROOT / "examples/learning/tabular.py", "--games", "20000", "--out", out]
    subprocess.run(program, check=True, capture_output=True)
    found = json.loads(out.read_text())
    assert len(found["curve"]) == 11
    assert found["perfect"] == 3.2188  # 206 rows for 64 secrets
    assert found["perfect"] <= min(rows for _, rows in found["curve"])
    assert found["curve"][-1][1] < found["random_consistent"]


def test_the_curve_that_is_kept_ends_below_random_consistent():
    kept = json.loads((ROOT / "examples/learning/curve.json").read_text())
    assert kept["perfect"] <= kept["curve"][-1][1] < kept["random_consistent"]
    assert kept["command"] in TEXT
