"""The shapes on which the tests compare the prover with a plain search, and how they do it."""

from __future__ import annotations

from functools import cache

from keypeg.engine.book import book
from keypeg.engine.codec import kernel_shape
from keypeg.engine.proof import ProofShape
from keypeg.proofs.bound_check import check_claims
from keypeg.proofs.certificate import replay_tree
from keypeg.proofs.known import known_play
from keypeg.proofs.prover import prove
from keypeg.proofs.refutation import lower_bound
from keypeg.rules import edition
from tests.proofs.plain_search import NEVER, PlainSearch

PLAIN = [
    *(f"2x{colours}" for colours in range(2, 13)),
    *(f"3x{colours}" for colours in range(2, 9)),
    *("4x2", "4x3", "4x4", "5x2", "5x3", "6x2"),
]

SECRET_DIFFERENT = [
    *(f"2x{colours}u" for colours in range(2, 13)),
    *(f"3x{colours}u" for colours in range(3, 9)),
    *("4x4u", "4x5u"),
]

ALL_DIFFERENT = [text.replace("u", "U") for text in SECRET_DIFFERENT]

BLANKS = [
    *(f"2x{colours}b" for colours in range(2, 13)),
    *(f"3x{colours}b" for colours in range(2, 7)),
    *("4x2b", "4x3b", "5x2b"),
    *("2x5bu", "3x4bu", "3x5bu", "4x3bu", "4x4bu"),
    *("2x5bU", "3x4bU", "3x5bU", "4x3bU", "4x4bU"),
]

SMALL = [*PLAIN, *SECRET_DIFFERENT, *ALL_DIFFERENT, *BLANKS]

LARGE = ["4x5", "4x4b", "3x7b", "4x6u", "4x6U", "6x3", "4x6"]
"""Those that take more than a few seconds, and what is equal to them."""

LIMITED = [
    *(f"2x{colours}" for colours in range(2, 10)),
    *(f"2x{colours}u" for colours in (2, 4, 6, 8, 10)),
    *(f"2x{colours}U" for colours in (3, 5, 7, 9, 11)),
    *(f"3x{colours}" for colours in range(2, 7)),
    *("3x3u", "3x5u", "3x7u", "3x4U", "3x6U", "3x8U"),
    *("4x2", "4x3", "4x4", "4x4u", "4x4U", "4x5U", "5x2", "5x3", "6x2"),
    *("2x6b", "3x3b", "3x4b", "4x2b", "3x4bu", "4x3bU"),
]

LIMITED_LARGE = ["2x12", "3x8", "4x5", "4x5u"]

CHECKED = [
    *("2x6", "2x7", "2x6u", "2x7u", "2x7U", "2x8U", "2x5b", "2x6b"),
    *("3x4", "3x5", "3x3b", "3x4b", "3x5u", "3x5U", "3x6U"),
    *("4x3", "4x2b", "4x5U", "5x3", "5x5U"),
]
"""Those whose bounds are also written down and confirmed by `keypeg.proofs.bound_check`."""

CHECKED_LARGE = [
    *("2x8", "2x8u", "2x9U", "2x7b", "3x6", "3x6u", "3x7u", "3x7U", "3x8U"),
    *("4x4", "4x5u", "4x6U", "7x2"),
]


def shape_of(text: str) -> ProofShape:
    """Return what the prover needs of an edition."""
    return tuple(kernel_shape(edition(text).shape))  # type: ignore[return-value]


@cache
def search(shape: ProofShape) -> PlainSearch:
    """Return the plain search of a shape, with what it has found so far."""
    pegs, colours, secret_repeats, guess_repeats = shape
    return PlainSearch(pegs, colours, secret_repeats=secret_repeats, guess_repeats=guess_repeats)


def check_optimum(text: str) -> None:
    """Compare the plain search with the proof, with its tree, with the book and with what is called known."""
    shape = shape_of(text)
    least, proof = search(shape).optimum(), prove(shape, threads=1)
    assert (proof.lower, proof.upper) == (least, least)
    assert proof.tree is not None
    assert replay_tree(shape, proof.tree).total == least
    values, tree = known_play(edition(text).shape), book(edition(text).shape)
    assert values is None or (values.lower, values.total) == (least, least)
    assert tree is None or (tree.data["total"], tree.label) == (least, "proven")


def check_bound(text: str) -> None:
    """Write down why no tree is better than the proof says, and let the independent checker confirm it."""
    shape = shape_of(text)
    proof = prove(shape, threads=1)
    assert proof.upper is not None
    checked = check_claims(lower_bound(shape, proof.upper))
    assert (checked.bound, checked.trusted) == (proof.upper, 0)


def check_row_limits(text: str) -> None:
    """Compare the optimum under each limit of rows, those that are too few included, and the least worst case."""
    shape = shape_of(text)
    plain, values = search(shape), known_play(edition(text).shape)
    needed = plain.least_rows()
    assert prove(shape, threads=1, objective="worst").upper == needed
    assert values is None or values.worst == needed
    assert values is None or values.worst_total == plain.optimum(rows=needed)
    for rows in range(1, needed + 3):
        least = plain.optimum(rows=rows)
        assert (least == NEVER) == (rows < needed)
        proof = prove(shape, threads=1, max_rows=rows)
        assert (proof.lower, proof.upper) == ((None, None) if least == NEVER else (least, least))
