"""The steps of the Containerfile that can be tried without a container."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from keypeg.cli.app import program
from tests.server.playing import Scene
from tests.server.running import free_port

ROOT = Path(__file__).parents[2]
STEPS = [line.partition(" ") for line in (ROOT / "Containerfile").read_text().splitlines()]


def step(name: str) -> str:
    (found,) = [rest for word, _, rest in STEPS if word == name]
    return found


def test_it_installs_an_extra_that_there_is():
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert 'keypeg-*.whl)[host]"' in (ROOT / "Containerfile").read_text()
    assert "host" in extras


def test_it_runs_as_somebody_who_may_do_nothing_else():
    assert step("USER") == "keypeg"
    assert step("VOLUME") == step("ENV").partition("=")[2]


def test_what_it_runs_is_a_command_of_the_program_with_its_options():
    command, *options = json.loads(step("CMD"))
    known = program("en").commands[command]
    names = {name for parameter in known.params for name in parameter.opts}
    assert {option for option in options if option.startswith("--")} <= names
    assert options[options.index("--port") + 1] == step("EXPOSE")


@pytest.mark.parametrize("up", [True, False])
def test_its_check_tells_whether_the_server_is_ready(lone: Scene, up: bool):
    check = json.loads(step("HEALTHCHECK").partition("CMD ")[2])
    port = lone.servers[0].port if up else free_port()
    program = check[2].replace(f":{step('EXPOSE')}/", f":{port}/")
    assert str(port) in program
    done = subprocess.run([sys.executable, "-c", program], capture_output=True)
    assert (done.returncode == 0) is up
