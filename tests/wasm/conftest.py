"""Python as a browser runs it, with the kernel as WebAssembly, inside Node."""

from __future__ import annotations

import json
import shutil
import subprocess
from ast import literal_eval
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OFFLINE = ROOT / "build" / "offline"


class BrowserPython:
    """A Python of its own that runs programs and answers with the value of their last expression."""

    def __init__(self, kernel: str = "") -> None:
        host = Path(__file__).with_name("host.mjs")
        command = ["node", host, ROOT / "web", ROOT / "src", OFFLINE, *([kernel] if kernel else [])]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._read() == "ready\n"

    def run(self, program: str) -> object:
        """Return the value of a program, which must be one that JSON knows; its exception is a RuntimeError."""
        if self._process.stdin is None:
            raise RuntimeError("the host takes no input")
        self._process.stdin.write(json.dumps(program) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._read())
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer["value"]

    def call(self, name: str, *arguments: object) -> object:
        """Call a function of the kernel with plain values."""
        module = "keypeg.engine.wasm"
        plain = [tuple(one) if isinstance(one, tuple) else one for one in arguments]
        return literal_eval(str(self.run(f"import {module}\nrepr({module}.{name}(*{plain!r}))")))

    def close(self) -> None:
        """End it."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        self._process.wait()

    def _read(self) -> str:
        return "" if self._process.stdout is None else self._process.stdout.readline()


def started(kernel: str = "") -> BrowserPython:
    """Start one, with the parts that `make offline` builds."""
    if shutil.which("node") is None or not (OFFLINE / "kernel.wasm").exists():
        pytest.fail(
            "the tests of the kernel for browsers need Node and the offline parts: run make offline-test"
        )
    return BrowserPython(kernel)


@pytest.fixture(scope="session")
def browser_python() -> Iterator[BrowserPython]:
    python = started("kernel.wasm")
    yield python
    python.close()


@pytest.fixture(scope="session")
def plain_python() -> Iterator[BrowserPython]:
    """With the kernel for browsers without vectors."""
    python = started("kernel-plain.wasm")
    yield python
    python.close()


@pytest.fixture
def each_python(browser_python: BrowserPython, plain_python: BrowserPython) -> Callable[..., list[object]]:
    """Call a function of both kernels."""

    def call(name: str, *arguments: object) -> list[object]:
        return [python.call(name, *arguments) for python in (browser_python, plain_python)]

    return call
