"""The check of a lower bound: no tree of guesses has a smaller total of rows than claimed.

It is slow and simple on purpose, and shares nothing with the search: no other module of the engine, no hash of a
set. A set of secrets is a Python integer with one bit per secret. Run it with
`python -m keypeg.proofs.bound_check FILE`, or `keypeg verify FILE`.

What it rests on, for a set of n secrets and a guess that splits it into parts:

* A tree that starts with the guess costs n rows for the guess, plus what the parts cost. The part of all red is
  finished. A guess that leaves the set in one part is never needed.
* A part of m secrets costs at least 2m - 1 rows: one secret can be guessed at once, the others need two rows. So
  each guess has a bound, and the least of them is a bound for the set (`look`).
* A guess has at most f answers besides all red. So of m secrets the first row breaks one at most, the second f, the
  third f times f: that, too, is a bound for a part (`floor`).
* Renamings of colours and pegs that keep all guesses made so far as they are keep the set as it is. So of the
  guesses that such a renaming takes into one another only one is checked.

A claim is [bound, {guess: {feedback: claim}}]: the guesses for which looks at the parts are not enough, each with the
parts that need a claim of their own. A claim [bound, null] is taken on trust and counted.
"""

from __future__ import annotations

import gzip
import json
import sys
from functools import cache
from itertools import permutations, product
from operator import eq
from pathlib import Path
from typing import Any, NamedTuple

BOUND_FORMAT = "keypeg lower bound 1"
_DIGITS = "123456789abcd"
_MOST_CODES = 40_000
MOST_DEPTH = 60
_MOST_ROWS = 1 << 31

_Code = tuple[int, ...]
Renaming = tuple[tuple[int, ...], tuple[int, ...]]
"""Peg j gets what was at the j-th entry of the first; colour c becomes the c-th entry of the second."""


class BoundError(Exception):
    """A claim that the check does not confirm."""


class Checked(NamedTuple):
    """What was checked: the bound, the claims confirmed, those taken on trust, and the sets looked at."""

    bound: int
    confirmed: int
    trusted: int
    looked: int


class Checker:
    """Confirms claims about one shape."""

    def __init__(
        self, pegs: int, colours: int, *, secret_repeats: bool = True, guess_repeats: bool = True
    ) -> None:
        self.pegs, self.colours = pegs, colours
        codes = list(product(range(colours), repeat=pegs))
        distinct = [code for code in codes if len(set(code)) == pegs]
        self.secrets = codes if secret_repeats else distinct
        self.guesses = codes if guess_repeats else distinct
        self.held = [[secret.count(colour) for colour in range(colours)] for secret in self.secrets]
        self.looked: dict[int, int] = {}
        self.floors = self._list_floors()
        self.confirmed = self.trusted = 0
        self.parts_of = cache(self._parts_of)

    def check(self, bound: int, claim: Any) -> Checked:  # noqa: ANN401 - as JSON has it
        """Confirm that every tree costs at least `bound`, or raise BoundError."""
        every = (1 << len(self.secrets)) - 1
        if not isinstance(claim, list) or claim[0] != bound:
            raise BoundError(f"the first claim is not that of the bound {bound}")
        self._confirm(every, claim, None, ())
        return Checked(bound, self.confirmed, self.trusted, len(self.looked))

    def floor(self, chosen: int) -> int:
        """Return what any set of this size costs at least."""
        return self.floors[chosen.bit_count()]

    def _list_floors(self) -> list[int]:
        answers = (self.pegs + 1) * (self.pegs + 2) // 2 - 2
        floors, row, width = [0], 1, 1
        while len(floors) <= len(self.secrets):
            floors += [floors[-1] + row * (at + 1) for at in range(width)]
            row, width = row + 1, width * answers
        return floors

    def look(self, chosen: int) -> int:
        """Return the least bound of any guess, from the number of its parts alone."""
        n = chosen.bit_count()
        if n <= 2:
            return 2 * n - 1
        if chosen not in self.looked:
            least = min(
                (cost for guess in self.guesses if (cost := self._count(chosen, guess)) is not None),
                default=3 * n,
            )
            self.looked[chosen] = max(least, self.floor(chosen))
        return self.looked[chosen]

    def _parts_of(self, guess: _Code) -> list[tuple[str, int]]:
        """Return which secrets answer the guess how; all red is left out."""
        parts: dict[str, int] = {}
        wanted = [guess.count(colour) for colour in range(self.colours)]
        for at, (secret, held) in enumerate(zip(self.secrets, self.held, strict=True)):
            if secret != guess:
                red = sum(map(eq, secret, guess))
                matches = sum(map(min, held, wanted))
                feedback = f"{red}-{matches - red}"
                parts[feedback] = parts.get(feedback, 0) | 1 << at
        return list(parts.items())

    def _count(self, chosen: int, guess: _Code) -> int | None:
        n = chosen.bit_count()
        cost, largest = n, 0
        for _, members in self.parts_of(guess):
            part = (chosen & members).bit_count()
            if part:
                cost += 2 * part - 1
                largest = max(largest, part)
        return cost if largest < n else None

    def _confirm(self, chosen: int, claim: Any, group: list[Renaming] | None, path: tuple[str, ...]) -> None:  # noqa: ANN401
        bound, hints = claim
        if hints is None:
            self.trusted += 1
            return
        for guess in self._kinds(group):
            cost = self._count(chosen, guess)
            if cost is not None and cost < bound:
                self._refute(chosen, guess, bound, (hints.get(_text(guess), {}), group, path))
        self.confirmed += 1

    def _refute(
        self,
        chosen: int,
        guess: _Code,
        bound: int,
        known: tuple[dict[str, Any], list[Renaming] | None, tuple[str, ...]],
    ) -> None:
        """Raise the bounds of the parts until the guess is seen to cost too much."""
        hints, group, path = known
        parts = [
            (feedback, chosen & members) for feedback, members in self.parts_of(guess) if chosen & members
        ]
        cost = chosen.bit_count() + sum(self.floor(part) for _, part in parts)
        parts.sort(key=lambda part: (part[0] not in hints, -part[1].bit_count()))
        kept: list[Renaming] | None = None
        for feedback, part in parts:
            if cost >= bound:
                return
            if feedback in hints:
                kept = self._list_keeping(guess, group) if kept is None else kept
                self._confirm(part, hints[feedback], kept, (*path, f"{_text(guess)}:{feedback}"))
                cost += max(0, hints[feedback][0] - self.floor(part))
            else:
                cost += self.look(part) - self.floor(part)
        if cost < bound:
            rows = " ".join(path) or "the start"
            raise BoundError(f"after {rows}, the guess {_text(guess)} may cost {cost}, less than {bound}")

    def _kinds(self, group: list[Renaming] | None) -> list[_Code]:
        """Return one guess of each kind, the lowest code of it."""
        if (
            group is None
        ):  # at the start every renaming is allowed: colours in order of appearance, most pegs first
            return sorted({min(self._patterns(guess)) for guess in self.guesses})
        seen: set[_Code] = set()
        kinds = []
        for guess in self.guesses:
            if guess not in seen:
                kinds.append(guess)
                seen.update(_rename(guess, renaming) for renaming in group)
        return kinds

    def _patterns(self, guess: _Code) -> set[_Code]:
        found = set()
        for code in permutations(guess):
            names: dict[int, int] = {}
            found.add(tuple(names.setdefault(colour, len(names)) for colour in code))
        return found

    def _list_keeping(self, guess: _Code, group: list[Renaming] | None) -> list[Renaming]:
        """Return the renamings of the group that take the guess to itself."""
        if group is not None:
            return [renaming for renaming in group if _rename(guess, renaming) == guess]
        kept = []
        for pegs in permutations(range(self.pegs)):
            names: dict[int, int] = {}
            if all(names.setdefault(guess[pegs[j]], guess[j]) == guess[j] for j in range(self.pegs)) and len(
                set(names.values())
            ) == len(names):
                free = [c for c in range(self.colours) if c not in guess]
                for order in permutations(free):
                    new = names | dict(zip(free, order, strict=True))
                    kept.append((pegs, tuple(new[c] for c in range(self.colours))))
        return kept


