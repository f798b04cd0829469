"""The page in Chromium: what it costs to open it, and whether a game runs without long tasks.

It needs the built page (`make play` builds it), and Chromium. Other programs on the machine only ever add time, so every
figure is the least of a few runs. A task's CPU time is what it would take on an idle machine.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from benchmarks.harness import keep

RUNS = 3
EDITIONS = ("classic", "expert/5x8")
AIMS = {"open from a bookmark, CPU seconds": 1.0, "longest task, CPU ms": 50.0}

WATCH = """() => {
  window.tasks = [];
  new PerformanceObserver((list) => list.getEntries().forEach((one) => tasks.push(one.duration))).observe({ type: "longtask" });
  window.frames_at = [];
  const frame = (at) => { frames_at.push(at); requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
}"""
READY = "[data-hole][aria-current]:not(:disabled), .acts a[href$='/review/1']"


def run() -> None:
    """Measure opening and playing, and keep the least of each figure."""
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"),
            args=["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
        )
        data = {
            "open": best([opened(browser, address) for _ in range(RUNS)]),
            "games": {
                edition: best([game(browser, address, edition) for _ in range(RUNS)]) for edition in EDITIONS
            },
            "aims": AIMS,
            "load_average": round(os.getloadavg()[0], 1),
        }
        browser.close()
    print(json.dumps(data, indent=2), flush=True)
    keep("page", data)


@contextmanager
def server() -> Iterator[str]:
    """A server of its own, on a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        program = [sys.executable, "-c", "from keypeg.cli import main; main()", "serve", "--unlimited"]
        place = ["--host", "127.0.0.1", "--port", "0", "--database", str(Path(folder) / "tables.sqlite3")]
        process = subprocess.Popen([*program, *place], stdout=subprocess.PIPE, text=True)
        if process.stdout is None:
            raise RuntimeError("the server has no output")
        try:
            yield process.stdout.readline().rsplit(" ", 1)[-1].strip()
        finally:
            process.terminate()
            process.wait()


def best(runs: list[dict[str, float]]) -> dict[str, float]:
    """The least of every figure."""
    return {name: min(one[name] for one in runs) for name in runs[0]}


def opened(browser: Browser, address: str) -> dict[str, float]:
    """CPU seconds of all of Chromium until a person who has been here before can start a game."""
    context = browser.new_context(locale="en-GB")
    visit(context, address).close()
    before = chromium_cpu(browser)
    page = visit(context, address)
    spent = chromium_cpu(browser) - before
    script = page.evaluate(
        "() => performance.getEntriesByType('resource').filter((one) => one.name.endsWith('.js'))"
        ".reduce((sum, one) => sum + one.encodedBodySize, 0)"
    )
    context.close()
    return {"CPU seconds": round(spent, 2), "script KB": round(script / 1000, 1)}


def visit(context: BrowserContext, address: str) -> Page:
    """Open the start page, and wait until a game can be started."""
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Break a code").wait_for()
    return page


def chromium_cpu(browser: Browser) -> float:
    """CPU seconds of every process of the browser until now."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(float(one["cpuTime"]) for one in found)


def game(browser: Browser, address: str, edition: str) -> dict[str, float]:
    """A whole game with everything that moves: the longest task after load, and the time between frames."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1366, "height": 768})
    page = context.new_page()
    page.goto(address)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "computer", "name": "Computer", "level": "steady"}]
    order = {"edition": edition, "games": 2, "seats": seats, "take": [0], "first": 1, "hints": True}
    table = page.request.post(f"{address}/api/tables", data=order).json()["table"]
    page.goto(f"{address}/t/{table}")
    page.locator(READY).wait_for()
    page.evaluate(WATCH)
    # Longer than the page needs to draw itself after load; what comes later belongs to the game.
    page.evaluate("() => new Promise((done) => requestIdleCallback(done))")
    browser.start_tracing(page=page, categories=["toplevel", "disabled-by-default-devtools.timeline"])
    rows = play(page, f"{address}/api/tables/{table}")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    tasks, frames = page.evaluate("() => [tasks, frames_at.map((at, i) => at - frames_at[i - 1]).slice(1)]")
    context.close()
    frames = sorted(frames)
    return {
        "rows": rows,
        "longest task, CPU ms": round(longest_cpu(events), 1),
        "longest task, wall ms": round(max(tasks, default=0.0), 1),
        "tasks over 50 ms of wall time": len(tasks),
        "frame, median ms": round(frames[len(frames) // 2], 1),
    }


def play(page: Page, table: str) -> int:
    """Guess by hints until the code is broken, typing each peg; return the number of rows."""
    row = 0
    while True:
        row += 1
        guess = page.request.get(f"{table}/hint?seat=0").json()["guess"]
        for letter in guess:
            page.keyboard.press(letter.lower())
        page.keyboard.press("Enter")
        page.locator(f"li[data-row='{row}'] .unseen", has_text="red,").wait_for(state="attached")
        page.locator(READY).first.wait_for()
        if not page.locator("[data-hole]").count():
            # The pegs of the winning row hop, and others fly: that is part of the game.
            page.evaluate(
                "() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0)))"
            )
            return row


def longest_cpu(events: list[dict[str, Any]]) -> float:
    """The most CPU time, in milliseconds, of a task on the page's main thread."""
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one.get("name") == "thread_name" and one["args"].get("name") == "CrRendererMain"
    }
    tasks = (
        one["tdur"] / 1000
        for one in events
        if (one.get("pid"), one.get("tid")) in mains
        and one.get("name", "").endswith("RunTask")
        and "tdur" in one
    )
    return max(tasks, default=0.0)
