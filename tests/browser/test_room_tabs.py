"""Rooms in several tabs and behind one address: who comes twice, who comes too late, who asks too much at once."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import turn
from tests.browser.racing import order
from tests.browser.test_rooms import race


def test_a_board_comes_although_a_whole_class_asks_at_once(server: Server, visit: Sit) -> None:
    host, room, ada = race(server, visit)
    refusals = [{"retry-after": "1"}, {}, {}]

    def refuse(route: Route) -> None:
        if refusals:
            route.fulfill(status=429, headers=refusals.pop(), json={"error": {"reason": "TOO_MANY"}})
        else:
            route.continue_()

    ada.route("**/table", refuse)
    order(host, server.address, room, "start")
    turn(ada, "Your turn, row 1")
    assert refusals == []
