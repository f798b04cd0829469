"""First a visit while there is a network, then none: the page's own worker hosts the game in other browsers too."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Server
from tests.browser.offline.conftest import Site
from tests.browsers.conftest import Visit
from tests.browsers.person import Person
from tests.browsers.test_core import follow_hints, start

pytestmark = pytest.mark.timeout(1800)
KEPT = """if (!navigator.serviceWorker.controller) return false;
return (await (await caches.open("keypeg-parts")).keys()).length >= 6;"""

GONE = "return fetch('/offline.json', { cache: 'no-store' }).then(() => false, () => true)"


def keep(person: Person) -> None:
    """Play for a moment, until everything is on the device."""
    person.press("Download and play")
    person.press("Break a code")
    person.turn("Your turn, row 1")
    person.until(lambda: person.driver.run(KEPT), "the parts on the device")


def test_a_game_is_played_reloaded_and_reviewed_without_a_network(site: Site, visit: Visit) -> None:
    person = visit(site.address)
    keep(person)
    site.close()
    person.until(lambda: person.driver.run(GONE), "no network")

    person.driver.goto(site.address)
    person.sees("button", "Break a code")
    start(person, "Classic", level="steady", games="1")
    person.turn("Your turn, row 1")
    person.guess("RRBB")
    person.turn("Your turn, row 2")
    played = person.rows()
    assert len(played) == 1

    person.driver.reload()
    person.turn("Your turn, row 2")
    assert person.rows() == played
    rows = follow_hints(person, pegs=4, rows=10, first=2)
    person.turn(f"You broke the code in {rows} row{'s' if rows > 1 else ''}")
    assert person.card() == []

    person.click("link", "Review")
    person.turn("Review of game 1")
    person.unfold("Details")
    # Koyama and Lai 1993: perfect play averages 5625 / 1296 rows.
    person.reads("4.34")
    person.reads(f" of {rows}")


def test_a_page_kept_on_the_device_opens_a_game_when_its_server_is_gone(
    own_server: Server, visit: Visit
) -> None:
    person = visit(own_server.address)
    person.press("Settings")
    person.press("Keep it here")
    person.until(lambda: person.driver.run(KEPT), "the parts on the device")
    person.reads("Keypeg is on this device")
    own_server.kill()
    person.until(lambda: person.driver.run(GONE), "no server")

    person.driver.goto(own_server.address)
    person.press("Break a code")
    person.turn("Your turn, row 1")
    person.guess("RRBB")
    person.turn("Your turn, row 2")
    played = person.rows()
    person.driver.reload()
    person.turn("Your turn, row 2")
    assert person.rows() == played

    # The server knows nothing of this table when it is back; the table goes on.
    own_server.start()
    person.driver.reload()
    person.turn("Your turn, row 2")
    assert person.rows() == played
