"""Passes: a link with which a person continues at a seat on another device, once and for ten minutes.

A pass is made from the hash of the seat's token, and using it gives the seat a new token. So nothing has to be kept: a
pass that was used, or whose seat has changed hands, no longer fits, on any server and after any restart.

A pass that somebody else made says so: whoever makes it could also use it, so it opens no seat with a hidden code.
"""

from __future__ import annotations

import hashlib
import hmac
import re

from keypeg.table.state.stored import Chair

PASS_SECONDS = 600
_PASS = re.compile(r"(lent\.)?([0-4])\.([0-9]{1,12})\.([0-9a-f]{64})")
_LENT = "lent."


def make_pass(table: str, chair: Chair, *, now: float, lent: bool = False) -> str | None:
    """Return a pass for a seat that somebody holds; None where nobody does. One is `lent` if another seat made it."""
    until = int(now) + PASS_SECONDS
    sign = _sign(table, chair, until, lent=lent)
    return None if sign is None else f"{_LENT if lent else ''}{chair.seat}.{until}.{sign}"


def read_pass(table: str, chairs: tuple[Chair, ...], text: str, *, now: float) -> tuple[int, bool] | None:
    """Return the seat that a pass is for, and whether another seat made it.

    None where the pass is too old, was used, or is none of this table.
    """
    found = _PASS.fullmatch(text)
    if found is None or int(found[2]) >= len(chairs):
        return None
    lent, seat, until = found[1] is not None, int(found[2]), int(found[3])
    sign = _sign(table, chairs[seat], until, lent=lent)
    fits = sign is not None and hmac.compare_digest(sign, found[4])
    return (seat, lent) if fits and now <= until <= now + PASS_SECONDS else None


def _sign(table: str, chair: Chair, until: int, *, lent: bool) -> str | None:
    if chair.token_hash is None:
        return None
    said = f"keypeg-pass {table} {_LENT if lent else ''}{chair.seat} {until}"
    return hmac.new(chair.token_hash.encode(), said.encode(), hashlib.sha256).hexdigest()
