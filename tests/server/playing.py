"""Short ways to play over the network in tests."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from itertools import count, cycle
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.running import Server

ADA_AND_BEN = {"seats": [{"name": "Ada"}, {"name": "Ben"}], "take": [0, 1]}
_ids = count()


class Scene:
    """One or more servers on one store; each request goes to the next of them."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.servers = servers
        self._clients = [httpx.Client(base_url=server.url, timeout=60) for server in servers]
        self._turn = cycle(range(len(servers)))

    def close(self) -> None:
        for client in self._clients:
            client.close()

    def ask(self, method: str, path: str, body: Any = None, token: str = "", **more: Any) -> httpx.Response:
        client = self._clients[next(self._turn)]
        # A person's browser keeps cookies, a program here does not.
        client.cookies.clear()
        headers = {"authorization": f"Bearer {token}"} if token else {}
        headers |= more.pop("headers", {})
        if body is not None:
            more["json"] = body
        return client.request(method, path, headers=headers, **more)

    def open(self, **options: Any) -> Table:
        answer = self.ask("POST", "/api/tables", {**ADA_AND_BEN, **options})
        assert answer.status_code == 201, answer.text
        return Table(self, answer.json())


def texts(told: dict[str, Any]) -> list[str]:
    """What happened, in sentences."""
    return [event["message"]["text"] for event in told["events"]]


class Table:
    """A table, played at through the servers of a scene."""

    def __init__(self, scene: Scene, opened: dict[str, Any]) -> None:
        self.scene = scene
        self.id: str = opened["table"]
        self.path = f"/api/tables/{self.id}"
        self.tokens: dict[int, str] = {int(seat): token for seat, token in opened["tokens"].items()}

    def state(self, seat: int | None = None) -> dict[str, Any]:
        query = "" if seat is None else f"?seat={seat}"
        answer = self.scene.ask("GET", self.path + query, token=self.tokens.get(seat, ""))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, seat: int, action: str, seq: int, action_id: str | None = None) -> httpx.Response:
        order = {"seat": seat, "seq": seq, "action": action, "id": action_id or f"id-{next(_ids)}"}
        return self.scene.ask("POST", f"{self.path}/actions", order, self.tokens[seat])

    def act(self, seat: int, action: str) -> dict[str, Any]:
        """Act on the table as it stands; it must be taken."""
        answer = self.post(seat, action, self.state(seat)["seq"])
        assert answer.status_code == 200, answer.text
        return answer.json()

    def react(self, seat: int, reaction: str) -> httpx.Response:
        order = {"seat": seat, "reaction": reaction}
        return self.scene.ask("POST", f"{self.path}/reactions", order, self.tokens[seat])

    def get(self, rest: str, seat: int | None = None) -> httpx.Response:
        return self.scene.ask("GET", self.path + rest, token=self.tokens.get(seat, ""))

    def follow(
        self,
        seat: int | None = None,
        since: int | None = None,
        server: int = 0,
        *,
        changes: bool = False,
        reactions: bool = False,
    ) -> Connection:
        given = (
            ("seat", seat),
            ("since", since),
            ("changes", 1 if changes else None),
            ("reactions", 1 if reactions else None),
        )
        query = "&".join(f"{name}={value}" for name, value in given if value is not None)
        token = self.tokens.get(seat, "")
        return Connection(f"ws://{self.scene.servers[server].address}{self.path}/live?{query}", token)


class Connection:
    """A WebSocket that follows a table."""

    def __init__(self, url: str, token: str = "", *, cookie: str = "", **more: Any) -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        headers |= {"cookie": cookie} if cookie else {}
        self._manager = connect(url, additional_headers=headers, open_timeout=60, close_timeout=2, **more)
        self.socket: ClientConnection = self._manager.__enter__()

    def __enter__(self) -> Connection:
        return self

    def __exit__(self, *error: Any) -> None:
        self._manager.__exit__(*error)

    def hear(self) -> dict[str, Any]:
        """The next message; a ping is answered."""
        message = json.loads(self.socket.recv(timeout=30))
        if message["type"] == "ping":
            self.say(type="pong")
        return message

    def until(self, truth: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message of which something holds; a line that beats on and never tells it fails the test."""
        end = time.monotonic() + 60
        while not truth(message := self.hear()):
            assert time.monotonic() < end, "waited in vain"
        return message

    def come_to(self, seq: int) -> dict[str, Any]:
        return self.until(lambda message: message["type"] == "state" and message["seq"] >= seq)

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))


def wait_for(truth: Callable[[], Any], seconds: float = 40) -> Any:
    """Wait until something holds, and give it; a test that waits in vain fails."""
    end = time.monotonic() + seconds
    while not (found := truth()):
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)
    return found
