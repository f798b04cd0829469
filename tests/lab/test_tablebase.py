"""The tablebase: every position of two rows once, in a file that reads back; and the datasets."""

import gzip
import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

import keypeg
from keypeg.cli.datasets import _write_parquet
from keypeg.errors import KeypegError, MissingExtra
from keypeg.lab.datasets import examples, random_position
from keypeg.lab.tablebase import build, canonicalize, positions, read_tablebase, write
from keypeg.rules import Position, edition

SHAPES = ["3x4", "2x3", "3x4u", "3x4U", "2x3b"]


def run(*words):
    program = Path(sys.executable).with_name("keypeg")
    return subprocess.run([program, *words], capture_output=True, text=True)


@pytest.mark.parametrize("text", SHAPES)
def test_every_position_of_two_rows_is_found_and_has_the_value_of_the_search(text, tmp_path):
    box, chance = edition(text), Random(2)
    write(tmp_path / "t", box.shape, build(box))
    table = read_tablebase(tmp_path / "t")
    for _ in range(150):
        position = random_position(box, chance, rows=chance.randint(0, 2))
        expects, guess = table.get(position)
        assert expects == keypeg.value(position).lower
        assert keypeg.regret(position, guess).upper == 0


def test_one_position_of_each_kind_is_kept():
    """Two colours and two pegs by hand: the start, two kinds of first guess, and what can follow."""
    shape = edition("2x2").shape
    found = positions(shape)
    assert found[0] == ()
    # RR: 0-0, 1-0; RB: 0-2, 1-0 (all red would have broken the code).
    assert [rows for rows in found if len(rows) == 1] == [
        ((bytes([0, 0]), 0),),
        ((bytes([0, 0]), 2),),
        ((bytes([0, 1]), 2),),
        ((bytes([0, 1]), 3),),
    ]
    assert all(canonicalize(rows, shape)[0] == rows for rows in found)
    assert len(set(found)) == len(found)


def test_positions_that_are_alike_share_a_record_and_others_have_none(tmp_path):
    box = edition("3x4")
    write(tmp_path / "t", box.shape, build(box))
    table = read_tablebase(tmp_path / "t")
    one, two = table.get(Position.parse("3x4 RRB:1-0")), table.get(Position.parse("3x4 YGY:1-0"))
    assert one[0] == two[0] == keypeg.value("3x4 RRB:1-0").lower
    assert table.get(Position.parse("3x4 RRR:0-0 BBB:0-0 GGG:1-0")) is None
    assert table.get(Position.parse("kids RRB:1-0")) is None
    assert table.get(Position.parse("3x4 RRR:3-0")) is None
    assert len(table) == 602


def test_a_file_that_is_no_tablebase_is_told_in_one_line(tmp_path):
    box = edition("2x3")
    path = tmp_path / "t"
    write(path, box.shape, build(box))
    whole = gzip.decompress(path.read_bytes())
    for broken in (
        b"",
        b"nonsense",
        gzip.compress(b"nonsense"),
        gzip.compress(whole[:-3]),
        path.read_bytes()[:50],
    ):
        path.write_bytes(broken)
        with pytest.raises(KeypegError, match="is not a tablebase"):
            read_tablebase(path)
    with pytest.raises(KeypegError, match="is not a tablebase"):
        read_tablebase(tmp_path / "none")
    with pytest.raises(KeypegError, match="at most"):
        list(build(edition("super")))


def test_examples_of_values_hold_every_guess_and_its_regret():
    box = edition("3x4")
    for one in examples(box, "values", count=5, seed=1):
        found = keypeg.values(one["position"])
        assert (one["exact"], one["candidates"]) == (True, len(found.candidates))
        for guess, lost in one["lost"].items():
            assert Fraction(lost, one["candidates"]) == found[guess].regret.lower
        assert len(one["lost"]) == 64
        assert one["lost"][one["best"]] == 0


def test_examples_with_one_code_left_need_every_row():
    box = edition("kids")
    for one in examples(box, "single", count=10, seed=1):
        assert [str(code) for code in keypeg.candidates(one["position"])] == [one["answer"]]
        head, *rows = one["position"].split()
        for row in rows:
            fewer = " ".join([head, *(other for other in rows if other != row)])
            assert len(keypeg.candidates(fewer)) > 1


def test_contradictory_examples_contradict_and_name_the_change():
    for one in examples(edition("classic"), "contradictory", count=10, seed=1):
        assert len(keypeg.candidates(one["position"])) == 0
        head, *rows = one["position"].split()
        chosen = " ".join([head, *(rows[number - 1] for number in one["contradiction"])])
        assert len(keypeg.candidates(chosen)) == 0
        at = one["changed_row"] - 1
        rows[at] = f"{rows[at].partition(':')[0]}:{one['true_feedback']}"
        assert len(keypeg.candidates(" ".join([head, *rows]))) > 0


def test_a_seed_gives_the_same_examples_and_none_twice():
    box = edition("kids")
    one, two = (list(examples(box, "single", count=20, seed=3)) for _ in range(2))
    assert one == two
    assert len({example["position"] for example in one}) == 20
    assert len(list(examples(edition("1x2"), "values", count=50, seed=1))) < 50
    with pytest.raises(KeypegError, match="no examples of kind 'odd'"):
        next(examples(box, "odd", count=1, seed=1))


def test_the_commands_write_files_that_read_back(tmp_path):
    done = run("tablebase", "--edition", "2x3", "--out", str(tmp_path / "t"), "--json")
    assert json.loads(done.stdout)["records"] == len(read_tablebase(tmp_path / "t"))
    done = run("dataset", "values", "--edition", "2x3", "--count", "4", "--out", str(tmp_path / "d.jsonl"))
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in (tmp_path / "d.jsonl").read_text().splitlines()]
    assert [line["number"] for line in lines] == [0, 1, 2, 3]


def test_parquet_without_its_extra_is_answered_in_one_line(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match=r'^this needs the extra "parquet"'):
        _write_parquet(tmp_path / "d.parquet", [])
