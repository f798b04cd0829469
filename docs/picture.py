"""Film a game in the real page: python docs/picture.py [OUT]

Starts a server with an empty database, opens the page in Chromium, plays the classic box with the engine's hints, and
writes the frames as an animated picture. Needs Pillow and Playwright (the extras `docs` and `dev`) and Chromium.
"""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

import keypeg

OUT = Path(__file__).parent / "images" / "game.webp"
SIZE = {"width": 900, "height": 760}
SHOWN = (720, 608)
FRAME_MS = 110
NAMES = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "W": "white", "K": "black"}


@contextmanager
def server(folder: str) -> Iterator[str]:
    """Serve from a database of its own; yields the address."""
    options = ["--host", "127.0.0.1", "--port", "0", "--unlimited", "--database", f"{folder}/tables.sqlite3"]
    command = [sys.executable, "-m", "keypeg", "serve", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[-1]
            wait_for(f"{address}/health")
            yield address
        finally:
            process.terminate()


def wait_for(url: str) -> None:
    """Wait until a server answers."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"{url} does not answer")


class Film:
    """Frames of a page, each with how long it is shown."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.frames: list[Image.Image] = []
        self.times: list[int] = []

    def shoot(self, *, hold: int = FRAME_MS) -> None:
        """Take a frame; one that shows nothing new only lengthens the last."""
        image = (
            Image.open(io.BytesIO(self._page.screenshot()))
            .convert("RGB")
            .resize(SHOWN, Image.Resampling.LANCZOS)
        )
        if self.frames and image.tobytes() == self.frames[-1].tobytes():
            self.times[-1] += hold
        else:
            self.frames.append(image)
            self.times.append(hold)

    def during(self, act: Callable[[], object], *, frames: int) -> None:
        """Do something, and film what follows."""
        act()
        for _ in range(frames):
            self.shoot()
            self._page.wait_for_timeout(FRAME_MS // 2)

    def save(self, path: Path) -> None:
        """Write the picture; it repeats for ever."""
        first, *rest = self.frames
        options = {"quality": 60, "method": 6} if path.suffix == ".webp" else {"optimize": True}
        first.save(path, save_all=True, append_images=rest, duration=self.times, loop=0, **options)


def feedback(page: Page, row: int) -> str | None:
    """Return the feedback of a row, from what the page tells screen readers; None while it has none."""
    told = page.locator(f'li[data-row="{row}"] .unseen').all_text_contents()
    marks = re.search(r"(\d+) red, (\d+) white", " ".join(told))
    return f"{marks[1]}-{marks[2]}" if marks else None


def play(page: Page, film: Film) -> None:
    """Break the computer's code with the engine's hints."""
    page.get_by_role("button", name="Break a code").click()
    page.get_by_role("group", name="Colours").wait_for()
    film.shoot(hold=900)
    position, row = "classic", 1
    while not position.endswith(":4-0"):
        guess = str(keypeg.hint(position).code)
        for letter in guess:
            peg = page.get_by_role("group", name="Colours").get_by_role(
                "button", name=NAMES[letter], exact=True
            )
            film.during(peg.click, frames=2)
        film.during(page.get_by_role("button", name="Guess", exact=True).click, frames=8)
        while (marks := feedback(page, row)) is None:
            film.shoot()
        position, row = f"{position} {guess}:{marks}", row + 1
        film.shoot(hold=500)
    for _ in range(14):
        film.shoot()
    film.shoot(hold=2500)


def main(out: Path) -> None:
    """Film one game."""
    with tempfile.TemporaryDirectory() as folder, server(folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE, color_scheme="light", locale="en")
        page.goto(address)
        film = Film(page)
        play(page, film)
        browser.close()
    film.save(out)
    print(
        f"{out}: {len(film.frames)} frames, {sum(film.times) / 1000:.0f} s, {out.stat().st_size / 1000:.0f} kB"
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else OUT)
