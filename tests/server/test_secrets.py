"""Nobody but the codemaker is sent the secret before the reveal: every byte is searched, and the logs are too."""

from threading import Thread

import httpx

from tests.server.playing import Connection, Scene, Table
from tests.waiting import PATIENCE

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
    """The journal is taken away under the server's feet: the action fails, and neither answer nor log names it."""
    import sqlite3

    table = lone.open(edition="expert/5x8")
    with sqlite3.connect(lone.servers[0].settings.database, timeout=PATIENCE) as connection:
        connection.execute("ALTER TABLE journal RENAME TO gone")
    answer = table.post(0, f"secret {SECRET}", 0)
    assert (answer.status_code, answer.json()["error"]["reason"]) == (503, "STORE")
    log = lone.servers[0].log.read_bytes()
    assert log
    assert not [trace for trace in TRACES if trace in log or trace in answer.content]
    with sqlite3.connect(lone.servers[0].settings.database, timeout=PATIENCE) as connection:
        connection.execute("ALTER TABLE gone RENAME TO journal")
    assert table.act(0, f"secret {SECRET}")["seq"] == 1
