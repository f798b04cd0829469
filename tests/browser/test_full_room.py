"""A full room: five browsers, 35 bots, a big screen. A browser and the server die in the middle; nothing is lost."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import count, product
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from keypeg.rules import Code, edition, mark
from tests.browser.conftest import Server, Sit
from tests.browser.hands import guess, turn
from tests.browser.racing import Racer, join_room, open_room, order
from tests.waiting import PATIENCE, wait_until

BOTS, BROWSERS = 35, 5
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
_ids = count()


class Bot:
    """A program that plays in a room over plain HTTP, and asks again until it is answered."""

    def __init__(self, address: str, room: str, name: str) -> None:
        self._client = httpx.Client(base_url=address, timeout=PATIENCE, verify=False)
        self._room = f"/api/rooms/{room}"
        self._token = ""
        self._token = self.ask("POST", f"{self._room}/players", {"name": name})["token"]
        box = edition("kids")
        self.left = [Code("".join(pegs)) for pegs in product(box.letters, repeat=box.shape.pegs)]
        self.guesses: list[str] = []

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"authorization": f"Bearer {self._token}"} if self._token else {}

        def answer() -> httpx.Response | None:
            try:
                return self._client.request(method, path, json=body, headers=headers)
            except httpx.TransportError:
                return None

        found = wait_until(answer, "an answer to a bot")
        assert found.status_code in (200, 409), found.text
        return found.json()

    def close(self) -> None:
        self._client.close()

    def guess(self) -> bool:
        """Place the next guess, with one id however often it is sent; return whether the code is broken."""
        table = "/api/tables/" + self.ask("POST", f"{self._room}/table")["table"]
        tried, number = self.left[len(self.left) // 2], f"bot-{next(_ids)}"
        seq = self.ask("GET", f"{table}?seat=0")["seq"]
        order = {"seat": 0, "seq": seq, "action": f"guess {tried}", "id": number}
        game = self.ask("POST", f"{table}/actions", order)["state"]["view"]["games"][-1]
        row = game["rows"][-1]
        self.guesses.append(str(tried))
        self.left = [code for code in self.left if tuple(mark(code, tried)) == (row["red"], row["white"])]
        return game["ending"] is not None

    def finish(self) -> None:
        """Break the code."""
        while not self.guess():
            pass


def read_standings(page: Page) -> list[str]:
    """The lines of the final standings, as they are shown."""
    table = page.locator("[data-standings]").last
    expect(table.locator("tbody tr")).to_have_count(BOTS + BROWSERS)
    return [" ".join(text.split()) for text in table.locator("tbody tr").all_inner_texts()]


def test_a_full_room_loses_nothing_when_a_browser_and_the_server_die(own_server: Server, visit: Sit) -> None:
    server = own_server
    host = visit(server.address)
    room = open_room(host, server.address, edition="kids", rounds=1, seconds=None)
    screen = visit(f"{server.address}/r/{room}/screen", width=1920, height=1080)
    bots = [Bot(server.address, room, f"Bot {number:02}") for number in range(1, BOTS + 1)]
    names = [f"Person {letter}" for letter in "ABCDE"]
    phones = [visit(f"{server.address}/r/{room}", **PHONE) for _ in names]
    for page, name in zip(phones, names, strict=True):
        join_room(page, name)
    order(host, server.address, room, "start")
    for page in phones:
        turn(page, "Your turn, row 1")
        guess(page, "RRB")
        turn(page, "Your turn, row 2")
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(Bot.finish, bots[:20]))
        list(threads.map(Bot.guess, bots[20:]))
    # A phone dies, and comes back with what it had kept.
    kept = phones[0].context.storage_state()
    phones[0].context.close()
    server.kill()
    server.start()
    phones[0] = visit(f"{server.address}/r/{room}", storage_state=kept, **PHONE)
    for page in phones:
        turn(page, "Your turn, row 2")
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(Bot.finish, bots[20:]))
    rows = {
        name: Racer(page, server.address, room).break_code("kids")
        for page, name in zip(phones, names, strict=True)
    }
    rows |= {f"Bot {number:02}": len(bot.guesses) for number, bot in enumerate(bots, 1)}
    for page in (host, *phones):
        later = page.get_by_role("button", name="See the standings")
        later.or_(page.get_by_role("heading", name="That was the last round")).first.click()
        turn(page, "That was the last round")
    state = host.request.get(f"{server.address}/api/rooms/{room}").json()["room"]
    named = {one["number"]: one["name"] for one in state["players"]}
    assert {named[one["player"]]: one["rows"] for one in state["standings"]} == rows
    boards = host.request.get(f"{server.address}/api/rooms/{room}/boards?round=1").json()
    played = {named[one["player"]]: [row["guess"] for row in one["rows"]] for one in boards}
    assert {name: played[name] for name in rows if name.startswith("Bot")} == {
        f"Bot {number:02}": bot.guesses for number, bot in enumerate(bots, 1)
    }
    lines = read_standings(host)
    assert len(lines) == BOTS + BROWSERS
    for page in phones:
        assert read_standings(page) == lines
    expect(screen.get_by_text(names[0]).first).to_be_visible()
    for bot in bots:
        bot.close()
