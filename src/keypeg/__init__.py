"""Keypeg: Mastermind in ten boxed editions.

The few names a person needs. Each is imported when it is first used, so that `import keypeg` costs nothing.

>>> import keypeg
>>> keypeg.mark("RGBY", "RRGG")
Feedback(1, 1)
>>> len(keypeg.candidates("classic RRGG:1-0 RBYB:2-1"))
13
>>> print(keypeg.hint("classic RRRR:0-0 GGGG:4-0").why)
it is the only code left
>>> keypeg.simulate("3x4", "minimax").max
4
>>> keypeg.Board("classic RRGG:1-0")
Board: Classic
 1  R R G G  1-0
>>> keypeg.edition("expert/5x8b").shape.secrets
59049
"""

from __future__ import annotations

__version__ = "0.1.0"

# Not imported from `typing`, which would take longer than everything else here; type checkers know the name.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from keypeg.engine.candidates import Candidates as Candidates
    from keypeg.engine.check import Check as Check
    from keypeg.engine.check import Repair as Repair
    from keypeg.engine.hint import Hint as Hint
    from keypeg.engine.interval import Interval as Interval
    from keypeg.engine.review_model import Review as Review
    from keypeg.engine.review_model import ReviewedRow as ReviewedRow
    from keypeg.engine.simulate import Simulation as Simulation
    from keypeg.engine.strategies import Strategy as Strategy
    from keypeg.engine.values import GuessValue as GuessValue
    from keypeg.engine.values import Values as Values
    from keypeg.errors import Contradiction as Contradiction
    from keypeg.errors import EditionError as EditionError
    from keypeg.errors import IllegalAction as IllegalAction
    from keypeg.errors import KeypegError as KeypegError
    from keypeg.errors import NotationError as NotationError
    from keypeg.face import candidates as candidates
    from keypeg.face import check as check
    from keypeg.face import explain as explain
    from keypeg.face import hint as hint
    from keypeg.face import regret as regret
    from keypeg.face import review as review
    from keypeg.face import simulate as simulate
    from keypeg.face import value as value
    from keypeg.face import values as values
    from keypeg.rules import Code as Code
    from keypeg.rules import Edition as Edition
    from keypeg.rules import Feedback as Feedback
    from keypeg.rules import Game as Game
    from keypeg.rules import Match as Match
    from keypeg.rules import Position as Position
    from keypeg.rules import Row as Row
    from keypeg.rules import Scorecard as Scorecard
    from keypeg.rules import edition as edition
    from keypeg.rules import editions as editions
    from keypeg.rules import format_match as format_match
    from keypeg.rules import mark as mark
    from keypeg.rules import new_match as new_match
    from keypeg.rules import parse_match as parse_match
    from keypeg.rules import parse_matches as parse_matches
    from keypeg.rules import play as play
    from keypeg.rules import scorecard as scorecard
    from keypeg.show import Board as Board
    from keypeg.show import Card as Card
    from keypeg.show import ReviewTable as ReviewTable
    from keypeg.training.coach import Explanation as Explanation
    from keypeg.training.coach import Fact as Fact

_HOMES = {
    "keypeg.engine.candidates": "Candidates",
    "keypeg.engine.check": "Check Repair",
    "keypeg.engine.hint": "Hint",
    "keypeg.engine.interval": "Interval",
    "keypeg.engine.review_model": "Review ReviewedRow",
    "keypeg.engine.simulate": "Simulation",
    "keypeg.engine.strategies": "Strategy",
    "keypeg.engine.values": "GuessValue Values",
    "keypeg.errors": "Contradiction EditionError IllegalAction KeypegError NotationError",
    "keypeg.face": "candidates check explain hint regret review simulate value values",
    "keypeg.rules": (
        "Code Edition Feedback Game Match Position Row Scorecard edition editions format_match mark "
        "new_match parse_match parse_matches play scorecard"
    ),
    "keypeg.training.coach": "Explanation Fact",
    "keypeg.show": "Board Card ReviewTable",
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names.split()}

__all__ = sorted(_HOME_OF)

# A type checker knows the names above and no others: to it, a mistyped one is an error, as it is when it runs.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Import a name of the library on first use."""
        if name not in _HOME_OF:
            raise AttributeError(f"module 'keypeg' has no attribute {name!r}")
        import sys
        from importlib import import_module

        if "IPython" in sys.modules:
            import_module("keypeg.show.notebook").register()
        return getattr(import_module(_HOME_OF[name]), name)


def __dir__() -> list[str]:
    return [*globals(), *_HOME_OF]
