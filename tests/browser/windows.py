"""Chromium and its windows, with the patience that a busy machine needs."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, BrowserContext, expect

from tests.waiting import PATIENCE_MS

QUIET = ("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run")


def launch_options(*more: str) -> dict[str, object]:
    """Return how Debian's Chromium is started, with `more` options; its path is None where it is not installed."""
    arguments = ["--no-sandbox", *QUIET, *more]
    return {"executable_path": shutil.which("chromium"), "args": arguments, "timeout": PATIENCE_MS}


def new_context(browser: Browser, **options: object) -> BrowserContext:
    """Open a browser of one more person, with its own cookies, that waits for minutes for what a test expects."""
    expect.set_options(timeout=PATIENCE_MS)
    context = browser.new_context(**{"locale": "en-GB", **options})
    context.set_default_timeout(PATIENCE_MS)
    return context
