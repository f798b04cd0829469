"""One name means one thing, and a function is called by a verb."""

import ast
import re
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src/keypeg"
HANDLERS = ("api/handlers", "server/handlers")
"""A handler may have the name of what a front end does with it, and its file that of the structs it returns."""
FACADE = ("face.py",)
"""What `import keypeg` offers, by the names of what it passes on."""
KERNEL = tuple(f"engine/{name}.py" for name in ("kernel", "twin", "wasm", "partitions", "coarse", "summed"))
"""The kernel, its twin in Python, and what asks one of them: all of them have the same functions, by the same names."""
PARTICIPLES = re.compile(
    r"(?!answered|elapsed)[a-z]*[^e]ed|told|seen|kept|heard|shown|taken|found|made|said|held|given|drawn|chosen|known|lost|bound|written|sent"
    r"|acting|running|searching|keeping|playing|waiting|absent|best|better|exact|finite|fresh|idle|latest|online|perfect"
    r"|plain|readable|unreadable|unwritable|ready|short|single|tall|void|wrong|why|who|how"
)
"""Words that say what something is or was, not what a function does; `answered` is what a dialog calls back."""
PLAIN_VALUES = frozenset({"candidates", "contradiction", "feedbacks", "mark"})
"""What the kernel does with bytes and numbers, by the names that the rules and the engine have for the same thing."""
HOOKS = frozenset({"register", "main", "log"})
"""What every module of a kind defines: a program, or a habit of the trade, calls it by this name."""
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
    homes: defaultdict[str, set[str]] = defaultdict(set)
    for file in sorted(SOURCE.rglob("*.py")):
        place = str(file.relative_to(SOURCE))
        if not place.startswith((*HANDLERS, *FACADE)):
            for name in public_names(ast.parse(file.read_text())):
                homes[name].add("engine/kernel.py" if place in KERNEL else place)
    assert len(homes) > 1_000
    doubled = {name: sorted(places) for name, places in homes.items() if len(places) > 1}
    assert {name: places for name, places in doubled.items() if name not in HOOKS | PLAIN_VALUES} == {}


def test_no_module_name_occurs_twice_in_a_folder_of_the_top_level():
    for folder in sorted(one for one in SOURCE.iterdir() if (one / "__init__.py").exists()):
        files = [file for file in folder.rglob("*.py") if not is_handler(file)]
        stems = [file.stem for file in files if file.stem != "__init__"]
        assert stems
        assert sorted({stem for stem in stems if stems.count(stem) > 1}) == [], folder


def is_handler(file: Path) -> bool:
    return str(file.relative_to(SOURCE)).startswith(HANDLERS)


def public_names(tree: ast.Module) -> set[str]:
    """Return what a module defines at its top level, except private names and one-letter type variables."""
    names = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names |= {one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)}
    return {name for name in names if not name.startswith("_") and len(name) > 1 and name != "TYPE_CHECKING"}
