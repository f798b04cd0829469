"""The whole board is in view on every screen, and fingers can hit what they must."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import expect_value
from tests.browser.tables import Referee
from tests.waiting import wait_until

PHONES = ((320, 568), (390, 844), (844, 390), (768, 1024))
SCREENS = ((1366, 768), (1920, 1080), (683, 384))  # The last one is a laptop at 200 % zoom.
BOARDS = {
    "classic": ("RGBY", "RRRR", 10, 2),
    "party": ("WPGR", "WPGO", 12, 3),
    "expert/5x8": ("RWBYO", "RRRRR", 10, 2),
}
FINGER = 44
LEAST = 24

OUTSIDE = """() => {
  const [wide, high] = [innerWidth, innerHeight];
  const off = (box) => box.left < -1 || box.top < -1 || box.right > wide + 1 || box.bottom > high + 1;
  const board = document.querySelector('section.board');
  const parts = [board, ...board.querySelectorAll('li[data-row], li[data-row] .peg, .well, .drawer, button, i')];
  const inside = board.getBoundingClientRect();
  const found = parts.filter((part) => part.getClientRects().length && off(part.getBoundingClientRect()))
    .map((part) => `${part.className} is off the screen`);
  for (const part of parts) {
    const box = part.getBoundingClientRect();
    const off = box.bottom > inside.bottom + 1 || box.right > inside.right + 1;
    if (off) found.push(`${part.className} is off the board`);
  }
  const rows = [...board.querySelectorAll('li[data-row]')].map((row) => row.getBoundingClientRect());
  rows.forEach((row, i) => rows.slice(i + 1).forEach((other) => {
    if (row.top < other.bottom - 1 && other.top < row.bottom - 1) found.push('rows overlap');
  }));
  for (const info of board.querySelectorAll('.info')) {
    if (info.scrollWidth > info.clientWidth + 1 && info.querySelector('.left')) found.push('codes left are cut');
    const [text, tray] = [info, info.nextElementSibling].map((part) => part.getBoundingClientRect());
    const over = Math.min(text.right, tray.right) - Math.max(text.left, tray.left);
    if (over > 1) found.push('codes left run under the key pegs');
  }
  const page = document.documentElement;
  if (page.scrollHeight > high || page.scrollWidth > wide) found.push('the page scrolls');
  return [...new Set(found)];
}"""
SMALL = """([across, down]) => [...document.querySelectorAll('section.board button, header button, header a')]
  .filter((part) => part.getClientRects().length)
  .map((part) => [part.getAttribute('aria-label') || part.textContent, part.getBoundingClientRect()])
  .filter(([, box]) => box.width < across || box.height < down)
  .map(([name, box]) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


def sit(page: Page, link: str) -> None:
    """Look at the table as the codebreaker whose turn it is."""
    page.goto(link)
    button = page.get_by_role("button", name="I am Ben")
    board = page.get_by_role("region", name="Board")
    expect(button.or_(board)).to_be_visible()
    if button.is_visible():
        button.click()
    expect(page.get_by_role("group", name="Colours")).to_be_visible()


@pytest.mark.parametrize("edition", BOARDS)
@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
def test_the_whole_board_is_in_view(server: Server, visit: Sit, edition: str, *, touch: bool) -> None:
    secret, guess, rows, people = BOARDS[edition]
    page = visit(server.address, has_touch=touch, is_mobile=touch, reduced_motion="reduce")
    referee = Referee(page, server.address, edition, people=people, games=people)
    referee.play(secret, [guess] * 3, people=people)
    sit(page, referee.link)
    for size in PHONES if touch else SCREENS:
        look(page, size, touch=touch)
    for row in range(3, rows - 1):
        referee.act(1 + row % (people - 1), f"guess {guess}")
    expect(page.locator("li[data-row] .unseen").filter(has_text="red,")).to_have_count(rows - 1)
    for size in PHONES if touch else SCREENS:
        look(page, size, touch=touch, full=True)


def look(page: Page, size: tuple[int, int], *, touch: bool, full: bool = False) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=list(size))
    expect(page.get_by_role("button", name="Guess", exact=True)).to_be_visible()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect_value(page, OUTSIDE, [])
    expect_value(page, SMALL, [], [LEAST, 18 if full else LEAST])
    if touch:
        pegs = page.get_by_role("group", name="Colours").get_by_role("button")
        boxes = [*[peg.bounding_box() for peg in pegs.all()]]
        boxes.append(page.get_by_role("button", name="Guess", exact=True).bounding_box())
        assert all(box and min(box["width"], box["height"]) >= FINGER - 0.5 for box in boxes), size


UNUSED = """() => {
  const find = (part) => document.querySelector(`section.board ${part}`);
  const [rows, well, drawer] = ['.rows', '.well', '.drawer'].map(find);
  const [beside, top, bottom] = [rows, well, drawer].map((part) => part.getBoundingClientRect());
  const main = drawer.querySelector('.main');
  const found = [];
  if (top.left < beside.right) found.push('the shield is not beside the rows');
  if (bottom.top - top.bottom > 12) found.push('there is a gap between the shield and the drawer');
  if (top.top - beside.top > 12 || beside.bottom - bottom.bottom > 12) found.push('they are lower than the rows');
  if (main.scrollWidth > main.clientWidth) found.push(`"${main.textContent}" is cut`);
  return found;
}"""


@pytest.mark.parametrize("edition", ["classic", "classic/8x12r20"])
def test_on_a_phone_on_its_side_shield_and_drawer_fill_the_room_beside_the_rows(
    server: Server, visit: Sit, edition: str
) -> None:
    pegs = 8 if "8x" in edition else 4
    page = visit(
        server.address, has_touch=True, is_mobile=True, reduced_motion="reduce", width=568, height=320
    )
    referee = Referee(page, server.address, edition)
    referee.play("RGBYWKRG"[:pegs], ["R" * pegs] * 3)
    sit(page, referee.link)
    for width, height in ((568, 320), (667, 375), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({UNUSED})().length === 0 && ({OUTSIDE})().length === 0")


@pytest.mark.parametrize("size", [(320, 568), (844, 390), (1366, 768)])
def test_the_largest_board_fits(server: Server, visit: Sit, size: tuple[int, int]) -> None:
    """Eight pegs, twelve colours, twenty rows, nineteen of them played."""
    page = visit(server.address, reduced_motion="reduce", width=size[0], height=size[1])
    referee = Referee(page, server.address, "classic/8x12r20")
    referee.play("RGBYWKRG", ["RRRRRRRR"] * 19)
    sit(page, referee.link)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect_value(page, OUTSIDE, [])
    expect(page.locator("li[data-row]")).to_have_count(20)


def test_unused_rows_fold_where_a_finger_would_miss_them(server: Server, visit: Sit) -> None:
    page = visit(server.address, width=320, height=568, has_touch=True, is_mobile=True)
    referee = Referee(page, server.address, "classic")
    referee.play("RGBY", ["RRRR"])
    sit(page, referee.link)
    expect(page.get_by_text("more rows")).to_be_visible()
    shown = page.locator("li[data-row]")
    wait_until(lambda: 4 <= shown.count() < 10, lambda: f"4 to 9 rows, not {shown.count()}")
    for row in shown.all():
        box = row.bounding_box()
        assert box is not None
        assert box["height"] >= 39.5
