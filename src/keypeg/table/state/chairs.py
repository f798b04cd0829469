"""Who sits where after a line of the journal, and whose seat a token is."""

from __future__ import annotations

import hmac
from dataclasses import replace

from keypeg.table.state.options import computer_name
from keypeg.table.state.stored import PERSON, RETURN, Chair, JournalLine, parse_computer, parse_person
from keypeg.table.state.tokens import token_hash

Chairs = tuple[Chair, ...]


def seat_of_token(chairs: Chairs, token: str) -> int | None:
    """Return the seat a token belongs to."""
    told = token_hash(token)
    for chair in chairs:
        if chair.token_hash is not None and hmac.compare_digest(chair.token_hash, told):
            return chair.seat
    return None


def has_people(chairs: Chairs) -> bool:
    """Whether at least one seat is a person's."""
    return any(chair.kind == "person" for chair in chairs)


def stands_in(chair: Chair) -> bool:
    """Whether a computer plays here for a person who is away, and who may come back (R21c)."""
    return chair.kind == "computer" and chair.token_hash is not None


def chairs_after(chairs: Chairs, line: JournalLine, *, left: bool) -> Chairs:
    """Return the chairs after somebody else sits down at the seat of a line.

    A person who takes over from a computer brings a token, which no line has. A computer that plays on for a person who
    `left` gets a name that nobody else has. One that plays for a person who
    is away sits there in that person's name, and the person keeps the token.
    """
    if line.seat is None:
        return chairs
    level = parse_computer(line.action)[0]
    chair = chairs[line.seat]
    if line.action.startswith(PERSON):
        chair = Chair(line.seat, "person", None, parse_person(line.action), None, line.at)
    elif line.action == RETURN:
        chair = replace(chair, kind="person", level=None)
    elif not left:
        chair = replace(chair, kind="computer", level=level)
    else:
        others = [other.name for other in chairs if other.seat != line.seat]
        chair = Chair(line.seat, "computer", level, computer_name(level, others), None, line.at)
    return with_chair(chairs, chair)


def with_chair(chairs: Chairs, chair: Chair) -> Chairs:
    """Return the chairs with another one at its seat."""
    return (*chairs[: chair.seat], chair, *chairs[chair.seat + 1 :])
