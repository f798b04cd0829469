"""Every example runs as its README says."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import keypeg
from keypeg.engine import plugins
from keypeg.errors import KeypegError

EXAMPLES = Path(__file__).parents[2] / "examples"
TEMPLATE = EXAMPLES / "strategy-template"


def run(*command: str, folder: Path = EXAMPLES, path: Path = EXAMPLES) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(path), *sys.path])}
    return subprocess.run([sys.executable, *command], capture_output=True, text=True, cwd=folder, env=env)


def cells() -> list[str]:
    notebook = json.loads((EXAMPLES / "notebook.ipynb").read_text(encoding="utf-8"))
    assert notebook["nbformat"] == 4
    assert all(not cell.get("outputs") for cell in notebook["cells"]), "clear the outputs before you commit"
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]


def shown(source: str, names: dict[str, object]) -> object:
    """Run a cell; return what a notebook would show, the value of its last line."""
    *body, last = ast.parse(source).body
    if not isinstance(last, ast.Expr):
        exec(source, names)
        return None
    exec(compile(ast.Module(body, []), "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


def test_the_notebook_runs_from_top_to_bottom_and_draws_its_boards(capsys):
    names: dict[str, object] = {}
    values = [shown(source, names) for source in cells()]
    drawn = [value for value in values if hasattr(value, "_repr_html_")]
    assert [type(value).__name__ for value in drawn] == ["Board", "Board", "Card", "ReviewTable"]
    out = capsys.readouterr().out
    assert "13 codes still fit" in out
    # Knuth 1977: 5801 rows for 1296 secrets.
    assert f"Knuth {5801 / 1296:.3f}" in out


def test_the_tournament_ranks_the_strategies_as_the_literature_does():
    done = run("tournament.py", "classic", "minimax", "parts", "expected-size")
    names = [line.split()[0] for line in done.stdout.splitlines()[1:]]
    # Average rows: Kooi 2005 4.373, Irving 1978 4.395, Knuth 1977 4.476.
    assert names == ["parts", "expected-size", "minimax"]


def test_the_custom_edition_is_played_and_scored():
    done = run("custom_edition.py")
    assert done.stderr == ""
    # Seven colours and an empty hole in five places.
    assert f"{8**5:,} codes" in done.stdout
    assert "TOTAL" in done.stdout


@pytest.mark.parametrize("name", ["bot.py", "ladder_bot.py", "room_bot.py"])
def test_a_bot_without_arguments_says_what_it_needs(name):
    done = subprocess.run([sys.executable, str(EXAMPLES / name)], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith(f"usage: python {name} ")
    assert done.stderr.count("\n") == 1


NOBODY = "http://127.0.0.1:1"


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (("bot.py", "nonsense", "Bolt"), "usage: python bot.py LINK NAME "),
        (("bot.py", f"{NOBODY}/t/abc", "Bolt"), "is the server running?"),
        (("room_bot.py", "nonsense", "Bolt"), "usage: python room_bot.py LINK NAME "),
        (("room_bot.py", f"{NOBODY}/r/abc", "Bolt"), "is the server running?"),
        (("ladder_bot.py", "nonsense", "Bolt"), "usage: python ladder_bot.py SERVER NAME "),
        (("ladder_bot.py", NOBODY, "Bolt"), "is the server running?"),
        (("ladder_bot.py", NOBODY, "Bolt", "many"), "usage: python ladder_bot.py SERVER NAME "),
        (("tournament.py", "nonsense"), "unknown edition 'nonsense'"),
        (("tournament.py", "3x4", "nonsense"), "unknown strategy 'nonsense'"),
        (("custom_edition.py", "nonsense"), "usage: python custom_edition.py "),
    ],
)
def test_wrong_arguments_of_an_example_are_one_line(command, told):
    done = run(*command)
    assert done.returncode == 1
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "missing"),
    [("tabular.py", "numpy"), ("tabular.py", "gymnasium"), ("maskable_ppo.py", "sb3_contrib")],
)
def test_an_example_without_its_packages_says_what_to_install(name, missing):
    program = f"import runpy, sys; sys.modules[{missing!r}] = None; runpy.run_path('learning/{name}')"
    done = run("-c", program)
    assert done.returncode == 1
    assert 'pip install ".[gym]"' in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals of this kind")
def test_the_bot_of_the_arena_does_not_wait_at_a_terminal():
    import pty

    ours, terminal = pty.openpty()
    try:
        bot = [sys.executable, str(EXAMPLES / "bots/consistent.py")]
        done = subprocess.run(bot, stdin=terminal, capture_output=True, text=True)
    finally:
        os.close(ours)
        os.close(terminal)
    assert done.returncode == 1
    assert done.stderr.startswith("usage: keypeg arena ")


def test_the_strategy_template_passes_its_own_tests():
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", folder=TEMPLATE)
    assert "3 passed" in done.stdout, done.stdout


@pytest.fixture
def installed(tmp_path, monkeypatch) -> Path:
    """The template as pip installs it: its module, and the metadata with its entry point."""
    info = tmp_path / "keypeg_template-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: keypeg-template\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text("[keypeg.strategies]\nvaried = keypeg_template:varied\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(TEMPLATE / "src"))
    return tmp_path


@pytest.mark.parametrize("text", ["keypeg-template:varied", "varied", "keypeg_template:varied"])
def test_a_strategy_is_found_by_package_by_name_or_by_module(installed, text):
    found = plugins.find_strategy(text)
    start = keypeg.Position.parse("classic")
    assert str(found.choose(start, None)) == "RBGY"


def test_the_program_plays_a_strategy_of_the_present_folder(tmp_path):
    (tmp_path / "mine.py").write_text(
        "import keypeg\ndef first(position, chance):\n    return keypeg.candidates(position)[0]\n"
    )
    ours = run("-m", "keypeg", "simulate", "--edition", "3x4", "--strategy", "mine:first", folder=tmp_path)
    built_in = run("-m", "keypeg", "simulate", "--edition", "3x4", "--strategy", "first-consistent")
    assert ours.stdout == built_in.stdout
    assert ours.stderr == ""


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("no_such_module:choose", "cannot be loaded: No module named 'no_such_module'"),
        ("json:choose", "cannot be loaded: module 'json' has no attribute 'choose'"),
        ("json:__name__", "cannot be called with a position"),
        ("cleverest", "unknown strategy 'cleverest': the strategies are minimax, "),
    ],
)
def test_a_strategy_that_is_not_there_is_named_in_one_line(text, told):
    with pytest.raises(KeypegError) as refused:
        plugins.find_strategy(text)
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_guess_that_the_edition_does_not_allow_names_the_strategy_and_the_position():
    def five(position, chance):
        return "RRRRR"

    with pytest.raises(KeypegError, match=r"strategy five failed at 'classic': .* a code has 4 pegs, not 5"):
        keypeg.simulate("classic", five)


def test_a_strategy_that_never_breaks_the_code_is_stopped():
    with pytest.raises(KeypegError, match="strategy <lambda> has not broken a code of 1x2"):
        keypeg.simulate("1x2", lambda position, chance: "R")


def test_the_match_reads_back_with_its_date_place_and_level():
    from keypeg.rules.match_text import read_match

    text = (EXAMPLES / "match.txt").read_text(encoding="utf-8")
    read = read_match(text)
    assert dict(read.tags) == {"Date": "2026-11-14", "Place": "at home", "Level2": "steady"}
    assert read.match.totals == (4, 4)
    assert str(read) == text
