"""One seed, one secret: in every interface."""

import numpy as np
import pytest

from keypeg.lab.arena import TextEnv
from keypeg.lab.arena.evaluation import Suite
from keypeg.lab.arena.games import play_game
from keypeg.lab.arena.players import StrategyPlayer
from keypeg.lab.gym import Batch, CodebreakerEnv, CodebreakerVectorEnv
from keypeg.rules import edition


def first_marks(text, seed):
    """Return how each interface marks one guess in games 0 and 1 of a seed."""
    box = edition(text)
    code = box.letters[: box.shape.pegs]
    numbers = list(range(box.shape.pegs))
    env, words = CodebreakerEnv(text), TextEnv(text)
    many, batch = CodebreakerVectorEnv(text, num_envs=1), Batch(text, 1, seed=seed, same_step=False)
    suite = Suite(model="none", edition=text, games=2, seed=seed)
    for number in range(2):
        env.reset(seed=seed if number == 0 else None)
        alone = env.step(numbers)[0]["feedback"][0].tolist()
        many.reset(seed=seed if number == 0 else None)
        beside = many.step(np.array([numbers]))[0]["feedback"][0, 0].tolist()
        if number:
            batch.restart()
        batch.step([numbers])
        words.reset(seed if number == 0 else None)
        said = words.step(f"<guess>{code}</guess>")[0]
        secret = play_game(StrategyPlayer("parts"), box, seed=seed, number=number).rows[-1].guess
        env.reset(options={"secret": str(secret)})
        played = env.step(numbers)[0]["feedback"][0].tolist()
        assert suite.secret(number) == secret
        yield alone, beside, batch.feedback[0, 0].tolist(), said, played
        env.reset(seed=seed)  # the game with a secret of its own has counted, too


@pytest.mark.parametrize("text", ["classic", "kids", "new", "expert/5x8b"])
def test_every_interface_marks_alike(text):
    for seed in (0, 7, 2**40):
        for alone, beside, batch, said, played in first_marks(text, seed):
            assert alone == beside == batch == played
            assert f": {alone[0]} red, {alone[1]} white." in said
