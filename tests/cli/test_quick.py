"""A command of plain words starts without the parser, and answers the same as with it."""

import subprocess
import sys

import pytest

from keypeg.cli import app, quick

ASKED = [
    ["mark", "RGBY", "RRBB"],
    ["mark", "1234", "1122"],
    ["mark", "rgby", "RGBY"],
    ["mark", "RGBX", "RRBB"],
    ["mark", "RGB", "RRBB"],
    ["mark", "RGBY", ""],
    ["mark", "RGBY", "R" * 300],
    ["mark", "R\nBY", "RGBY"],
]


@pytest.mark.parametrize("language", ["en_GB.UTF-8", "de_DE.UTF-8", "C"])
@pytest.mark.parametrize("arguments", ASKED, ids=lambda words: " ".join(words)[:24])
def test_a_quick_command_says_what_the_parsed_one_says(arguments, language, capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", language)
    assert quick.is_quick(arguments)
    quickly = quick.run(arguments), capsys.readouterr()
    parsed = app.run(arguments), capsys.readouterr()
    assert quickly == parsed


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["mark"],
        ["mark", "RGBY"],
        ["mark", "RGBY", "RRBB", "RRBB"],
        ["mark", "RGBY", "RRBB", "--json"],
        ["mark", "-e", "classic"],
        ["mark", "--help", "RGBY"],
        ["mark", "--", "RGBY"],
        ["hint", "classic"],
        ["--version"],
    ],
    ids=" ".join,
)
def test_whatever_could_be_an_option_goes_to_the_parser(arguments):
    assert not quick.is_quick(arguments)


def test_a_quick_command_imports_no_parser_no_engine_and_few_of_the_rules():
    script = (
        "import sys; from keypeg.cli import main; sys.argv = ['keypeg', 'mark', 'RGBY', 'RRBB']\n"
        "try: main()\n"
        "except SystemExit as end: assert not end.code\n"
        "print(*sorted(name for name in sys.modules if name.partition('.')[0] in ('keypeg', 'typer', 'rich')))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    answer, loaded = done.stdout.splitlines()
    assert answer == "2 red, 0 white"
    assert "keypeg.rules.edition" in loaded.split()
    for absent in ("typer", "rich", "keypeg.engine", "keypeg.rules.view", "keypeg.rules.events"):
        assert absent not in loaded.split()
