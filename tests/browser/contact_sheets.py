"""Lay the pictures of every view side by side: some sheets per size and theme, as `make shots` writes them."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.windows import launch_options, new_context

SHOTS = Path(__file__).parents[2] / "shots"
ON_A_SHEET = 12
STYLE = (
    "body{margin:12px;background:#777;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px;align-items:start}"
    "figure{margin:0}img{display:block;max-height:560px;max-width:640px}figcaption{color:#fff}"
)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options("--allow-file-access-from-files"))
        page = new_context(browser, viewport={"width": 2000, "height": 1200}).new_page()
        for folder in sorted(path for path in SHOTS.iterdir() if path.is_dir()):
            forced = folder.name == "forced-colours"
            for theme in ("",) if forced else ("walnut", "slate", "paper"):
                pictures = sorted(folder.glob("*.png" if forced else f"*-{theme}.png"))
                if not pictures:
                    continue
                for at in range(0, len(pictures), ON_A_SHEET):
                    figures = "".join(
                        f'<figure><img src="{one.name}"><figcaption>{one.stem}</figcaption></figure>'
                        for one in pictures[at : at + ON_A_SHEET]
                    )
                    sheet = folder / "sheet.html"
                    sheet.write_text(f"<!doctype html><style>{STYLE}</style>{figures}", encoding="utf-8")
                    page.goto(sheet.as_uri(), wait_until="load")
                    name = "-".join(
                        filter(None, ("sheet", folder.name, theme, f"{at // ON_A_SHEET + 1}.png"))
                    )
                    page.screenshot(path=SHOTS / name, full_page=True)
        browser.close()


if __name__ == "__main__":
    main()
