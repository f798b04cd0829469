"""The independent check of lower bounds: it confirms what is true, and nothing else."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from keypeg.proofs import bound_check
from keypeg.proofs.bound_check import BoundError, Checker, check_claims
from keypeg.proofs.certificate import JsonObject, load, mark_by_rule, save
from keypeg.proofs.prover import prove
from keypeg.proofs.refutation import confirm, lower_bound

BOUNDS = Path(bound_check.__file__).parent / "bounds"
SHAPE = (3, 6, True, True)
TOTAL = 854  # as the book of this shape reaches it


@pytest.fixture(scope="module")
def honest() -> JsonObject:
    return lower_bound(SHAPE, TOTAL)


def test_the_optimum_is_confirmed_without_any_trust(honest: JsonObject) -> None:
    checked = check_claims(honest)
    assert (checked.bound, checked.trusted) == (TOTAL, 0)
    assert checked.confirmed > 1  # this shape needs claims about parts


def test_a_bound_above_the_optimum_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="the bound is too high"):
        lower_bound(SHAPE, TOTAL + 1)


@pytest.mark.parametrize("threads", [1, 3])
def test_claims_are_the_same_for_any_number_of_threads(honest: JsonObject, threads: int) -> None:
    assert lower_bound(SHAPE, TOTAL, threads=threads) == honest
    assert confirm(honest, threads=threads) == confirm(honest)


def test_writing_and_checking_end_when_the_caller_stops_them() -> None:
    class EnoughError(Exception):
        pass

    def stop(done: int, count: int) -> None:
        assert 0 <= done < count
        raise EnoughError

    with pytest.raises(EnoughError):
        lower_bound((4, 7, True, True), 11_228, on_progress=stop)
    with pytest.raises(EnoughError):
        confirm(load(BOUNDS / "4x8.json.gz"), on_progress=stop)


@pytest.mark.parametrize("threads", [1, 3])
def test_of_several_false_claims_the_first_is_named(honest: JsonObject, threads: int) -> None:
    raised = copy.deepcopy(honest)
    for parts in raised["claim"][1].values():
        for part in parts.values():
            part[0] += 1
    guess, parts = next(iter(raised["claim"][1].items()))
    with pytest.raises(BoundError, match=f"after {guess}:"):
        confirm(raised, threads=threads)


def test_a_bound_raised_by_hand_is_refused(honest: JsonObject) -> None:
    raised = copy.deepcopy(honest)
    raised["bound"] = raised["claim"][0] = TOTAL + 1
    with pytest.raises(BoundError, match="may cost"):
        check_claims(raised)


def test_a_claim_about_a_part_raised_by_hand_is_refused(honest: JsonObject) -> None:
    raised = copy.deepcopy(honest)
    guess, parts = next(iter(raised["claim"][1].items()))
    feedback = next(iter(parts))
    parts[feedback][0] += 1
    with pytest.raises(BoundError, match=f"after {guess}:{feedback}"):
        check_claims(raised)


def test_a_claim_left_out_is_missed(honest: JsonObject) -> None:
    raised = copy.deepcopy(honest)
    raised["claim"][1] = {}
    with pytest.raises(BoundError, match="after the start"):
        check_claims(raised)


def test_below_its_depth_a_file_rests_on_trust_and_says_so() -> None:
    checked = check_claims(lower_bound(SHAPE, TOTAL, depth=1))
    assert checked.confirmed == 1
    assert checked.trusted > 0


def test_the_checker_marks_by_the_rule() -> None:
    checker = Checker(3, 4)
    for guess in [(0, 0, 1), (0, 1, 2), (3, 3, 3)]:
        parts = dict(checker.parts_of(guess))
        for at, secret in enumerate(checker.secrets):
            if secret != guess:
                assert parts[mark_by_rule(bytes(secret), bytes(guess))] >> at & 1


@pytest.mark.parametrize(("pegs", "colours", "kinds"), [(4, 6, 5), (3, 6, 3), (5, 3, 5), (4, 2, 3)])
def test_first_guesses_are_told_apart_by_how_often_each_colour_occurs(
    pegs: int, colours: int, kinds: int
) -> None:
    patterns = {tuple(sorted(map(code.count, set(code)))) for code in product(range(colours), repeat=pegs)}
    assert len(Checker(pegs, colours)._kinds(None)) == len(patterns) == kinds


def test_after_a_guess_only_renamings_that_keep_it_make_guesses_alike() -> None:
    checker = Checker(3, 4)
    group = checker._list_keeping((0, 0, 1), None)
    for pegs, names in group:
        assert tuple(names[(0, 0, 1)[peg]] for peg in pegs) == (0, 0, 1)
    assert len(group) == 4  # the two pegs of colour 0 change places, and so do the two free colours


def test_the_checker_is_a_program_of_its_own(honest: JsonObject, tmp_path: Path) -> None:
    save(honest, tmp_path / "bound.json.gz")
    run = subprocess.run(
        [sys.executable, bound_check.__file__, str(tmp_path / "bound.json.gz")],
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.startswith(f"no tree has a total below {TOTAL}: ")


def test_the_shipped_lower_bound_of_the_classic_box_claims_its_optimum_and_trusts_nothing() -> None:
    data = load(BOUNDS / "4x6.json.gz")
    assert (data["dimensions"], data["bound"]) == ([4, 6, True, True], 5_625)  # Koyama, Lai 1993

    def claims(claim: list[Any]) -> list[list[Any]]:
        assert claim[1] is not None
        return [
            claim,
            *(one for parts in claim[1].values() for part in parts.values() for one in claims(part)),
        ]

    assert len(claims(data["claim"])) == confirm(data).confirmed


@pytest.mark.parametrize(
    ("name", "total"),
    [
        ("4x6", 5_625),  # Koyama, Lai 1993
        ("4x7", 11_228),  # Ville 2013
        ("4x8", 20_471),
        ("4x10U", 26_274),  # Chen, Lin, Huang, Hsu 2007
    ],
)
def test_the_native_checker_confirms_the_shipped_bounds_and_trusts_nothing(name: str, total: int) -> None:
    checked = confirm(load(BOUNDS / f"{name}.json.gz"))
    assert (checked.bound, checked.trusted) == (total, 0)


@pytest.mark.parametrize(
    "dimensions", [(3, 4, True, True), (2, 7, True, True), (3, 5, False, False), (3, 5, False, True)], ids=str
)
def test_both_checkers_confirm_the_same_claims(dimensions: tuple[int, int, bool, bool]) -> None:
    total = prove(dimensions).upper
    data = lower_bound(dimensions, total)
    slow, native = check_claims(data), confirm(data)
    assert (slow.bound, slow.confirmed, slow.trusted) == (native.bound, native.confirmed, native.trusted)
    data["bound"] = data["claim"][0] = total + 1
    for checker in (check_claims, confirm):
        with pytest.raises(BoundError, match="may cost"):
            checker(data)


@pytest.mark.parametrize("count", [pytest.param(300, id="300"), pytest.param(10_000, id="10000")])
def test_no_mutated_file_is_accepted_that_claims_more_than_is_true(honest: JsonObject, count: int) -> None:
    chance = Random(1)
    text = json.dumps(honest)
    accepted = 0
    for _ in range(count):
        at = chance.randrange(len(text))
        mutated = text[:at] + chance.choice('0123456789-,:[]{}" ') + text[at + chance.randrange(3) :]
        try:
            data = json.loads(mutated)
        except ValueError:
            continue
        try:
            checked = confirm(data)
        except BoundError:
            continue
        accepted += 1
        pegs, colours, secret_repeats, guess_repeats = data["dimensions"]
        assert checked.bound == data["bound"]
        assert checked.trusted or checked.bound <= prove((pegs, colours, secret_repeats, guess_repeats)).upper
    assert accepted < count / 4


def test_the_checker_imports_nothing_of_the_engine() -> None:
    text = Path(bound_check.__file__).read_text()
    assert not [
        line for line in text.splitlines() if line.lstrip().startswith(("from keypeg", "import keypeg"))
    ]
