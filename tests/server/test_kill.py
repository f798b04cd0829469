"""Servers killed at random moments under load: what was acknowledged is there, and everybody plays on by themselves."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import threading
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from keypeg.server.settings import Settings
from keypeg.table import Store
from tests.postgres import Postgres
from tests.server.playing import ADA_AND_BEN
from tests.server.running import HOST, Server, free_port
from tests.waiting import PATIENCE, PAUSE, attempts, wait_until

GUESSES = ("RRBB", "GGYY", "WWKK", "RGWK", "BYRG", "KKRB", "YWGB", "WRYK")
TABLES = 5
WATCHING = {"open_timeout": PATIENCE, "close_timeout": PATIENCE, "ping_interval": None}
ROUNDS = range(int(os.environ.get("KEYPEG_SOAK_ROUNDS", "1")))
"""Each round kills 100 times, at other moments and with other tables; make soak has many."""
again = pytest.mark.parametrize("number", ROUNDS)
SQLITE_KILLS, POSTGRES_KILLS, WORKER_KILLS = 60, 36, 4
QUICK_KILLS = 10
"""What make test has time for."""


class Bots:
    """Two players at one table and a spectator; each mends its own connection, to whichever server answers."""

    def __init__(self, addresses: list[str], seed: int) -> None:
        self.addresses = addresses
        self.chance = random.Random(seed)
        self.acknowledged: list[tuple[int, int, str, str]] = []
        self.stopped = threading.Event()
        self.failures: list[str] = []
        self.seen = 0
        self.line: ClientConnection | None = None
        opened = self.ask("POST", "/api/tables", {**ADA_AND_BEN, "games": 100})
        self.id, self.tokens = opened["table"], opened["tokens"]
        self.threads = [threading.Thread(target=work, daemon=True) for work in (self.play, self.watch)]

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> dict:
        """Ask until somebody answers; a refusal is not an answer a bot should ever get."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        for _ in attempts("an answer to a bot"):
            line = HTTPConnection(self.chance.choice(self.addresses), timeout=PATIENCE)
            try:
                line.request(method, path, None if body is None else json.dumps(body), headers)
                answer = line.getresponse()
                status, text = answer.status, answer.read()
            except (OSError, HTTPException):
                status, text = 503, b""
            finally:
                line.close()
            if status != 503:
                assert status in (200, 201), text
                return json.loads(text)
        raise AssertionError("attempts never end without an error")

    def play(self) -> None:
        try:
            state = self.ask("GET", f"/api/tables/{self.id}")
            number = 0
            while not self.stopped.is_set() and not state["view"]["over"]:
                game = state["view"]["games"][-1]
                seat, action = (game["codemaker"], "secret RGBY")
                if game["phase"] == "guessing":
                    guesses = (*GUESSES, "RGBY")
                    seat, action = game["codebreakers"][0], f"guess {guesses[len(game['rows'])]}"
                number += 1
                order = {"seat": seat, "seq": state["seq"], "action": action, "id": f"{seat}-{number}"}
                done = self.ask("POST", f"/api/tables/{self.id}/actions", order, self.tokens[str(seat)])
                self.acknowledged.append((order["seq"], seat, action, order["id"]))
                state = done["state"]
        except Exception as error:
            self.failures.append(repr(error))

    def watch(self) -> None:
        """Follow the table, and connect again whenever the line breaks."""
        while not self.stopped.is_set():
            address = self.chance.choice(self.addresses)
            try:
                path = f"/api/tables/{self.id}/live?since={self.seen}"
                with connect(f"ws://{address}{path}", **WATCHING) as line:
                    self.line = line
                    while not self.stopped.is_set():
                        text = str(line.recv())
                        if text.startswith('{"type":"state"'):
                            self.seen = max(self.seen, int(text.partition('"seq":')[2].partition(",")[0]))
            except (OSError, WebSocketException, EOFError):
                self.stopped.wait(PAUSE)

    def finish(self) -> None:
        self.stopped.set()
        # The spectator may wait for a message that nobody will send any more.
        wait_until(self._hang_up, "the end of the bots")

    def _hang_up(self) -> bool:
        if self.line is not None:
            self.line.close()
        return not any(thread.is_alive() for thread in self.threads)

    def check(self, database: str) -> None:
        """Every acknowledged action stands where it was acknowledged, once; the spectator saw what there is."""
        assert self.failures == []
        store = Store(database)
        saved = store.load(self.id)
        store.close()
        assert saved is not None
        by_seq = {line.seq: (line.seq, line.seat, line.action, line.action_id) for line in saved.lines}
        assert [by_seq.get(one[0]) for one in self.acknowledged] == self.acknowledged
        ids = [(line.seat, line.action_id) for line in saved.lines if line.action_id is not None]
        assert len(ids) == len(set(ids))
        assert sorted(by_seq) == list(range(len(by_seq)))


def bots_at_work(addresses: list[str]) -> list[Bots]:
    crowd = [Bots(addresses, seed) for seed in range(TABLES)]
    for bots in crowd:
        for thread in bots.threads:
            thread.start()
    return crowd


def all_go_on(crowd: list[Bots]) -> None:
    """Every table moves on from where it stands, and every spectator hears of it."""
    before = [len(bots.acknowledged) for bots in crowd]
    wait_until(
        lambda: all(
            len(bots.acknowledged) > count + 2 and bots.seen > bots.acknowledged[count][0]
            for bots, count in zip(crowd, before, strict=True)
        ),
        lambda: f"moves at every table: {[bots.failures for bots in crowd]}",
    )


