"""Commands run in this process: its start is tested elsewhere, and takes longer than most commands do."""

import io
import subprocess

import pytest

from keypeg.cli.app import run


def keypeg(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run a command, and return its output and its exit code as those of a process."""
    given, out, err = (io.TextIOWrapper(io.BytesIO(data), "utf-8") for data in (stdin, b"", b""))
    with pytest.MonkeyPatch.context() as streams:
        streams.setattr("sys.stdin", given)
        streams.setattr("sys.stdout", out)
        streams.setattr("sys.stderr", err)
        code = run(list(arguments))
    written = []
    for stream in (out, err):
        stream.flush()
        written.append(stream.buffer.getvalue())
    return subprocess.CompletedProcess(arguments, code, *written)
