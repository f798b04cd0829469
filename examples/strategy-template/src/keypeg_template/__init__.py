"""A strategy for Keypeg: guess the candidate that repeats fewest colours."""

from random import Random

import keypeg


def varied(position: keypeg.Position, chance: Random) -> keypeg.Code:  # noqa: ARG001 - this one needs no chance
    """Return the first candidate with the most different colours.

    A strategy sees what a codebreaker sees: the edition and the rows so far. It returns any guess the edition allows.
    If it needs randomness it takes it from `chance`, so that the same seed gives the same game.
    """
    return max(keypeg.candidates(position), key=lambda code: len(set(code)))
