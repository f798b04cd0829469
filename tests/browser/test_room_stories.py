"""Rooms on two screens at once: late players, duels with a computer, playing again, a host who changes devices."""

from __future__ import annotations

import re
from itertools import count

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import guess, place, turn
from tests.browser.inspection import violations
from tests.browser.racing import Racer, join_room, open_room, order
from tests.browser.test_record import keeps
from tests.browser.test_rooms import PHONE, PLAYED, race
from tests.waiting import wait_until


def test_somebody_who_joins_in_the_middle_of_a_round_plays_without_the_time(
    server: Server, visit: Sit
) -> None:
    host, room, ada = race(server, visit)
    order(host, server.address, room, "start")
    turn(ada, "Your turn, row 1")
    late = visit(f"{server.address}/r/{room}", **PHONE)
    expect(late.get_by_text("your rows count, your time does not")).to_be_visible()
    join_room(late, "Lea")
    turn(late, "Your turn, row 1")
    guess(late, "RRB")
    expect(host.locator("[data-lane='2']")).to_contain_text("row 2")
    expect(ada.get_by_role("list", name="The others")).to_contain_text("Lea row 2")
    Racer(ada, server.address, room).break_code("kids")
    Racer(late, server.address, room).break_code("kids")
    for page in (host, ada, late):
        see_end(page)
        marked = page.locator("[data-late]")
        expect(marked).to_have_text("joined late")
        line = page.get_by_role("row").filter(has=marked)
        expect(line).to_contain_text("Lea")
        expect(line.get_by_role("cell").last).to_have_text("–")


def test_r35_somebody_who_leaves_a_round_and_comes_back_watches_it_to_its_end(
    server: Server, visit: Sit
) -> None:
    host, room, ada = race(server, visit)
    ben = visit(f"{server.address}/r/{room}", **PHONE)
    join_room(ben, "Ben")
    order(host, server.address, room, "start")
    turn(ada, "Your turn, row 1")
    guess(ada, "RRB")
    ada.request.delete(f"{server.address}/api/rooms/{room}/players/1")
    join_room(ada, "Ada")
    expect(ada.get_by_text("You had a board in this round already, so you watch")).to_be_visible()
    expect(ada.locator("[data-lane]")).to_have_count(1)
    assert violations(ada) == []
    # The host can still help somebody who has no lane.
    host.get_by_role("button", name="New device Ada").click()
    expect(host.get_by_text("Ada can now join room")).to_be_visible()
    turn(ada, f"Room {room[:3]} {room[3:]}".upper().replace("ROOM", "Room"))
    join_room(ada, "Ada")
    Racer(ben, server.address, room).break_code("kids")
    for page in (host, ben, ada):
        see_end(page)


def see_end(page: Page, title: str = "That was the last round") -> None:
    """Go on to the standings, wherever the page is after the last row."""
    heading = page.get_by_role("heading", name=title)
    page.get_by_role("button", name="See the standings").or_(heading).first.click()
    expect(heading).to_be_visible()


def open_duel(server: Server, visit: Sit, **options: object) -> tuple[Page, str]:
    """Open a duel in Kids, in which Ada plays; return her page and the room."""
    ada = visit(server.address)
    room = open_room(ada, server.address, kind="duel", edition="kids", seconds=None, name="Ada", **options)
    turn(ada, "Your room is open")
    return ada, room


def set_duel_code(page: Page, code: str) -> None:
    place(page, code)
    page.get_by_role("button", name="Set the code").click()


def win_duel_round(winner: Page, loser: Page) -> None:
    """Set both codes of a round and play it to its end."""
    for page, code in ((winner, "RBG"), (loser, "GBR")):
        set_duel_code(page, code)
    for page in (winner, loser):
        turn(page, "Your turn, row 1")
    guess(winner, "GBR")
    guess(loser, "WWK")


