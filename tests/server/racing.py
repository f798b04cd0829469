"""Short ways to play in rooms over the network in tests."""

from __future__ import annotations

from itertools import product
from typing import Any

from keypeg.rules import edition, mark
from keypeg.rules.codes import Code
from tests.server.playing import Scene
from tests.waiting import wait_until


class Room:
    """A room, as its host sees it."""

    def __init__(self, scene: Scene, **options: Any) -> None:
        self.scene = scene
        answer = scene.ask("POST", "/api/rooms", options)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        self.code: str = opened["room"]["room"]
        self.path = f"/api/rooms/{self.code}"
        self.token: str = opened["token"]

    def ask(self, method: str, rest: str = "", body: Any = None, *, token: str | None = None) -> Any:
        answer = self.scene.ask(method, self.path + rest, body, self.token if token is None else token)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refusal(self, method: str, rest: str, body: Any = None, *, token: str | None = None) -> str:
        """Ask for something that is refused, and return the name of the reason."""
        answer = self.scene.ask(method, self.path + rest, body, self.token if token is None else token)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["error"]["reason"])

    def order(self, order: str, **more: Any) -> dict[str, Any]:
        return self.ask("POST", "/orders", {"order": order, **more})["room"]

    def look(self, token: str = "") -> dict[str, Any]:
        return self.ask("GET", token=token)["room"]

    def join(self, name: str) -> Racer:
        return Racer(self, name)

    def wait_for_phase(self, phase: str) -> dict[str, Any]:
        def reached() -> dict[str, Any] | None:
            room = self.look()
            return room if room["round"] is not None and room["round"]["phase"] == phase else None

        return wait_until(reached, f"a round that is {phase}")


class Racer:
    """A player of a room."""

    def __init__(self, room: Room, name: str) -> None:
        self.room = room
        answer = room.ask("POST", "/players", {"name": name}, token="")
        self.token: str = answer["token"]
        self.number: int = answer["mine"]["player"]

    @property
    def table(self) -> str:
        return str(self.room.ask("POST", "/table", token=self.token)["table"])

    def state(self) -> dict[str, Any]:
        answer = self.room.scene.ask("GET", f"/api/tables/{self.table}?seat=0", token=self.token)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def try_guess(self, code: str, *, again: str = "") -> Any:
        """Place a guess, whatever comes of it."""
        seq = self.state()["seq"]
        order = {"seat": 0, "seq": seq, "action": f"guess {code}", "id": again or f"g{seq}"}
        return self.room.scene.ask("POST", f"/api/tables/{self.table}/actions", order, self.token)

    def guess(self, code: str) -> dict[str, Any]:
        answer = self.try_guess(code)
        assert answer.status_code == 200, answer.text
        return answer.json()["state"]

    def rows(self) -> list[dict[str, Any]]:
        return list(self.state()["view"]["games"][-1]["rows"])

    def break_code(self) -> int:
        """Break the code by trying what agrees with the rows, and return how many rows it took."""
        box = edition(self.state()["view"]["edition"])
        left = [Code("".join(pegs)) for pegs in product(box.letters, repeat=box.shape.pegs)]
        left = [code for code in left if box.allows_secret(code)]
        while True:
            guess = left[len(left) // 2]
            game = self.guess(str(guess))["view"]["games"][-1]
            row = game["rows"][-1]
            if game["ending"] is not None:
                return len(game["rows"])
            left = [code for code in left if tuple(mark(code, guess)) == (row["red"], row["white"])]
