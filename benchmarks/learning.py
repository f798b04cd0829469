"""For learners: values of positions, and many games at once against Gymnasium's own vector in the same run."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import numpy as np
from gymnasium.vector import SyncVectorEnv

import keypeg
from benchmarks.harness import cpu_seconds, keep
from keypeg.engine.sampling import random_code
from keypeg.lab.gym import Batch, CodebreakerEnv, CodebreakerVectorEnv
from keypeg.rules import MarkedRow, Position, edition, mark

POSITIONS = 1000
LANES, STEPS = 4096, 500
PLAIN_LANES, PLAIN_STEPS = 64, 100
REGRET_LANES = 64
MASK_STEPS = 50


def random_positions(seed: int = 1) -> list[Position]:
    """Positions of the classic box after 0 to 5 random guesses, the code not broken."""
    box, chance = edition("classic"), random.Random(seed)
    found: list[Position] = []
    while len(found) < POSITIONS:
        secret = random_code(box, chance, repeats=True)
        guesses = [random_code(box, chance, repeats=True) for _ in range(len(found) % 6)]
        if secret not in guesses:
            found.append(Position(box, tuple(MarkedRow(guess, mark(secret, guess)) for guess in guesses)))
    return found


def values() -> dict[str, float]:
    """Positions valued per CPU second: all 1,296 guesses of each."""
    first, others = random_positions(1), random_positions(2)

    def work(positions: list[Position]) -> None:
        for position in positions:
            if not keypeg.values(position).exact:
                raise SystemExit(f"{position} is not settled")

    return {
        "in a new process": POSITIONS / cpu_seconds(lambda: work(first), repeat=1),
        "other positions, with the cache warm from those": POSITIONS
        / cpu_seconds(lambda: work(others), repeat=1),
        "the same positions again": POSITIONS / cpu_seconds(lambda: work(first)),
    }


def play(env: Any, pool: int, steps: int) -> None:
    """Random guesses, drawn before."""
    actions = np.random.default_rng(0).integers(1296, size=(50, pool))
    for step in range(steps):
        env.step(actions[step % 50])


def play_masked(batch: Batch, pool: int, steps: int) -> None:
    """Random guesses, drawn before, and the candidates of every game after each of them."""
    actions = np.random.default_rng(0).integers(1296, size=(50, pool))
    for step in range(steps):
        batch.step(actions[step % 50])
        batch.candidate_masks()


def steps_per_second() -> dict[str, float]:
    """Steps of 4x6 per CPU second, guesses by number."""
    plain = SyncVectorEnv([partial(CodebreakerEnv, "classic", flat=True)] * PLAIN_LANES)
    plain.reset(seed=1)
    native = CodebreakerVectorEnv("classic", num_envs=LANES, flat=True)
    native.reset(seed=1)
    views = CodebreakerVectorEnv("classic", num_envs=LANES, flat=True, copy=False)
    views.reset(seed=1)
    batch = Batch("classic", LANES, seed=1)
    regret = Batch("classic", REGRET_LANES, seed=1, reward="regret")
    play(regret, REGRET_LANES, 50)
    plain_steps, many = PLAIN_LANES * PLAIN_STEPS, LANES * STEPS
    return {
        "Gymnasium's SyncVectorEnv": plain_steps / cpu_seconds(lambda: play(plain, PLAIN_LANES, PLAIN_STEPS)),
        "CodebreakerVectorEnv, arrays copied": many
        / cpu_seconds(lambda: play(native, LANES, STEPS), repeat=5),
        "CodebreakerVectorEnv(copy=False)": many / cpu_seconds(lambda: play(views, LANES, STEPS), repeat=5),
        "Batch": many / cpu_seconds(lambda: play(batch, LANES, STEPS), repeat=5),
        "Batch, with candidate_masks in every step": MASK_STEPS
        * LANES
        / cpu_seconds(lambda: play_masked(batch, LANES, MASK_STEPS)),
        'Batch(reward="regret"), exact': REGRET_LANES
        * 50
        / cpu_seconds(lambda: play(regret, REGRET_LANES, 50), repeat=1),
    }


def run() -> None:
    """Measure, print and keep."""
    data = {"steps_per_second": steps_per_second(), "values_per_second": values()}
    for group in data.values():
        for name, value in group.items():
            print(f"{name:40} {value:14,.0f} per second")
    keep("learning", data)
