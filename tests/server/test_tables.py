"""Tables over HTTP, on SQLite with one server and on PostgreSQL with two, each request to the next of them."""

from contextlib import closing
from typing import Any

from keypeg.rules import mark, parse_match
from keypeg.rules.codes import Code
from keypeg.rules.seals import Seal, verify_seal
from tests.server.playing import Scene, Table, texts
from tests.waiting import wait_until


def reason(answer):
    return answer.status_code, answer.json()["error"]["reason"]


def get_settled(table: Table, path: str, *token: int) -> dict[str, Any]:
    """What a review says once it is exact: on a busy machine the time for it may end before that.

    One server is asked, which goes on where it stopped: the others would have to compute the same.
    """

    def look() -> dict[str, Any] | None:
        answer = one.get(path, *token)
        assert answer.status_code == 200, answer.text
        rows = answer.json().get("rows", [answer.json()])
        return answer.json() if all(row["settled"] and row["mistake"]["exact"] for row in rows) else None

    with closing(Scene(table.scene.servers[:1])) as scene:
        one = Table(scene, {"table": table.id, "tokens": table.tokens})
        return wait_until(look, f"the exact answer to {path}")


def test_a_whole_match_by_link_comes_to_its_points(scene: Scene):
    """Ada's code falls in row 2, Ben's in row 1: the codemakers earn 2 and 1 (R18)."""
    table = scene.open(take=[0])
    taken = scene.ask("POST", f"{table.path}/seats", {"name": "Ben"}).json()
    assert taken["seat"] == 1
    table.tokens[1] = taken["token"]
    table.act(0, "secret RGBY")
    told = texts(table.act(1, "guess RRGG"))
    assert told == ["Row 1, Ben: red red green green.", "Row 1: 1 red, 1 white."]
    table.act(1, "guess RGBY")
    table.act(1, "secret KKKK")
    last = table.act(0, "guess KKKK")["state"]
    assert last["view"]["totals"] == [2, 1]
    assert last["view"]["over"]
    assert last["closed"] == {"why": "finished", "by": None, "asks": []}
    assert last["turn"]["text"] == "The match is over: Ada wins"
    assert last["turn"]["params"] == {"player": "Ada"}
    assert parse_match(table.get("/text").text).totals == (2, 1)


def test_a_stale_action_is_refused_with_the_present_state(scene: Scene):
    table = scene.open()
    table.act(0, "secret RGBY")
    answer = table.post(1, "guess RRGG", seq=0)
    assert reason(answer) == (409, "STALE")
    told = answer.json()["error"]
    assert told["seq"] == 1
    assert told["state"]["view"]["may"] == ["guess", "concede"]
    assert table.state(1)["seq"] == 1


def test_a_repeated_action_gets_the_first_answer_and_is_played_once(scene: Scene):
    table = scene.open()
    table.act(0, "secret RGBY")
    first = table.post(1, "guess RRGG", 1, "same")
    table.act(1, "guess YYYY")
    again = table.post(1, "guess RRGG", 1, "same")
    assert (again.status_code, again.json()["seq"], again.json()["events"]) == (
        200,
        first.json()["seq"],
        first.json()["events"],
    )
    assert again.json()["state"]["view"]["games"] == first.json()["state"]["view"]["games"]
    assert [row["guess"] for row in table.state(0)["view"]["games"][0]["rows"]] == ["RRGG", "YYYY"]


def test_a_seat_is_taken_once_and_its_token_is_needed(scene: Scene):
    table = scene.open(take=[0])
    assert reason(scene.ask("POST", f"{table.path}/seats", {"name": "Eve", "seat": 0})) == (409, "SEAT_TAKEN")
    assert reason(scene.ask("POST", f"{table.path}/seats", {"name": "Ada"})) == (409, "NAME_TAKEN")
    assert reason(scene.ask("GET", f"{table.path}?seat=0")) == (401, "NO_TOKEN")
    assert reason(scene.ask("GET", f"{table.path}?seat=0", token="x" * 32)) == (403, "NOT_YOUR_SEAT")
    assert reason(scene.ask("GET", f"{table.path}?seat=1", token=table.tokens[0])) == (403, "NOT_YOUR_SEAT")
    assert reason(scene.ask("GET", f"{table.path}?seat=3", token=table.tokens[0])) == (409, "NO_SUCH")
    assert reason(table.post(0, "secret RGBY", 0)) == (409, "SEATS_OPEN")


