"""One name means one thing, and a function is called by a verb."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src/keypeg"
PLAIN_FOLDERS = ("terminal", "cli", "lab", "show", "browser", "api")
"""The folders whose functions and constants are checked too."""
HANDLERS = "api/handlers"
"""A handler may have the name of what a front end does with it, and its file that of the structs it returns."""
PARTICIPLES = re.compile(
    r"(?!answered|elapsed)[a-z]*[^e]ed|told|seen|kept|heard|shown|taken|found|made|said|held|given|drawn|chosen|known|lost|bound|written|sent"
    r"|acting|running|searching|keeping|playing|waiting|absent|best|better|exact|finite|fresh|idle|latest|online|perfect"
    r"|plain|readable|unreadable|unwritable|ready|short|single|tall|void|wrong|why|who|how"
)
"""Words that say what something is or was, not what a function does; `answered` is what a dialog calls back."""
HOOKS = frozenset({"register"})
"""What every module of a kind defines: the program calls it by this name."""
OUTSIDE = frozenset(
    {"browser/worker.py moved", "engine/review_model.py lost", "engine/review_model.py better"}
)
"""What the page, or a program that uses the library, calls by these names."""


def test_no_public_class_name_occurs_twice():
    homes: defaultdict[str, list[str]] = defaultdict(list)
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(str(file.relative_to(SOURCE)))
    assert len(homes) > 100
    assert {name: places for name, places in homes.items() if len(places) > 1} == {}


def test_no_function_is_called_by_a_participle_or_an_adjective():
    names = {
        f"{file.relative_to(SOURCE)} {node.name}"
        for file in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and PARTICIPLES.fullmatch(node.name.strip("_"))
        and not any("property" in ast.unparse(one) for one in node.decorator_list)
    }
    assert sorted(names - OUTSIDE) == []


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
