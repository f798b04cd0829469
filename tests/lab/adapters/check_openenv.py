"""With the framework installed: make adapters-test (not part of the other tests: it is large)."""

from keypeg.lab.adapters.for_openenv import OpenEnvEnvironment, PlayerReply
from keypeg.lab.arena import TextEnv


def test_it_says_what_the_text_environment_says():
    env, plain = OpenEnvEnvironment("kids"), TextEnv("kids")
    assert env.reset(seed=3).text == plain.reset(3)
    for count, reply in enumerate(["RRR", "hm", "BBB"], 1):
        seen = env.step(PlayerReply(text=reply))
        assert (seen.text, seen.reward, seen.done, seen.metadata) == plain.step(reply)
        assert env.state.step_count == count
    assert "secret" not in env.state.model_dump_json()