def test_a_duel_against_a_computer_is_played_to_its_end(server: Server, visit: Sit) -> None:
    ada, room = open_duel(server, visit, rounds=1)
    ada.get_by_role("button", name="Let a computer join").click()
    screen = visit(f"{server.address}/r/{room}/screen")
    expect(ada.get_by_role("heading", name="2 players are here")).to_be_visible()
    set_duel_code(ada, "RBG")
    turn(ada, "Your turn, row 1")
    guess(ada, "WWK")
    # The computer guesses as soon as it may, and both are answered.
    turn(ada, "Your turn, row 2")
    rival = screen.locator("[data-lane='2']")
    expect(rival).to_contain_text("row 2")
    over = ada.get_by_role("heading", name="That was the last round").or_(
        ada.get_by_role("button", name="See the standings")
    )
    for row in count(2):
        # The next row is called out before the round has ended: only the big screen tells that it goes on.
        wait_until(
            lambda row=row: over.is_visible() or rival.filter(has_text=f"row {row}").is_visible(),
            f"row {row}",
        )
        if over.is_visible():
            break
        turn(ada, f"Your turn, row {row}")
        guess(ada, "WWK")
    see_end(ada)
    expect(ada.locator("[data-revealed]")).to_have_count(2)
    expect(ada.locator("[data-revealed]").last).to_contain_text("red blue green")
    expect(screen.locator("[data-revealed]")).to_have_count(2)


