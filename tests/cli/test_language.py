"""The command line speaks the person's language."""

import os
import subprocess
import sys

import pytest


def keypeg(*arguments, **environment):
    """Run the program with nothing of the language of these tests in its environment."""
    clean = {
        name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")
    }
    return subprocess.run(
        [sys.executable, "-c", "from keypeg.cli import main; main()", *arguments],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env=clean | {"PYTHONUTF8": "1"} | environment,
    )


@pytest.mark.parametrize(
    ("arguments", "environment", "told"),
    [
        (["mark", "RGBY", "RRGG"], {}, "1 red, 1 white\n"),
        (["mark", "RGBY", "RRGG"], {"LANG": "de_DE.UTF-8"}, "1 rot, 1 weiß\n"),
        (["mark", "RGBY", "RRGG"], {"LANG": "de_DE.UTF-8", "LC_ALL": "nl_NL"}, "1 rood, 1 wit\n"),
        (["--lang", "es", "mark", "RGBY", "RRGG"], {"LANG": "de_DE.UTF-8"}, "1 roja, 1 blanca\n"),
        (["mark", "RGBY", "RRGG", "--lang=pt-BR"], {}, "1 vermelha, 1 branca\n"),
        (["candidates", "--count", "--lang", "fr", "classic"], {}, "1296\n"),
    ],
)
def test_an_answer_is_in_the_language_of_the_option_or_else_of_the_system(arguments, environment, told):
    done = keypeg(*arguments, **environment)
    assert (done.returncode, done.stdout, done.stderr) == (0, told, "")


def test_a_mistake_is_one_line_in_the_persons_language():
    done = keypeg("mark", "RGBX", "RRGG", LANG="de_AT.UTF-8")
    assert done.returncode == 2
    assert done.stderr == (
        "keypeg: „RGBX“ ist kein Code von classic: die Farbe „X“ gibt es nicht (wähle aus R B G Y W K)\n"
    )


def test_a_language_nobody_speaks_is_one_line_that_names_the_others():
    done = keypeg("--lang", "tlh", "mark", "RGBY", "RRGG")
    assert (done.returncode, done.stdout) == (2, "")
    assert (
        done.stderr == "keypeg: 'tlh' is not a language Keypeg speaks: it speaks en, de, es, fr, nl and pt\n"
    )


def test_the_help_is_in_the_persons_language_too():
    done = keypeg("mark", "--help", "--lang", "de")
    assert "Die Bewertung eines Versuchs ausgeben." in done.stdout
    assert "Beispiel: keypeg mark RGBY RRGG" in done.stdout


def test_numbers_are_written_as_the_language_writes_them():
    done = keypeg("check", "classic", "--lang", "de")
    assert done.stdout == "Die Reihen passen zusammen: 1.296 Codes sind noch möglich.\n"
