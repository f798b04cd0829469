"""The rules of every edition, pure: no clock, no chance, no input or output."""

from keypeg.rules.actions import (
    Action,
    AdmitMark,
    CallTime,
    Claim,
    Concede,
    GiveFeedback,
    PlaceGuess,
    RevealSecret,
    SetSecret,
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
from keypeg.rules.events import Event
from keypeg.rules.feedback import Feedback, feedbacks, mark
from keypeg.rules.game import Ending, Game, Phase, Row
from keypeg.rules.guide import Advanced, Award, Occasion, Payee, PointsGuide, points_guide
from keypeg.rules.journal import format_action, parse_action
from keypeg.rules.match import Marking, Match, Setup, new_match, to_act
from keypeg.rules.match_text import parse_match, read_match
from keypeg.rules.narration import narrate, spoken
from keypeg.rules.notation import MatchText, format_match, match_tags
from keypeg.rules.points import game_points
from keypeg.rules.position import Position
from keypeg.rules.refusal import refusal
from keypeg.rules.scorecard import Scorecard, scorecard
from keypeg.rules.shape import Shape
from keypeg.rules.step import due, play, replay, step
from keypeg.rules.view import GameView, MatchView, RowView, view

__all__ = [
    "BLANK",
    "Action",
    "AdmitMark",
    "Advanced",
    "Award",
    "CallTime",
    "Claim",
    "Code",
    "Colour",
    "Concede",
    "Edition",
    "Ending",
    "Event",
    "Feedback",
    "Game",
    "GameView",
    "GiveFeedback",
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
    "Verdict",
    "agreeing_codes",
    "agrees",
    "consistent",
    "contradiction",
    "count_agreeing",
    "due",
    "edition",
    "editions",
    "feedbacks",
    "format_action",
    "format_match",
    "game_points",
    "mark",
    "match_tags",
    "narrate",
    "new_match",
    "parse_action",
    "parse_match",
    "play",
    "points_guide",
    "read_match",
    "refusal",
    "replay",
    "scorecard",
    "spoken",
    "step",
    "to_act",
    "verdict",
    "view",
]
