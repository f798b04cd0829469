"""Rooms as people meet them: a race from start to final standings, phones that die, a duel, the big screen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import expect_value, guess, place, turn
from tests.browser.inspection import inspect
from tests.browser.racing import Racer, join_room, open_room, order, wait_for_play

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
PLAYED = "li[data-row]:not(.unused) .unseen"
"""The rows that have been played."""
MOST_CLICKS = 5
COUNT_CLICKS = "() => { window.clicks = 0; addEventListener('click', () => { window.clicks += 1; }, true); }"
"""Clicks are counted from here: the page is not loaded anew on the way to a room."""


def test_a_race_runs_from_the_start_page_to_the_final_standings(server: Server, visit: Sit) -> None:
    host = visit(server.address)
    host.evaluate(COUNT_CLICKS)
    host.get_by_role("button", name="Open a room").click()
    turn(host, "Your room is open")
    room = host.url.rpartition("/")[2]
    phones = [visit(f"{server.address}/r/{room}", **PHONE) for _ in range(2)]
    for page, name in zip(phones, ("Ada", "Ben"), strict=True):
        join_room(page, name)
        turn(page, "You are in")
    expect(host.get_by_role("heading", name="2 players are here")).to_be_visible()
    host.get_by_role("button", name="Start the race").click()
    turn(host, "Round 1 of 3")
    expect_value(host, "most => window.clicks <= most", value=True, argument=MOST_CLICKS)
    for page in phones:
        turn(page, "Your turn, row 1")
    guess(phones[0], "RRGG")
    turn(phones[0], "Your turn, row 2")
    expect(host.locator("[data-lane='1']")).to_contain_text("row 2")
    expect(phones[1].get_by_role("list", name="The others")).to_contain_text("Ada row 2")
    for number in (1, 2, 3):
        rows = [Racer(page, server.address, room).break_code() for page in phones]
        title = "That was the last round" if number == 3 else f"Round {number} is over"
        turn(host, title)
        for page, needed in zip(phones, rows, strict=True):
            page.get_by_role("button", name="See the standings").or_(
                page.get_by_role("heading", name=title)
            ).first.click()
            turn(page, title)
            expect(page.locator("[data-standings]").last.locator(".mine td").nth(1)).to_have_text(str(needed))
        expect(host.locator("[data-board]")).to_have_count(2)
        expect(host.locator("[data-coach]").first).to_be_visible()
        expect(host.get_by_text("Sealed before the first guess, and never changed.")).to_be_visible()
        if number < 3:
            host.get_by_role("button", name=f"Start round {number + 1}").click()
            wait_for_play(host, server.address, room)
    expect(host.get_by_role("table", name="Final standings")).to_be_visible()
    with host.expect_download() as file:
        host.get_by_role("link", name="Results as a file (CSV)").click()
    assert "Ada" in file.value.path().read_text()
    # Everyone stays, and the next race counts from the start.
    host.get_by_role("button", name="Play again").click()
    host.get_by_role("button", name="Start round 4").click()
    for page in phones:
        turn(page, "Your turn, row 1")
    turn(host, "Round 4 of 6")


def race(server: Server, visit: Sit, **options: object) -> tuple[Page, str, Page]:
    """Open a race in Kids with Ada in it, and start it; return the host's page, the room and Ada's page."""
    host = visit(server.address)
    room = open_room(host, server.address, edition="kids", rounds=1, **options)
    ada = visit(f"{server.address}/r/{room}", **PHONE)
    join_room(ada, "Ada")
    return host, room, ada


def test_a_reload_the_back_button_and_a_closed_tab_come_back_to_the_board(server: Server, visit: Sit) -> None:
    host, room, ada = race(server, visit)
    order(host, server.address, room, "start")
    turn(ada, "Your turn, row 1")
    guess(ada, "RRB")
    turn(ada, "Your turn, row 2")
    place(ada, "RB")
    ada.reload()
    turn(ada, "Your turn, row 2")
    ada.goto(server.address)
    ada.go_back()
    turn(ada, "Your turn, row 2")
    again = ada.context.new_page()
    ada.close()
    again.goto(server.address)
    again.get_by_role("link", name=re.compile("^Room ")).click()
    turn(again, "Your turn, row 2")
    expect(again.locator(PLAYED)).to_have_count(1)
    # An old link to the own table leads to the room, where nothing of an ordinary table is offered.
    table = again.request.post(f"{server.address}/api/rooms/{room}/table", data={}).json()["table"]
    again.goto(f"{server.address}/t/{table}")
    turn(again, "Your turn, row 2")
    assert again.url.endswith(f"/r/{room}")
    again.get_by_role("button", name="More", exact=True).click()
    expect(again.get_by_role("button", name="Leave the room")).to_be_visible()
    expect(again.get_by_role("button", name="Continue on another device")).to_have_count(0)


def test_a_player_whose_phone_dies_goes_on_with_another(server: Server, visit: Sit) -> None:
    host, room, ada = race(server, visit)
    order(host, server.address, room, "start")
    turn(ada, "Your turn, row 1")
    guess(ada, "RRB")
    turn(ada, "Your turn, row 2")
    ada.context.close()
    lane = host.locator("[data-lane='1']")
    expect(lane).to_contain_text("not connected")
    expect(host.locator("[data-away]")).to_have_text("Not connected: Ada")
    lane.get_by_label("More for Ada").click()
    lane.get_by_role("button", name="New device").click()
    expect(lane).to_contain_text("on another device, under the same name")
    other = visit(f"{server.address}/r/{room}", **PHONE)
    join_room(other, "Ada")
    turn(other, "Your turn, row 2")
    expect(other.locator(PLAYED)).to_have_count(1)
    expect(lane).not_to_contain_text("not connected")


def test_the_host_pauses_tells_a_peg_and_ends_the_round(server: Server, visit: Sit) -> None:
    host, _, ada = race(server, visit)
    host.get_by_role("button", name="Let a computer join").click()
    expect(host.get_by_role("heading", name="2 players are here")).to_be_visible()
    host.get_by_role("button", name="Start the race").click()
    turn(ada, "Your turn, row 1")
    host.get_by_role("button", name="Pause").click()
    turn(ada, "The host has paused the round")
    expect(ada.get_by_role("group", name="Colours").get_by_role("button", name="red")).to_be_disabled()
    host.get_by_role("button", name="Continue the round").click()
    turn(ada, "Your turn, row 1")
    host.get_by_role("button", name="Hint for everyone").click()
    expect(ada.get_by_role("main").get_by_text("Everyone was told:")).to_be_visible()
    host.get_by_role("button", name="End the round").click()
    host.get_by_role("button", name="Yes, end it for everyone").click()
    turn(ada, "That was the last round")
    expect(ada.locator("[data-revealed]")).to_be_visible()


def test_a_class_joins_by_its_list_and_a_wrong_code_is_told_kindly(server: Server, visit: Sit) -> None:
    host = visit(server.address)
    room = open_room(host, server.address, edition="kids")
    host.get_by_text("Only certain names may join").click()
    host.get_by_role("textbox", name=re.compile("Paste a class list")).fill("Ada\nBen\n\nCleo\n")
    host.get_by_role("button", name="Use these 3 names").click()
    expect(host.get_by_text("The list is saved.")).to_be_visible()
    page = visit(server.address, **PHONE)
    page.get_by_label("Room code").fill("zzz zzz")
    page.get_by_role("button", name="Join a room").click()
    turn(page, "There is no room ZZZ ZZZ")
    page.get_by_label("Room code").fill(f"{room[:3]} {room[3:]}".upper())
    page.get_by_role("button", name="Join a room").click()
    page.get_by_label("Your name").select_option("Ben")
    page.get_by_role("button", name="Join in").click()
    turn(page, "You are in")
    host.get_by_role("button", name="Remove Ben").click()
    turn(page, f"Room {room[:3]} {room[3:]}".upper().replace("ROOM", "Room"))


def test_a_duel_is_set_played_and_won(server: Server, visit: Sit) -> None:
    ada = visit(f"{server.address}/new/room")
    ada.get_by_label(re.compile("^A duel")).check()
    ada.get_by_role("radio", name="Kids").check()
    ada.get_by_label("Rounds").select_option("1")
    ada.get_by_role("button", name="Open a room").click()
    turn(ada, "Your room is open")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="I play, too").click()
    ben = visit(ada.url, **PHONE)
    join_room(ben, "Ben")
    for page, code in ((ada, "RBG"), (ben, "GBR")):
        place(page, code)
        page.get_by_role("button", name="Set the code").click()
    for page in (ada, ben):
        turn(page, "Your turn, row 1")
    guess(ada, "WWK")
    turn(ada, "Waiting for Ben’s guess")
    guess(ben, "RBG")
    turn(ada, "That was the last round")
    expect(ada.locator("[data-result]")).to_have_text("Ben wins!")
    ben.get_by_role("button", name="See the standings").click()
    expect(ben.locator("[data-result]")).to_have_text("You win!")
    expect(ben.locator("[data-revealed]")).to_have_count(2)


def test_the_big_screen_follows_the_race_and_has_nothing_to_click(server: Server, visit: Sit) -> None:
    host, room, ada = race(server, visit)
    screen = visit(f"{server.address}/r/{room}/screen", width=1920, height=1080)
    german = visit(f"{server.address}/r/{room}/screen?lang=de", width=1920, height=1080)
    for page in (screen, german):
        expect(page.locator("[data-code]")).to_have_text(f"{room[:3]} {room[3:]}".upper())
        expect(page.get_by_text("Ada")).to_be_visible()
    expect(german.get_by_text("1 Spieler ist da")).to_be_visible()
    inspect(screen, "big-screen-lobby")
    order(host, server.address, room, "start")
    turn(ada, "Your turn, row 1")
    guess(ada, "RRB")
    expect(screen.locator("[data-lane='1']")).to_contain_text("row 2")
    expect(screen.get_by_role("timer")).to_be_visible()
    inspect(screen, "big-screen-race")
    order(host, server.address, room, "hide")
    expect(screen.locator("[data-lane='1']")).to_contain_text("Player 1")
    expect(screen.get_by_text("Ada")).to_have_count(0)
    rows = Racer(ada, server.address, room).break_code("kids")
    expect(screen.locator("[data-revealed]")).to_be_visible()
    expect(screen.locator("[data-standings]")).to_contain_text(f"{rows} rows")
    expect(german.get_by_text("Der Code war")).to_be_visible()
    expect(screen.get_by_text("Ada")).to_have_count(0)
    inspect(screen, "big-screen-end")
    for page in (screen, german):
        expect(page.locator("a, button, input, select, textarea, summary, [tabindex='0']")).to_have_count(0)


def test_every_view_of_a_room_is_sound(server: Server, visit: Sit) -> None:
    host, room, ada = race(server, visit)
    stranger = visit(f"{server.address}/r/{room}")
    turn(stranger, f"Room {room[:3].upper()} {room[3:].upper()}")
    inspect(stranger, "room-join", whole=True)
    inspect(host, "room-lobby", whole=True)
    inspect(visit(f"{server.address}/new/room"), "room-options", whole=True)
    host.get_by_label("Your name").fill("Hanna")
    host.get_by_role("button", name="I play, too").click()
    host.get_by_role("button", name="Start the race").click()
    turn(ada, "Your turn, row 1")
    guess(ada, "RRB")
    turn(host, "Your turn, row 1")
    inspect(host, "room-board")
    host.get_by_role("button", name="Look at everyone").click()
    turn(host, "Round 1 of 1")
    inspect(host, "room-host", whole=True)
    order(host, server.address, room, "end")
    turn(ada, "That was the last round")
    expect(ada.locator("[data-coach]").first).to_be_visible()
    inspect(ada, "room-end", whole=True)


def test_no_page_tells_the_code_before_the_round_is_over(server: Server, visit: Sit) -> None:
    host = visit(server.address)
    room = open_room(host, server.address, rounds=1, source="host")
    ada = visit(f"{server.address}/r/{room}", **PHONE)
    join_room(ada, "Ada")
    screen = visit(f"{server.address}/r/{room}/screen")
    place(host, "RGBY")
    host.get_by_role("button", name="Set the code and start").click()
    turn(ada, "Your turn, row 1")
    guess(ada, "RRGG")
    turn(ada, "Your turn, row 2")
    expect(host.locator("[data-lane='1']")).to_contain_text("row 2")
    expect(screen.locator("[data-lane='1']")).to_contain_text("row 2")
    for page in (host, ada, screen):
        words = page.content().lower()
        assert "red green blue yellow" not in words
        assert "rgby" not in words
    Racer(ada, server.address, room).guess("RGBY")
    for page in (host, screen):
        expect(page.locator("[data-revealed]")).to_contain_text("red green blue yellow")
