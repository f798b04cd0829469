"""With the framework installed: make adapters-test (not part of the other tests: it is large)."""

import random

import textarena as ta

from keypeg.lab.adapters.for_textarena import TextArenaEnv, textarena_ids
from keypeg.lab.arena import TextEnv


def test_it_says_what_the_text_environment_says_and_touches_no_global_state():
    state = random.getstate()
    env, plain = TextArenaEnv("kids"), TextEnv("kids")
    env.reset(num_players=1, seed=3)
    said = plain.reset(3)
    player, seen = env.get_observation()
    assert (player, seen[0][1]) == (0, said)
    done = False
    for reply in ["[R R R]", "hm", None, "BBB", "G G G", "YYY", "WWW", "KKK", "RRR", "RRR", "RRR", "RRR"]:
        done, info = env.step(reply)
        said, _, over, told = plain.step(reply)
        assert (done, info) == (over, told)
        assert env.get_observation()[1][-1][1] == said
        if done:
            break
    assert done
    rewards, _ = env.close()
    limit, rows = plain.edition.shape.rows, plain.position.rows
    assert rewards[0] == ((limit + 1 - len(rows)) / limit if rows[-1].all_red else 0)
    assert random.getstate() == state


def test_the_framework_makes_every_box_by_its_name():
    assert "Keypeg-Classic-v0" in textarena_ids()
    for name in textarena_ids():
        env = ta.make(name)
        env.reset(num_players=1, seed=1)
        assert "We play Mastermind" in env.get_observation()[1][0][1]
    env = ta.make("Keypeg-Classic-v0", reward="rows")
    env.reset(num_players=1, seed=1)
    done = False
    while not done:
        done, info = env.step("I refuse")
    # Ten rows given up, one for the code that is not broken, and one for each of the four replies.
    assert env.close()[0][0] == -15
    assert info["secret"]
