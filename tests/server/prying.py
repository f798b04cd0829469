"""Trying every door with every key: tables that belong together, their tokens, and all that can be asked."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus

from keypeg.table import Store
from tests.server.playing import Connection, Scene, Table

TODAY = datetime.now(UTC).date().isoformat()
EDITION = "expert/5x8"


@dataclass
class House:
    """Tables that belong together, the tokens of everybody who was ever at one, and who may know which code."""

    tables: dict[str, Table] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)
    makers: dict[str, str] = field(default_factory=dict)
    """The token of the person who set the code of a table; nobody's where a computer did."""


def sit(table: Table, seat: int, name: str) -> str:
    answer = table.scene.ask("POST", f"{table.path}/seats", {"seat": seat, "name": name})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def hand_over(table: Table, seat: int, name: str) -> None:
    """Let a player give a seat up, and somebody else take it."""
    left = table.scene.ask("DELETE", f"{table.path}/seats/{seat}", token=table.tokens[seat])
    assert left.status_code == 200, left.text
    table.tokens = {**table.tokens, seat: sit(table, seat, name)}


def desert(table: Table, seat: int) -> None:
    """Let the player of a seat leave in the middle of a match: the seat could be taken, if it guarded no code."""
    left = table.scene.ask("DELETE", f"{table.path}/seats/{seat}", token=table.tokens[seat])
    assert left.status_code == 200, left.text
    assert left.json()["vacant"] == []


def rematch(table: Table) -> Table:
    answer = table.scene.ask("POST", f"{table.path}/rematch", {"seat": 0}, table.tokens[0])
    assert answer.status_code == 200, answer.text
    return Table(table.scene, {"table": answer.json()["table"], "tokens": table.tokens})


def play(table: Table, maker: int) -> None:
    """Play a match of two games to its end."""
    for one in (maker, 1 - maker):
        table.act(one, "secret MMMMM")
        table.act(1 - one, "guess MMMMM")


def moved(scene: Scene) -> Table:
    wish = {
        "table": secrets.token_hex(8),
        "options": {"edition": EDITION, "seats": [{}, {}], "games": 2},
        "names": ["Ada", None],
        "free": 1,
    }
    opened = scene.ask("POST", "/api/tables/moved", wish)
    assert opened.status_code == 201, opened.text
    table = Table(scene, opened.json())
    table.tokens[1] = sit(table, 1, "Fay")
    return table


def furnish(scene: Scene) -> House:
    """Return tables with nobody's code set yet, but those of computers."""
    house = House()
    first = scene.open(edition=EDITION, games=2)
    play(first, 0)
    again = rematch(first)
    hand_over(again, 1, "Cleo")
    other = scene.open(edition=EDITION, games=2)
    play(other, 0)
    second = rematch(other)
    hand_over(second, 0, "Dora")
    play(second, 1)
    third = rematch(second)
    hand_over(third, 0, "Emil")
    hidden = scene.open(edition=EDITION, games=2, spectators=False)
    daily = scene.ask("POST", "/api/daily", {"day": TODAY, "family": "hard", "name": "Ada"})
    cookies = {one.partition("=")[0]: one.partition("=")[2].partition(";")[0] for one in _cookies(daily)}
    played = Table(
        scene, {"table": daily.json()["table"], "tokens": {0: cookies[f"keypeg-{daily.json()['table']}"]}}
    )
    player = scene.ask("POST", "/api/ladder/players", {"name": f"Ada {again.id}"}).json()["token"]
    rated = Table(
        scene,
        {
            "table": scene.ask("POST", "/api/ladder/games", {"family": "hard"}, player).json()["table"],
            "tokens": {0: player},
        },
    )
    house.tables = {
        "first": first,
        "rematch": again,
        "other": other,
        "second": second,
        "third": third,
        "moved": moved(scene),
        "hidden": hidden,
        "left": scene.open(edition=EDITION, games=2),
        "daily": played,
        "rated": rated,
    }
    known = {
        f"{name} {seat}": token
        for name, table in house.tables.items()
        for seat, token in table.tokens.items()
    }
    known |= {"person": cookies["keypeg-person"], "nobody": "x" * 32}
    # A player has one token at a table and at its rematch: it is tried once.
    house.tokens = {name: token for token, name in {token: name for name, token in known.items()}.items()}
    return house


