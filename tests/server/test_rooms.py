"""Rooms over HTTP: a race from the first name to the last standings, a duel, and what the host may do."""

from __future__ import annotations

import codecs
import csv
import hashlib
import io
import json
from pathlib import Path
from typing import Any, Self

import httpx
from sqlalchemy import NullPool, create_engine, text

from keypeg.server.settings import Rate, Settings
from keypeg.table.storage.database import database_url
from tests.server.conftest import served
from tests.server.playing import Scene
from tests.server.racing import Room
from tests.server.running import Server
from tests.waiting import PATIENCE, wait_until


def digest_of(room: str, round_number: int, attempt: int, code: str, nonce: str) -> str:
    """The published recipe of a seal, written out once more."""
    line = f"keypeg-fair-1 {room} {round_number}.{attempt} {code} {nonce}"
    return hashlib.sha256(line.encode()).hexdigest()


def keys_of(room: dict[str, Any], player: int) -> list[list[int]]:
    """The key pegs of a player, as the others see them."""
    return next(one["keys"] for one in room["progress"] if one["player"] == player)


def test_a_race_is_played_to_its_last_round(quick: Scene) -> None:
    room = Room(quick, edition="classic", rounds=2, seconds=None)
    ann, ben = room.join("Ann"), room.join("Ben")
    totals = {ann.number: 0, ben.number: 0}
    for number in (1, 2):
        room.order("start")
        playing = room.wait_for_phase("playing")
        seal = playing["round"]["seals"][0]
        assert (seal["code"], seal["nonce"]) == (None, None)
        for racer in (ann, ben):
            totals[racer.number] += racer.break_code()
        over = room.wait_for_phase("over")
        assert over["round"]["number"] == number
        told = over["round"]["seals"][0]
        assert told["digest"] == seal["digest"]
        assert digest_of(room.code, number, 1, told["code"], told["nonce"]) == seal["digest"]
        assert {one["player"] for one in over["round"]["standings"]} == set(totals)
    final = room.look()
    assert (final["over"], final["rounds_over"]) == (True, 2)
    assert {one["player"]: one["rows"] for one in final["standings"]} == totals
    best = min(totals.values())
    assert (final["standings"][0]["rows"], final["standings"][0]["place"]) == (best, 1)
    assert room.refusal("POST", "/orders", {"order": "start"}) == "ROUNDS_PLAYED"


def test_everybody_breaks_the_same_code_and_sees_only_key_pegs_of_the_others(quick: Scene) -> None:
    room = Room(quick, rounds=1, seconds=None)
    ann, ben = room.join("Ann"), room.join("Ben")
    room.order("start")
    room.wait_for_phase("playing")
    own = ann.guess("RGBY")["view"]["games"][-1]["rows"][0]
    other = ben.guess("RGBY")["view"]["games"][-1]["rows"][0]
    assert (own["red"], own["white"]) == (other["red"], other["white"])
    keys = [[own["red"], own["white"]]]
    wait_until(lambda: keys_of(room.look(ben.token), ann.number) == keys, "the key pegs of the other one")
    assert "RGBY" not in json.dumps(room.look(ben.token))
    assert room.refusal("GET", "/boards?round=1", token=ben.token) == "ROUND_GOES_ON"
    assert quick.ask("GET", f"/api/tables/{ann.table}", token=ben.token).status_code == 403
    ann.break_code()
    ben.break_code()
    room.wait_for_phase("over")
    boards = {one["player"]: one for one in room.ask("GET", "/boards?round=1", token=ben.token)}
    assert boards[ann.number]["rows"][0]["guess"] == "RGBY"
    assert boards[ann.number]["rows"][-1]["guess"] == room.look()["round"]["seals"][0]["code"]
    assert boards[ann.number]["code"] == boards[ben.number]["code"] == boards[ben.number]["rows"][-1]["guess"]
    review = room.ask("GET", f"/review?round=1&player={ann.number}", token=ben.token)
    assert review["verdict"][0]["text"]