def _rename(guess: _Code, renaming: Renaming) -> _Code:
    pegs, colours = renaming
    return tuple(colours[guess[peg]] for peg in pegs)


def _text(code: _Code) -> str:
    return "".join(_DIGITS[colour] for colour in code)


def read_claims(data: dict[str, Any]) -> tuple[tuple[int, int, bool, bool], int, Any]:
    """Return the shape, the bound and the claim of a file; refuse what is not written as a lower bound."""
    if data.get("format") != BOUND_FORMAT:
        raise BoundError(f"not a lower bound: its format is not {BOUND_FORMAT!r}")
    match data.get("dimensions"):
        case [int() as pegs, int() as colours, bool() as secret_repeats, bool() as guess_repeats]:
            pass
        case other:
            raise BoundError(
                f"dimensions are {str(other)[:40]}, not pegs, colours and where colours may repeat"
            )
    if not (1 <= pegs <= 8 and 2 <= colours <= len(_DIGITS) and colours**pegs <= _MOST_CODES):
        raise BoundError(f"a shape of {pegs} pegs and {colours} colours cannot be checked")
    bound, claim = data.get("bound"), data.get("claim")
    if type(bound) is not int or not 0 <= bound < _MOST_ROWS:
        raise BoundError(f"the bound is {str(bound)[:40]}, not a number of rows")
    _check_form(claim, depth=0)
    return (pegs, colours, secret_repeats, guess_repeats), bound, claim


def check_claims(data: dict[str, Any]) -> Checked:
    """Check a lower bound as the file states it."""
    (pegs, colours, secret_repeats, guess_repeats), bound, claim = read_claims(data)
    checker = Checker(pegs, colours, secret_repeats=secret_repeats, guess_repeats=guess_repeats)
    if not checker.secrets:
        raise BoundError(f"{colours} colours are too few for {pegs} different pegs")
    return checker.check(bound, claim)


def _check_form(claim: object, *, depth: int) -> None:
    """Refuse what is not written as a claim."""
    match claim:
        case [int() as bound, None] if type(bound) is int:
            return
        case [int() as bound, dict() as guesses] if type(bound) is int and depth < MOST_DEPTH:
            for parts in guesses.values():
                if not isinstance(parts, dict):
                    raise BoundError(f"{str(parts)[:40]} is not a set of parts with claims")
                for part in parts.values():
                    _check_form(part, depth=depth + 1)
        case _:
            raise BoundError(f"{str(claim)[:40]} is not a claim: it is [bound, null] or [bound, guesses]")


def main() -> None:
    """Check the file named on the command line."""
    raw = Path(sys.argv[1]).read_bytes()
    checked = check_claims(json.loads(gzip.decompress(raw) if raw[:2] == b"\x1f\x8b" else raw))
    sys.stdout.write(f"no tree has a total below {checked.bound}: {checked.confirmed} claims confirmed, "
                     f"{checked.trusted} taken on trust, {checked.looked} sets looked at\n")  # fmt: skip


if __name__ == "__main__":
    main()