def _cookies(answer: httpx.Response) -> list[str]:
    return answer.headers.get_list("set-cookie")


def traces(scene: Scene, house: House, names: dict[str, str]) -> dict[str, tuple[str, ...]]:
    """Return, for each table with a hidden code, all that must not be told of it, as the database has it."""
    ids = {house.tables[name].id: name for name in names}
    store = Store(scene.servers[0].settings.database)
    found: dict[str, tuple[str, ...]] = {
        ids[table]: (made[-1].code, made[-1].code.lower(), made[-1].nonce, names[ids[table]] or made[-1].code)
        for table, made in store.seals(list(ids)).items()
    }
    store.close()
    return found


TABLE = "/api/tables/{table}"


def questions(
    table: str, seat: int, *, own: bool = False, over: bool = False
) -> Iterator[tuple[str, str, Any]]:
    """Yield everything that can be asked of a table for a seat.

    The holder (`own`) asks nothing that ends the game, and of a match that is `over` nobody asks for reviews: those
    take long, and tell of codes that are revealed.
    """
    at = f"/api/tables/{table}"
    for query in ("", f"?seat={seat}"):
        for rest in ("", "/fair", "/text", "/mine"):
            yield "GET", f"{at}{rest}{query}", None
    yield "GET", f"{at}/copy", None
    yield "POST", f"{at}/rematch", {"seat": seat}
    if over:
        return
    for query in ("?", f"?seat={seat}&"):
        yield "GET", f"{at}/hint{query}", None
        yield "GET", f"{at}/explain{query}", None
        yield "GET", f"{at}/check{query}guess=MMWWP", None
        yield "GET", f"{at}/check-mark{query}mark=1-0", None
        yield "GET", f"{at}/check-reveal{query}code=RGBY", None
        yield "GET", f"{at}/review{query}nth=1", None
        yield "GET", f"{at}/retry{query}nth=1&row=1&guess=MMWWP", None
    yield "POST", f"{at}/record", {"seat": seat, "nth": 1}
    yield "POST", f"{at}/reactions", {"seat": seat, "reaction": "thanks"}
    actions = ("mark 1-0", "reveal PPPPP") if own else ("mark 1-0", "reveal PPPPP", "claim", "concede")
    for action in actions:
        yield "POST", f"{at}/actions", {"seat": seat, "seq": 3, "action": action, "id": secrets.token_hex(8)}
    if not own:
        yield "POST", f"{at}/computer", {"seat": seat, "level": "steady"}
        yield "POST", f"{at}/start", {"seat": seat}
        yield "POST", f"{at}/code", {"seat": seat}
        yield "POST", f"{at}/skip", {"seat": seat, "seq": 3}
        yield "POST", f"{at}/return", {"seat": seat}
        yield "POST", f"{at}/pass", {"seat": seat}
        yield "POST", f"{at}/pass", {"seat": 1 - seat if seat < 2 else 0, "away": seat}
        yield "POST", f"{at}/continue", {"text": f"{seat}.9999999999.{'0' * 64}"}
        yield "POST", f"{at}/seen", {"seat": seat, "game": 1}
        yield "PUT", f"{at}/seats/{seat}/name", {"name": "Eve"}
        yield "POST", f"{at}/seats", {"seat": seat, "name": "Eve"}
        yield "POST", f"{at}/copy", {"table": table, "options": {}, "names": ["Eve", None]}
        yield "DELETE", f"{at}/seats/{seat}", None


ELSEWHERE: tuple[tuple[str, str, Any], ...] = (
    ("GET", "/api/record", None),
    ("GET", "/api/record/csv", None),
    ("GET", f"/api/daily?today={TODAY}", None),
    ("GET", f"/api/daily/{TODAY}/hard", None),
    ("GET", "/api/puzzles?key=only-code:3:abc", None),
    ("GET", "/api/ladder?family=hard", None),
    ("GET", "/api/ladder/me", None),
    ("GET", "/api/editions", None),
    ("GET", "/api/levels", None),
    ("GET", "/api/lessons", None),
    ("GET", "/api/editions/points?text=expert/5x8&players=2", None),
    ("GET", "/api/editions/describe?text=expert/5x8", None),
    ("GET", "/health", None),
    ("GET", "/healthz", None),
    ("GET", "/readyz", None),
    ("GET", "/metrics", None),
    ("GET", "/daily", None),
    ("GET", f"/daily/{TODAY}/hard", None),
    ("GET", "/ladder", None),
    ("GET", "/record", None),
)
"""What can be asked that concerns no table."""
ROOM = "/api/rooms/{room}"


