"""Somebody who installs the sdist with a compiler, without Node."""

from __future__ import annotations

import pytest

from tests.dist.conftest import Stranger, installed, only
from tests.dist.stories import (
    test_a_program_that_uses_the_library_runs_and_passes_strict_types,  # noqa: F401
    test_the_page_is_served_and_opens_in_a_browser,  # noqa: F401
    test_the_tables_of_a_served_match_are_for_the_owner_only,  # noqa: F401
    test_the_terminal_game_starts_and_ends,  # noqa: F401
    test_the_version_is_printed,  # noqa: F401
)


@pytest.fixture(scope="module")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Stranger:
    return installed(tmp_path_factory.mktemp("sdist"), only("*.tar.gz"), compiler=True)


def test_hints_and_proofs_come_from_the_kernel(stranger: Stranger) -> None:
    done = stranger.run("keypeg", "hint", "classic", "RRGG:1-0", "RBYB:2-1")
    # Thirteen codes agree with these rows, as README.md shows.
    assert "13 codes" in done.stdout
    assert done.stderr == ""
    stranger.run("python", "-c", "import keypeg.engine._native")
    stranger.run("keypeg", "prove", "--edition", "3x3")
