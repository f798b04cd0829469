"""Every code block of the documents works, and every link leads somewhere."""

import doctest
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from keypeg.table import Options, SeatOption, Store, Tables
from keypeg.terminal.game_recorder import TERMINAL_OWNER

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    path
    for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/**/*.md"))
    if "_build" not in path.parts
)
# Tests of their own run these from the root of the repository.
RUN_ELSEWHERE = {"docs/learning.md"}
FENCE = re.compile(r"^```(\S*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)\s]+)\)|!\[[^\]]*\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")

# Languages whose blocks are checked in this file or in another one, or which only show something.
KNOWN = {
    "text",
    "",  # pictures of the board, tables of the command line
    "python",  # run here
    "sh",  # run here
    "toml",  # read here
    "diff",  # compared with the sources here
    "transcript",  # replayed by tests/server/test_protocol.py
    "ini",
    "nginx",
    "{toctree}",
    "{image}",
    "{literalinclude}",
    "{eval-rst}",
    "{http-api}",
}
# These start something that a person ends, install something, or need a server: only their syntax is checked. The
# commands of Keypeg among them are run by tests/cli/test_help.py, the installing by tests/dist.
BY_HAND = re.compile(
    r"^\s*(#.*|(pip|pipx|uv|make|git|npm|createuser|createdb|sqlite3|pg_dump|pg_restore|apt-get|sudo|python|curl|podman)\b.*"
    r"|\S*keypeg (play|serve|join|race|duel)\b.*|.*match\.txt.*|.*\bvaried\b.*"
    r"|.*prove --edition (4x7|5x6).*|.*simulate --edition 5x8.*|)$"
)


def ids(page: Path) -> str:
    return str(page.relative_to(ROOT))


def blocks(page: Path, language: str) -> list[str]:
    return [text for name, text in FENCE.findall(page.read_text(encoding="utf-8")) if name == language]


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "diff")], ids=ids)
def test_a_diff_shows_what_the_sources_hold(page: Path) -> None:
    for block in blocks(page, "diff"):
        source: list[str] = []
        for line in block.splitlines():
            assert line[:1] in ("", " ", "+"), line
            if line.startswith(" # "):
                source = (ROOT / line.removeprefix(" # ")).read_text(encoding="utf-8").splitlines()
            elif line.strip():
                assert line[1:] in source, line


@pytest.fixture
def home(tmp_path, monkeypatch):
    """An empty folder to work in, with a record of one finished game."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    store = Store()
    with Tables(store, attend_every=None) as tables:
        table = tables.open(Options(edition="3x4", seats=(SeatOption(),) * 2, games=2)).table
        for seat, name in enumerate(("Ada", "Ben")):
            tables.take(table, seat, name)
        for seat, action in ((0, "secret RGB"), (1, "guess RRG"), (1, "guess RBY"), (1, "guess RGB")):
            tables.act(table, seat, action, seq=tables.view(table, seat).seq)
        tables.keep_game(TERMINAL_OWNER, table, 0, 1)
    store.close()
    return tmp_path


@pytest.mark.parametrize("document", PAGES, ids=ids)
def test_every_block_names_a_language_that_is_checked(document):
    names = {name for name, _ in FENCE.findall(document.read_text(encoding="utf-8"))}
    assert names <= KNOWN


@pytest.mark.parametrize(
    "document",
    [
        page
        for page in PAGES
        if ids(page) not in RUN_ELSEWHERE and (blocks(page, "python") or blocks(page, "sh"))
    ],
    ids=ids,
)
def test_the_code_of_a_page_runs_from_top_to_bottom(document, home):
    """Python is a doctest, one session per page; a line of shell must succeed."""
    names: dict[str, object] = {}
    for language, text in FENCE.findall(document.read_text(encoding="utf-8")):
        if language == "python":
            run_python(text, names, document)
        elif language == "sh":
            run_shell(text)


def run_python(text: str, names: dict[str, object], page: Path) -> None:
    assert ">>>" in text, "write Python as a session with >>> so that its answers are checked"
    parsed = doctest.DocTestParser().get_doctest(text, names, page.name, str(page), 0)
    parsed.globs = names
    told: list[str] = []
    options = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    runner = doctest.DocTestRunner(optionflags=options)
    runner.run(parsed, out=told.append, clear_globs=False)
    assert runner.failures == 0, "".join(told)


def run_shell(text: str) -> None:
    subprocess.run(["bash", "-n", "-c", text], check=True)
    program = f"{shlex.quote(sys.executable)} -m keypeg"
    path = os.pathsep.join(["", *sys.path])
    for line in text.splitlines():
        if BY_HAND.match(line):
            continue
        command = re.sub(r"(?<![\w./-])keypeg(?= )", program, line.partition("    #")[0])
        assert command != line, f"nobody checks {line!r}"
        done = subprocess.run(
            ["bash", "-o", "pipefail", "-c", command],
            capture_output=True,
            text=True,
            env=os.environ | {"PYTHONPATH": path},
        )
        # Rows that contradict each other are an answer: exit code 1 means no (docs/commands.md).
        code = 1 if "keypeg check " in line and done.stdout.startswith("No code fits") else 0
        assert done.returncode == code, f"{line}\n{done.stderr}"


@pytest.mark.parametrize("document", [page for page in PAGES if blocks(page, "toml")], ids=ids)
def test_toml_can_be_read(document):
    for text in blocks(document, "toml"):
        assert tomllib.loads(text)


def anchors(page: Path) -> set[str]:
    """The anchors that GitHub and the site give the headings of a page."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    heads = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}


@pytest.mark.parametrize("document", PAGES, ids=ids)
def test_every_link_leads_somewhere(document):
    text = FENCE.sub("", document.read_text(encoding="utf-8"))
    for link in ("".join(found) for found in LINK.findall(text)):
        if re.match(r"https?://", link):
            assert re.fullmatch(r"https://[a-z0-9.-]+(/\S*)?", link), link
            continue
        path, _, anchor = link.partition("#")
        target = (document.parent / path).resolve() if path else document
        assert target.exists(), link
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), link


def test_every_page_of_the_site_is_in_its_menu():
    listed = set(
        re.findall(r"^([\w/-]+)$", "\n".join(blocks(ROOT / "docs/index.md", "{toctree}")), re.MULTILINE)
    )
    pages = {
        path.relative_to(ROOT / "docs").with_suffix("").as_posix() for path in PAGES if "docs" in path.parts
    }
    assert pages - {"index"} == listed


def test_every_name_of_the_library_has_an_example_in_its_reference():
    import keypeg

    shown = "\n".join(blocks(ROOT / "docs/reference/library.md", "python"))
    assert [name for name in keypeg.__all__ if not re.search(rf"\bkeypeg\.{name}\b", shown)] == []
