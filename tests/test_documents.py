"""What the documents promise of the tests and the repository."""

import ast
import json
import re
import tomllib
from pathlib import Path

import pytest
from benchmarks.freshness import loose_figures
from benchmarks.render import DOCUMENTS, rendered

from keypeg.rules import editions, parse_match

ROOT = Path(__file__).parent.parent


def test_every_numbered_rule_of_the_document_has_a_test_named_after_it():
    rules = {int(n) for n in re.findall(r"^\| R(\d+) \|", (ROOT / "docs/rules.md").read_text(), re.MULTILINE)}
    assert rules == {*range(1, 30), *range(32, 38)}
    tree = ast.parse((ROOT / "tests/rules/test_rules.py").read_text())
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    assert rules <= {int(found[1]) for name in names if (found := re.match(r"test_r(\d+)_", name))}


def test_every_edition_is_in_the_table_of_the_rules():
    text = (ROOT / "docs/rules.md").read_text()
    assert all(f"| `{box.key}` |" in text for box in editions())


def test_the_match_of_the_protocol_reads_and_comes_to_its_result():
    text = (ROOT / "docs/protocol.md").read_text()
    example = next(
        block for block in re.findall(r"```\n(.*?)```", text, re.DOTALL) if block.startswith("[Edition")
    )
    assert parse_match(example).totals == (1, 4)


def test_source_files_stay_short():
    # The types of the page are generated.
    generated = {ROOT / "web/src/client/api-types.ts"}
    for pattern in ("src/**/*.py", "native/**/*.?pp", "web/src/**/*.ts", "web/src/**/*.svelte"):
        paths = set(ROOT.glob(pattern)) - generated
        assert paths, pattern
        for path in paths:
            assert len(path.read_text().splitlines()) <= 400, path


def test_every_dependency_has_its_reason_in_the_architecture():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    page = json.loads((ROOT / "web/package.json").read_text())
    asked = [
        *project["dependencies"],
        *(one for extra in project["optional-dependencies"].values() for one in extra),
    ]
    names = {re.match(r"[\w.-]+", one)[0] for one in asked} - {"keypeg"}
    names |= {*page["dependencies"], *page["devDependencies"]}
    reasons = (ROOT / "docs/architecture.md").read_text().partition("\n## Dependencies\n")[2].lower()
    # The table has one row for the three packages of Workbox, and the usual names of two others.
    known = {"myst-parser": "myst", "sqlalchemy": "sqlalchemy core"}
    missing = {
        name
        for name in names
        if not re.search(rf"(?<![\w/-]){re.escape(known.get(name, name).lower())}(?![\w/-])", reasons)
    }
    assert {name for name in missing if not name.startswith("workbox-")} == set()


def test_the_diffs_of_contributing_are_in_the_files_they_name():
    text = (ROOT / "CONTRIBUTING.md").read_text()
    named = 0
    for block in re.findall(r"```diff\n(.*?)```", text, re.DOTALL):
        lines: list[str] = []
        for line in block.splitlines():
            if path := re.fullmatch(r" # (\S+)", line):
                lines = (ROOT / path[1]).read_text().splitlines()
                named += 1
            elif lines and line.startswith("+"):
                assert line[1:] in lines, line
    assert named > 10


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_the_tables_of_a_document_are_those_of_the_results_kept(document: Path):
    text = document.read_text()
    assert "<!-- begin " in text
    assert rendered(text) == text


def test_every_figure_in_the_text_of_a_document_has_a_source():
    assert loose_figures() == []


MENU_PAGES = sorted(
    (*(ROOT / "docs/tutorial").glob("*.md"), *(ROOT / "docs/how-to").glob("*.md"), ROOT / "docs/start.md")
)


@pytest.mark.parametrize("document", [*MENU_PAGES, ROOT / "docs/offline.md"], ids=lambda path: path.name)
def test_names_of_buttons_are_those_on_the_screen(document: Path):
    words = (ROOT / "src/keypeg/words/en.ftl").read_text(encoding="utf-8")
    shown = set(re.findall(r"^[\w-]+ = (.+)$", words, re.MULTILINE))
    named = set(re.findall(r"(?<!\*)\*([A-Z][^*|\n]+)\*(?!\*)", document.read_text(encoding="utf-8")))
    assert named <= shown
