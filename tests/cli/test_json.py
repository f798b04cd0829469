"""The answers for programs: their forms, their schema, and the examples of the document."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from keypeg.api import commands
from keypeg.cli.app import program, run

DOCS = Path(__file__).parent.parent.parent / "docs"
PLAYTHROUGHS = Path(__file__).parent.parent / "playthroughs"
EXAMPLES = re.findall(r"^\$ keypeg (.+)\n(.+)$", (DOCS / "json.md").read_text(), re.MULTILINE)
WITHOUT = ("play", "join", "race", "duel", "serve", "mcp")


@pytest.mark.parametrize(("line", "told"), EXAMPLES)
def test_the_examples_of_the_document_are_true_and_have_the_form_of_their_command(line, told, capsys):
    assert run(line.split()) in (0, 1)
    shown = capsys.readouterr().out
    assert json.loads(shown) == json.loads(told)
    form = commands.ANSWERS[line.split()[0]]
    assert msgspec.json.decode(shown, type=form).version == commands.ANSWER_VERSION


def test_every_command_that_answers_has_a_form():
    assert {name.partition("-")[0] for name in commands.ANSWERS} == set(program("en").commands) - set(WITHOUT)


def test_the_schema_beside_the_document_is_fresh():
    """Make it anew with `python -m keypeg.api.commands > docs/commands.schema.json`."""
    assert json.loads((DOCS / "commands.schema.json").read_text()) == commands.schema()


def test_seats_and_games_are_counted_from_1(capsys):
    """Party: rich is the first codemaker, steve and rob guess in turns (R26)."""
    party = str(PLAYTHROUGHS / "party.txt")
    assert run(["review", "--json", "--seconds", "0", party]) == 0
    games = json.loads(capsys.readouterr().out)["games"]
    assert [(game["game"], game["codemaker"]) for game in games] == [(1, 1), (2, 2), (3, 3)]
    assert [row["seat"] for row in games[0]["rows"]] == [2, 3, 2, 3, 2, 3]
    assert [row["number"] for row in games[0]["rows"]] == [1, 2, 3, 4, 5, 6]
    assert [one["seat"] for one in games[0]["seats"]] == [2, 3]
    assert run(["replay", "--json", party]) == 0
    steps = json.loads(capsys.readouterr().out)["steps"]
    assert [step["seat"] for step in steps[:3]] == [1, 2, None]


def test_the_editions_say_how_to_write_their_advanced_games(capsys):
    """R3, R24 and the range of 003: each text is an edition that is no house rule."""
    from keypeg.rules import edition

    assert run(["editions", "--json"]) == 0
    boxes = {box["key"]: box for box in json.loads(capsys.readouterr().out)["editions"]}
    assert boxes["pocket"]["advanced_games"] == ["pocket/4x6b"]
    assert boxes["new"]["advanced_games"] == ["new/4x8"]
    assert "expert/5x8b" in boxes["expert"]["advanced_games"]
    assert boxes["classic"]["advanced_games"] == []
    for box in boxes.values():
        assert not any(edition(text).house for text in box["advanced_games"])
