"""Tables brought to a state over the API, so that a browser test starts where it looks."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from playwright.sync_api import Page

_IDS = itertools.count()


class Referee:
    """Opens a table with every seat taken by one browser, and acts for all of them; other browsers may join."""

    def __init__(self, page: Page, address: str, edition: str, *, people: int = 2, **options: object) -> None:
        self._page = page
        self._pages: dict[int, Page] = {}
        self._address = address
        seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben", "Cleo", "Dora", "Emil")[:people]]
        order = {"edition": edition, "seats": seats, "take": list(range(people)), "hints": True, **options}
        for seat in set(range(people)) - set(order["take"]):
            seats[seat] = {"kind": "person"}
        opened = self._post("/api/tables", order)
        self.table = str(opened["table"])
        self.link = f"{address}/t/{self.table}"
        self._seq = opened["state"]["seq"]

    def act(self, seat: int, action: str) -> None:
        body = {"seat": seat, "seq": self._seq, "action": action, "id": f"referee-{next(_IDS)}"}
        self._seq = self._post(f"/api/tables/{self.table}/actions", body, self._pages.get(seat))["seq"]

    def seat(self, seat: int, page: Page, name: str) -> None:
        """Let another browser take a seat that was left free; it acts there from now on."""
        self._pages[seat] = page
        self._post(f"/api/tables/{self.table}/seats", {"name": name, "seat": seat}, page)

    def play(self, secret: str, guesses: Sequence[str], *, people: int = 2) -> None:
        """Set the code of the first game and guess in turn."""
        self.act(0, f"secret {secret}")
        for number, guess in enumerate(guesses):
            self.act(1 + number % (people - 1), f"guess {guess}")

    def _post(self, path: str, body: object, page: Page | None = None) -> dict[str, object]:
        response = (page or self._page).request.post(self._address + path, data=body)
        assert response.ok, response.text()
        answer: dict[str, object] = response.json()
        return answer
