"""The ladder over HTTP: join, play rated games with the token, and be rated; on SQLite and PostgreSQL."""

from __future__ import annotations

from itertools import count
from typing import Any

from keypeg.rules import edition, mark
from keypeg.rules.codes import Code
from keypeg.table.ladder.ladder_rules import pattern_of, season_of
from tests.server.playing import Scene
from tests.waiting import wait_until

_names = count()


class Player:
    """A player of the ladder, who plays by the ordinary table API."""

    def __init__(self, scene: Scene, name: str | None = None) -> None:
        self.scene = scene
        self.name = name or f"Player {next(_names)}"
        answer = scene.ask("POST", "/api/ladder/players", {"name": self.name})
        assert answer.status_code == 201, answer.text
        self.token: str = answer.json()["token"]

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.scene.ask(method, path, body, self.token)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def begin(self, family: str = "easy") -> str:
        return self.ask("POST", "/api/ladder/games", {"family": family})["table"]

    def guess(self, table: str, code: str) -> dict[str, Any]:
        seq = self.ask("GET", f"/api/tables/{table}?seat=0")["seq"]
        order = {"seat": 0, "seq": seq, "action": f"guess {code}", "id": f"g{seq}"}
        return self.ask("POST", f"/api/tables/{table}/actions", order)["state"]

    def give_up(self, table: str, *, unlike: str) -> None:
        """Give up after three rows, so that the game counts; no guess has the pattern of this code."""
        box = edition(self.ask("GET", f"/api/tables/{table}?seat=0")["options"]["edition"])
        first, second = box.letters[0], box.letters[1]
        wrong = first * box.shape.pegs if len(set(unlike)) > 1 else first * (box.shape.pegs - 1) + second
        for _ in range(3):
            assert not self.guess(table, wrong)["view"]["over"]
        self.concede(table)

    def concede(self, table: str) -> None:
        seq = self.ask("GET", f"/api/tables/{table}?seat=0")["seq"]
        order = {"seat": 0, "seq": seq, "action": "concede", "id": "c"}
        self.ask("POST", f"/api/tables/{table}/actions", order)

    def solve(self, table: str) -> int:
        """Break the code by trying what agrees with the rows, and return how many it took."""
        box = edition(self.ask("GET", f"/api/tables/{table}?seat=0")["options"]["edition"])
        left = _codes(box)
        for row in count(1):
            code = left[0]
            state = self.guess(table, str(code))
            played = state["view"]["games"][0]
            if played["ending"] is not None:
                return row
            told = played["rows"][-1]
            fits = (told["red"], told["white"])
            left = [one for one in left if (m := mark(one, code)) and (m.red, m.white) == fits]
        raise AssertionError("a game that has no end")

    def results(self) -> list[tuple[Any, ...]]:
        """Return what has come of the games that are over, the latest first."""
        names = ("table", "state", "opponent", "score", "before", "after")
        found = self.ask("GET", "/api/ladder/me")["results"]
        return [tuple(one[name] for name in names) for one in found]

    def me(self, family: str = "easy") -> dict[str, Any]:
        families = self.ask("GET", "/api/ladder/me")["families"]
        return next(one for one in families if one["family"] == family)


def _codes(box) -> list[Code]:
    codes = [""]
    for _ in range(box.shape.pegs):
        codes = [code + letter for code in codes for letter in box.letters]
    return [Code(code) for code in codes if box.allows_secret(Code(code))]


def secret_of(player: Player, table: str) -> str:
    return player.ask("GET", f"/api/tables/{table}/fair?seat=0")[0]["code"]


def test_the_ladder_says_whether_a_player_asks(own: Scene):
    def joined(token: str | None) -> bool:
        return own.ask("GET", "/api/ladder?family=easy", None, token).json()["joined"]

    ada = Player(own)
    assert [joined(None), joined(ada.token), joined(ada.token[::-1])] == [False, True, False]


def test_two_games_against_secrets_of_one_pattern_make_a_duel(own: Scene):
    ada, ben = Player(own), Player(own)
    first = ada.begin("classic")
    assert ada.begin("classic") == first
    second = ben.begin("classic")
    quick = ada.solve(first)
    waiting = ada.me("classic")
    assert [waiting[name] for name in ("rating", "uncertainty", "games", "table")] == [1500, 1000, 0, None]
    assert ada.results() == [(first, "pending", None, None, None, None)]
    ben.give_up(second, unlike=secret_of(ada, first))
    assert quick <= 10
    assert pattern_of(Code(secret_of(ada, first))) == pattern_of(Code(secret_of(ben, second)))
    # The figures of a first duel by the formulas of Weng and Lin: tests/table/test_ladder.py.
    mine, yours = ada.me("classic"), ben.me("classic")
    assert (mine["rating"], mine["uncertainty"], mine["won"]) == (1658, 968, 1)
    assert (yours["rating"], yours["uncertainty"], yours["lost"]) == (1342, 968, 1)
    assert ada.results() == [(first, "settled", ben.name, 1, 1500, 1658)]
    assert ben.results() == [(second, "settled", ada.name, 0, 1500, 1342)]
    # The next game has begun, and counts for nobody.
    third = ada.begin("classic")
    assert len(ada.results()) == 1
    ada.concede(third)
    assert ada.results()[0] == (third, "void", None, None, None, None)