def test_nobody_guesses_before_the_countdown_is_over_or_in_a_pause(scene: Scene) -> None:
    room = Room(scene, rounds=1, seconds=None)
    ann = room.join("Ann")
    room.join("Ben")
    room.order("start")
    early = ann.try_guess("RGBY")
    # A busy machine may answer after the countdown.
    assert early.status_code == 200 or early.json()["error"]["reason"] == "ROUND_NOT_BEGUN"
    room.wait_for_phase("playing")
    room.order("pause")
    assert room.look()["round"]["phase"] == "paused"
    wait_until(lambda: ann.try_guess("RGBY").status_code == 409, "a refusal while the round is paused")
    assert ann.try_guess("RRRR").json()["error"]["reason"] == "ROUND_PAUSED"
    room.order("resume")
    room.wait_for_phase("playing")
    wait_until(lambda: ann.try_guess("KKKK").status_code == 200, "a guess after the pause")


def test_whoever_comes_late_plays_without_the_time(quick: Scene) -> None:
    room = Room(quick, rounds=1, seconds=None)
    ann = room.join("Ann")
    room.order("start")
    room.wait_for_phase("playing")
    late = room.join("Late")
    assert late.break_code() > 0
    assert ann.break_code() > 0
    over = room.wait_for_phase("over")
    times = {one["player"]: one["seconds"] for one in over["round"]["standings"]}
    progress = {one["player"]: one for one in over["progress"]}
    assert {player for player, one in progress.items() if one["late"]} == {late.number}
    assert times[late.number] >= times[ann.number]


def test_a_round_ends_when_its_time_is_over(quick: Scene) -> None:
    room = Room(quick, rounds=1, seconds=10)
    ann, ben = room.join("Ann"), room.join("Ben")
    room.order("start")
    room.wait_for_phase("playing")
    rows = ann.break_code()
    over = room.wait_for_phase("over")
    assert over["round"]["why"] == "time"
    lines = {one["player"]: one for one in over["round"]["standings"]}
    assert lines[ann.number]["rows"] == rows
    assert (lines[ben.number]["rows"], lines[ben.number]["seconds"]) == (11, 10)
    wait_until(
        lambda: ben.state()["view"]["games"][-1]["ending"] == "conceded", "the code on the other board"
    )
    assert ben.try_guess("RGBY").status_code >= 400


def test_the_host_ends_a_round_and_tells_everybody_the_same_hint(quick: Scene) -> None:
    room = Room(quick, rounds=1, seconds=None)
    ann = room.join("Ann")
    room.join("Ben")
    room.order("start")
    room.wait_for_phase("playing")
    hints = [room.order("hint")["round"]["hints"] for _ in range(3)][-1]
    assert room.refusal("POST", "/orders", {"order": "hint"}) == "NO_MORE_HINTS"
    assert room.look(ann.token)["round"]["hints"] == hints
    room.order("end")
    over = room.wait_for_phase("over")
    code = over["round"]["seals"][0]["code"]
    assert all(code[one["hole"] - 1] == one["peg"] for one in hints)
    assert len({one["hole"] for one in hints}) == 3
    assert room.refusal("POST", "/orders", {"order": "pause"}) == "NO_ROUND"


def test_a_program_brings_the_tokens_of_host_and_player_in_one_header(quick: Scene) -> None:
    room = Room(quick, rounds=1)
    ann = room.join("Ann")
    mine = room.ask("GET", token=f"{room.token}.{ann.token}")["mine"]
    assert mine["host"] is True
    assert mine["player"] == ann.number
    stranger = room.ask("GET", token=f"{'x' * 32}.{'y' * 32}")["mine"]
    assert (stranger["host"], stranger["player"]) == (False, None)


def test_only_the_host_gives_orders(quick: Scene) -> None:
    room = Room(quick, rounds=1)
    ann = room.join("Ann")
    for token in (ann.token, "", "x" * 32):
        for order in ("start", "pause", "hint", "end", "hide", "close"):
            assert room.refusal("POST", "/orders", {"order": order}, token=token) == "HOST_ONLY"
        assert room.refusal("PUT", "/names", {"names": []}, token=token) == "HOST_ONLY"
        assert room.refusal("GET", "/csv", token=token) == "HOST_ONLY"
        assert room.refusal("POST", "/players/1/release", token=token) == "HOST_ONLY"
    ben = room.join("Ben")
    assert room.refusal("DELETE", f"/players/{ben.number}", token=ann.token) == "HOST_ONLY"
    room.ask("DELETE", f"/players/{ann.number}", token=ann.token)
    assert [one["name"] for one in room.look()["players"]] == ["Ben"]


