"""The text environment for verifiers (extra `verifiers`): a taskset, and the environment that plays it.

verifiers finds a taskset by the name of a module on the path, which must list it in `__all__`. A file of two lines is
enough, for example `mastermind.py`:

    from keypeg.lab.adapters.for_verifiers import *
    from keypeg.lab.adapters.for_verifiers import __all__
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from keypeg.errors import MissingExtra
from keypeg.lab.arena.text import MOST_FAULTS, TextEnv
from keypeg.lab.rewards import DEFAULT_REWARD, RewardKind

try:
    import verifiers.v1 as vf
except ImportError:
    raise MissingExtra("verifiers") from None

__all__ = ["MastermindConfig", "MastermindEnv", "MastermindEnvConfig", "MastermindTaskset"]


class MastermindConfig(vf.TasksetConfig):  # type: ignore[misc]
    """Which games there are: task `n` is game 0 of seed `seed + n`."""

    edition: str = "classic"
    seed: int = 0
    reward: RewardKind = DEFAULT_REWARD
    strict: bool = False
    patience: int = MOST_FAULTS


class MastermindData(vf.TaskData):  # type: ignore[misc]
    """What a task is made of; the seed decides the secret, which is written nowhere."""

    edition: str
    seed: int
    reward: RewardKind
    strict: bool
    patience: int

    def game(self) -> tuple[TextEnv, str]:
        """Start the game; return it with its prompt."""
        env = TextEnv(self.edition, reward=self.reward, strict=self.strict, patience=self.patience)
        return env, env.reset(self.seed)


class MastermindTask(vf.Task[MastermindData, vf.State, vf.TaskConfig]):  # type: ignore[misc]
    """One game."""


class MastermindTaskset(vf.Taskset[MastermindTask, MastermindConfig]):  # type: ignore[misc]
    """Games without end, one for each seed."""

    INFINITE = True

    def load(self) -> Iterator[MastermindTask]:
        """Yield the tasks in the order of their seeds."""
        options = self.config
        chosen = {name: getattr(options, name) for name in ("edition", "reward", "strict", "patience")}
        for seed in itertools.count(options.seed):
            _, prompt = MastermindData(seed=seed, **chosen).game()
            name = f"{options.edition}#{seed}"
            yield MastermindTask(MastermindData(name=name, prompt=prompt, seed=seed, **chosen), options.task)


class MastermindEnvConfig(vf.EnvConfig):  # type: ignore[misc]
    """Who plays."""

    player: vf.AgentConfig = vf.AgentConfig()


class MastermindEnv(vf.Env[MastermindEnvConfig]):  # type: ignore[misc]
    """Plays a task to its end. The reward `game` is the sum of the rewards of the rows."""

    async def run(self, task: Any, agents: Any) -> None:  # noqa: ANN401
        """Take the replies of the player until the game is over."""
        env, _ = task.data.game()
        total, done, info = 0.0, False, {}
        async with agents.player.interaction(task) as interaction:
            segment = await interaction.turn()
            while not segment.terminated:
                said, reward, done, info = env.step(segment.last_reply)
                total += reward
                if done:
                    break
                segment = await interaction.turn(said)
        if not done:  # the player was stopped: the rest of its rows is lost
            _, reward, _, info = env.give_up()
            total += reward
        trace = interaction.trace
        trace.record_reward("game", total)
        trace.record_metric("rows", len(env.position.rows))
        trace.record_metrics({name: info[name] for name in ("broken", "slips", "refused", "inconsistent")})
