"""The API answers in the language a client asks for; codes and parameters are the same in all of them."""

import pytest

from tests.server.playing import Scene


@pytest.mark.parametrize(
    ("headers", "query", "told"),
    [
        ({}, "", "there is no such table"),
        ({"accept-language": "de-AT,de;q=0.9,en;q=0.5"}, "", "diesen Tisch gibt es nicht"),
        ({"accept-language": "ja"}, "", "there is no such table"),
        ({"accept-language": "de"}, "?lang=fr", "cette table n'existe pas"),
    ],
)
def test_a_refusal_is_in_the_language_of_the_client(lone: Scene, headers, query, told):
    error = lone.ask("GET", f"/api/tables/nosuchtable{query}", headers=headers).json()["error"]
    assert (error["reason"], error["code"], error["message"]) == ("NO_TABLE", "reason-unknown-table", told)


def test_what_happens_is_told_to_each_client_in_its_language(lone: Scene):
    table = lone.open()
    german = {"accept-language": "de"}
    table.act(0, "secret RGBY")
    state = lone.ask("GET", f"{table.path}?seat=1", token=table.tokens[1], headers=german).json()
    english = lone.ask("GET", f"{table.path}?seat=1", token=table.tokens[1]).json()
    assert state["turn"]["text"] == "Ben rät Reihe 1"
    assert english["turn"]["text"] == "Ben guesses row 1"
    assert state["turn"]["code"] == english["turn"]["code"] == "turn-guess"
    assert state["turn"]["params"] == english["turn"]["params"] == {"player": "Ben", "row": 1}
