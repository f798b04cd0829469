"""The text environment for Inspect (extra `inspect`)."""

from __future__ import annotations

from typing import Any

from keypeg.errors import MissingExtra
from keypeg.lab.arena.evaluation import Suite
from keypeg.lab.arena.games import PlayedGame, regrets, rows_needed
from keypeg.lab.arena.text import TextEnv
from keypeg.lab.rewards import has_exact_regret

try:
    from inspect_ai import Task, task
    from inspect_ai.dataset import MemoryDataset, Sample
    from inspect_ai.model import ChatMessageUser
    from inspect_ai.scorer import Score, mean, scorer, stderr
    from inspect_ai.solver import solver
except ImportError:
    raise MissingExtra("inspect") from None

INFO = "keypeg"
"""Where a sample keeps what came of its game."""


@task  # type: ignore[untyped-decorator]
def mastermind(edition: str = "classic", games: int = 50, seed: int = 0, strict: bool = False) -> Any:  # noqa: ANN401, FBT001, FBT002
    """Return a task: one sample for each game of the seed."""
    suite = Suite(model="inspect", edition=edition, games=games, seed=seed, strict=strict)
    samples = [_sample(suite, number) for number in range(games)]
    return Task(dataset=MemoryDataset(samples), solver=game_solver(suite), scorer=game_score())


def _sample(suite: Suite, number: int) -> Any:  # noqa: ANN401
    env = TextEnv(suite.box)
    prompt = env.reset(secret=str(suite.secret(number)))
    return Sample(id=number, input=prompt, target=str(suite.secret(number)), metadata={"number": number})


@solver  # type: ignore[untyped-decorator]
def game_solver(suite: Suite) -> Any:  # noqa: ANN401
    """Return a solver that plays the game of a sample to its end."""

    async def solve(state: Any, generate: Any) -> Any:  # noqa: ANN401
        number, box = int(state.metadata["number"]), suite.box
        env = TextEnv(box, strict=suite.strict)
        env.reset(secret=str(suite.secret(number)))
        reward, done, info = 0.0, False, {"broken": False, "slips": 0, "refused": 0, "inconsistent": 0}
        state.metadata[INFO] = _result(suite, number, env, {**info, "reward": reward})
        while not done:
            state = await generate(state)
            said, reward, done, info = env.step(state.output.completion)
            state.messages.append(ChatMessageUser(content=said))
            # A limit may stop the sample at any time; then it is scored as it is, the rest of its rows lost.
            state.metadata[INFO] = _result(suite, number, env, {**info, "reward": reward})
        return state

    return solve


def _result(suite: Suite, number: int, env: TextEnv, info: dict[str, Any]) -> dict[str, Any]:
    """Return what a game is worth if nothing more is played."""
    box = suite.box
    game = PlayedGame(number=number, secret=suite.secret(number), rows=env.position.rows)
    found = {**info, "position": str(env.position), "rows": rows_needed(box, game)}
    if has_exact_regret(box.shape):
        found["regret"] = float(sum(one.lower for one in regrets(box, game)))
    return found


@scorer(metrics={"*": [mean(), stderr()]})  # type: ignore[untyped-decorator]
def game_score() -> Any:  # noqa: ANN401
    """Return a scorer: whether the code was broken, the bounded reward, rows, slips, refused and inconsistent guesses.

    Regret of the whole game is added where it is known exactly. A code that is not broken counts as one row more than
    the board has.
    """

    async def score(state: Any, target: Any) -> Any:  # noqa: ANN401, ARG001
        info = state.metadata[INFO]
        value = {"broken": float(info["broken"])}
        names = ("reward", "rows", "regret", "slips", "refused", "inconsistent")
        value |= {name: float(info[name]) for name in names if name in info}
        return Score(value=value, answer=info["position"])

    return score
