"""A plain search for perfect play: what the tests hold the prover against.

It imports nothing of Keypeg: it has its own feedback, its own parts and its own branch and bound, in plain Python. A
set of secrets is the tuple of their numbers, and the table of sets seen is a dictionary with these tuples as keys, so
two sets are never mixed up. What it rests on, for a set of n secrets and a guess that splits it into parts:

* A tree that starts with the guess costs n rows for the guess, plus what the parts cost. The part of all red is
  finished. A guess that leaves the set in one part is never needed.
* With k feedbacks besides all red, one secret can be found in the first row, k more in the second, k * k more in the
  third, and so on. This counting bound is the only bound that is not itself the result of trying every guess.
* Guesses that make the same parts cost the same, so one of them is tried.
* Take the rows played and a guess after them, move the pegs, and give the colours other names. The guess is as good
  as before. So of the guesses that this makes equal, one is tried. `symmetry=False` tries them all.
"""

from __future__ import annotations

from itertools import permutations, product
from math import inf
from operator import eq, itemgetter

NEVER = 10**9
"""The cost of what cannot be done within the rows left."""

Code = tuple[int, ...]
Chosen = tuple[int, ...]
"""A set of secrets: their numbers, in order."""
Rows = tuple[int, ...] | None
"""The numbers of the guesses that have led to a set, or None where every guess is to be tried."""


