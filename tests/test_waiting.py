"""Tests wait as tests/waiting.py does, for what they expect; every other way is found in their sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.waiting import PATIENCE, attempts, wait_until

TESTS = Path(__file__).parent
LEAST_S = 60.0
"""No time-out is shorter than a minute."""
WAITING = TESTS / "waiting.py"
"""The one file that pauses."""
PAUSES = {"sleep", "wait_for_timeout"}
NEXT_MESSAGE = {"hear", "recv", "recv_streaming"}
"""Methods that return the next message, whatever it is."""
TIMES = {"timeout", "open_timeout", "close_timeout"}
IN_MILLISECONDS = {
    "set_default_timeout": 0,
    "set_default_navigation_timeout": 0,
    "set_options": None,
    "launch": None,
}
"""Calls of Playwright that count in milliseconds, and the place of the time-out among their arguments."""
POSITIONS = {"join": 0, "wait": 0, "wait_for": 1, "communicate": 1, "timeout": 0, "result": 0, "exception": 0}
"""Where a time-out stands without its name; `wait_for` is that of asyncio."""
HASTY = {
    *(f"httpx.{name}" for name in ("get", "post", "put", "delete", "patch", "head", "request", "stream")),
    "httpx.Client",
    "httpx.AsyncClient",
    "HTTPConnection",
    "urllib.request.urlopen",
    "urlopen",
    "socket.create_connection",
    "sqlite3.connect",
    "pexpect.spawn",
}
"""Calls that give up within a minute, or wait for ever, unless a time-out is given."""
SOCKETS = {"connect": ("open_timeout", "close_timeout")}
"""The time-outs of a WebSocket, which are ten seconds unless given."""
READ_ONCE = {"evaluate", "inner_text", "text_content", "all_inner_texts", "all_text_contents", "input_value"}
READ_ONCE |= {"is_visible", "is_hidden", "is_checked", "is_enabled", "is_disabled", "get_attribute"}
READ_ONCE |= {"rows", "card", "told"}
"""What tells how a page is at this moment: Playwright's methods, and the functions of tests/browser/hands.py."""
REASONS = {
    (
        "server/playing.py",
        "next message",
    ): "it reads every message for a test, which then waits for what it expects",
    (
        "server/test_kill.py",
        "next message",
    ): "the spectator reads every message, and looks only at its number",
    (
        "server/test_connection.py",
        "next message",
    ): "it reads the bytes of an answer until the connection is closed",
    (
        "server/test_connection_limits.py",
        "next message",
    ): "it looks whether a connection is closed by now; a test looks again",
    ("browsers/firefox.py", "next message"): "it reads until the answer with the number of its question",
    ("cli/pseudo.py", "short time-out"): "it reads what the program has written by now; `until` looks again",
}
"""Every exception, and why it asserts nothing about a moment."""


def name_of(call: ast.Call) -> str:
    """Return the name of what is called, with dots."""
    return ast.unparse(call.func)


def last_name(call: ast.Call) -> str:
    return name_of(call).rpartition(".")[2]


def number(node: ast.expr | None) -> float | None:
    """Return the value of a number that is written out; None for everything else, such as PATIENCE."""
    try:
        value = ast.literal_eval(node) if node is not None else None
    except ValueError:
        return None
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) else None


def times_of(call: ast.Call) -> Iterator[float]:
    """Yield every time-out of a call that is written out, in seconds."""
    name = last_name(call)
    playwright = name in IN_MILLISECONDS or name.startswith(("to_", "not_to_", "wait_for_", "expect_"))
    unit = 1_000.0 if playwright else 1.0
    given = [word.value for word in call.keywords if word.arg in TIMES]
    place = IN_MILLISECONDS.get(name, POSITIONS.get(name))
    if place is not None and len(call.args) > place:
        given.append(call.args[place])
    yield from (found / unit for found in map(number, given) if found is not None)


