"""Playing without a server, in Chromium: what there is to download, how long it takes to start, and the engine's speed.

It needs `make site`, and Chromium. The same questions are put to the native kernel in the same run.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from benchmarks.harness import keep
from keypeg.browser.worker import Worker

SITE = Path(__file__).parent.parent / "build" / "site"
PLAIN_KERNEL = "kernel-plain.wasm.gz"
RUNS = 3

# In the page: a worker of its own, and one question after the other.
START = """async (script) => {
  const began = performance.now();
  const worker = new Worker(script, { type: "module" });
  let next = 0;
  const waiting = new Map();
  const ready = new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }) => {
      if (data.type === "ready") resolve(data.paths);
      else if (data.type === "failed") reject(new Error(data.message));
      else if (data.type === "answer") { waiting.get(data.id)(data); waiting.delete(data.id); }
    };
  });
  worker.postMessage({ type: "start" });
  self.ask = (method, address, body) => new Promise((resolve) => {
    waiting.set(next, resolve);
    worker.postMessage({ type: "request", id: next++, method, address, body, language: "en" });
  });
  const paths = await ready;
  return { seconds: (performance.now() - began) / 1000, paths };
}"""
ASK = """async ([method, address, body]) => {
  const began = performance.now();
  const { status, body: text } = await self.ask(method, address, body);
  return { status, text, seconds: (performance.now() - began) / 1000 };
}"""

# A process of its own, since a browser's worker starts anew as well.
NATIVE = """
import json
from functools import partial
from benchmarks.offline import Worker, in_process, measured
print(json.dumps(measured(partial(in_process, Worker()))))
"""

Ask = Callable[[str, str, Any], tuple[Any, float]]

HINT_ROWS = ("WWPPT", "MTYOB")
REVIEW_ROWS = ("RRBB", "KKWW", "GYRR", "RGBY")


class Quiet(SimpleHTTPRequestHandler):
    """Files, and nothing said about them."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def run() -> None:
    """Measure the site, and the native kernel beside it."""
    from playwright.sync_api import sync_playwright

    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE)))
    Thread(target=host.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{host.server_port}"
    script = f"/assets/{next(SITE.glob('assets/worker-*.js')).name}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-background-networking"]
        )
        context = browser.new_context()
        starts, figures, native = [], [], []
        for _ in range(RUNS):
            page = context.new_page()
            page.goto(f"{address}/icon.svg")
            started = page.evaluate(START, script)
            starts.append(started["seconds"])
            figures.append(measured(partial(in_page, page)))
            page.close()
            native.append(json.loads(subprocess.check_output([sys.executable, "-c", NATIVE], text=True)))
        browser.close()
    host.shutdown()
    browser_best, native_best = best(figures), best(native)
    data = {
        "download": sizes(),
        "paths": started["paths"],
        "start": {"first visit": starts[0], "later": min(starts[1:])},
        "browser": browser_best,
        "native": native_best,
        "load_average": os.getloadavg()[0],
        "ratio": {name: browser_best[name] / native_best[name] for name in native_best},
    }
    print(json.dumps(data, indent=2), flush=True)
    keep("offline", data)


def best(runs: list[dict[str, float]]) -> dict[str, float]:
    """The best of several runs, each question by itself: what else runs on the machine only makes it slower."""
    return {name: min(run[name] for run in runs) for name in runs[0]}


def sizes() -> dict[str, int]:
    """What travels, in bytes."""
    told = json.loads((SITE / "offline.json").read_text())
    return {name: file["download"] for name, file in told["files"].items() if name != PLAIN_KERNEL}


def in_page(page: Any, method: str, address: str, body: Any) -> tuple[Any, float]:
    """Ask the worker of a page."""
    told = page.evaluate(ASK, [method, address, "" if body is None else json.dumps(body)])
    return json.loads(told["text"]), told["seconds"]


def in_process(worker: Worker, method: str, address: str, body: Any) -> tuple[Any, float]:
    """Ask the same tables in this process, with the native kernel."""
    began = time.perf_counter()
    told = json.loads(worker.request(method, address, "" if body is None else json.dumps(body), "en"))
    return json.loads(told["body"]), time.perf_counter() - began


def measured(ask: Ask) -> dict[str, float]:
    """Seconds of the slowest hint of a few in 5 x 8, of an exact review of a classic game, and of a move."""
    table = opened(ask, "expert/5x8", hints=True)
    act(ask, table, 0, "secret MWPTY")
    hints = [ask("GET", f"/api/tables/{table}/hint?seat=1", None)[1]]
    for code in HINT_ROWS:
        act(ask, table, 1, f"guess {code}")
        hints.append(ask("GET", f"/api/tables/{table}/hint?seat=1", None)[1])
    table = opened(ask, "classic", hints=False)
    act(ask, table, 0, "secret RGBY")
    moves = [act(ask, table, 1, f"guess {code}") for code in REVIEW_ROWS]
    review, seconds = ask("GET", f"/api/tables/{table}/review?nth=1&seat=1", None)
    if not all(row["mistake"]["exact"] for row in review["rows"]):
        raise SystemExit("the review is not exact: the machine is too busy to measure")
    return {"slowest hint, 5x8": max(hints), "exact review, classic": seconds, "a move": max(moves)}


def opened(ask: Ask, edition: str, *, hints: bool) -> str:
    """Open a table for two at one screen."""
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
    order = {"edition": edition, "seats": seats, "take": [0, 1], "hints": hints}
    return str(ask("POST", "/api/tables", order)[0]["table"])


def act(ask: Ask, table: str, seat: int, action: str) -> float:
    """Play an action; return how long it took."""
    seq = ask("GET", f"/api/tables/{table}?seat={seat}", None)[0]["seq"]
    body = {"seat": seat, "seq": seq, "action": action, "id": f"{seat}.{seq}"}
    return ask("POST", f"/api/tables/{table}/actions", body)[1]
