"""Claims: the engine finds the verdict before anything is written, so that the writer need not search."""

from __future__ import annotations

import msgspec

from keypeg.engine.verdict import board_verdict
from keypeg.errors import IllegalAction, NoAnswer, Reason, Undecided
from keypeg.rules import Action, Claim, refusal
from keypeg.table.orders import plans
from keypeg.table.orders.plans import Act
from keypeg.table.state.engine_access import Ask, ask_here
from keypeg.table.storage.cache import UnitOfWork


def judge_claim(unit: UnitOfWork, act: Act, ask: Ask = ask_here) -> Act:
    """Return a claim with its verdict, and any other action as it is."""
    if not is_claim(act.action):
        return act
    state, seat = plans.identify_seat(unit, act.table, act.who)
    if state.seq != act.seq or refusal(state.match, seat, Claim()) is not None:
        return act  # The plan refuses it, or knows it already.
    try:
        found = ask(board_verdict, state.match.setup.edition, state.match.game.rows)
    except (Undecided, NoAnswer):
        raise IllegalAction(Reason.CLAIM_UNDECIDED) from None
    return msgspec.structs.replace(act, verdict=found.rows)


def is_claim(action: str | Action) -> bool:
    """Return whether an action is a claim, however it is written."""
    return action.startswith("claim") if isinstance(action, str) else isinstance(action, Claim)
