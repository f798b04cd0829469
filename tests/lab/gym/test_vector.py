"""Many games at once: step by step the same as one environment beside another."""

import random

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import keypeg.lab.gym
from keypeg.engine.draws import draw_secret
from keypeg.engine.values import guess_codes
from keypeg.errors import KeypegError
from keypeg.lab.gym import Batch, CodebreakerEnv, CodebreakerVectorEnv
from keypeg.lab.rewards import REWARD_KINDS
from keypeg.rules import Code, mark

SHAPES = ["classic", "kids", "new", "bulls", "expert/5x8b", "3x4r3u", "2x2r2", "4x6r1", "8x12r5", "6x12r4bU"]


def same(one, two):
    return one.keys() == two.keys() and all(np.array_equal(one[key], two[key]) for key in one)


@pytest.mark.parametrize("edition", SHAPES)
def test_it_agrees_with_gymnasiums_vector_of_single_environments(edition):
    lanes, chance = 5, np.random.default_rng(3)
    many = CodebreakerVectorEnv(edition, num_envs=lanes)
    plain = SyncVectorEnv([lambda: CodebreakerEnv(edition)] * lanes, autoreset_mode=AutoresetMode.NEXT_STEP)
    assert many.single_observation_space == plain.single_observation_space
    assert many.action_space == plain.action_space
    assert same(many.reset(seed=11)[0], plain.reset(seed=11)[0])
    ends, pegs = 0, many.batch.edition.shape.pegs
    for _ in range(40):
        actions = chance.integers(many.single_action_space.nvec, size=(lanes, pegs))  # type: ignore[attr-defined]
        seen, reward, ended, cut, info = many.step(actions)
        other = plain.step(actions)
        assert same(seen, other[0])
        assert seen["row"].dtype == other[0]["row"].dtype
        assert np.array_equal(reward, other[1])
        assert np.array_equal(ended, other[2])
        assert np.array_equal(cut, other[3])
        assert np.array_equal(info["broken"], other[4]["broken"] if "broken" in other[4] else info["broken"])
        assert many.observation_space.contains(seen)
        ends += ended.sum()
    assert ends >= 3


@pytest.mark.parametrize("reward", REWARD_KINDS)
def test_numbers_and_rewards_and_masks_agree_with_single_environments(reward):
    lanes, chance = 4, np.random.default_rng(3)
    many = CodebreakerVectorEnv("3x4r4u", num_envs=lanes, reward=reward, flat=True)
    singles = [CodebreakerEnv("3x4r4u", reward=reward, flat=True) for _ in range(lanes)]
    many.reset(seed=[4, 8, 15, 16])
    for env, seed in zip(singles, [4, 8, 15, 16], strict=True):
        env.reset(seed=seed)
    over = [False] * lanes
    for _ in range(30):
        actions = chance.integers(64, size=lanes)
        _, paid, ended, _, _ = many.step(actions)
        masks = many.candidate_masks()
        for lane, env in enumerate(singles):
            if over[lane]:
                _, info = env.reset()
                alone, over[lane] = 0, False
            else:
                _, alone, over[lane], _, info = env.step(actions[lane])
            assert paid[lane] == pytest.approx(alone)
            assert ended[lane] == over[lane]
            assert np.array_equal(masks[lane], info["candidate_mask"])


@pytest.mark.parametrize("edition", ["classic", "4x6r4U"])
def test_regret_is_paid_as_in_single_environments(edition):
    lanes, chance = 3, np.random.default_rng(5)
    many = CodebreakerVectorEnv(edition, num_envs=lanes, reward="regret")
    plain = SyncVectorEnv(
        [lambda: CodebreakerEnv(edition, reward="regret")] * lanes, autoreset_mode=AutoresetMode.NEXT_STEP
    )
    many.reset(seed=2)
    plain.reset(seed=2)
    paid = []
    for _ in range(12):
        actions = chance.integers(6, size=(lanes, 4))
        reward, other = many.step(actions)[1], plain.step(actions)[1]
        assert reward.tolist() == other.tolist()
        paid.append(reward)
    assert np.min(paid) < 0


def test_a_finished_game_starts_again_in_the_same_step_where_that_is_wanted():
    batch = Batch("4x6r2", 3, seed=5, same_step=True)
    secrets = [[draw_secret(batch.edition, seed=5 + lane, number=n) for n in range(3)] for lane in range(3)]
    for game in range(3):
        for row in range(2):
            guess = Code("RBGY")
            batch.step([[0, 1, 2, 3]] * 3)
            assert batch.ended.tolist() == [row == 1] * 3
            if row == 0:
                for lane in range(3):
                    feedback = mark(secrets[lane][game], guess)
                    assert batch.feedback[lane, 0].tolist() == [feedback.red, feedback.white]
        assert batch.row.tolist() == [0, 0, 0]
        assert (batch.guesses == -1).all()


