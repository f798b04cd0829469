"""The benchmarks, which nothing else imports."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import benchmarks
import pytest
from benchmarks import freshness


@pytest.mark.parametrize("name", [one.name for one in iter_modules(benchmarks.__path__)])
def test_every_benchmark_can_be_imported(name: str) -> None:
    """What it needs of Keypeg and of the libraries is where it looks for it."""
    import_module(f"benchmarks.{name}")


SOURCE = '"""Add."""\n\ndef add(a, b):\n    """Return the sum."""\n    return a + b  # as in school\n'


@pytest.mark.parametrize(
    ("changed", "same"),
    [
        (SOURCE.replace("Return the sum.", "Add two numbers."), True),
        (SOURCE.replace("  # as in school", ""), True),
        (SOURCE.replace("a + b", "a +\\\n        b"), True),
        (SOURCE.replace("a + b", "a - b"), False),
        (SOURCE.replace("b):", "b=0):"), False),
    ],
)
def test_a_figure_is_of_earlier_code_when_what_runs_has_changed(
    changed: str, same: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(freshness, "ROOT", tmp_path)
    monkeypatch.setitem(freshness.MEASURED, "server", ("src",))
    (tmp_path / "src").mkdir()

    def digest_of(source: str, name: str = "adding.py") -> str:
        (tmp_path / "src" / name).write_text(source, encoding="utf-8")
        freshness.read_what_runs.cache_clear()
        return freshness.digest("server")

    before = digest_of(SOURCE)
    assert (digest_of(changed) == before) is same
    # Nothing but rooms comes to a file that is named after them.
    assert digest_of(changed, "room_adding.py") == digest_of(changed)
