"""Matches for PettingZoo: its own tests, points as rewards, and secrets that stay hidden."""

import pickle
import random

import numpy as np
import pytest
from gymnasium.error import InvalidAction
from pettingzoo.test import api_test, parallel_api_test

from keypeg.engine.values import guess_codes, guess_index
from keypeg.errors import KeypegError
from keypeg.lab.gym.match import MatchEnv, parallel_match
from keypeg.rules import edition

MATCHES = [
    ("kids", None),
    ("mini", None),
    ("new/3x4r6u", None),
    ("party", 3),
    ("party/3x4r12u", 4),
    ("party/3x4r12u", 5),
]


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("box", "players"), MATCHES)
def test_matches_pass_the_tests_of_pettingzoo(box, players, capsys):
    api_test(MatchEnv(box, players=players), num_cycles=60)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("box", "players"), [("kids", None), ("party/3x4r12u", 3), ("party/3x4r12u", 5)])
def test_matches_in_parallel_form_pass_the_tests_of_pettingzoo(box, players):
    parallel_api_test(parallel_match(box, players=players), num_cycles=60)


def number(env, text):
    return guess_index(env.edition.shape)[bytes(env.edition.letters.index(letter) for letter in text)]


def play(env, *codes):
    for code in codes:
        env.step(number(env, code))


def test_roles_pass_and_points_are_rewards():
    """R18, R20: the codemaker gets a point for each row; here it is a zero-sum game."""
    env = MatchEnv("classic")
    env.reset()
    assert env.agent_selection == "player_0"
    play(env, "RGBY", "RRGG", "RGBY")  # two rows for player_0
    assert env.agent_selection == "player_1"
    assert env.observe("player_1")["observation"]["points"].tolist() == [2, 0]
    assert env.observe("player_1")["observation"]["role"] == 0
    assert env._cumulative_rewards["player_1"] == -2
    play(env, "KKKK", "RRRR", "BBBB", "KKKK")
    assert env.match.over
    assert env.match.totals == (2, 3)
    assert all(env.terminations.values())
    assert [env.infos[agent]["points"] for agent in env.agents] == [2, 3]


def test_in_a_party_the_codebreakers_guess_in_turn_and_score():
    """R29: the example of the sheet, rewards less the average of the others."""
    env = MatchEnv("party", players=3)
    env.reset()
    totals = dict.fromkeys(env.agents, 0.0)
    for _ in range(40):
        if env.match.over:
            break
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(np.flatnonzero(mask)[0]))
        for agent, reward in env.rewards.items():
            totals[agent] += reward
    assert env.match.over
    points = env.match.totals
    for seat, agent in enumerate(totals):
        others = [points[other] for other in range(3) if other != seat]
        assert totals[agent] == pytest.approx(points[seat] - sum(others) / 2)


def seen_by(env, agents):
    return pickle.dumps([(env.observe(agent), env.infos[agent]) for agent in agents])


@pytest.mark.parametrize(("box", "players"), [("kids", 2), ("party/3x4r12u", 4)])
def test_no_codebreaker_observes_anything_of_the_secret(box, players):
    """Two secrets that earn the same feedback look alike to every codebreaker, byte for byte, until the reveal."""
    shape = edition(box).shape
    chance = random.Random(5)
    compared = 0
    for _ in range(15):
        one, two = MatchEnv(box, players=players), MatchEnv(box, players=players)
        for env in (one, two):
            env.reset()
        secrets = np.flatnonzero(one.observe("player_0")["action_mask"])
        first, second = chance.sample(secrets.tolist(), 2)
        one.step(first)
        two.step(second)
        breakers = one.agents[1:]
        while True:
            assert seen_by(one, breakers) == seen_by(two, breakers)
            assert all((one.observe(agent)["observation"]["secret"] == -1).all() for agent in breakers)
            assert one.observe("player_0")["observation"]["secret"].tolist() == list(
                guess_codes(shape)[first]
            )
            compared += 1
            guess = chance.choice(np.flatnonzero(one.observe(one.agent_selection)["action_mask"]).tolist())
            one.step(guess)
            two.step(guess)
            rows = [env.match.games[0].rows[-1].feedback for env in (one, two)]
            if rows[0] != rows[1] or len(one.match.games) > 1 or len(two.match.games) > 1:
                break
    assert compared > 15


@pytest.mark.parametrize("action", [-1, 216, None, float("nan"), "RRR", [1, 2], 2**70])
def test_an_action_that_is_none_is_refused_and_changes_nothing(action):
    env = MatchEnv("kids")
    env.reset()
    before = env.match
    with pytest.raises(InvalidAction, match="an action is 0 to 215"):
        env.step(action)
    assert env.match is before


def test_a_masked_code_is_refused_and_changes_nothing():
    env = MatchEnv("new")
    env.reset()
    repeated = number(env, "WWPG")
    assert env.observe("player_0")["action_mask"][repeated] == 0
    with pytest.raises(InvalidAction, match="not-a-secret"):
        env.step(repeated)
    play(env, "WPGR")
    assert env.observe("player_1")["action_mask"][repeated] == 1  # R4: a guess may repeat


def test_no_global_random_state_is_touched():
    before = random.getstate(), np.random.get_state()[1].tolist()
    env = MatchEnv("kids")
    env.reset(seed=3)
    play(env, "RRR", "BBB")
    assert (random.getstate(), np.random.get_state()[1].tolist()) == before


def test_a_board_is_drawn_without_the_secret():
    env = MatchEnv("kids", render_mode="ansi")
    env.reset()
    play(env, "RBG", "RRR")
    assert "R R R  1-0" in env.render()
    assert "R B G" not in env.render()


def test_wrong_arguments_are_told_in_one_line():
    with pytest.raises(KeypegError, match="party"):
        MatchEnv("party", players=2)
    with pytest.raises(KeypegError, match="too many codes"):
        MatchEnv("8x12")
