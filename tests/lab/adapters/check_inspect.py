"""With the framework installed: make adapters-test (not part of the other tests: it is large)."""

import inspect_ai
from inspect_ai.model import ModelOutput, ModelUsage, get_model

from keypeg.lab.adapters.for_inspect import mastermind
from keypeg.lab.arena.games import play_game, regrets
from keypeg.lab.arena.players import StrategyPlayer
from keypeg.rules import edition


def test_a_model_that_plays_a_strategy_gets_the_score_of_the_strategy(tmp_path):
    box = edition("kids")
    game = play_game(StrategyPlayer("parts"), box, seed=3, number=0)
    outputs = [ModelOutput.from_content("mockllm/model", f"<guess>{row.guess}</guess>") for row in game.rows]
    for output in outputs:  # else the framework would fetch a tokenizer to count them
        output.usage = ModelUsage(input_tokens=1, output_tokens=1, total_tokens=2)
    model = get_model("mockllm/model", custom_outputs=outputs)
    [log] = inspect_ai.eval(
        mastermind(edition="kids", games=1, seed=3), model=model, log_dir=str(tmp_path), display="none"
    )
    assert log.status == "success", log.error
    found = log.samples[0].scores["game_score"].value
    assert found["rows"] == len(game.rows)
    assert found["broken"] == 1
    assert found["reward"] == (10 - len(game.rows)) / 9
    assert abs(found["regret"] - float(sum(one.lower for one in regrets(box, game)))) < 1e-9


def test_refusing_is_scored_as_losing(tmp_path):
    outputs = [ModelOutput.from_content("mockllm/model", "I refuse") for _ in range(10)]
    for output in outputs:
        output.usage = ModelUsage(input_tokens=1, output_tokens=1, total_tokens=2)
    model = get_model("mockllm/model", custom_outputs=outputs)
    [log] = inspect_ai.eval(
        mastermind(edition="kids", games=1, seed=3), model=model, log_dir=str(tmp_path), display="none"
    )
    assert log.status == "success", log.error
    found = log.samples[0].scores["game_score"].value
    # All nine rows were given up, and a code that is not broken counts as one row more.
    assert (found["broken"], found["reward"], found["rows"], found["regret"]) == (0, 0, 10, 9)


def test_the_framework_finds_the_task_by_its_name(tmp_path):
    outputs = [ModelOutput.from_content("mockllm/model", "<guess>RRR</guess>") for _ in range(10)]
    for output in outputs:
        output.usage = ModelUsage(input_tokens=1, output_tokens=1, total_tokens=2)
    [log] = inspect_ai.eval(
        "keypeg/mastermind",
        task_args={"edition": "kids", "games": 1},
        model=get_model("mockllm/model", custom_outputs=outputs),
        log_dir=str(tmp_path),
        display="none",
    )
    assert log.status == "success", log.error
