"""The codemaker's environment: marks without a fixed secret, as long as some code agrees with them."""

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

import keypeg
import keypeg.lab.gym
from keypeg.errors import KeypegError
from keypeg.lab.gym import CodemakerEnv
from keypeg.rules import Feedback


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", ["Classic", "New", "Kids", "Bulls"])
def test_the_codemakers_environment_passes_the_checks_of_gymnasium(name):
    env = gymnasium.make(f"Keypeg/{name}Codemaker-v0")
    check_env(env.unwrapped)


def survive(env, *, seed):
    """Mark so that as many codes as possible stay."""
    seen, info = env.reset(seed=seed)
    rows, ended = 0.0, False
    while not ended:
        guess = "".join(env.edition.letters[c] for c in seen["guesses"][seen["row"]])
        sizes = {}
        for at in np.flatnonzero(info["action_mask"]):
            feedback = env.feedbacks[at]
            sizes[at] = len(keypeg.candidates(f"{info['position']} {guess}:{feedback}"))
        assert sum(sizes.values()) == info["candidates"]
        action = max(sizes, key=lambda at: (env.feedbacks[at].red < 4, sizes[at]))
        seen, reward, ended, _, info = env.step(action)
        rows += reward
    return rows, info


def test_the_mask_names_every_feedback_that_leaves_a_code():
    rows, info = survive(CodemakerEnv("classic", codebreaker="minimax"), seed=1)
    assert info["broken"]
    # Knuth 1977: five rows are enough against any codemaker.
    assert rows == 5


def test_a_code_that_is_never_broken_earns_the_bonus():
    """R19: as many points as rows, and one more."""
    rows, info = survive(CodemakerEnv("4x6r3", codebreaker="minimax"), seed=1)
    assert not info["broken"]
    assert rows == 3 + 1


def test_wrong_information_voids_the_game():
    """R13: the game earns nothing, and the codebreaker 3 points."""
    env = CodemakerEnv("classic", codebreaker="first-consistent")
    env.reset(seed=1)
    seen, *_ = env.step(env.feedbacks.index(Feedback(0, 0)))  # RRRR:0-0
    assert seen["guesses"][1].tolist() == [1, 1, 1, 1]  # BBBB
    env.step(env.feedbacks.index(Feedback(4, 0)))
    env.reset()
    total = env.step(env.feedbacks.index(Feedback(0, 0)))[1]
    _, reward, ended, _, info = env.step(env.feedbacks.index(Feedback(0, 1)))
    assert ended
    assert info["contradiction"] == (2,)
    assert total + reward == -3
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_two_instances_with_one_seed_agree_step_by_step():
    one, two = (CodemakerEnv("kids", codebreaker="beginner") for _ in range(2))
    for game in range(3):
        a, b = (env.reset(seed=4 if game == 0 else None) for env in (one, two))
        ended = False
        while not ended:
            assert a[0]["guesses"].tolist() == b[0]["guesses"].tolist()
            action = int(np.flatnonzero(a[-1]["action_mask"])[0])
            a, b = one.step(action), two.step(action)
            assert a[1:4] == b[1:4]
            ended = a[2]


@pytest.mark.parametrize("action", [-1, 14, 0.5, float("nan"), "1-0", None, [1, 2]])
def test_an_action_outside_the_space_is_refused_and_changes_nothing(action):
    env = CodemakerEnv("classic")
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="cannot mark"):
        env.step(action)
    assert env.step(0)[0]["row"] == 1


def test_wrong_arguments_are_told_in_one_line():
    with pytest.raises(KeypegError, match="unknown strategy 'wise'"):
        CodemakerEnv("classic", codebreaker="wise")
    with pytest.raises(KeypegError, match="too many codes"):
        CodemakerEnv("8x12")


def test_the_guess_to_mark_is_drawn():
    env = CodemakerEnv("classic", codebreaker="minimax", render_mode="ansi")
    env.reset(seed=1)
    assert env.render().endswith("to mark: R R B B")
