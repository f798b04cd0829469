"""Following a table: WebSockets and plain streams, on SQLite and across two servers on PostgreSQL."""

import json
import socket
import time

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from keypeg.api.state import State, StateChange, apply_change
from keypeg.server.settings import Settings
from tests.server.playing import Connection, Scene, texts
from tests.waiting import PATIENCE, wait_until


def far(scene: Scene) -> int:
    """The server that is not the first, where there is one."""
    return len(scene.servers) - 1


def test_a_socket_gets_the_state_at_once_and_after_every_change(scene: Scene):
    table = scene.open()
    with table.follow(1, server=0) as near, table.follow(1, server=far(scene)) as other:
        for line in (near, other):
            (first,) = line.messages_until("state")
            assert (first["v"], first["seq"], first["events"]) == (2, 0, [])
        table.act(0, "secret RGBY")
        for line in (near, other):
            message = line.come_to(1)
            assert texts(message) == ["Ada has set the code."]
            assert message["state"]["view"]["seat"] == 1
            assert message["state"]["view"]["games"][0]["secret"] is None


def test_a_change_made_while_a_follower_joins_reaches_it(scene: Scene):
    for number in range(30):
        table = scene.open()
        with table.follow(0) as ada, table.follow(1, server=far(scene)) as ben:
            # A line is open before the server has let its follower in: sooner or later the change comes in between.
            for _ in range(number % 10):
                scene.ask("GET", "/healthz")
            ada.say(type="action", seat=0, seq=0, action="secret RGBY", id="a1")
            assert ben.come_to(1)["seq"] == 1


def test_after_a_gap_a_client_hears_everything_since(scene: Scene):
    table = scene.open()
    with table.follow(None) as line:
        line.come_to(0)
    table.act(0, "secret RGBY")
    table.act(1, "guess RRGG")
    with table.follow(None, since=0, server=far(scene)) as line:
        message = line.come_to(3)
        assert texts(message) == [
            "Ada has set the code.",
            "Row 1, Ben: red red green green.",
            "Row 1: 1 red, 1 white.",
        ]
    with table.follow(None, since=999) as line:
        assert [message["seq"] for message in line.messages_until("state")] == [3]


def test_actions_go_over_the_socket_too(scene: Scene):
    table = scene.open()
    with table.follow(0) as ada, table.follow(1, server=far(scene)) as ben:
        ada.come_to(0)
        ada.say(type="action", seat=0, seq=0, action="secret RGBY", id="a1")
        assert ada.wait_for("done") == {"v": 2, "type": "done", "id": "a1", "seq": 1}
        ben.come_to(1)
        ben.say(type="action", seat=1, seq=0, action="guess RRGG", id="b1")
        refused = ben.wait_for("refused")
        assert (refused["id"], refused["error"]["reason"], refused["error"]["seq"]) == ("b1", "STALE", 1)
        ben.say(type="action", seat=0, seq=1, action="concede", id="b2")
        refused = ben.wait_for("refused")
        assert refused["error"]["reason"] == "NOT_YOUR_SEAT"
        ben.say(type="action", seat=1, seq=1, action="guess RRGG", id="b3")
        assert ben.wait_for("done")["seq"] == 3
        assert texts(ada.come_to(3))[-1] == "Row 1: 1 red, 1 white."


def test_whoever_acts_over_a_socket_hears_what_changed_and_then_the_answer(scene: Scene):
    table = scene.open()
    with table.follow(0, changes=True) as ada:
        ada.come_to(0)
        ada.say(type="action", seat=0, seq=0, action="secret RGBY", id="a1")
        came = [(message["type"], message["seq"]) for message in ada.messages_until("done")]
        assert came == [("change", 1), ("done", 1)]
        ada.say(type="action", seat=0, seq=1, action="guess RGBY", id="a2")
        assert len(ada.messages_until("refused")) == 1, "nothing has changed"


