"""Perfect play against known optima and against a plain exhaustive search."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from itertools import count, product, starmap
from pathlib import Path

import pytest

from keypeg.engine import search
from keypeg.engine.proof import Proof, ProofRow, ProofShape
from keypeg.engine.search import CheckpointError, SearchProgress, Solver, Value
from keypeg.proofs.certificate import certify, mark_by_rule, secrets, verify
from keypeg.proofs.prover import prove

CLASSIC: ProofShape = (4, 6, True, True)
NEVER = 10**9


def guesses(shape: ProofShape) -> list[bytes]:
    pegs, colours, _, repeats = shape
    return [bytes(c) for c in product(range(colours), repeat=pegs) if repeats or len(set(c)) == pegs]


marked = cache(mark_by_rule)


def parted(candidates: frozenset[bytes], guess: bytes) -> list[frozenset[bytes]]:
    parts: dict[str, set[bytes]] = {}
    for secret in candidates:
        if secret != guess:
            parts.setdefault(marked(secret, guess), set()).add(secret)
    return sorted(map(frozenset, parts.values()), key=len)


def exhaustive(shape: ProofShape, *, worst: bool = False) -> Callable[[frozenset[bytes], int], int]:
    """The optimum by trying every guess at every set.

    A guess is left early only where its parts, at one row for one candidate of each and two for the others,
    already cost as much as the best guess so far.
    """
    every = guesses(shape)

    @cache
    def least(candidates: frozenset[bytes], rows: int) -> int:
        if rows == 0:
            return NEVER
        if len(candidates) == 1:
            return 1
        best = NEVER
        for guess in every:
            parts = parted(candidates, guess)
            if parts != [candidates]:
                best = min(best, cost(parts, len(candidates), rows, best))
        return best

    def cost(parts: list[frozenset[bytes]], n: int, rows: int, best: int) -> int:
        floors = [min(len(part), 2) if worst else 2 * len(part) - 1 for part in parts]
        for i, part in enumerate(parts):
            if (1 + max(floors) if worst else n + sum(floors)) >= best:
                return best
            floors[i] = least(part, rows - 1)
        return 1 + max(floors, default=0) if worst else n + sum(floors)

    return least


def checked(proof: Proof) -> Proof:
    """The proof, once its tree has been replayed."""
    report = verify(certify(proof))
    assert proof.proven
    assert proof.upper == (report.replay.max if proof.objective == "worst" else report.replay.total)
    return proof


@pytest.mark.parametrize(
    ("shape", "max_rows", "total"),
    [
        (CLASSIC, None, 5_625),  # Koyama, Lai 1993: 4.340 rows on average
        (CLASSIC, 5, 5_626),  # Koyama, Lai 1993: the best with at most five rows
        ((4, 7, True, True), None, 11_228),  # Ville 2013: 4.676 rows on average
        ((4, 10, False, False), None, 26_274),  # Chen, Lin, Huang, Hsu 2007: 5.213 rows on average
    ],
)
def test_the_known_optima_are_found(shape: ProofShape, max_rows: int | None, total: int) -> None:
    proof = checked(prove(shape, max_rows=max_rows))
    assert proof.upper == total


def test_the_best_tree_of_the_classic_box_needs_a_sixth_row() -> None:
    tree = certify(prove(CLASSIC))
    assert tree["max"] == 6


def test_a_shape_of_seven_pegs_is_proven() -> None:
    assert checked(prove((7, 2, True, True))).tree is not None


def test_five_rows_are_enough_in_the_classic_box_and_four_are_not() -> None:
    proof = checked(prove(CLASSIC, objective="worst"))  # Knuth 1977
    assert proof.upper == 5
    four = prove(CLASSIC, objective="worst", max_rows=4)
    assert (four.lower, four.upper, four.tree) == (None, None, None)


SMALL: list[ProofShape] = [
    (1, 5, True, True),
    (2, 4, True, True),
    (2, 6, True, True),
    (3, 3, True, True),
    (3, 4, False, True),
    (3, 4, False, False),
    (4, 2, True, True),
    (5, 2, True, True),
]


@pytest.mark.parametrize("shape", SMALL)
def test_small_shapes_agree_with_the_exhaustive_search(shape: ProofShape) -> None:
    every = frozenset(secrets(shape))
    least = exhaustive(shape)(every, len(every))
    assert checked(prove(shape)).upper == least


@pytest.mark.parametrize("shape", SMALL)
def test_the_least_worst_case_agrees_with_the_exhaustive_search(shape: ProofShape) -> None:
    every = frozenset(secrets(shape))
    assert checked(prove(shape, objective="worst")).upper == exhaustive(shape, worst=True)(every, len(every))


@pytest.mark.parametrize("shape", [(2, 4, True, True), (3, 3, True, True), (3, 4, False, False)])
@pytest.mark.parametrize("max_rows", [1, 2, 3, 4, 5])
def test_a_limit_of_rows_is_kept(shape: ProofShape, max_rows: int) -> None:
    least = exhaustive(shape)(frozenset(secrets(shape)), max_rows)
    proof = prove(shape, max_rows=max_rows)
    assert proof.upper == (None if least >= NEVER else least)
    if proof.tree is not None:
        assert certify(checked(proof))["max"] <= max_rows


def some_position(seed: int, most: int) -> tuple[list[ProofRow], frozenset[bytes]]:
    """Rows of a game with random guesses, until few candidates are left."""
    chance = random.Random(seed)
    secret, played = bytes(chance.choices(range(6), k=4)), []
    left = frozenset(secrets(CLASSIC))
    while len(left) > most:
        guess = bytes(chance.choices(range(6), k=4))
        feedback = mark_by_rule(secret, guess)
        red, white = map(int, feedback.split("-"))
        played.append((guess, red, white))
        left = frozenset(s for s in left if mark_by_rule(s, guess) == feedback)
    return played, left


@pytest.fixture(scope="module")
def classic_solver() -> Solver:
    return Solver(CLASSIC)


@pytest.mark.parametrize("seed", range(12))
def test_positions_agree_with_the_exhaustive_search(classic_solver: Solver, seed: int) -> None:
    played, left = some_position(seed, most=6)
    least = exhaustive(CLASSIC)
    value = classic_solver.value(played)
    assert value == (*classic_solver.value(candidates=sorted(left))[:2], value.guess)
    assert value.exact
    assert value.lower == least(left, len(left))
    assert classic_solver.guess_value(value.guess, played).upper == value.upper


def test_a_foolish_guess_costs_what_its_parts_cost(classic_solver: Solver) -> None:
    played, left = some_position(3, most=6)
    least = exhaustive(CLASSIC)
    for value in starmap(Value, classic_solver.guess_values(played)[::97]):
        parts = parted(left, value.guess)
        assert value.exact
        assert value.lower == len(left) + sum(least(part, len(left)) for part in parts)


def test_every_guess_is_valued_as_if_asked_alone(classic_solver: Solver) -> None:
    played = [(bytes([0, 0, 1, 1]), 1, 1)]
    values = [*starmap(Value, classic_solver.guess_values(played))]
    assert [v.guess for v in values] == guesses(CLASSIC)
    assert values[::101] == [classic_solver.guess_value(g, played) for g in guesses(CLASSIC)[::101]]
    assert min(v.lower for v in values) == classic_solver.value(played).lower


@pytest.mark.parametrize("shape", [(3, 5, True, True), (4, 4, True, True), (4, 5, False, True)])
def test_symmetry_changes_no_value(shape: ProofShape) -> None:
    solver = Solver(shape, table_bits=10)
    assert Solver(shape).value()[:2] == solver.value(candidates=list(secrets(shape)))[:2]


def test_without_time_only_bounds_are_given() -> None:
    value = Solver((4, 7, True, True)).value(seconds=1e-6)
    assert not value.exact
    assert value.lower <= 11_228 <= value.upper


def test_threads_do_not_change_the_total() -> None:
    shape = (4, 8, False, True)
    assert {prove(shape, threads=n).upper for n in (1, 2, 3)} == {prove(shape).upper}


def test_a_good_tree_costs_no_less_than_the_best() -> None:
    tree = Solver(CLASSIC).improve(width=2)
    proof = prove(CLASSIC)
    assert tree is not None
    data = certify(proof._replace(tree=tree))
    assert 5_625 <= data["total"] < 5_700
    assert verify(data).replay.total == data["total"]


def test_an_interrupted_proof_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "_POLL_SECONDS", 0.01)
    shape, kept = (4, 7, True, True), tmp_path / "proof"

    def interrupt(progress: SearchProgress) -> None:
        # The first of the first guesses takes two thirds of the work; parts of it may have to be looked at again.
        if progress.settled >= 1:
            raise KeyboardInterrupt

    whole = prove(shape, threads=1)
    with pytest.raises(KeyboardInterrupt):
        prove(shape, threads=1, on_progress=interrupt, checkpoint=kept)
    assert kept.stat().st_size < 16e6
    resumed = prove(shape, threads=2, table_bits=20, checkpoint=kept)
    assert resumed.upper == whole.upper == 11_228
    assert resumed.work < whole.work / 2
    again = prove(shape, threads=1, checkpoint=kept)
    assert again.upper == 11_228
    assert again.work < whole.work / 10


def test_a_proof_stopped_again_and_again_never_claims_too_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "_POLL_SECONDS", 0.01)
    optimum, bounds, slices = 11_228, [], 0
    proof = None
    while proof is None:
        slices += 1
        polls = count(1)

        def stop_after_a_while(
            progress: SearchProgress, polls: Iterator[int] = polls, most: int = 2 * slices
        ) -> None:
            bounds.append(progress.lower)
            if next(polls) == most:
                raise KeyboardInterrupt

        with suppress(KeyboardInterrupt):
            proof = prove(
                (4, 7, True, True), threads=4, on_progress=stop_after_a_while, checkpoint=tmp_path / "proof"
            )
    assert slices > 1
    assert max(bounds) <= optimum
    assert proof.upper == optimum


def test_a_checkpoint_of_another_shape_is_refused(tmp_path: Path) -> None:
    prove((2, 4, True, True), checkpoint=tmp_path / "proof")
    with pytest.raises(CheckpointError, match="holds no proof of this shape"):
        prove((2, 5, True, True), checkpoint=tmp_path / "proof")


@pytest.mark.parametrize(
    ("shape", "message"),
    [
        ((6, 9, True, True), "too many codes"),
        ((9, 2, True, True), "pegs must be 1 to 8"),
        ((4, 3, False, False), "too few colours"),
        ((4, 6, True, False), "repeat"),
    ],
)
def test_a_shape_that_cannot_be_proven_is_refused_in_one_line(shape: ProofShape, message: str) -> None:
    with pytest.raises(ValueError, match=message) as refused:
        prove(shape)
    assert "\n" not in str(refused.value)


def test_bad_positions_are_refused(classic_solver: Solver) -> None:
    with pytest.raises(ValueError, match="no candidates"):
        classic_solver.value([(bytes(4), 0, 0), (bytes([0, 0, 0, 1]), 4, 0)])
    with pytest.raises(ValueError, match="not one of the shape"):
        classic_solver.value([(bytes([0, 0, 0, 9]), 0, 0)])
    with pytest.raises(ValueError, match="no feedback"):
        classic_solver.value([(bytes(4), 3, 2)])
    with pytest.raises(ValueError, match="no objective"):
        prove(CLASSIC, objective="speed")


@pytest.mark.parametrize(
    "shape", [(3, 5, True, True), (4, 5, True, True), (4, 5, False, True), (4, 6, False, False)]
)
def test_other_hash_seeds_prove_the_same(shape: ProofShape) -> None:
    plain, *others = [prove(shape, threads=1, seed=seed) for seed in (0, 1, 2**63 + 5)]
    for other in others:
        assert (other.lower, other.upper) == (plain.lower, plain.upper)
        assert other.proven


def test_a_checkpoint_of_other_hashes_is_refused(tmp_path: Path) -> None:
    Solver((3, 4, True, True), seed=1).save(tmp_path / "kept")
    Solver((3, 4, True, True), seed=1).load(tmp_path / "kept")
    with pytest.raises(CheckpointError, match="holds no proof of this shape"):
        Solver((3, 4, True, True), seed=2).load(tmp_path / "kept")


def test_one_guess_of_each_kind_stands_for_all() -> None:
    # Knuth 1977: RRRR, RRRB, RRBB, RRBG and RBGY are the five kinds of first guesses.
    solver = Solver(CLASSIC)
    assert [guess.hex() for guess in solver.kinds()] == [
        "00000000",
        "00000001",
        "00000101",
        "00000102",
        "00010203",
    ]
    assert len(solver.kinds([(bytes([0, 0, 1, 2]), 1, 0)])) < 1296


def test_a_guess_is_settled_below_a_limit_and_else_bounded() -> None:
    solver = Solver((3, 4, True, True))
    row = (bytes([0, 0, 1]), 1, 0)
    for guess in guesses((3, 4, True, True))[::7]:
        total = solver.guess_value(guess, [row]).upper
        assert solver.guess_below(guess, [row], limit=total + 1) == total
        assert total - 5 <= solver.guess_below(guess, [row], limit=total - 5) <= total


def test_the_tree_of_a_position_takes_the_rows_it_should() -> None:
    solver = Solver((3, 4, True, True))
    row = (bytes([0, 0, 1]), 1, 0)
    found = solver.value([row])
    tree = solver.tree_from(found.guess, [row])
    left = [code for code in guesses((3, 4, True, True)) if mark_by_rule(code, row[0]) == "1-0"]

    def rows(secret: bytes) -> int:
        node, played = tree, 1
        while node.guess != secret:
            node, played = node.children[mark_by_rule(secret, node.guess)], played + 1
        return played

    assert sum(map(rows, left)) == found.upper