def test_the_host_who_sets_the_code_cannot_play(quick: Scene) -> None:
    room = Room(quick, rounds=1, source="host", seconds=None)
    assert room.refusal("POST", "/players", {"name": "Host"}) == "HOST_SETS_CODE"
    ann, ben = room.join("Ann"), room.join("Ben")
    assert room.refusal("POST", "/orders", {"order": "start"}) == "CODE_MISSING"
    assert room.refusal("POST", "/orders", {"order": "start", "code": "RGB"}) == "NOTATION"
    room.ask("POST", f"/players/{ben.number}/release")
    assert room.refusal("POST", "/players", {"name": "Ben"}) == "HOST_SETS_CODE"
    ben = room.join("Ben")
    room.order("start", code="RGBY")
    room.wait_for_phase("playing")
    assert ann.guess("RGBY")["view"]["games"][-1]["ending"] == "broken"
    assert ben.guess("GRBY")["view"]["games"][-1]["rows"][0]["red"] == 2
    ben.guess("RGBY")
    over = room.wait_for_phase("over")
    assert [one["player"] for one in over["round"]["standings"]] == [ann.number, ben.number]


def test_a_player_does_not_become_the_host_who_sets_the_code(quick: Scene) -> None:
    room = Room(quick, rounds=1, source="host", seconds=None)
    ann = room.join("Ann")
    further = room.ask("POST", "/host")["token"]
    for held, brought in ((ann.token, further), (further, ann.token)):
        assert room.refusal("POST", "/mine", {"token": brought}, token=held) == "HOST_SETS_CODE"
    start, both = {"order": "start", "code": "RGBY"}, f"{ann.token}.{further}"
    assert room.refusal("POST", "/orders", start, token=both) == "HOST_SETS_CODE"
    # Where the table sets the code, the host may play.
    other = Room(quick, rounds=1)
    ben = other.join("Ben")
    mine = other.ask("POST", "/mine", {"token": ben.token})["mine"]
    assert (mine["host"], mine["player"]) == (True, ben.number)


def test_names_that_look_alike_are_refused_and_a_list_admits_its_names_alone(quick: Scene) -> None:
    room = Room(quick)
    room.join("Ann")
    for name in ("ann", "A n n", "Änn", "\u0410nn", "ANN."):
        assert room.refusal("POST", "/players", {"name": name}, token="") == "NAME_TAKEN", name
    room.ask("PUT", "/names", {"names": ["Ann", "Ben", "Cem"]})
    assert room.refusal("POST", "/players", {"name": "Eve"}, token="") == "NAME_NOT_LISTED"
    assert room.join("Ben").number == 2
    # Where names are hidden, nobody can copy how the list spells them.
    room.join("CÉM")
    assert [one["name"] for one in room.ask("GET")["room"]["players"]] == ["Ann", "Ben", "Cem"]
    assert room.refusal("PUT", "/names", {"names": ["Ann", "ann"]}) == "NAME_TAKEN"


class Browser:
    """A browser: a client that keeps its cookies."""

    def __init__(self, room: Room) -> None:
        self._path = room.path
        self._http = httpx.Client(base_url=room.scene.servers[0].url, timeout=PATIENCE, verify=False)

    def __enter__(self) -> Self:
        self._http.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._http.close()

    def ask(self, method: str, rest: str = "", **body: Any) -> httpx.Response:
        return self._http.request(method, self._path + rest, json=body or None)

    def join(self, name: str) -> dict[str, Any]:
        answer = self.ask("POST", "/players", name=name)
        assert answer.status_code == 200, answer.text
        return answer.json()["mine"]

    def guess(self, table: str, code: str) -> None:
        path = f"/api/tables/{table}"
        seq = self._http.get(f"{path}?seat=0").json()["seq"]
        order = {"seat": 0, "seq": seq, "action": f"guess {code}", "id": f"g{seq}"}
        answer = self._http.post(f"{path}/actions", json=order)
        assert answer.status_code == 200, answer.text

    def leave(self) -> None:
        player = self.ask("GET").json()["mine"]["player"]
        assert self.ask("DELETE", f"/players/{player}").status_code == 200


