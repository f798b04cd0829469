"""What people do in rooms, and rounds that are played over the API, so that a story starts where it looks."""

from __future__ import annotations

import itertools
from itertools import product

from playwright.sync_api import Page, expect

from keypeg.rules import Code, edition, mark
from tests.waiting import wait_until

_IDS = itertools.count()


def open_room(page: Page, address: str, **options: object) -> str:
    """Open a room over the API as this browser's, look at it, and return its code."""
    answer = page.request.post(f"{address}/api/rooms", data=options)
    assert answer.ok, answer.text()
    code = str(answer.json()["room"]["room"])
    page.goto(f"{address}/r/{code}")
    return code


def join_room(page: Page, name: str) -> None:
    """Type a name and join the room that the page shows."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join in").click()
    expect(page.get_by_label("Your name")).to_have_count(0)


def order(page: Page, address: str, room: str, what: str, **more: object) -> None:
    """Order something as the host."""
    answer = page.request.post(f"{address}/api/rooms/{room}/orders", data={"order": what, **more})
    assert answer.ok, answer.text()


def wait_for_play(page: Page, address: str, room: str) -> None:
    """Wait until the countdown is over."""
    path = f"{address}/api/rooms/{room}"
    wait_until(
        lambda: page.request.get(path).json()["room"]["round"]["phase"] == "playing", "a round in play"
    )


class Racer:
    """A player of a room who guesses over the API; the page only looks on."""

    def __init__(self, page: Page, address: str, room: str) -> None:
        self._page = page
        answer = page.request.post(f"{address}/api/rooms/{room}/table", data={})
        assert answer.ok, answer.text()
        self._path = f"{address}/api/tables/{answer.json()['table']}"

    def guess(self, code: str) -> dict[str, object]:
        """Place a guess, and return the game after it."""
        seq = self._page.request.get(f"{self._path}?seat=0").json()["seq"]
        body = {"seat": 0, "seq": seq, "action": f"guess {code}", "id": f"racer-{next(_IDS)}"}
        answer = self._page.request.post(f"{self._path}/actions", data=body)
        assert answer.ok, answer.text()
        game: dict[str, object] = answer.json()["state"]["view"]["games"][-1]
        return game

    def break_code(self, box: str = "classic") -> int:
        """Break the code by trying what agrees with the rows, and return how many rows it took."""
        state = self._page.request.get(f"{self._path}?seat=0").json()
        played = state["view"]["games"][-1]["rows"]
        shape = edition(box)
        left = [Code("".join(pegs)) for pegs in product(shape.letters, repeat=shape.shape.pegs)]
        for row in played:
            left = [one for one in left if tuple(mark(one, Code(row["guess"]))) == (row["red"], row["white"])]
        rows = len(played)
        while True:
            tried = left[len(left) // 2]
            game = self.guess(str(tried))
            rows += 1
            if game["ending"] is not None:
                return rows
            last = game["rows"][-1]
            left = [one for one in left if tuple(mark(one, tried)) == (last["red"], last["white"])]
