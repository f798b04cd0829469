"""Making puzzles: positions drawn from a seed until one has the property that is asked for, at the level asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import log2
from random import Random

from keypeg.engine.candidates import candidates
from keypeg.engine.codec import letters, numbers, part_sizes
from keypeg.engine.verdict import count, position_verdict
from keypeg.errors import NotationError, shorten
from keypeg.rules import Code, Edition, Feedback, MarkedRow, Position, edition, feedbacks, mark
from keypeg.training.perfect import PerfectPlay, every_guess
from keypeg.training.puzzle import LEVELS, Puzzle, PuzzleKind
from keypeg.training.puzzle_reasons import explain_facts, explain_wrong_clue
from keypeg.words import Message, message

_TRIES = {
    PuzzleKind.ONLY_CODE: 40,
    PuzzleKind.PERFECT_GUESS: 10,
    PuzzleKind.WRONG_CLUE: 40,
    PuzzleKind.WIN_IN_TWO: 30,
}
"""How many positions are drawn for one puzzle; the one whose rating is nearest to the level is taken."""

EASY, _MIDDLE, LARGE = "kids", "classic", "expert/4x8"
_EDITIONS = (EASY, EASY, EASY, _MIDDLE, _MIDDLE, _MIDDLE, _MIDDLE, _MIDDLE, LARGE, LARGE)
"""The edition of each level."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A puzzle before it is chosen."""

    position: Position
    answer: str
    rating: float
    explain: Callable[[], tuple[Message, ...]]
    """Says why the answer is right; asked only of the puzzle that is chosen."""


def make_puzzle(kind: PuzzleKind, *, level: int, seed: str | int) -> Puzzle:
    """Return the puzzle of a kind, a level and a seed; the same three always make the same one."""
    if level not in LEVELS:
        raise NotationError("puzzle-level", level=level, most=LEVELS[-1])
    chance = Random(f"keypeg-puzzle-1 {kind} {level} {seed}")
    box = edition(_EDITIONS[level - 1])
    low, high = _RATINGS[kind]
    wanted = low + (high - low) * (level - 1) / (len(LEVELS) - 1)
    best: Draft | None = None
    tried = 0
    while best is None or tried < _TRIES[kind]:
        tried += 1
        draft = _MAKERS[kind](box, chance, wanted)
        if draft and (best is None or abs(draft.rating - wanted) < abs(best.rating - wanted)):
            best = draft
        if best and abs(best.rating - wanted) < 0.3:
            break
    return Puzzle(
        kind=kind,
        level=level,
        seed=str(seed),
        position=best.position,
        answer=best.answer,
        rating=round(best.rating, 2),
        explain=best.explain,
    )


def read_puzzle(key: str) -> Puzzle:
    """Return the puzzle that a key names, such as `only-code:3:abc`."""
    kind, _, rest = key.partition(":")
    level, _, seed = rest.partition(":")
    if kind not in set(PuzzleKind) or not (level.isascii() and level.isdigit() and len(level) <= 2):
        raise NotationError("puzzle-not-a-key", text=shorten(key))
    if not seed or len(seed) > 40 or not seed.isascii() or not seed.isprintable():
        raise NotationError("puzzle-not-a-key", text=shorten(key))
    return make_puzzle(PuzzleKind(kind), level=int(level), seed=seed)


def _only_code(box: Edition, chance: Random, wanted: float) -> Draft | None:
    """Rows that leave one code, each of them needed."""
    secret = _draw(box, chance)
    rows: list[MarkedRow] = []
    while (left := candidates(Position(box, tuple(rows)))) and len(left) > 1:
        if len(rows) == min(7, box.shape.rows):
            return None
        # A guess that could be the secret tells more at once: early levels get more of these.
        near = chance.random() * 7 > wanted
        guess = left[chance.randrange(len(left))] if near and rows else _draw(box, chance)
        if guess != secret:
            rows.append(MarkedRow(guess, mark(secret, guess)))
    rows = _drop_idle_rows(box, rows)
    position = Position(box, tuple(rows))
    alone = [count(Position(box, (row,))) for row in rows]
    if len(rows) < 2:
        return None

    def explain() -> tuple[Message, ...]:
        return (*explain_facts(position, most=4), message("puzzle-why-only-code", code=str(secret)))

    return Draft(position, str(secret), log2(min(alone)) / 2 + len(rows) - 1, explain)


def _drop_idle_rows(box: Edition, rows: list[MarkedRow]) -> list[MarkedRow]:
    """The rows without those that tell nothing new."""
    for row in list(rows):
        rest = [other for other in rows if other is not row]
        if count(Position(box, tuple(rest))) == 1:
            rows = rest
    return rows


