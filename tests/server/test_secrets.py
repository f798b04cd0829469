"""Nobody but the codemaker is sent the secret before the reveal: every byte is searched, and the logs are too."""

import json
from threading import Thread

import httpx
import pytest

from tests.server import prying
from tests.server.playing import Connection, Scene, Table
from tests.waiting import PATIENCE, wait_until

SECRET = "PTOYB"
TRACES = (b"PTOYB", b"ptoyb", b"purple teal orange", b"34657", b'"P","T","O"')
"""The secret as a code, in words, as numbers of colours, and as a list."""


class Ears:
    """Everything that somebody is sent, byte for byte."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self._lines: list[Connection] = []

    def record(self, answer: httpx.Response) -> httpx.Response:
        self.heard.append(answer.content + repr(answer.headers.multi_items()).encode())
        return answer

    def listen(self, scene: Scene, table: Table, seat: int | None) -> list[Thread]:
        """Follow on every server, by socket and by stream, until they end."""
        threads = []
        for number, server in enumerate(scene.servers):
            line = table.follow(seat, since=0, server=number, reactions=True)
            self._lines.append(line)
            query = "since=0" if seat is None else f"seat={seat}&since=0"
            url = f"{server.url}{table.path}/stream?{query}"
            threads += [
                Thread(target=self._socket, args=(line,)),
                Thread(target=self._stream, args=(table, seat, url)),
            ]
        for thread in threads:
            thread.start()
        return threads

    def _socket(self, line: Connection) -> None:
        with line:
            line.wait_for_state(lambda state: state["view"]["over"])

    def _stream(self, table: Table, seat: int | None, url: str) -> None:
        headers = {"authorization": f"Bearer {table.tokens[seat]}"} if seat is not None else {}
        with httpx.stream("GET", url, headers=headers, timeout=PATIENCE) as stream:
            for text in stream.iter_lines():
                self.heard.append(text.encode())
                if '"over":true' in text:
                    return

    def before(self, over: bytes) -> bytes:
        """What was heard, without the messages that tell of the end."""
        live = [text.encode() for line in self._lines for text in line.texts]
        return b"\n".join(one for one in self.heard + live if over not in one)


def test_no_byte_sent_to_others_before_the_reveal_holds_the_secret(scene: Scene):
    table = scene.open(edition="expert/5x8", games=2, hints=True)
    ears, maker = Ears(), Ears()
    threads = [
        *ears.listen(scene, table, 1),
        *ears.listen(scene, table, None),
        *maker.listen(scene, table, 0),
    ]
    maker.record(table.post(0, f"secret {SECRET}", 0, "the secret"))
    ears.record(table.post(1, "guess MMWWP", 0))
    ears.record(table.post(1, "mark 1-0", 1))
    ears.record(table.post(1, "reveal PPPPP", 1))
    for guess in ("MMWWP", "TTYYO", "BRBRB"):
        ears.record(table.post(1, f"guess {guess}", table.state(1)["seq"]))
        for path in ("", "/hint", f"/check?guess={guess}", "/fair", "/text", "/mine"):
            mark = "&" if "?" in path else "?"
            ears.record(table.get(f"{path}{mark}seat=1", 1))
            ears.record(table.get(path))
    ears.record(table.post(1, "claim", table.state(1)["seq"]))
    for said in ("thanks", SECRET, f"thanks {SECRET}"):
        maker.record(table.react(0, said))
    for path in ("/metrics", "/health", "/docs", "/schema/openapi.json", "/api/editions"):
        ears.record(scene.ask("GET", path))
    told = ears.before(b'"ending":"broken"')
    logs = b"".join(server.log.read_bytes() for server in scene.servers)
    table.act(1, f"guess {SECRET}")
    nonce = table.get("/fair").json()[0]["nonce"]
    table.act(1, "concede")
    for thread in threads:
        thread.join(PATIENCE)
    assert not any(thread.is_alive() for thread in threads)
    told += ears.before(b'"ending":"broken"')
    assert b'"reaction":"thanks"' in told
    assert len(told) > 50_000
    assert not [trace for trace in (*TRACES, nonce.encode()) if trace in told or trace in logs]
    assert SECRET.encode() in maker.before(b'"ending":"broken"'), "the search itself must be able to find it"


def test_no_secret_and_no_token_is_ever_in_a_log(scene: Scene):
    table = scene.open(edition="expert/5x8")
    table.post(0, f"secret {SECRET}x", 0)
    table.post(0, f"secret {SECRET}", 0)
    table.post(0, f"secret {SECRET}", 0)
    scene.ask("POST", f"{table.path}/actions", content=f"secret {SECRET}".encode(), token=table.tokens[0])
    with table.follow(0) as line:
        line.socket.send(f"secret {SECRET}")
        line.wait_for("refused")
    logs = b"".join(server.log.read_bytes() for server in scene.servers)
    assert not [text for text in (*TRACES, *(t.encode() for t in table.tokens.values())) if text in logs]


def test_a_store_that_fails_tells_no_secret(lone: Scene):
    """The journal can be read, but takes no line: the action fails, and neither answer nor log names it.

    The trigger fails when it runs. Of one that cannot even be prepared the server might not notice that it is gone.
    """
    import sqlite3

    overflow = "SELECT abs(-9223372036854775807 - 1)"

    table = lone.open(edition="expert/5x8")
    with sqlite3.connect(lone.servers[0].settings.database, timeout=PATIENCE) as connection:
        connection.execute(f"CREATE TRIGGER full BEFORE INSERT ON journal BEGIN {overflow}; END")
    answer = table.post(0, f"secret {SECRET}", 0)
    assert (answer.status_code, answer.json()["error"]["reason"]) == (503, "STORE")
    log = wait_until(lone.servers[0].log.read_bytes, "a line in the log")
    assert not [trace for trace in TRACES if trace in log or trace in answer.content]
    with sqlite3.connect(lone.servers[0].settings.database, timeout=PATIENCE) as connection:
        connection.execute("DROP TRIGGER full")
    assert table.act(0, f"secret {SECRET}")["seq"] == 1


CODES = {
    "rematch": (1, "PTOYB"),
    "third": (0, "TOYBW"),
    "moved": (0, "OYBWP"),
    "hidden": (0, "YBWPT"),
    "left": (0, "BWPTO"),
}
"""Who sets which code at the tables of the house: each is told by nothing else that is ever sent."""
OVER = ("first", "other", "second")
WORDS = {"P": "purple", "T": "teal", "O": "orange", "Y": "yellow", "B": "blue", "W": "white"}


class Search:
    """Everything that was heard with a token, and what it must not hold."""

    def __init__(self, house: prying.House, hidden: dict[str, tuple[str, ...]]) -> None:
        self._house, self._hidden = house, hidden
        self.found: list[str] = []
        self.asked = 0

    def look(self, told: str, *, by: str, way: str) -> None:
        self.asked += 1
        for name, traces in self._hidden.items():
            if self._house.makers.get(name) == self._house.tokens.get(by):
                continue
            if any(trace in told for trace in traces):
                self.found.append(f"{way} tells {by} the code of {name}")


@pytest.fixture(scope="module")
def house(scene: Scene) -> tuple[prying.House, Search]:
    """Tables that belong together, with codes set while everybody else listens."""
    house = prying.furnish(scene)
    lines = {
        (name, by, changes): table.follow(seat, since=0, server=-1, changes=changes, reactions=True)
        for name, table in house.tables.items()
        if name in CODES
        for by, seat in (("nobody", None), (f"{name} {1 - CODES[name][0]}", 1 - CODES[name][0]))
        if seat is not None or name != "hidden"
        for changes in (False, True)
    }
    for name, (maker, code) in CODES.items():
        table = house.tables[name]
        house.makers[name] = table.tokens[maker]
        table.act(maker, f"secret {code}")
        table.act(1 - maker, "guess MMMMM")
    prying.desert(house.tables["left"], 0)
    spoken = {name: " ".join(WORDS[letter] for letter in code) for name, (_, code) in CODES.items()}
    hidden = prying.traces(scene, house, {**spoken, "daily": "", "rated": ""})
    assert set(hidden) == {*CODES, "daily", "rated"}
    assert {name: hidden[name][0] for name in CODES} == {name: code for name, (_, code) in CODES.items()}
    search = Search(house, hidden)
    for (name, by, changes), line in lines.items():
        with line:
            wait_until(
                lambda line=line: any(json.loads(text).get("seq", 0) >= 3 for text in tuple(line.texts))
            )
            heard = "\n".join(line.texts)
        search.look(heard, by=by, way=f"a line (changes: {changes}) to {name}")
    return house, search


def test_the_search_asks_for_everything_that_the_server_offers(scene: Scene):
    document = scene.ask("GET", "/schema/openapi.json").json()
    offered = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    asked = set()
    for method, path, _ in (*prying.ELSEWHERE, *prying.questions("{table}", 0)):
        asked.add(
            (
                method,
                path.partition("?")[0].replace("/seats/0", "/seats/{seat}").replace(prying.TODAY, "{day}"),
            )
        )
    asked = {(method, path.replace("{day}/hard", "{day}/{family}")) for method, path in asked}
    assert offered - asked == prying.NOT_ASKED


def test_no_token_of_a_related_table_opens_a_code(scene: Scene, house: tuple[prying.House, Search]):
    """Every table, asked for everything, for every seat, with every token, as a header and as a cookie."""
    rooms, search = house
    assert ask_everything(scene, rooms, search, rooms.tokens) > 10_000
    assert search.found == []


def test_none_of_a_few_tokens_of_related_tables_opens_a_code(
    scene: Scene, house: tuple[prying.House, Search]
):
    """The same with a few tokens: of two players who left, of a guest who came instead, of a person and of nobody."""
    rooms, search = house
    few = ("first 1", "second 0", "rematch 1", "person", "nobody")
    assert ask_everything(scene, rooms, search, {by: rooms.tokens[by] for by in few}) > 3_000
    assert search.found == []


def ask_everything(scene: Scene, rooms: prying.House, search: Search, tokens: dict[str, str]) -> int:
    """Ask every table for everything with each of the tokens, search the answers, and return their number."""
    before = search.asked
    for by, token in tokens.items():
        for name, table in rooms.tables.items():
            mine = scene.ask("GET", f"{table.path}/mine", token=token).json()["seats"]
            for seat in (0, 1):
                asked = prying.questions(table.id, seat, own=seat in mine, over=name in OVER)
                for method, path, body in asked:
                    for key in prying.keys(token, table.id, path):
                        answer = scene.ask(method, path, body, headers=key)
                        assert answer.status_code != 500, f"{method} {path}"
                        told = answer.text + repr(answer.headers.multi_items())
                        search.look(told, by=by, way=f"{method} {path} of {name}")
            brought = scene.ask("POST", f"{table.path}/mine", {"tokens": [token]})
            search.look(brought.text, by=by, way=f"bringing a token to {name}")
    return search.asked - before


def test_no_line_to_a_related_table_tells_a_code(scene: Scene, house: tuple[prying.House, Search]):
    rooms, search = house
    for by, token in rooms.tokens.items():
        for name, table in rooms.tables.items():
            for seat in (None, 0, 1):
                for changes in (False, True):
                    told = prying.overhear(scene, table, seat, token, changes=changes)
                    search.look(told, by=by, way=f"a socket to seat {seat} of {name}")
                told = prying.read_stream(scene, table, seat, token)
                search.look(told, by=by, way=f"a stream to seat {seat} of {name}")
    assert search.found == []


def test_no_other_place_tells_a_code(scene: Scene, house: tuple[prying.House, Search]):
    """The record, the daily code, the ladder, the figures of the server, the previews of links, and the logs."""
    rooms, search = house
    for by, token in rooms.tokens.items():
        for method, path, body in prying.ELSEWHERE:
            for key in prying.keys(token, path, path):
                answer = scene.ask(method, path, body, headers=key)
                told = answer.text + repr(answer.headers.multi_items())
                search.look(told, by=by, way=f"{method} {path}")
    for name, table in rooms.tables.items():
        for path in (f"/t/{table.id}", f"/t/{table.id}/review/1"):
            search.look(scene.ask("GET", path).text, by="nobody", way=f"the preview of {name}")
    for server in scene.servers:
        search.look(server.log.read_text(), by="nobody", way="a log")
    assert search.found == []


def test_the_search_finds_a_code_that_is_told(scene: Scene, house: tuple[prying.House, Search]):
    """The codemaker's own state, as if it had been sent to somebody else."""
    rooms, _ = house
    hidden = {name: (code,) for name, (_, code) in CODES.items()}
    for name, (maker, _) in CODES.items():
        search = Search(rooms, hidden)
        told = rooms.tables[name].get(f"?seat={maker}", maker).text
        search.look(told, by=f"{name} {maker}", way="their own state")
        assert search.found == []
        search.look(told, by="nobody", way="a leak")
        assert search.found == [f"a leak tells nobody the code of {name}"]
