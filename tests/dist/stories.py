"""What works for everybody who has only typed `pip install keypeg`; told for each kind of stranger."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pexpect
from playwright.sync_api import expect, sync_playwright

import keypeg
from tests.browser.windows import launch_options, new_context
from tests.dist.conftest import Stranger
from tests.waiting import PATIENCE

PROGRAM = '''\
"""A program that uses the library, under the strictest types."""

import keypeg
from keypeg.rules import PlaceGuess, SetSecret

match: keypeg.Match = keypeg.new_match("classic", ["Ada", "Ben"])
match, events = keypeg.play(match, 0, SetSecret(keypeg.Code("RGBY")))
match, events = keypeg.play(match, 1, PlaceGuess(keypeg.Code("RRGG")))
row = match.game.rows[0]
left: int = len(keypeg.candidates("classic RRGG:1-1"))
print(row.feedback, left)
'''


def test_the_version_is_printed(stranger: Stranger) -> None:
    assert stranger.run("keypeg", "--version").stdout == f"keypeg {keypeg.__version__}\n"


def test_the_page_is_served_and_opens_in_a_browser(stranger: Stranger) -> None:
    with stranger.serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = new_context(browser).new_page()
        problems: list[str] = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("requestfailed", lambda request: problems.append(request.url))
        page.goto(address)
        expect(page.get_by_role("button").first).to_be_visible()
        assert "Keypeg" in page.title()
        assert page.request.get(f"{address}/licences.txt").ok
        assert problems == []
        browser.close()


def test_the_tables_of_a_served_match_are_for_the_owner_only(stranger: Stranger) -> None:
    with stranger.serving():
        pass
    folder = stranger.home / ".local/share/keypeg"
    assert oct(folder.stat().st_mode & 0o777) == "0o700"
    assert {oct(path.stat().st_mode & 0o777) for path in folder.iterdir()} == {"0o600"}


def test_the_terminal_game_starts_and_ends(stranger: Stranger) -> None:
    child = pexpect.spawn(
        str(stranger.scripts / "keypeg"),
        ["play", "--edition", "classic/1x2r4"],
        cwd=str(stranger.home),
        env=stranger.environment,
        dimensions=(24, 80),
        encoding="utf-8",
        timeout=PATIENCE,
    )
    child.expect("New match")
    child.send("\x1b")
    child.expect("Quit")
    child.send("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_program_that_uses_the_library_runs_and_passes_strict_types(stranger: Stranger) -> None:
    (stranger.home / "program.py").write_text(PROGRAM)
    # RGBY against RRGG: the first R is red, the G is white (R5); so says keypeg.mark in README.md.
    assert stranger.run("python", "program.py").stdout.split()[0] == "1-1"
    mypy = shutil.which("mypy", path=str(Path(sys.executable).parent))
    assert mypy is not None
    done = stranger.run(
        mypy, "--strict", "--python-executable", str(stranger.scripts / "python"), "program.py"
    )
    assert "Success" in done.stdout


def test_hints_and_proofs_come_from_the_kernel(stranger: Stranger) -> None:
    done = stranger.run("keypeg", "hint", "classic", "RRGG:1-0", "RBYB:2-1")
    # Thirteen codes agree with these rows, as README.md shows.
    assert "13 codes" in done.stdout
    assert done.stderr == ""
    stranger.run("python", "-c", "import keypeg.engine._native")
    stranger.run("keypeg", "prove", "--edition", "3x3")
