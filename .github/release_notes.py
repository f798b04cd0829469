"""Print the section of CHANGELOG.md for a tag: python .github/release_notes.py v0.2.0

Exit with one line if the tag, the package and the changelog do not name the same version.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def notes(tag: str) -> str:
    """Return the section of a version; refuse one that is not released yet or that the package does not have."""
    version = tag.removeprefix("v")
    package = (ROOT / "src/keypeg/__init__.py").read_text(encoding="utf-8")
    if f'__version__ = "{version}"' not in package:
        raise SystemExit(f"the tag {tag} is not the version in src/keypeg/__init__.py")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(
        rf"^## {re.escape(version)}\b([^\n]*)\n(.*?)(?=^## |\Z)", changes, re.MULTILINE | re.DOTALL
    )
    if found is None:
        raise SystemExit(f"CHANGELOG.md has no section for {version}")
    if "not yet released" in found[1]:
        raise SystemExit(f"CHANGELOG.md still says that {version} is not released: write its date")
    return found[2].strip()


if __name__ == "__main__":
    print(notes(sys.argv[1]))
