"""Views of rooms that come and go: waiting, a pause, a duel, a code that leads nowhere."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import guess, place, turn
from tests.browser.inspection import inspect
from tests.browser.racing import Racer, join_room, open_room, order, wait_for_play
from tests.waiting import PATIENCE

FIRST = (
    "Maximilian",
    "Charlotte",
    "Elisabeth",
    "Magdalena",
    "Mohammed",
    "Wolfgang",
    "Josephine",
    "Hannah",
    "Emma",
    "Mia",
)
ORDINARY = [f"{name} {letter}" for name in FIRST for letter in "ABMW"]
LONG = [f"Maximiliane-Friederike von und zu Nr {number:02}" for number in range(1, 41)]
# Names that are cut, or whose line leaves the window, lies on what is below the list, or on another line.
CUT_NAMES = (
    "() => [...document.querySelectorAll('.name')].filter((name) => name.scrollWidth > name.clientWidth)"
)
SPOILED = """() => {
  const lines = [...document.querySelectorAll('.places li, .names li, .foot, h1')];
  const boxes = lines.map((line) => line.getBoundingClientRect());
  return lines.filter((line, i) => boxes[i].left < 0 || boxes[i].right > innerWidth || boxes[i].bottom > innerHeight
    || boxes.some((box, j) => j < i && box.left < boxes[i].right - 1 && box.right > boxes[i].left + 1
      && box.top < boxes[i].bottom - 1 && box.bottom > boxes[i].top + 1));
}"""


def fill_room(address: str, room: str, names: list[str]) -> None:
    """Let one player per name join over the API."""
    for name in names:
        answer = httpx.post(f"{address}/api/rooms/{room}/players", json={"name": name}, timeout=PATIENCE)
        assert answer.status_code == 200, answer.text


def expect_whole(screen: Page) -> None:
    """Every line of the big screen is in the window and by itself, however large a projector's picture is."""
    for width, height in ((1024, 768), (1280, 720), (1920, 1080)):
        screen.set_viewport_size({"width": width, "height": height})
        screen.wait_for_function(f"() => innerWidth === {width} && ({SPOILED})().length === 0")


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


def test_the_big_screen_has_room_for_forty_long_names(server: Server, visit: Sit) -> None:
    host = visit(server.address)
    room = open_room(host, server.address, edition="kids")
    fill_room(server.address, room, LONG)
    screen = visit(f"{server.address}/r/{room}/screen", reduced_motion="reduce")
    expect(screen.locator(".names li")).to_have_count(len(LONG))
    expect_whole(screen)


def test_forty_names_are_whole_in_the_standings_on_the_big_screen(server: Server, visit: Sit) -> None:
    host = visit(server.address)
    room = open_room(host, server.address, edition="kids")
    fill_room(server.address, room, ORDINARY)
    order(host, server.address, room, "start")
    wait_for_play(host, server.address, room)
    order(host, server.address, room, "end")
    for language in ("en", "de"):
        screen = visit(f"{server.address}/r/{room}/screen?lang={language}", width=1024, height=768)
        expect(screen.locator("[data-standings] .name")).to_have_count(len(ORDINARY))
        expect_whole(screen)
        screen.wait_for_function(f"() => ({CUT_NAMES})().length === 0")
