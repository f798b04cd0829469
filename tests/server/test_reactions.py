"""Quick reactions: shown to everyone who asks for them, kept nowhere, and never in the way of a move."""

from typing import get_args

import pytest

from keypeg.api.live import Reaction
from keypeg.words import Message, languages, say
from tests.server.playing import Scene


def test_everyone_at_the_table_sees_a_reaction_whichever_server_they_are_connected_to(scene: Scene):
    table = scene.open()
    followers = [
        table.follow(seat, server=number, reactions=True)
        for number in range(len(scene.servers))
        for seat in (0, 1, None)
    ]
    for line in followers:
        line.come_to(0)
    assert table.react(1, "well-played").status_code == 204
    for line in followers:
        assert line.wait_for("reaction") == {"type": "reaction", "v": 2, "seat": 1, "reaction": "well-played"}
        line.__exit__(None, None, None)


def test_a_reaction_sent_over_a_socket_is_shown_to_others_and_to_its_sender(scene: Scene):
    table = scene.open()
    with table.follow(0, reactions=True) as ada, table.follow(1, reactions=True) as ben:
        ada.come_to(0)
        ben.come_to(0)
        ben.say(type="reaction", seat=1, reaction="thanks")
        assert ada.wait_for("reaction")["seat"] == 1
        assert ben.wait_for("reaction")["reaction"] == "thanks"


def test_a_client_that_does_not_ask_for_reactions_hears_none(scene: Scene):
    """Older programs know no such message: for them the next one is the next state."""
    table = scene.open()
    with table.follow(0) as old, table.follow(1, reactions=True) as new:
        old.come_to(0)
        new.come_to(0)
        table.react(0, "hello")
        new.wait_for("reaction")
        table.act(0, "secret RGBY")
        came = old.messages_until("state", lambda message: message["seq"] == 1)
        assert "reaction" not in [message["type"] for message in came]


def test_a_reaction_changes_nothing_at_the_table(scene: Scene):
    table = scene.open()
    table.act(0, "secret RGBY")
    before = table.state(1)
    assert table.react(1, "thinking").status_code == 204
    after = table.state(1)
    assert after == before
    assert table.post(1, "guess RRGG", before["seq"]).status_code == 200


@pytest.mark.parametrize("said", ["", "RGBY", "well played", "WELL-PLAYED", "thanks\n"])
def test_only_the_fixed_set_can_be_said(scene: Scene, said: str):
    table = scene.open()
    answer = table.react(0, said)
    assert (answer.status_code, answer.json()["error"]["reason"]) == (400, "BAD_REQUEST")


def test_only_the_people_at_the_table_react(scene: Scene):
    table, other = scene.open(), scene.open()
    order = {"seat": 0, "reaction": "hello"}
    nobody = scene.ask("POST", f"{table.path}/reactions", order)
    stranger = scene.ask("POST", f"{table.path}/reactions", order, other.tokens[0])
    assert [nobody.json()["error"]["reason"], stranger.json()["error"]["reason"]] == [
        "NO_TOKEN",
        "NOT_YOUR_SEAT",
    ]
    with table.follow(None, reactions=True) as eve:
        eve.come_to(0)
        eve.say(type="reaction", seat=0, reaction="hello")
        refused = eve.wait_for("refused")
        assert refused["error"]["reason"] == "NO_TOKEN"


def test_a_seat_that_reacts_without_end_is_slowed_down_and_can_still_play(limited: Scene):
    table = limited.open()
    answers = [table.react(0, "hurry").status_code for _ in range(12)]
    assert answers[:4] == [204] * 4
    assert 429 in answers
    assert table.react(1, "ouch").status_code == 204
    assert table.act(0, "secret RGBY")["seq"] == 1


def test_every_reaction_has_words_in_every_language():
    for code in get_args(Reaction):
        for language in languages():
            assert say(Message(f"reaction-{code}"), language) not in ("", f"reaction-{code}")
