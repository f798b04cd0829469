"""Lost connections and refusals."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import expect_rows, guess, place, set_code, turn
from tests.browser.tables import Referee
from tests.browser.test_link import join, open_by_link


def test_a_match_goes_on_after_the_server_is_killed_and_started_again(own_server: Server, visit: Sit) -> None:
    """What was half typed is still there, and what was sent into the dark arrives once."""
    ada = visit(own_server.address)
    ben = visit(open_by_link(ada, "Ada"))
    join(ben, "Ben")
    set_code(ada, "RGBY")
    guess(ben, "RRGG")
    turn(ben, "Your turn, row 2")
    place(ben, "RG")

    own_server.kill()
    for page in (ada, ben):
        expect(page.get_by_text("Connection lost, trying again …")).to_be_visible()
    place(ben, "BB")
    ben.get_by_role("button", name="Guess", exact=True).click()
    expect(ben.get_by_role("button", name="Sending …")).to_be_disabled()
    own_server.start()
    for page in (ada, ben):
        expect(page.get_by_text("Connection lost, trying again …")).to_have_count(0)
    turn(ben, "Your turn, row 3")
    expected = ["Row 1, red red green green: 1 red, 1 white", "Row 2, red green blue blue: 3 red, 0 white"]
    for page in (ada, ben):
        expect_rows(page, *expected)
    guess(ben, "RGBY")
    turn(ada, "Ben broke the code in 3 rows")


def test_a_guess_made_without_a_network_arrives_once_the_network_is_back(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Break a code").click()
    turn(page, "Your turn, row 1")
    place(page, "RRG")
    page.context.set_offline(offline=True)
    place(page, "G")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Connection lost, trying again …")).to_be_visible()
    expect(page.get_by_role("button", name="Sending …")).to_be_disabled()
    page.context.set_offline(offline=False)
    turn(page, "Your turn, row 2")
    expect(page.get_by_text("Connection lost, trying again …")).to_have_count(0)
    expect(page.locator("li[data-row='1'] .unseen")).to_contain_text("Row 1, red red green green: ")
    expect(page.locator("li[data-row]:not(.unused) .unseen")).to_have_count(1)


def test_a_guess_half_placed_is_there_after_a_reload(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Break a code").click()
    turn(page, "Your turn, row 1")
    place(page, "RGB")
    page.reload()
    turn(page, "Your turn, row 1")
    for number, colour in enumerate(("red", "green", "blue"), 1):
        expect(page.get_by_role("button", name=f"Hole {number}: {colour}")).to_be_visible()
    expect(page.get_by_role("button", name="Hole 4: open")).to_be_visible()


def test_a_refusal_is_told_in_words(server: Server, visit: Sit) -> None:
    """In this edition all colours of a secret differ; the server says so, and the code can be mended."""
    page = visit(server.address)
    page.get_by_role("link", name="Play a match", exact=True).click()
    page.get_by_role("radio", name="New", exact=True).check()
    page.get_by_role("radio", name="codemaker", exact=True).check()
    page.get_by_role("button", name="Start").click()
    set_code(page, "WWPG")
    expect(page.get_by_role("alert")).to_contain_text("all colours must be different")
    page.get_by_role("button", name="Hole 1: white").click()
    place(page, "R")
    page.get_by_role("button", name="Set the code").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_table_that_is_gone_says_so(server: Server, visit: Sit) -> None:
    page = visit(f"{server.address}/t/zzzzzzzzzzzzzzzz")
    turn(page, "There is no such table here any more.")


def test_a_view_whose_script_cannot_be_had_is_fetched_when_somebody_tries_again(
    server: Server, visit: Sit
) -> None:
    """The page that was open is older than the server: it loads the new one, and says so where that fails too."""
    page = visit("about:blank")
    # A service worker would have the script.
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.goto(server.address)
    loads: list[str] = []
    page.on("framenavigated", lambda frame: loads.append(frame.url))
    page.route("**/assets/table-*.js", lambda route: route.abort())
    page.get_by_role("button", name="Break a code").click()
    expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
    assert len([url for url in loads if "/t/" in url]) == 2
    page.unroute("**/assets/table-*.js")
    page.get_by_role("link", name="Home", exact=True).click()
    page.get_by_role("link", name="Continue").click()
    turn(page, "Your turn, row 1")


def test_a_table_that_is_reloaded_without_a_connection_says_so(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Break a code").click()
    turn(page, "Your turn, row 1")
    page.route("**/api/**", lambda route: route.abort())
    page.route_web_socket("**/live?*", lambda socket: socket.close())
    page.reload()
    turn(page, "No connection to the server. The table appears as soon as it is back.")


def test_nothing_is_promised_while_a_timer_takes_rows(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    table = Referee(page, server.address, "classic", seconds=600, take=[0])
    page.goto(table.link)
    turn(page, "Waiting for one more player")
    page.context.set_offline(offline=True)
    page.evaluate("() => window.dispatchEvent(new Event('focus'))")
    lost = page.get_by_text("Connection lost, trying again …")
    expect(lost).to_have_text("Connection lost, trying again … The turn timer keeps running.")


def test_who_blocks_cookies_is_told_before_a_seat_is_taken(server: Server, visit: Sit) -> None:
    """The browser's answer is played by the test; Chromium gives it to pages whose cookies are blocked."""
    ada = visit(server.address)
    link = open_by_link(ada, "Ada")
    ben = visit("about:blank")
    ben.add_init_script("Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })")
    ben.goto(link)
    expect(ben.get_by_role("alert")).to_contain_text("Your browser blocks cookies")
    expect(ben.get_by_role("button", name="Join in")).to_be_disabled()
    ben.get_by_role("button", name="Just watch").click()
    turn(ben, "Waiting for one more player")
    ben.goto(server.address)
    ben.get_by_role("button", name="Break a code").click()
    expect(ben.get_by_role("alert")).to_contain_text("Your browser blocks cookies")
