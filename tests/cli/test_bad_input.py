"""A table of every command and every kind of bad input, made from the commands themselves."""

import gzip
import io
import os
import re
import shlex
import shutil
import sys
from functools import cache
from pathlib import Path

import pytest

from keypeg.cli.app import program, run

PLAYTHROUGH = Path(__file__).parent.parent / "playthroughs" / "classic-claim.txt"
COMMANDS = program("en").commands
PROGRAMS = cache(program)
LONG = "R" * 300
UGLY = "a\nb\x1b[31m\udcff"

TEXTS = ["", "nonsense", LONG, UGLY]
EDITIONS = [*TEXTS, "clasic", "classic/", "classic/9x6", "4x99", "0x0", "classic/4x6q", "8x2u", "/", "4x6x"]
POSITIONS = [
    *TEXTS,
    "classic RRGG",
    "classic RRGG:9-9",
    "classic RRG:1-0",
    "classic RRGG:3-1",
    "classic " + LONG,
]
FILES = [
    "",
    "no such file",
    ".",
    "no/such/folder",
    "match.txt/below",
    LONG,
    UGLY,
    "noise.bin",
    "deep.json",
    "types.json",
]
NEW_FILES = ["no/such/folder/x", ".", "match.txt/below", LONG]
WHOLE_NUMBERS = ["", "x", "1.5", "nan", "1e3"]
NUMBERS = ["", "x", "nan", "inf", "-inf", "1,5"]
DATABASES = [
    ".",
    "mysql://host/name",
    "sqlite://",
    "no/such\0place" if os.name == "nt" else "noise.bin",
    "postgresql://",
]

ORIGINS = [*TEXTS, "example.org", "https://", "https://example.org/page", "ftp://example.org"]

RAISING = """
def choose(position, chance):
    return helper(position)


def helper(position):
    return {}["nothing"]


def early(position, chance):
    raise RuntimeError


def one_argument(position):
    return "RRGG"
"""

# What the parameters of the commands take, by name; a name of its own for each that is not like the others.
KINDS = {
    "edition": EDITIONS,
    "edition_text": EDITIONS,
    "shape": EDITIONS,
    "position": POSITIONS,
    "secret": TEXTS,
    "guess": TEXTS,
    "file": FILES,
    "source": [*FILES, "http://", "http://127.0.0.1:1/t/x", "http://[::1/t/x"],
    "server": ["ftp://x", "http://", "http://host:99999", "http://[::1"],
    "name": ["x" * 41, UGLY],
    "url": [*TEXTS, "ftp://x/t/y", "http://", "http://host:99999/t/x"],
    "model": [*TEXTS, "ftp://x"],
    "players": [*TEXTS, "bot:", "bot:/no/such/program", "model:nonsense"],
    "kind": TEXTS,
    "day": [*TEXTS, "2026-13-01", "2025-01-01", "2999-01-01", "today"],
    "family": TEXTS,
    "key": [*TEXTS, "only-code", "only-code:99:abc", "only-code:0:a", "no-kind:1:a", "only-code:1:"],
    "match": TEXTS,
    "digest": TEXTS,
    "theme": TEXTS,
    "key_pegs": TEXTS,
    "level_key": TEXTS,
    "objective": TEXTS,
    "strategy": [
        *TEXTS,
        "no.such:module",
        "json:nothing",
        "json:dumps",
        "broken:choose",
        "raising:choose",
        "raising:early",
        "raising:one_argument",
        "importing:choose",
    ],
    "extra": [*TEXTS, "{", "[]", "[" * 100_000],
    "salt": ["short", "fifteen letters"],
    "out": NEW_FILES,
    "svg": NEW_FILES,
    "bound": NEW_FILES,
    "database": DATABASES,
    "host": ["no such host", UGLY],
    "origin": ORIGINS,
    "site": ORIGINS,
    "metrics_address": [*TEXTS, "9100", "127.0.0.1", "127.0.0.1:99999", "::1:9100", "no such host:9100"],
    "cluster": [*TEXTS, "tcp://", "ftp://x:1", "host:99999", "host:0", "[::1:8786"],
}
# Any text is good for these.
FREE = {("join", "name"), ("eval", "name"), ("eval", "reasoning_effort"), ("record", "player")}
# What goes wrong only when a terminal is there, or after something else is asked.
LATER = {(name, "database") for name in ("play", "join", "race", "duel")} | {("mcp", "host")}
FLAGS = ("boolean",)


