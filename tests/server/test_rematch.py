"""A token of one table opens at another at most its holder's own seat, and only while nobody else has taken it."""

from __future__ import annotations

import hashlib
from itertools import pairwise
from typing import Any

import httpx
import pytest

from tests.server.playing import Scene, Table

CODE = "RGBY"


def played(table: Table, *, maker: int = 0) -> Table:
    """Play a match of one game to its end."""
    table.act(maker, f"secret {CODE}")
    table.act(1 - maker, f"guess {CODE}")
    return table


def ask_rematch(table: Table, seat: int, token: str) -> httpx.Response:
    return table.scene.ask("POST", f"{table.path}/rematch", {"seat": seat}, token)


def rematch_of(table: Table) -> Table:
    """Open the rematch; both players hold their seats there."""
    answer = ask_rematch(table, 0, table.tokens[0])
    assert answer.status_code == 200, answer.text
    return Table(table.scene, {"table": answer.json()["table"], "tokens": table.tokens})


def give_up(table: Table, seat: int) -> None:
    left = table.scene.ask("DELETE", f"{table.path}/seats/{seat}", token=table.tokens[seat])
    assert left.status_code == 200, left.text


def sit(table: Table, seat: int, name: str) -> str:
    taken = table.scene.ask("POST", f"{table.path}/seats", {"seat": seat, "name": name})
    assert taken.status_code == 200, taken.text
    return str(taken.json()["token"])


def test_a_rematch_shows_a_seat_to_nobody_but_the_person_who_holds_it_there(scene: Scene):
    table = played(scene.open(games=1))
    token = table.tokens[1]
    again = rematch_of(table)
    give_up(again, 1)
    again.tokens = {0: table.tokens[0], 1: sit(again, 1, "Cleo")}
    again.act(1, f"secret {CODE}")
    assert again.state(1)["view"]["games"][0]["secret"] == CODE, "the one who set it sees it"
    for _ in scene.servers:
        answer = ask_rematch(table, 1, token)
        assert answer.status_code == 200, answer.text
        assert (answer.json()["table"], answer.json()["tokens"]) == (again.id, {})
        assert answer.json()["state"]["view"]["seat"] is None
        assert CODE not in answer.text
        assert "set-cookie" not in answer.headers
    own = ask_rematch(table, 0, table.tokens[0]).json()
    assert (own["state"]["view"]["seat"], own["tokens"]) == (0, {"0": table.tokens[0]})


def test_a_rematch_that_nobody_may_watch_refuses_a_player_who_gave_the_seat_up(scene: Scene):
    table = played(scene.open(games=1, spectators=False))
    token = table.tokens[1]
    again = rematch_of(table)
    give_up(again, 1)
    again.tokens = {0: table.tokens[0], 1: sit(again, 1, "Cleo")}
    again.act(1, f"secret {CODE}")
    answer = ask_rematch(table, 1, token)
    assert (answer.status_code, answer.json()["error"]["reason"]) == (403, "NO_SPECTATORS")
    assert CODE not in answer.text


def test_a_seat_that_was_given_up_and_is_still_free_is_nobodys(scene: Scene):
    table = played(scene.open(games=1))
    again = rematch_of(table)
    give_up(again, 1)
    answer = ask_rematch(table, 1, table.tokens[1]).json()
    assert (answer["tokens"], answer["state"]["view"]["seat"]) == ({}, None)
    assert not again.scene.ask("GET", f"{again.path}/mine", token=table.tokens[1]).json()["seats"]


def test_a_player_who_left_keeps_the_seat_of_the_rematch_but_not_of_a_computer(scene: Scene):
    """Ben leaves in the game: his seat at the rematch is his. A computer that took his place keeps it there."""
    table = scene.open(games=1)
    table.act(0, f"secret {CODE}")
    give_up(table, 1)
    own = ask_rematch(table, 1, table.tokens[1]).json()
    assert (own["tokens"], own["state"]["view"]["seat"]) == ({"1": table.tokens[1]}, 1)
    other = scene.open(games=1)
    other.act(0, f"secret {CODE}")
    give_up(other, 1)
    wish = {"seat": 0, "level": "steady"}
    assert scene.ask("POST", f"{other.path}/computer", wish, other.tokens[0]).status_code == 200
    refused = ask_rematch(other, 1, other.tokens[1])
    assert (refused.status_code, refused.json()["error"]["reason"]) == (403, "NOT_YOUR_SEAT")


def attempts(table: Table, seat: int, token: str) -> dict[str, httpx.Response]:
    """Try everything that a seat may do at a table with a token."""
    ask, path = table.scene.ask, table.path
    order = {"seat": seat, "seq": 0, "action": "concede", "id": "stolen"}
    return {
        "look": ask("GET", f"{path}?seat={seat}", token=token),
        "stream": ask("GET", f"{path}/stream?seat={seat}", token=token),
        "act": ask("POST", f"{path}/actions", order, token),
        "react": ask("POST", f"{path}/reactions", {"seat": seat, "reaction": "thanks"}, token),
        "text": ask("GET", f"{path}/text?seat={seat}", token=token),
        "fair": ask("GET", f"{path}/fair?seat={seat}", token=token),
        "hint": ask("GET", f"{path}/hint?seat={seat}", token=token),
        "review": ask("GET", f"{path}/review?seat={seat}&nth=1", token=token),
        "name": ask("PUT", f"{path}/seats/{seat}/name", {"name": "Eve"}, token),
        "computer": ask("POST", f"{path}/computer", {"seat": seat, "level": "steady"}, token),
        "code": ask("POST", f"{path}/code", {"seat": seat}, token),
        "record": ask("POST", f"{path}/record", {"seat": seat, "nth": 1}, token),
        "rematch": ask("POST", f"{path}/rematch", {"seat": seat}, token),
        "leave": ask("DELETE", f"{path}/seats/{seat}", token=token),
    }


