"""What the API refuses, with the statuses of docs/protocol.md, and what it says of marks, codes and verdicts."""

import pytest

from keypeg.api.help import mark_check_data, reveal_check_data
from keypeg.api.refusals import problem_of, refuse_unreadable
from keypeg.api.requests import NewSeat, NewTable
from keypeg.api.turns import _verdict
from keypeg.errors import (
    Contradiction,
    DamagedTable,
    EditionError,
    IllegalAction,
    KeypegError,
    Mismatch,
    MissingExtra,
    NoAnswer,
    NotationError,
    NotFound,
    Reason,
    StoreError,
    TableError,
    TableReason,
)
from keypeg.rules import edition
from keypeg.rules.position import Position

STATUSES = [
    (NotationError("code-length", text="RGB"), 400, "NOTATION"),
    (EditionError("unknown-edition", text="x", editions="classic"), 400, "EDITION"),
    (EditionError("name-twice", name="Ada"), 409, "EDITION"),
    (Mismatch("x"), 409, "NOTATION"),
    (NotFound("x"), 404, "NO_SUCH"),
    (IllegalAction(Reason.MATCH_OVER), 422, "MATCH_OVER"),
    (TableError(TableReason.SEAT_TAKEN), 409, "SEAT_TAKEN"),
    (Contradiction((1, 2)), 422, "CONTRADICTION"),
    (MissingExtra("ladder"), 501, "NOT_INSTALLED"),
    (NoAnswer(), 503, "NO_ANSWER"),
    (StoreError("x"), 503, "STORE"),
    (DamagedTable("x"), 409, "DAMAGED"),
    (KeypegError("x"), 400, "BAD_REQUEST"),
    (refuse_unreadable(None), 400, "BAD_REQUEST"),
    (refuse_unreadable("expected a number", "games"), 400, "BAD_REQUEST"),
]


@pytest.mark.parametrize(
    ("error", "status", "reason"),
    STATUSES,
    ids=lambda one: type(one).__name__ if isinstance(one, Exception) else str(one),
)
def test_an_error_has_the_status_and_the_reason_of_the_protocol(error, status, reason):
    found, problem = problem_of(error)
    assert (found, problem.reason) == (status, reason)
    assert problem.message


def test_the_sentence_of_a_store_tells_nothing_of_the_database():
    _, problem = problem_of(StoreError("cannot open /home/ada/secret.sqlite3"))
    assert "secret" not in problem.message


@pytest.mark.parametrize("take", [(2,), (1,)], ids=["no such seat", "a computer's seat"])
def test_only_a_persons_seat_can_be_taken_with_a_new_table(take):
    asked = NewTable(seats=(NewSeat(), NewSeat(kind="computer", level="steady")), take=take)
    with pytest.raises(EditionError) as refused:
        _ = asked.options
    assert refused.value.message.code == "request-take-seat"


def test_two_people_at_a_new_table_have_two_names():
    with pytest.raises(EditionError, match="Ada"):
        _ = NewTable(seats=(NewSeat(name="Ada"), NewSeat(name="Ada"))).options
    assert NewTable(seats=(NewSeat(name="Ada"), NewSeat(name="Bo"))).options.games == 2


def test_a_match_is_won_shared_or_a_draw():
    codes = [_verdict(winners, 3).code for winners in (("Ada",), ("Ada", "Bo"), ("Ada", "Bo", "Cy"))]
    assert codes == ["turn-over-won", "turn-over-shared", "turn-over-draw"]


def test_a_mark_is_asked_about_only_if_it_contradicts_earlier_rows():
    classic = edition("classic")
    rows = Position.parse("classic RRRR:0-0 RRRR:0-0").rows
    assert mark_check_data(classic, rows, "0-0").agrees
    wrong = mark_check_data(classic, rows, "1-0")
    assert not wrong.agrees
    assert wrong.message


def test_a_code_is_asked_about_only_if_it_makes_a_mark_wrong():
    classic = edition("classic")
    rows = Position.parse("classic RRGB:4-0").rows
    assert reveal_check_data(classic, rows, "RRGB").agrees
    mirrored = reveal_check_data(classic, rows, "BGRR")
    assert (mirrored.agrees, mirrored.rows, mirrored.mirrored) == (False, (1,), "RRGB")
    assert reveal_check_data(classic, rows, "YYYY").mirrored is None
