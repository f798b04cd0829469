"""The face of the library: the same functions as below it, for people who type texts."""

from __future__ import annotations

import time
from collections.abc import Callable

from keypeg.engine.candidates import Candidates
from keypeg.engine.candidates import candidates as _candidates
from keypeg.engine.check import Check
from keypeg.engine.check import check as _check
from keypeg.engine.hint import Hint
from keypeg.engine.hint import hint as _hint
from keypeg.engine.interval import Interval
from keypeg.engine.levels import level as _level
from keypeg.engine.plugins import ChooseGuess, custom_strategy
from keypeg.engine.review_model import Review
from keypeg.engine.reviewer import review as _review
from keypeg.engine.simulate import Simulation, simulate_level
from keypeg.engine.simulate import simulate as _simulate
from keypeg.engine.solver import position_solver
from keypeg.engine.strategies import Strategy
from keypeg.engine.strategies import strategy as _built_in
from keypeg.engine.values import Values
from keypeg.engine.values import regret as _regret
from keypeg.engine.values import value as _value
from keypeg.engine.values import values as _values
from keypeg.errors import KeypegError, require
from keypeg.rules import Code, Edition, Game, Match, Position
from keypeg.rules.catalogue import edition_of
from keypeg.training.assessment import assess
from keypeg.training.coach import Explanation
from keypeg.training.coach import explain as _explain


def explain(position: Position | str) -> Explanation:
    """Return what the rows of a position say about the code, the simplest first; printed, it is sentences.

    >>> print(explain("classic RRBB:0-0 GGGG:2-0"))
    Row 1 has no key pegs: red and blue are not in the code.
    Row 2: green is in the code exactly twice.
    """
    return _explain(_position(position))


def candidates(position: Position | str) -> Candidates:
    """Return every code that agrees with all rows of a position, in the order of the colours.

    >>> [str(code) for code in candidates("classic RRGG:1-0 RBYB:2-1")][:3]
    ['RBBW', 'RBBK', 'RBWY']
    """
    return _candidates(_position(position))


def check(position: Position | str) -> Check:
    """Whether the rows of a position can be true together, and what would repair them.

    >>> check("classic RRRR:0-0 RRGG:2-0 GGGG:1-0").contradiction
    (1, 2, 3)
    """
    return _check(_position(position))


def hint(position: Position | str, *, strategy: str | Strategy | ChooseGuess = "best", seed: int = 0) -> Hint:
    """Return a good guess at a position, and why.

    Where the book has no guess, it needs the native kernel to find the same one everywhere: without it, it may be
    another good one.

    >>> hint("classic RRGG:1-0 RBYB:2-1").left
    13
    """
    require(seed, int, what="a random seed")
    return _hint(_position(position), by=_strategy(strategy), seed=seed)


def simulate(
    edition: Edition | str,
    strategy: str | Strategy | ChooseGuess | None = None,
    *,
    level: str | None = None,
    seed: int = 0,
    progress: Callable[[int, int], object] | None = None,
) -> Simulation:
    """Let a strategy (a name, a `Strategy`, or your own function) or a level break every secret, and count the rows.

    Without either it is the strategy `entropy`.

    >>> simulate("classic", "minimax").total  # Knuth 1977: 5801 rows for 1296 secrets
    5801
    >>> simulate("3x3", level="steady").secrets
    27
    """
    require(seed, int, what="a random seed")
    require(level, str, type(None), what="a level")
    box = edition_of(edition)
    if level is None:
        return _simulate(
            box, _strategy("entropy" if strategy is None else strategy), seed=seed, progress=progress
        )
    if strategy is not None:
        raise KeypegError("simulate-both")
    return simulate_level(box, _level(level), seed=seed, progress=progress)


def review(match: Match, *, game: int | Game | None = None, seconds: float = 10.0) -> Review:
    """Return the rows each guess of a game lost, and what was luck; numbers not settled in time are bounds.

    Without `game`, which is counted from 1, it is the last game that is over. Its `assessment` says it in a few
    sentences: what was good, the row to learn from, and why.

    >>> from keypeg.rules import new_match, play
    >>> match = new_match("3x3", ["Ada", "Ben"])
    >>> match, _ = play(match, 0, "secret RGB")
    >>> for guess in ("RRG", "RGB"):
    ...     match, _ = play(match, 1, f"guess {guess}")
    >>> [row.after for row in review(match).rows]
    [4, 1]
    """
    require(match, Match, what="a match")
    require(seconds, int, float, what="the time in seconds")
    end = time.monotonic() + seconds
    one, box = match.find_game(game), match.setup.edition
    digit_sum = box.digit_sum(one.secret)
    found = _review(
        box,
        one.rows,
        solver=position_solver(Position(box, (), digit_sum)),
        seconds_left=lambda: end - time.monotonic(),
        secret=one.secret,
        digit_sum=digit_sum,
    )
    return assess(found)


def value(position: Position | str, *, seconds: float = 10.0) -> Interval:
    """Return the rows that perfect play still expects: exact, or an interval where the time was not enough.

    >>> print(value("classic"))  # Koyama and Lai 1993: 5625 rows for 1296 secrets
    4.340
    """
    require(seconds, int, float, what="the time in seconds")
    return _value(_position(position), seconds=seconds)


def values(position: Position | str, *, seconds: float = 10.0) -> Values:
    """Return the rows that every guess at a position expects, and its regret against perfect play.

    >>> found = values("classic")
    >>> str(found.best.guess), str(found["RRRR"].regret), found.exact
    ('RRBG', '0.535', True)
    """
    require(seconds, int, float, what="the time in seconds")
    return _values(_position(position), seconds=seconds)


def regret(position: Position | str, guess: Code | str, *, seconds: float = 10.0) -> Interval:
    """Return the rows that one guess loses on average against perfect play.

    >>> regret("classic", "RRBB").lower
    Fraction(77, 1296)
    """
    require(guess, str, Code, what="a guess")
    require(seconds, int, float, what="the time in seconds")
    here = _position(position)
    return _regret(here, here.edition.guess(str(guess)), seconds=seconds)


def _strategy(strategy: str | Strategy | ChooseGuess) -> Strategy:
    if not callable(strategy):
        require(strategy, str, Strategy, what="a strategy")
    if isinstance(strategy, Strategy):
        return strategy
    return _built_in(strategy) if isinstance(strategy, str) else custom_strategy(strategy)


def _position(position: Position | str) -> Position:
    require(position, str, Position, what="a position")
    return Position.parse(position) if isinstance(position, str) else position
