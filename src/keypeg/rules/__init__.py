"""The rules of every edition, pure: no clock, no chance, no input or output.

Each name is imported when it is first used: a command that needs only some of the rules does not wait for the others.
"""

from __future__ import annotations

# Not imported from `typing`: see `keypeg`.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from keypeg.rules.actions import Action as Action
    from keypeg.rules.actions import ActionKind as ActionKind
    from keypeg.rules.actions import AdmitMark as AdmitMark
    from keypeg.rules.actions import CallTime as CallTime
    from keypeg.rules.actions import Claim as Claim
    from keypeg.rules.actions import Concede as Concede
    from keypeg.rules.actions import GiveFeedback as GiveFeedback
    from keypeg.rules.actions import PlaceGuess as PlaceGuess
    from keypeg.rules.actions import RevealSecret as RevealSecret
    from keypeg.rules.actions import SetSecret as SetSecret
    from keypeg.rules.actions import SkipTurn as SkipTurn
    from keypeg.rules.actions import TakeBack as TakeBack
    from keypeg.rules.agreement import Verdict as Verdict
    from keypeg.rules.agreement import agreeing_codes as agreeing_codes
    from keypeg.rules.agreement import agrees as agrees
    from keypeg.rules.agreement import consistent as consistent
    from keypeg.rules.agreement import contradiction as contradiction
    from keypeg.rules.agreement import count_agreeing as count_agreeing
    from keypeg.rules.agreement import verdict as verdict
    from keypeg.rules.catalogue import edition as edition
    from keypeg.rules.catalogue import editions as editions
    from keypeg.rules.codes import BLANK as BLANK
    from keypeg.rules.codes import Code as Code
    from keypeg.rules.codes import Colour as Colour
    from keypeg.rules.edition import Edition as Edition
    from keypeg.rules.events import Event as Event
    from keypeg.rules.events import EventKind as EventKind
    from keypeg.rules.feedback import Feedback as Feedback
    from keypeg.rules.feedback import feedbacks as feedbacks
    from keypeg.rules.game import Ending as Ending
    from keypeg.rules.game import Game as Game
    from keypeg.rules.game import MarkedRow as MarkedRow
    from keypeg.rules.game import Phase as Phase
    from keypeg.rules.game import Row as Row
    from keypeg.rules.game import ShownBy as ShownBy
    from keypeg.rules.game import marked_rows as marked_rows
    from keypeg.rules.guide import Advanced as Advanced
    from keypeg.rules.guide import Award as Award
    from keypeg.rules.guide import EditionGuide as EditionGuide
    from keypeg.rules.guide import Occasion as Occasion
    from keypeg.rules.guide import Payee as Payee
    from keypeg.rules.guide import edition_guide as edition_guide
    from keypeg.rules.journal import format_action as format_action
    from keypeg.rules.journal import parse_action as parse_action
    from keypeg.rules.marks import mark as mark
    from keypeg.rules.match import Marking as Marking
    from keypeg.rules.match import Match as Match
    from keypeg.rules.match import Setup as Setup
    from keypeg.rules.match import check_name as check_name
    from keypeg.rules.match import new_match as new_match
    from keypeg.rules.match import start_match as start_match
    from keypeg.rules.match import to_act as to_act
    from keypeg.rules.match_text import parse_match as parse_match
    from keypeg.rules.match_text import parse_matches as parse_matches
    from keypeg.rules.match_text import read_match as read_match
    from keypeg.rules.narration import colours_of as colours_of
    from keypeg.rules.narration import name_subject as name_subject
    from keypeg.rules.narration import narrate as narrate
    from keypeg.rules.notation import MatchText as MatchText
    from keypeg.rules.notation import format_match as format_match
    from keypeg.rules.notation import match_tags as match_tags
    from keypeg.rules.points import PointsGuide as PointsGuide
    from keypeg.rules.points import game_points as game_points
    from keypeg.rules.points import points_guide as points_guide
    from keypeg.rules.position import Position as Position
    from keypeg.rules.refusal import refusal as refusal
    from keypeg.rules.scorecard import Scorecard as Scorecard
    from keypeg.rules.scorecard import scorecard as scorecard
    from keypeg.rules.shape import Shape as Shape
    from keypeg.rules.step import due as due
    from keypeg.rules.step import play as play
    from keypeg.rules.step import replay as replay
    from keypeg.rules.step import step as step
    from keypeg.rules.view import GameView as GameView
    from keypeg.rules.view import MatchView as MatchView
    from keypeg.rules.view import RowView as RowView
    from keypeg.rules.view import read_position as read_position
    from keypeg.rules.view import read_rows as read_rows
    from keypeg.rules.view import view as view

_HOMES = {
    "actions": (
        "Action ActionKind AdmitMark CallTime Claim Concede GiveFeedback PlaceGuess RevealSecret SetSecret "
        "SkipTurn TakeBack"
    ),
    "agreement": "Verdict agreeing_codes agrees consistent contradiction count_agreeing verdict",
    "catalogue": "edition editions",
    "codes": "BLANK Code Colour",
    "edition": "Edition",
    "events": "Event EventKind",
    "feedback": "Feedback feedbacks",
    "game": "Ending Game MarkedRow Phase Row ShownBy marked_rows",
    "guide": "Advanced Award EditionGuide Occasion Payee edition_guide",
    "journal": "format_action parse_action",
    "marks": "mark",
    "match": "Marking Match Setup check_name new_match start_match to_act",
    "match_text": "parse_match parse_matches read_match",
    "narration": "colours_of name_subject narrate",
    "notation": "MatchText format_match match_tags",
    "points": "PointsGuide game_points points_guide",
    "position": "Position",
    "refusal": "refusal",
    "scorecard": "Scorecard scorecard",
    "shape": "Shape",
    "step": "due play replay step",
    "view": "GameView MatchView RowView read_position read_rows view",
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names.split()}

__all__ = sorted(_HOME_OF)

# A type checker knows the names above and no others: to it, a mistyped one is an error, as it is when it runs.
if not TYPE_CHECKING:
    import sys
    from importlib import import_module
    from types import ModuleType

    class _Package(ModuleType):
        """The package, in which `edition`, `view` or `step` is the function and never the module of the same name."""

        def __setattr__(self, name: str, value: object) -> None:
            # Python binds a module to its package once it is imported.
            if name not in _HOME_OF or not isinstance(value, ModuleType):
                super().__setattr__(name, value)

    def __getattr__(name: str) -> object:
        """Import a name of the rules on first use."""
        if name not in _HOME_OF:
            raise AttributeError(f"module 'keypeg.rules' has no attribute {name!r}")
        found = getattr(import_module(f"keypeg.rules.{_HOME_OF[name]}"), name)
        globals()[name] = found
        return found

    sys.modules[__name__].__class__ = _Package


def __dir__() -> list[str]:
    return [*globals(), *_HOME_OF]