def duel(winner: Player, loser: Player, family: str) -> None:
    first, second = winner.begin(family), loser.begin(family)
    winner.solve(first)
    loser.give_up(second, unlike=secret_of(winner, first))


def test_the_ladder_lists_the_players_of_a_season_best_first(own: Scene):
    """Four players, each the better the later; before each has five duels with three others nobody is listed."""
    players = [Player(own) for _ in range(4)]
    ada, ben = players[0], players[-1]
    pairs = [(one, other) for at, one in enumerate(players) for other in players[:at]]
    for one, other in pairs:
        duel(one, other, "hard")
    assert [(one.me("hard")["games"], one.me("hard")["provisional"]) for one in players] == [(3, True)] * 4
    for one, other in pairs:
        duel(one, other, "hard")

    def ladder() -> Any:
        found = own.ask("GET", "/api/ladder?family=hard", token=ben.token).json()
        return found if {one.name for one in players} <= {one["name"] for one in found["players"]} else None

    # Those who look within two seconds share the work of settling.
    answer = wait_until(ladder)
    assert not ben.me("hard")["provisional"]
    assert answer["season"] in answer["seasons"]
    listed = {one["name"]: one for one in answer["players"]}
    assert listed[ben.name]["rank"] < listed[ada.name]["rank"]
    assert listed[ben.name]["mine"]
    assert not listed[ada.name]["mine"]
    assert own.ask("GET", "/api/ladder?family=hard&season=2026-Q1").json()["players"] == []


def test_a_rated_table_has_no_hints_and_no_spectators_and_a_turn_timer(scene: Scene):
    ada = Player(scene)
    table = ada.begin()
    state = ada.ask("GET", f"/api/tables/{table}?seat=0")
    assert (state["options"]["hints"], state["options"]["spectators"], state["options"]["seconds"]) == (
        False,
        False,
        600,
    )
    assert state["view"]["games"][0]["secret"] is None
    assert scene.ask("GET", f"/api/tables/{table}").status_code == 403
    assert (
        scene.ask("GET", f"/api/tables/{table}/hint?seat=0", token=ada.token).json()["error"]["reason"]
        == "HINTS_OFF"
    )
    # Leaving loses the game, and the next one can begin.
    assert scene.ask("DELETE", f"/api/tables/{table}/seats/0", token=ada.token).status_code == 200
    assert ada.begin() != table


def test_a_name_is_taken_once_and_a_game_needs_a_player(scene: Scene):
    ada = Player(scene)
    again = scene.ask("POST", "/api/ladder/players", {"name": ada.name})
    assert (again.status_code, again.json()["error"]["reason"]) == (409, "NAME_TAKEN")
    for token in ("", "x" * 32):
        refused = scene.ask("POST", "/api/ladder/games", {"family": "easy"}, token)
        assert (refused.status_code, refused.json()["error"]["reason"]) == (401, "NO_TOKEN")
        assert scene.ask("GET", "/api/ladder/me", token=token).status_code == 401


def test_a_browser_plays_by_its_cookies(scene: Scene):
    answer = scene.ask("POST", "/api/ladder/players", {"name": f"Browser {next(_names)}"})
    cookie = answer.cookies["keypeg-ladder"]
    assert "HttpOnly" in answer.headers["set-cookie"]
    headers = {"cookie": f"keypeg-ladder={cookie}"}
    opened = scene.ask("POST", "/api/ladder/games", {"family": "easy"}, headers=headers)
    assert f"keypeg-{opened.json()['table']}" in opened.headers["set-cookie"]


def test_a_season_is_a_quarter_of_a_year():
    assert [season_of(at) for at in (0, 7_775_999, 7_776_000)] == ["1970-Q1", "1970-Q1", "1970-Q2"]


def test_what_was_played_is_rated_after_a_crash(lone: Scene):
    ada, ben = Player(lone), Player(lone)
    first, second = ada.begin(), ben.begin()
    ada.solve(first)
    ben.give_up(second, unlike=secret_of(ada, first))
    lone.servers[0].kill()
    lone.servers[0].start().wait_until_up()
    assert (ada.me()["won"], ben.me()["lost"]) == (1, 1)
    assert (ada.me()["won"], ben.me()["lost"]) == (1, 1)


def test_players_of_one_address_are_not_compared_over_http(limited: Scene):
    """One player loses on purpose to another of the same address."""
    star, victim = Player(limited), Player(limited)
    games = star.begin(), victim.begin()
    star.solve(games[0])
    victim.give_up(games[1], unlike=secret_of(star, games[0]))
    assert (star.me()["games"], victim.me()["games"]) == (0, 0)
    assert limited.ask("GET", "/api/ladder?family=easy").json()["players"] == []