def _perfect_guess(box: Edition, chance: Random, wanted: float) -> Draft | None:
    """A position of few codes where most guesses, and most codes that could win, are not perfect."""
    most = 4 + round(wanted)
    position = _play_position(box, chance, least=3, most=min(most, 10))
    if position is None:
        return None
    left = candidates(position)
    play = PerfectPlay(box.shape)
    perfect = play.solve(left.raw)
    winning = [code for code in left if numbers(box, code) in perfect.guesses]
    if 3 * len(winning) > 2 * len(left):
        return None
    total = len(every_guess(box.shape)) // box.shape.pegs
    rating = log2(total / len(perfect.guesses)) / 2 + log2(len(left)) + (0 if winning else 1)
    best = winning[0] if winning else letters(box, perfect.guesses[0])
    sizes = [n for n in part_sizes(box.shape, left.raw, numbers(box, best))[0] if n]

    def explain() -> tuple[Message, ...]:
        return (
            *explain_facts(position, most=2),
            message("puzzle-why-left", left=len(left)),
            message("puzzle-why-splits", code=str(best), answers=len(sizes), most=max(sizes)),
            message("puzzle-why-could-win" if winning else "puzzle-why-no-candidate", code=str(best)),
            message("puzzle-why-perfect-count", count=len(perfect.guesses)),
        )

    return Draft(position, str(best), rating, explain)


def _wrong_clue(box: Edition, chance: Random, wanted: float) -> Draft | None:
    """True rows but for one, so that only leaving that one out lets the others agree."""
    secret = _draw(box, chance)
    number = min(box.shape.rows, 3 + round(wanted / 2) + chance.randrange(2))
    rows = [MarkedRow(guess, mark(secret, guess)) for guess in (_draw(box, chance) for _ in range(number))]
    wrong = chance.randrange(number)
    false = _near_miss(box, rows[wrong], chance)
    rows[wrong] = MarkedRow(rows[wrong].guess, false)
    position = Position(box, tuple(rows))
    found = position_verdict(position)
    if not found.rows:
        return None
    without = [count(Position(box, tuple(rows[:i] + rows[i + 1 :]))) for i in range(number)]
    if [i for i, left in enumerate(without) if left] != [wrong]:
        return None

    def explain() -> tuple[Message, ...]:
        return (
            *explain_wrong_clue(position, found.rows, wrong + 1),
            message("puzzle-why-without", row=wrong + 1, left=without[wrong]),
            message("puzzle-why-no-other", row=wrong + 1),
        )

    return Draft(position, str(wrong + 1), len(found.rows) + number / 2, explain)


def _near_miss(box: Edition, row: MarkedRow, chance: Random) -> Feedback:
    """Another feedback, one key peg away if there is one."""
    told = row.feedback
    others = [one for one in feedbacks(box.shape.pegs) if one != told and one.red < box.shape.pegs]
    near = [one for one in others if abs(one.red - told.red) + abs(one.white - told.white) == 1]
    return chance.choice(near or others)


def _win_in_two(box: Edition, chance: Random, wanted: float) -> Draft | None:
    """A position where some guess, but not just any, tells all codes apart."""
    position = _play_position(box, chance, least=3, most=min(3 + round(wanted), 12))
    if position is None:
        return None
    left = candidates(position)
    shape = box.shape
    guesses = every_guess(shape)
    parts = part_sizes(shape, left.raw, guesses)
    good = [
        letters(box, _code_at(guesses, at, shape.pegs)) for at, sizes in enumerate(parts) if max(sizes) == 1
    ]
    if not good:
        return None
    among = [code for code in left if code in good]
    if 2 * len(among) > len(left):
        return None
    best = among[0] if among else good[0]
    rating = log2(len(parts) / len(good)) / 2 + log2(len(left)) + (0 if among else 1)

    def explain() -> tuple[Message, ...]:
        return (
            *explain_facts(position, most=2),
            message("puzzle-why-left", left=len(left)),
            message("puzzle-why-all-apart", code=str(best), left=len(left)),
            message("puzzle-why-could-win" if among else "puzzle-why-no-candidate", code=str(best)),
            message("puzzle-why-separating-count", count=len(good)),
        )

    return Draft(position, str(best), rating, explain)


def _code_at(guesses: bytes, at: int, pegs: int) -> bytes:
    return guesses[at * pegs : (at + 1) * pegs]


def _play_position(box: Edition, chance: Random, *, least: int, most: int) -> Position | None:
    """A position from a game in play whose codes left are within bounds."""
    secret = _draw(box, chance)
    rows: list[MarkedRow] = []
    while len(rows) < box.shape.rows:
        left = candidates(Position(box, tuple(rows)))
        if least <= len(left) <= most:
            return Position(box, tuple(rows))
        if len(left) < least:
            return None
        guess = left[chance.randrange(len(left))] if rows and chance.random() < 0.6 else _draw(box, chance)
        if guess == secret or any(row.guess == guess for row in rows):
            return None
        rows.append(MarkedRow(guess, mark(secret, guess)))
    return None


def _draw(box: Edition, chance: Random) -> Code:
    return Code("".join(chance.choices(box.letters, k=box.shape.pegs)))


_MAKERS: dict[PuzzleKind, Callable[[Edition, Random, float], Draft | None]] = {
    PuzzleKind.ONLY_CODE: _only_code,
    PuzzleKind.PERFECT_GUESS: _perfect_guess,
    PuzzleKind.WRONG_CLUE: _wrong_clue,
    PuzzleKind.WIN_IN_TWO: _win_in_two,
}
_RATINGS: dict[PuzzleKind, tuple[float, float]] = {
    PuzzleKind.ONLY_CODE: (2.0, 7.0),
    PuzzleKind.PERFECT_GUESS: (3.0, 8.5),
    PuzzleKind.WRONG_CLUE: (3.5, 8.5),
    PuzzleKind.WIN_IN_TWO: (2.5, 8.0),
}
"""The rating wanted at the lowest and at the highest level, as far as the editions have it."""