def some_go_on(crowd: list[Bots], chance: random.Random, *, most: int) -> None:
    """Wait for a random number of moves: that is when something is killed, however slow the machine is."""
    enough = done(crowd) + chance.randint(1, most)
    wait_until(lambda: done(crowd) >= enough, lambda: f"moves: {[bots.failures for bots in crowd]}")


def done(crowd: list[Bots]) -> int:
    return sum(len(bots.acknowledged) for bots in crowd)


def without_page(database: str) -> Settings:
    """Settings of a server that has no page to pack, and so starts sooner."""
    return Settings(database=database, limited=False, page=os.path.join(os.devnull, "page"))


@again
def test_sixty_kills_lose_nothing_on_sqlite(tmp_path: Path, number: int):
    kill_on_sqlite(tmp_path, SQLITE_KILLS, seed=4 + 100 * number)


def test_ten_kills_lose_nothing_on_sqlite(tmp_path: Path):
    kill_on_sqlite(tmp_path, QUICK_KILLS, seed=3)


def kill_on_sqlite(tmp_path: Path, kills: int, seed: int) -> None:
    """Kill a server again and again while bots play, and look whether everything acknowledged is there."""
    chance = random.Random(seed)
    settings = without_page(str(tmp_path / "tables.sqlite3"))
    server = Server(tmp_path, settings).start().wait_until_up()
    crowd = bots_at_work([server.address])
    for _ in range(kills):
        some_go_on(crowd, chance, most=12)
        server.kill()
        server.start().wait_until_up()
    all_go_on(crowd)
    for bots in crowd:
        bots.finish()
    assert server.stop() == 0
    for bots in crowd:
        bots.check(settings.database)
    assert done(crowd) >= kills


@again
def test_servers_listeners_and_the_database_killed_lose_nothing_on_postgres(
    tmp_path: Path, postgres: Postgres, number: int
):
    chance = random.Random(5 + 100 * number)
    settings = without_page(postgres.new_database())
    servers = [Server(tmp_path, settings).start() for _ in range(2)]
    for server in servers:
        server.wait_until_up()
    crowd = bots_at_work([server.address for server in servers])
    for kill in range(POSTGRES_KILLS):
        some_go_on(crowd, chance, most=12)
        if kill % 4 == 2:
            postgres.cut_listeners()
        if kill % 4 == 3:
            postgres.stop()
            postgres.start()
        else:
            victim = chance.choice(servers)
            victim.kill()
            victim.start().wait_until_up()
    all_go_on(crowd)
    for bots in crowd:
        bots.finish()
    for server in servers:
        assert server.stop() == 0
    for bots in crowd:
        bots.check(settings.database)


@again
def test_a_killed_worker_is_replaced_and_nothing_is_lost(postgres: Postgres, number: int):
    """The program itself, with two workers: one of them is killed again and again."""
    database, port = postgres.new_database(), free_port()
    command = [sys.executable, "-c", "from keypeg.cli import main; main()", "serve", "--unlimited"]
    command += ["--host", HOST, "--port", str(port), "--workers", "2", "--database", database]
    program = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        crowd = bots_at_work([f"{HOST}:{port}"])
        for _ in range(WORKER_KILLS):
            all_go_on(crowd)
            workers = Path(f"/proc/{program.pid}/task/{program.pid}/children").read_text().split()
            killed = random.Random(6 + 100 * number).choice(_serving(workers))
            subprocess.run(["kill", "-9", str(killed)], check=True)
        all_go_on(crowd)
        for bots in crowd:
            bots.finish()
    finally:
        program.terminate()
        assert program.wait(PATIENCE) == 0
    for bots in crowd:
        bots.check(database)


def _serving(pids: list[str]) -> list[int]:
    """The workers among the children: multiprocessing has a helper of its own there too."""
    return [int(pid) for pid in pids if b"spawn_main" in _command(pid)]


def _command(pid: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        # It has ended meanwhile.
        return b""


def test_a_clean_end_finishes_what_was_begun(tmp_path: Path):
    chance = random.Random(7)
    settings = without_page(str(tmp_path / "tables.sqlite3"))
    server = Server(tmp_path, settings).start().wait_until_up()
    crowd = bots_at_work([server.address])
    for _ in range(3):
        some_go_on(crowd, chance, most=40)
        assert server.stop() == 0
        server.start().wait_until_up()
    all_go_on(crowd)
    for bots in crowd:
        bots.finish()
    assert server.stop() == 0
    assert server.log.read_text() == ""
    for bots in crowd:
        bots.check(settings.database)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_computer_moves_once_although_its_server_is_killed_while_it_thinks(
    tmp_path: Path, postgres: Postgres, seed: int
):
    chance = random.Random(seed)
    settings = without_page(postgres.new_database())
    servers = [Server(tmp_path, settings).start().wait_until_up() for _ in range(2)]
    bots = Bots([server.address for server in servers], seed)
    seats = [{"kind": "computer", "level": "expert"}, {"kind": "computer", "level": "expert", "name": "B"}]
    opened = bots.ask("POST", "/api/tables", {"seats": seats, "games": 2})

    def state() -> dict:
        return bots.ask("GET", f"/api/tables/{opened['table']}")

    for _ in range(3):
        enough = state()["seq"] + chance.randint(0, 2)
        wait_until(lambda enough=enough: (now := state())["seq"] >= enough or now["view"]["over"])
        victim = chance.choice(servers)
        victim.kill()
        victim.start().wait_until_up()
    ended = wait_until(lambda: (now := state())["view"]["over"] and now, "the end of the match")
    for game in ended["view"]["games"]:
        assert game["ending"] == "broken"
        assert [row["seat"] for row in game["rows"]] == [game["codebreakers"][0]] * len(game["rows"])
        assert len({row["guess"] for row in game["rows"]}) == len(game["rows"])
    for server in servers:
        server.kill()
