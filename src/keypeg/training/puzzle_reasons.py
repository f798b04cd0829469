"""Why the answer to a puzzle is right, as the coach says it: what the rows tell, then what follows from that."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from keypeg.engine.candidates import some_candidates
from keypeg.rules import Code, Position
from keypeg.training.coach import MOST_ROWS, Fact, explain
from keypeg.words import Message, message

_TELLING = 0.75
"""A fact is worth a sentence if it leaves at most this share of the codes that those before it have left."""


def choose_facts(position: Position, *, most: int) -> tuple[Fact, ...]:
    """Return at most `most` facts that narrow the codes down, the simplest first.

    >>> print(*choose_facts(Position.parse("classic RRBB:0-0 GGYY:1-0"), most=2), sep="\\n")
    Row 1 has no key pegs: red and blue are not in the code.
    Row 2: either green or yellow is in the code, not both.
    """
    chosen: list[Fact] = []
    left: list[Code] = list(some_candidates(Position(position.edition)))
    for fact in explain(position).facts:
        if len(chosen) == most:
            break
        fitting = [code for code in left if fact.find_refuted_part(code) is None]
        if len(fitting) <= _TELLING * len(left):
            chosen.append(fact)
            left = fitting
    return tuple(chosen)


def explain_facts(position: Position, *, most: int) -> tuple[Message, ...]:
    """Return the sentences of the facts that narrow the codes down."""
    return tuple(fact.message for fact in choose_facts(position, most=most))


def find_clash(position: Position, rows: tuple[int, ...], wrong: int) -> tuple[Fact, ...]:
    """Return one or two facts of the other rows of a contradiction that row `wrong` denies; none if it takes more.

    `rows` are numbered from 1 and cannot all be true; without row `wrong` they can.
    """
    others = tuple(row for row in rows if row != wrong)
    if not others or len(others) > MOST_ROWS:
        return ()
    box = position.edition
    true = explain(Position(box, tuple(position.rows[row - 1] for row in others))).facts
    fitting = list(some_candidates(Position(box, (position.rows[wrong - 1],))))
    for some in (*combinations(true, 1), *combinations(true, 2)):
        if all(any(fact.find_refuted_part(code) is not None for fact in some) for code in fitting):
            return tuple(replace(fact, rows=tuple(others[row - 1] for row in fact.rows)) for fact in some)
    return ()


def explain_wrong_clue(position: Position, rows: tuple[int, ...], wrong: int) -> tuple[Message, ...]:
    """Return why the rows of a contradiction cannot all be true."""
    clash = find_clash(position, rows, wrong)
    if not clash:
        return (message("puzzle-why-contradict", count=len(rows), rows=rows),)
    return (*(fact.message for fact in clash), message("puzzle-why-denies", row=wrong))
