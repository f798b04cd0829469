"""Passes: a link with which a person continues at a seat on another device, once and for ten minutes.

A pass is made from the hash of the seat's token, and using it gives the seat a new token. So nothing has to be kept: a
pass that was used, or whose seat has changed hands, no longer fits, on any server and after any restart.
"""

from __future__ import annotations

import hashlib
import hmac
import re

from keypeg.table.state.stored import Chair

PASS_SECONDS = 600
_PASS = re.compile(r"([0-4])\.([0-9]{1,12})\.([0-9a-f]{64})")


def make_pass(table: str, chair: Chair, *, now: float) -> str | None:
    """Return a pass for a seat that somebody holds; None where nobody does."""
    until = int(now) + PASS_SECONDS
    sign = _sign(table, chair, until)
    return None if sign is None else f"{chair.seat}.{until}.{sign}"


def pass_seat(table: str, chairs: tuple[Chair, ...], text: str, *, now: float) -> int | None:
    """Return the seat that a pass is for; None where it is too old, was used, or is none of this table."""
    found = _PASS.fullmatch(text)
    if found is None or int(found[1]) >= len(chairs):
        return None
    seat, until = int(found[1]), int(found[2])
    sign = _sign(table, chairs[seat], until)
    fits = sign is not None and hmac.compare_digest(sign, found[3])
    return seat if fits and now <= until <= now + PASS_SECONDS else None


def _sign(table: str, chair: Chair, until: int) -> str | None:
    if chair.token_hash is None:
        return None
    said = f"keypeg-pass {table} {chair.seat} {until}"
    return hmac.new(chair.token_hash.encode(), said.encode(), hashlib.sha256).hexdigest()
