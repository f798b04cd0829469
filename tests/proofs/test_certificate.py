"""A certificate is believed only as far as a replay shows it."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

from keypeg.engine import books
from keypeg.proofs import certificate
from keypeg.proofs.certificate import CertificateError, JsonObject, certify, load, mark_by_rule, save, verify
from keypeg.proofs.prover import prove

BOOKS = sorted(Path(next(iter(books.__path__))).glob("*.json.gz"))


@pytest.fixture(scope="module")
def honest() -> JsonObject:
    return certify(prove((3, 4, True, True)))


def test_marking_follows_the_examples_of_the_rules() -> None:
    # R11, colours numbered M W P T Y O from 0
    assert mark_by_rule(bytes([0, 1, 2, 3]), bytes([1, 4, 2, 5])) == "1-1"
    assert mark_by_rule(bytes([0, 2, 3, 5]), bytes([1, 4, 3, 3])) == "1-0"
    assert mark_by_rule(bytes([2, 2, 4, 5]), bytes([0, 4, 3, 1])) == "0-1"
    assert mark_by_rule(bytes([0, 2, 0, 4]), bytes([3, 0, 0, 1])) == "1-1"


def test_a_certificate_survives_a_file(honest: JsonObject, tmp_path: Path) -> None:
    for name in ("tree.json", "tree.json.gz"):
        save(honest, tmp_path / name)
        assert load(tmp_path / name) == honest
    assert verify(load(tmp_path / "tree.json.gz")).replay.total == honest["total"]


def test_what_was_checked_and_what_was_not_is_said(honest: JsonObject) -> None:
    report = verify(honest)
    assert report.checked[0] == "the tree breaks every one of the 64 secrets of 3x4"
    assert report.rests_on_search == [f"no tree has a total below {honest['total']}"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"total": 200}, "claims total 200"),
        ({"average": 3.0}, "claims average 3.0"),
        ({"max": 3}, "claims max 3"),
        ({"lower_bound": 1000}, "lower bound of 1000"),
        ({"lower_bound": 100}, "claims proven True"),
        ({"proven": False}, "claims proven False"),
        ({"max_rows": 2}, "claims at most 2 rows"),
        ({"shape": "3x5"}, "does not break"),
        ({"shape": "4x4"}, "is no guess of 4x4"),
        ({"shape": "3x4U"}, "is no guess of 3x4U"),
        ({"shape": "threebyfour"}, "cannot read shape"),
        ({"tree": 7}, "cannot read tree"),
        ({"format": "other"}, "not a certificate"),
    ],
)
def test_a_false_claim_is_found(honest: JsonObject, change: JsonObject, message: str) -> None:
    with pytest.raises(CertificateError, match=message) as found:
        verify({**honest, **change})
    assert "\n" not in str(found.value)


def test_a_missing_branch_is_found(honest: JsonObject) -> None:
    broken = copy.deepcopy(honest)
    broken["tree"][1].popitem()
    with pytest.raises(CertificateError, match="does not break"):
        verify(broken)


def test_a_missing_claim_is_found(honest: JsonObject) -> None:
    with pytest.raises(CertificateError, match="lacks total"):
        verify({key: value for key, value in honest.items() if key != "total"})


def test_a_file_that_is_no_certificate_is_refused(tmp_path: Path) -> None:
    for text in ("", "[1]", "{"):
        (tmp_path / "file").write_text(text)
        with pytest.raises(CertificateError, match="cannot read certificate"):
            load(tmp_path / "file")


def test_the_proof_that_was_not_finished_is_labelled_so() -> None:
    unfinished = certify(prove((3, 4, True, True))._replace(lower=200))
    assert unfinished["label"] == "best known, at least 200"
    assert verify(unfinished).rests_on_search == ["no tree has a total below 200"]


@pytest.mark.parametrize("book", BOOKS, ids=lambda path: path.name)
def test_every_book_keeps_what_it_claims(book: Path) -> None:
    data = load(book)
    assert book.name == f"{data['shape']}.json.gz"
    assert verify(data).replay.secrets == data["secrets"]
    assert certificate.shape_text(certificate.read_shape(data["shape"])) == data["shape"]  # type: ignore[attr-defined]
