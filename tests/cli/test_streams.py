"""Streams that are closed, full or left early; caches and certificates that are damaged."""

import copy
import io
import subprocess
import sys

import pytest

from keypeg.cli.app import run
from keypeg.cli.perfect_play import check_certificate
from keypeg.errors import KeypegError
from keypeg.proofs import certificate
from keypeg.proofs.prover import prove
from keypeg.proofs.refutation import lower_bound
from tests.waiting import PATIENCE

PROGRAM = f"{sys.executable} -c 'from keypeg.cli import main; main()'"


def shell(command: str, **more) -> subprocess.CompletedProcess[str]:
    line = command.replace("keypeg", PROGRAM, 1)
    return subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=PATIENCE, **more)


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("keypeg score - <&-", "standard input is closed"),
        ("keypeg mark RGBY RRGG >&-", "standard output is closed"),
        ("keypeg mark RGBY RRGG >/dev/full", "cannot write to standard output: No space left on device"),
    ],
)
def test_a_closed_or_full_stream_is_one_line_and_exit_code_2(command, told):
    done = shell(command)
    assert done.returncode == 2
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_reader_that_leaves_early_is_no_error():
    done = shell("set -o pipefail; keypeg candidates 4x8 | head -0")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_file_without_end_is_no_certificate(capsys):
    assert run(["verify", "/dev/zero"]) == 2
    assert "it is larger than 64,000,000 bytes" in capsys.readouterr().err


def test_a_file_called_like_an_edition_does_not_hide_it(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "1x2").write_text("classic RRGG:1-0")
    assert run(["candidates", "1x2"]) == 0
    assert capsys.readouterr().out == "R\nB\n"


def test_a_position_is_read_from_a_file(tmp_path, capsys):
    (tmp_path / "position.txt").write_text("1x2 R:0-0\n")
    assert run(["candidates", str(tmp_path / "position.txt")]) == 0
    assert capsys.readouterr().out == "B\n"


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_a_damaged_cache_is_told_and_the_proof_starts_anew(cache, capsys):
    (cache / "keypeg").mkdir(parents=True)
    (cache / "keypeg" / "2x3-average.proof").write_bytes(b"noise")
    assert run(["prove", "--edition", "2x3"]) == 0
    told = capsys.readouterr()
    assert "is damaged: starting again" in told.err
    assert told.out.endswith("Proven: no strategy has a lower average.\n")
    assert list((cache / "keypeg").iterdir()) == []


def test_a_single_changed_byte_of_a_checkpoint_is_found(tmp_path):
    kept = tmp_path / "kept.proof"
    prove((2, 3, True, True), checkpoint=kept)
    whole = kept.read_bytes()
    for at in range(len(whole)):
        kept.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        with pytest.raises(KeypegError, match="is damaged"):
            prove((2, 3, True, True), checkpoint=kept)


def test_an_unwritable_cache_is_told_and_the_proof_is_made(tmp_path, monkeypatch, capsys):
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert run(["prove", "--edition", "2x3"]) == 0
    told = capsys.readouterr()
    assert "cannot be used" in told.err
    assert told.err.count("\n") == 1


def test_a_proof_that_cannot_be_written_is_kept_for_the_next_run(cache, capsys):
    assert run(["prove", "--edition", "2x3", "--out", "/dev/full"]) == 2
    assert "No space left" in capsys.readouterr().err
    assert [path.name for path in (cache / "keypeg").iterdir()] == ["2x3-average.proof"]


VALUES = [..., None, True, -1, 3, 1e400, 1.5, "", "x", [], {}, [[]], {"a": 1}, 10**30, "8x12"]


def spots(data, path=()):
    """Every place in a value as JSON has it."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        yield (*path, key)
        yield from spots(value, (*path, key))


def changed(data, path, value):
    data = copy.deepcopy(data)
    at = data
    for key in path[:-1]:
        at = at[key]
    if value is ...:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return data


@pytest.mark.parametrize("kind", ["tree", "bound"])
def test_whatever_is_changed_in_a_certificate_it_holds_or_is_one_error(kind):
    proof = prove((2, 3, True, True))
    data = certificate.certify(proof) if kind == "tree" else lower_bound(proof.shape, proof.lower, depth=None)
    refused = 0
    for path in spots(data):
        for value in VALUES:
            try:
                check_certificate(changed(data, path, value))
            except KeypegError as error:
                assert "\n" not in str(error)
                refused += 1
    assert refused > 100


def test_one_argument_of_300_characters_is_no_file_name(capsys):
    assert run(["hint", "R" * 300]) == 2
    assert "unknown edition" in capsys.readouterr().err


def test_a_byte_order_mark_does_not_spoil_a_position(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO("\ufeff1x2 R:0-0".encode())))
    assert run(["candidates", "-"]) == 0
    assert capsys.readouterr().out == "B\n"
