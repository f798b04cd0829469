"""The coach: what the rows of a position say about the code, found by the engine and said as a teacher would say it.

A fact holds in every code that agrees with the rows, and was not known before the first of them. Its rows are a
smallest set that implies it: one row is seen at a glance, two are a thought, three are a puzzle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import lru_cache
from itertools import combinations

from keypeg.engine.candidates import Candidates, some_candidates
from keypeg.errors import EditionError
from keypeg.rules import BLANK, Code, Edition, Feedback, Position
from keypeg.rules.shape import Counting
from keypeg.words import Message, message

MOST_ROWS = 3
"""More rows together are not for people."""
MOST_CODES = 600_000
"""Shapes with more secrets are too large for facts that are found while a person waits."""
SAID_AT_ONCE = 2


class FactKind(IntEnum):
    """What a fact is about; of those that need as many rows, the kind that comes first is said first."""

    OUT = 1
    FIXED = 2
    EXACTLY = 3
    AT_LEAST = 4
    ONE_OF_TWO = 5
    NOT_HERE = 6
    TOGETHER = 7
    AT_MOST = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """A statement about the code that follows from `rows`, numbered from 1; none if it takes more than three.

    `letters` are the colours it is about, `holes` are numbered from 1, and `count` is how often a colour is there.
    """

    kind: FactKind
    edition: Edition = field(repr=False)
    letters: str
    holes: tuple[int, ...] = ()
    count: int = 0
    rows: tuple[int, ...] = ()
    barren: bool = False
    """Whether its only row has no key pegs."""

    @property
    def message(self) -> Message:
        """The fact with the rows it follows from."""
        if not self.rows:
            return message("coach-all-rows", fact=self.statement)
        if self.barren:
            return message("coach-no-key-pegs", row=self.rows[0], fact=self.statement)
        if len(self.rows) == 1:
            return message("coach-one-row", row=self.rows[0], fact=self.statement)
        return message("coach-rows", rows=self.rows, fact=self.statement)

    @property
    def statement(self) -> Message:
        """The fact alone."""
        kind = self.kind.name.lower().replace("_", "-")
        if self.letters == BLANK:
            return message(f"coach-empty-{kind}", holes=self.holes, count=self.count or len(self.holes))
        if self.kind in (FactKind.ONE_OF_TWO, FactKind.TOGETHER):
            first, second = (self._name(letter) for letter in self.letters)
            return message(f"coach-{kind}", first=first, second=second)
        if self.kind is FactKind.FIXED:
            return message("coach-fixed", colours=self._keys(self.letters), hole=self.holes[0])
        if self.kind is FactKind.EXACTLY and not self.edition.shape.secret_repeats:
            kind = "in"
        return message(
            f"coach-{kind}",
            symbols=self._name(self.letters),
            many=len(self.letters),
            count=self.count,
            holes=self.holes,
            places=len(self.holes),
        )

    @property
    def notes(self) -> tuple[tuple[str, int, bool], ...]:
        """Return what it means for notes: a colour, a hole, and whether it is there for sure or surely not."""
        if self.kind is FactKind.OUT:
            holes = range(1, self.edition.shape.pegs + 1)
            return tuple((letter, hole, False) for letter in self.letters for hole in holes)
        if self.kind in (FactKind.FIXED, FactKind.NOT_HERE):
            return tuple((self.letters, hole, self.kind is FactKind.FIXED) for hole in self.holes)
        return ()

    def find_refuted_part(self, code: Code) -> Fact | None:
        """Return what of this fact is not true of a code: the colours or holes concerned; None if all of it is."""
        counts = {letter: str(code).count(letter) for letter in self.letters}
        match self.kind:
            case FactKind.OUT | FactKind.EXACTLY:
                return self._restrict(letter for letter, count in counts.items() if count != self.count)
            case FactKind.AT_LEAST:
                return self._restrict(letter for letter, count in counts.items() if count < self.count)
            case FactKind.AT_MOST:
                return self._restrict(letter for letter, count in counts.items() if count > self.count)
            case FactKind.FIXED:
                return None if all(str(code)[hole - 1] == self.letters for hole in self.holes) else self
            case FactKind.NOT_HERE:
                holes = tuple(hole for hole in self.holes if str(code)[hole - 1] == self.letters)
                return replace(self, holes=holes) if holes else None
            case FactKind.ONE_OF_TWO | FactKind.TOGETHER:
                some = sum(map(bool, counts.values()))
                return None if (some == 1) == (self.kind is FactKind.ONE_OF_TWO) else self

    def _restrict(self, letters: Iterable[str]) -> Fact | None:
        said = "".join(letters)
        return replace(self, letters=said) if said else None

    def _name(self, letters: str) -> Message:
        """Return colours as the subject of a sentence."""
        if letters.isdigit():
            return message("symbol-digits", digits=tuple(letters), many=len(letters))
        return message("symbol-colours", symbols=self._keys(letters))

    def _keys(self, letters: str) -> tuple[str, ...]:
        names = {colour.letter: colour.name for colour in self.edition.colours}
        return tuple(names[letter] for letter in letters)

    def __str__(self) -> str:
        return str(self.message)


@dataclass(frozen=True, slots=True)
class Explanation:
    """What the rows say: every fact, the simplest first; and what the last row added, if it added anything.

    `latest` says it in words, and `new` are the facts among them.
    """

    facts: tuple[Fact, ...]
    latest: tuple[Message, ...]
    new: tuple[Fact, ...] = ()

    def __str__(self) -> str:
        return "\n".join(map(str, self.facts))


def explain(position: Position) -> Explanation:
    """Return what the rows of a position say; contradictory rows raise `Contradiction`.

    >>> print(explain(Position.parse("classic RRBB:0-0 GGYY:1-0")))
    Row 1 has no key pegs: red and blue are not in the code.
    Row 2: either green or yellow is in the code, not both.
    Row 2: yellow is not in holes 1 and 2.
    Row 2: green is not in holes 3 and 4.
    Row 2: green and yellow are each in the code at most once.
    """
    _check_size(position.edition)
    some_candidates(position)
    facts = _sort(position, _support(position))
    if not position.rows:
        return Explanation(facts, ())
    new = _new_facts(position, facts)
    return Explanation(facts, _describe_latest(position, new), new or ())


def _new_facts(position: Position, facts: Iterable[Fact]) -> tuple[Fact, ...] | None:
    """Return the simplest facts that the last row adds; None if only one answer to it was possible."""
    before = replace(position, rows=position.rows[:-1])
    left = some_candidates(before)
    if len(left.sizes(position.rows[-1].guess)) == 1:
        return None
    known = _Profile(left)
    return tuple(fact for fact in facts if not known.proves(fact))[:SAID_AT_ONCE]


def _describe_latest(position: Position, new: tuple[Fact, ...] | None) -> tuple[Message, ...]:
    number, answer = len(position.rows), position.rows[-1].feedback
    if new is None:
        return (message("coach-nothing-new", row=number),)
    if new:
        first, *others = new
        # One row may tell two things: it is named once.
        return first.message, *(
            message("coach-also", fact=one.statement) if one.rows == first.rows else one.message
            for one in others
        )
    if position.edition.shape.counting is not Counting.BOTH:
        code = f"coach-row-{position.edition.shape.counting.value}"
        return (message(code, row=number, count=answer.red + answer.white),)
    return (message("coach-row", row=number, red=answer.red, white=answer.white),)


def explain_refusal(
    position: Position, guess: Code, *, numbers: Sequence[int] | None = None
) -> Message | None:
    """Return the clearest row that says no to a guess, and why; None if the guess can be the code.

    `numbers` are those of the rows, if they are not 1, 2 and so on.

    >>> print(explain_refusal(Position.parse("classic RRBB:0-0"), Code("RGYW")))
    Row 1 says that none of its colours is in the code, but this guess has one of them.
    """
    found = []
    for number, row in zip(numbers or range(1, len(position.rows) + 1), position.rows, strict=True):
        earned = position.edition.mark(guess, row.guess)
        said, has = row.feedback.red + row.feedback.white, earned.red + earned.white
        if said != has and position.edition.shape.counting is not Counting.PLACES:
            why = "none" if not said else "few" if has < said else "many"
            found.append((said > 0, -abs(said - has), number, why, said, has))
        elif earned != row.feedback:
            found.append((True, 0, number, "places", row.feedback.red, earned.red))
    if not found:
        total = position.edition.digit_sum(guess)
        if total is None or position.digit_sum in (None, total):
            return None
        return message("coach-why-digit-sum", said=position.digit_sum, has=total)
    _, _, number, why, said, has = min(found)
    return message(f"coach-why-{why}", row=number, said=said, has=has)


def _check_size(box: Edition) -> None:
    if box.shape.secrets > MOST_CODES:
        raise EditionError("too-many-codes", edition=str(box), codes=box.shape.secrets, most=MOST_CODES)


class _Profile:
    """What a set of codes has in common: the colours of each hole, and how often each colour occurs."""

    def __init__(self, codes: Candidates) -> None:
        self.edition, raw = codes.edition, codes.raw
        pegs = self.edition.shape.pegs
        columns = [raw[hole::pegs] for hole in range(pegs)]
        letters = self.edition.letters
        self.holes = [{letters[number] for number in set(column)} for column in columns]
        presence: dict[str, int] = {}
        self.counts: dict[str, tuple[int, int]] = {}
        for number, letter in enumerate(letters):
            # One byte per code: a sum of whole columns counts the colour in every code at once.
            only = bytes(value == number for value in range(256))
            total = sum(int.from_bytes(column.translate(only)) for column in columns)
            counts = total.to_bytes(len(columns[0]))
            self.counts[letter] = min(counts), max(counts)
            presence[letter] = int.from_bytes(counts.translate(bytes(value > 0 for value in range(256))))
        self._presence, self._size = presence, len(columns[0])

    def pair(self, first: str, second: str) -> frozenset[int]:
        """Return how two colours occur: 0 for neither, 1 for the first alone, 2 for the second alone, 3 for both."""
        return frozenset((self._presence[first] + 2 * self._presence[second]).to_bytes(self._size))

    def proves(self, fact: Fact) -> bool:
        """Return whether a fact holds in every code of the set."""
        counts = [self.counts[letter] for letter in fact.letters]
        match fact.kind:
            case FactKind.OUT:
                return all(most == 0 for _, most in counts)
            case FactKind.EXACTLY:
                return all(least == most == fact.count for least, most in counts)
            case FactKind.AT_LEAST:
                return all(least >= fact.count for least, _ in counts)
            case FactKind.AT_MOST:
                return all(most <= fact.count for _, most in counts)
            case FactKind.FIXED:
                return all(self.holes[hole - 1] == {fact.letters} for hole in fact.holes)
            case FactKind.NOT_HERE:
                return all(fact.letters not in self.holes[hole - 1] for hole in fact.holes)
            case FactKind.ONE_OF_TWO:
                return self.pair(*fact.letters) <= {1, 2}
            case FactKind.TOGETHER:
                return self.pair(*fact.letters) <= {0, 3}

    def facts(self, before: _Profile) -> Iterator[Fact]:
        """Yield what holds here and did not hold before, without what follows from something simpler."""
        open_colours = []
        for letter, (least, most) in self.counts.items():
            was_least, was_most = before.counts[letter]
            if most == 0:
                if was_most:
                    yield self._fact(FactKind.OUT, letter)
                continue
            if least == most:
                if (least, most) != (was_least, was_most):
                    yield self._fact(FactKind.EXACTLY, letter, count=least)
            else:
                if least > was_least:
                    yield self._fact(FactKind.AT_LEAST, letter, count=least)
                # That a colour is there at most twice helps nobody.
                if most == 1 < was_most:
                    yield self._fact(FactKind.AT_MOST, letter, count=most)
                if least == 0 and letter != BLANK:
                    open_colours.append(letter)
            if self.edition.shape.counting is Counting.COLOURS:
                # Places are no part of such a code (R5b).
                continue
            for hole, (here, was) in enumerate(zip(self.holes, before.holes, strict=True), 1):
                if here == {letter} != was:
                    yield self._fact(FactKind.FIXED, letter, holes=(hole,))
                elif len(here) > 1 and letter in was - here:
                    yield self._fact(FactKind.NOT_HERE, letter, holes=(hole,))
        for first, second in combinations(open_colours, 2):
            ways = self.pair(first, second)
            if ways == {1, 2}:
                yield self._fact(FactKind.ONE_OF_TWO, first + second)
            elif ways == {0, 3}:
                yield self._fact(FactKind.TOGETHER, first + second)

    def _fact(self, kind: FactKind, letters: str, *, holes: tuple[int, ...] = (), count: int = 0) -> Fact:
        return Fact(kind=kind, edition=self.edition, letters=letters, holes=holes, count=count)


@lru_cache(maxsize=16)
def _first_profile(box: Edition) -> _Profile:
    return _Profile(some_candidates(Position(box)))


def _support(position: Position) -> Iterator[Fact]:
    """Yield the facts of a position with the rows that imply them, those of one kind and one reason as one fact."""
    box = position.edition
    before = _first_profile(box)
    waiting = list(_Profile(some_candidates(position)).facts(before))
    groups: dict[tuple[object, ...], Fact] = {}
    for rows in _supports(len(position.rows)):
        if not waiting:
            break
        profile = _Profile(some_candidates(Position(box, tuple(position.rows[row - 1] for row in rows))))
        proven = [fact for fact in waiting if profile.proves(fact)]
        waiting = [fact for fact in waiting if fact not in proven]
        barren = len(rows) == 1 and position.rows[rows[0] - 1].feedback == Feedback(0, 0)
        for fact in proven:
            _add(groups, replace(fact, rows=rows, barren=barren))
    for fact in waiting:
        _add(groups, fact)
    yield from groups.values()


def _supports(rows: int) -> Iterator[tuple[int, ...]]:
    """Yield sets of rows, the smaller ones first, and of equal ones those with later rows first."""
    for size in range(1, min(MOST_ROWS, rows) + 1):
        yield from (tuple(reversed(some)) for some in combinations(range(rows, 0, -1), size))


_TOGETHER_SAID = (FactKind.OUT, FactKind.EXACTLY, FactKind.AT_LEAST, FactKind.AT_MOST)


def _add(groups: dict[tuple[object, ...], Fact], fact: Fact) -> None:
    """Add a fact: several colours that are out are one sentence, and so are several holes of one colour."""
    empty = fact.letters == BLANK
    if fact.kind in _TOGETHER_SAID:
        key: tuple[object, ...] = (fact.kind, fact.rows, fact.count, empty)
    elif fact.kind is FactKind.NOT_HERE:
        key = (fact.kind, fact.rows, fact.letters)
    else:
        key = (fact.kind, fact.rows, fact.letters, fact.holes)
    known = groups.get(key)
    if known is None:
        groups[key] = fact
    elif fact.kind is FactKind.NOT_HERE:
        groups[key] = replace(known, holes=(*known.holes, *fact.holes))
    else:
        groups[key] = replace(known, letters=known.letters + fact.letters)


def _sort(position: Position, facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """Return the simplest facts first; what rows say of colours that are not in them follows from the rest."""

    def order(fact: Fact) -> tuple[int, bool, FactKind, tuple[int, ...], tuple[int, ...], str]:
        played = "".join(str(position.rows[row - 1].guess) for row in fact.rows)
        elsewhere = not any(letter in played for letter in fact.letters)
        return len(fact.rows) or MOST_ROWS + 1, elsewhere, fact.kind, fact.rows, fact.holes, fact.letters

    return tuple(sorted(facts, key=order))
