"""A browser's tables: the addresses of a server, answered without one, and kept row by row."""

from __future__ import annotations

import json
from datetime import date
from random import Random
from typing import Any

import pytest

from keypeg.browser.storage import BrowserStorage
from keypeg.browser.tables import BrowserTables
from keypeg.browser.worker import Worker
from keypeg.engine.levels import levels
from keypeg.rules import Code, mark
from keypeg.training import Family, daily, read_puzzle

EVERY_LEVEL = [level.key for level in levels()]


class Hands:
    """The page's side: sends requests, and keeps what the worker asks to have written."""

    def __init__(self, *, kept: dict[tuple[str, str], Any] | None = None, at: float = 1_000.0) -> None:
        self.kept = {} if kept is None else kept
        self.at = at
        tables = BrowserTables(
            BrowserStorage(),
            now=lambda: self.at,
            steady=lambda: self.at,
            chance=Random(4),
            random_bytes=lambda n: b"\7" * n,
        )
        self.worker = Worker(tables)
        rows = [{"kind": kind, "key": key, "value": value} for (kind, key), value in self.kept.items()]
        self.worker.restore(json.dumps(rows))

    def ask(self, method: str, address: str, body: Any = None, *, status: int = 200) -> Any:
        text = "" if body is None else json.dumps(body)
        answered = json.loads(self.worker.request(method, address, text, "en"))
        self._write(answered)
        assert answered["status"] == status, answered["body"]
        return json.loads(answered["body"]) if answered["kind"] == "application/json" else answered["body"]

    def attend(self) -> str | None:
        answered = json.loads(self.worker.attend())
        self._write(answered)
        return answered["changed"]

    def act(self, table: str, seat: int, action: str, *, status: int = 200) -> Any:
        seq = self.ask("GET", f"/api/tables/{table}?seat={seat}")["seq"]
        body = {"seat": seat, "seq": seq, "action": action, "id": f"{seat}.{seq}.{action}"}
        return self.ask("POST", f"/api/tables/{table}/actions", body, status=status)

    def _write(self, answered: Any) -> None:
        for row in answered["rows"]:
            key = (row["kind"], row["key"])
            assert not (row["new"] and key in self.kept)
            if row["value"] is None:
                self.kept.pop(key, None)
            else:
                self.kept[key] = json.loads(json.dumps(row["value"]))


@pytest.fixture
def hands() -> Hands:
    return Hands()