def example(name: str) -> list[str]:
    found = re.search(r"^Example: keypeg (.+)$", COMMANDS[name].epilog, re.MULTILINE)
    words = shlex.split(found[1])
    # A folder that is there, and a file that is none of ours: nothing of the examples is in the way of the table.
    return ["match.txt" if word in ("classic.json.gz", "published.json") else word for word in words]


def kind_of(command: str, parameter) -> list[str] | None:
    """The bad values of a parameter; None where there are none."""
    if (command, parameter.name) in FREE | LATER or parameter.type.name in FLAGS:
        return None
    if parameter.type.name in ("int", "int range"):
        return WHOLE_NUMBERS
    if parameter.type.name in ("float", "float range"):
        return NUMBERS
    if (command, parameter.name) in (("arena", "out"), ("eval", "out")):
        return ["match.txt", "match.txt/below", LONG]
    if "--strategy" in parameter.opts:
        return KINDS["strategy"]
    return KINDS[parameter.name]


def with_value(command: str, parameter, value: str) -> list[str]:
    """The example of a command with one value replaced, or added."""
    words = example(command)
    if parameter.param_type_name == "option":
        return [*words, f"{parameter.opts[-1]}={value}" if parameter.opts[-1].startswith("--") else
                f"{parameter.opts[0]}={value}"]  # fmt: skip
    places = [p.name for p in COMMANDS[command].params if p.param_type_name == "argument"]
    at = 1 + places.index(parameter.name)
    if parameter.nargs == -1:
        return [command, *(value.split(" ") if value.startswith("classic") else [value])]
    return [*words[:at], value, *words[at + 1 :]]


def table():
    """Every command with every kind of bad input."""
    for name, command in COMMANDS.items():
        yield pytest.param([*example(name), "--nonsense"], id=f"{name}-unknown-option")
        yield pytest.param([*example(name), "--nonsense=1", "-q"], id=f"{name}-unknown-options")
        arguments = [p for p in command.params if p.param_type_name == "argument"]
        if any(p.required for p in command.params):
            yield pytest.param([name], id=f"{name}-nothing")
        if all(p.nargs == 1 for p in arguments):
            yield pytest.param([*example(name), "one", "more"], id=f"{name}-too-much")
        for parameter in command.params:
            if parameter.param_type_name == "option" and parameter.type.name not in FLAGS:
                yield pytest.param([*example(name), parameter.opts[0]], id=f"{name}-{parameter.name}-alone")
            for at, value in enumerate(kind_of(name, parameter) or ()):
                shown = f"{name}-{parameter.name}-{at}"
                yield pytest.param(with_value(name, parameter, value), id=shown)


