"""The package of the rules imports each name when it is first used."""

import ast
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import keypeg.rules


def test_every_name_is_there_and_none_of_them_is_a_module():
    assert len(keypeg.rules.__all__) > 60
    for name in keypeg.rules.__all__:
        assert not isinstance(getattr(keypeg.rules, name), ModuleType), name


def test_a_function_is_not_hidden_by_the_module_of_its_name():
    script = (
        "import keypeg.rules.edition, keypeg.rules.view, keypeg.rules.step, keypeg.rules.refusal\n"
        "from keypeg.rules import edition, refusal, step, view\n"
        "import keypeg.rules.scorecard, keypeg.rules.contradiction\n"
        "from keypeg.rules import contradiction, scorecard\n"
        "assert all(map(callable, (contradiction, edition, refusal, scorecard, step, view)))\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_type_checkers_are_told_the_same_names():
    tree = ast.parse(Path(keypeg.rules.__file__).read_text())
    told = {
        alias.asname: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("keypeg.rules.")
        for alias in node.names
    }
    homes = {name: f"keypeg.rules.{home}" for name, home in keypeg.rules._HOME_OF.items()}
    assert told == homes


def test_a_mistyped_name_is_an_error():
    with pytest.raises(AttributeError, match="'keypeg.rules' has no attribute 'editon'"):
        keypeg.rules.editon  # type: ignore[attr-defined]  # noqa: B018
