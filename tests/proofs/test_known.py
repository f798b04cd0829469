"""What is known about perfect play agrees with the books, and its page with the data."""

from __future__ import annotations

import gzip
import hashlib

import pytest
from benchmarks import known as writer

from keypeg.engine.book import book
from keypeg.proofs.certificate import read_shape
from keypeg.proofs.known import all_known, known_play
from keypeg.proofs.prover import prove
from keypeg.rules import edition, editions


def test_the_page_is_what_the_data_make_it() -> None:
    assert writer.PAGE.read_text() == writer.page()


@pytest.mark.parametrize("text", ["classic", "pocket/4x6b", "expert/5x7", "bulls", "3x6"])
def test_the_data_say_what_the_book_reaches(text: str) -> None:
    found, tree = known_play(edition(text).shape), book(edition(text).shape)
    assert found is not None
    assert tree is not None
    assert (found.total, found.lower, found.longest) == (
        tree.data["total"],
        tree.data["lower_bound"],
        tree.data["max"],
    )


@pytest.mark.parametrize("text", ["2x6", "3x5U", "4x4u", "5x3", "7x2"])
def test_a_small_shape_is_proven_again(text: str) -> None:
    entry, shape = all_known()[text], read_shape(text)
    assert entry.proven
    assert entry.total == prove(shape, threads=1).upper
    assert entry.worst == prove(shape, objective="worst", threads=1).upper
    assert entry.worst_total == prove(shape, max_rows=entry.worst, threads=1).upper


def test_every_box_of_the_catalogue_is_known() -> None:
    assert [box.key for box in editions() if known_play(box.shape) is None] == []


def test_no_bound_exceeds_what_a_tree_reaches() -> None:
    for entry in all_known().values():
        assert entry.secrets < entry.lower <= entry.total
        assert entry.worst is None or entry.worst <= entry.longest
        assert entry.worst_total is None or entry.worst_total >= entry.lower


def test_the_worst_case_is_known_of_every_shape_up_to_five_pegs_of_eight_colours() -> None:
    worst = {name: entry.worst for name, entry in all_known().items()}
    assert [worst[f"5x{colours}"] for colours in range(2, 9)] == [4, 4, 5, 5, 6, 6, 7]
    assert [worst[f"4x{colours}"] for colours in range(2, 10)] == [4, 4, 4, 5, 5, 6, 6, 7]


@pytest.mark.parametrize("kind", ["tree", "bound"])
def test_the_digests_are_those_of_the_files_that_come_with_keypeg(kind: str) -> None:
    folder = writer.BOOKS if kind == "tree" else writer.BOUNDS
    files = {
        path.name.removesuffix(".json.gz"): gzip.decompress(path.read_bytes()) for path in folder.glob("*.gz")
    }
    told = {name: getattr(entry, kind) for name, entry in all_known().items() if getattr(entry, kind)}
    assert told == {name: hashlib.sha256(data).hexdigest() for name, data in files.items()}
    assert "4x6" in told


def test_every_proof_was_run_again_with_two_seeds_of_the_hashes() -> None:
    for entry in all_known().values():
        again = entry.confirmed
        assert (again is not None) is entry.proven, entry.shape
        assert again is None or len(set(again.seeds)) >= 2