def test_the_secrets_are_told_only_when_a_game_is_over():
    batch = Batch("4x6r2", 2, seed=5, same_step=False)
    batch.step([0, 1])
    assert (batch.secrets() == -1).all()
    batch.step([0, 1])
    letters = batch.edition.letters
    told = ["".join(letters[c] for c in code) for code in batch.secrets()]
    assert told == [str(draw_secret(batch.edition, seed=seed)) for seed in (5, 6)]


def test_two_instances_with_one_seed_agree_and_two_without_differ():
    def play(seed):
        batch, chance = Batch("classic", 50, seed=seed), np.random.default_rng(0)
        told = []
        for _ in range(25):
            batch.step(chance.integers(1296, size=50))
            told.append(batch.feedback.tobytes())
        return told

    assert play(3) == play(3)
    assert play(3) != play(4)
    assert play(None) != play(None)


def test_every_secret_is_as_likely_as_the_others():
    batch = Batch("2x3r1", 9000, seed=1, same_step=False)
    batch.step(np.zeros(9000, np.int64))
    counts = np.unique(batch.secrets(), axis=0, return_counts=True)[1]
    assert len(counts) == 9
    # 1000 each, and 5 standard deviations are 149.
    assert counts.min() > 851
    assert counts.max() < 1149


def test_no_global_random_state_is_touched():
    before = random.getstate(), np.random.get_state()[1].tolist()
    env = CodebreakerVectorEnv("kids", num_envs=3)
    env.reset()
    env.step(np.zeros((3, 3), np.int64))
    assert (random.getstate(), np.random.get_state()[1].tolist()) == before


@pytest.mark.parametrize(
    "actions",
    [
        [0, 1],
        [0, 1, 1296],
        [0, 1, -1],
        [0.0, 1.0, float("nan")],
        [[0, 0, 0, 0]] * 2,
        [[0, 0, 0]] * 3,
        [[0, 0, 0, 6], [0, 0, 0, 0], [0, 0, 0, 0]],
        [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, -1]],
        "RRGG",
        None,
        [2**62, 0, 0],
    ],
    ids=str,
)
def test_bad_actions_are_refused_and_no_game_changes(actions):
    env = CodebreakerVectorEnv("classic", num_envs=3)
    env.reset(seed=1)
    env.step([5, 6, 7])
    seen = env.batch.guesses.copy()
    with pytest.raises(InvalidAction, match="action"):
        env.step(actions)
    assert env.batch.row.tolist() == [1, 1, 1]
    assert np.array_equal(env.batch.guesses, seen)


def test_a_repeated_colour_where_it_is_forbidden_loses_the_row():
    batch = Batch("bulls", 2, seed=1)
    batch.step([[1, 1, 2, 3], [0, 1, 2, 3]])
    assert batch.row.tolist() == [1, 1]
    assert (batch.guesses[0] == -1).all()
    assert batch.guesses[1, 0].tolist() == [0, 1, 2, 3]
    masks = batch.candidate_masks()
    assert masks[0].sum() == 5040 > masks[1].sum()


def test_wrong_arguments_are_told_in_one_line():
    with pytest.raises(KeypegError, match="unknown reward 'luck': choose bounded, rows"):
        Batch("classic", 2, reward="luck")
    with pytest.raises(KeypegError, match="too many guesses for exact regret: at most 2,401"):
        Batch("new", 2, reward="regret")
    with pytest.raises(KeypegError, match="at least 1"):
        Batch("classic", 0)
    with pytest.raises(KeypegError, match="3 seeds for 2 games"):
        Batch("classic", 2, seed=[1, 2, 3])
    with pytest.raises(KeypegError, match="too many guesses"):
        Batch("8x12", 2, reward="information")
    with pytest.raises(KeypegError, match="too many guesses"):
        Batch("8x12", 2).action_masks()
    with pytest.raises(InvalidAction, match="too many guesses"):
        Batch("8x12", 2).step([1, 2])


def test_gymnasium_makes_it_by_name():
    env = gymnasium.make_vec("Keypeg/Kids-v0", num_envs=7, vectorization_mode="vector_entry_point")
    assert isinstance(env.unwrapped, CodebreakerVectorEnv)
    seen, _ = env.reset(seed=1)
    assert seen["guesses"].shape == (7, 9, 3)


def test_some_games_can_be_reset_alone():
    env = CodebreakerVectorEnv("kids", num_envs=3)
    env.reset(seed=1)
    env.step(np.zeros((3, 3), np.int64))
    seen, _ = env.reset(options={"reset_mask": np.array([False, True, False])})
    assert seen["row"].tolist() == [1, 0, 1]


def test_the_guesses_are_numbered_in_colour_order():
    batch = Batch("bulls", 1, seed=1)
    batch.step([1234])
    assert bytes(batch.guesses[0, 0].tolist()) == guess_codes(batch.edition.shape)[1234]
    assert keypeg.lab.gym.Batch is Batch
