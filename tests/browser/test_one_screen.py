"""One screen for several people: nothing of a secret is left on it, and notes belong to one player."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import guess, place, set_code, take_over, turn
from tests.browser.test_shared import sit_down

SECRET, SPOKEN = "KWYG", ("black", "white", "yellow", "green")
TRACES = (
    re.compile(SECRET, re.IGNORECASE),
    re.compile(r"\W+".join(SPOKEN), re.IGNORECASE),
    re.compile(r"Hole \d: (black|white|yellow|green)", re.IGNORECASE),
)
"""The secret as it travels, as it is read aloud, and a peg of it in its hole."""

DATABASES = """async () => {
  const found = [];
  for (const { name } of await indexedDB.databases()) {
    const opened = await new Promise((done, fail) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
    for (const store of opened.objectStoreNames) {
      found.push(await new Promise((done, fail) => {
        const request = opened.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => done(JSON.stringify(request.result));
        request.onerror = () => fail(request.error);
      }));
    }
    opened.close();
  }
  return found.join();
}"""
FIELDS = "() => [...document.querySelectorAll('input, textarea')].map((one) => one.value).join()"
CACHES = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    found.push(...(await cache.keys()).map(({ url }) => url));
  }
  return found.join();
}"""


def places(page: Page) -> dict[str, str]:
    """Return everything in which the next person at this screen could find something, by its name."""
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")
    return {
        "document": page.evaluate("() => document.documentElement.outerHTML"),
        "fields": page.evaluate(FIELDS),
        "accessibility tree": json.dumps([one.get("name", {}).get("value", "") for one in tree["nodes"]]),
        "title": page.title(),
        "address": page.url,
        "history": page.evaluate("() => JSON.stringify(history.state)"),
        "storage": page.evaluate("() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"),
        "databases": page.evaluate(DATABASES),
        "caches": page.evaluate(CACHES),
        "cookies": json.dumps([one["value"] for one in page.context.cookies()]),
    }


def leaks(page: Page) -> dict[str, str]:
    """Return where something of the secret is found, and what."""
    return {
        name: found.group()
        for name, text in places(page).items()
        for trace in TRACES
        if (found := trace.search(text))
    }


def test_nothing_of_a_secret_is_left_for_the_next_person_at_the_screen(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    sit_down(page, by_hand=False)
    take_over(page, "Ada")
    place(page, SECRET)
    expect(page.locator("[data-placed]")).to_have_text("Hole 4: green")
    assert "document" in leaks(page), "the search must find a peg that is there"
    page.get_by_role("button", name="Set the code").click()
    expect(page.get_by_role("heading", name="Pass the screen to Ben")).to_be_visible()
    assert leaks(page) == {}
    take_over(page, "Ben")
    turn(page, "Ben, your turn: row 1")
    assert leaks(page) == {}
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+Shift+z")
    page.keyboard.press("ArrowUp")
    place(page, "R")
    expect(page.locator("[data-placed]")).to_have_text("Hole 1: red")
    assert leaks(page) == {}
    page.reload()
    turn(page, "Ben, your turn: row 1")
    assert leaks(page) == {}


def test_notes_at_one_screen_belong_to_the_player_who_made_them(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_label("How many people?").select_option("3")
    page.get_by_role("button", name="Start", exact=True).click()
    take_over(page, "Player 1")
    set_code(page, "WPGR")
    take_over(page, "Player 2")
    turn(page, "Player 2, your turn: row 1")
    crossed = page.get_by_role("button", name="Cross out white")
    crossed.click()
    expect(crossed).to_have_attribute("aria-pressed", "true")
    guess(page, "OOYY")
    turn(page, "Player 3, your turn: row 2")
    expect(crossed).to_have_attribute("aria-pressed", "false")
    guess(page, "OOYY")
    turn(page, "Player 2, your turn: row 3")
    expect(crossed).to_have_attribute("aria-pressed", "true")
