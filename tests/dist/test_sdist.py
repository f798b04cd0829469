"""Somebody who installs the sdist with a compiler, without Node."""

from __future__ import annotations

import pytest

from tests.dist.conftest import Stranger, installed, only
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
    return installed(tmp_path_factory.mktemp("sdist"), only("*.tar.gz"), compiler=True)
