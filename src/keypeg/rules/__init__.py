"""The rules of every edition, pure: no clock, no chance, no input or output."""

from keypeg.rules.actions import (
    Action,
    ActionKind,
    AdmitMark,
    CallTime,
    Claim,
    Concede,
    GiveFeedback,
    PlaceGuess,
    RevealSecret,
    SetSecret,
    TakeBack,
)
from keypeg.rules.agreement import (
    Verdict,
    agreeing_codes,
    agrees,
    consistent,
    contradiction,
    count_agreeing,
    verdict,
)
from keypeg.rules.catalogue import edition, editions
from keypeg.rules.codes import BLANK, Code, Colour
from keypeg.rules.edition import Edition
from keypeg.rules.events import Event, EventKind
from keypeg.rules.feedback import Feedback, feedbacks, mark
from keypeg.rules.game import Ending, Game, MarkedRow, Phase, Row, ShownBy, marked_rows
from keypeg.rules.guide import Advanced, Award, EditionGuide, Occasion, Payee, edition_guide
from keypeg.rules.journal import format_action, parse_action
from keypeg.rules.match import Marking, Match, Setup, check_name, new_match, to_act
from keypeg.rules.match_text import parse_match, read_match
from keypeg.rules.narration import colours_of, narrate
from keypeg.rules.notation import MatchText, format_match, match_tags
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
    "AdmitMark",
    "Advanced",
    "Award",
    "CallTime",
    "Claim",
    "Code",
    "Colour",
    "Concede",
    "Edition",
    "EditionGuide",
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
    "MatchText",
    "MatchView",
    "Occasion",
    "Payee",
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
    "TakeBack",
    "Verdict",
    "agreeing_codes",
    "agrees",
    "check_name",
    "colours_of",
    "consistent",
    "contradiction",
    "count_agreeing",
    "due",
    "edition",
    "edition_guide",
    "editions",
    "feedbacks",
    "format_action",
    "format_match",
    "game_points",
    "mark",
    "marked_rows",
    "match_tags",
    "narrate",
    "new_match",
    "parse_action",
    "parse_match",
    "play",
    "points_guide",
    "position_seen",
    "read_match",
    "refusal",
    "replay",
    "rows_seen",
    "scorecard",
    "step",
    "to_act",
    "verdict",
    "view",
]
