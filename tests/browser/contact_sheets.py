"""Lay the pictures of every view side by side: one sheet per size and theme, as `make shots` writes them."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

SHOTS = Path(__file__).parents[2] / "shots"
STYLE = (
    "body{margin:12px;background:#777;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px;align-items:start}"
    "figure{margin:0}img{display:block;max-height:520px;max-width:640px}figcaption{color:#fff}"
)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--allow-file-access-from-files"]
        )
        page = browser.new_page(viewport={"width": 2600, "height": 1200})
        for folder in sorted(path for path in SHOTS.iterdir() if path.is_dir()):
            for theme in ("walnut", "slate", "paper"):
                pictures = sorted(folder.glob(f"*-{theme}.png"))
                if not pictures:
                    continue
                figures = "".join(
                    f'<figure><img src="{one.name}"><figcaption>{one.stem}</figcaption></figure>'
                    for one in pictures
                )
                sheet = folder / f"sheet-{theme}.html"
                sheet.write_text(f"<!doctype html><style>{STYLE}</style>{figures}", encoding="utf-8")
                page.goto(sheet.as_uri(), wait_until="load")
                page.screenshot(path=SHOTS / f"sheet-{folder.name}-{theme}.png", full_page=True)
        browser.close()


if __name__ == "__main__":
    main()
