"""Pack what a browser needs to play without a server: `python web/pack_offline.py build/offline`.

It needs Node with the page's packages (npm install), and the package `ziglang` for the kernel. With `--into PAGE` the
parts are also copied into a built page, under a name that changes whenever one of them does.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

WEB = Path(__file__).parent
ROOT = WEB.parent
SOURCE = ROOT / "src" / "keypeg"
PYODIDE = WEB / "node_modules" / "pyodide"

PACKAGES = ("api", "browser", "engine", "rules", "table", "training", "words")
SINGLE = ("__init__.py", "errors.py")
# What belongs to a database, to threads, to a compiler of this machine, to commands or to a server's documentation.
LEFT_OUT = {
    "attendant.py", "notify.py", "prover_main.py", "schema.py", "service.py", "store.py", "writer.py", "twin_tests.py",
    "commands.py", "openapi.py", "openapi_links.py", "openapi_texts.py",
}  # fmt: skip
DATA = (".py", ".toml", ".ftl", ".gz")
MSGSPEC = ("msgspec==0.22.0", "pyemscripten_2026_0_wasm32", "3.14")


def main() -> None:
    """Pack, and copy into a page if one is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="the folder for the parts")
    parser.add_argument("--into", type=Path, help="a built page to copy the parts into")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    pack(given.out)
    if given.into is not None:
        install(given.out, given.into)


def pack(out: Path) -> None:
    """Write every part, compressed as it travels; a browser unpacks them itself."""
    wheel = out / "msgspec.whl"
    if not wheel.exists():
        download(wheel)
    run(sys.executable, ROOT / "native" / "build_wasm.py", ROOT / "build" / "wasm")
    for name in ("kernel", "kernel-plain"):
        module = ROOT / "build" / "wasm" / f"{name}.wasm"
        shutil.copy(module, out / module.name)
        compress(module, out / f"{name}.wasm.gz")
    compress(PYODIDE / "pyodide.asm.wasm", out / "python.wasm.gz")
    shutil.copy(PYODIDE / "pyodide.asm.mjs", out)
    shutil.copy(PYODIDE / "python_stdlib.zip", out / "library.zip")
    with tempfile.TemporaryDirectory() as folder:
        gather(Path(folder), wheel)
        run("node", "compile_python.mjs", folder, (out / "keypeg.zip").absolute(), cwd=WEB)


def download(wheel: Path) -> None:
    """Fetch the one library that the tables need, built for browsers."""
    requirement, platform, version = MSGSPEC
    with tempfile.TemporaryDirectory() as folder:
        run(
            sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:", "--implementation",
            "cp", "--platform", platform, "--python-version", version, "--dest", folder, requirement,
        )  # fmt: skip
        shutil.copy(next(Path(folder).glob("*.whl")), wheel)


def gather(folder: Path, wheel: Path) -> None:
    """Put the sources that a browser runs into a folder."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    for path in sorted(SOURCE.rglob("*")):
        within = path.relative_to(SOURCE)
        wanted = within.parts[0] in PACKAGES or within.name in SINGLE and len(within.parts) == 1
        if wanted and path.suffix in DATA and within.name not in LEFT_OUT:
            target = folder / "keypeg" / within
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)


PARTS = (
    "pyodide.asm.mjs",
    "python.wasm.gz",
    "library.zip",
    "keypeg.zip",
    "kernel.wasm.gz",
    "kernel-plain.wasm.gz",
)


def install(out: Path, page: Path) -> None:
    """Copy the parts into a page, and write the list that tells it where they are and how large."""
    digest = hashlib.sha256(b"".join((out / name).read_bytes() for name in PARTS)).hexdigest()[:10]
    for old in page.glob("assets/offline-*"):
        shutil.rmtree(old)
    folder = page / "assets" / f"offline-{digest}"
    folder.mkdir(parents=True)
    for name in PARTS:
        shutil.copy(out / name, folder)
    files = {name: {"size": (out / name).stat().st_size, "download": travels(out / name)} for name in PARTS}
    told = {"folder": f"/assets/{folder.name}/", "files": files}
    (page / "offline.json").write_text(json.dumps(told) + "\n")
    total = sum(file["download"] for name, file in files.items() if name != "kernel-plain.wasm.gz")
    print(f"{folder}: {total:,} bytes to download")


def travels(path: Path) -> int:
    """Return how large a file is on its way: a web host compresses scripts."""
    return len(gzip.compress(path.read_bytes())) if path.suffix == ".mjs" else path.stat().st_size


def compress(source: Path, target: Path) -> None:
    """Write a file compressed, the same bytes every time."""
    target.write_bytes(gzip.compress(source.read_bytes(), 9, mtime=0))


def run(*command: object, cwd: Path = ROOT) -> None:
    """Run a program; its messages are the error."""
    subprocess.run([str(part) for part in command], check=True, cwd=cwd)


if __name__ == "__main__":
    main()
