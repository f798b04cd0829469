"""Views of rooms that come and go: waiting, a pause, a duel, a code that leads nowhere."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import guess, place, turn
from tests.browser.inspection import inspect
from tests.browser.racing import Racer, join_room, open_room, order, wait_for_play


def test_a_race_from_the_wait_to_the_round_between(server: Server, visit: Sit) -> None:
    host = visit(server.address)
    room = open_room(host, server.address, edition="kids", rounds=2)
    players = [visit(f"{server.address}/r/{room}") for _ in range(2)]
    for page, name in zip(players, ("Ada", "Ben"), strict=True):
        join_room(page, name)
    ada, ben = players
    turn(ada, "You are in")
    inspect(ada, "room-waiting", whole=True)
    order(host, server.address, room, "start")
    turn(ada, "Your turn, row 1")
    guess(ada, "RRB")
    turn(ada, "Your turn, row 2")
    order(host, server.address, room, "pause")
    turn(ada, "The host has paused the round")
    inspect(ada, "room-paused")
    order(host, server.address, room, "resume")
    wait_for_play(host, server.address, room)
    Racer(ada, server.address, room).break_code("kids")
    expect(ada.get_by_role("button", name="See how the others are doing")).to_be_visible()
    inspect(ada, "room-finished")
    ada.get_by_role("button", name="See how the others are doing").click()
    expect(ada.locator("[data-lane]").first).to_be_visible()
    inspect(ada, "room-watching", whole=True)
    Racer(ben, server.address, room).break_code("kids")
    turn(host, "Round 1 is over")
    turn(ada, "Round 1 is over")
    inspect(host, "room-between-host", whole=True)
    inspect(ada, "room-between", whole=True)


def test_a_duel_from_the_codes_to_its_end(server: Server, visit: Sit) -> None:
    ada = visit(server.address)
    room = open_room(ada, server.address, edition="kids", rounds=1, kind="duel")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="I play, too").click()
    ben = visit(f"{server.address}/r/{room}")
    join_room(ben, "Ben")
    place(ada, "RB")
    inspect(ada, "duel-code", whole=True)
    place(ada, "G")
    place(ben, "GBR")
    for page in (ada, ben):
        page.get_by_role("button", name="Set the code").click()
    for page in (ada, ben):
        turn(page, "Your turn, row 1")
    guess(ada, "WWK")
    turn(ada, "Waiting for Ben’s guess")
    inspect(ada, "duel-waiting")
    guess(ben, "RBG")
    turn(ada, "That was the last round")
    inspect(ada, "duel-end", whole=True)


def test_a_room_that_is_not_there_and_one_that_is_closed(server: Server, visit: Sit) -> None:
    page = visit(f"{server.address}/r/zzzzzz")
    turn(page, "There is no room ZZZ ZZZ")
    inspect(page, "room-missing")
    room = open_room(page, server.address, edition="kids")
    order(page, server.address, room, "close")
    turn(page, "The room is closed")
    inspect(page, "room-closed")