def moved_table(scene: Scene, number: int) -> Table:
    """Return a table that came from a browser, with a friend at its free seat."""
    wish: dict[str, Any] = {
        "table": hashlib.sha256(str((number, id(scene))).encode()).hexdigest()[:16],
        "options": {"edition": "classic", "seats": [{}, {}], "games": 1},
        "names": ["Ada", None],
        "free": 1,
    }
    opened = scene.ask("POST", "/api/tables/moved", wish)
    assert opened.status_code == 201, opened.text
    table = Table(scene, opened.json())
    table.tokens[1] = sit(table, 1, "Ben")
    return table


@pytest.fixture(scope="module")
def related(scene: Scene) -> dict[str, Table]:
    """Tables of the same people that belong together, each with a code that is set and not found yet."""
    table = scene.open(games=1)
    played(table)
    again = rematch_of(table)
    give_up(again, 0)
    again.tokens = {**table.tokens, 0: sit(again, 0, "Cleo")}
    played(again, maker=1)
    third = rematch_of(again)
    give_up(third, 1)
    third.tokens = {0: again.tokens[0], 1: sit(third, 1, "Dora")}
    third.act(0, f"secret {CODE}")
    moved = moved_table(scene, 1)
    moved.act(0, f"secret {CODE}")
    daily = scene.ask("POST", "/api/daily", {"day": "2026-02-01", "family": "classic", "name": "Ada"})
    cookie = next(one for one in daily.headers.get_list("set-cookie") if daily.json()["table"] in one)
    held = cookie.partition("=")[2].partition(";")[0]
    ladder = scene.ask("POST", "/api/ladder/players", {"name": f"Ada {third.id}"}).json()["token"]
    rated = scene.ask("POST", "/api/ladder/games", {"family": "classic"}, ladder).json()["table"]
    return {
        "first": table,
        "rematch": again,
        "rematch of the rematch": third,
        "moved": moved,
        "daily": Table(scene, {"table": daily.json()["table"], "tokens": {0: held}}),
        "rated": Table(scene, {"table": rated, "tokens": {0: ladder}}),
    }


NAMES = ("first", "rematch", "rematch of the rematch", "moved", "daily", "rated")
HELD = {
    ("first", 1): {("rematch", 1)},
    ("rematch", 1): {("first", 1)},
    ("rematch", 0): {("rematch of the rematch", 0)},
    ("rematch of the rematch", 0): {("rematch", 0)},
}
"""The seats that a token of a seat opens at other tables: Ben's at the first rematch, Cleo's at the second."""


@pytest.mark.parametrize("there", NAMES)
@pytest.mark.parametrize("here", NAMES)
def test_a_token_of_one_table_opens_no_seat_of_another(related: dict[str, Table], here: str, there: str):
    if here == there:
        return
    source, target = related[here], related[there]
    for holder, token in source.tokens.items():
        mine = target.scene.ask("GET", f"{target.path}/mine", token=token).json()["seats"]
        brought = target.scene.ask("POST", f"{target.path}/mine", {"tokens": [token]}).json()["seats"]
        allowed = {seat for name, seat in HELD.get((here, holder), set()) if name == there}
        assert set(mine) == set(brought) == allowed
        for seat in {0, 1} - allowed:
            answers = attempts(target, seat, token)
            opened = {way: answer.status_code for way, answer in answers.items() if answer.status_code != 403}
            assert not opened, f"a token of seat {holder} of {here} opened seat {seat} of {there}"
            assert not [way for way, answer in answers.items() if CODE in answer.text]


def test_nobody_can_open_a_table_where_a_rematch_will_be(scene: Scene):
    """The id once followed from the table's; a stranger could move a table there, and players were led to it."""
    table = played(scene.open(games=1))
    number = int.from_bytes(hashlib.sha256(f"keypeg-rematch {table.id}".encode()).digest())
    letters = "0123456789abcdefghjkmnpqrstvwxyz"
    derived = "".join(letters[number >> 5 * place & 31] for place in range(16))
    wish = {
        "table": derived,
        "options": {"edition": "classic", "seats": [{}, {}]},
        "names": ["Eve", None],
        "free": 1,
    }
    assert scene.ask("POST", "/api/tables/moved", wish).status_code == 201
    assert table.state()["rematch"] is None
    again = rematch_of(table)
    assert again.id != derived
    assert [seat["name"] for seat in again.state()["seats"]] == ["Ada", "Ben"]
    assert table.state()["rematch"] == again.id


def test_every_rematch_has_an_id_of_its_own(scene: Scene):
    tables = [played(scene.open(games=1))]
    for number in range(3):
        tables.append(rematch_of(tables[-1]))
        played(tables[-1], maker=1 - number % 2)
    assert len({table.id for table in tables}) == 4
    assert all(old.state()["rematch"] == new.id for old, new in pairwise(tables))
