"""On small phones nothing is cut, and the board stays where it is while something is said."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from keypeg.training import lessons
from keypeg.words import languages
from tests.browser.conftest import Server, Sit
from tests.browser.hands import ask_for_guess, expect_value
from tests.browser.inspection import DRAWN, broken_words
from tests.browser.tables import Referee
from tests.browser.test_layout import sit
from tests.waiting import attempts, wait_until

LESSONS = [lesson.key for lesson in lessons()]

# Texts of a part that are not wholly inside it, or cut by one of its parts.
CUT = """(root) => [root, ...root.querySelectorAll('*')].filter((part) => {
  if (!part.getClientRects().length || part.closest('.unseen')) return false;
  const [box, whole] = [part.getBoundingClientRect(), root.getBoundingClientRect()];
  const outside = box.left < whole.left - 1 || box.right > whole.right + 1 || box.bottom > whole.bottom + 1;
  const cut = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2;
  return outside || box.right > innerWidth || (cut && getComputedStyle(part).overflow !== 'visible');
}).map((part) => part.innerText)"""


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height])
    page.evaluate(DRAWN)


@pytest.mark.parametrize("people", [2, 5])
def test_the_points_of_everybody_are_read_on_the_narrowest_phone(
    server: Server, visit: Sit, people: int
) -> None:
    page = visit(server.address, has_touch=True, is_mobile=True, reduced_motion="reduce")
    edition = "party" if people > 2 else "classic"
    referee = Referee(page, server.address, edition, people=people, games=people)
    secret, wrong = ("WPGR", "WPGO") if people > 2 else ("RGBY", "RRRR")
    for game in range(people - 1):
        referee.act(game, f"secret {secret}")
        breakers = [seat % people for seat in range(game + 1, game + people)]
        for row in range(len(breakers) * 2):
            referee.act(breakers[row % len(breakers)], f"guess {wrong}")
        referee.act(breakers[0], f"guess {secret}")
    page.goto(referee.link)
    page.get_by_role("button", name="I am").click()
    scores = page.locator("header .score")
    totals = page.request.get(f"{server.address}/api/tables/{referee.table}").json()["view"]["totals"]
    for size in ((320, 568), (390, 844), (667, 375), (844, 390)):
        resize(page, *size)
        expect(scores.get_by_role("listitem")).to_have_count(people)
        numbers = [one.locator("b").inner_text() for one in scores.get_by_role("listitem").all()]
        assert numbers == [str(points) for points in totals], size
        expect_value(page.get_by_role("banner"), CUT, [])


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR", "es-ES", "nl-NL", "pt-PT"])
def test_the_headline_of_a_void_game_is_whole_on_the_narrowest_phone(
    server: Server, visit: Sit, locale: str
) -> None:
    page = visit("about:blank", width=320, height=568, locale=locale, reduced_motion="reduce")
    referee = Referee(page, server.address, "classic", marking="codemaker")
    for seat, action in (
        (0, "secret RGBY"),
        (1, "guess RRRR"),
        (0, "mark 0-0"),
        (1, "guess RRRR"),
        (0, "mark 1-0"),
    ):
        referee.act(seat, action)
    watching = visit(referee.link, width=320, height=568, locale=locale, reduced_motion="reduce")
    watching.get_by_role("region").first.wait_for()
    referee.act(1, "claim")
    watching.locator(".turn.over").wait_for()
    watching.evaluate(DRAWN)
    expect_value(watching.get_by_role("banner"), CUT, [])


def boxes(page: Page) -> dict[str, object]:
    parts = {
        "board": "section.board",
        "row": "li[data-row].now",
        "first": "li[data-row='1']",
        "drawer": ".drawer",
    }
    return {name: page.locator(part).bounding_box() for name, part in parts.items()}


def seen(page: Page, part: Locator) -> None:
    """Wait until a part is in view, with nothing over it."""
    script = """node => {
      const box = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    }"""
    expect_value(part, script, value=True)


def test_the_board_of_a_phone_on_its_side_stays_while_a_hint_is_given(server: Server, visit: Sit) -> None:
    ask_for_help(server, visit, (667, 375), played=2)


@pytest.mark.parametrize("played", [2, 9])
@pytest.mark.parametrize("size", [(844, 390), (667, 375), (320, 568), (390, 844)])
def test_the_board_stays_on_every_phone_while_a_hint_is_given(
    server: Server, visit: Sit, size: tuple[int, int], played: int
) -> None:
    ask_for_help(server, visit, size, played=played)


def ask_for_help(server: Server, visit: Sit, size: tuple[int, int], *, played: int) -> None:
    """Ask for a hint and make a claim that shows nothing; the board stays, and the row in hand is not covered."""
    page = visit(
        server.address, width=size[0], height=size[1], has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    referee = Referee(page, server.address, "classic", marking="codemaker")
    referee.act(0, "secret RGBY")
    for row in range(played):
        referee.act(1, "guess BBYY" if row else "guess RRGG")
        referee.act(0, "mark 1-1")
    sit(page, referee.link)
    before = boxes(page)
    ask_for_guess(page)
    use = page.get_by_role("button", name="Use it")
    expect(use).to_be_visible()
    page.evaluate(DRAWN)
    assert boxes(page) == before
    for part in (page.locator("[data-hole]").first, page.locator("li[data-row='1']"), use):
        seen(page, part)
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Claim an error").click()
    expect(page.get_by_role("status").filter(has_text="the rows do not prove it")).to_be_visible()
    page.evaluate(DRAWN)
    assert boxes(page) == before


# The names of seats that are cut: beside rows, in the order of play, on the score card and in the line that opens it.
CUT_NAMES = """() => [...document.querySelectorAll('.who, ol .name, thead .computer, .total')]
  .filter((part) => part.getClientRects().length && part.scrollWidth > part.clientWidth + 1)
  .map((part) => part.textContent)"""


def open_party(page: Page, server: Server) -> str:
    """Open a party of Ada and four computers, and return its table once it is her turn in the first game.

    One computer sets the code, and three guess before her; now and then one of them breaks it by luck.
    """
    seats = [{"kind": "person", "name": "Ada"}, *[{"kind": "computer", "level": "beginner"}] * 4]
    order = {"edition": "party", "seats": seats, "take": [0], "games": 5, "first": 1}

    def guessed(table: str) -> tuple[int, bool] | None:
        games = page.request.get(f"{server.address}/api/tables/{table}?seat=0").json()["view"]["games"]
        rows, over = len(games[0]["rows"]), games[0]["ending"] is not None
        return (rows, over) if over or rows == 3 else None

    for _ in attempts("a code that nobody breaks by luck"):
        table: str = page.request.post(f"{server.address}/api/tables", data=order).json()["table"]
        if wait_until(partial(guessed, table), "three guesses of computers") == (3, False):
            return table
    raise AssertionError("attempts never end without an error")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR", "es-ES", "nl-NL", "pt-PT"])
def test_no_name_of_a_computer_is_cut_in_a_party_of_five(server: Server, visit: Sit, locale: str) -> None:
    page = visit("about:blank", width=1366, height=768, locale=locale, reduced_motion="reduce")
    page.goto(f"{server.address}/t/{open_party(page, server)}")
    expect(page.locator(".who")).to_have_count(3)
    expect(page.locator(".total")).to_have_count(5)
    expect_value(page, CUT_NAMES, [])
    page.locator("button.fold").click()
    expect(page.locator("thead .computer")).to_have_count(4)
    expect_value(page, CUT_NAMES, [])
    resize(page, 390, 844)
    expect(page.locator(".who")).to_have_count(3)
    expect_value(page, CUT_NAMES, [])
    page.get_by_role("banner").get_by_role("button").last.click()
    expect(page.get_by_role("dialog").locator("thead .computer")).to_have_count(4)
    expect_value(page, CUT_NAMES, [])


def test_no_word_of_the_lessons_and_the_settings_is_broken_on_the_narrowest_phone(
    server: Server, visit: Sit
) -> None:
    page = visit(server.address, width=320, height=568)
    page.evaluate("keys => localStorage.setItem('keypeg.lessons', JSON.stringify(keys))", LESSONS)
    for language in languages():
        page.goto(f"{server.address}/lessons?lang={language}")
        expect(page.get_by_role("listitem")).to_have_count(len(LESSONS))
        assert broken_words(page) == [], language
        page.locator("header button").last.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert broken_words(page) == [], language
