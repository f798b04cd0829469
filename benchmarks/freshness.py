"""Which figures of the documents were measured on the present code: `python -m benchmarks check`.

A result file carries a digest of the sources that it measured. When one of them changes, the figures are of earlier code
until the benchmark is run again. Comments, docstrings and line breaks of Python do not count: they take no time.
"""

from __future__ import annotations

import ast
import hashlib
import re
import tomllib
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
SUFFIXES = {".py", ".toml", ".cpp", ".hpp", ".ts", ".svelte", ".css", ".html", ".txt"}
"""The sources. The words of the catalogues (`.ftl`) are none: a sentence takes as long in other words."""

_RULES = ("src/keypeg/rules", "src/keypeg/errors.py")
_ENGINE = (*_RULES, "src/keypeg/engine", "src/keypeg/proofs", "native", "CMakeLists.txt")
_SERVER = (*_RULES, *(f"src/keypeg/{name}" for name in ("api", "engine", "server", "table", "words")))
_PAGE = ("web/src", "web/index.html", "web/vite.config.ts")
MEASURED = {
    "kernels": _ENGINE,
    "strategies": _ENGINE,
    "proofs": _ENGINE,
    "claims": _ENGINE,
    "books": ("src/keypeg/engine/books",),
    "learning": (*_ENGINE, "src/keypeg/lab/gym"),
    "startup": ("src/keypeg",),
    "server": _SERVER,
    "rooms": _SERVER,
    "server_workers": _SERVER,
    "server_limits": _SERVER,
    "hostile": _SERVER,
    "offline": (*_ENGINE, "src/keypeg/api", "src/keypeg/browser", "src/keypeg/table"),
    "page": _PAGE,
}
"""What each benchmark measures: files and folders of this repository."""
_WITH_ROOMS = {"startup", "rooms", "page"}
"""The benchmarks that open a room, or read every source; the others never come to the files that are named after rooms."""

_SECTION = re.compile(r"<!-- begin (\w+) -->\n(.*?)\n<!-- end \1 -->", re.DOTALL)
_FENCE = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
_FIGURE = re.compile(
    r"\b\d[\d.,]*(?: to \d[\d.,]*)? ?(?:ms|µs|CPU seconds|seconds|s|MB|KB|GB|bytes|%|times)\b"
)


def digest(name: str) -> str:
    """Return the digest of the sources that a benchmark measures."""
    found = hashlib.sha256()
    for path in sorted(path for place in MEASURED[name] for path in _files(ROOT / place)):
        place = path.relative_to(ROOT).as_posix()
        if name in _WITH_ROOMS or "room" not in place:
            found.update(f"{place}\0".encode() + read_what_runs(path))
    return found.hexdigest()[:16]


@cache
def read_what_runs(path: Path) -> bytes:
    """Return a source without what nobody runs, if it is Python's; any other as it is."""
    source = path.read_bytes()
    if path.suffix != ".py":
        return source
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [line for line in node.body if not _is_text(line)] or [ast.Pass()]
    return ast.unparse(tree).encode()


def _is_text(line: ast.stmt) -> bool:
    return (
        isinstance(line, ast.Expr)
        and isinstance(line.value, ast.Constant)
        and isinstance(line.value.value, str)
    )


def _files(place: Path) -> list[Path]:
    if place.is_file():
        return [place]
    # The built page lies among the sources of the server.
    return [path for path in place.rglob("*") if path.suffix in SUFFIXES and "page" not in path.parts]


def stale_figures() -> list[str]:
    """Return one line for every table of the documents that is not of the present code, or was edited by hand."""
    from benchmarks.harness import kept
    from benchmarks.render import DOCS, SOURCES, rendered

    lines = []
    for document in sorted(DOCS.rglob("*.md")):
        text = document.read_text(encoding="utf-8")
        for name, table in _SECTION.findall(text):
            place = f"{document.relative_to(ROOT)}: {name}"
            fresh = dict(_SECTION.findall(rendered(f"<!-- begin {name} -->\n\n<!-- end {name} -->")))
            if fresh[name] != table:
                lines.append(f"{place} differs from its result file: python -m benchmarks render")
            lines += [
                f"{place} was measured on earlier code: benchmarks/results/{source}.json"
                for source in SOURCES.get(name, (name,))
                if kept(source).get("code") != digest(source)
            ]
    return lines


def loose_figures() -> list[str]:
    """Return one line for every figure in the text of a document that `prose.toml` does not know, or knows in vain."""
    listed = tomllib.loads((ROOT / "benchmarks" / "prose.toml").read_text(encoding="utf-8"))
    lines = []
    for document in sorted((*(ROOT / "docs").rglob("*.md"), ROOT / "README.md")):
        name = document.relative_to(ROOT).as_posix()
        text = _FENCE.sub("", _SECTION.sub("", document.read_text(encoding="utf-8")))
        found, known = set(_FIGURE.findall(text)), set(listed.get(name, {}))
        lines += [f"{name}: {figure!r} comes from no result file" for figure in sorted(found - known)]
        lines += [f"{name}: {figure!r} is in prose.toml, but not here" for figure in sorted(known - found)]
    return lines


def check() -> int:
    """Print the figures that are not of the present code; return 1 if there are any."""
    lines = stale_figures() + loose_figures()
    for line in lines:
        print(line)
    count = f"{len(lines)} figures or tables are" if lines else "no figure is"
    print(f"{count} of earlier code or without a source")
    return int(bool(lines))