def test_the_cookie_holds_every_seat_of_a_browser_and_only_that(scene: Scene):
    answer = scene.ask("POST", "/api/tables", {"seats": [{"name": "Ada"}, {"name": "Ben"}], "take": [0]})
    table, cookie = answer.json()["table"], answer.headers["set-cookie"]
    assert cookie.startswith(f"keypeg-{table}={answer.json()['tokens']['0']};")
    assert all(part in cookie for part in ("HttpOnly", "SameSite=strict", f"Path=/api/tables/{table}"))
    held = {"cookie": cookie.partition(";")[0]}
    second = scene.ask("POST", f"/api/tables/{table}/seats", {"name": "Ben"}, headers=held)
    held = {"cookie": second.headers["set-cookie"].partition(";")[0]}
    assert scene.ask("GET", f"/api/tables/{table}/mine", headers=held).json() == {"seats": [0, 1]}
    assert scene.ask("GET", f"/api/tables/{table}?seat=0", headers=held).json()["view"]["seat"] == 0
    assert scene.ask("GET", f"/api/tables/{table}?seat=1", headers=held).json()["view"]["seat"] == 1
    assert scene.ask("GET", f"/api/tables/{table}/mine").json() == {"seats": []}


def test_views_differ_only_in_the_secret_and_in_what_may_be_done(scene: Scene):
    table = scene.open()
    table.act(0, "secret RGBY")
    table.act(1, "guess RRGG")
    views = [table.state(seat)["view"] for seat in (0, 1, None)]
    assert [view["games"][0].pop("secret") for view in views] == ["RGBY", None, None]
    for view in views:
        del view["may"], view["seat"]
    assert views[0] == views[1] == views[2]


def test_spectators_can_be_kept_out(scene: Scene):
    table = scene.open(spectators=False)
    assert reason(scene.ask("GET", table.path)) == (403, "NO_SPECTATORS")
    assert reason(scene.ask("GET", f"{table.path}/stream")) == (403, "NO_SPECTATORS")
    assert table.state(1)["seq"] == 0


def test_the_seal_is_published_at_once_and_opened_at_the_reveal(scene: Scene):
    table = scene.open()
    table.act(0, "secret RGBY")
    (made,) = table.get("/fair").json()
    assert (made["game"], made["attempt"], made["code"], made["nonce"]) == (1, 1, None, None)
    assert table.state()["commitments"] == [{"game": 1, "attempt": 1, "digest": made["digest"]}]
    table.act(1, "guess RGBY")
    shown = table.get("/fair").json()[0]
    assert (shown["code"], shown["digest"]) == ("RGBY", made["digest"])
    table_id = shown.pop("table")
    assert verify_seal(table_id, Seal(**shown))
    assert not verify_seal(table_id, Seal(**{**shown, "code": "RGBB"}))


def test_a_computer_breaks_a_code_and_each_of_its_moves_is_made_once(scene: Scene):
    seats = [{"name": "Ada"}, {"kind": "computer", "level": "expert"}]
    table = scene.open(seats=seats, take=[0], games=1)
    table.act(0, "secret KWYG")
    state = wait_until(lambda: (found := table.state(0))["view"]["over"] and found)
    rows = state["view"]["games"][0]["rows"]
    assert rows[-1]["guess"] == "KWYG"
    assert len({row["guess"] for row in rows}) == len(rows)
    assert all(row["seat"] == 1 for row in rows)
    assert state["warnings"]


def test_an_adversary_says_that_it_commits_to_nothing_and_never_contradicts_itself(scene: Scene):
    seats = [{"kind": "adversary"}, {"name": "Ben"}]
    table = scene.open(seats=seats, take=[1], games=1, shield=True, marking="codemaker")
    for guess in ("RRBB", "GGYY", "WWKK"):
        wait_until(lambda: "guess" in table.state(1)["view"]["may"])
        table.act(1, f"guess {guess}")
    wait_until(lambda: "guess" in table.state(1)["view"]["may"])
    table.act(1, "concede")
    state = wait_until(lambda: (found := table.state(1))["view"]["over"] and found)
    game = state["view"]["games"][0]
    for row in game["rows"]:
        found = mark(Code(game["secret"]), Code(row["guess"]))
        assert (row["red"], row["white"]) == (found.red, found.white)
    assert (state["seats"][0]["kind"], state["seats"][0]["level"]) == ("adversary", "expert")
    assert state["seats"][0]["note"]["code"] == "seat-adversary-note"
    assert state["commitments"] == []


