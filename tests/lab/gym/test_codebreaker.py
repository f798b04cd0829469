"""The codebreaker's environment: spaces, rewards, seeds, drawing and bad actions."""

import random
import re
from itertools import pairwise
from math import log2

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

import keypeg
import keypeg.lab.gym
from keypeg.engine.draws import draw_secret, nth_secret
from keypeg.errors import KeypegError, NotationError
from keypeg.lab.gym import CodebreakerEnv
from keypeg.lab.rewards import REWARD_KINDS
from keypeg.rules import edition, editions

# Gymnasium warns of spaces that are unusual for networks of pixels; nothing here is one.
ADVICE = "ignore:.*(unusual|infinity|rescaling|flattened|same dtype|spec).*"


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("env_id", [name for name in keypeg.lab.gym.env_ids() if "Codemaker" not in name])
def test_every_box_passes_the_checks_of_gymnasium(env_id):
    check_env(gymnasium.make(env_id).unwrapped)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("reward", REWARD_KINDS)
@pytest.mark.parametrize("flat", [False, True])
def test_every_reward_and_both_action_spaces_pass_the_checks_of_gymnasium(reward, flat):
    check_env(CodebreakerEnv("3x4", reward=reward, flat=flat), skip_render_check=True)


def test_there_is_an_environment_for_every_box_and_any_shape():
    ids = keypeg.lab.gym.env_ids()
    for box in editions():
        env = gymnasium.make(f"Keypeg/{box.key.title()}-v0")
        assert env.unwrapped.edition == box  # type: ignore[attr-defined]
        assert env.spec.id in ids
    assert gymnasium.make("Keypeg/House-v0", edition="5x7r8bu").unwrapped.edition.shape.symbols == 8  # type: ignore[attr-defined]
    assert gymnasium.make("keypeg.lab.gym:Keypeg/Classic-v0").spec.id == "Keypeg/Classic-v0"


def test_an_observation_is_the_board_and_no_more():
    env = CodebreakerEnv("classic")
    seen, info = env.reset(options={"secret": "RGBY"})
    assert seen["row"] == 0
    assert (seen["guesses"] == -1).all()
    assert (seen["feedback"] == -1).all()
    assert info["candidates"] == 1296
    seen, reward, ended, cut, info = env.step([0, 0, 2, 2])  # RRGG
    assert seen["guesses"][0].tolist() == [0, 0, 2, 2]
    assert seen["feedback"][0].tolist() == [1, 1]
    assert (seen["guesses"][1:] == -1).all()
    assert (reward, ended, cut) == (0.0, False, False)
    assert info["position"] == "classic RRGG:1-1"
    assert info["candidates"] == len(keypeg.candidates("classic RRGG:1-1"))
    assert "secret" not in info
    seen, reward, ended, cut, info = env.step([0, 2, 1, 3])
    assert (ended, cut, info["broken"], info["secret"]) == (True, False, True, "RGBY")


def test_the_mask_marks_exactly_the_candidates():
    env = CodebreakerEnv("bulls", flat=True)
    env.reset(options={"secret": "3150"})
    *_, info = env.step(0)
    env.action_space.seed(1)
    *_, info = env.step(env.action_space.sample())
    left = keypeg.candidates(info["position"])
    codes = keypeg.engine.values.guess_codes(env.edition.shape)
    marked = [codes[at] for at in np.flatnonzero(info["candidate_mask"])]
    assert b"".join(marked) == left.raw


def test_all_rows_used_end_the_game_and_reveal_the_secret():
    env = CodebreakerEnv("mini")
    env.reset(options={"secret": "RGBY"})
    for row in range(6):
        _, reward, ended, cut, info = env.step([5, 5, 5, 5])
        assert (reward, ended, cut) == (0.0, row == 5, False)
    assert (info["broken"], info["secret"]) == (False, "RGBY")
    with pytest.raises(ResetNeeded, match="reset"):
        env.step([0, 0, 0, 0])