def written_times(tree: ast.AST) -> Iterator[tuple[ast.expr, float]]:
    """Yield every time-out that has a name: in a dictionary, as a default or as a constant."""
    for node in ast.walk(tree):
        names = TIMES
        pairs: list[tuple[str, ast.expr | None]] = []
        if isinstance(node, ast.Dict):
            keys = [key.value if isinstance(key, ast.Constant) else None for key in node.keys]
            pairs = [(str(key), value) for key, value in zip(keys, node.values, strict=True)]
        elif isinstance(node, ast.arguments):
            # Elsewhere `seconds` is the time that a product may take, such as for a turn.
            names = TIMES | {"seconds"}
            plain = [*node.posonlyargs, *node.args]
            pairs = [(one.arg, value) for one, value in zip(plain[::-1], node.defaults[::-1], strict=False)]
            pairs += [(one.arg, value) for one, value in zip(node.kwonlyargs, node.kw_defaults, strict=True)]
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            pairs = [(node.targets[0].id, node.value)]
        for name, value in pairs:
            found = number(value)
            if found is None or value is None:
                continue
            if name in names or "PATIENCE" in name or "TIMEOUT" in name:
                yield value, found / (1_000.0 if name.endswith("_MS") else 1.0)


def compares_the_clock(node: ast.AST) -> bool:
    """Return whether this is a deadline of a test's own: `while time.monotonic() < end`."""
    if not isinstance(node, ast.While | ast.Assert):
        return False
    sides = (one for one in ast.walk(node.test) if isinstance(one, ast.Compare))
    return any("time.monotonic()" in ast.unparse(one) for one in sides) and isinstance(node, ast.While)


