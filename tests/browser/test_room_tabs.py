"""Rooms in several tabs and behind one address: who comes twice, who comes too late, who asks too much at once."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import guess, turn
from tests.browser.inspection import violations
from tests.browser.racing import join_room, open_room, order, wait_for_play
from tests.browser.test_room_stories import open_duel
from tests.browser.test_rooms import PHONE, race

LET_IT_LINGER = """() => {
  const start = window.setTimeout;
  window.setTimeout = (work, pause) => pause === 6000 ? 0 : start(work, pause);
}"""
"""The board that has just ended the round stays until the person goes on."""


def test_a_second_tab_becomes_the_player_who_joined_in_the_first(server: Server, visit: Sit) -> None:
    host = visit(server.address)
    room = open_room(host, server.address, edition="kids", rounds=1)
    ada = visit(f"{server.address}/r/{room}", **PHONE)
    second = ada.context.new_page()
    second.goto(ada.url)
    expect(second.get_by_label("Your name")).to_be_visible()
    join_room(ada, "Ada")
    for page in (ada, second):
        turn(page, "You are in")
    order(host, server.address, room, "start")
    for page in (ada, second):
        turn(page, "Your turn, row 1")
    guess(second, "RRB")
    turn(ada, "Your turn, row 2")


def test_whoever_joins_where_another_tab_has_joined_already_is_that_player(
    server: Server, visit: Sit
) -> None:
    host = visit(server.address)
    room = open_room(host, server.address, edition="kids")
    ada = visit(f"{server.address}/r/{room}", **PHONE)
    expect(ada.get_by_label("Your name")).to_be_visible()
    # The page is not told of this by its browser.
    answer = ada.request.post(f"{server.address}/api/rooms/{room}/players", data={"name": "Ada"})
    assert answer.ok, answer.text()
    expect(ada.get_by_role("heading", name="1 player is here")).to_be_visible()
    join_room(ada, "Ada again")
    turn(ada, "You are in")
    expect(ada.get_by_role("alert")).to_have_count(0)
    expect(host.get_by_role("heading", name="1 player is here")).to_be_visible()


def test_the_board_whose_last_row_ends_the_round_stays_the_same(server: Server, visit: Sit) -> None:
    host, room, ada = race(server, visit, source="host")
    order(host, server.address, room, "start", code="RBG")
    turn(ada, "Your turn, row 1")
    ada.evaluate(LET_IT_LINGER)
    board = ada.locator("main")
    board.evaluate("board => { board.dataset.same = ''; }")
    seats: list[str] = []
    ada.on("request", lambda request: seats.append(request.url) if request.url.endswith("/table") else None)
    guess(ada, "RBG")
    later = ada.get_by_role("button", name="See the standings")
    expect(later).to_be_visible()
    expect(ada.locator("main[data-same]")).to_have_count(1)
    # The news of players who come and go change nothing of it.
    ben = visit(f"{server.address}/r/{room}", **PHONE)
    turn(ben, "That was the last round")
    expect(later).to_be_visible()
    expect(ada.locator("main[data-same]")).to_have_count(1)
    later.click()
    turn(ada, "That was the last round")
    assert seats == []


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


def test_the_big_screen_of_a_closed_room_invites_nobody(server: Server, visit: Sit) -> None:
    """Neither before the first round nor after it."""
    host, room, _ = race(server, visit)
    screen = visit(f"{server.address}/r/{room}/screen")
    expect(screen.locator("[data-code]")).to_be_visible()
    order(host, server.address, room, "close")
    turn(screen, "The room is closed")
    assert violations(screen) == []
    host, room, _ = race(server, visit)
    played = visit(f"{server.address}/r/{room}/screen")
    order(host, server.address, room, "start")
    wait_for_play(host, server.address, room)
    order(host, server.address, room, "close")
    expect(played.get_by_text("The room is closed")).to_be_visible()
    expect(played.locator("[data-standings]")).to_be_visible()
    assert violations(played) == []
    for page in (screen, played):
        expect(page.locator("[data-code], .qr")).to_have_count(0)
        expect(page.get_by_text("Join at")).to_have_count(0)


def test_a_full_duel_can_be_watched_and_joined_by_whoever_comes_back(server: Server, visit: Sit) -> None:
    ada, room = open_duel(server, visit)
    ben = visit(ada.url, **PHONE)
    join_room(ben, "Ben")
    other = visit(ada.url, **PHONE)
    expect(other.get_by_text("This room is full.")).to_be_visible()
    other.get_by_label("Your name").fill("Cem")
    expect(other.get_by_role("button", name="Join in")).to_be_disabled()
    watch = other.get_by_role("link", name="Open the big screen")
    expect(watch).to_have_attribute("href", f"/r/{room}/screen")
    assert violations(other) == []
    ada.locator("summary", has_text="New device").click()
    ada.get_by_role("button", name="New device Ben").click()
    expect(watch).to_have_count(0)
    join_room(other, "Ben")
    turn(other, "You are in")
