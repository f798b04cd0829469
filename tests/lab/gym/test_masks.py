"""Masks as learners expect them: legal moves and candidates apart, with one name each everywhere."""

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

import keypeg
from keypeg.engine.values import guess_codes
from keypeg.errors import KeypegError
from keypeg.lab.gym import Batch, CodebreakerEnv, CodebreakerVectorEnv, CodemakerEnv
from keypeg.lab.gym.candidate_table import candidate_table
from keypeg.lab.gym.match import MatchEnv
from keypeg.rules import edition


def coded(edition_text, mask):
    """Return the codes that a mask marks, as letters."""
    box = edition(edition_text)
    return [
        "".join(box.letters[c] for c in guess_codes(box.shape)[at]) for at in np.flatnonzero(np.asarray(mask))
    ]


def test_every_number_is_legal_and_candidates_are_marked_apart():
    env = CodebreakerEnv("kids", flat=True)
    env.reset(options={"secret": "RGB"})
    *_, info = env.step(5)
    assert info["action_mask"].tolist() == [1] * 216
    assert coded("kids", info["candidate_mask"]) == [str(one) for one in keypeg.candidates(info["position"])]
    assert info["candidates"] == info["candidate_mask"].sum() < 216
    assert env.action_masks().dtype == np.bool_
    assert env.action_masks().tolist() == [True] * 216
    masked = CodebreakerEnv("kids", flat=True, mask="candidates")
    with pytest.raises(ResetNeeded):
        masked.action_masks()
    masked.reset(options={"secret": "RGB"})
    *_, info = masked.step(5)
    assert masked.action_masks().tolist() == info["candidate_mask"].astype(bool).tolist()


def test_codes_as_actions_have_a_mask_for_each_peg():
    """As sb3-contrib wants it for MultiDiscrete: the masks of all pegs, one after the other."""
    env = CodebreakerEnv("classic")
    env.reset(seed=1)
    assert env.action_masks().shape == (4 * 6,)
    many = CodebreakerVectorEnv("classic", num_envs=3)
    many.reset(seed=1)
    assert many.action_masks().shape == (3, 24)


def test_the_codemaker_masks_feedback_that_leaves_no_code():
    env = CodemakerEnv("kids")
    _, info = env.reset(seed=1)
    assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()


@pytest.mark.parametrize("text", ["kids", "classic", "3x4r4u", "4x6r9U", "2x3r2b", "bulls"])
def test_masks_of_many_games_are_the_candidates_of_each(text):
    """bulls has too large a table, and is answered by the kernel."""
    lanes, chance = 6, np.random.default_rng(2)
    many = CodebreakerVectorEnv(text, num_envs=lanes, flat=True, candidates=True, mask="candidates")
    _, info = many.reset(seed=5)
    box = edition(text)
    assert info["candidates"].tolist() == [box.shape.secrets] * lanes
    for _ in range(12):
        seen, _, _, _, info = many.step(chance.integers(len(guess_codes(box.shape)), size=lanes))
        assert np.array_equal(many.action_masks(), info["candidate_mask"].astype(bool))
        assert info["candidates"].tolist() == info["candidate_mask"].sum(axis=1).tolist()
        for lane in range(lanes):
            rows = [
                "".join(box.letters[c] for c in guess) + f":{red}-{white}"
                for guess, (red, white) in zip(seen["guesses"][lane], seen["feedback"][lane], strict=True)
                if red >= 0
            ]
            left = keypeg.candidates(" ".join([text, *rows]))
            assert coded(text, info["candidate_mask"][lane]) == [str(one) for one in left]
    assert (candidate_table(box.shape) is None) == (text == "bulls")


def test_a_lost_row_leaves_the_candidates_as_they_are():
    batch = Batch("4x6r9U", 2, seed=1)
    batch.step([[1, 1, 2, 3], [0, 1, 2, 3]])
    masks = batch.candidate_masks()
    assert masks[0].sum() == 360 > masks[1].sum() > 0
    batch.step([[0, 1, 2, 3], [0, 0, 2, 3]])
    assert batch.candidate_masks()[1].tolist() == masks[1].tolist()
    assert batch.candidate_masks()[0].sum() < 360


