"""The rules of every edition, pure: no clock, no chance, no input or output."""

from keypeg.rules.actions import (
    Action,
    ActionKind,
    CallTime,
    Claim,
    Concede,
    GiveFeedback,
    PlaceGuess,
    RevealSecret,
    SetSecret,
)
from keypeg.rules.agreement import agreeing_codes, agrees, consistent, contradiction
from keypeg.rules.catalogue import edition, editions
from keypeg.rules.codes import BLANK, Code, Colour
from keypeg.rules.edition import Edition
from keypeg.rules.events import Event, EventKind
from keypeg.rules.feedback import Feedback, feedbacks, mark
from keypeg.rules.game import Ending, Game, MarkedRow, Phase, Row, ShownBy, marked_rows
from keypeg.rules.journal import format_action, parse_action
from keypeg.rules.match import Marking, Match, Setup, new_match, to_act
from keypeg.rules.narration import colours_of, narrate
from keypeg.rules.notation import format_match, parse_match
from keypeg.rules.points import PointsGuide, game_points, points_guide
from keypeg.rules.position import Position
from keypeg.rules.refusal import refusal
from keypeg.rules.scorecard import Scorecard, scorecard
from keypeg.rules.shape import Shape
from keypeg.rules.step import due, play, replay, step
from keypeg.rules.view import GameView, MatchView, RowView, position_seen, rows_seen, view

__all__ = [
    "BLANK",
    "Action",
    "ActionKind",
    "CallTime",
    "Claim",
    "Code",
    "Colour",
    "Concede",
    "Edition",
    "Ending",
    "Event",
    "EventKind",
    "Feedback",
    "Game",
    "GameView",
    "GiveFeedback",
    "MarkedRow",
    "Marking",
    "Match",
    "MatchView",
    "Phase",
    "PlaceGuess",
    "PointsGuide",
    "Position",
    "RevealSecret",
    "Row",
    "RowView",
    "Scorecard",
    "SetSecret",
    "Setup",
    "Shape",
    "ShownBy",
    "agreeing_codes",
    "agrees",
    "colours_of",
    "consistent",
    "contradiction",
    "due",
    "edition",
    "editions",
    "feedbacks",
    "format_action",
    "format_match",
    "game_points",
    "mark",
    "marked_rows",
    "narrate",
    "new_match",
    "parse_action",
    "parse_match",
    "play",
    "points_guide",
    "position_seen",
    "refusal",
    "replay",
    "rows_seen",
    "scorecard",
    "step",
    "to_act",
    "view",
]
