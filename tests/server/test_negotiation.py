"""Sentences come in the language that the client asks for, and their codes are the same in all of them."""

from __future__ import annotations

import json

from keypeg.words import Message, languages, message, say
from tests.server.playing import Connection, Scene, texts


def test_a_state_and_a_refusal_come_in_the_language_that_is_asked_for(lone: Scene):
    table = lone.open()
    expected = message("turn-set-code", player="Ada")
    for language in languages():
        asked = {"accept-language": f"{language}-XX,xx;q=0.9"}
        turn = lone.ask("GET", table.path, headers=asked).json()["turn"]
        assert turn == {"code": expected.code, "params": expected.params, "text": say(expected, language)}
        refused = lone.ask("GET", "/api/tables/nosuch", headers=asked).json()["error"]
        assert refused["message"] == say(Message("reason-unknown-table"), language)
    assert len({say(expected, language) for language in languages()}) > 1


def test_two_who_look_from_the_same_seat_each_hear_their_own_language(lone: Scene):
    table = lone.open()
    address = f"ws://{lone.servers[0].address}{table.path}/live"
    with (
        Connection(f"{address}?lang=de", "") as german,
        Connection(f"{address}?lang=en", "") as english,
        Connection(address, "") as anybody,
    ):
        table.act(0, "secret RGBY")
        heard = [line.come_to(1) for line in (german, english, anybody)]
    codes = [(event["kind"], event["message"]["code"]) for event in heard[0]["events"]]
    assert all([(e["kind"], e["message"]["code"]) for e in one["events"]] == codes for one in heard)
    assert texts(heard[0]) != texts(heard[1]) == texts(heard[2])
    assert heard[0]["state"]["turn"]["text"] != heard[1]["state"]["turn"]["text"]


def test_a_stream_says_in_its_language_why_it_ends(lone: Scene):
    answer = lone.ask("GET", "/api/tables/nosuch/stream?lang=de")
    assert json.loads(answer.text)["error"]["message"] == say(Message("reason-unknown-table"), "de")
