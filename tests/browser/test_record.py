"""A person's record on this device: kept by itself, looked at, exported, erased, switched off."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

from playwright.sync_api import Page, Response, Route, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import guess, turn
from tests.browser.inspection import BROKEN
from tests.browser.tables import Referee
from tests.browser.test_review import two_browsers


def keeps(answer: Response) -> bool:
    """Whether this answers that a game is kept."""
    return answer.url.endswith("/record") and answer.request.method == "POST"


def two_games(page: Page) -> None:
    """Ben breaks Ada's code in 3 rows, then Ada breaks Ben's in 2."""
    referee = Referee(page, page.evaluate("location.origin"), "classic")
    referee.play("RGBY", ["RRGG", "RRRR", "RGBY"])
    referee.act(1, "secret BBYY")
    referee.act(0, "guess BBRR")
    with page.expect_response(keeps):
        page.goto(referee.link)
    turn(page, "Ada, your turn: row 2")
    with page.expect_response(keeps):
        guess(page, "BBYY")
    turn(page, "Ada wins the match")


def editions(page: Page) -> list[list[str]]:
    lines = page.locator(".editions tbody tr").all()
    return [[cell.inner_text() for cell in line.locator("th, td").all()] for line in lines]


def test_two_games_are_kept_averaged_exported_and_erased(server: Server, visit: Sit, tmp_path: Path) -> None:
    """3 rows and 2 rows are 2.50 on average."""
    page = visit(server.address)
    page.get_by_role("link", name="Your record").click()
    expect(page.get_by_text("No games yet.")).to_be_visible()
    page.get_by_role("button", name="Break a code").click()
    turn(page, "Your turn, row 1")
    page.goto(server.address)
    two_games(page)
    page.goto(f"{server.address}/record")
    expect(page.get_by_role("row", name="Classic 2 2 (100%) 2.50")).to_be_visible()
    assert editions(page)[0][:4] == ["Classic", "2", "2 (100%)", "2.50"]
    expect(
        page.get_by_role("img", name="Rows of each game, 2 games, oldest first: between 2 and 3")
    ).to_be_visible()
    page.get_by_text("Every game").click()
    expect(page.locator(".every tbody tr")).to_have_count(2)
    for width in (320, 390, 844, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_function(f"() => innerWidth === {width} && ({BROKEN})().length === 0")

    page.get_by_label("Player").select_option("Ada")
    expect(page.locator(".editions tbody tr")).to_have_count(1)
    assert editions(page)[0][:4] == ["Classic", "1", "1 (100%)", "2.00"]
    page.get_by_label("Player").select_option("everybody")

    with page.expect_download() as download:
        page.get_by_role("link", name="Download as CSV").click()
    download.value.save_as(tmp_path / "record.csv")
    with (tmp_path / "record.csv").open(encoding="utf-8", newline="") as lines:
        assert [(line["player"], line["rows"]) for line in csv.DictReader(lines)] == [
            ("Ben", "3"),
            ("Ada", "2"),
        ]
    with page.expect_download() as download:
        page.get_by_role("link", name="Export as JSON").click()
    download.value.save_as(tmp_path / "record.json")
    kept = json.loads((tmp_path / "record.json").read_text(encoding="utf-8"))
    assert [game["rows"] for game in kept["games"]] == [3, 2]

    page.get_by_role("button", name="Erase").click()
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.locator(".editions tbody tr")).to_have_count(1)
    page.get_by_role("button", name="Erase").click()
    page.get_by_role("dialog").get_by_role("button", name="Erase").click()
    expect(page.get_by_text("Erased: 2 games.")).to_be_visible()
    expect(page.get_by_text("No games yet.")).to_be_visible()


def test_a_game_of_the_record_leads_to_its_review(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    two_games(page)
    page.goto(f"{server.address}/record")
    page.get_by_text("Every game").click()
    page.get_by_role("row", name="Ben").get_by_role("link", name="Review").click()
    turn(page, "Review of game 1")
    expect(page.get_by_text(re.compile(r"^Row \d of 3$"))).to_be_visible()


def codebreaker(server: Server, visit: Sit) -> Page:
    """Ben's browser at row 1 of a game against red green blue yellow."""
    referee, ben = two_browsers(server, visit)
    referee.act(0, "secret RGBY")
    ben.goto(referee.link)
    turn(ben, "Your turn, row 1")
    return ben


def test_what_could_not_be_kept_is_kept_at_the_next_look(server: Server, visit: Sit) -> None:
    ben = codebreaker(server, visit)
    failures: list[str] = []

    def fail(route: Route) -> None:
        failures.append(route.request.url)
        route.abort()

    ben.route("**/api/tables/*/record", fail)
    with ben.expect_event("requestfailed"):
        guess(ben, "RGBY")
    turn(ben, "You broke the code in 1 row")
    expect(ben.get_by_role("alert")).to_have_count(0)
    assert failures
    ben.unroute("**/api/tables/*/record")
    with ben.expect_response("**/api/tables/*/record"):
        ben.reload()
    ben.goto(f"{server.address}/record")
    expect(ben.get_by_role("row", name="Classic 1 1 (100%) 1.00")).to_be_visible()


def test_nothing_is_kept_where_the_record_is_switched_off(server: Server, visit: Sit) -> None:
    ben = codebreaker(server, visit)
    ben.get_by_role("button", name="Settings").click()
    ben.get_by_role("switch", name="Keep my record").uncheck()
    ben.keyboard.press("Escape")
    asked: list[str] = []
    ben.on("request", lambda request: asked.append(request.url))
    guess(ben, "RGBY")
    turn(ben, "You broke the code in 1 row")
    ben.goto(f"{server.address}/record")
    expect(ben.get_by_text("Your record is switched off")).to_be_visible()
    expect(ben.get_by_text("No games yet.")).to_be_visible()
    assert not [url for url in asked if "/api/tables/" in url and url.endswith("/record")]
