"""In CI nothing may be skipped: a test that would be skipped for a missing part fails instead."""

import gc
import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

SLOW = Path(__file__).with_name("slow.txt")

# A shell that starts the tests in the background lets them ignore Ctrl-C, and every program they start would too.
signal.signal(signal.SIGINT, signal.default_int_handler)
# How long an example takes says nothing on a busy machine: Hypothesis gives each 200 ms unless it is told otherwise.
settings.register_profile("keypeg", deadline=None)
settings.load_profile("keypeg")
# The tests read English, whatever the language of the system.
os.environ["LC_ALL"] = "C.UTF-8"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.skipped and os.environ.get("CI") == "true":
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped, which CI does not allow: {call.excinfo.value}"
    return report


def slow_tests() -> list[str]:
    """The tests that take long, each a file, a test or one of its cases."""
    lines = SLOW.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that take long."""
    slow = set(slow_tests())
    for item in items:
        test = item.nodeid.partition("[")[0]
        if {item.nodeid, test, test.partition("::")[0]} & slow:
            item.add_marker(pytest.mark.slow)


def pytest_collection_finish() -> None:
    """Spare Python's garbage collector the tests, which stay until the end: that saves a twentieth of the time."""
    gc.collect()
    gc.freeze()


def pytest_xdist_auto_num_workers() -> int:
    """Most tests wait, for a process or a socket: two for each core keep it busy."""
    return 2 * (os.cpu_count() or 1)