def room_questions(room: str, player: int) -> Iterator[tuple[str, str, Any]]:
    """Yield everything that can be asked of a room about a player."""
    at = f"/api/rooms/{room}"
    yield "GET", at, None
    yield "GET", f"{at}/boards?round=1", None
    yield "GET", f"{at}/review?round=1&player={player}", None
    yield "GET", f"{at}/csv", None
    yield "POST", f"{at}/table", None
    yield "POST", f"{at}/mine", {"token": "x" * 32}
    yield "PUT", f"{at}/names", {"names": []}
    yield "PUT", f"{at}/code", {"code": "MMMMM"}
    yield "POST", f"{at}/orders", {"order": "pause"}
    yield "POST", f"{at}/orders", {"order": "resume"}
    yield "POST", f"{at}/orders", {"order": "start", "code": "MMMMM"}
    yield "POST", f"{at}/orders", {"order": "show"}


ROOM_ENDINGS = {
    ("POST", f"{ROOM}/players"),
    ("DELETE", f"{ROOM}/players/{{player}}"),
    ("POST", f"{ROOM}/players/{{player}}/release"),
    ("POST", f"{ROOM}/host"),
    ("GET", f"{ROOM}/stream"),
}
"""What the search of rooms does by itself."""
ROOM_OPERATIONS = ROOM_ENDINGS | {
    (method, path.partition("?")[0]) for method, path, _ in room_questions("{room}", 0)
}

NOT_ASKED = {
    ("POST", "/api/tables"),
    ("POST", "/api/tables/moved"),
    ("POST", f"{TABLE}/mine"),
    ("GET", f"{TABLE}/stream"),
    ("DELETE", "/api/record"),
    ("POST", "/api/ladder/players"),
    ("POST", "/api/ladder/games"),
    ("POST", "/api/daily"),
    ("POST", "/api/lessons/answer"),
    ("POST", "/api/puzzles/answer"),
    ("POST", "/api/puzzles/next"),
    ("POST", "/api/rooms"),
    *ROOM_OPERATIONS,
}
"""Operations that the lists above leave out: the search does them by itself, or they know no table.

Rooms have a search of their own (tests/server/test_room_secrets.py).
"""


def keys(token: str, table: str, way: str) -> tuple[dict[str, str], ...]:
    """Return how a token is brought: as a header, and to see a state or a rematch as each of the cookies too."""
    header = {"authorization": f"Bearer {token}"}
    cookie = {"cookie": f"keypeg-{table}={token}; keypeg-person={token}; keypeg-ladder={token}"}
    return (header,) if "/" in way.partition(table)[2].replace("/rematch", "") else (header, cookie)


def overhear(scene: Scene, table: Table, seat: int | None, token: str, *, changes: bool) -> str:
    """Return what a socket says at first; a refusal is an answer too."""
    query = (
        "since=0&reactions=1" + ("" if seat is None else f"&seat={seat}") + ("&changes=1" if changes else "")
    )
    address = f"ws://{scene.servers[-1].address}{table.path}/live?{query}"
    try:
        with Connection(address, token) as line:
            with suppress(ConnectionClosed):
                line.wait_for("state")
            return "\n".join(line.texts)
    except InvalidStatus as refused:
        return str(refused)


def read_stream(scene: Scene, table: Table, seat: int | None, token: str) -> str:
    """Return the first event of a stream, or the refusal."""
    query = "since=0" if seat is None else f"since=0&seat={seat}"
    with scene.stream(f"{table.path}/stream?{query}", token) as stream:
        if stream.status_code != 200:
            return stream.read().decode()
        heard = []
        for line in stream.iter_lines():
            heard.append(line)
            if '"type":"ping"' not in line:
                break
        return "\n".join(heard)
