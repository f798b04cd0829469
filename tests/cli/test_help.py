"""The help of every command: it has an example, and the example works as it stands."""

import hashlib
import json
import re
import shlex
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from keypeg.cli.app import program
from keypeg.server.settings import Settings
from keypeg.terminal.local_table import open_table, open_tables
from keypeg.terminal.match_form import MatchForm
from tests.cli.pseudo import Screen
from tests.lab.arena.stub import endpoint, strategy_model
from tests.server.running import Server
from tests.waiting import PATIENCE

PLAYTHROUGH = Path(__file__).parent.parent / "playthroughs" / "classic-claim.txt"
COMMANDS = program("en").commands

# The rows of its example contradict each other, so the answer is no.
ANSWERED_NO = {"check"}
# A person at the keyboard ends these: what to wait for, and the keys that end it.
ENDED_BY_HAND = {
    "play": [("Start", "\x1b"), ("Quit", "q")],
    # Nobody has opened the table of the example: where no server runs it says so, where one runs it says that.
    "join": [("is the server running?|there is no such table", "\x1b"), ("Quit", "q")],
    "race": [("Start round 1", "q"), ("Quit", "q")],
    "duel": [("Set the code that the other player has to break", "q"), ("Quit", "q")],
    "solve": [("Feedback for", "quit\r")],
    "daily": [("Row 1:", "quit\r")],
    "puzzle": [("Your answer:", "quit\r")],
    "serve": [("Keypeg is at", "\x03")],
    "mcp": [("Keypeg's tools are at", "\x03")],
}
# The port of the example may be another program's.
# Without a game there is nothing to show but to programs.
MORE = {"serve": ["--port", "0"], "mcp": ["--port", "0"], "record": ["--json"]}
# `verify` reads what `prove` has written.
BEFORE = {"verify": ["prove"], "restore": ["backup"]}
WITHOUT_JSON = ("play", "join", "race", "duel", "serve", "mcp")


def example_of(name: str) -> list[str]:
    """The example in the help of a command, as the words a shell makes of it."""
    found = re.findall(r"^Example: keypeg (.+)$", COMMANDS[name].epilog, re.MULTILINE)
    assert len(found) == 1, f"keypeg {name} --help has {len(found)} examples"
    words = shlex.split(found[0])
    assert words[0] == name
    return words


def published() -> dict[str, object]:
    """A seal as docs/protocol.md defines it."""
    told = {"table": "t0", "game": 1, "attempt": 1, "code": "RGBY", "nonce": "00" * 32}
    line = f"keypeg-fair-1 {told['table']} 1.1 {told['code']} {told['nonce']}"
    return told | {"digest": hashlib.sha256(line.encode()).hexdigest()}


def keep_a_match(folder: Path) -> None:
    """A match of this terminal with a finished game."""
    folder.mkdir(parents=True)
    tables = open_tables(folder / "tables.sqlite3")
    link = open_table(tables, MatchForm(company="people", edition="classic/1x2").options(), ["Ada", "Ben"])
    for seat, action in ((0, "secret R"), (1, "guess R")):
        tables.act(link.table, seat, action, seq=tables.view(link.table, 0).seq)
    tables.close()
    tables.store.close()


def wait_until_up(address: str) -> None:
    transport = httpx.HTTPTransport(retries=12)
    with httpx.Client(transport=transport, timeout=PATIENCE) as client:
        client.get(f"{address}/health").raise_for_status()


@contextmanager
def room_server(name: str, folder: Path) -> Iterator[list[str]]:
    """The option that names a server, for the commands that open a room there."""
    if name not in ("race", "duel"):
        yield []
        return
    server = Server(folder, Settings(database=str(folder / "server.sqlite3"))).start().wait_until_up()
    try:
        yield ["--server", server.url]
    finally:
        server.kill()


def test_every_command_that_answers_can_answer_as_json():
    for name, command in COMMANDS.items():
        options = {option for parameter in command.params for option in parameter.opts}
        assert ("--json" in options) == (name not in WITHOUT_JSON), name


@pytest.mark.parametrize("name", COMMANDS)
def test_the_example_of_every_command_works(name, tmp_path):
    shutil.copy(PLAYTHROUGH, tmp_path / "match.txt")
    (tmp_path / "published.json").write_text(json.dumps([published()]))
    if name in ("export", "backup", "restore"):
        keep_a_match(tmp_path / "data" / "keypeg")
    for other in BEFORE.get(name, []):
        assert Screen(example_of(other), tmp_path).ended() == 0
    # No model is at the address of the example, so one is put up that plays a strategy; and a server for rooms.
    with endpoint(strategy_model("classic", "parts")) as (url, _), room_server(name, tmp_path) as more:
        model = ["--model", url] if name == "eval" else []
        screen = Screen(example_of(name) + MORE.get(name, []) + model + more, tmp_path)
        play_example(name, screen)


