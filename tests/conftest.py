"""In CI nothing may be skipped: a test that would be skipped for a missing part fails instead."""

import os
import signal

import pytest

# A shell that starts the tests in the background lets them ignore Ctrl-C, and every program they start would too.
signal.signal(signal.SIGINT, signal.default_int_handler)
# The tests read English, whatever the language of the system.
os.environ["LC_ALL"] = "C.UTF-8"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.skipped and os.environ.get("CI") == "true":
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped, which CI does not allow: {call.excinfo.value}"
    return report


def pytest_xdist_auto_num_workers() -> int:
    """Most tests wait, for a process or a socket: two for each core keep it busy."""
    return 2 * (os.cpu_count() or 1)
