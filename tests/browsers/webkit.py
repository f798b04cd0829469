"""WebKitGTK, driven through its own WebDriver, on a screen that exists only in memory."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
from glob import glob
from typing import Any

import httpx

from tests.browsers.driver import BrowserError, Element, Json
from tests.waiting import PATIENCE, PATIENCE_MS

PROGRAM = "WebKitWebDriver"
MINI_BROWSER = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser"
SCREEN = "1400x1000x24"
REFERENCE = "element-6066-11e4-a52e-4f735466cecf"
ROLES = {
    "button": "button, [role=button]",
    "link": "a[href]",
    "heading": "h1, h2, h3",
    "radio": "input[type=radio], [role=radio]",
    "textbox": "input:not([type]), input[type=text], textarea",
    "combobox": "select",
    "group": "fieldset, [role=group]",
    "dialog": "dialog, [role=dialog]",
    "region": "section, [role=region]",
    "img": "img, svg, [role=img]",
}
"""Where to look for a role."""
# WebKit's own names change with the way a page was built up: a list is called by what is chosen in it, a choice by all
# the text around it. So the names are read from the page.
NAMED = """const [selector, name, within] = arguments;
const read = (one) => {
  const copy = one.cloneNode(true);
  for (const unread of copy.querySelectorAll("[aria-hidden=true], input, select, textarea")) unread.remove();
  return copy.textContent;
};
const named = (one) => {
  const ids = (one.getAttribute("aria-labelledby") ?? "").split(" ");
  const by = ids.map((id) => document.getElementById(id)).filter(Boolean);
  const labels = by.length ? by : [...(one.labels ?? [])];
  const legend = one.querySelector(":scope > legend");
  if (one.ariaLabel && !by.length) return one.ariaLabel;
  return labels.length ? labels.map(read).join(" ") : read(legend ?? one);
};
const visible = (one) => one.checkVisibility({ visibilityProperty: true });
return [...(within ?? document).querySelectorAll(selector)]
  .filter((one) => visible(one) && named(one).replace(/\\s+/g, " ").trim() === name);"""
CHOOSE = """const [list, value] = arguments;
if (![...list.options].some((option) => option.value === value)) throw new Error(`no option ${value}`);
list.value = value;
for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));"""


class WebKit:
    """A screen for WebKit; each person gets a browser of their own, since a driver holds one session."""

    name = "webkit"

    def __init__(self) -> None:
        for program, package in ((PROGRAM, "webkit2gtk-driver"), ("Xvfb", "xvfb")):
            if shutil.which(program) is None:
                raise BrowserError(f"there is no {program}: on Debian, apt-get install {package}")
        found = glob(MINI_BROWSER)
        if not found:
            raise BrowserError("there is no MiniBrowser: on Debian, apt-get install webkit2gtk-driver")
        self._program = found[0]
        self._screen, display = _screen()
        self._surroundings = {
            **os.environ,
            "DISPLAY": display,
            "LANGUAGE": "en_GB",
            "LIBGL_ALWAYS_SOFTWARE": "1",
        }
        self._drivers: list[subprocess.Popen[bytes]] = []

    def open(self) -> Window:
        """Start a browser for one person."""
        port = _free_port()
        command = [PROGRAM, "--host=127.0.0.1", f"--port={port}"]
        self._drivers.append(subprocess.Popen(command, env=self._surroundings, stderr=subprocess.DEVNULL))
        return Window(f"http://127.0.0.1:{port}", self._program)

    def quit(self) -> None:
        """End the drivers and the screen."""
        for process in (*self._drivers, self._screen):
            process.terminate()
            process.wait()


class Window:
    """A session of WebDriver."""

    def __init__(self, driver: str, program: str) -> None:
        transport = httpx.HTTPTransport(retries=8)  # The driver has just been started.
        self._http = httpx.Client(base_url=driver, timeout=PATIENCE, transport=transport)
        options = {"binary": program, "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._session = ""
        self._session = f"/session/{self._post('/session', **wanted)['sessionId']}"
        self._post("/timeouts", script=PATIENCE_MS)
        self._post("/window/rect", width=1280, height=900)

    def goto(self, address: str) -> None:
        """Open an address."""
        self._post("/url", url=address)

    def reload(self) -> None:
        """Load the page again."""
        self._post("/refresh")

    def run(self, body: str) -> Json:
        """Run the body of a function in the page and return what it returns."""
        script = f"""const done = arguments[0];
        const told = (async () => {{ {body} }})();
        told.then((value) => done({{ value: value ?? null }}), (error) => done({{ error: String(error) }}));"""
        told = self._post("/execute/async", script=script, args=[])
        if "error" in told:
            raise BrowserError(told["error"])
        value: Json = told["value"]
        return value

    def find(self, role: str, name: str, *, within: Element | None = None) -> list[Element]:
        """Return the elements of this role and this exact name."""
        arguments = [ROLES[role], name, None if within is None else {REFERENCE: within}]
        found = self._post("/execute/sync", script=NAMED, args=arguments)
        return [str(one[REFERENCE]) for one in found]

    def select(self, selector: str) -> list[Element]:
        """Return the elements of a CSS selector."""
        return [str(one[REFERENCE]) for one in self._post("/elements", using="css selector", value=selector)]

    def click(self, element: Element) -> None:
        """Click as a mouse does."""
        self._post(f"/element/{element}/click")

    def type(self, element: Element, text: str) -> None:
        """Replace what a field holds by typing."""
        self._post(f"/element/{element}/clear")
        self._post(f"/element/{element}/value", text=text)

    def value(self, element: Element) -> str:
        """Return what a field holds."""
        return str(
            self._post("/execute/sync", script="return arguments[0].value", args=[{REFERENCE: element}])
        )

    def choose(self, element: Element, value: str) -> None:
        """Choose the option of a list that has this value."""
        self._post("/execute/sync", script=CHOOSE, args=[{REFERENCE: element}, value])

    def complaints(self) -> list[str]:
        """Return nothing: this browser does not tell."""
        return []

    def close(self) -> None:
        """End the session, and its browser with it."""
        self._http.delete(self._session)
        self._http.close()

    def _post(self, path: str, **body: object) -> Any:
        answer = self._http.post(self._session + path, json=body).json()["value"]
        if isinstance(answer, dict) and {"error", "message", "stacktrace"} <= answer.keys():
            raise BrowserError(f"{path}: {answer['error']}: {answer['message']}")
        return answer


def _screen() -> tuple[subprocess.Popen[bytes], str]:
    """Start a screen in memory, on the first number that is free."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    if not re.fullmatch(r"\d+", number):
        raise BrowserError("no screen could be started")
    return process, f":{number}"


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