def test_hints_are_given_to_codebreakers_where_the_table_allows_them(scene: Scene):
    """After RRGG was marked 1-1, 208 of the 1,296 codes remain (counted one by one below)."""
    table = scene.open(hints=True)
    assert reason(table.get("/hint?seat=1", 1)) == (403, "CODEBREAKERS_ONLY")
    table.act(0, "secret RGBY")
    table.act(1, "guess RRGG")
    letters = "RBGYWK"
    codes = [Code(a + b + c + d) for a in letters for b in letters for c in letters for d in letters]
    left = [code for code in codes if str(mark(code, Code("RRGG"))) == "1-1"]
    hint = table.get("/hint?seat=1", 1).json()
    assert hint["left"] == len(left)
    assert not hint["sampled"]
    assert [table.state(seat)["left"] for seat in (1, None, 0)] == [len(left), len(left), None]
    assert table.get("/check?seat=1&guess=RRGG", 1).json()["rows"] == [1]
    assert table.get("/check?seat=1&guess=RGBY", 1).json() == {
        "possible": True,
        "rows": [],
        "message": {"code": "check-possible", "params": {}, "text": "Possible: it fits every row."},
        "left": len(left),
    }
    assert reason(table.get("/hint?seat=0", 0)) == (403, "CODEBREAKERS_ONLY")
    silent = scene.open()
    silent.act(0, "secret RGBY")
    assert reason(silent.get("/hint?seat=1", 1)) == (403, "HINTS_OFF")
    assert silent.state(1)["left"] is None


def test_wrong_information_is_claimed_shown_and_paid(scene: Scene):
    """RRRR marked 0-0 and then 1-0 cannot both be true: 3 points for Ben and the game again (R13, R14)."""
    table = scene.open(marking="codemaker")
    table.act(0, "secret RGBY")
    for mark_text in ("0-0", "1-0"):
        table.act(1, "guess RRRR")
        table.act(0, f"mark {mark_text}")
    state = table.act(1, "claim")["state"]
    assert state["view"]["totals"] == [0, 3]
    void = state["view"]["games"][0]
    assert void["evidence"] == [1, 2]
    assert void["corrections"] == [{"row": 1, "red": 1, "white": 0}]
    assert [game["number"] for game in state["view"]["games"]] == [1, 1]


def test_a_group_of_three_plays_with_the_circuit_in_words(scene: Scene):
    seats = [{"name": name} for name in ("rich", "steve", "rob")]
    table = scene.open(edition="party", seats=seats, take=[0, 1, 2], games=3)
    table.act(0, "secret WPGR")
    assert table.state()["turn"]["text"] == "steve guesses row 1"
    table.act(1, "guess OSYB")
    assert table.state()["turn"]["text"] == "rob guesses row 2"
    assert reason(table.post(1, "guess WPGR", 3)) == (422, "NOT_YOUR_TURN")
    state = table.act(2, "guess WPGR")["state"]
    assert state["view"]["totals"] == [0, 0, 10]


def test_editions_levels_and_house_rules_are_told(scene: Scene):
    boxes = {box["key"]: box for box in scene.ask("GET", "/api/editions").json()}
    assert boxes["classic"]["secrets"] == 6**4
    assert boxes["party"]["scoring"] == {"kind": "group", "red": 2, "white": 1, "broken": 10}
    assert boxes["expert"]["pegs_range"] == [4, 5]
    house = scene.ask("GET", "/api/editions/describe?text=classic/5x6").json()
    assert (house["house"], house["pegs"], house["secrets"]) == (True, 5, 6**5)
    assert reason(scene.ask("GET", "/api/editions/describe?text=nonsense")) == (400, "EDITION")
    levels = {level["key"]: level for level in scene.ask("GET", "/api/levels").json()}
    assert levels["adversary"]["codemaker"]
    assert "no fixed code" in levels["adversary"]["about"]["text"]
    assert not levels["expert"]["codemaker"]


def test_a_rematch_is_the_same_table_for_everyone_with_the_first_codemaker_passed_on(scene: Scene):
    table = scene.open(games=1)
    ask = {"seat": 0}
    assert reason(scene.ask("POST", f"{table.path}/rematch", ask, table.tokens[0])) == (409, "MATCH_GOES_ON")
    table.act(0, "secret RGBY")
    table.act(1, "guess RGBY")
    with table.follow(1, server=len(scene.servers) - 1) as line:
        assert line.wait_for("state")["state"]["rematch"] is None
        first = scene.ask("POST", f"{table.path}/rematch", ask, table.tokens[0])
        told = line.wait_for_state(lambda state: state["rematch"])
    again = scene.ask("POST", f"{table.path}/rematch", {"seat": 1}, table.tokens[1])
    new = first.json()["table"]
    assert new == again.json()["table"] == told["state"]["rematch"] == table.state()["rematch"]
    assert first.headers["set-cookie"].startswith(f"keypeg-{new}={table.tokens[0]};")
    assert again.json()["state"]["options"]["first"] == 1
    assert again.json()["state"]["view"]["may"] == ["secret", "concede"]
    following = Table(scene, {"table": new, "tokens": table.tokens})
    assert following.act(1, "secret KKKK")["state"]["turn"]["text"] == "Ada guesses row 1"
    stranger = scene.ask("POST", f"{table.path}/rematch", ask, "x" * 32)
    assert reason(stranger) == (403, "NOT_YOUR_SEAT")


