"""A database that an earlier version of the page has written is opened, and keeps everything."""

from __future__ import annotations

from playwright.sync_api import BrowserContext

from tests.browser.conftest import Sit
from tests.browser.hands import expect_rows, expect_value, guess, rows, turn
from tests.browser.offline.conftest import Site
from tests.browser.test_computer import start
from tests.waiting import wait_until

# The three kinds of rows that version 1 had; daily codes came with version 2.
AS_VERSION_1 = """async () => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const kinds = ["tables", "journal", "recorded"];
  const now = await done(indexedDB.open("keypeg"));
  const found = [];
  for (const kind of kinds) {
    const store = now.transaction(kind).objectStore(kind);
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    keys.forEach((key, at) => found.push([kind, key, values[at]]));
  }
  const before = [now.version, [...now.objectStoreNames].length, found.length];
  now.close();
  await done(indexedDB.deleteDatabase("keypeg"));
  const opening = indexedDB.open("keypeg", 1);
  opening.onupgradeneeded = () => kinds.forEach((kind) => opening.result.createObjectStore(kind));
  const old = await done(opening);
  const writing = old.transaction(kinds, "readwrite");
  for (const [kind, key, value] of found) writing.objectStore(kind).put(value, key);
  await new Promise((resolve) => { writing.oncomplete = resolve; });
  old.close();
  return before;
}"""
NOW = """() => new Promise((resolve) => {
  const opening = indexedDB.open("keypeg");
  opening.onsuccess = () => {
    resolve([opening.result.version, [...opening.result.objectStoreNames]]);
    opening.result.close();
  };
})"""
NEXT_VERSION = """() => new Promise((resolve) => {
  const opening = indexedDB.open("keypeg", 3);
  opening.onblocked = () => resolve("blocked");
  opening.onsuccess = () => { opening.result.close(); resolve("opened"); };
})"""


def test_a_match_in_a_database_of_version_1_goes_on(kept: BrowserContext, server: Site, visit: Sit) -> None:
    page = visit(server.address)
    start(page, "Classic", level="steady")
    turn(page, "Your turn, row 1")
    guess(page, "RRBB")
    turn(page, "Your turn, row 2")
    played, address = rows(page), page.url
    page.close()

    between = kept.new_page()
    between.goto(f"{server.address}/icon.svg")
    version, kinds, found = between.evaluate(AS_VERSION_1)
    assert (version, kinds) == (2, 4)
    assert found >= 4  # The table, the secret, the guess and its marks.
    between.close()

    again = visit(address)
    turn(again, "Your turn, row 2")
    expect_rows(again, *played)
    guess(again, "GGYY")
    turn(again, "Your turn, row 3")
    wait_until(lambda: rows(again)[:1] == played, lambda: f"{played}, not {rows(again)}")
    expect_value(again, NOW, [2, ["dailies", "journal", "recorded", "tables"]])
    # A tab with this version does not stop the next one from opening the database.
    expect_value(again, NEXT_VERSION, "opened")
