"""Somebody who watches takes the seat of a player who left (R21e), over HTTP and by socket."""

from tests.server.playing import Scene


def test_a_watcher_takes_the_seat_of_a_codebreaker_who_left_and_sees_no_more_than_before(
    scene: Scene,
) -> None:
    table = scene.open(edition="classic", games=2)
    table.act(0, "secret RGBY")
    table.act(1, "guess RRGG")
    with table.follow() as watcher, table.follow(0) as ada:
        left = scene.ask("DELETE", f"{table.path}/seats/1", token=table.tokens[1])
        assert left.json()["vacant"] == [1]
        watcher.wait_for_state(lambda state: state["vacant"] == [1])
        taken = scene.ask("POST", f"{table.path}/seats", {"name": "Cem"})
        assert (taken.status_code, taken.json()["seat"]) == (200, 1)
        state = ada.wait_for_state(lambda state: state["seats"][1]["name"] == "Cem")["state"]
        assert (state["closed"], state["vacant"]) == (None, [])
        assert [(one["seat"], one["name"]) for one in state["former"]] == [(1, "Ben")]
        watcher.wait_for_state(lambda state: state["seats"][1]["name"] == "Cem")
        assert "RGBY" not in taken.text + "".join(watcher.texts)
    old = scene.ask("GET", f"{table.path}?seat=1", token=table.tokens[1])
    assert old.status_code == 403
    table.tokens[1] = taken.json()["token"]
    assert table.act(1, "guess RGBY")["state"]["view"]["games"][0]["ending"] == "broken"


def test_a_seat_that_guards_a_code_is_refused_with_a_reason(scene: Scene) -> None:
    table = scene.open(edition="classic", games=2)
    table.act(0, "secret RGBY")
    scene.ask("DELETE", f"{table.path}/seats/0", token=table.tokens[0])
    taken = scene.ask("POST", f"{table.path}/seats", {"seat": 0, "name": "Eve"})
    assert (taken.status_code, taken.json()["error"]["reason"]) == (409, "SEAT_TAKEN")
    assert "guards the code" in taken.json()["error"]["message"]
