"""Somebody who installs the sdist without a compiler: Keypeg computes in plain Python and says so."""

from __future__ import annotations

import httpx
import pytest

from tests.dist.conftest import Stranger, installed, only
from tests.dist.stories import (
    test_a_program_that_uses_the_library_runs_and_passes_strict_types,  # noqa: F401
    test_the_page_is_served_and_opens_in_a_browser,  # noqa: F401
    test_the_tables_of_a_served_match_are_for_the_owner_only,  # noqa: F401
    test_the_terminal_game_starts_and_ends,  # noqa: F401
    test_the_version_is_printed,  # noqa: F401
)
from tests.waiting import PATIENCE, attempts

SLOW = (
    "keypeg: the native kernel is not installed: keypeg computes in plain Python, which is much slower, "
    "and its hints may be other guesses where the book has none\n"
)


@pytest.fixture(scope="module")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Stranger:
    return installed(tmp_path_factory.mktemp("plain"), only("*.tar.gz"), compiler=False)


def test_the_missing_kernel_is_mentioned_once_and_the_hint_is_right(stranger: Stranger) -> None:
    done = stranger.run("keypeg", "hint", "classic", "RRGG:1-0", "RBYB:2-1")
    # Thirteen codes agree with these rows, as README.md shows.
    assert "13 codes" in done.stdout
    assert done.stderr == SLOW
    assert stranger.run("python", "-c", "import keypeg.engine._native", good=False).returncode == 1


def test_a_server_and_its_processes_mention_it_once(stranger: Stranger) -> None:
    with (stranger.home / "said.txt").open("w+") as errors:
        with stranger.serving(errors) as address:
            seats = [{"name": "Ada"}, {"kind": "computer", "level": "expert"}]
            table = {"seats": seats, "take": [0], "first": 1, "hints": True}
            opened = httpx.post(f"{address}/api/tables", json=table, timeout=PATIENCE).json()
            url = f"{address}/api/tables/{opened['table']}"
            seat = {"authorization": f"Bearer {opened['tokens']['0']}"}
            for _ in attempts("the computer's code"):
                if httpx.get(url, headers=seat, timeout=PATIENCE).json()["turn"]["code"] == "turn-guess":
                    break
            # A process of its own looks for the hint.
            hint = httpx.get(f"{url}/hint?seat=0", headers=seat, timeout=PATIENCE)
            assert hint.json()["left"] == 1_296
        errors.seek(0)
        assert [line for line in errors if "kernel" in line] == [SLOW]


def test_the_opening_comes_from_the_book(stranger: Stranger) -> None:
    assert stranger.run("keypeg", "hint", "classic").stdout.startswith("RRBG")


def test_a_proof_is_refused_in_one_line_each(stranger: Stranger) -> None:
    done = stranger.run("keypeg", "prove", "--edition", "3x3", good=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == done.stderr.count("keypeg: ")
    assert "Traceback" not in done.stderr