MORE = [
    ["serve", "--port", "0", "--workers", "2"],
    ["serve", "--port", "99999"],
    ["prove", "--edition", "3x3", "--depth", "2"],
    ["hint", "/no/such/file"],
    ["hint", "./position.txt"],
    ["candidates", "position.txt"],
    ["mark", "R", "R", "--edition", "4x1"],
    ["arena", "first-consistent", "model:http://127.0.0.1:1/v1", "--edition", "2x2", "--games", "1"],
    ["verify", "noise.bin"],
    ["verify", "cut.json.gz"],
    ["verify", "list.json"],
    ["fair", "noise.json"],
    ["fair", "types.json"],
    ["restore", "match.txt", "--json"],
    ["backup", "match.txt", "--json"],
    ["hnt"],
    ["mark", "RGBY"],
    ["mark", "RGBY", "RGBY", "RGBY"],
    ["mark", "RGBY", "RGBY", "--jsn"],
    ["mark", "RGBY", "RGBY", "--json=1"],
    ["mark", "RGBY", "RGBY", "--edition"],
    ["--nonsense"],
]
"""What the table does not make of itself."""
FOREIGN = (
    "valid int",
    "valid float",
    "Invalid value",
    "No such option",
    "No such command",
    "Expecting value",
    "codec can't",
    "malformed",
    "Errno",
    "Extra data",
    "range 0<=",
    "Traceback",
)
"""How messages of other libraries read."""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    shutil.copy(PLAYTHROUGH, tmp_path / "match.txt")
    (tmp_path / "noise.bin").write_bytes(bytes(range(256)) * 4)
    (tmp_path / "deep.json").write_text("[" * 100_000)
    (tmp_path / "types.json").write_text('{"format": "keypeg certificate 1", "shape": 4, "tree": [[]]}')
    (tmp_path / "noise.json").write_bytes(bytes(range(128, 256)))
    (tmp_path / "list.json").write_text("[1, 2")
    (tmp_path / "cut.json.gz").write_bytes(gzip.compress(b"{}" * 500)[:20])
    (tmp_path / "broken.py").write_text("def choose(position, chance:\n    return 'RRGG'\n")
    (tmp_path / "importing.py").write_text("1 / 0\n")
    (tmp_path / "raising.py").write_text(RAISING)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"")))
    return tmp_path


@pytest.fixture(autouse=True)
def keep_programs(monkeypatch):
    """Make the program of each command once: that is a good part of the time of each case."""
    monkeypatch.setattr("keypeg.cli.app.program", PROGRAMS)


@pytest.fixture(autouse=True)
def forget_modules():
    yield
    for name in ("broken", "importing", "raising"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize("arguments", [*table(), *(pytest.param(one, id=" ".join(one)) for one in MORE)])
def test_bad_input_is_one_line_and_exit_code_2(arguments, folder, capfd):
    before = sorted(path.name for path in folder.iterdir())
    assert run(arguments) == 2
    told = capfd.readouterr()
    assert told.err.startswith("keypeg: ")
    # An arena publishes its seal before the first game.
    assert told.err.count("\n") == (2 if "The seal of the secrets" in told.err else 1)
    assert not [words for words in FOREIGN if words in told.err]
    assert told.err.isprintable() or all(sign == "\n" or sign.isprintable() for sign in told.err)
    assert len(told.err) < 600
    assert told.out == ""
    assert sorted(path.name for path in folder.iterdir() if path.name not in ("data", "cache")) == before


def test_the_table_knows_every_parameter_of_every_command():
    names = {(name, p.name) for name, command in COMMANDS.items() for p in command.params}
    assert names >= FREE | LATER
    for name, command in COMMANDS.items():
        for parameter in command.params:
            kind_of(name, parameter)


@pytest.mark.parametrize(
    ("strategy", "told"),
    [
        ("raising:choose", "raising.py, line 7: KeyError: 'nothing'"),
        ("raising:early", "raising.py, line 11: RuntimeError"),
        ("broken:choose", "broken.py, line 1: SyntaxError: "),
        ("importing:choose", "importing.py, line 1: ZeroDivisionError: division by zero"),
        ("raising:one_argument", "write def one_argument(position, chance)"),
    ],
)
def test_a_strategy_that_fails_is_told_with_its_file_and_line(strategy, told, folder, capfd):
    for command in (["simulate", "--edition", "3x3"], ["hint", "3x3"]):
        assert run([*command, "--strategy", strategy]) == 2
        assert told in capfd.readouterr().err
        sys.modules.pop(strategy.partition(":")[0], None)


def test_a_path_is_shown_whole(folder, capfd):
    name = "a-folder-with-a-name/" * 5 + "match.txt"
    for command in ("score", "review", "verify", "fair"):
        assert run([command, name]) == 2
        assert name in capfd.readouterr().err
