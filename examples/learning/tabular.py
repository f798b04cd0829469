"""Train a small agent on 3x4 and compare it with random-consistent: tabular Q-learning with masked actions.

    python3 examples/learning/tabular.py --games 200000 --seed 0 --out curve.json

It needs the extra `gym`. The state is the set of codes that still fit, one bit each; the actions are those codes. The
learned table holds the rows that a guess will still need. After every tenth of the games the agent plays all 64 secrets
without exploring.
"""

import argparse
import json
import sys
import time

import keypeg

try:
    import numpy as np

    from keypeg.lab.gym import Batch
except ImportError:
    sys.exit('this needs the extra "gym": in a clone of the repository, pip install ".[gym]"')

EDITION, LANES, SECRETS = "3x4", 250, 64


def train(games, *, seed):
    """Return the curve: games played, and rows per secret of the agent that explores no more."""
    chance = np.random.default_rng(seed)
    batch = Batch(EDITION, LANES, seed=seed, same_step=True)
    table, visits = {}, {}
    curve, played, due = [[0, evaluate(visits)]], 0, games // 10
    masks = batch.candidate_masks().astype(bool)
    while played < games:
        states = keys(masks)
        actions = np.array(
            [chance.choice(best(table, state, mask)) for state, mask in zip(states, masks, strict=True)]
        )
        batch.step(actions)
        masks = batch.candidate_masks().astype(bool)
        following = keys(masks)
        for lane in range(LANES):
            left = 0.0 if batch.ended[lane] else least(table, following[lane], masks[lane])
            learn(table, visits, states[lane], actions[lane], 1.0 + left)
        played += int(batch.ended.sum())
        if played >= due:
            curve.append([played, evaluate(visits)])
            print(f"{played:,} games: {curve[-1][1]:.3f} rows per secret", file=sys.stderr)
            due += games // 10
    return curve


def keys(masks):
    """Return each set of codes as bytes."""
    return [row.tobytes() for row in np.packbits(masks, axis=1)]


def best(table, state, mask):
    """Return the candidates that need the fewest rows by what is known; unknown ones count as 1, so all are tried."""
    worth = np.where(mask, table.get(state, 1.0), np.inf)
    return np.flatnonzero(worth == worth.min())


def least(table, state, mask):
    """Return the rows that the best known guess needs."""
    return float(np.where(mask, table[state], np.inf).min()) if state in table else 1.0


def learn(table, visits, state, action, rows):
    """Move what is known of a guess towards what it has come to."""
    if state not in table:
        table[state], visits[state] = np.ones(SECRETS), np.zeros(SECRETS)
    visits[state][action] += 1
    table[state][action] += (rows - table[state][action]) / visits[state][action] ** 0.7


def evaluate(visits):
    """Return the rows per secret, over every secret, of the agent that takes the guess it has come to prefer."""
    codes = [str(code) for code in keypeg.candidates(EDITION)]

    def total(left):
        mask = np.zeros(SECRETS, bool)
        mask[left] = True
        tried = visits.get(keys(mask[None])[0], np.zeros(SECRETS))
        guess = codes[int(np.where(mask, tried, -1).argmax())]
        parts = {}
        for at in left:
            if codes[at] != guess:
                parts.setdefault(keypeg.mark(codes[at], guess), []).append(at)
        return len(left) + sum(map(total, parts.values()))

    return total(list(range(SECRETS))) / SECRETS


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--games", type=int, default=200_000)
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--out")
    chosen = options.parse_args()
    start = time.process_time()
    curve = train(chosen.games, seed=chosen.seed)
    random = np.mean([keypeg.simulate(EDITION, "random-consistent", seed=seed).average for seed in range(20)])
    data = {
        "command": f"python3 examples/learning/tabular.py --games {chosen.games} --seed {chosen.seed}",
        "edition": EDITION,
        "random_consistent": round(float(random), 4),
        "perfect": round(float(keypeg.value(EDITION).upper), 4),
        "curve": [[games, round(rows, 4)] for games, rows in curve],
        "cpu_seconds": round(time.process_time() - start, 1),
    }
    print(json.dumps(data, indent=2))
    if chosen.out:
        with open(chosen.out, "w", encoding="utf-8") as file:
            file.write(json.dumps(data, indent=2) + "\n")


if __name__ == "__main__":
    main()