def test_a_browser_gets_one_board_a_round_whatever_names_it_joins_under(quick: Scene) -> None:
    room = Room(quick, rounds=1, seconds=None)
    room.join("Ben")
    room.order("start")
    room.wait_for_phase("playing")
    with Browser(room) as browser:
        assert browser.join("Ann")["table"]
        for name in ("Xan", "Yan", "Zan"):
            browser.leave()
            browser.ask("POST", "/mine", token="x" * 32)
            assert browser.join(name)["table"] is None


def test_a_host_stays_the_host_however_often_they_join_and_leave(quick: Scene) -> None:
    room = Room(quick)
    with Browser(room) as browser:
        browser.ask("POST", "/mine", token=room.token)
        for number in range(10):
            browser.join(f"Host {number}")
            browser.leave()
        assert browser.ask("GET").json()["mine"]["host"]


def test_a_lost_phone_loses_nothing(quick: Scene) -> None:
    room = Room(quick, rounds=1, seconds=None)
    ann = room.join("Ann")
    room.join("Ben")
    room.order("start")
    room.wait_for_phase("playing")
    ann.guess("RGBY")
    room.ask("POST", f"/players/{ann.number}/release")
    again = room.join("ann ")
    assert again.number == ann.number
    assert [one["name"] for one in room.look()["players"]] == ["Ann", "Ben"]
    assert again.token != ann.token
    assert [row["guess"] for row in again.rows()] == ["RGBY"]
    again.guess("RRRR")
    old = quick.ask("GET", f"/api/tables/{again.table}?seat=0", token=ann.token)
    assert old.status_code == 403
    assert room.refusal("POST", "/table", token=ann.token) == "NOT_IN_ROOM"


def test_whoever_is_done_and_comes_back_on_another_device_watches_the_others(quick: Scene) -> None:
    """A game that is over cannot be taken along, and no board is named that the new device may not see."""
    room = Room(quick, rounds=2, seconds=None, source="host")
    ann, ben = room.join("Ann"), room.join("Ben")
    room.order("start", code="RGBY")
    room.wait_for_phase("playing")
    ann.guess("RGBY")
    room.ask("POST", f"/players/{ann.number}/release")
    again = room.join("Ann")
    mine = room.ask("GET", token=again.token)["mine"]
    assert (mine["player"], mine["table"]) == (ann.number, None)
    assert room.refusal("POST", "/table", token=again.token) == "NO_ROUND"
    # A second phone later, it is the same.
    room.ask("POST", f"/players/{ann.number}/release")
    again = room.join("Ann")
    assert room.ask("GET", token=again.token)["mine"]["table"] is None
    ben.guess("RGBY")
    over = room.wait_for_phase("over")
    assert {one["player"]: one["rows"] for one in over["standings"]} == {ann.number: 1, ben.number: 1}
    room.order("start", code="YBGR")
    room.wait_for_phase("playing")
    again.guess("YBGR")


def test_a_browser_whose_player_went_on_elsewhere_gets_no_second_board(quick: Scene) -> None:
    room = Room(quick, rounds=1, seconds=None, source="host")
    room.join("Ben")
    with Browser(room) as browser:
        browser.join("Cem")
        room.order("start", code="RGBY")
        room.wait_for_phase("playing")
        table = browser.ask("POST", "/table").json()["table"]
        for guess in ("KKKK", "RGBY"):
            browser.guess(table, guess)
        cem = next(one for one in room.look()["players"] if one["name"] == "Cem")["number"]
        room.ask("POST", f"/players/{cem}/release")
        assert room.join("Cem").number == cem
        assert browser.join("Mallory")["table"] is None


def test_a_host_goes_on_at_another_device(quick: Scene) -> None:
    room = Room(quick, rounds=1)
    ann = room.join("Ann")
    assert room.refusal("POST", "/host", token=ann.token) == "HOST_ONLY"
    other = room.ask("POST", "/host")["token"]
    assert other != room.token
    assert room.ask("POST", "/mine", {"token": other}, token="")["mine"]["host"]
    assert not room.ask("POST", "/mine", {"token": "x" * 32}, token="")["mine"]["host"]
    room.ask("POST", "/orders", {"order": "start"}, token=other)
    room.wait_for_phase("playing")
    room.order("end")


