"""The benchmark: answers that are right, splits without leaks, the same files every time."""

import json
import random
from itertools import permutations

import pytest

import keypeg
from keypeg.lab.benchmark_set import (
    BENCHMARK_VERSION,
    CURRICULUM,
    benchmark_examples,
    benchmark_parts,
    is_right,
    write_benchmark,
)
from keypeg.lab.datasets import examples, random_position
from keypeg.lab.splits import SPLITS, split_of, symmetry_key
from keypeg.rules import Code, MarkedRow, Position, edition


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("benchmark")
    assert write_benchmark(folder, count=6, seed=3) == 6 * len(benchmark_parts())
    return folder


def lines(folder):
    return [
        json.loads(line) for split in SPLITS for line in (folder / f"{split}.jsonl").read_text().splitlines()
    ]


def test_the_files_hold_every_part_and_the_card_counts_them(folder):
    found = lines(folder)
    assert len({one["id"] for one in found}) == len(found)
    assert {one["version"] for one in found} == {BENCHMARK_VERSION}
    assert {one["kind"] for one in found} == {"values", "single", "choice", "consistency"}
    shapes = {Position.parse(one["position"]).edition.shape.text(rows=False) for one in found}
    assert shapes == {edition(text).shape.text(rows=False) for text in CURRICULUM}
    assert {"2x3", "5x8"} <= shapes
    card = (folder / "README.md").read_text()
    for split in SPLITS:
        count = sum(one["split"] == split for one in found)
        at = 3 + list(SPLITS).index(split)
        told = [line.split("|") for line in card.splitlines() if line.startswith("| ")][1:]
        assert sum(int(cells[at]) for cells in told) == count


def test_the_same_seed_writes_the_same_bytes_and_another_one_does_not(folder, tmp_path):
    write_benchmark(tmp_path / "again", count=6, seed=3)
    write_benchmark(tmp_path / "other", count=6, seed=4)
    for name in ("train.jsonl", "README.md"):
        assert (tmp_path / "again" / name).read_bytes() == (folder / name).read_bytes()
        assert (tmp_path / "other" / name).read_bytes() != (folder / name).read_bytes()


def test_the_answers_are_right(folder):
    for one in lines(folder):
        left = [str(code) for code in keypeg.candidates(one["position"])]
        match one["kind"]:
            case "values":
                assert one["exact"]
            case "single":
                assert left == [one["answer"]]
            case "choice":
                assert [letter for letter, code in one["choices"].items() if code in left] == [one["answer"]]
                assert all(f"{letter}) {code}" in one["prompt"] for letter, code in one["choices"].items())
            case "consistency":
                assert bool(left) == (one["answer"] == "yes")
        if "prompt" in one:
            assert ("<guess>" in one["prompt"]) == (one["kind"] == "single")
            assert is_right(one, one["answer"])
            assert is_right(one, f"<think>A B C D yes no</think> **{one['answer']}**")
            assert not is_right(one, "I refuse")


def test_no_right_answer_is_taken_for_a_wrong_one():
    choice = {"kind": "choice", "answer": "B", "position": "classic"}
    assert is_right(choice, "A is out, so it is B.")
    assert not is_right(choice, "B is out, so it is A.")
    assert not is_right(choice, "<think>B</think>")
    asked = {"kind": "consistency", "answer": "no", "position": "classic"}
    assert is_right(asked, "No.")
    assert not is_right(asked, "Yes, no doubt: yes")


def test_both_answers_are_about_equally_frequent():
    found = [one["answer"] for one in examples(edition("classic"), "consistency", count=400, seed=1)]
    # 200, and 5 standard deviations are 50.
    assert 150 < found.count("yes") < 250
    letters = [one["answer"] for one in examples(edition("classic"), "choice", count=400, seed=1)]
    assert all(57 < letters.count(letter) < 143 for letter in "ABCD")


@pytest.mark.parametrize("text", ["3x4", "classic", "bulls"])
def test_positions_that_are_alike_are_in_the_same_split(text):
    box, chance = edition(text), random.Random(1)
    for number in range(60):
        position = random_position(box, chance, rows=number % 6)
        colours, pegs = list(box.letters), list(range(box.shape.pegs))
        chance.shuffle(colours)
        chance.shuffle(pegs)
        renamed = dict(zip(box.letters, colours, strict=True))
        rows = [
            MarkedRow(Code("".join(renamed[str(row.guess)[peg]] for peg in pegs)), row.feedback)
            for row in position.rows
        ]
        chance.shuffle(rows)
        twin = Position(box, tuple(rows))
        assert symmetry_key(twin) == symmetry_key(position)
        assert split_of(twin, version=1) == split_of(position, version=1)


def test_the_splits_have_their_shares_and_different_positions_have_different_keys():
    box, chance = edition("classic"), random.Random(2)
    made = {str(random_position(box, chance, rows=4)): None for _ in range(2000)}
    splits = [split_of(Position.parse(text), version=1) for text in made]
    assert 0.75 < splits.count("train") / len(splits) < 0.85
    keys = {symmetry_key(Position.parse(text)) for text in made}
    assert len(keys) > 0.9 * len(made)
    two = [Position.parse(f"classic RRGG:1-0 {''.join(code)}:1-0") for code in permutations("RGBB", 4)]
    assert len({symmetry_key(one) for one in two}) > 1


def test_a_part_does_not_depend_on_the_others():
    one = list(benchmark_examples("kids", "choice", count=3, seed=0))
    assert one == list(benchmark_examples("kids", "choice", count=8, seed=0))[:3]