def test_a_step_before_the_first_reset_says_so():
    with pytest.raises(ResetNeeded, match="reset"):
        CodebreakerEnv("classic").step([0, 0, 0, 0])


def test_information_is_the_bits_by_which_the_candidates_shrink():
    env = CodebreakerEnv("classic", reward="information")
    env.reset(options={"secret": "RGBY"})
    _, first, *_ = env.step([0, 0, 2, 2])
    left = len(keypeg.candidates("classic RRGG:1-1"))
    assert first == pytest.approx(log2(1296 / left))
    _, second, *_ = env.step([0, 2, 1, 3])
    assert first + second == pytest.approx(log2(1296))


def test_sparse_pays_only_for_the_broken_code():
    env = CodebreakerEnv("classic", reward="sparse")
    env.reset(options={"secret": "RGBY"})
    assert env.step([0, 0, 2, 2])[1] == 0
    assert env.step([0, 2, 1, 3])[1] == 1


def test_regret_is_the_exact_loss_against_perfect_play():
    env = CodebreakerEnv("classic", reward="regret")
    env.reset(options={"secret": "RGBY"})
    _, reward, *_, info = env.step([0, 0, 1, 1])
    assert reward == pytest.approx(-77 / 1296)  # RRBB: 5702 rows at best, against 5625
    assert info["regret"] == -reward
    _, reward, *_ = env.step([0, 0, 1, 1])
    assert reward == -1  # it tells nothing


def test_the_last_row_is_rewarded_like_any_other():
    env = CodebreakerEnv("4x6r1", reward="information")
    env.reset(options={"secret": "RGBY"})
    _, reward, ended, *_ = env.step([0, 0, 2, 2])
    assert ended
    assert reward > 0


def rollout(env, *, seed, games=3):
    chance = np.random.default_rng(0)
    told = []
    for game in range(games):
        seen, info = env.reset(seed=seed if game == 0 else None)
        ended = False
        while not ended:
            action = chance.integers(env.action_space.nvec)
            seen, reward, ended, _, info = env.step(action)
            told.append((info["position"], reward, seen["row"]))
        told.append(info["secret"])
    return told


def test_two_instances_with_one_seed_agree_step_by_step():
    one, two = CodebreakerEnv("kids"), CodebreakerEnv("kids")
    assert rollout(one, seed=5) == rollout(two, seed=5)
    assert rollout(one, seed=5) == rollout(one, seed=5)
    assert rollout(one, seed=5) != rollout(two, seed=6)


def test_the_secret_of_a_seed_is_the_same_rule_for_every_interface():
    env = CodebreakerEnv("mini")
    for number in range(3):
        env.reset(seed=9 if number == 0 else None)
        for _ in range(6):
            *_, info = env.step([0, 0, 0, 1])
            if "secret" in info:
                break
        assert info["secret"] == str(draw_secret(edition("mini"), seed=9, number=number))


def test_instances_without_a_seed_differ():
    firsts = []
    for _ in range(8):
        env = CodebreakerEnv("5x8r1")
        env.reset()
        firsts.append(env.step([0] * 5)[-1]["secret"])
    assert len(set(firsts)) > 1


def test_no_global_random_state_is_touched():
    before = random.getstate(), np.random.get_state()[1].tolist()
    rollout(CodebreakerEnv("kids"), seed=5)
    assert (random.getstate(), np.random.get_state()[1].tolist()) == before


BAD = [
    [0, 0, 0],  # too short
    [0, 0, 0, 0, 0],  # too long
    [0, 0, 0, 6],  # no such colour
    [0, 0, 0, -1],
    [0.0, 0.0, 0.0, float("nan")],
    float("nan"),
    "RRGG",
    "R" * 10_000_000,
    None,
    {},
    3,
]


