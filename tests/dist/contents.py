"""Check what a wheel and an sdist hold: python tests/dist/contents.py dist

A distribution must carry the page, the books and the licences, and nothing that belongs to one machine.
"""

from __future__ import annotations

import email
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
BOOKS = sorted(path.name for path in (ROOT / "src/keypeg/engine/books").glob("*.json.gz"))
NEEDED = [
    "keypeg/py.typed",
    "keypeg/__main__.py",
    "keypeg/rules/editions.toml",
    "keypeg/engine/levels.toml",
    "keypeg/engine/_native.pyi",
    "keypeg/terminal/keypeg.tcss",
    "keypeg/server/page/index.html",
    "keypeg/server/page/licences.txt",
    "keypeg/server/page/offline.json",
    *(f"keypeg/engine/books/{name}" for name in BOOKS),
]
"""Files of the package without which something does not work."""

SOURCES = [
    "LICENSE",
    "README.md",
    "pyproject.toml",
    "CMakeLists.txt",
    "native/binding.cpp",
    "web/package.json",
]
UNWANTED = ("node_modules", "__pycache__", ".venv", ".pyc", ".sqlite3", ".DS_Store", ".ci/", ".github/")


def missing(names: set[str], needed: list[str], *, below: str = "") -> list[str]:
    """Return what is needed and is not there."""
    return [f"misses {name}" for name in needed if below + name not in names]


def check_wheel(path: Path) -> list[str]:
    """Return what is wrong with a wheel."""
    with zipfile.ZipFile(path) as wheel:
        names = set(wheel.namelist())
        metadata = next(name for name in names if name.endswith(".dist-info/METADATA"))
        told = email.message_from_bytes(wheel.read(metadata))
    found = missing(names, NEEDED) + unwanted(names)
    native = [
        name for name in names if name.startswith("keypeg/engine/_native.") and not name.endswith(".pyi")
    ]
    if path.name.endswith("-none-any.whl"):
        found += [f"is for any machine, but holds {name}" for name in native]
    else:
        found += [] if len(native) == 1 else [f"holds {len(native)} native modules, not one"]
        found += missing(names, ["keypeg/engine/LICENSE.nanobind"])
        if "abi3" in path.name:
            found += audited(path)
    folder = metadata.rpartition("/")[0]
    found += missing(names, [f"{folder}/licenses/LICENSE", f"{folder}/entry_points.txt"])
    found += [
        f"has no {field}" for field in ("License-Expression", "Requires-Python", "Summary") if not told[field]
    ]
    found += [
        f"ships a file outside of the package: {name}" for name in names if not name.startswith("keypeg")
    ]
    return found


def check_sdist(path: Path) -> list[str]:
    """Return what is wrong with an sdist."""
    with tarfile.open(path) as sdist:
        names = set(sdist.getnames())
    below = path.name.removesuffix(".tar.gz") + "/"
    return (
        missing(names, NEEDED, below=below + "src/") + missing(names, SOURCES, below=below) + unwanted(names)
    )


def unwanted(names: set[str]) -> list[str]:
    """Return the files that belong to one machine."""
    return [f"should not hold {name}" for name in sorted(names) if any(part in name for part in UNWANTED)]


def audited(path: Path) -> list[str]:
    """Return what a wheel uses beyond the stable ABI that its name promises."""
    done = subprocess.run(
        [sys.executable, "-m", "abi3audit", "--strict", str(path)], capture_output=True, text=True
    )
    return [] if done.returncode == 0 else [f"breaks the stable ABI: {(done.stdout + done.stderr).strip()}"]


def main(folder: str) -> int:
    """Print what is wrong with the distributions of a folder; return how many things that are."""
    files = sorted(Path(folder).glob("keypeg-*"))
    wheels = [path for path in files if path.suffix == ".whl"]
    sdists = [path for path in files if path.name.endswith(".tar.gz")]
    wrong = [] if wheels and sdists else [f"{folder} needs a wheel and an sdist"]
    for path in wheels + sdists:
        found = check_wheel(path) if path.suffix == ".whl" else check_sdist(path)
        wrong += [f"{path.name} {what}" for what in found]
        if not found:
            print(f"{path.name}: whole, {path.stat().st_size / 1e6:.1f} MB")
    for line in wrong:
        print(line, file=sys.stderr)
    return len(wrong)


if __name__ == "__main__":
    sys.exit(min(1, main(*sys.argv[1:])))
