"""Build and check everything that a release publishes: python .github/prepare_release.py REPOSITORY

REPOSITORY is the address of the repository, such as https://example.org/keypeg/keypeg. A package index shows the README
by itself, so its links and pictures become absolute here; the address also goes into the metadata. The files are in
build/release/dist; nothing is published.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
RELEASE = ROOT / "build" / "release"
PAGE = Path("src/keypeg/server/page")
_LINK = re.compile(r"(\]\()(?!https?://|#|mailto:)([^)\s]+)(\))")
_PICTURE = re.compile(r"(!\[[^\]]*\]\(|src=\")(?!https?://)([^)\"\s]+)")


def absolute_links(text: str, repository: str, tag: str) -> str:
    """Return a README whose links and pictures lead to the repository."""
    text = _PICTURE.sub(rf"\g<1>{repository}/raw/{tag}/\g<2>", text)
    return _LINK.sub(rf"\g<1>{repository}/blob/{tag}/\g<2>\g<3>", text)


def with_urls(pyproject: str, repository: str) -> str:
    """Return the metadata with the addresses of the project."""
    urls = {
        "Repository": repository,
        "Documentation": f"{repository}/tree/main/docs",
        "Changelog": f"{repository}/blob/main/CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }
    lines = "".join(f'{name} = "{url}"\n' for name, url in urls.items())
    return pyproject.replace("[project.scripts]", f"[project.urls]\n{lines}\n[project.scripts]", 1)


def copy_sources(repository: str, tag: str) -> None:
    """Copy what is committed, and the built page, and write the addresses into the copy."""
    shutil.rmtree(RELEASE, ignore_errors=True)
    RELEASE.mkdir(parents=True)
    archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
    subprocess.run(["tar", "-x"], cwd=RELEASE, check=True, input=archive)
    shutil.copytree(ROOT / PAGE, RELEASE / PAGE)
    for name, change in (("README.md", lambda text: absolute_links(text, repository, tag)),
                         ("pyproject.toml", lambda text: with_urls(text, repository))):  # fmt: skip
        path = RELEASE / name
        path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")


def run(*command: str) -> None:
    """Run a tool of this environment in the copy."""
    subprocess.run([sys.executable, "-m", *command], cwd=RELEASE, check=True)


def main(repository: str) -> None:
    """Build the sdist and a wheel for many Linux systems, and check both."""
    version = re.search(r'__version__ = "(.+?)"', (ROOT / "src/keypeg/__init__.py").read_text()).group(1)
    copy_sources(repository.rstrip("/"), f"v{version}")
    run("build", "--outdir", "dist", ".")
    if sys.platform == "linux":
        for wheel in list((RELEASE / "dist").glob("*-linux_*.whl")):
            run("auditwheel", "repair", "--wheel-dir", "dist", str(wheel))
            wheel.unlink()
    run("twine", "check", "--strict", *map(str, (RELEASE / "dist").iterdir()))
    subprocess.run([sys.executable, "tests/dist/contents.py", str(RELEASE / "dist")], cwd=ROOT, check=True)
    print(f"ready to publish as v{version}: {RELEASE / 'dist'}")


if __name__ == "__main__":
    if len(sys.argv) != 2 or not sys.argv[1].startswith("https://"):
        raise SystemExit("usage: make release REPOSITORY=https://example.org/keypeg/keypeg")
    main(sys.argv[1])
