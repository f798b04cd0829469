"""Take the still pictures of README.md from the real page: python docs/screenshots.py [FOLDER]

Starts a server with an empty database, lets Ada set a code over HTTP, and plays Ben's rows in Chromium: a phone in the
middle of the game, and the review after it. Needs what docs/picture.py needs.
"""

from __future__ import annotations

import io
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from picture import NAMES, server
from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from keypeg.server.identity import cookie_name

SECRET = "RGBY"
PATIENCE_MS = 60_000
BEFORE = ("RRBB", "KKWW", "GYRR")
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "device_scale_factor": 2,
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 860}}


def opened(browser: Browser, address: str) -> tuple[str, str]:
    """Open a table at which Ada has set her code; return its id, and the token of Ben's seat."""
    ada = browser.new_context().request
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
    order = {"edition": "classic", "seats": seats, "take": [0, 1], "games": 1, "hints": True}
    told = ada.post(f"{address}/api/tables", data=order).json()
    action = {"seat": 0, "seq": 0, "action": f"secret {SECRET}", "id": "secret"}
    ada.post(f"{address}/api/tables/{told['table']}/actions", data=action)
    return told["table"], told["tokens"]["1"]


def visit(browser: Browser, address: str, cookie: dict[str, str], shape: dict[str, Any]) -> Page:
    """Open the page as Ben."""
    context = browser.new_context(locale="en-GB", color_scheme="light", **shape)
    context.set_default_timeout(PATIENCE_MS)
    context.add_cookies([{**cookie, "url": address}])
    return context.new_page()


def place(page: Page, code: str) -> None:
    """Place pegs, one after the other."""
    for letter in code:
        colours = page.get_by_role("group", name="Colours")
        colours.get_by_role("button", name=NAMES[letter], exact=True).click()


def send(page: Page, row: int) -> None:
    """Send a full row, and wait for its key pegs."""
    page.get_by_role("button", name="Guess", exact=True).click()
    expect(page.locator(f'li[data-row="{row}"] .unseen')).to_contain_text("white", timeout=PATIENCE_MS)


def shoot(page: Page, path: Path) -> None:
    """Take a picture once nothing moves any more, with as many colours as it needs."""
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    image.quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path}: {path.stat().st_size / 1000:.0f} kB")


def main(folder: Path) -> None:
    """Take both pictures."""
    with (
        tempfile.TemporaryDirectory() as data,
        server(data) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        table, token = opened(browser, address)
        ben = {"name": cookie_name(table), "value": token}
        phone = visit(browser, address, ben, PHONE)
        phone.goto(f"{address}/t/{table}")
        for row, code in enumerate(BEFORE, 1):
            place(phone, code)
            send(phone, row)
        place(phone, SECRET[:2])
        shoot(phone, folder / "board-phone.png")
        place(phone, SECRET[2:])
        send(phone, len(BEFORE) + 1)
        desktop = visit(browser, address, ben, DESKTOP)
        desktop.goto(f"{address}/t/{table}/review/1")
        # Koyama and Lai's perfect play, 5625 / 1296 rows: it is there once every row is worked out.
        expect(desktop.get_by_text("4.34").first).to_be_visible(timeout=PATIENCE_MS)
        shoot(desktop, folder / "review-desktop.png")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "images")
