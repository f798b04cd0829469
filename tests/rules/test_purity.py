"""The rules reach for no clock, no chance and no input or output."""

import ast
from pathlib import Path

import keypeg.rules

ALLOWED = {
    "__future__",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "itertools",
    "math",
    "operator",
    "re",
    "typing",
    "keypeg",
}
ALSO = {
    "__init__.py": {"sys", "types", "importlib"},
    "catalogue.py": {"tomllib", "pkgutil"},
    "seals.py": {"hashlib", "hmac"},
    "match.py": {"unicodedata"},
}
"""The package imports its modules on first use; the catalogue reads the editions that lie beside it in the package;
a digest is a pure function, and so is the kind of a character."""
FORBIDDEN_CALLS = {"open", "print", "input", "exec", "eval", "__import__", "id", "hash"}
HASHING = {"codes.py", "edition.py", "feedback.py", "game.py"}
"""An edition's own hash is that of its text."""


def modules() -> list[Path]:
    return sorted(Path(keypeg.rules.__file__).parent.glob("**/*.py"))


def test_rules_import_only_pure_modules():
    assert len(modules()) > 15
    for module in modules():
        for node in ast.walk(ast.parse(module.read_text())):
            if isinstance(node, ast.Import):
                names = {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                names = {node.module or ""}
            else:
                continue
            roots = {name.split(".")[0] for name in names}
            assert roots <= ALLOWED | ALSO.get(module.name, set()), (module.name, names)
            if roots == {"keypeg"}:
                assert all(
                    name.startswith(("keypeg.rules", "keypeg.errors", "keypeg.words")) for name in names
                ), (
                    module.name,
                    names,
                )


def test_rules_call_nothing_that_reads_writes_or_differs_from_run_to_run():
    for module in modules():
        calls = {
            node.func.id
            for node in ast.walk(ast.parse(module.read_text()))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        allowed = {"hash"} if module.name in HASHING else set()
        assert not calls & FORBIDDEN_CALLS - allowed, module.name


def test_no_edition_is_named_in_the_code():
    keys = {box.key for box in keypeg.rules.editions()}
    for module in modules():
        texts = {
            node.value
            for node in ast.walk(ast.parse(module.read_text()))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        assert not texts & keys, module.name
