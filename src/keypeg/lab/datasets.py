"""Datasets for learners, made from a seed: positions with the exact worth of every guess, and questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from keypeg.engine.candidates import candidates
from keypeg.engine.codec import letters
from keypeg.engine.sampling import random_code
from keypeg.engine.values import guess_codes, values
from keypeg.errors import KeypegError, shorten
from keypeg.lab.arena.text import rules_text
from keypeg.rules import Edition, MarkedRow, Position, agrees, contradiction, feedbacks, mark

Example = dict[str, Any]
"""A line of a dataset, which JSON can hold."""

MOST_RANDOM_ROWS = 4
MOST_CHOICES = 4
SHARE_CONSISTENT = 0.5
"""How many of the guesses agree with the rows before them; the others are any guesses."""


def examples(edition: Edition, kind: str, *, count: int, seed: int) -> Iterator[Example]:
    """Return `count` different examples of a kind; a seed gives the same ones on every machine."""
    if kind not in KINDS:
        raise KeypegError("dataset-kind", text=shorten(kind), kinds=tuple(KINDS))
    return _examples(edition, kind, count=count, seed=seed)


def _examples(edition: Edition, kind: str, *, count: int, seed: int) -> Iterator[Example]:
    chance = Random(seed)
    seen: set[str] = set()
    vain = 0
    while len(seen) < count and vain < 1000:
        made = KINDS[kind](edition, chance)
        if made is None or made["position"] in seen:
            vain += 1
            continue
        vain = 0
        seen.add(made["position"])
        yield {"kind": kind, "number": len(seen) - 1, **made}


def random_position(edition: Edition, chance: Random, *, rows: int) -> Position:
    """Return a position that can be reached, its code not broken: some guesses sensible, some not."""
    secret = random_code(edition, chance, repeats=edition.shape.secret_repeats)
    position = Position(edition)
    for _ in range(rows):
        if chance.random() < SHARE_CONSISTENT:
            guess = chance.choice(candidates(position))
        else:
            guess = random_code(edition, chance, repeats=edition.shape.guess_repeats)
        if guess != secret:
            position = Position(edition, (*position.rows, MarkedRow(guess, mark(secret, guess))))
    return position


def _value_example(edition: Edition, chance: Random) -> Example:
    """Return a position with what every guess loses: `lost / candidates` is its regret."""
    position = random_position(edition, chance, rows=chance.randint(0, MOST_RANDOM_ROWS))
    found = values(position)
    codes = guess_codes(edition.shape)
    return {
        "position": str(position),
        "candidates": len(found.candidates),
        "total": found.least,
        "exact": found.exact,
        "best": str(found.best.guess),
        "lost": {
            str(letters(edition, raw)): upper - found.least
            for raw, upper in zip(codes, found.upper, strict=True)
        },
    }


def _make_single(edition: Edition, chance: Random) -> Example | None:
    """Return a position that leaves one code, none of whose rows can be left out."""
    position = random_position(edition, chance, rows=edition.shape.rows - 1)
    left = candidates(position)
    if len(left) != 1:
        return None
    rows = list(position.rows)
    for row in position.rows:
        fewer = [one for one in rows if one is not row]
        if len(candidates(Position(edition, tuple(fewer)))) == 1:
            rows = fewer
    fewest = Position(edition, tuple(rows))
    asked = "Only one secret agrees with all rows. Which one?"
    return {
        "position": str(fewest),
        "answer": str(left[0]),
        "prompt": f"{_rows_text(fewest, asking=True)}\n\n{asked}",
    }


def _make_contradictory(edition: Edition, chance: Random) -> Example | None:
    """Return rows that no code agrees with, one feedback of which was changed, and a smallest set that shows it."""
    position = random_position(edition, chance, rows=chance.randint(2, min(6, edition.shape.rows)))
    if not position.rows:
        return None
    at = chance.randrange(len(position.rows))
    row = position.rows[at]
    wrong = chance.choice([one for one in feedbacks(edition.shape.pegs) if one != row.feedback])
    rows = (*position.rows[:at], MarkedRow(row.guess, wrong), *position.rows[at + 1 :])
    evidence = contradiction(edition, rows)
    if evidence is None:
        return None
    return {
        "position": str(Position(edition, rows)),
        "contradiction": list(evidence),
        "changed_row": at + 1,
        "true_feedback": str(row.feedback),
    }


def _choice(edition: Edition, chance: Random) -> Example | None:
    """Return a position and four codes, exactly one of which can be the secret."""
    position = random_position(edition, chance, rows=chance.randint(1, MOST_RANDOM_ROWS))
    left = candidates(position)
    if not position.rows or not left or len(left) == edition.shape.secrets:
        return None
    right = chance.choice(left)
    codes = {right}
    for _ in range(1000):
        code = random_code(edition, chance, repeats=edition.shape.secret_repeats)
        if len(codes) < MOST_CHOICES and not agrees(code, position.rows):
            codes.add(code)
    if len(codes) < MOST_CHOICES:
        return None
    order = sorted(codes)
    chance.shuffle(order)
    options = dict(zip("ABCD", map(str, order), strict=True))
    told = "\n".join(f"{letter}) {code}" for letter, code in options.items())
    return {
        "position": str(position),
        "choices": options,
        "answer": "ABCD"[order.index(right)],
        "prompt": f"{_rows_text(position)}\n\nOnly one of these codes can be the secret. Which one?\n{told}\n"
        "Answer with its letter alone.",
    }


def _consistency(edition: Edition, chance: Random) -> Example | None:
    """Return rows of which it is asked whether they can be true together: as often as not."""
    if chance.random() < SHARE_CONSISTENT:
        position = random_position(edition, chance, rows=chance.randint(2, min(6, edition.shape.rows)))
        made: Example | None = {"position": str(position)} if position.rows else None
        answer = "yes"
    else:
        # Most changes of a mark contradict nothing; tried again, so that both answers are equally likely.
        tries = (_make_contradictory(edition, chance) for _ in range(1000))
        made, answer = next(filter(None, tries), None), "no"
    if made is None:
        return None
    asked = "Is there a secret that agrees with all rows? Answer yes or no."
    prompt = f"{_rows_text(Position.parse(made['position']))}\n\n{asked}"
    return {**made, "answer": answer, "prompt": prompt}


def _rows_text(position: Position, *, asking: bool = False) -> str:
    """Return the rules of an edition and the rows on the board as a prompt."""
    rows = [
        f"Row {number}: {row.guess}: {row.feedback.red} red, {row.feedback.white} white"
        for number, row in enumerate(position.rows, 1)
    ]
    return "\n".join([rules_text(position.edition, asking=asking), "", *rows])


KINDS: dict[str, Callable[[Edition, Random], Example | None]] = {
    "values": _value_example,
    "single": _make_single,
    "choice": _choice,
    "consistency": _consistency,
    "contradictory": _make_contradictory,
}
