"""Real servers for tests: whole processes, on ports of their own, that can be killed and started again."""

from __future__ import annotations

import multiprocessing
import os
import socket
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from itertools import count
from pathlib import Path

from keypeg.server.settings import Settings
from tests.luck import leave_out_written
from tests.waiting import PATIENCE, attempts

HOST = "127.0.0.1"

# Every server is forked from a process that has imported everything: that is quick enough to kill and start one a
# hundred times.
processes = multiprocessing.get_context("forkserver")
processes.set_forkserver_preload(["tests.server.running", "tests.server.warm"])


FIRST_PORT, PORTS = 20_000, 6_000
"""Below the ports that systems give to outgoing connections: one of these could take a port before its server does."""
# Every process of the tests begins elsewhere, so that they seldom look at the same.
_turns = count(os.getpid() * 1_009)
_signs: list[socket.socket] = []


def free_port() -> int:
    """Return a port that nobody listens at, and that nobody else chooses while this process lives.

    A server may take a minute until it listens. Until then the sign that its port is chosen is the port `PORTS` above
    it, which is held from now on.
    """
    while True:
        port = FIRST_PORT + next(_turns) % PORTS
        sign = socket.socket()
        with socket.socket() as probe, suppress(OSError):
            sign.bind((HOST, port + PORTS))
            probe.bind((HOST, port))
            _signs.append(sign)
            return port
        sign.close()


def serve(settings: Settings, port: int, log: str) -> None:
    """What `keypeg serve` does after it has read its options."""
    with open(log, "a", buffering=1) as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    from keypeg.server.serve import bind_socket, run_server

    with leave_out_written(Path(__file__).parent):
        run_server(settings, bind_socket(HOST, port), workers=1)


class Server:
    """A server process; started again it has the same port."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.settings = settings
        self.url = f"http://{HOST}:{self.port}"
        self.address = f"{HOST}:{self.port}"
        self.process: multiprocessing.process.BaseProcess | None = None

    def start(self) -> Server:
        self.process = processes.Process(target=serve, args=(self.settings, self.port, str(self.log)))
        self.process.start()
        return self

    def wait_until_up(self) -> Server:
        for _ in attempts("an answer to /health"):
            line = HTTPConnection(self.address, timeout=PATIENCE)
            try:
                line.request("GET", "/health")
                if line.getresponse().status == 200:
                    break
            except (OSError, HTTPException):
                pass
            finally:
                line.close()
            assert self.process is not None
            assert self.process.is_alive(), self.log.read_text()
        return self

    def cpu(self) -> float:
        """The CPU seconds that the process has used."""
        fields = self._about("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """The bytes that the process holds in memory."""
        return int(self._about("statm").split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def _about(self, what: str) -> str:
        assert self.process is not None
        return Path(f"/proc/{self.process.pid}/{what}").read_text()

    def kill(self) -> None:
        """As a power cut would end it."""
        if self.process is not None:
            self.process.kill()
            self.process.join()

    def stop(self) -> int | None:
        """As a person would end it; tells the exit code."""
        assert self.process is not None
        self.process.terminate()
        self.process.join(PATIENCE)
        return self.process.exitcode