def faults(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield each way of waiting that asserts about a moment: its line, and its kind."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from ((node.lineno, kind) for kind in call_faults(node))
        elif compares_the_clock(node):
            yield node.lineno, "own deadline"  # type: ignore[attr-defined]
        elif isinstance(node, ast.ImportFrom) and {one.name for one in node.names} & PAUSES:
            yield node.lineno, "pause"
    yield from ((value.lineno, "short time-out") for value, time in written_times(tree) if time < LEAST_S)


def page_faults(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield each line of a test in a browser that asserts about what a page shows at one moment."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert):
            calls = [one for one in ast.walk(node.test) if isinstance(one, ast.Call)]
            counted = any(last_name(one) == "count" and not one.args for one in calls)
            if counted or any(last_name(one) in READ_ONCE for one in calls):
                yield node.lineno, "read once"


def faults_in(source: str) -> list[tuple[int, str]]:
    """Return the faults of a file."""
    tree = ast.parse(source)
    return [*faults(tree), *(page_faults(tree) if "playwright" in source else ())]


def call_faults(call: ast.Call) -> Iterator[str]:
    name, last = name_of(call), last_name(call)
    words = {word.arg for word in call.keywords}
    if last in PAUSES:
        yield "pause"
    if last in NEXT_MESSAGE and isinstance(call.func, ast.Attribute):
        yield "next message"
    if any(time < LEAST_S for time in times_of(call)):
        yield "short time-out"
    # `**options` may hold the time-out.
    if name in HASTY and "timeout" not in words and None not in words:
        yield "no time-out"
    if name in SOCKETS and not set(SOCKETS[name]) <= words and None not in words:
        yield "no time-out"
    if last in ("new_context", "launch") and isinstance(call.func, ast.Attribute) and None not in words:
        yield "browser without patience"


def sources() -> list[Path]:
    return [path for path in sorted(TESTS.rglob("*.py")) if path not in (WAITING, Path(__file__))]


def test_no_test_waits_for_a_moment():
    found = [
        (path.relative_to(TESTS).as_posix(), line, kind)
        for path in sources()
        for line, kind in faults_in(path.read_text(encoding="utf-8"))
    ]
    assert [fault for fault in found if (fault[0], fault[2]) not in REASONS] == []
    assert {(path, kind) for path, _, kind in found} == set(REASONS), (
        "an exception that nothing needs any more"
    )


@pytest.mark.parametrize(
    ("source", "kind"),
    [
        ("time.sleep(0.1)", "pause"),
        ("await asyncio.sleep(0)", "pause"),
        ("from time import sleep", "pause"),
        ("page.wait_for_timeout(500)", "pause"),
        ('line.hear()["state"]', "next message"),
        ("socket.recv(timeout=PATIENCE)", "next message"),
        ("while time.monotonic() < end: look()", "own deadline"),
        ("thread.join(30)", "short time-out"),
        ("process.wait(timeout=10)", "short time-out"),
        ("asyncio.wait_for(work, 30)", "short time-out"),
        ("asyncio.timeout(30)", "short time-out"),
        ("program.communicate(timeout=59)", "short time-out"),
        ("httpx.get(url, timeout=5)", "short time-out"),
        ("expect(page).to_have_url(url, timeout=30_000)", "short time-out"),
        ("page.wait_for_function(script, timeout=10_000)", "short time-out"),
        ("context.set_default_timeout(40_000)", "short time-out"),
        ("expect.set_options(timeout=5_000)", "short time-out"),
        ("PATIENCE_MS = 40_000", "short time-out"),
        ("def wait(truth, seconds=20): ...", "short time-out"),
        ("def wait(truth, *, timeout=20): ...", "short time-out"),
        ('manners = {"close_timeout": 1}', "short time-out"),
        ("httpx.post(url)", "no time-out"),
        ("httpx.Client(base_url=url)", "no time-out"),
        ("HTTPConnection(address)", "no time-out"),
        ("urllib.request.urlopen(url)", "no time-out"),
        ("socket.create_connection(address)", "no time-out"),
        ("sqlite3.connect(file)", "no time-out"),
        ("connect(url)", "no time-out"),
        ("connect(url, open_timeout=PATIENCE)", "no time-out"),
        ('browser.new_context(locale="de-DE")', "browser without patience"),
        ("playwright.chromium.launch()", "browser without patience"),
    ],
)
def test_each_of_the_old_ways_is_found(source: str, kind: str):
    assert {found for _, found in faults_in(source)} == {kind}


@pytest.mark.parametrize(
    "source",
    [
        "assert rows(ada) == rows(ben)",
        "assert card(page)[-1] == ['0', '1']",
        "assert page.evaluate(OUTSIDE) == []",
        "assert 'Row 1' in page.locator('li').inner_text()",
        "assert page.get_by_text('lost').is_visible()",
        "assert page.locator('li').count() == 4",
    ],
)
def test_a_page_that_is_read_once_is_found(source: str):
    assert faults_in(f"import playwright\n{source}") == [(2, "read once")]


@pytest.mark.parametrize(
    "source",
    [
        "thread.join(PATIENCE)",
        "httpx.get(url, timeout=PATIENCE)",
        'line.wait_for("state")["state"]',
        'line.wait_for("ping")',
        '", ".join(words)',
        "wait_until(lambda: table.state()['closed'])",
        "expect(page).to_have_url(url)",
        "asyncio.wait_for(work, 60)",
        "page.wait_for_function(script, timeout=60_000)",
        "began = time.monotonic()",
        "assert many <= rate * (time.monotonic() - began)",
    ],
)
def test_what_a_busy_machine_cannot_break_is_allowed(source: str):
    assert faults_in(source) == []


def test_waiting_ends_with_what_was_expected_or_with_its_name(monkeypatch: pytest.MonkeyPatch):
    looks = iter([0, "", None, "found"])
    assert wait_until(lambda: next(looks)) == "found"
    monkeypatch.setattr("tests.waiting.PATIENCE", 0.0)
    with pytest.raises(AssertionError, match="waited 0 s in vain for the moon"):
        wait_until(lambda: False, "the moon")
    with pytest.raises(AssertionError, match="in vain for 3 apples"):
        list(attempts(lambda: f"{3} apples"))


def test_the_deadline_is_in_minutes_and_pytest_gives_up_later(pytestconfig: pytest.Config):
    assert PATIENCE >= 2 * LEAST_S
    assert float(pytestconfig.getini("timeout")) >= 3 * PATIENCE
