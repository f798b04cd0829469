"""Puzzles and lessons on a phone on its side: the question and all that answers it are in view at once."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Route, expect

from keypeg.training import PuzzleKind
from tests.browser.conftest import Server, Sit
from tests.browser.hands import expect_value

SIZES = ((667, 375), (844, 390))
# The question, the rows, the pegs and the buttons are inside the window, and no word of the question is cut.
OUTSIDE = """() => {
  const named = '.before, .before p, .before h1, section.board, section.board li, .drawer :is(button, input, a)';
  const parts = [...document.querySelectorAll(named)];
  const off = (box) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  const found = parts.filter((part) => part.getClientRects().length && off(part.getBoundingClientRect()));
  const before = document.querySelector('.before');
  const cut = before.scrollHeight > before.clientHeight + 1 || before.scrollWidth > before.clientWidth + 1;
  const sideways = document.documentElement.scrollWidth > innerWidth;
  const told = [cut && 'the question is cut', sideways && 'it scrolls sideways'];
  return [...found.map((part) => part.innerText), ...told.filter(Boolean)];
}"""


def look(page: Page, name: str) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        # The board takes its new size a moment after the window has.
        with suppress(Error):
            page.wait_for_function(f"() => innerWidth === {width} && ({OUTSIDE})().length === 0")
        expect_value(page, OUTSIDE, [])


def phone(visit: Sit, locale: str) -> Page:
    return visit("about:blank", width=667, height=375, has_touch=True, is_mobile=True, locale=locale)


def hard(kind: PuzzleKind) -> Callable[[Route], None]:
    """Ask for a puzzle of one kind, of a high level: it has many rows."""

    def ask(route: Route) -> None:
        asked: dict[str, Any] = route.request.post_data_json
        training = {**asked["training"], "level": 9}
        route.continue_(post_data={**asked, "kinds": [kind.value], "training": training})

    return ask


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_puzzle_is_answered_without_scrolling(server: Server, visit: Sit, locale: str) -> None:
    page = phone(visit, locale)
    for kind in PuzzleKind:
        page.route("**/api/puzzles/next", hard(kind))
        page.goto(f"{server.address}/puzzles")
        expect(page.locator(".drawer .main")).to_be_visible()
        look(page, kind.value)
        page.unroute("**/api/puzzles/next")


def only(lesson: dict[str, Any]) -> Callable[[Route], None]:
    return lambda route: route.fulfill(json=[lesson])


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_every_step_of_every_lesson_is_read_and_answered_without_scrolling(
    server: Server, visit: Sit, locale: str
) -> None:
    page = phone(visit, locale)
    language = {"accept-language": locale}
    lessons: list[dict[str, Any]] = page.request.get(f"{server.address}/api/lessons", headers=language).json()
    for lesson in lessons:
        for number, step in enumerate(lesson["steps"], 1):
            # The page shows the first step of a lesson first.
            page.route("**/api/lessons", only({**lesson, "steps": [step]}))
            page.goto(f"{server.address}/lessons/{lesson['key']}")
            expect(page.locator(".drawer .main")).to_be_visible()
            look(page, f"{lesson['key']}, step {number}")
            page.unroute("**/api/lessons")
