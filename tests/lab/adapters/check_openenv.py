"""With the framework installed: make adapters-test (not part of the other tests: it is large)."""

from fastapi.testclient import TestClient

from keypeg.lab.adapters.for_openenv import OpenEnvEnvironment, PlayerReply, make_app
from keypeg.lab.arena import TextEnv


def test_it_says_what_the_text_environment_says():
    env, plain = OpenEnvEnvironment("kids"), TextEnv("kids")
    assert env.reset(seed=3).text == plain.reset(3)
    for count, reply in enumerate(["RRR", "hm", "BBB"], 1):
        seen = env.step(PlayerReply(text=reply))
        assert (seen.text, seen.reward, seen.done, seen.metadata) == plain.step(reply)
        assert env.state.step_count == count
    assert "secret" not in env.state.model_dump_json()


def test_the_server_plays_a_game_with_each_client():
    plain = TextEnv("kids")
    with TestClient(make_app("kids")) as client, client.websocket_connect("/ws") as socket:
        socket.send_json({"type": "reset", "data": {"seed": 3}})
        started = socket.receive_json()
        assert started["data"]["observation"]["text"] == plain.reset(3)
        for reply in ("RRR", "I refuse"):
            socket.send_json({"type": "step", "data": {"text": reply}})
            answer = socket.receive_json()
            said, reward, done, _ = plain.step(reply)
            assert answer["data"]["observation"]["text"] == said
            assert (answer["data"]["reward"], answer["data"]["done"]) == (reward, done)
