"""The search for secrets that agree with rows, in pure Python; colours are numbers here.

Each colour is given its pegs in turn. What may follow depends only on the pegs still free and on what each row still
needs, so a state that led nowhere is not searched twice. Needs are kept as one number with a byte per row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle

from keypeg.rules.shape import Counting

NumberedRow = tuple[Sequence[int], int, int]
"""A guess as colour numbers, its red and its white key pegs."""


class OutOfSteps(Exception):
    """A search that was ended before it knew the answer."""


class Steps:
    """The steps a search may still take."""

    def __init__(self, left: int) -> None:
        self.left = left

    def spend(self) -> None:
        """Take one step, or end the search."""
        if self.left <= 0:
            raise OutOfSteps
        self.left -= 1


@dataclass(frozen=True, slots=True)
class Layer:
    """What giving pegs to one colour does to the rows; `colour` is None for all colours of no row together."""

    colour: int | None
    most: int
    most_later: int
    reds: tuple[int, ...]
    reds_left: tuple[int, ...]
    matches: tuple[int, ...]
    matches_left: tuple[int, ...]
    ways: tuple[int, ...]


class Search:
    """Every secret of `pegs` pegs out of `colours` colours that agrees with the rows."""

    def __init__(
        self,
        *,
        pegs: int,
        colours: int,
        repeats: bool,
        rows: Sequence[NumberedRow],
        apart: bool = False,
        counting: Counting = Counting.BOTH,
    ) -> None:
        """Prepare a search; with `apart` it distinguishes colours of no row, as listing the secrets needs it."""
        self.pegs = pegs
        self.free = (1 << pegs) - 1
        self.high = sum(0x80 << 8 * i for i in range(len(rows)))
        self.red = _lanes(red for _, red, _ in rows)
        # Where only places count, any number of matches will do.
        places = counting is Counting.PLACES
        self.matches = _lanes(_ANY if places else red + white for _, red, white in rows)
        used = {colour for guess, _, _ in rows for colour in guess}
        self.unused = [colour for colour in range(colours) if colour not in used]
        self.layers = _layers(pegs, colours, repeats=repeats, rows=rows, apart=apart, counting=counting)
        self._known: dict[tuple[int, int, int, int], int] = {}

    def find(self, steps: Steps) -> list[int] | None:
        """Return one of the secrets, or None where there is none."""
        given: list[int] = []
        if not self._find(0, self.free, (self.red, self.matches), given, steps):
            return None
        return self._place(reversed(given))

    def count(self, steps: Steps) -> int:
        """Return how many secrets there are."""
        return self._count(0, self.free, (self.red, self.matches), steps)

    def codes(self, near: Sequence[int] = ()) -> Iterator[list[int]]:
        """Yield every secret, those that resemble `near` early; the search must tell all colours apart."""
        return self._list(0, self.free, (self.red, self.matches), near)

    def _choices(self, k: int, free: int, needs: tuple[int, int]) -> Iterator[tuple[int, tuple[int, int]]]:
        """Return the pegs the colour of layer k may get, and what the rows need then."""
        layer, high = self.layers[k], self.high
        red, matches = needs
        pegs = free.bit_count()
        after: dict[int, int] = {}
        for n in range(max(0, pegs - layer.most_later), min(pegs, layer.most) + 1):
            left = (matches | high) - layer.matches[n]
            if left & high == high and ((layer.matches_left[pegs - n] | high) - (left ^ high)) & high == high:
                after[n] = left ^ high
        given = 0
        while after:
            matches_left = after.get(given.bit_count())
            if matches_left is not None:
                left = (red | high) - layer.reds[given]
                if left & high == high:
                    left ^= high
                    if ((layer.reds_left[free ^ given] | high) - left) & (
                        (matches_left | high) - left
                    ) & high == high:
                        yield given, (left, matches_left)
            if given == free:
                return
            given = (given - free) & free

    def _find(self, k: int, free: int, needs: tuple[int, int], given: list[int], steps: Steps) -> bool:
        if k == len(self.layers):
            return free == 0
        state = (k, free, *needs)
        if state in self._known:
            return False
        for chosen, left in self._choices(k, free, needs):
            steps.spend()
            if self._find(k + 1, free ^ chosen, left, given, steps):
                given.append(chosen)
                return True
        self._known[state] = 0
        return False

    def _count(self, k: int, free: int, needs: tuple[int, int], steps: Steps) -> int:
        if k == len(self.layers):
            return int(free == 0)
        state = (k, free, *needs)
        known = self._known.get(state)
        if known is None:
            ways = self.layers[k].ways
            known = 0
            for chosen, left in self._choices(k, free, needs):
                steps.spend()
                known += ways[chosen.bit_count()] * self._count(k + 1, free ^ chosen, left, steps)
            self._known[state] = known
        return known

    def _list(self, k: int, free: int, needs: tuple[int, int], near: Sequence[int]) -> Iterator[list[int]]:
        if k == len(self.layers):
            if free == 0:
                yield [0] * self.pegs
            return
        state = (k, free, *needs)
        if state in self._known:
            return
        colour = self.layers[k].colour or 0
        likely = sum(1 << peg for peg, one in enumerate(near) if one == colour)
        any_found = False
        choices = sorted(self._choices(k, free, needs), key=lambda choice: (choice[0] ^ likely).bit_count())
        for chosen, left in choices:
            for code in self._list(k + 1, free ^ chosen, left, near):
                any_found = True
                yield [colour if chosen >> peg & 1 else one for peg, one in enumerate(code)]
        if not any_found:
            self._known[state] = 0

    def _place(self, given: Iterable[int]) -> list[int]:
        code = [0] * self.pegs
        unused = cycle(self.unused)
        for layer, chosen in zip(self.layers, given, strict=True):
            for peg in range(self.pegs):
                if chosen >> peg & 1:
                    code[peg] = next(unused) if layer.colour is None else layer.colour
        return code


def _lanes(values: Iterable[int]) -> int:
    return sum(value << 8 * i for i, value in enumerate(values))


_Table = Callable[[int, Sequence[int]], tuple[int, ...]]
"""What pegs, or numbers of pegs, do to the rows, from the pegs of each row that have a colour."""
_ANY = 0x7F
"""More matches than any row can need."""


def _layers(
    pegs: int,
    colours: int,
    *,
    repeats: bool,
    rows: Sequence[NumberedRow],
    apart: bool,
    counting: Counting,
) -> tuple[Layer, ...]:
    guesses = [guess for guess, _, _ in rows]
    uses = [sum(list(guess).count(colour) for guess in guesses) for colour in range(colours)]
    known = (colour for colour in range(colours) if uses[colour] or apart)
    order: list[int | None] = [*sorted(known, key=lambda colour: -uses[colour])]
    unused = colours - len(order)
    if unused:
        order.append(None)
    layers: list[Layer] = []
    later = [0] * len(rows)
    reds: _Table = _by_pegs
    matches: _Table = _by_count
    matches_left: _Table = _by_count
    if counting is Counting.COLOURS:
        reds = _no_reds
    elif counting is Counting.PLACES:
        matches, matches_left = _no_matches, _any_matches
    most_later = 0
    for colour in reversed(order):
        mine = [sum(1 << peg for peg, one in enumerate(guess) if one == colour) for guess in guesses]
        most = pegs if repeats else min(pegs, unused) if colour is None else 1
        layers.append(
            Layer(
                colour=colour,
                most=most,
                most_later=most_later,
                reds=reds(pegs, mine),
                reds_left=reds(pegs, later),
                matches=matches(pegs, mine),
                matches_left=matches_left(pegs, later),
                ways=_ways(pegs, unused, repeats=repeats) if colour is None else (1,) * (pegs + 1),
            )
        )
        most_later = min(pegs, most_later + most)
        later = [a | b for a, b in zip(later, mine, strict=True)]
    return tuple(reversed(layers))


def _by_pegs(pegs: int, masks: Sequence[int]) -> tuple[int, ...]:
    """For every set of pegs, how many of them each mask holds."""
    table = [0] * (1 << pegs)
    for peg in range(pegs):
        table[1 << peg] = _lanes(mask >> peg & 1 for mask in masks)
    for chosen in range(1, 1 << pegs):
        rest = chosen & (chosen - 1)
        table[chosen] = table[rest] + table[chosen ^ rest]
    return tuple(table)


def _by_count(pegs: int, masks: Sequence[int]) -> tuple[int, ...]:
    return tuple(_lanes(min(n, mask.bit_count()) for mask in masks) for n in range(pegs + 1))


def _no_reds(pegs: int, _: Sequence[int]) -> tuple[int, ...]:
    return (0,) * (1 << pegs)


def _no_matches(pegs: int, _: Sequence[int]) -> tuple[int, ...]:
    return (0,) * (pegs + 1)


def _any_matches(pegs: int, masks: Sequence[int]) -> tuple[int, ...]:
    return (_lanes(_ANY for _ in masks),) * (pegs + 1)


def _ways(pegs: int, unused: int, *, repeats: bool) -> tuple[int, ...]:
    """Return the number of ways to fill this many pegs with colours of no row."""
    ways = [1]
    for n in range(pegs):
        ways.append(ways[-1] * (unused if repeats else max(unused - n, 0)))
    return tuple(ways)
