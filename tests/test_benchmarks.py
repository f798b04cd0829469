"""The benchmarks, which nothing else imports."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import benchmarks
import pytest


@pytest.mark.parametrize("name", [one.name for one in iter_modules(benchmarks.__path__)])
def test_every_benchmark_can_be_imported(name: str) -> None:
    """What it needs of Keypeg and of the libraries is where it looks for it."""
    import_module(f"benchmarks.{name}")
