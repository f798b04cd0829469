"""The list of tests that take long names tests that exist."""

import ast
from functools import cache
from pathlib import Path

from tests.conftest import slow_tests

ROOT = Path(__file__).parent.parent


def test_every_test_on_the_list_exists():
    missing = []
    for line in slow_tests():
        file, _, rest = line.partition("::")
        name = rest.partition("[")[0]
        if name not in {"", *functions(file)}:
            missing.append(line)
    assert missing == []


@cache
def functions(file: str) -> set[str]:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
