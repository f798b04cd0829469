"""One name means one thing, and a function is called by a verb."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src/keypeg"
PLAIN_FOLDERS = ("terminal", "cli", "lab", "show", "browser", "api")
HANDLERS = "api/handlers"
"""A handler may have the name of what a front end does with it, and its file that of the structs it returns."""
"""The folders whose functions and constants are checked too."""
PARTICIPLES = frozenset(
    [
        "told",
        "seen",
        "kept",
        "heard",
        "asked",
        "shown",
        "taken",
        "found",
        "made",
        "said",
        "held",
        "given",
        "drawn",
        "sealed",
        "checked",
        "reviewed",
        "fetched",
        "restored",
        "refused",
        "described",
        "painted",
        "watched",
        "valued",
        "started",
        "chosen",
        "wrapped",
        "entered",
        "guarded",
        "settled",
    ]
)
HOOKS = frozenset({"register"})
"""What every module of a kind defines: the program calls it by this name."""
PROTOCOL = frozenset({"browser/storage.py kept"})
"""Methods that follow an interface defined elsewhere."""


def test_no_public_class_name_occurs_twice():
    homes: defaultdict[str, list[str]] = defaultdict(list)
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(str(file.relative_to(SOURCE)))
    assert len(homes) > 100
    assert {name: places for name, places in homes.items() if len(places) > 1} == {}


def test_no_function_is_called_by_a_bare_participle():
    names = [
        f"{place} {node.name}"
        for place, tree in plain_modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.strip("_") in PARTICIPLES
    ]
    assert sorted(set(names) - PROTOCOL) == []


def test_no_public_function_or_constant_has_two_homes():
    homes: defaultdict[str, list[str]] = defaultdict(list)
    for place, tree in plain_modules():
        for name in public_names(tree) if not place.startswith(HANDLERS) else ():
            homes[name].append(place)
    assert len(homes) > 300
    assert {name: places for name, places in homes.items() if len(places) > 1 and name not in HOOKS} == {}


def test_no_module_name_occurs_twice_in_a_front_end():
    for folder in PLAIN_FOLDERS:
        files = [file for file in (SOURCE / folder).rglob("*.py") if file.parent != SOURCE / HANDLERS]
        stems = [file.stem for file in files if file.stem != "__init__"]
        assert stems
        assert sorted({stem for stem in stems if stems.count(stem) > 1}) == [], folder


def plain_modules() -> Iterator[tuple[str, ast.Module]]:
    for folder in PLAIN_FOLDERS:
        for file in sorted((SOURCE / folder).rglob("*.py")):
            yield str(file.relative_to(SOURCE)), ast.parse(file.read_text())


def public_names(tree: ast.Module) -> set[str]:
    """Return what a module defines at its top level, except private names and one-letter type variables."""
    names = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names |= {one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)}
    return {name for name in names if not name.startswith("_") and len(name) > 1}