def test_a_duel_is_played_again_with_codes_that_nobody_has_seen(server: Server, visit: Sit) -> None:
    ada, room = open_duel(server, visit, rounds=1)
    ben = visit(ada.url, **PHONE)
    join_room(ben, "Ben")
    screen = visit(f"{server.address}/r/{room}/screen")
    win_duel_round(ada, ben)
    for page in (ada, ben):
        see_end(page)
    expect(ada.locator("[data-result]")).to_have_text("You win!")
    ada.get_by_role("button", name="Play again").click()
    for page, code in ((ada, "KKW"), (ben, "WKK")):
        expect(page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
        set_duel_code(page, code)
    for page in (ada, ben):
        turn(page, "Your turn, row 1")
        expect(page.locator(PLAYED)).to_have_count(0)
    for page in (ada, ben, screen):
        expect(page.locator("[data-revealed]")).to_have_count(0)
        words = page.content().lower()
        for code in ("red blue green", "green blue red", "black black white", "white black black"):
            assert code not in words
    guess(ada, "WKK")
    guess(ben, "KKW")
    for page in (ada, ben):
        see_end(page)
        expect(page.locator("[data-result]")).to_have_text("The duel is a draw.")
    # The boards of the first duel can still be looked at.
    boards = ben.get_by_role("combobox", name="All boards")
    boards.select_option("Round 1 of 2")
    expect(ben.locator("[data-earlier]").first).to_contain_text("green blue red")
    expect(ben.locator("[data-board='1'] ol")).to_contain_text("green blue red")


def test_between_the_rounds_of_a_duel_a_phone_dies_and_its_player_comes_back(
    server: Server, visit: Sit
) -> None:
    ada, _ = open_duel(server, visit)
    ben = visit(ada.url, **PHONE)
    join_room(ben, "Ben")
    win_duel_round(ada, ben)
    see_end(ada, "Round 1 is over")
    ben.context.close()
    set_duel_code(ada, "KKW")
    expect(ada.get_by_text("Waiting for a code from Ben.")).to_be_visible()
    ada.get_by_role("button", name="New device Ben").click()
    expect(ada.get_by_text("Ben can now join room")).to_be_visible()
    assert violations(ada) == []
    other = visit(ada.url, **PHONE)
    join_room(other, "Ben")
    turn(other, "Round 1 is over")
    set_duel_code(other, "WKK")
    for page in (ada, other):
        turn(page, "Your turn, row 1")
        expect(page.locator(PLAYED)).to_have_count(0)


def test_between_the_rounds_of_a_duel_somebody_else_takes_the_place_of_a_player(
    server: Server, visit: Sit
) -> None:
    """First of one whom the host removes, then of one who leaves."""
    ada, _ = open_duel(server, visit)
    ben = visit(ada.url, **PHONE)
    join_room(ben, "Ben")
    win_duel_round(ada, ben)
    for page in (ada, ben):
        see_end(page, "Round 1 is over")
    expect(ben.get_by_role("button", name="Remove")).to_have_count(0)
    ada.get_by_role("button", name="Remove Ben").click()
    expect(ada.get_by_text("Waiting for a second player.")).to_be_visible()
    link = ada.get_by_label("Link to this room").input_value()
    assert violations(ada) == []
    cem = visit(link, **PHONE)
    join_room(cem, "Cem")
    expect(ada.get_by_label("Link to this room")).to_have_count(0)
    set_duel_code(cem, "WKK")
    expect(cem.get_by_text("Waiting for a code from Ada.")).to_be_visible()
    cem.get_by_role("button", name="Leave the room").click()
    expect(cem.get_by_text("Your results will not count.")).to_be_visible()
    cem.get_by_role("button", name="No", exact=True).click()
    cem.get_by_role("button", name="Leave the room").click()
    cem.get_by_role("button", name="Yes", exact=True).click()
    join_room(cem, "Dana")
    win_duel_round(ada, cem)
    for page in (ada, cem):
        see_end(page, "Round 2 is over")
    expect(ada.locator("[data-standings]").first).to_contain_text("Dana")


def host_link(page: Page) -> str:
    """Ask for the link of the host, as the host's page shows it."""
    page.get_by_role("button", name="Continue as host on another device").click()
    field = page.get_by_label("Link for the host")
    expect(field).to_have_value(re.compile(r"/r/\w+#host="))
    assert violations(page) == []
    link = field.input_value()
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    return link


def test_a_host_whose_phone_dies_continues_on_another_device(server: Server, visit: Sit) -> None:
    host, room, ada = race(server, visit)
    screen = visit(f"{server.address}/r/{room}/screen")
    link = host_link(host)
    token = link.partition("#host=")[2]
    order(host, server.address, room, "start")
    turn(ada, "Your turn, row 1")
    host.context.close()
    asked: list[str] = []
    other = visit(server.address)
    other.on("request", lambda request: asked.append(request.url))
    other.goto(link)
    turn(other, "Round 1 of 1")
    # The token is gone from the address, and no server was told it there.
    assert token not in other.url
    assert not any(token in url for url in asked)
    other.get_by_role("button", name="Pause").click()
    turn(ada, "The host has paused the round")
    other.reload()
    other.get_by_role("button", name="Continue the round").click()
    turn(ada, "Your turn, row 1")
    for page in (ada, screen):
        assert token not in page.content()
        expect(page.get_by_text("Continue as host on another device")).to_have_count(0)


def test_a_host_who_played_takes_the_own_board_along(server: Server, visit: Sit) -> None:
    host, _, ada = race(server, visit)
    host.get_by_label("Your name").fill("Hanna")
    host.get_by_role("button", name="I play, too").click()
    link = host_link(host)
    host.get_by_role("button", name="Start the race").click()
    turn(host, "Your turn, row 1")
    guess(host, "RRB")
    turn(host, "Your turn, row 2")
    host.context.close()
    other = visit(link, **PHONE)
    lane = other.locator("[data-lane='2']")
    expect(lane).to_contain_text("not connected")
    lane.get_by_label("More for Hanna").click()
    lane.get_by_role("button", name="New device").click()
    expect(other.get_by_label("Your name")).to_have_value("Hanna")
    other.get_by_role("button", name="I play, too").click()
    turn(other, "Your turn, row 2")
    expect(other.locator(PLAYED)).to_have_count(1)
    expect(ada.get_by_role("list", name="The others")).to_contain_text("Hanna row 2")
    other.get_by_role("button", name="For the host").click()
    expect(other.get_by_role("button", name="Pause")).to_be_visible()


def test_a_host_whose_phone_dies_between_the_rounds_of_a_duel_plays_on(server: Server, visit: Sit) -> None:
    ada, _ = open_duel(server, visit)
    link = host_link(ada)
    ben = visit(ada.url, **PHONE)
    join_room(ben, "Ben")
    win_duel_round(ada, ben)
    see_end(ben, "Round 1 is over")
    ada.context.close()
    other = visit(link, **PHONE)
    other.get_by_role("button", name="New device Ada").click()
    expect(other.get_by_label("Your name")).to_have_value("Ada")
    other.get_by_role("button", name="I play, too").click()
    win_duel_round(other, ben)
    see_end(other, "Round 2 is over")


def test_whoever_is_done_and_changes_to_another_device_sees_the_others(server: Server, visit: Sit) -> None:
    """Also the host, who goes on leading the round from there."""
    host, room, ada = race(server, visit)
    host.get_by_label("Your name").fill("Hanna")
    host.get_by_role("button", name="I play, too").click()
    link = host_link(host)
    ben = visit(f"{server.address}/r/{room}", **PHONE)
    join_room(ben, "Ben")
    host.get_by_role("button", name="Start the race").click()
    turn(ada, "Your turn, row 1")
    turn(host, "Your turn, row 1")
    for page in (ada, host):
        Racer(page, server.address, room).break_code("kids")
    for page in (ada, host):
        page.context.close()
    other = visit(link, **PHONE)
    for number, name in ((1, "Ada"), (2, "Hanna")):
        lane = other.locator(f"[data-lane='{number}']")
        lane.get_by_label(f"More for {name}").click()
        lane.get_by_role("button", name="New device").click()
    expect(other.get_by_label("Your name")).to_have_value("Hanna")
    other.get_by_role("button", name="I play, too").click()
    phone = visit(f"{server.address}/r/{room}", **PHONE)
    join_room(phone, "Ada")
    for page in (phone, other):
        turn(page, "Round 1 of 1")
        expect(page.locator("[data-lane='3']")).to_contain_text("row 1")
    other.reload()
    other.get_by_role("button", name="Pause").click()
    turn(ben, "The host has paused the round")
    other.get_by_role("button", name="Continue the round").click()
    turn(ben, "Your turn, row 1")
    Racer(ben, server.address, room).break_code("kids")
    for page in (phone, other, ben):
        see_end(page)


def test_a_host_who_looks_at_everyone_is_still_connected(server: Server, visit: Sit) -> None:
    host, room, ada = race(server, visit)
    host.get_by_label("Your name").fill("Hanna")
    host.get_by_role("button", name="I play, too").click()
    host.get_by_role("button", name="Start the race").click()
    turn(host, "Your turn, row 1")
    host.get_by_role("button", name="Look at everyone").click()
    turn(host, "Round 1 of 1")
    guess(ada, "RRB")
    expect(host.locator("[data-lane='1']")).to_contain_text("row 2")

    assert list_connected(ada, server, room) == [True, True]
    host.context.close()
    wait_until(lambda: list_connected(ada, server, room) == [True, False], "a host who is gone")


def list_connected(page: Page, server: Server, room: str) -> list[bool]:
    """Return who is connected, in the order in which they joined."""
    found = page.request.get(f"{server.address}/api/rooms/{room}").json()["room"]
    return [one["here"] for one in found["progress"]]


def test_a_room_that_was_closed_and_one_that_was_deleted_are_told_apart(
    own_server: Server, visit: Sit
) -> None:
    server = own_server
    host, room, ada = race(server, visit)
    host.get_by_role("button", name="Close the room").click()
    host.get_by_role("button", name="Yes, close it for everyone").click()
    for page in (host, ada):
        turn(page, "The room is closed")
    host, room, ada = race(server, visit)
    turn(ada, "You are in")
    screen = visit(f"{server.address}/r/{room}/screen")
    expect(screen.get_by_text("Ada")).to_be_visible()
    server.kill()
    server.delete_rooms()
    server.start()
    for page in (host, ada, screen):
        turn(page, "This room no longer exists")
    expect(ada.get_by_text("Rooms are deleted when nothing has happened in them for a day.")).to_be_visible()
    # Nobody is sent back to it.
    ada.goto(server.address)
    expect(ada.get_by_role("link", name=re.compile("^Room "))).to_have_count(0)


def test_a_race_that_was_finished_is_in_the_record_and_one_that_was_cut_short_is_not(
    server: Server, visit: Sit
) -> None:
    host = visit(server.address)
    room = open_room(host, server.address, edition="kids", rounds=2, source="host")
    ada = visit(f"{server.address}/r/{room}", **PHONE)
    join_room(ada, "Ada")
    order(host, server.address, room, "start", code="RBG")
    turn(ada, "Your turn, row 1")
    with ada.expect_response(keeps):
        guess(ada, "RBG")
    see_end(ada, "Round 1 is over")
    order(host, server.address, room, "start", code="RBG")
    turn(ada, "Your turn, row 1")
    guess(ada, "WWK")
    turn(ada, "Your turn, row 2")
    order(host, server.address, room, "end")
    turn(ada, "That was the last round")
    ada.goto(f"{server.address}/record")
    cells = ada.locator(".editions tbody tr").locator("th, td")
    expect(cells.first).to_have_text("Kids")
    expect(cells.nth(1)).to_have_text("1")
    expect(cells.nth(3)).to_have_text("1.00")
