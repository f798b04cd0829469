"""What runs with nothing installed beside Python, and what is said where an extra is missing."""

import re
import subprocess
import sys
import textwrap
import tomllib
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from keypeg.errors import MissingExtra
from keypeg.server.operations.metrics import Metrics
from keypeg.table import Store

ROOT = Path(__file__).parent.parent
ALONE = """
import sys
from importlib.abc import MetaPathFinder

class Nothing(MetaPathFinder):
    "Refuse to import what neither Python nor Keypeg brings."
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top != "keypeg" and not top.startswith("_"):
            raise ModuleNotFoundError(f"No module named {top!r}", name=top)

sys.meta_path.insert(0, Nothing())
"""


def alone(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program where only Python's own modules and Keypeg's can be imported."""
    return subprocess.run(
        [sys.executable, "-c", ALONE + textwrap.dedent(program)], capture_output=True, text=True
    )


def test_the_library_needs_nothing_but_python():
    done = alone("""
        import keypeg
        for name in keypeg.__all__:
            getattr(keypeg, name)
        print(keypeg.mark("RGBY", "RRGG"), len(keypeg.candidates("classic RRGG:1-0 RBYB:2-1")))
        print(keypeg.hint("classic RRRR:0-0 GGGG:4-0").code, keypeg.simulate("3x4", "minimax").max)
        match = keypeg.parse_match(open("tests/playthroughs/mini.txt").read())
        print(len(keypeg.Board(match)._repr_svg_()) > 1000, len(keypeg.review(match, seconds=1).rows) > 0)
    """)
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["1-1 13", "GGGG 4", "True True"]


def test_the_program_names_the_library_it_misses_in_one_line():
    done = alone("""
        import sys
        from keypeg.cli import main
        sys.argv = ["keypeg", "editions"]
        main()
    """)
    assert done.returncode == 2
    assert done.stderr == "keypeg: this needs the library 'typer': pip install --upgrade keypeg\n"


def test_a_postgresql_database_without_its_extra_is_answered_in_one_line(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(
        MissingExtra, match=r'^this needs the extra "postgres": pip install "keypeg\[postgres\]"$'
    ):
        Store("postgresql://127.0.0.1:1/none")


def test_without_its_extra_the_server_counts_nothing_and_says_so(monkeypatch):
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    metrics = Metrics()
    metrics.requests["GET", 200] += 1
    metrics.seconds.observe(0.1)
    with metrics.followers.labels("socket").track_inprogress():
        pass
    metrics.forget_worker()
    with pytest.raises(MissingExtra, match="metrics"):
        metrics.text()


def test_without_the_kernel_a_proof_is_refused_in_one_line(tmp_path):
    program = """
        import sys
        sys.modules["keypeg.engine._native"] = None
        from keypeg.cli import main
        sys.argv = ["keypeg", "prove", "--edition", "2x2"]
        main()
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)],
        capture_output=True,
        text=True,
        env={"XDG_CACHE_HOME": str(tmp_path), "HOME": str(tmp_path)},
    )
    assert done.returncode == 2
    *warned, last = done.stderr.splitlines()
    assert last.startswith("keypeg: perfect play needs the native kernel")
    assert warned in (
        [],
        [
            "keypeg: the native kernel is not installed: keypeg computes in plain Python, which is much slower, "
            "and its hints may be other guesses where the book has none"
        ],
    )


def test_the_base_install_brings_nothing_that_invents_examples():
    """A framework once brought Faker along, 25 MB that nobody used."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    found: set[str] = set()
    waiting = [Requirement(text) for text in project["dependencies"]]
    while waiting:
        needed = waiting.pop()
        name = canonicalize_name(needed.name)
        if name in found or (needed.marker is not None and not needed.marker.evaluate({"extra": ""})):
            continue
        found.add(name)
        waiting += map(Requirement, requires(name) or ())
    assert {"starlette", "uvicorn", "anyio"} <= found
    assert not {"faker", "polyfactory", "litestar"} & found


def test_the_constraints_pin_every_dependency_to_one_version_and_name_no_host():
    lines = (ROOT / "constraints.txt").read_text().splitlines()[1:]
    assert all(re.fullmatch(r"[a-z0-9-]+==[0-9a-z.]+", line) for line in lines)
    pins = {line.partition("==")[0] for line in lines}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    names = [*project["dependencies"], *extras["postgres"], *extras["metrics"], *extras["fast"]]
    assert {re.match(r"[A-Za-z0-9-]+", name)[0].lower() for name in names} <= pins
