"""Short ways to play over the network in tests."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from itertools import count, cycle
from queue import Empty, Queue
from threading import Thread
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.running import Server
from tests.waiting import PATIENCE

ADA_AND_BEN = {"seats": [{"name": "Ada"}, {"name": "Ben"}], "take": [0, 1]}
_ids = count()


class Scene:
    """One or more servers on one store; each request goes to the next of them."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.servers = servers
        # No certificates: to load them takes longer than most requests, and nothing here is encrypted.
        self._clients = [
            httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False) for server in servers
        ]
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

    def stream(self, path: str, token: str) -> AbstractContextManager[httpx.Response]:
        """Follow a stream of the last server."""
        client = self._clients[-1]
        client.cookies.clear()
        return client.stream("GET", path, headers={"authorization": f"Bearer {token}"})

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
        answers: bool = True,
    ) -> Connection:
        given = (
            ("seat", seat),
            ("since", since),
            ("changes", 1 if changes else None),
            ("reactions", 1 if reactions else None),
        )
        query = "&".join(f"{name}={value}" for name, value in given if value is not None)
        token = self.tokens.get(seat, "")
        return Connection(
            f"ws://{self.scene.servers[server].address}{self.path}/live?{query}", token, answers=answers
        )


class Connection:
    """A WebSocket that follows a table.

    A thread reads all messages as they arrive and answers heartbeats, whatever the test does meanwhile. The test waits
    for the message it expects; what comes before it is skipped. With `answers=False` no heartbeat is answered.
    """

    def __init__(
        self, url: str, token: str = "", *, cookie: str = "", answers: bool = True, **more: Any
    ) -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        headers |= {"cookie": cookie} if cookie else {}
        times = {"open_timeout": PATIENCE, "close_timeout": PATIENCE, "ping_interval": None}
        self._manager = connect(url, additional_headers=headers, **times, **more)
        self.socket: ClientConnection = self._manager.__enter__()
        self.texts: list[str] = []
        """Every message as it came, heartbeats too."""
        self._answers = answers
        self._arrived: Queue[dict[str, Any] | Exception] = Queue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self) -> Connection:
        return self

    def __exit__(self, *error: Any) -> None:
        self._manager.__exit__(*error)
        self._reader.join(PATIENCE)

    def wait_for(
        self, kind: str, holds: Callable[[dict[str, Any]], Any] = lambda message: True
    ) -> dict[str, Any]:
        """Return the first message of a kind of which something holds; raise `ConnectionClosed` if none can come."""
        return self.messages_until(kind, holds)[-1]

    def messages_until(
        self, kind: str | tuple[str, ...], holds: Callable[[dict[str, Any]], Any] = lambda message: True
    ) -> list[dict[str, Any]]:
        """Return all that comes until the message that the test expects, in order, without heartbeats.

        The message is of one `kind`, or of any of several.
        """
        kinds = (kind,) if isinstance(kind, str) else kind
        end, came = time.monotonic() + PATIENCE, []
        while True:
            try:
                message = self._arrived.get(timeout=max(0.0, end - time.monotonic()))
            except Empty:
                others = [message["type"] for message in came]
                raise AssertionError(f"waited in vain for {kinds}; there came {others}") from None
            if isinstance(message, Exception):
                # The next call raises it too.
                self._arrived.put(message)
                raise message
            if message["type"] in kinds and holds(message):
                return [*came, message]
            if message["type"] != "ping":
                came.append(message)

    def wait_for_state(self, holds: Callable[[dict[str, Any]], Any] = lambda state: True) -> dict[str, Any]:
        """Return the first message with a state of which something holds."""
        return self.wait_for("state", lambda message: holds(message["state"]))

    def come_to(self, seq: int) -> dict[str, Any]:
        """Return the first message with a state of this seq or a later one."""
        return self.wait_for("state", lambda message: message["seq"] >= seq)

    def wait_for_end(self) -> int:
        """Wait until the server closes the connection, and return its close code."""
        try:
            self.wait_for("a message that never comes")
        except ConnectionClosed as closed:
            assert closed.rcvd is not None, "the connection broke"
            return int(closed.rcvd.code)
        raise AssertionError("there is no such message")

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def _read(self) -> None:
        try:
            while True:
                text = str(self.socket.recv())
                self.texts.append(text)
                message = json.loads(text)
                if message["type"] == "ping" and self._answers:
                    self.say(type="pong")
                self._arrived.put(message)
        except Exception as error:
            # The test that waits raises it: nobody reads what a thread raises.
            self._arrived.put(error)
