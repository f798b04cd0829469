"""Nobody is left waiting, told by people with other browsers than Chromium: small versions of the stories there."""

from __future__ import annotations

import json

from tests.browser.conftest import Server
from tests.browsers.conftest import Visit
from tests.browsers.person import Person
from tests.browsers.test_core import join


def open_table(ada: Person, server: Server, **options: object) -> str:
    """Open a table by link as it was agreed on, go there, and return its link."""
    order = {"edition": "classic", "seats": [{"name": "Ada"}, {}], "take": [0], **options}
    wish = f"""const answer = await fetch("/api/tables", {{
  method: "POST", headers: {{ "content-type": "application/json" }}, body: JSON.stringify({json.dumps(order)}),
}});
return (await answer.json()).table;"""
    link = f"{server.address}/t/{ada.driver.run(wish)}"
    ada.driver.goto(link)
    ada.press("Close")
    return link


def test_those_who_stay_skip_a_turn_and_the_seat_moves_to_another_device(
    server: Server, visit: Visit
) -> None:
    ada = visit(server.address)
    link = open_table(ada, server, away_seconds=1)
    ben = visit(link)
    join(ben, "Ben")
    ada.set_code("RGBY")
    ben.turn("Your turn, row 1")
    ben.driver.goto("about:blank")
    ada.press("Continue without Ben")
    ada.press("Skip the turn")
    ada.turn("Ben guesses: row 2")
    ben.driver.goto(link)
    ben.turn("Your turn, row 2")
    ben.reads("While you were away")
    assert ben.rows() == ["Row 1: skipped"]
    ben.press("More")
    ben.press("Continue on another device")
    phone = visit(ben.value("Link to your seat"))
    phone.turn("Your turn, row 2")
    ben.reads("ou are now playing on another device")
    phone.guess("RGBY")
    ada.turn("Ben broke the code in 2 rows")


def test_the_next_game_calls_and_everybody_is_told_who_plays_again(server: Server, visit: Visit) -> None:
    ada = visit(server.address)
    link = open_table(ada, server, games=2)
    ben = visit(link)
    join(ben, "Ben")
    ada.set_code("RGBY")
    ben.turn("Your turn, row 1")
    ben.guess("RGBY")
    ada.turn("Ben broke the code in 1 row")
    ben.press("Next game")
    ben.set_code("BBBB")
    ada.turn("Game 2: Your turn, row 1")
    ada.press("Next game")
    ada.guess("BBBB")
    ada.press("Play again")
    ben.reads("Ada wants to play again")
    ben.press("Come along")
    ada.turn("Ben sets the code")
    ben.turn("Set your code")


def test_a_party_for_four_starts_with_three(server: Server, visit: Visit) -> None:
    ada = visit(server.address)
    seats = [{"name": "Ada"}, {}, {}, {}]
    link = open_table(ada, server, edition="party", games=4, seats=seats)
    guests = []
    for name in ("Ben", "Cleo"):
        guests.append(visit(link))
        join(guests[-1], name)
        guests[-1].reads("Ada")
    ada.turn("Waiting for one more player")
    ada.press("Start now")
    ada.press("Start with 3 players")
    ada.turn("Set your code")
    for guest in guests:
        guest.turn("Ada sets the code")
