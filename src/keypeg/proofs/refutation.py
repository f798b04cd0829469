"""Lower bounds in a form that others can check (see `bound_check`), written with the help of the search.

The search knows the optimum of every part; this module writes down only what the checker cannot see for itself: the
guesses that need more than one look at each part, and how much each of their parts costs at least.
"""

from __future__ import annotations

from typing import Any

from keypeg.engine.proof import Row, Shape
from keypeg.engine.search import Solver
from keypeg.proofs.bound_check import DIGITS, FORMAT, Checker, Code, Renaming

Claim = list[Any]


class RefutationWriter:
    """Writes the claims of one shape down to `depth` guesses; below that they are left to trust."""

    def __init__(self, shape: Shape, *, depth: int | None = None) -> None:
        pegs, colours, secret_repeats, guess_repeats = shape
        self._checker = Checker(pegs, colours, secret_repeats=secret_repeats, guess_repeats=guess_repeats)
        self._solver = Solver(shape)
        self._depth = depth

    def claim(self, bound: int) -> Claim:
        """Return the claim that no tree costs less than `bound`, which must be true."""
        every = (1 << len(self._checker.secrets)) - 1
        return self._claim(every, bound, [], None)

    def _claim(self, chosen: int, bound: int, played: list[Row], group: list[Renaming] | None) -> Claim:
        if self._depth is not None and len(played) >= self._depth:
            return [bound, None]
        hints: dict[str, dict[str, Claim]] = {}
        for guess in self._checker._kinds(group):
            cost = self._checker._count(chosen, guess)
            if cost is not None and cost < bound:
                needed = self._find_short_parts(chosen, guess, bound - cost, played)
                if needed:
                    kept = self._checker._keeping(guess, group)
                    hints["".join(DIGITS[colour] for colour in guess)] = {
                        feedback: self._claim(part, least, [*played, row], kept)
                        for feedback, (part, least, row) in needed.items()
                    }
        return [bound, hints]

    def _find_short_parts(
        self, chosen: int, guess: Code, short: int, played: list[Row]
    ) -> dict[str, tuple[int, int, Row]]:
        """Return the parts that must cost more than a look at them shows, with what they must cost."""
        parts = []
        for feedback, members in self._checker.parts_of(guess):
            part = chosen & members
            if part:
                seen = self._checker.look(part)
                short -= seen - (2 * part.bit_count() - 1)
                parts.append((feedback, part, seen))
        needed: dict[str, tuple[int, int, Row]] = {}
        for feedback, part, seen in sorted(parts, key=lambda entry: entry[1].bit_count()):
            if short <= 0:
                break
            red, white = map(int, feedback.split("-"))
            row = (bytes(guess), red, white)
            least = self._solver.value([*played, row]).lower
            if least > seen:
                needed[feedback] = (part, min(least, seen + short), row)
                short -= least - seen
        if short > 0:
            raise ValueError(f"the bound is too high: a tree costs {short} rows less")
        return needed


def lower_bound(shape: Shape, bound: int, *, depth: int | None = None) -> dict[str, Any]:
    """Return a checkable file that no tree of the shape has a total below `bound`."""
    return {
        "format": FORMAT,
        "dimensions": list(shape),
        "bound": bound,
        "depth": depth,
        "claim": RefutationWriter(shape, depth=depth).claim(bound),
    }
