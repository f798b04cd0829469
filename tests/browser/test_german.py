"""The page in German and its other languages: no sentence of the server stays English, and no word is cut."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import turn
from tests.browser.inspection import BROKEN
from tests.browser.tables import Referee

ENGLISH = (" the ", " codes left", " rows ", " and ", "Rule sheet")


def test_help_speaks_german_with_its_reasons(server: Server, visit: Sit) -> None:
    page = visit(server.address, locale="de-DE")
    page.get_by_role("button", name="Code knacken").click()
    turn(page, "Du bist dran, Reihe 1")
    page.get_by_role("button", name="Tipp", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Such einen Versuch mit")).to_be_visible()
    page.get_by_role("button", name="Zeig einen Versuch").click()
    expect(page.get_by_role("status").filter(has_text="1.296 Codes passen noch")).to_be_visible()
    page.get_by_role("button", name="Regeln", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("Regelblätter 000 und 001.")
    words = f" {page.locator('body').inner_text()} "
    assert [word for word in ENGLISH if word in words] == []


def test_an_edition_that_cannot_be_says_so_in_german(server: Server, visit: Sit) -> None:
    """Five different pegs need five colours."""
    page = visit(f"{server.address}/new/screen", locale="de-DE")
    page.get_by_role("radio", name="New", exact=True).check()
    page.get_by_text("Hausregeln", exact=True).click()
    page.get_by_role("combobox", name=re.compile("^Stifte")).select_option("5")
    page.get_by_role("combobox", name="Farben").select_option("4")
    expect(page.get_by_role("alert")).to_have_text(
        "4 Farben sind zu wenige für 5 verschiedene Stifte: erlaube Wiederholungen oder nimm mindestens 5 Farben."
    )
    expect(page.get_by_role("button", name="Los", exact=True)).to_be_disabled()


def test_review_and_record_speak_german(server: Server, visit: Sit) -> None:
    page = visit(server.address, locale="de-DE")
    page.get_by_role("button", name="Los", exact=True).click()
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
    page.get_by_role("link", name="Analyse", exact=True).click()
    turn(page, "Analyse von Spiel 1")
    expect(page.get_by_role("heading", name="Reihe 2: Fehler")).to_be_visible()
    expect(page.locator("[data-verdict]")).to_contain_text("2 von 3 Versuchen hätten der Code sein können.")
    page.get_by_text("Einzelheiten", exact=True).click()
    expect(page.locator("[data-step='2']")).to_contain_text("Es widerspricht Reihe 1.")
    expect(page.locator("[data-step='2']")).to_contain_text(
        "Im Schnitt lässt er 23,4 Codes übrig (14 mögliche Antworten)"
    )
    words = f" {page.locator('body').inner_text()} "
    page.set_viewport_size({"width": 320, "height": 568})
    page.wait_for_function(f"() => innerWidth === 320 && ({BROKEN})().length === 0")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{server.address}/record")
    expect(page.get_by_role("heading", name="Deine Bilanz")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile(r"^Classic 1 1 \(100\s%\) 3,00"))).to_be_visible()
    words += page.locator("body").inner_text()
    assert [word for word in ENGLISH if word in words] == []


# Each text of a button or a heading has to be on one line, inside its box and inside the window.
CUT = """() => {
  const parts = [...document.querySelectorAll('.acts > *, .score header *, .score thead th:first-child, .folded')];
  return parts.filter((part) => part.getClientRects().length && part.innerText?.trim()).filter((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    const [text, box] = [range.getBoundingClientRect(), part.getBoundingClientRect()];
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
    const lines = new Set(rects.map(({ top }) => Math.round(top / 12)));
    const outside = text.left < box.left - 1 || text.right > box.right + 1 || box.right > innerWidth + 1;
    const title = part.tagName === 'H2';
    return part.scrollWidth > part.clientWidth + 1 || outside || (lines.size > 1 && !title);
  }).map((part) => part.innerText);
}"""


@pytest.mark.parametrize("language", ["de-DE", "fr-FR", "es-ES", "nl-NL", "pt-BR"])
def test_no_word_is_cut_at_the_end_of_a_match_of_five_people(
    server: Server, visit: Sit, language: str
) -> None:
    page = visit(server.address, locale=language, width=320, height=568, reduced_motion="reduce")
    referee = Referee(page, server.address, "party", people=5, games=5)
    for maker in range(5):
        referee.act(maker, "secret WPGR")
        referee.act((maker + 1) % 5, "guess WPGR")
    page.goto(referee.link)
    expect(page.locator(".acts .main")).to_be_visible()
    for size in ((844, 390), (320, 568)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function(f"() => innerWidth === {size[0]} && ({CUT})().length === 0")
    page.locator("header button:visible").last.click()
    expect(page.locator("dialog .score")).to_be_visible()
    page.wait_for_function(f"() => ({CUT})().length === 0")