def play_example(name: str, screen: Screen) -> None:
    for word, key in ENDED_BY_HAND.get(name, []):
        screen.until(*word.split("|"))
        if name == "serve":
            wait_until_up(re.search(r"http://localhost:\d+", screen.text())[0])
        screen.press(key)
    assert screen.ended() == (1 if name in ANSWERED_NO else 0), screen.text()
    assert "Traceback" not in screen.text()


def test_a_mistyped_command_is_answered_with_exit_code_2(tmp_path):
    screen = Screen(["hnt", "classic"], tmp_path)
    assert screen.ended() == 2
    assert "there is no command 'hnt'; similar: hint" in screen.text()


def test_completion_offers_the_commands_and_says_what_they_do(tmp_path):
    asked = {"_KEYPEG_COMPLETE": "complete_zsh", "_TYPER_COMPLETE_ARGS": "keypeg "}
    screen = Screen([], tmp_path, size=(120, 60), env=asked)
    assert screen.ended() == 0
    assert all(name in screen.text() for name in COMMANDS)


def test_no_help_text_is_cut_and_every_closed_set_of_values_is_listed(capsys):
    from keypeg.cli.app import run

    for name in (None, *COMMANDS):
        assert run([*([name] if name else []), "--help"]) == 0
        shown = capsys.readouterr().out
        repeating = re.sub(r"(PLAYER|POSITION|COMMAND |postgresql://)\.\.\.", "", shown)
        assert "..." not in repeating, name
        for option, some in (
            ("--edition", "classic"),
            ("--strategy", "minimax"),
            ("--level", "steady"),
            ("--objective", "worst"),
        ):
            if re.search(rf"{option} ", shown):
                assert some in re.sub(r"\s+", " ", shown), (name, option)


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("simulate --strategy m", ["minimax"]),
        ("simulate --level st", ["steady", "strong"]),
        ("prove --objective ", ["average", "worst"]),
        ("hint exp", ["expert"]),
        ("play --edition new/", ["new/4x8"]),
        ("known 4x1", ["4x10U"]),
        ("dataset si", ["single"]),
    ],
)
def test_tab_offers_the_values_of_options_and_arguments(words, offered, monkeypatch, capsys):
    from keypeg.cli.app import run

    last = len(words.split()) if not words.endswith(" ") else len(words.split()) + 1
    monkeypatch.setenv("_KEYPEG_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", f"keypeg {words}")
    monkeypatch.setenv("COMP_CWORD", str(last))
    with pytest.raises(SystemExit):
        run([])
    assert capsys.readouterr().out.split() == offered


def test_the_help_lists_every_command_once_in_a_group(capsys):
    from keypeg.cli.app import run
    from keypeg.cli.help_page import GROUPS

    listed = [name for names in GROUPS.values() for name in names]
    assert sorted(listed) == sorted(COMMANDS)
    assert run(["--help"]) == 0
    shown = capsys.readouterr().out
    titles = ["Play:", "Study:", "Tables and servers:", "Laboratory:", "Files:"]
    assert [line for line in shown.splitlines() if line in titles] == titles
    assert re.findall(r"^  ([a-z]+)  ", shown, re.MULTILINE) == listed


@pytest.mark.parametrize(
    ("command", "usage"),
    [
        ("join", "Usage: keypeg join [OPTIONS] URL"),
        ("mark", "Usage: keypeg mark [OPTIONS] SECRET GUESS"),
        ("hint", "Usage: keypeg hint [OPTIONS] POSITION..."),
        ("solve", "Usage: keypeg solve [OPTIONS] [POSITION...]"),
        ("arena", "Usage: keypeg arena [OPTIONS] PLAYER..."),
        ("review", "Usage: keypeg review [OPTIONS] FILE"),
        ("export", "Usage: keypeg export [OPTIONS] [ID]"),
    ],
)
def test_arguments_are_written_alike_in_every_usage(command, usage, capsys):
    from keypeg.cli.app import run

    assert run([command, "--help"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == usage


@pytest.mark.parametrize("language", ["de", "fr", "es", "nl", "pt"])
def test_nothing_of_the_help_stays_in_english(language, capsys):
    from keypeg.cli.app import run

    for name in (None, *COMMANDS):
        assert run(["--lang", language, *([name] if name else []), "--help"]) == 0
        shown = capsys.readouterr().out
        for english in ("Usage", "required", "default:", "Show this", "Example", "Play:", "COMMAND "):
            assert english not in shown, name
        assert language in ("fr",) or "Options:" not in shown, name
        assert max(map(len, shown.splitlines())) <= 80, name
