"""Training: the daily code, puzzles, a trainer and a short course, made from seeds and checked by the engine."""

from keypeg.training.daily import (
    Daily,
    Family,
    Streak,
    daily,
    daily_name,
    read_daily,
    read_day,
    share_rows,
    streak,
)
from keypeg.training.lessons import TRIES, Lesson, Step, StepKind, lessons
from keypeg.training.makers import make_puzzle, read_puzzle
from keypeg.training.puzzle import Puzzle, PuzzleKind
from keypeg.training.trainer import Training, count_answer, next_puzzle

__all__ = [
    "TRIES",
    "Daily",
    "Family",
    "Lesson",
    "Puzzle",
    "PuzzleKind",
    "Step",
    "StepKind",
    "Streak",
    "Training",
    "count_answer",
    "daily",
    "daily_name",
    "lessons",
    "make_puzzle",
    "next_puzzle",
    "read_daily",
    "read_day",
    "read_puzzle",
    "share_rows",
    "streak",
]
