"""Look at a view in every size and theme, with axe and for whatever scrolls sideways, or take pictures of it.

With KEYPEG_SHOTS=all, or the names of themes with commas between them, only pictures are made: one of each view for
every size, from which `make shots` makes contact sheets.
"""

from __future__ import annotations

import os

from playwright.sync_api import Page

from tests.browser.conftest import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHOTS = ROOT / "shots"
SIZES = {"360x740": (360, 740), "1280x800": (1280, 800)}
ALL_SIZES = {
    f"{width}x{height}": (width, height)
    for width, height in ((320, 568), (390, 844), (844, 390), (768, 1024), (1366, 768), (1920, 1080))
}
TIGHTEST = ((320, 568), (844, 390))
THEMES = ("walnut", "slate", "paper")
# The page lays itself out anew a frame after the window has its new size.
DRAWN = (
    "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
)
WISH = os.environ.get("KEYPEG_SHOTS", "")
PICTURED = THEMES if WISH == "all" else tuple(theme for theme in THEMES if theme in WISH.split(","))
PHONES = ("320x568", "390x844", "844x390", "768x1024", "360x740")


def inspect(page: Page, name: str, *, whole: bool = False, phones: bool = False) -> None:
    """Look at a view in every size and theme, or only on phones; `whole` pictures what is below the fold too."""
    page.emulate_media(reduced_motion="reduce")
    if PICTURED:
        photograph(page, name, whole=whole, phones=phones)
        return
    sizes = {size: wide for size, wide in SIZES.items() if size in PHONES or not phones}
    for size, (width, height) in sizes.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        for theme in THEMES:
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            # The board takes its new size a moment after the window has.
            page.wait_for_function("width => document.documentElement.scrollWidth <= width", arg=width)
            # A theme changes nothing but colours, and the widest size shows the most of them.
            if theme == THEMES[0] or size == next(reversed(sizes)):
                rules = None if theme == THEMES[0] else ["color-contrast"]
                assert violations(page, rules) == [], f"{name}, {size}, {theme}"
    for width, height in TIGHTEST:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => innerWidth === {width} && ({SPILLED})().length === 0")
    if not phones:
        page.set_viewport_size({"width": 1280, "height": 800})
        page.evaluate(DRAWN)


def photograph(page: Page, name: str, *, whole: bool, phones: bool) -> None:
    """Keep a picture of a view in every size and theme, and one in forced colours."""
    for size, (width, height) in ALL_SIZES.items():
        if phones and size not in PHONES:
            continue
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        for theme in PICTURED:
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            page.screenshot(path=SHOTS / size / f"{name}-{theme}.png", full_page=whole)
    if not phones:
        page.set_viewport_size({"width": 1280, "height": 800})
        page.evaluate(DRAWN)
    if PICTURED[0] == THEMES[0]:
        page.emulate_media(forced_colors="active")
        page.screenshot(path=SHOTS / "forced-colours" / f"{name}.png", full_page=whole)
        page.emulate_media(forced_colors="none")


# Every word has to be on one line: a word broken in two reads like a mistake.
BROKEN = """() => {
  const root = document.querySelector('dialog[open]') ?? document.querySelector('main');
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  // What only screen readers get is a pixel wide.
  const unseen = (part) => part !== null && (part.getBoundingClientRect().width <= 1 || unseen(part.parentElement));
  const found = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (!unseen(text.parentElement)) for (const word of text.data.matchAll(/[\\p{L}]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word[0]);
    }
  return found;
}"""


# What is written on the shield and below the board has to be within it, from the first line to the last.
SPILLED = """() => [...document.querySelectorAll('.lid, .lid .words, .result, .panel-end')].filter((part) => {
  const [range, box] = [document.createRange(), part.getBoundingClientRect()];
  range.selectNodeContents(part);
  const text = range.getBoundingClientRect();
  return text.top < box.top - 1 || text.bottom > box.bottom + 1 || part.scrollHeight > part.clientHeight + 1;
}).map((part) => part.innerText)"""


def broken_words(page: Page) -> list[str]:
    """Return the words of the view, or of the dialog over it, that are broken over two lines."""
    found: list[str] = page.evaluate(BROKEN)
    return found


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """Return what axe finds, by all of its rules or by the ones named."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
    found = page.evaluate("options => axe.run(document, options)", options)["violations"]
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]
    ]
