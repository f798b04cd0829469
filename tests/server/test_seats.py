"""Seats over the network: a computer plays on for somebody who left, a host gets a name."""

from tests.server.playing import Scene, Table
from tests.waiting import wait_until


def left_by_ben(scene: Scene) -> Table:
    """Ada has set RGBY, Ben has guessed once and left."""
    table = scene.open()
    table.act(0, "secret RGBY")
    table.act(1, "guess RRGG")
    answer = scene.ask("DELETE", f"{table.path}/seats/1", token=table.tokens[1])
    assert answer.json()["closed"] == {"why": "left", "by": 1, "asks": []}
    return table


def test_everyone_sees_a_computer_take_the_seat_and_the_match_go_on(scene: Scene):
    table = left_by_ben(scene)
    with table.follow(None, server=len(scene.servers) - 1) as eve:
        assert eve.come_to(4)["state"]["turn"]["text"] == "Ben has left, so this table is closed"
        order = {"seat": 0, "level": "expert"}
        answer = scene.ask("POST", f"{table.path}/computer", order, table.tokens[0])
        assert (answer.status_code, answer.json()["view"]["seat"]) == (200, 0)
        heard = eve.come_to(5)["state"]
        assert (heard["seats"][1]["kind"], heard["seats"][1]["level"]) == ("computer", "expert")
        # The first that is heard may already tell that the computer has broken the code.
        while heard["view"]["games"][0]["ending"] != "broken":
            assert "RGBY" not in str(heard["view"])
            heard = eve.wait_for("state")["state"]
    assert wait_until(lambda: table.state(0)["closed"] is None)


def test_the_one_who_left_neither_decides_nor_returns(scene: Scene):
    table = left_by_ben(scene)
    own = scene.ask("POST", f"{table.path}/computer", {"seat": 1, "level": "expert"}, table.tokens[1])
    assert own.json()["error"]["reason"] == "NOT_YOUR_SEAT"
    scene.ask("POST", f"{table.path}/computer", {"seat": 0, "level": "expert"}, table.tokens[0])
    back = wait_until(
        lambda: (
            (got := scene.ask("GET", f"{table.path}?seat=1", token=table.tokens[1])).status_code != 200
            and got
        )
    )
    assert back.json()["error"]["reason"] == "NOT_YOUR_SEAT"


def test_the_code_of_a_game_that_its_codemaker_left_is_shown_to_everyone_who_stays(scene: Scene):
    table = scene.open()
    table.act(0, "secret RGBY")
    table.act(1, "guess RRGG")
    scene.ask("DELETE", f"{table.path}/seats/0", token=table.tokens[0])
    with table.follow(None, server=len(scene.servers) - 1) as eve:
        assert "RGBY" not in str(eve.come_to(4)["state"])
        answer = scene.ask("POST", f"{table.path}/code", {"seat": 1}, table.tokens[1])
        assert answer.status_code == 200
        heard = eve.come_to(5)["state"]
        assert (heard["view"]["games"][0]["secret"], heard["view"]["games"][0]["ending"]) == (
            "RGBY",
            "forfeited",
        )
        assert heard["closed"] == {"why": "left", "by": 0, "asks": []}


def test_a_computer_takes_no_seat_that_nobody_left(scene: Scene):
    table = scene.open()
    table.act(0, "secret RGBY")
    order = {"seat": 0, "level": "expert"}
    answer = scene.ask("POST", f"{table.path}/computer", order, table.tokens[0])
    assert (answer.status_code, answer.json()["error"]["reason"]) == (409, "NOBODY_LEFT")
    spectator = scene.ask("POST", f"{table.path}/computer", order)
    assert spectator.json()["error"]["reason"] == "NO_TOKEN"


def test_a_host_changes_their_name_and_everyone_sees_it(scene: Scene):
    table = scene.open(seats=[{}, {}], take=[0])
    with table.follow(None, server=len(scene.servers) - 1) as eve:
        assert eve.come_to(0)["state"]["seats"][0]["name"] == "Player 1"
        answer = scene.ask("PUT", f"{table.path}/seats/0/name", {"name": "Ada"}, table.tokens[0])
        assert (answer.status_code, answer.json()["seats"][0]["name"]) == (200, "Ada")
        eve.wait_for_state(lambda state: state["seats"][0]["name"] == "Ada")


def test_spectators_learn_the_table_of_the_rematch_and_no_token(scene: Scene):
    table = scene.open(games=1)
    table.act(0, "secret RGBY")
    with table.follow(None, server=len(scene.servers) - 1) as eve:
        table.act(1, "guess RGBY")
        again = scene.ask("POST", f"{table.path}/rematch", {"seat": 0}, table.tokens[0]).json()
        heard = eve.wait_for_state(lambda state: state["rematch"])
        assert heard["state"]["rematch"] == again["table"]
        assert not [token for token in table.tokens.values() if token in str(heard)]
    assert scene.ask("GET", f"/api/tables/{again['table']}").json()["view"]["seat"] is None


def party_of_four(scene: Scene) -> Table:
    """Ada and Cleo sit at seats 0 and 2 of four, and Dora at seat 3."""
    table = scene.open(edition="party", games=4, seats=[{"name": "Ada"}, {}, {}, {}], take=[0])
    for seat, name in ((2, "Cleo"), (3, "Dora")):
        answer = scene.ask("POST", f"{table.path}/seats", {"seat": seat, "name": name})
        table.tokens[seat] = answer.json()["token"]
    return table


