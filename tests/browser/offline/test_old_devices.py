"""Browsers and devices that lack something: they fall back, or say plainly what is missing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, Route, expect

from tests.browser.hands import ask_for_guess, turn
from tests.browser.offline.conftest import Site, agree
from tests.browser.windows import new_context

WITHOUT_SIMD = """{
  const validate = WebAssembly.validate;
  // The only module with a vector instruction that is asked for is the probe, of 31 bytes.
  WebAssembly.validate = (bytes) => bytes.byteLength !== 31 && validate(bytes);
}
"""
# Python alone needs more than these 6.25 MB.
LITTLE_MEMORY = "--js-flags=--wasm-max-mem-pages=100"


@pytest.fixture
def fresh(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has never been here, and keeps nothing between the page and the network."""
    context = new_context(browser, service_workers="block")
    yield context
    context.close()


def first_click(page: Page, site: Site, *, agrees: bool = True) -> None:
    page.goto(site.address)
    if agrees:
        agree(page)
    page.get_by_role("button", name="Break a code").click()


def test_a_browser_without_vectors_plays_with_the_plain_kernel(fresh: BrowserContext, site: Site) -> None:
    def patched(route: Route) -> None:
        route.fulfill(response=(answer := route.fetch()), body=WITHOUT_SIMD + answer.text())

    fetched: list[str] = []
    fresh.add_init_script(WITHOUT_SIMD)
    fresh.route("**/assets/worker-*.js", patched)
    fresh.on("request", lambda request: fetched.append(request.url.rsplit("/", 1)[-1]))
    page = fresh.new_page()
    first_click(page, site)
    expect(page.get_by_role("heading", level=1)).to_have_text("Your turn, row 1")
    ask_for_guess(page)
    page.get_by_role("button", name="Use it").click()
    page.get_by_role("button", name="Guess", exact=True).click()
    turn(page, "Your turn, row 2")
    expect(page.locator("li[data-row]:not(.unused) .unseen")).to_have_count(1)
    assert "kernel-plain.wasm.gz" in fetched
    assert "kernel.wasm.gz" not in fetched


@pytest.mark.parametrize(
    ("lost", "told"),
    [
        ("WebAssembly", "it has no WebAssembly."),
        ("indexedDB", "it does not let pages save games."),
        ("DecompressionStream", "it is too old to unpack the download."),
    ],
)
def test_a_browser_that_lacks_something_names_it(
    fresh: BrowserContext, site: Site, lost: str, told: str
) -> None:
    fresh.add_init_script(f"Object.defineProperty(globalThis, '{lost}', {{ value: undefined }})")
    page = fresh.new_page()
    first_click(page, site, agrees=False)
    words = f"This browser cannot play without a connection: {told}"
    expect(page.get_by_role("alert")).to_have_text(words)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog").get_by_text(words)).to_be_visible()


def test_a_device_with_too_little_memory_says_so(
    browser_type: BrowserType, browser_type_launch_args: dict[str, list[str]], site: Site
) -> None:
    settings = {**browser_type_launch_args, "args": [*browser_type_launch_args["args"], LITTLE_MEMORY]}
    small = browser_type.launch(**settings)
    page = new_context(small).new_page()
    first_click(page, site)
    expect(page.get_by_role("alert")).to_contain_text("too little free memory")
    small.close()