def test_names_can_be_hidden_from_the_big_screen(quick: Scene) -> None:
    room = Room(quick)
    ann = room.join("Ann Secret")
    room.order("hide")
    assert "Ann Secret" not in json.dumps(room.look())
    assert room.look(ann.token)["players"][0]["name"] == "Ann Secret"
    assert room.ask("GET")["room"]["players"][0]["name"] == "Ann Secret"
    room.order("show")
    assert room.look()["players"][0]["name"] == "Ann Secret"


def test_the_results_can_be_exported(quick: Scene) -> None:
    room = Room(quick, rounds=1, seconds=None)
    ann, ben, zoe = room.join("Ann"), room.join("=Ben"), room.join("\uff1dZoë")
    room.order("start")
    room.wait_for_phase("playing")
    rows = {"Ann": ann.break_code(), "'=Ben": ben.break_code(), "'\uff1dZoë": zoe.break_code()}
    room.wait_for_phase("over")
    answer = quick.ask("GET", f"{room.path}/csv", token=room.token)
    # Excel reads a file as UTF-8 if it begins with the mark.
    assert answer.content.startswith(codecs.BOM_UTF8)
    lines = list(csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"))))
    assert {line["name"]: int(line["rows"]) for line in lines if line["round"] == "1"} == rows
    assert {line["name"]: int(line["rows"]) for line in lines if line["round"] == "total"} == rows


def test_the_results_of_those_who_play_again_have_totals_of_their_own(quick: Scene) -> None:
    room = Room(quick, rounds=1, seconds=None)
    ann = room.join("Ann")

    def read_rounds() -> list[tuple[str, int]]:
        text = quick.ask("GET", f"{room.path}/csv", token=room.token).content.decode("utf-8-sig")
        return [(line["round"], int(line["rows"])) for line in csv.DictReader(io.StringIO(text))]

    assert read_rounds() == []
    room.order("start")
    room.wait_for_phase("playing")
    rows = ann.break_code()
    room.wait_for_phase("over")
    first = [("1", rows), ("total", rows)]
    assert read_rounds() == first
    room.order("again")
    assert read_rounds() == first
    room.order("start")
    room.wait_for_phase("playing")
    again = ann.break_code()
    room.wait_for_phase("over")
    assert read_rounds() == [*first, ("2", again), ("total", again)]


def test_a_computer_takes_part_and_is_marked_as_one(quick: Scene) -> None:
    room = Room(quick, rounds=1, seconds=None)
    ann = room.join("Ann")
    assert (
        room.refusal("POST", "/players", {"name": "Bot", "level": "steady"}, token=ann.token) == "HOST_ONLY"
    )
    room.ask("POST", "/players", {"name": "Bot", "level": "expert"})
    room.order("start")
    room.wait_for_phase("playing")
    ann.break_code()
    over = room.wait_for_phase("over")
    levels = {one["name"]: one["level"] for one in over["players"]}
    assert levels == {"Ann": None, "Bot": "expert"}
    assert all(one["done"] for one in over["progress"])


def test_a_room_has_a_few_computers(quick: Scene) -> None:
    room = Room(quick)
    for number in range(8):
        room.ask("POST", "/players", {"name": f"Bot {number}", "level": "steady"})
    assert room.refusal("POST", "/players", {"name": "Bot 9", "level": "steady"}) == "ROOM_FULL"
    assert room.join("Ann").number == 9


def test_rounds_count_as_tables_that_an_address_opens(tmp_path: Path) -> None:
    """A host who starts and ends rounds all the time would fill the database: a room and three rounds are allowed."""
    settings = Settings(database=str(tmp_path / "t.sqlite3"), openings=Rate(0.0001, 4), countdown=0)
    for scene in served([Server(tmp_path, settings)]):
        room = Room(scene, rounds=20, seconds=None)
        room.join("Ann")
        for _ in range(3):
            room.order("start")
            room.order("end")
        assert room.refusal("POST", "/orders", {"order": "start"}) == "TOO_MANY"


def test_a_duel_shows_its_answers_when_both_have_guessed(quick: Scene) -> None:
    room = Room(quick, kind="duel", rounds=1, seconds=None)
    ann = room.join("Ann")
    assert not room.look()["full"]
    ben = room.join("Ben")
    assert room.look()["full"]
    assert room.refusal("POST", "/players", {"name": "Cem"}, token="") == "ROOM_FULL"
    room.ask("PUT", "/code", {"code": "RRGG"}, token=ann.token)
    assert room.look()["chosen"] == [ann.number]
    assert "RRGG" not in json.dumps(room.look(ben.token))
    room.ask("PUT", "/code", {"code": "BBYY"}, token=ben.token)
    room.wait_for_phase("playing")
    ann.guess("BBYW")
    assert ann.rows()[0]["red"] is None
    assert ann.try_guess("BBYY").json()["error"]["reason"] == "FEEDBACK_PENDING"
    ben.guess("RRGW")
    wait_until(lambda: ann.rows()[0]["red"] == 3 and ben.rows()[0]["red"] == 3, "both answers")
    ben.guess("RRGK")
    ann.guess("BBYY")
    over = room.wait_for_phase("over")
    places = {one["player"]: (one["place"], one["rows"]) for one in over["round"]["standings"]}
    assert places == {ann.number: (1, 2), ben.number: (2, 11)}
    seals = {one["player"]: one for one in over["round"]["seals"]}
    assert (seals[ann.number]["code"], seals[ben.number]["code"]) == ("BBYY", "RRGG")
    for player, seal in seals.items():
        assert digest_of(room.code, 1, player, seal["code"], seal["nonce"]) == seal["digest"]


def test_equal_rows_are_a_draw_in_a_duel(quick: Scene) -> None:
    room = Room(quick, kind="duel", rounds=1, seconds=None)
    ann, ben = room.join("Ann"), room.join("Ben")
    room.ask("PUT", "/code", {"code": "RRGG"}, token=ann.token)
    room.ask("PUT", "/code", {"code": "BBYY"}, token=ben.token)
    room.wait_for_phase("playing")
    ann.guess("BBYY")
    ben.guess("RRGG")
    over = room.wait_for_phase("over")
    assert [(one["place"], one["rows"]) for one in over["round"]["standings"]] == [(1, 1), (1, 1)]


def test_the_stream_of_a_room_tells_everything_that_a_look_does(quick: Scene) -> None:
    room = Room(quick, rounds=1, seconds=None)
    ann, ben = room.join("Ann"), room.join("Ben")
    with quick.stream(f"{room.path}/stream", ben.token) as stream:
        lines = (json.loads(line) for line in stream.iter_lines())
        first = next(lines)
        assert (first["type"], first["mine"]["player"]) == ("room", ben.number)
        room.order("start")
        room.wait_for_phase("playing")
        ann.guess("RGBY")
        told = {}
        for line in lines:
            for one in line.get("progress", ()) or line.get("room", {}).get("progress", ()):
                told[one["player"]] = one
            if len(told.get(ann.number, {}).get("keys", ())) == 1:
                break
        keys = told[ann.number]["keys"]
        wait_until(lambda: keys_of(room.look(ben.token), ann.number) == keys, "the same key pegs")


def test_the_same_people_play_again_and_count_from_the_start(quick: Scene) -> None:
    room = Room(quick, rounds=1, seconds=None, source="host")
    ann, ben = room.join("Ann"), room.join("Ben")
    assert room.refusal("POST", "/orders", {"order": "again"}) == "ROUND_GOES_ON"
    for code, guesses in (("RGBY", ("KKKK", "RGBY")), ("YBGR", ("YBGR",))):
        room.order("start", code=code)
        room.wait_for_phase("playing")
        for guess in guesses:
            ann.guess(guess)
        ben.guess(code)
        over = room.wait_for_phase("over")
        found = {one["player"]: one["rows"] for one in over["standings"]}
        assert found == {ann.number: len(guesses), ben.number: 1}
        assert room.refusal("POST", "/orders", {"order": "again"}, token=ann.token) == "HOST_ONLY"
        again = room.order("again")
        assert (again["over"], again["counted"], again["standings"]) == (False, 0, [])
    assert again["options"]["rounds"] == 3
    room.order("close")
    assert room.refusal("POST", "/orders", {"order": "again"}) == "ROOM_CLOSED"


def test_the_same_people_play_again_as_often_as_they_like(quick: Scene) -> None:
    room = Room(quick, rounds=15, seconds=None, source="host")
    ann = room.join("Ann")
    for number in range(1, 31):
        room.order("start", code="RGBY")
        room.wait_for_phase("playing")
        ann.guess("RGBY")
        over = room.wait_for_phase("over")
        assert over["round"]["number"] == number
        if over["over"]:
            room.order("again")
    assert room.look()["options"]["rounds"] == 45
    (board,) = room.ask("GET", "/boards?round=30")
    assert board["code"] == "RGBY"
    assert quick.ask("POST", "/api/rooms", {"rounds": 21}).status_code == 400


def test_a_room_that_is_refused_is_not_there(own: Scene) -> None:
    """Nothing is written of it."""
    refused = (
        {"names": ["Ada"], "name": "Zed"},
        {"source": "host", "name": "Zed"},
        {"names": ["Ada", "ada "]},
        {"name": " "},
    )
    for options in refused:
        assert own.ask("POST", "/api/rooms", options).status_code in {400, 409}, options
    database = own.servers[0].settings.database
    with create_engine(database_url(database), poolclass=NullPool).connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM room_lines")).scalar_one() == 0


def test_whoever_leaves_a_duel_keeps_their_name_at_its_end(quick: Scene) -> None:
    room = Room(quick, kind="duel", rounds=1, seconds=None)
    ann, ben = room.join("Ann"), room.join("Ben")
    room.ask("PUT", "/code", {"code": "RRGG"}, token=ann.token)
    room.ask("PUT", "/code", {"code": "BBYY"}, token=ben.token)
    room.wait_for_phase("playing")
    assert room.look()["gone"] == []
    room.ask("DELETE", f"/players/{ben.number}", token=ben.token)
    ann.guess("BBYY")
    over = room.wait_for_phase("over")
    assert [one["name"] for one in over["players"]] == ["Ann"]
    assert [(one["number"], one["name"]) for one in over["gone"]] == [(ben.number, "Ben")]
    room.order("hide")
    assert [one["name"] for one in room.look()["gone"]] == [""]


def test_a_room_that_is_not_there_is_refused(quick: Scene) -> None:
    for code in ("zzzzzz", "-", "x" * 16):
        answer = quick.ask("GET", f"/api/rooms/{code}")
        assert (answer.status_code, answer.json()["error"]["reason"]) == (404, "NO_ROOM")


def test_a_code_is_read_as_people_type_it(quick: Scene) -> None:
    room = Room(quick)
    typed = f"{room.code[:3]} {room.code[3:]}".upper()
    assert quick.ask("GET", f"/api/rooms/{typed}").json()["room"]["room"] == room.code


def test_a_table_of_a_room_can_be_neither_opened_nor_taken_along(quick: Scene) -> None:
    room = Room(quick, rounds=1, seconds=None)
    ann = room.join("Ann")
    seats = [{"name": "A"}, {"kind": "computer", "level": "steady"}]
    forged = {"edition": "classic", "seats": seats, "games": 1, "first": 1, "room": room.code, "take": [0]}
    assert quick.ask("POST", "/api/tables", forged).status_code == 409
    room.order("start")
    assert quick.ask("GET", f"/api/tables/{ann.table}/copy", token=ann.token).status_code == 409


def test_a_class_of_forty_behind_one_address_joins_and_plays(limited: Scene) -> None:
    """With the limits that everyone has: a school has one address."""
    room = Room(limited, rounds=1, seconds=None)
    racers = [room.join(f"Pupil {number}") for number in range(1, 41)]
    assert room.look()["full"]
    assert room.refusal("POST", "/players", {"name": "One more"}, token="") == "ROOM_FULL"
    room.order("start")
    room.wait_for_phase("playing")
    for racer in racers:
        wait_until(lambda racer=racer: racer.try_guess("RRGG").status_code == 200, "a guess that is taken")
    keys = [one["keys"] for one in room.look()["progress"]]
    assert len(keys) == 40
    assert len({json.dumps(key) for key in keys}) == 1
