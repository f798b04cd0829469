"""With the framework installed: make adapters-test (not part of the other tests: it is large)."""

import asyncio
from contextlib import asynccontextmanager
from types import SimpleNamespace

import verifiers.v1 as vf
from verifiers.v1.agent import Segment
from verifiers.v1.utils.loaders import environment_class, load_taskset, taskset_class

from keypeg.lab.adapters.for_verifiers import MastermindConfig, MastermindEnv, MastermindTaskset
from keypeg.lab.arena import TextEnv
from keypeg.lab.arena.games import play_game, regrets
from keypeg.lab.arena.players import StrategyPlayer
from keypeg.rules import edition


class Scripted:
    """An agent that says what it is told to, on the framework's own segments and trace."""

    def __init__(self, replies):
        self.replies, self.heard = list(replies), []

    @asynccontextmanager
    async def interaction(self, task):
        self.heard.append(task.data.prompt)
        data = vf.TraceTask(type="MastermindTask", data=task.data, key=task.key, hash=task.hash)
        yield SimpleNamespace(
            trace=vf.Trace(task=data, agent=vf.AgentInfo(config=vf.AgentConfig())), turn=self.turn
        )

    async def turn(self, said=None):
        if said is not None:
            self.heard.append(said)
        if not self.replies:
            return Segment(messages=[], terminated=True)
        return Segment(messages=[vf.AssistantMessage(content=self.replies.pop(0))])


def played(task, replies):
    """Run the environment on one task; return what the agent heard, and the trace."""
    agent, traces = Scripted(replies), []
    inner = agent.interaction

    @asynccontextmanager
    async def kept(task):
        async with inner(task) as one:
            traces.append(one.trace)
            yield one

    agent.interaction = kept
    asyncio.run(MastermindEnv.run(None, task, SimpleNamespace(player=agent)))
    return agent.heard, traces[0]


def tasks(**options):
    return iter(MastermindTaskset(MastermindConfig(id="mastermind", **options)))


def test_a_player_hears_what_the_text_environment_says():
    task = next(tasks(edition="kids", seed=3))
    plain, replies = TextEnv("kids"), ["RRR", "hm", "BBB"]
    heard, trace = played(task, replies)
    assert heard == [plain.reset(3), *(plain.step(reply)[0] for reply in replies)]
    assert trace.metrics["slips"] == 1
    assert trace.metrics["rows"] == 2


def test_the_reward_of_a_strategy_is_bounded_and_rises_with_fewer_rows():
    box = edition("kids")
    for number, task in zip(range(3), tasks(edition="kids", seed=5), strict=False):
        game = play_game(StrategyPlayer("parts"), box, seed=5 + number, number=0)
        _, trace = played(task, [f"<guess>{row.guess}</guess>" for row in game.rows])
        assert abs(trace.rewards["game"].score - (10 - len(game.rows)) / 9) < 1e-9


def test_refusing_earns_nothing():
    _, trace = played(next(tasks(edition="kids")), ["I refuse"] * 10)
    assert trace.rewards["game"].score == 0
    _, trace = played(next(tasks(edition="kids")), ["RRR"])  # it ends after one row
    assert trace.rewards["game"].score == 0


def test_the_reward_can_be_regret():
    box = edition("kids")
    for number, task in zip(range(3), tasks(edition="kids", seed=5, reward="regret"), strict=False):
        game = play_game(StrategyPlayer("parts"), box, seed=5 + number, number=0)
        _, trace = played(task, [f"<guess>{row.guess}</guess>" for row in game.rows])
        lost = float(sum(one.lower for one in regrets(box, game)))
        assert abs(trace.rewards["game"].score + lost) < 1e-9
        assert trace.metrics["broken"] == 1


def test_a_player_that_is_stopped_pays_for_the_rows_it_did_not_play():
    _, trace = played(next(tasks(edition="kids", reward="rows")), ["RRR"])
    # One row played, eight given up, one for the code that is not broken, and one for the reply that did not come.
    assert trace.rewards["game"].score <= -10
    assert trace.metrics["broken"] == 0


def test_no_task_holds_its_secret():
    for seed, task in zip(range(20), tasks(edition="classic"), strict=False):
        env = TextEnv("classic")
        env.reset(seed)
        assert str(env._game._secret) not in task.data.model_dump_json()


def test_the_framework_finds_it_in_a_module_of_two_lines(tmp_path, monkeypatch):
    (tmp_path / "mastermind.py").write_text(
        "from keypeg.lab.adapters.for_verifiers import *\nfrom keypeg.lab.adapters.for_verifiers import __all__\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    assert taskset_class("mastermind") is MastermindTaskset
    assert environment_class("mastermind") is MastermindEnv
    assert next(iter(load_taskset(MastermindConfig(id="mastermind", seed=9)))).data.seed == 9
