"""One number that changes only when play changes.

If it changes and you did not mean to change how Keypeg plays, something is wrong. If you did, write the new number here
and say in the commit what plays differently.
"""

from __future__ import annotations

from random import Random
from zlib import crc32

import pytest

from keypeg.engine import kernel, twin
from keypeg.engine.codec import kernel_shape
from keypeg.engine.levels import levels
from keypeg.engine.strategies import STRATEGIES
from keypeg.rules import Position, edition

SIGNATURE = 256985675
# What these answer depends on how fast the machine is.
TIMED = {"best"}
SHAPES = ("4x6", "3x5", "4x8u", "3x6U", "2x4b")
POSITIONS = (
    "classic RRGG:1-0 RBYB:2-1",
    "super RRBBG:1-1",
    "new WPGR:0-2 PWSO:1-1",
    "bulls 0123:1-1",
    "8x12 RRBBGGYY:1-2",
)


def signature() -> int:
    """Return a checksum of every tree that a measure grows, and of every guess of a strategy or level."""
    trees = [
        kernel.tree(kernel_shape(edition(text).shape), measure, encode=True).encoded
        for text in SHAPES
        for measure in kernel.MEASURES
    ]
    positions = [Position.parse(text) for text in POSITIONS]
    guesses = [
        str(one.choose(at, Random(1)))
        for one in STRATEGIES.values()
        if one.name not in TIMED
        for at in positions
    ]
    guesses += [str(level.guess(at, Random(1))) for level in levels() for at in positions]
    return crc32(b"".join(trees) + " ".join(guesses).encode())


def test_play_has_not_changed():
    assert signature() == SIGNATURE


@pytest.mark.parametrize("measure", kernel.MEASURES)
@pytest.mark.parametrize(
    "shape", [(3, 4, True, True), (3, 5, False, True), (4, 3, True, True), (3, 5, False, False)]
)
def test_the_twin_weighs_one_first_guess_of_each_kind_and_finds_the_best_of_all(shape, measure):
    everything = twin.candidates(shape, [], 1e6)
    assert twin.choose(shape, measure, [], 1, 1e6, None) == twin.choose_among(
        shape, measure, everything, 1, None
    )
