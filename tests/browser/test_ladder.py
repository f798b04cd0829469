"""The ladder as a person meets it: join, play a rated game, and find oneself in the list."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import guess, turn
from tests.browser.inspection import inspect


def test_a_person_joins_plays_a_rated_game_and_is_rated(server: Server, visit: Sit) -> None:
    pages = [visit(server.address), visit(server.address)]
    for page, name in zip(pages, ("Ada of the ladder", "Ben of the ladder"), strict=True):
        refused: list[str] = []
        page.on("response", lambda one, to=refused: to.append(one.url) if one.status >= 400 else None)
        page.get_by_role("link", name="Go to the ladder").click()
        turn(page, "Ladder")
        expect(page.get_by_text("Nobody is listed in this season yet.")).to_be_visible()
        assert not refused, "a visitor is asked nothing that only a player may ask"
        expect(page).to_have_title("Ladder · Keypeg")
        page.get_by_role("button", name="Kids").click()
        page.get_by_label("Your name on the ladder").fill(name)
        page.get_by_role("button", name="Join").click()
        expect(page.get_by_role("heading", name=name)).to_be_visible()
        expect(page.get_by_text("1500 ± 1000")).to_be_visible()
        expect(page.get_by_text("shown only now")).to_be_hidden()
        page.get_by_text("Let a bot play for you").click()
        expect(page.get_by_text("shown only now")).to_be_visible()
    inspect(pages[0], "ladder", whole=True)
    for page in pages:
        page.get_by_role("button", name="Play a rated game").click()
        turn(page, "Your turn, row 1")
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    # Somebody who looks at the ladder in between goes on playing.
    pages[0].goto(f"{server.address}/ladder")
    pages[0].get_by_role("button", name="Continue your game").click()
    turn(pages[0], "Your turn, row 1")
    # Both leave after three rows: neither code is broken, so the duel is a draw.
    for page in pages:
        path = f"{server.address}/api/tables/{page.url.rpartition('/')[2]}"
        for code in ("RRR", "BBB", "GGG"):
            seq = page.request.get(f"{path}?seat=0").json()["seq"]
            order = {"seat": 0, "seq": seq, "action": f"guess {code}", "id": code}
            assert page.request.post(f"{path}/actions", data=order).ok
        assert page.request.delete(f"{path}/seats/0").ok
    pages[1].goto(f"{server.address}/ladder")
    expect(pages[1].get_by_text("1500 ± 968")).to_be_visible()
    expect(pages[1].get_by_text("1 duel")).to_be_visible()
    expect(pages[1].get_by_text("Your rating is provisional and not listed yet.")).to_be_visible()
    expect(pages[1].get_by_text("Nobody is listed in this season yet.")).to_be_visible()
    expect(pages[1].get_by_text("You drew with Ada of the ladder · 1500 → 1500")).to_be_visible()
    inspect(pages[1], "ladder-results", whole=True)


def test_a_rated_code_ends_with_what_follows_and_the_next_rated_game(server: Server, visit: Sit) -> None:
    """No points, no opponent called computer: the rows are compared, and one tap deals the next rated code."""
    page = visit(f"{server.address}/ladder")
    page.get_by_role("button", name="Kids").click()
    page.get_by_label("Your name on the ladder").fill("Cleo of the ladder")
    page.get_by_role("button", name="Join").click()
    page.get_by_role("button", name="Play a rated game").click()
    for row in range(1, 4):
        turn(page, f"Your turn, row {row}")
        guess(page, "RRR")
    turn(page, "Your turn, row 4")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Yes").click()
    turn(page, "You gave up")
    expect(page.get_by_role("region", name="Not this one")).to_contain_text(
        "Waiting for an opponent on a code like this."
    )
    expect(page.get_by_role("button", name="New code")).to_have_count(0)
    first = page.url
    page.get_by_role("button", name="Next rated game").click()
    turn(page, "Your turn, row 1")
    expect(page.get_by_role("timer")).to_be_visible()
    assert page.url != first
