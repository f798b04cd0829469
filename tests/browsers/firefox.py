"""Firefox, driven by the protocol it speaks itself: WebDriver BiDi over a WebSocket."""

from __future__ import annotations

import itertools
import json
import shutil
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browsers.driver import BrowserError, Element, Json
from tests.waiting import PATIENCE

PROGRAM = "firefox-esr"
PREFERENCES = {
    "intl.accept_languages": "en-GB, en",
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}
CHOOSE = """(list, value) => {
  if (![...list.options].some((option) => option.value === value)) throw new Error(`no option ${value}`);
  list.value = value;
  for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
}"""


class Firefox:
    """One Firefox without a window on any screen; each person gets a container of their own."""

    name = "firefox"

    def __init__(self, folder: Path) -> None:
        program = shutil.which(PROGRAM)
        if program is None:
            raise BrowserError("there is no Firefox: on Debian, apt-get install firefox-esr")
        lines = (
            f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()
        )
        (folder / "user.js").write_text("\n".join(lines))
        command = [
            program,
            "--headless",
            "--no-remote",
            "--profile",
            str(folder),
            "--remote-debugging-port",
            "0",
        ]
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
        self._ids = itertools.count()
        self.heard: list[dict[str, Any]] = []
        self._open = ExitStack()
        self._open.callback(self._end)
        with self._open:
            talking = connect(
                f"{self._listening()}/session",
                max_size=None,
                ping_interval=None,
                open_timeout=PATIENCE,
                close_timeout=PATIENCE,
            )
            self._line: ClientConnection = self._open.enter_context(talking)
            self.send("session.new", capabilities={})
            self.send("session.subscribe", events=["log.entryAdded"])
            self._open = self._open.pop_all()

    def open(self) -> Window:
        """Open a window in a container of its own."""
        person = self.send("browser.createUserContext")["userContext"]
        return Window(self, self.send("browsingContext.create", type="tab", userContext=person)["context"])

    def quit(self) -> None:
        """End it."""
        self._open.close()

    def _end(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stderr is not None:
            self._process.stderr.close()

    def send(self, method: str, **parameters: object) -> dict[str, Any]:
        """Send a command and wait for its answer; what happens meanwhile is kept."""
        number = next(self._ids)
        self._line.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            told = json.loads(self._line.recv(timeout=PATIENCE))
            if told.get("id") != number:
                self.heard.append(told)
            elif told["type"] == "error":
                raise BrowserError(f"{method}: {told['message']}")
            else:
                result: dict[str, Any] = told["result"]
                return result

    def _listening(self) -> str:
        if self._process.stderr is None:
            raise BrowserError("Firefox has no output")
        for line in self._process.stderr:
            if "WebDriver BiDi listening on " in line:
                return line.rsplit(" ", 1)[-1].strip()
        raise BrowserError("Firefox ended before it listened")


class Window:
    """A tab in a container of its own."""

    def __init__(self, firefox: Firefox, context: str) -> None:
        self._firefox = firefox
        self._context = context
        self._send("browsingContext.setViewport", viewport={"width": 1280, "height": 800})

    def goto(self, address: str) -> None:
        """Open an address."""
        self._send("browsingContext.navigate", url=address, wait="complete")

    def reload(self) -> None:
        """Load the page again."""
        self._send("browsingContext.reload", wait="complete")

    def run(self, body: str) -> Json:
        """Run the body of a function in the page and return what it returns."""
        # As text, since the protocol would wrap every value in its type.
        told = self._call(f"async () => JSON.stringify(await (async () => {{ {body} }})() ?? null)")
        result: Json = json.loads(told["value"])
        return result

    def find(self, role: str, name: str, *, within: Element | None = None) -> list[Element]:
        """Return the elements that the accessibility tree gives this role and this exact name."""
        return self._locate({"type": "accessibility", "value": {"role": role, "name": name}}, within)

    def select(self, selector: str) -> list[Element]:
        """Return the elements of a CSS selector."""
        return self._locate({"type": "css", "value": selector}, None)

    def click(self, element: Element) -> None:
        """Click as a mouse does."""
        self._call("(one) => one.scrollIntoView({ block: 'nearest', behavior: 'instant' })", _shared(element))
        middle = {
            "type": "pointerMove",
            "x": 0,
            "y": 0,
            "origin": {"type": "element", "element": _shared(element)},
        }
        press, release = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
        self._act({"type": "pointer", "id": "mouse", "actions": [middle, press, release]})

    def type(self, element: Element, text: str) -> None:
        """Replace what a field holds by typing."""
        self._call("(one) => { one.focus(); one.select(); }", _shared(element))
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keys", "actions": keys})

    def value(self, element: Element) -> str:
        """Return what a field holds."""
        return str(self._call("(one) => one.value", _shared(element))["value"])

    def choose(self, element: Element, value: str) -> None:
        """Choose the option of a list that has this value."""
        self._call(CHOOSE, _shared(element), {"type": "string", "value": value})

    def complaints(self) -> list[str]:
        """Return the errors that the page did not catch."""
        entries = (told["params"] for told in self._firefox.heard if told.get("method") == "log.entryAdded")
        return [
            str(entry["text"])
            for entry in entries
            if entry["type"] == "javascript"
            and entry["level"] == "error"
            and entry["source"].get("context") == self._context
        ]

    def close(self) -> None:
        """Close the tab."""
        self._send("browsingContext.close")

    def _send(self, method: str, **parameters: object) -> dict[str, Any]:
        return self._firefox.send(method, context=self._context, **parameters)

    def _act(self, source: dict[str, object]) -> None:
        self._send("input.performActions", actions=[source])

    def _locate(self, locator: dict[str, object], within: Element | None) -> list[Element]:
        start = {} if within is None else {"startNodes": [_shared(within)]}
        nodes = self._send("browsingContext.locateNodes", locator=locator, **start)["nodes"]
        return [str(node["sharedId"]) for node in nodes]

    def _call(self, function: str, *arguments: dict[str, str]) -> dict[str, Any]:
        told = self._firefox.send(
            "script.callFunction",
            functionDeclaration=function,
            arguments=list(arguments),
            awaitPromise=True,
            target={"context": self._context},
            userActivation=True,
        )
        if told["type"] == "exception":
            raise BrowserError(told["exceptionDetails"]["text"])
        result: dict[str, Any] = told["result"]
        return result


def _shared(element: Element) -> dict[str, str]:
    return {"sharedId": element}
