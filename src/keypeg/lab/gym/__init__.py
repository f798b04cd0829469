"""Environments for learners. Importing this package registers `Keypeg/Classic-v0` and the others with Gymnasium.

>>> import gymnasium, keypeg.lab.gym
>>> env = gymnasium.make("Keypeg/Classic-v0")
>>> observation, info = env.reset(seed=7)
>>> info["candidates"]
1296
"""

from keypeg.errors import MissingExtra

try:
    import gymnasium as _gymnasium  # noqa: F401 - only to say which extra is missing
except ImportError:
    raise MissingExtra("gym") from None

from keypeg.lab.gym.batch import Batch
from keypeg.lab.gym.codemaker import CodemakerEnv
from keypeg.lab.gym.env import CodebreakerEnv
from keypeg.lab.gym.registration import env_ids, register
from keypeg.lab.gym.vector import CodebreakerVectorEnv

__all__ = ["Batch", "CodebreakerEnv", "CodebreakerVectorEnv", "CodemakerEnv", "env_ids"]

register()