def test_a_client_that_keeps_its_state_is_sent_changes(scene: Scene):
    table = scene.open(games=4)
    with table.follow(0) as ada, table.follow(1, server=far(scene), changes=True) as ben:
        ada.come_to(0)
        (message,) = ben.messages_until("state")
        assert message["seq"] == 0
        state = msgspec.convert(message["state"], State)
        for seat, action in [(0, "secret RGBY"), (1, "guess RRGG"), (1, "guess RGBY"), (1, "secret RRRR")]:
            table.act(seat, action)
            while state.seq < table.state()["seq"]:
                message = ben.wait_for("change")
                assert message["since"] == state.seq
                state = apply_change(state, msgspec.convert(message["change"], StateChange))
        assert without_presence(state) == without_presence(msgspec.convert(table.state(1), State))
        ben.say(type="state")
        whole = msgspec.convert(ben.come_to(0)["state"], State)
        assert without_presence(whole) == without_presence(msgspec.convert(table.state(1), State))


def without_presence(state: State) -> State:
    """Return a state less who is connected: of another server that is heard a little later."""
    seats = tuple(msgspec.structs.replace(seat, online=False) for seat in state.seats)
    return msgspec.structs.replace(state, seats=seats)


@pytest.mark.parametrize(
    "message", ["", "{", "[]", '{"type":"dance"}', '{"type":"pong","x":1}', '{"type":"action","seat":"0"}']
)
def test_a_message_that_cannot_be_read_is_refused_and_the_line_stays(scene: Scene, message: str):
    with scene.open().follow(0) as line:
        line.come_to(0)
        line.socket.send(message)
        assert line.wait_for("refused")["error"]["reason"] == "BAD_REQUEST"
        line.say(type="pong")


def test_a_message_that_is_too_large_ends_the_line(scene: Scene):
    with scene.open().follow(0) as line:
        line.come_to(0)
        line.socket.send("x" * 20_000)
        assert line.wait_for_end() == 1009


@pytest.mark.parametrize(
    ("path", "token", "closed", "code"),
    [
        ("nosuchtable/live", "", "NO_TABLE", 4404),
        ("{id}/live?seat=0", "", "NO_TOKEN", 4401),
        ("{id}/live?seat=0", "x" * 32, "NOT_YOUR_SEAT", 4403),
        ("{id}/live?seat=9", "x" * 32, "BAD_REQUEST", 4400),
        ("{id}/live?since=-1", "", "BAD_REQUEST", 4400),
    ],
)
def test_who_may_not_follow_is_told_why(scene: Scene, path: str, token: str, closed: str, code: int):
    address = f"ws://{scene.servers[0].address}/api/tables/{path.format(id=scene.open().id)}"
    with Connection(address, token) as line:
        assert line.wait_for("closed")["reason"] == closed
        assert line.wait_for_end() == code


def test_a_page_of_another_site_gets_no_socket(scene: Scene):
    table = scene.open()
    address = f"ws://{scene.servers[0].address}{table.path}/live"
    for origin in (
        "http://evil.example",
        "null",
        "https://[",
        f"http://{scene.servers[0].address}.evil.example",
    ):
        with pytest.raises(InvalidStatus) as refused:
            Connection(address, origin=origin)
        assert refused.value.response.status_code == 403
    with Connection(address, origin=f"http://{scene.servers[0].address}") as line:
        assert line.come_to(0)["seq"] == 0


def test_a_cookie_opens_a_socket_only_for_a_page_that_names_its_origin(scene: Scene):
    table = scene.open()
    address = f"ws://{scene.servers[0].address}{table.path}/live?seat=0"
    cookie = f"keypeg-{table.id}={table.tokens[0]}.{table.tokens[1]}"
    with Connection(address, cookie=cookie, origin=f"http://{scene.servers[0].address}") as line:
        assert line.wait_for("state")["state"]["view"]["seat"] == 0
    with Connection(address, cookie=cookie) as line:
        assert line.wait_for("closed")["reason"] == "NO_TOKEN"


def test_the_company_hears_who_comes_and_goes(scene: Scene):
    table = scene.open()
    with table.follow(0) as ada:
        ada.wait_for_state(lambda state: [seat["online"] for seat in state["seats"]] == [True, False])
        with table.follow(1, server=far(scene)):
            ada.wait_for_state(lambda state: state["seats"][1]["online"])
        ada.wait_for_state(lambda state: not state["seats"][1]["online"])