@pytest.mark.parametrize("action", BAD, ids=lambda action: repr(action)[:20])
def test_an_action_outside_the_space_is_refused_and_changes_nothing(action):
    env = CodebreakerEnv("classic")
    env.reset(options={"secret": "RGBY"})
    env.step([0, 0, 2, 2])
    with pytest.raises(InvalidAction, match="cannot guess") as refused:
        env.step(action)
    assert len(str(refused.value)) < 200
    *_, info = env.step([0, 2, 1, 3])
    assert info["broken"]
    assert info["position"] == "classic RRGG:1-1 RGBY:4-0"


@pytest.mark.parametrize("action", [-1, 1296, 0.5, float("nan"), "7", None, [1, 2], 2**70])
def test_a_number_outside_the_flat_space_is_refused(action):
    env = CodebreakerEnv("classic", flat=True)
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="cannot guess"):
        env.step(action)


@pytest.mark.parametrize(
    ("reward", "lost"), [("bounded", 0), ("rows", -1), ("regret", -1), ("sparse", 0), ("information", 0)]
)
def test_a_repeated_colour_where_it_is_forbidden_loses_the_row(reward, lost):
    env = CodebreakerEnv("4x6r10U", reward=reward)
    env.reset(options={"secret": "4251"})
    seen, paid, ended, _, info = env.step([1, 1, 2, 3])
    assert (paid, ended, info["illegal"], info["candidates"]) == (lost, False, True, 360)
    assert seen["row"] == 1
    assert (seen["guesses"] == -1).all()
    *_, info = env.step([3, 1, 4, 0])
    assert (info["broken"], info["illegal"]) == (True, False)


def test_wrong_arguments_are_told_in_one_line():
    with pytest.raises(KeypegError, match="unknown reward 'wins': choose bounded, rows"):
        CodebreakerEnv("classic", reward="wins")
    with pytest.raises(KeypegError, match="too many guesses for exact regret"):
        CodebreakerEnv("8x12", reward="regret")
    with pytest.raises(KeypegError, match="too many codes to number the guesses"):
        CodebreakerEnv("8x12", flat=True)
    with pytest.raises(NotationError, match="not a code"):
        CodebreakerEnv("classic").reset(options={"secret": "XXXX"})


def test_the_largest_shape_plays_without_a_mask():
    env = CodebreakerEnv("8x12")
    _, info = env.reset(seed=3)
    assert "candidate_mask" not in info
    _, reward, *_ = env.step([1] * 8)
    assert reward == 0


def test_the_text_drawing_shows_every_row_and_hides_the_secret_until_the_end():
    env = CodebreakerEnv("classic", render_mode="ansi")
    env.reset(options={"secret": "RGBY"})
    env.step([0, 0, 2, 2])
    assert "R R G G  1-1" in env.render()
    assert "9 rows left" in env.render()
    assert not re.search("RGBY|R G B Y", env.render())
    env.step([0, 2, 1, 3])
    assert "The secret was RGBY." in env.render()


def test_the_picture_changes_with_every_row_and_shows_each_colour():
    env = CodebreakerEnv("classic", render_mode="rgb_array")
    env.reset(options={"secret": "RGBY"})
    pictures = [env.render()]
    for guess in ([0, 0, 2, 2], [3, 4, 5, 1], [0, 2, 1, 3]):
        env.step(guess)
        pictures.append(env.render())
    assert len({picture.shape for picture in pictures}) == 1
    assert pictures[0].dtype == np.uint8
    assert all((one != two).any() for one, two in pairwise(pictures))
    red = np.array([0xD4, 0x3C, 0x36])
    counts = [(picture == red).all(axis=2).sum() for picture in pictures]
    assert counts[0] == 0
    assert counts[1] == 2 * counts[3] / 4  # two pegs after RRGG; at the end four with the revealed secret


def test_unranked_secrets_are_all_secrets_in_order():
    for text in ("3x4", "3x4u", "2x3b", "3x4U"):
        shape = edition(text).shape
        drawn = b"".join(nth_secret(shape, number) for number in range(shape.secrets))
        assert drawn == keypeg.candidates(text).raw
