"""One name means one thing: no two public classes of the package share a name."""

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src/keypeg"


def test_no_public_class_name_occurs_twice():
    homes: defaultdict[str, list[str]] = defaultdict(list)
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(str(file.relative_to(SOURCE)))
    assert len(homes) > 100
    assert {name: places for name, places in homes.items() if len(places) > 1} == {}