class PlainSearch:
    """The least totals of rows over sets of secrets of one shape."""

    def __init__(
        self,
        pegs: int,
        colours: int,
        *,
        secret_repeats: bool = True,
        guess_repeats: bool = True,
        symmetry: bool = True,
    ) -> None:
        codes = list(product(range(colours), repeat=pegs))
        distinct = [code for code in codes if len(set(code)) == pegs]
        self.secrets = codes if secret_repeats else distinct
        self.guesses = codes if guess_repeats else distinct
        self.every: Chosen = tuple(range(len(self.secrets)))
        self._feedbacks = {(pegs, 0): 0}
        self._answers = self._all_answers(colours)
        self._orders = list(permutations(range(pegs)))
        self._start: Rows = () if symmetry else None
        # After more rows hardly any guesses are equal, and looking for them takes longer than trying them all.
        self._symmetric_rows = max(1, 5 - pegs)
        self._bounds: dict[float, list[int]] = {}
        self._kinds: dict[Rows, tuple[list[int], list[bytes]]] = {}
        self._seen: dict[tuple[Chosen, float], tuple[int, bool]] = {}
        self._found: dict[tuple[Chosen, int], bool] = {}

    def optimum(self, *, rows: float = inf) -> int:
        """Return the least total over all secrets of any tree of at most `rows` rows, or NEVER."""
        return self._least(self.every, rows, NEVER, self._start)

    def least_rows(self) -> int:
        """Return the least number of rows within which every secret can be found."""
        rows = 1
        while not self._possible(self.every, rows, self._start):
            rows += 1
        return rows

    def value(self, chosen: Chosen, *, rows: float = inf) -> int:
        """Return the least total over a set of secrets, whatever rows have led to it."""
        return self._least(chosen, rows, NEVER, None)

    def agreeing(self, guess: Code, *, red: int, white: int) -> Chosen:
        """Return the secrets that answer a guess like this."""
        feedback, at = self._feedbacks.get((red, white)), self.guesses.index(guess)
        return tuple(secret for secret in self.every if self._answers[secret][at] == feedback)

    def feedback(self, guess: Code, secret: Code) -> tuple[int, int]:
        """Return the red and white key pegs, by counting."""
        red = sum(map(eq, guess, secret))
        return red, sum(min(guess.count(colour), secret.count(colour)) for colour in set(guess)) - red

    def _all_answers(self, colours: int) -> list[bytes]:
        """Return, for each secret, the number of its feedback to each guess; all red is 0."""
        counts = [[guess.count(colour) for colour in range(colours)] for guess in self.guesses]
        answers = []
        for secret in self.secrets:
            held = [secret.count(colour) for colour in range(colours)]
            row = bytearray()
            for guess, wanted in zip(self.guesses, counts, strict=True):
                red = sum(map(eq, secret, guess))
                feedback = red, sum(map(min, held, wanted)) - red
                row.append(self._feedbacks.setdefault(feedback, len(self._feedbacks)))
            answers.append(bytes(row))
        return answers

    def _counting_bounds(self, rows: float) -> list[int]:
        """Return the counting bound of sets of each size that must be found within `rows` rows."""
        if rows not in self._bounds:
            bounds, row, found = [0], 1, 1
            while len(bounds) <= len(self.secrets) and row <= rows:
                bounds.extend([bounds[-1] + row * (i + 1) for i in range(found)])
                row, found = row + 1, found * (len(self._feedbacks) - 1)
            bounds.extend([NEVER] * (len(self.secrets) + 1 - len(bounds)))
            self._bounds[rows] = bounds
        return self._bounds[rows]

    def _least(self, chosen: Chosen, rows: float, limit: int, played: Rows) -> int:
        """Return the least total of a set where it is below the limit; else a lower bound not below the limit."""
        n = len(chosen)
        counted = self._counting_bounds(rows)[n]
        if n <= 2 or counted >= limit:
            return counted  # guess either of two
        low, exact = self._seen.get((chosen, rows), (counted, False))
        if exact or low >= limit:
            return low
        best, tried = limit, set()
        for bound, answers, guess in self._splits(chosen, rows, played):
            if bound >= best:
                break
            parts = _parts(chosen, answers)
            if parts not in tried:
                tried.add(parts)
                best = min(best, self._cost(parts, rows - 1, (bound, best), self._after(played, guess)))
        self._seen[chosen, rows] = best, best < limit
        return best

    def _possible(self, chosen: Chosen, rows: int, played: Rows) -> bool:
        """Whether some tree finds every secret of a set within `rows` rows: some guess leaves no hopeless part."""
        if len(chosen) <= 2:
            return len(chosen) <= rows
        if (chosen, rows) not in self._found:
            self._found[chosen, rows] = any(
                bound < NEVER
                and all(
                    self._possible(part, rows - 1, self._after(played, guess))
                    for part in _parts(chosen, answers)
                )
                for bound, answers, guess in self._splits(chosen, rows, played)
            )
        return self._found[chosen, rows]

    def _after(self, played: Rows, guess: int) -> Rows:
        return None if played is None or len(played) == self._symmetric_rows else (*played, guess)

    def _cost(self, parts: tuple[Chosen, ...], rows: float, between: tuple[int, int], played: Rows) -> int:
        """Return the cost of a guess with these parts, or the limit where it is not below it.

        `between` is the guess's bound and the limit. The parts' bounds are raised by a look at each, then solved.
        """
        (cost, limit), looks = between, []
        for part in parts:
            looks.append(self._look(part, rows, played))
            cost += looks[-1] - self._counting_bounds(rows)[len(part)]
            if cost >= limit:
                return limit
        for part, look in zip(parts, looks, strict=True):
            cost += self._least(part, rows, limit - cost + look, played) - look
            if cost >= limit:
                return limit
        return cost

    def _look(self, chosen: Chosen, rows: float, played: Rows) -> int:
        """Return a lower bound of a set: what is known of it, or the least bound of any guess."""
        if len(chosen) <= 2:
            return self._counting_bounds(rows)[len(chosen)]
        if (chosen, rows) not in self._seen:
            splits = self._splits(chosen, rows, played)
            self._seen[chosen, rows] = min(splits[0][0], NEVER), False
        return self._seen[chosen, rows][0]

    def _splits(self, chosen: Chosen, rows: float, played: Rows) -> list[tuple[int, Chosen, int]]:
        """Return the guesses, each with its bound and the answers it gets from the set; the least bound first."""
        guesses, table = self._kinds_after(played)
        found: dict[Chosen, int] = {}
        for guess, answers in zip(
            guesses, zip(*(table[secret] for secret in chosen), strict=True), strict=True
        ):
            found.setdefault(answers, guess)
        n, bounds, splits = len(chosen), self._counting_bounds(rows - 1), []
        few = n <= len(self._feedbacks) and rows > 2  # then a part of m secrets counts 2m - 1
        for answers, guess in found.items():
            told = set(answers)
            if len(told) > 1 and few:
                splits.append((3 * n - (0 in told) - len(told), answers, guess))
            elif len(told) > 1:
                told.discard(0)
                bound = n + sum([bounds[answers.count(feedback)] for feedback in told])
                splits.append((bound, answers, guess))
        return sorted(splits, key=itemgetter(0))

    def _kinds_after(self, played: Rows) -> tuple[list[int], list[bytes]]:
        """Return one guess of each kind after these rows, and for each secret the answers to them."""
        if played is None:
            return list(range(len(self.guesses))), self._answers
        if played not in self._kinds:
            codes = [self.guesses[guess] for guess in played]
            first = min(_renamed(codes, order) for order in self._orders)
            orders = [order for order in self._orders if _renamed(codes, order) == first]
            kinds: dict[Code, int] = {}
            for at, guess in enumerate(self.guesses):
                kinds.setdefault(min(_renamed([*codes, guess], order) for order in orders), at)
            some = list(kinds.values())
            self._kinds[played] = some, [bytes([row[at] for at in some]) for row in self._answers]
        return self._kinds[played]


def _renamed(codes: list[Code], order: tuple[int, ...]) -> Code:
    """Return the codes one after another, their pegs in another order and colours numbered as they appear."""
    names: dict[int, int] = {}
    return tuple([names.setdefault(code[peg], len(names)) for code in codes for peg in order])


def _parts(chosen: Chosen, answers: Chosen) -> tuple[Chosen, ...]:
    """Return the parts that these answers make of a set, without that of all red, the largest first."""
    parts: dict[int, list[int]] = {}
    for secret, feedback in zip(chosen, answers, strict=True):
        if feedback:
            parts.setdefault(feedback, []).append(secret)
    return tuple(sorted(map(tuple, parts.values()), key=lambda part: (-len(part), part)))
