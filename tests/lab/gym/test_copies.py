"""Every environment can be copied and pickled in the middle of a game: for checkpoints and for tree search."""

import copy
import pickle

import numpy as np
import pytest

from keypeg.lab.arena import TextEnv
from keypeg.lab.gym import Batch, CodebreakerEnv, CodebreakerVectorEnv, CodemakerEnv
from keypeg.lab.gym.match import MatchEnv
from keypeg.lab.rewards import REWARD_KINDS

COPIES = {"pickle": lambda one: pickle.loads(pickle.dumps(one)), "deepcopy": copy.deepcopy}


def same(one, two):
    assert type(one) is type(two)
    if isinstance(one, dict):
        assert one.keys() == two.keys()
        return all(same(one[key], two[key]) for key in one)
    if isinstance(one, tuple | list):
        return len(one) == len(two) and all(map(same, one, two))
    return np.array_equal(one, two) if isinstance(one, np.ndarray) else one == two


@pytest.mark.parametrize("make", COPIES.values(), ids=list(COPIES))
def test_single_environments_continue_alike(make):
    for env, actions in (
        (CodebreakerEnv("kids", flat=True, reward="regret"), [3, 9, 27]),
        (CodemakerEnv("kids"), [0, 0, 0]),
        (CodemakerEnv("kids", codebreaker="steady"), [0, 0, 0]),
    ):
        env.reset(seed=3)
        env.step(actions[0])
        twin = make(env)
        for action in actions[1:]:
            assert same(env.step(action), twin.step(action))
        assert same(env.reset(), twin.reset())
    text = TextEnv("kids")
    text.reset(3)
    text.step("RRR")
    twin = make(text)
    assert text.step("hm") == twin.step("hm")
    assert text.step("BBB") == twin.step("BBB")
    match = MatchEnv("kids")
    match.reset()
    match.step(5)
    twin = make(match)
    match.step(9)
    twin.step(9)
    assert same(match.observe("player_1"), twin.observe("player_1"))
    assert match.match == twin.match


@pytest.mark.parametrize("make", COPIES.values(), ids=list(COPIES))
@pytest.mark.parametrize("same_step", [True, False])
@pytest.mark.parametrize("reward", REWARD_KINDS)
@pytest.mark.parametrize("text", ["3x4r4", "3x4r4U"])
def test_many_games_continue_alike_from_any_step(text, reward, same_step, make):
    chance = np.random.default_rng(4)
    batch = Batch(text, 7, seed=9, reward=reward, same_step=same_step)
    for step in range(15):
        if step == 4:
            batch.restart(np.arange(7) < 3)
        if step == 6:
            batch.set_secrets("123", np.arange(7) == 5)
        twin = make(batch)
        for name in ("guesses", "feedback", "row", "reward", "ended", "broken"):
            assert np.array_equal(getattr(batch, name), getattr(twin, name)), name
        actions = chance.integers(4, size=(7, 3))
        batch.step(actions)
        twin.step(actions)
        for name in ("guesses", "feedback", "row", "reward", "ended", "broken"):
            assert np.array_equal(getattr(batch, name), getattr(twin, name)), name
        assert np.array_equal(batch.secrets(), twin.secrets())


@pytest.mark.parametrize("make", COPIES.values(), ids=list(COPIES))
def test_a_copy_plays_the_same_games_for_long(make):
    chance = np.random.default_rng(4)
    batch = Batch("classic", 50, seed=9)
    for _ in range(33):
        batch.step(chance.integers(1296, size=50))
    twin = make(make(batch))
    for _ in range(60):
        actions = chance.integers(1296, size=50)
        batch.step(actions)
        twin.step(actions)
        assert np.array_equal(batch.feedback, twin.feedback)


@pytest.mark.parametrize("make", COPIES.values(), ids=list(COPIES))
def test_vector_environments_continue_alike(make):
    env = CodebreakerVectorEnv("kids", num_envs=5, flat=True, candidates=True)
    env.reset(seed=[5, 6, 7, 8, 9])
    env.step(np.arange(5))
    twin = make(env)
    for turn in range(20):
        actions = (np.arange(5) * 17 + turn) % 216
        assert same(env.step(actions), twin.step(actions))
    assert same(env.reset(), twin.reset())