def test_the_info_of_many_games_holds_the_secret_at_the_end_and_the_regret():
    many = CodebreakerVectorEnv("3x4r2", num_envs=4, flat=True, reward="regret")
    many.reset(seed=1)
    *_, info = many.step([0, 1, 2, 3])
    running = ~info["broken"]
    assert (info["secret"][running] == -1).all()
    assert (info["regret"] >= 0).all()
    _, reward, ended, _, info = many.step([5, 6, 7, 8])
    assert (info["secret"][ended] >= 0).all()
    assert np.array_equal(info["regret"], -reward)


def test_secrets_can_be_set_in_many_games():
    many = CodebreakerVectorEnv("classic", num_envs=3)
    many.reset(seed=1, options={"secret": ["RGBY", "KKKK", "RRBB"]})
    _, _, ended, _, info = many.step([[0, 2, 1, 3], [5, 5, 5, 5], [0, 0, 1, 1]])
    assert info["broken"].tolist() == ended.tolist() == [True] * 3
    many.reset(options={"secret": "RGBY", "reset_mask": np.array([True, False, True])})
    _, _, _, _, info = many.step([[0, 2, 1, 3]] * 3)
    assert info["broken"].tolist() == [True, False, True]
    for text in ("bulls", "expert/5x8b", "8x12", "3x4u"):
        box = edition(text)
        letters = box.letters[: box.shape.pegs][::-1]
        batch = Batch(text, 2, seed=0)
        batch.set_secrets(letters)
        batch.step([[box.letters.index(letter) for letter in letters]] * 2)
        assert batch.broken.all()
    with pytest.raises(KeypegError, match="2 secrets for 3 games"):
        many.reset(options={"secret": ["RGBY", "KKKK"]})


@pytest.mark.parametrize("kind", [np.int64, np.uint32, np.int8, int])
def test_seeds_may_be_numbers_of_any_kind_and_lists_and_arrays(kind):
    plain, other = CodebreakerEnv("kids"), CodebreakerEnv("kids")
    plain.reset(seed=7)
    other.reset(seed=kind(7))
    assert plain.step([0, 1, 2])[0]["feedback"].tolist() == other.step([0, 1, 2])[0]["feedback"].tolist()
    boards = []
    for seed in (7, kind(7), [7, 8, 9], np.array([7, 8, 9], kind), [kind(7), kind(8), kind(9)]):
        many = CodebreakerVectorEnv("kids", num_envs=3)
        many.reset(seed=seed)
        boards.append(many.step([[0, 1, 2]] * 3)[0]["feedback"].tolist())
    assert all(board == boards[0] for board in boards)
    CodemakerEnv("kids").reset(seed=kind(3))


def test_a_step_before_the_first_reset_says_so_in_many_games():
    with pytest.raises(ResetNeeded, match="reset"):
        CodebreakerVectorEnv("kids", num_envs=2).step([[0, 0, 0]] * 2)


def test_wrong_masks_are_told_in_one_line():
    for make in (CodebreakerEnv, CodebreakerVectorEnv):
        with pytest.raises(KeypegError, match="unknown mask 'all': choose legal, candidates"):
            make("kids", mask="all")
        with pytest.raises(KeypegError, match="flat=True"):
            make("kids", mask="candidates")


def test_in_a_match_the_codebreaker_learns_the_candidates_and_nobody_else():
    env = MatchEnv("kids")
    env.reset()
    env.step(7)
    agent = env.agent_selection
    assert env.infos[agent]["candidates"] == 216
    env.step(20)
    rows = env.match.game.rows
    text = " ".join(["kids", *(f"{row.guess}:{row.feedback}" for row in rows)])
    assert coded("kids", env.infos[agent]["candidate_mask"]) == [str(one) for one in keypeg.candidates(text)]
    assert env.infos["player_0"] == {}
    assert env.observe(agent)["action_mask"].sum() == 216
    while env.match.game.number == env.match.games[0].number and not env.match.over:
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["candidate_mask"])[0]))
    assert env.infos[env.agent_selection] == {}  # the next codemaker sets a code
    env.step(3)
    assert env.infos[env.agent_selection]["candidates"] == 216