def against(hands: Hands, level: str, *, games: int = 2, **more: Any) -> str:
    """A table with Ada and a computer, which makes the first code."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "computer", "level": level}]
    options = {"edition": "classic", "games": games, "seats": seats, "take": [0], "first": 1, **more}
    opened = hands.ask("POST", "/api/tables", options, status=201)
    assert hands.attend() == opened["table"]
    return str(opened["table"])


def shared(hands: Hands, names: list[str], **more: Any) -> str:
    """A table at which everybody plays on this screen."""
    seats = [{"kind": "person", "name": name} for name in names]
    options = {"seats": seats, "take": list(range(len(names))), **more}
    return str(hands.ask("POST", "/api/tables", options, status=201)["table"])


def play_out(hands: Hands, table: str) -> Any:
    """Ada breaks codes by hints and makes RBGY, until the match is over."""
    for _ in range(200):
        state = hands.ask("GET", f"/api/tables/{table}?seat=0")
        if state["view"]["over"]:
            return state
        if "secret" in state["view"]["may"]:
            hands.act(table, 0, "secret RBGY")
        elif "guess" in state["view"]["may"]:
            hands.act(table, 0, "guess " + hands.ask("GET", f"/api/tables/{table}/hint?seat=0")["guess"])
        else:
            assert hands.attend() == table
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_a_whole_match_is_played_against_each_level(hands: Hands, level: str) -> None:
    over = play_out(hands, against(hands, level, hints=True))
    first, second = over["view"]["games"]
    assert (first["codemaker"], second["codemaker"]) == (1, 0)
    assert second["secret"] == "RBGY"
    # R18 and R19: the codemaker gets a point for each row, and 11 where the code was not broken.
    for game in (first, second):
        rows = len(game["rows"]) if game["ending"] == "broken" else 11
        assert over["view"]["totals"][game["codemaker"]] == rows
        marks = [mark(Code(game["secret"]), Code(row["guess"])) for row in game["rows"]]
        assert [(row["red"], row["white"]) for row in game["rows"]] == [(m.red, m.white) for m in marks]


def test_a_secret_is_in_no_answer_before_the_reveal(hands: Hands) -> None:
    table = shared(hands, ["Ada", "Bob"])
    hands.act(table, 0, "secret RBGY")
    seen = hands.ask("GET", f"/api/tables/{table}?seat=1")
    assert "RBGY" not in json.dumps(seen)
    assert seen["commitments"][0]["digest"]


def test_a_match_survives_that_the_tab_is_killed(hands: Hands) -> None:
    table = against(hands, "expert", hints=True)
    hands.act(table, 0, "guess RRBB")
    before = hands.ask("GET", f"/api/tables/{table}?seat=0")
    again = Hands(kept=hands.kept)
    assert again.ask("GET", f"/api/tables/{table}?seat=0") == before
    assert play_out(again, table)["view"]["over"]


def test_the_journal_is_kept_line_by_line_as_a_server_keeps_it(hands: Hands) -> None:
    table = shared(hands, ["Ada", "Bob"])
    hands.act(table, 0, "secret RBGY")
    hands.act(table, 1, "guess RRBB")
    lines = [value for (kind, _), value in sorted(hands.kept.items()) if kind == "journal"]
    assert [(line["seq"], line["seat"], line["action"]) for line in lines] == [
        (0, 0, "secret RBGY"),
        (1, 1, "guess RRBB"),
        (2, None, "mark 1-1"),
    ]


def test_the_same_action_again_gets_the_first_answer(hands: Hands) -> None:
    table = shared(hands, ["Ada", "Bob"])
    body = {"seat": 0, "seq": 0, "action": "secret RBGY", "id": "one"}
    first = hands.ask("POST", f"/api/tables/{table}/actions", body)
    assert hands.ask("POST", f"/api/tables/{table}/actions", body) == first


def test_an_action_on_an_old_board_is_refused_with_the_present_one(hands: Hands) -> None:
    table = shared(hands, ["Ada", "Bob"])
    hands.act(table, 0, "secret RBGY")
    body = {"seat": 1, "seq": 0, "action": "guess RRBB", "id": "late"}
    refused = hands.ask("POST", f"/api/tables/{table}/actions", body, status=409)
    assert refused["error"]["reason"] == "STALE"
    assert refused["error"]["state"]["seq"] == 1


@pytest.mark.parametrize(
    ("action", "status", "reason"),
    [("guess RRBB", 422, "CODEBREAKER_ONLY"), ("secret RRX", 400, "NOTATION"), ("dance", 400, "NOTATION")],
)
def test_what_the_rules_refuse_is_refused_by_name(
    hands: Hands, action: str, status: int, reason: str
) -> None:
    table = shared(hands, ["Ada", "Bob"])
    assert hands.act(table, 0, action, status=status)["error"]["reason"] == reason


def test_hand_marks_with_wrong_information_void_the_game(hands: Hands) -> None:
    # R13: no code agrees with the rows given, so the claim shows it; the codebreaker gets 3 points.
    table = shared(hands, ["Ada", "Bob"], marking="codemaker", shield=True)
    hands.act(table, 0, "secret hidden")
    hands.act(table, 1, "guess RRRR")
    hands.act(table, 0, "mark 0-0")
    hands.act(table, 1, "guess RBBB")
    hands.act(table, 0, "mark 1-3")
    state = hands.act(table, 1, "claim")["state"]
    void, replayed = state["view"]["games"]
    assert (void["ending"], replayed["codemaker"], state["view"]["totals"]) == ("void", 0, [0, 3])


def test_four_people_share_one_screen_and_a_score_card(hands: Hands) -> None:
    # R27: a point for each white and two for each red of the own guess.
    table = shared(hands, ["Ada", "Bob", "Cy", "Di"], edition="party", games=4)
    hands.act(table, 0, "secret WPGR")
    hands.act(table, 1, "guess WOSY")
    state = hands.act(table, 2, "guess PWSY")["state"]
    assert [row["points"] for row in state["view"]["games"][0]["rows"]] == [2, 2]
    assert state["view"]["waits_for"] == [3]


def test_a_finished_game_is_reviewed_exactly_and_recorded_once(hands: Hands) -> None:
    table = shared(hands, ["Ada", "Bob"])
    hands.act(table, 0, "secret RBGY")
    for guess in ("RRBB", "RBGK", "RBGY"):
        hands.act(table, 1, f"guess {guess}")
    review = hands.ask("GET", f"/api/tables/{table}/review?nth=1&seat=1")
    assert review["closes"]
    assert all(row["mistake"]["exact"] for row in review["rows"])
    # Koyama and Lai 1993: perfect play needs 5625 rows over all 1296 codes.
    assert review["perfect"]["lower"] == pytest.approx(5625 / 1296)
    assert review["verdict"][0]["code"].startswith("review-verdict-")
    again = hands.ask("GET", f"/api/tables/{table}/retry?game=0&row=1&guess=RRBG&seat=1")
    assert (again["feedback"], again["word"], again["better"]) == ("1-2", "perfect", True)
    kept = hands.ask("POST", f"/api/tables/{table}/record", {"nth": 1, "seat": 1})
    assert hands.ask("POST", f"/api/tables/{table}/record", {"nth": 1, "seat": 1}) == kept
    assert hands.ask("GET", "/api/record")["games"] == [kept]
    assert Hands(kept=hands.kept).ask("GET", "/api/record")["games"] == [kept]
    assert hands.ask("GET", "/api/record/csv").count("\n") == 2
    assert hands.ask("DELETE", "/api/record") == {"erased": 1}
    assert Hands(kept=hands.kept).ask("GET", "/api/record")["games"] == []


def test_the_rematch_passes_the_first_code_on(hands: Hands) -> None:
    table = play_out(hands, against(hands, "expert", hints=True))["table"]
    again = hands.ask("POST", f"/api/tables/{table}/rematch", {"seat": 0})
    assert again["state"]["options"]["first"] == 0
    assert hands.ask("GET", f"/api/tables/{table}?seat=0")["rematch"] == again["table"]


def test_a_follower_hears_what_happened_since(hands: Hands) -> None:
    table = shared(hands, ["Ada", "Bob"])
    hands.act(table, 0, "secret RBGY")
    told = hands.ask("GET", f"/api/tables/{table}/live?seat=1&since=0")
    assert (told["type"], told["seq"], told["state"]["seq"]) == ("state", 1, 1)
    assert [event["kind"] for event in told["events"]] == ["secret-set"]


def test_time_runs_out_without_a_server(hands: Hands) -> None:
    table = shared(hands, ["Ada", "Bob"], seconds=30)
    hands.act(table, 0, "secret RBGY")
    assert hands.attend() is None
    hands.at += 31
    assert hands.attend() == table
    assert hands.ask("GET", f"/api/tables/{table}")["view"]["games"][0]["rows"][0]["guess"] is None


def test_a_match_is_exported_as_text(hands: Hands) -> None:
    table = shared(hands, ["Ada", "Bob"])
    hands.ask("GET", f"/api/tables/{table}/text", status=409)
    hands.act(table, 0, "secret RBGY")
    hands.act(table, 1, "guess RBGY")
    assert "RBGY" in hands.ask("GET", f"/api/tables/{table}/text")


def test_a_table_closed_a_month_ago_is_deleted(hands: Hands) -> None:
    table = shared(hands, ["Ada", "Bob"])
    hands.act(table, 0, "secret RBGY")
    hands.ask("DELETE", f"/api/tables/{table}/seats/0")
    later = Hands(kept=hands.kept, at=hands.at + 31 * 86_400)
    later.ask("GET", f"/api/tables/{table}", status=404)
    assert not hands.kept


def test_another_tab_reads_again_what_this_one_played(hands: Hands) -> None:
    table = shared(hands, ["Ada", "Bob"])
    other = Hands(kept=dict(hands.kept))
    hands.act(table, 0, "secret RBGY")
    rows = [{"kind": k, "key": key, "value": value} for (k, key), value in hands.kept.items()]
    other.worker.reread(table, json.dumps(rows))
    assert other.ask("GET", f"/api/tables/{table}?seat=1")["seq"] == 1


@pytest.mark.parametrize("address", ["/api/tables/none", "/api/nothing", "/api/tables/none/hint?seat=0"])
def test_what_is_not_there_is_a_404(hands: Hands, address: str) -> None:
    assert hands.ask("GET", address, status=404)["error"]["message"]


def test_editions_and_levels_are_those_of_a_server(hands: Hands) -> None:
    assert [one["key"] for one in hands.ask("GET", "/api/editions")][:2] == ["classic", "pocket"]
    assert hands.ask("GET", "/api/editions/describe?text=expert/5x8")["pegs"] == 5
    assert [one["key"] for one in hands.ask("GET", "/api/levels")][:-1] == EVERY_LEVEL


def test_a_daily_code_is_played_kept_and_found_again_after_a_reload() -> None:
    """The clock is at noon of 2026-11-15 in Greenwich."""
    noon = 1_794_744_000.0
    hands = Hands(at=noon)
    secret = str(daily(date(2026, 11, 15), Family.EASY).secret)
    wish = {"day": "2026-11-15", "family": "easy", "name": "Ada"}
    table = hands.ask("POST", "/api/daily", wish)["table"]
    hands.attend()
    hands = Hands(kept=hands.kept, at=noon + 60)
    assert hands.ask("POST", "/api/daily", wish) == {"table": table, "seat": 0}
    before = hands.ask("GET", "/api/daily/2026-11-15/easy")
    assert (before["code"], before["game"]["rows"], before["counts"]) == (None, None, None)
    hands.act(table, 0, f"guess {secret}")
    after = hands.ask("GET", "/api/daily/2026-11-15/easy")
    assert (after["code"], after["game"]["rows"], after["game"]["late"]) == (secret, 1, False)
    hands = Hands(kept=hands.kept, at=noon + 120)
    easy = hands.ask("GET", "/api/daily?today=2026-11-15")["families"][0]
    assert (easy["streak"], easy["games"][0]["broken"]) == (1, True)
    late = {"day": "2026-11-17", "family": "easy", "name": "Ada"}
    assert hands.ask("POST", "/api/daily", late, status=404)["error"]["code"] == "daily-not-yet"


def test_puzzles_and_lessons_are_those_of_a_server(hands: Hands) -> None:
    puzzle = hands.ask("POST", "/api/puzzles/next", {"seed": "abc", "training": {}})
    answer = read_puzzle(puzzle["key"]).answer
    given = {"key": puzzle["key"], "answer": answer, "training": {}}
    assert hands.ask("POST", "/api/puzzles/answer", given)["right"]
    assert len(hands.ask("GET", "/api/lessons")) == 6
    step = {"lesson": "clue", "step": 3, "answer": "27"}
    assert hands.ask("POST", "/api/lessons/answer", step)["right"]


def test_a_mark_from_a_real_board_is_checked_and_taken_back_without_a_server():
    hands = Hands()
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
    order = {"edition": "classic", "seats": seats, "take": [0, 1], "marking": "codemaker", "shield": True}
    table = hands.ask("POST", "/api/tables", order, status=201)["table"]
    hands.act(table, 0, "secret hidden")
    hands.act(table, 1, "guess RRRR")
    hands.act(table, 0, "mark 0-0")
    hands.act(table, 1, "guess RRRG")
    doubt = hands.ask("GET", f"/api/tables/{table}/check-mark?seat=0&mark=2-0")
    # Without reds RRRG earns at most one red key peg.
    assert (doubt["agrees"], doubt["rows"]) == (False, [1])
    assert hands.act(table, 1, "back")["state"]["view"]["takes_back"] == 0


def test_a_computer_plays_on_for_somebody_who_left_without_a_server(hands: Hands) -> None:
    # R21a: whoever stays may let a computer play on.
    table = shared(hands, ["Ada", "Bob"])
    hands.act(table, 0, "secret RBGY")
    hands.ask("DELETE", f"/api/tables/{table}/seats/1")
    order = {"seat": 0, "level": "expert"}
    state = hands.ask("POST", f"/api/tables/{table}/computer", order)
    assert (state["closed"], state["seats"][1]["kind"]) == (None, "computer")
    assert hands.attend() == table
    again = Hands(kept=hands.kept)
    assert len(again.ask("GET", f"/api/tables/{table}?seat=0")["view"]["games"][0]["rows"]) == 1


def test_a_game_that_somebody_left_is_ended_and_its_code_shown_without_a_server(hands: Hands) -> None:
    # R21b: whoever stays may end the game, and the code is revealed.
    table = shared(hands, ["Ada", "Bob"])
    hands.act(table, 0, "secret RBGY")
    hands.act(table, 1, "guess RRBB")
    hands.ask("DELETE", f"/api/tables/{table}/seats/0")
    state = hands.ask("POST", f"/api/tables/{table}/code", {"seat": 1})
    assert state["view"]["games"][0]["secret"] == "RBGY"


def test_a_name_is_changed_before_the_first_action_without_a_server(hands: Hands) -> None:
    table = shared(hands, ["Ada", "Bob"])
    state = hands.ask("PUT", f"/api/tables/{table}/seats/1/name", {"name": "Ben"})
    assert [seat["name"] for seat in state["seats"]] == ["Ada", "Ben"]
    hands.act(table, 0, "secret RBGY")
    hands.ask("PUT", f"/api/tables/{table}/seats/1/name", {"name": "Cy"}, status=409)


@pytest.mark.parametrize(
    ("method", "address", "body"),
    [
        ("POST", "/api/tables", {"seats": 3}),
        ("POST", "/api/tables", {"nothing": 1}),
        ("GET", "/api/editions/points?text=classic&players=many", None),
        ("GET", "/api/editions/points?text=classic", None),
    ],
)
def test_what_cannot_be_read_is_refused_as_a_server_refuses_it(
    hands: Hands, method: str, address: str, body: Any
) -> None:
    refused = hands.ask(method, address, body, status=400)
    assert refused["error"]["reason"] == "BAD_REQUEST"
