"""Train MaskablePPO of sb3-contrib on 3x4, with the native batch as its vector of environments.

    pip install ".[gym]" sb3-contrib        # in a clone of the repository
    python3 examples/learning/maskable_ppo.py --steps 30000 --seed 0

The agent sees which codes still fit, and may guess only those. Before and after, it plays all 64 secrets once.
"""

import argparse
import sys

import keypeg

try:
    import numpy as np
    from gymnasium import spaces
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import VecEnv

    from keypeg.lab.gym import Batch
except ImportError:
    sys.exit('this needs more packages: in a clone of the repository, pip install ".[gym]" sb3-contrib')

EDITION, LANES = "3x4", 64


class BatchVecEnv(VecEnv):
    """Many games stepped by the kernel, as Stable-Baselines3 wants them: a game that is over starts again at once."""

    render_mode = None

    def __init__(self, edition, games, *, seed=None):
        self.batch = Batch(edition, games, seed=seed, same_step=True)
        guesses = self.batch.action_masks().shape[1]
        super().__init__(games, spaces.MultiBinary(guesses), spaces.Discrete(guesses))
        self._actions = None

    def reset(self):
        self.batch.restart()
        return self.batch.candidate_masks()

    def step_async(self, actions):
        self._actions = actions

    def step_wait(self):
        rows = self.batch.row + 1
        self.batch.step(self._actions)
        left = self.batch.candidate_masks()
        infos = [{} for _ in range(self.num_envs)]
        for lane in np.flatnonzero(self.batch.ended):
            reward = float(self.batch.reward[lane])
            infos[lane] = {
                "episode": {"r": reward, "l": int(rows[lane])},
                "terminal_observation": np.zeros_like(left[lane]),
            }
        return left, self.batch.reward.astype(np.float32), self.batch.ended.copy(), infos

    def env_method(self, method_name, *_, indices=None, **__):
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.batch.candidate_masks().astype(bool)[self._lanes(indices)])

    def get_attr(self, attr_name, indices=None):
        return [getattr(self, attr_name) for _ in self._lanes(indices)]

    def has_attr(self, attr_name):
        return attr_name == "action_masks" or hasattr(self, attr_name)

    def set_attr(self, attr_name, value, indices=None):  # noqa: ARG002
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class, indices=None):  # noqa: ARG002
        return [False for _ in self._lanes(indices)]

    def action_masks(self):
        return self.batch.candidate_masks().astype(bool)

    def close(self):
        pass

    def _lanes(self, indices):
        return list(range(self.num_envs)) if indices is None else np.atleast_1d(indices).tolist()


def rows_per_secret(model):
    """Return the average rows over all secrets, each played once without exploring."""
    secrets = [str(code) for code in keypeg.candidates(EDITION)]
    batch = Batch(EDITION, len(secrets), same_step=False)
    batch.set_secrets(secrets)
    rows, over = np.zeros(len(secrets)), np.zeros(len(secrets), bool)
    while not over.all():
        masks = batch.candidate_masks()
        masks[over] = 1  # these lanes wait for the others
        actions, _ = model.predict(masks, action_masks=masks.astype(bool), deterministic=True)
        batch.step(actions)
        rows += ~over
        over |= batch.ended
    return rows.mean()


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--steps", type=int, default=30_000)
    options.add_argument("--seed", type=int, default=0)
    chosen = options.parse_args()
    env = BatchVecEnv(EDITION, LANES, seed=chosen.seed)
    model = MaskablePPO(
        "MlpPolicy", env, seed=chosen.seed, n_steps=32, batch_size=256, gamma=1.0, ent_coef=0.0, device="cpu"
    )
    before = rows_per_secret(model)
    model.learn(chosen.steps)
    print(f"rows per secret: {before:.3f} before, {rows_per_secret(model):.3f} after {chosen.steps:,} steps;")
    print(f"perfect play needs {float(keypeg.value(EDITION).lower):.3f}")


if __name__ == "__main__":
    main()