def test_a_finished_game_is_reviewed_and_an_unfinished_one_is_not(scene: Scene):
    """Knuth (1977): RRBB is a fair start, leaving at most 256 of 1,296 codes; 1-1 leaves 208."""
    table = scene.open()
    table.act(0, "secret RGBY")
    table.act(1, "guess RRGG")
    assert reason(table.get("/review?nth=1")) == (409, "GAME_GOES_ON")
    assert reason(table.get("/review?nth=1&seat=1", 1)) == (409, "GAME_GOES_ON")
    table.act(1, "guess RGBY")
    found = table.get("/review?nth=1").json()
    assert [(row["before"], row["after"]) for row in found["rows"]] == [(1296, 208), (208, 1)]
    assert found["closes"]
    assert [(part["seat"], part["rows"]) for part in found["seats"]] == [(1, 2)]
    assert reason(table.get("/review?nth=3")) == (409, "NO_SUCH")


def test_a_row_of_a_finished_game_is_tried_again_and_the_coach_answers(scene: Scene):
    """Row 2 cannot be the code; with RRGG 1-1, a code of the secret's colours gets 4-0 and leaves one code."""
    table = scene.open()
    table.act(0, "secret RGBY")
    table.act(1, "guess RRGG")
    table.act(1, "guess RRRR")
    assert reason(table.get("/retry?game=0&row=2&guess=RGBY&seat=1", 1)) == (409, "GAME_GOES_ON")
    table.act(1, "guess RGBY")
    found = get_settled(table, "/review?nth=1")
    assert (found["moment"], found["verdict"][0]["text"]) == (2, "A decent game.")
    assert found["rows"][1]["reasons"][0]["text"].startswith("It could not be the code. Row 1 says")
    tried = get_settled(table, "/retry?game=0&row=2&guess=rgby")
    assert (tried["better"], tried["feedback"], tried["after"]) == (True, "4-0", 1)
    again = get_settled(table, "/retry?game=0&row=2&guess=RRRR")
    assert (again["better"], again["word"], again["feedback"], again["after"]) == (
        False,
        "mistake",
        "1-0",
        64,
    )
    assert again["mistake"] == found["rows"][1]["mistake"]
    assert again["sentences"][0]["text"] == "No better and no worse than row 2."
    best = get_settled(table, f"/retry?game=0&row=2&guess={found['rows'][1]['best']['guess']}")
    assert [one["text"] for one in best["sentences"]] == ["That is it: no guess is better here."]
    for row in (0, 4):
        assert table.get(f"/retry?game=0&row={row}&guess=RRRR").status_code in {400, 409}
    assert reason(table.get("/retry?game=0&row=4&guess=RRRR")) == (409, "NO_SUCH")
    assert table.get("/retry?game=0&row=2&guess=QQQQ").status_code == 400


def test_the_coach_says_what_the_rows_tell_where_hints_are_allowed(scene: Scene):
    table = scene.open(hints=True)
    table.act(0, "secret GYWK")
    assert table.get("/explain?seat=1", 1).json() == {"latest": [], "facts": []}
    table.act(1, "guess RRBB")
    (said,) = table.get("/explain?seat=1", 1).json()["latest"]
    assert said["sentence"]["text"] == "Row 1 has no key pegs: red and blue are not in the code."
    assert len(said["notes"]) == 8
    assert {(note["letter"], note["sure"]) for note in said["notes"]} == {("R", False), ("B", False)}
    hint = table.get("/hint?seat=1", 1).json()
    assert hint["facts"] == [said]
    assert hint["look"]["code"].startswith("hint-look-")
    assert reason(table.get("/explain?seat=0", 0)) == (403, "CODEBREAKERS_ONLY")
    silent = scene.open()
    silent.act(0, "secret GYWK")
    silent.act(1, "guess RRBB")
    assert reason(silent.get("/explain?seat=1", 1)) == (403, "HINTS_OFF")