def test_those_who_are_there_start_and_everyone_learns_their_new_seat(scene: Scene):
    table = party_of_four(scene)
    last = len(scene.servers) - 1
    with table.follow(None, server=last) as eve, table.follow(3, server=last) as dora:
        assert [seat["taken"] for seat in eve.come_to(0)["state"]["seats"]] == [True, False, True, True]
        dora.wait_for("state")
        answer = scene.ask("POST", f"{table.path}/start", {"seat": 2}, table.tokens[2])
        assert (answer.status_code, answer.json()["view"]["seat"]) == (200, 1)
        heard = eve.come_to(1)["state"]
        assert [seat["name"] for seat in heard["seats"]] == ["Ada", "Cleo", "Dora"]
        assert (heard["options"]["games"], heard["view"]["agreed"]) == (3, 3)
        # Her seat has another number now: she asks which.
        assert dora.wait_for("closed")["reason"] == "LEFT"
    mine = scene.ask("GET", f"{table.path}/mine", token=table.tokens[3])
    assert mine.json() == {"seats": [2]}
    again = scene.ask("POST", f"{table.path}/start", {"seat": 0}, table.tokens[0])
    assert (again.status_code, again.json()["seq"]) == (200, 1)


def test_too_few_cannot_start_and_watchers_decide_nothing(scene: Scene):
    table = scene.open(edition="party", games=4, seats=[{"name": "Ada"}, {}, {}, {}], take=[0])
    few = scene.ask("POST", f"{table.path}/start", {"seat": 0}, table.tokens[0])
    assert (few.status_code, few.json()["error"]["code"]) == (409, "players-range")
    watcher = scene.ask("POST", f"{table.path}/start", {"seat": 0})
    assert watcher.json()["error"]["reason"] == "NO_TOKEN"


def test_computers_take_the_free_seats_of_a_party_and_move(scene: Scene):
    table = party_of_four(scene)
    order = {"seat": 0, "level": "steady"}
    answer = scene.ask("POST", f"{table.path}/computer", order, table.tokens[0])
    assert [seat["kind"] for seat in answer.json()["seats"]] == ["person", "computer", "person", "person"]
    table.act(0, "secret WPGR")
    wait_until(
        lambda: table.state(0)["view"]["waits_for"] == [2] or table.state(0)["view"]["games"][0]["ending"]
    )


def test_watchers_are_counted_wherever_they_are(scene: Scene):
    table = scene.open()
    last = len(scene.servers) - 1
    with table.follow(0) as ada, table.follow(None) as eve:
        ada.wait_for_state(lambda state: state["watchers"] == 1)
        with table.follow(None, server=last):
            for one in (ada, eve):
                one.wait_for_state(lambda state: state["watchers"] == 2)
        ada.wait_for_state(lambda state: state["watchers"] == 1)


def test_the_host_starts_early_and_others_only_while_the_host_is_not_connected(scene: Scene):
    table = party_of_four(scene)
    wishes = {"start": {"seat": 2}, "computer": {"seat": 2, "level": "steady"}}
    with table.follow(0) as ada, table.follow(2) as cleo:
        cleo.wait_for_state(lambda state: state["seats"][0]["online"])
        for path, wish in wishes.items():
            answer = scene.ask("POST", f"{table.path}/{path}", wish, table.tokens[2])
            assert (answer.status_code, answer.json()["error"]["reason"]) == (409, "HOST_STARTS")
        ada.socket.close()
        cleo.wait_for_state(lambda state: not state["seats"][0]["online"])
        answer = scene.ask("POST", f"{table.path}/start", wishes["start"], table.tokens[2])
        assert answer.status_code == 200
    other = party_of_four(scene)
    with other.follow(0) as ada:
        ada.wait_for_state(lambda state: state["seats"][0]["online"])
        answer = scene.ask("POST", f"{other.path}/start", {"seat": 0}, other.tokens[0])
        assert answer.status_code == 200


def test_followers_hear_who_is_absent_and_when_the_player_is_back(scene: Scene):
    """In whole states, and in changes for a client that keeps its state."""
    table = scene.open(away_seconds=1, seats=[{"name": "Ada"}, {}], take=[0])
    table.tokens[1] = scene.ask("POST", f"{table.path}/seats", {"name": "Ben"}).json()["token"]
    with table.follow(1, changes=True) as ben, table.follow(None) as eve:
        with table.follow(0):
            eve.wait_for_state(lambda state: state["seats"][0]["online"])
        away = {"seat": 0, "ways": ["skip", "computer"]}
        assert eve.wait_for_state(lambda state: state["absent"])["state"]["absent"] == away
        heard = ben.wait_for("change", lambda message: message["change"].get("absent"))
        assert heard["change"]["absent"] == away
        with table.follow(0):
            eve.wait_for_state(lambda state: state["absent"] is None)
            ben.wait_for("change", lambda message: message["change"].get("absent", away) is None)


def test_everyone_hears_who_opened_the_rematch(scene: Scene):
    table = scene.open(edition="party", games=3, seats=[{}, {}, {}], take=[0, 1, 2])
    for maker in range(3):
        table.act(maker, "secret WPGR")
        table.act((maker + 1) % 3, "guess WPGR")
    with table.follow(0) as ada:
        assert ada.wait_for("state")["state"]["rematch_by"] is None
        scene.ask("POST", f"{table.path}/rematch", {"seat": 1}, table.tokens[1])
        heard = ada.wait_for_state(lambda state: state["rematch"])
        assert heard["state"]["rematch_by"] == 1
    scene.ask("POST", f"{table.path}/rematch", {"seat": 2}, table.tokens[2])
    assert table.state(0)["rematch_by"] == 1, "who came along did not open it"
