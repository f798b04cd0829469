"""Print the versions that were tested, as a constraints file for pip: `make constraints`.

They are the packages installed here that pyproject.toml asks for, and what those ask for in turn.
"""

from __future__ import annotations

import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
HEAD = "# What Keypeg was tested with. Use it as: pip install keypeg --constraint constraints.txt"


def asked() -> list[Requirement]:
    """Return every requirement of pyproject.toml, those of the extras included."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    texts = [
        *project["dependencies"],
        *(text for extra in project["optional-dependencies"].values() for text in extra),
    ]
    return [one for one in map(Requirement, texts) if canonicalize_name(one.name) != "keypeg"]


def pinned() -> dict[str, str]:
    """Return the version of each package installed here that is needed, by name."""
    found: dict[str, str] = {}
    waiting = [(one, frozenset(one.extras)) for one in asked()]
    seen: set[tuple[str, frozenset[str]]] = set()
    while waiting:
        one, extras = waiting.pop()
        name = canonicalize_name(one.name)
        if (name, extras) in seen:
            continue
        seen.add((name, extras))
        try:
            here = distribution(name)
        except PackageNotFoundError:
            continue
        found[name] = here.version
        for text in here.requires or ():
            needed = Requirement(text)
            marks = [{"extra": extra} for extra in ("", *extras)]
            if needed.marker is None or any(needed.marker.evaluate(mark) for mark in marks):
                waiting.append((needed, frozenset(needed.extras)))
    return dict(sorted(found.items()))


if __name__ == "__main__":
    print(HEAD)
    for name, version in pinned().items():
        print(f"{name}=={version}")