def test_a_row_is_tried_again_in_play_only_by_its_codebreaker_and_without_the_code(scene: Scene):
    table = scene.open(hints=True)
    table.act(0, "secret RGBY")
    table.act(1, "guess RRGG")
    tried = get_settled(table, "/retry?game=0&row=1&guess=RRBB&seat=1", 1)
    assert (tried["feedback"], tried["after"], tried["word"]) == (None, None, "good")
    assert reason(table.get("/retry?game=0&row=1&guess=RRBB&seat=0", 0)) == (409, "GAME_GOES_ON")
    assert reason(table.get("/retry?game=0&row=1&guess=RRBB")) == (409, "GAME_GOES_ON")


def test_a_mark_from_a_real_board_is_checked_before_it_counts_and_taken_back(scene: Scene):
    table = scene.open(marking="codemaker", shield=True)
    table.act(0, "secret hidden")
    for guess, told in (("RRRR", "0-0"), ("RRGG", "2-0")):
        table.act(1, f"guess {guess}")
        table.act(0, f"mark {told}")
    assert reason(table.get("/check-mark?seat=0&mark=1-0", 0)) == (403, "REAL_BOARD_ONLY")
    table.act(1, "guess GGGG")
    assert reason(table.get("/check-mark?seat=1&mark=1-0", 1)) == (403, "REAL_BOARD_ONLY")
    doubt = table.get("/check-mark?seat=0&mark=1-0", 0).json()
    assert (doubt["agrees"], doubt["rows"]) == (False, [1, 2])
    assert doubt["message"]["text"] == "This contradicts rows 1 and 2. Are you sure?"
    fine = table.get("/check-mark?seat=0&mark=2-0", 0).json()
    assert fine == {"agrees": True, "rows": [], "message": None}
    state = table.act(1, "back")["state"]
    assert (len(state["view"]["games"][0]["rows"]), state["view"]["takes_back"]) == (2, 0)


def test_a_reveal_from_a_real_board_is_checked_before_it_counts_and_its_mirror_is_offered(scene: Scene):
    table = scene.open(marking="codemaker", shield=True)
    table.act(0, "secret hidden")
    table.act(1, "guess RRGB")
    assert reason(table.get("/check-reveal?seat=0&code=BGRR", 0)) == (403, "REAL_BOARD_ONLY")
    table.act(0, "mark 4-0")
    assert reason(table.get("/check-reveal?seat=1&code=BGRR", 1)) == (403, "REAL_BOARD_ONLY")
    doubt = table.get("/check-reveal?seat=0&code=BGRR", 0).json()
    assert (doubt["agrees"], doubt["rows"], doubt["mirrored"]) == (False, [1], "RRGB")
    fine = table.get("/check-reveal?seat=0&code=RRGB", 0).json()
    assert fine == {"agrees": True, "rows": [], "mirrored": None, "message": None}


def test_where_the_table_knows_the_code_a_mark_is_not_checked(scene: Scene):
    table = scene.open(marking="codemaker")
    table.act(0, "secret RGBY")
    table.act(1, "guess RRRR")
    assert reason(table.get("/check-mark?seat=0&mark=0-0", 0)) == (403, "REAL_BOARD_ONLY")


def test_a_game_in_play_is_reviewed_for_its_codebreaker_where_hints_are_allowed(scene: Scene):
    table = scene.open(hints=True)
    table.act(0, "secret RGBY")
    table.act(1, "guess RRGG")
    found = table.get("/review?nth=1&seat=1", 1).json()
    assert [(row["before"], row["after"]) for row in found["rows"]] == [(1296, 208)]
    assert found["hardness"] is None
    assert reason(table.get("/review?nth=1&seat=0", 0)) == (409, "GAME_GOES_ON")
    assert reason(table.get("/review?nth=1")) == (409, "GAME_GOES_ON")


def test_an_edition_with_too_many_guesses_is_not_reviewed(scene: Scene):
    table = scene.open(edition="super/8x12")
    table.act(0, "concede")
    assert reason(table.get("/review?nth=1")) == (422, "TOO_LARGE_TO_REVIEW")


def test_computers_go_by_the_names_they_are_given(scene: Scene):
    seats = [{"name": "Ada"}, {"kind": "computer", "level": "steady", "name": "Hal"}]
    table = scene.open(seats=seats, take=[0])
    assert [seat["name"] for seat in table.state()["seats"]] == ["Ada", "Hal"]
    assert scene.open(seats=[{}, {}], take=[0, 1]).state()["view"]["players"] == ["Player 1", "Player 2"]