def test_the_heart_beats_and_who_never_answers_is_let_go(brisk: Scene):
    table = brisk.open()
    with table.follow(0) as lively, table.follow(1, answers=False) as silent:
        assert silent.wait_for_end() == 4002
        sent = [message for message in map(json.loads, silent.texts) if message["type"] == "ping"]
        assert sent == [{"v": 2, "type": "ping"}] * 3, "docs/protocol.md: a client may miss three of them"
        # The other has answered just as many, and is sent more.
        for _ in range(len(sent) + 1):
            lively.wait_for("ping")


def test_who_stops_reading_is_let_go_and_nobody_waits_for_them(impatient: Scene):
    table = impatient.open(games=100)
    quiet = socket.socket()
    # The smallest buffer there is: what is not read piles up at the server.
    quiet.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    quiet.connect((impatient.servers[0].url[7:].partition(":")[0], impatient.servers[0].port))
    path = f"ws://{impatient.servers[0].address}{table.path}/live?seat=1"
    bearer = {"authorization": f"Bearer {table.tokens[1]}"}
    manners = {"additional_headers": bearer, "max_queue": (1, 0), "ping_interval": None}
    times = {"open_timeout": PATIENCE, "close_timeout": PATIENCE}
    with quiet, connect(path, sock=quiet, **manners, **times) as line:
        wait_until(lambda: table.state()["seats"][1]["online"])
        for game in range(100):
            table.act(game % 2, "secret RGBY")
            for guess in ("RRGG", "BBYY", "RGBY"):
                table.act(1 - game % 2, f"guess {guess}")
            # Signs of life: it is not for silence that it is let go.
            line.send('{"type":"pong"}')
            if not table.state()["seats"][1]["online"]:
                break
        wait_until(lambda: not table.state()["seats"][1]["online"])
        quiet.shutdown(socket.SHUT_RDWR)


def test_who_sends_too_much_is_slowed_down(limited: Scene):
    """More than a burst takes at least as long as the rate says, and on a busy machine longer."""
    rate = Settings().requests
    began, many = time.monotonic(), int(rate.burst + 2 * rate.second)
    with limited.open().follow(0) as line:
        line.come_to(0)
        for _ in range(many):
            line.socket.send("x")
        for _ in range(many):
            line.wait_for("refused")
    assert many <= rate.burst + rate.second * (time.monotonic() - began)


def test_a_stream_brings_the_same_messages_a_line_each(scene: Scene):
    table = scene.open()
    headers = {"authorization": f"Bearer {table.tokens[1]}"}
    url = f"{scene.servers[far(scene)].url}{table.path}/stream?seat=1&since=0"
    asking = httpx.stream("GET", url, headers=headers, timeout=PATIENCE)
    with asking as stream, table.follow(1, since=0) as line:
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        lines = (json.loads(text) for text in stream.iter_lines())
        assert next(m for m in lines if m["type"] == "state")["seq"] == 0
        table.act(0, "secret RGBY")
        message = next(m for m in lines if m["type"] == "state" and m["seq"] == 1)
        heard = line.come_to(1)
        assert message["events"] == heard["events"]
        assert message["state"]["view"] == heard["state"]["view"]
        assert next(m for m in lines if m["type"] == "ping") == {"type": "ping", "v": 2}


def test_a_seat_that_is_left_hears_no_more_and_its_token_is_worth_nothing(scene: Scene):
    table = scene.open()
    with table.follow(1, server=far(scene)) as line:
        line.come_to(0)
        assert scene.ask("DELETE", f"{table.path}/seats/1", token=table.tokens[1]).status_code == 200
        assert line.wait_for("closed")["reason"] == "LEFT"
    assert scene.ask("GET", f"{table.path}?seat=1", token=table.tokens[1]).status_code == 403
    again = scene.ask("POST", f"{table.path}/seats", {"name": "Cleo"}).json()
    assert again["seat"] == 1
    assert again["token"] != table.tokens[1]
    assert again["state"]["seats"][1]["name"] == "Cleo"
