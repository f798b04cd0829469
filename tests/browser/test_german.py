"""The page in German, where no sentence of the server stays English."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import turn

ENGLISH = (" the ", " codes left", " rows ", " and ", "Rule sheet")


def test_help_speaks_german_with_its_reasons(server: Server, visit: Sit) -> None:
    page = visit(server.address, locale="de-DE")
    page.get_by_role("button", name="Code knacken").click()
    turn(page, "Du bist dran, Reihe 1")
    page.get_by_role("button", name="Tipp", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="von 1.296 Codes übrig")).to_be_visible()
    page.get_by_role("button", name="Regeln", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("Regelblätter 000 und 001.")
    words = f" {page.locator('body').inner_text()} "
    assert [word for word in ENGLISH if word in words] == []


def test_an_edition_that_cannot_be_says_so_in_german(server: Server, visit: Sit) -> None:
    """Five different pegs need five colours."""
    page = visit(f"{server.address}/new/screen", locale="de-DE")
    page.get_by_role("radio", name="New", exact=True).check()
    page.get_by_text("Hausregeln", exact=True).click()
    page.get_by_role("combobox", name="Stifte").select_option("5")
    page.get_by_role("combobox", name="Farben").select_option("4")
    expect(page.get_by_role("alert")).to_have_text(
        "4 Farben sind zu wenige für 5 verschiedene Stifte: erlaube Wiederholungen oder nimm mindestens 5 Farben."
    )
    expect(page.get_by_role("button", name="Los", exact=True)).to_be_disabled()


def test_review_and_record_speak_german(server: Server, visit: Sit) -> None:
    page = visit(server.address, locale="de-DE")
    page.get_by_role("button", name="Hinsetzen").click()
    page.get_by_role("button", name="Ich bin Spieler 1").click()
    turn(page, "Spieler 1, setz deinen Code")
    page.keyboard.type("rgby")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Ich bin Spieler 2").click()
    for row, code in enumerate(("rrgg", "rrrr", "rgby"), 1):
        turn(page, f"Spieler 2, du bist dran: Reihe {row}")
        page.keyboard.type(code)
        page.keyboard.press("Enter")
    turn(page, "Spieler 2 hat den Code in 3 Reihen geknackt")
    page.get_by_role("link", name="Rückblick", exact=True).click()
    turn(page, "Rückblick auf Spiel 1")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("heading", name="Reihe 2: Fehler")).to_be_visible()
    expect(page.locator("[data-step='2']")).to_contain_text("Es widerspricht Reihe 1.")
    expect(page.locator("[data-step='2']")).to_contain_text(
        "Im Schnitt lässt er 23,4 Codes übrig (14 mögliche Antworten)"
    )
    words = f" {page.locator('body').inner_text()} "
    page.goto(f"{server.address}/record")
    expect(page.get_by_role("heading", name="Deine Bilanz")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile(r"^Classic 1 1 \(100\s%\) 3,00"))).to_be_visible()
    words += page.locator("body").inner_text()
    assert [word for word in ENGLISH if word in words] == []
