"""What a step of a game pays: one function for text, Gymnasium, many games at once and the adapters.

The default, `bounded`, pays once, at the end: (limit + 1 - rows) / limit for a code that is broken in `rows` of `limit`
rows, and 0 for every other end. No kind pays more for refusing or giving up than for losing.
"""

from __future__ import annotations

from math import log2
from typing import Any, Literal, get_args

from keypeg.engine.candidates import candidates
from keypeg.engine.solver import count_guesses
from keypeg.engine.values import SETTLED_ALWAYS, regret
from keypeg.errors import KeypegError, quote
from keypeg.lab.game import SoloGame
from keypeg.rules import Edition, MarkedRow, Position, Shape

RewardKind = Literal["bounded", "rows", "sparse", "information", "regret"]
REWARD_KINDS: tuple[RewardKind, ...] = get_args(RewardKind)
DEFAULT_REWARD: RewardKind = "bounded"


def bounded_reward(rows: int, *, limit: int) -> float:
    """Return what a code is worth that was broken in `rows` of `limit` rows.

    >>> [bounded_reward(rows, limit=10) for rows in (1, 2, 10)]
    [1.0, 0.9, 0.1]
    """
    return (limit + 1 - rows) / limit


def step_reward(
    kind: RewardKind,
    game: SoloGame,
    *,
    before: Position,
    row: MarkedRow | None,
    left: tuple[int, int] | None = None,
) -> tuple[float, dict[str, Any]]:
    """Return what the last step of a game pays, and what `info` says about it.

    `before` is the position that the player saw, `row` what came of its guess: None for a reply without an allowed
    guess. `left` counts the candidates before and after, where somebody has counted them already.
    """
    match kind:
        case "bounded":
            return (bounded_reward(game.used, limit=game.edition.shape.rows) if game.broken else 0.0), {}
        case "rows":
            return -1.0 - _missed_rows(game) - (game.over and not game.broken), {}
        case "sparse":
            return float(game.broken), {}
        case "information":
            return (0.0 if row is None else log2(_reward_shrinking(before, row, left))), {}
        case "regret":
            # A row that tells nothing loses exactly one row, and so does one that is not played.
            lost = 1.0 if row is None else float(regret(before, row.guess, seconds=None).lower)
            return -lost - _missed_rows(game), {"regret": lost}


def check_reward(edition: Edition, kind: str) -> None:
    """Refuse a kind that there is not, and regret where it is not known exactly."""
    if kind not in REWARD_KINDS:
        raise KeypegError(f"unknown reward {quote(str(kind))}: choose {', '.join(REWARD_KINDS)}")
    if kind == "regret" and not has_exact_regret(edition.shape):
        raise KeypegError(
            f"{edition} has too many guesses for exact regret: at most {SETTLED_ALWAYS:,}; choose another reward"
        )


def has_exact_regret(shape: Shape) -> bool:
    """Whether the regret of every guess at every position of a shape is one number."""
    return count_guesses(shape) <= SETTLED_ALWAYS


def _missed_rows(game: SoloGame) -> int:
    """Return the rows that were given up in this step."""
    return game.unplayed if game.given_up else 0


def _reward_shrinking(before: Position, row: MarkedRow, left: tuple[int, int] | None) -> float:
    if left is None:
        after = Position(before.edition, (*before.rows, row))
        left = len(candidates(before)), len(candidates(after))
    return left[0] / left[1]
