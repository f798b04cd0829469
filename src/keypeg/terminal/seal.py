"""The seal of a code: the digest that was published when it was set, kept here, and checked at the reveal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from keypeg.api.answers import FairData
from keypeg.api.state import SealData, State
from keypeg.rules.seals import Seal, verify_seal
from keypeg.words import Message, message

_SHOWN = 16


def seal_key(made: SealData) -> str:
    """Return the name of a code that was set: its game, and which attempt at it."""
    return f"{made.game}.{made.attempt}"


def seal_message(state: State, *, game: int) -> Message | None:
    """Return the seal of the code of a game (from 1), short enough to compare by eye."""
    made = [one for one in state.commitments if one.game == game]
    return message("seal-shown", digest=made[-1].digest[:_SHOWN]) if made else None


def merge_seals(state: State, before: Mapping[str, str]) -> dict[str, str]:
    """Return the digests seen so far; one that was seen once is never replaced."""
    return {seal_key(made): made.digest for made in state.commitments} | dict(before)


def check_seal(published: Iterable[FairData], kept: Mapping[str, str], *, game: int) -> Message | None:
    """Return whether the code revealed in a game is the one whose digest was seen when it was set."""
    told = None
    for made in published:
        digest = kept.get(seal_key(made))
        if made.game != game or digest is None or made.code is None or made.nonce is None:
            continue
        claim = Seal(game=made.game, attempt=made.attempt, code=made.code, nonce=made.nonce, digest=digest)
        if not verify_seal(made.table, claim):
            return message("seal-broken", code=made.code)
        told = message("seal-holds", code=made.code)
    return told
