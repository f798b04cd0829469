"""Somebody who installs the wheel, without Node and without a compiler."""

from __future__ import annotations

import email
import zipfile

import pytest

from tests.dist.conftest import DIST, Stranger, installed, only
from tests.dist.stories import (
    test_a_program_that_uses_the_library_runs_and_passes_strict_types,  # noqa: F401
    test_hints_and_proofs_come_from_the_kernel,  # noqa: F401
    test_the_page_is_served_and_opens_in_a_browser,  # noqa: F401
    test_the_tables_of_a_served_match_are_for_the_owner_only,  # noqa: F401
    test_the_terminal_game_starts_and_ends,  # noqa: F401
    test_the_version_is_printed,  # noqa: F401
)


@pytest.fixture(scope="module")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Stranger:
    return installed(tmp_path_factory.mktemp("wheel"), only("*.whl"), compiler=False)


def test_nothing_heavy_comes_along(stranger: Stranger) -> None:
    names = set(stranger.run("python", "-m", "pip", "list", "--format=freeze").stdout.lower().split())
    installed = {name.partition("==")[0] for name in names}
    assert "keypeg" in installed
    unwanted = {"psycopg", "psycopg-binary", "prometheus-client", "uvloop", "numpy", "pydantic", "greenlet"}
    assert not installed & unwanted


def test_an_extra_that_is_missing_is_named_in_one_line(stranger: Stranger) -> None:
    done = stranger.run("keypeg", "serve", "--database", "postgresql://127.0.0.1:1/none", good=False)
    assert done.returncode == 2
    assert done.stderr == 'keypeg: this needs the extra "postgres": pip install "keypeg[postgres]"\n'


def test_the_metadata_lists_every_extra() -> None:
    wheel = next(DIST.glob("*.whl"))
    with zipfile.ZipFile(wheel) as opened:
        name = next(name for name in opened.namelist() if name.endswith(".dist-info/METADATA"))
        told = email.message_from_bytes(opened.read(name))
    assert {"postgres", "metrics", "fast", "host", "plots"} <= set(told.get_all("Provides-Extra"))
