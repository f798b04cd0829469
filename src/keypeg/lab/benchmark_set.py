"""The benchmark as files: questions of growing size with proven answers, in held-out splits, with a data card."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

from keypeg.engine.solver import count_guesses
from keypeg.engine.values import SETTLED_AT_ONCE
from keypeg.lab.arena.replies import read_reply, without_thoughts
from keypeg.lab.datasets import Example, examples
from keypeg.lab.splits import SPLITS, split_of
from keypeg.rules import Position
from keypeg.rules import edition as read_edition

BENCHMARK_VERSION = 1
"""Rises whenever an example changes."""
CURRICULUM = ("2x3", "3x4", "kids", "classic", "4x7", "super")
"""From 2x3 to 5x8."""
QUESTION_KINDS = ("single", "choice", "consistency")
CARD = "README.md"


def benchmark_examples(edition: str, kind: str, *, count: int, seed: int) -> Iterator[Example]:
    """Return examples of one kind with their split; questions also have a prompt."""
    box = read_edition(edition)
    # A seed of its own for every part, so that a part does not change with the others.
    part = Random(f"{BENCHMARK_VERSION} {box} {kind} {seed}").getrandbits(63)
    for one in examples(box, kind, count=count, seed=part):
        split = split_of(Position.parse(one["position"]), version=BENCHMARK_VERSION)
        yield {"version": BENCHMARK_VERSION, "id": f"{box}-{kind}-{one['number']}", "split": split, **one}


def benchmark_parts() -> list[tuple[str, str]]:
    """Return every edition with every kind of example that has exact answers there."""
    return [
        (edition, kind)
        for edition in CURRICULUM
        for kind in ("values", *QUESTION_KINDS)
        if kind != "values" or count_guesses(read_edition(edition).shape) <= SETTLED_AT_ONCE
    ]


def write_benchmark(
    folder: Path, *, count: int, seed: int, progress: Callable[[int, int], object] | None = None
) -> int:
    """Write a file per split, and the data card; return how many examples there are."""
    folder.mkdir(parents=True, exist_ok=True)
    counts: Counter[tuple[str, str, str]] = Counter()
    parts = benchmark_parts()
    files = {split: (folder / f"{split}.jsonl").open("w", encoding="utf-8") for split in SPLITS}
    try:
        for number, (edition, kind) in enumerate(parts):
            for one in benchmark_examples(edition, kind, count=count, seed=seed):
                files[one["split"]].write(json.dumps(one, ensure_ascii=False) + "\n")
                counts[edition, kind, one["split"]] += 1
            if progress:
                progress(number + 1, len(parts))
    finally:
        for file in files.values():
            file.close()
    (folder / CARD).write_text(_card(folder, counts, count=count, seed=seed), encoding="utf-8")
    return sum(counts.values())


def is_right(example: Example, reply: str) -> bool:
    """Whether a reply to a question gives its answer; what a model thought does not count."""
    if example["kind"] == "single":
        read = read_reply(Position.parse(example["position"]).edition, reply)
        return read.guess is not None and str(read.guess) == example["answer"]
    words = without_thoughts(reply).replace("*", " ").replace(".", " ").replace(")", " ").split()
    allowed = {"choice": ("A", "B", "C", "D"), "consistency": ("yes", "no")}[example["kind"]]
    fold = str.lower if example["kind"] == "consistency" else str
    given = [fold(word.strip(",:;!?\"'`()[]")) for word in words]
    answers = [word for word in given if word in allowed]
    return bool(answers) and answers[-1] == example["answer"]


def _card(folder: Path, counts: Counter[tuple[str, str, str]], *, count: int, seed: int) -> str:
    """Return the data card."""
    parts = sorted({(CURRICULUM.index(edition), edition, kind) for edition, kind, _ in counts})
    table = [
        f"| {edition} | {kind} | " + " | ".join(str(counts[edition, kind, split]) for split in SPLITS) + " |"
        for _, edition, kind in parts
    ]
    sums = [
        f"- `{split}.jsonl`: {sha256((folder / f'{split}.jsonl').read_bytes()).hexdigest()}"
        for split in SPLITS
    ]
    return _CARD.format(
        version=BENCHMARK_VERSION,
        count=count,
        seed=seed,
        splits=" | ".join(SPLITS),
        rule="---|" * (2 + len(SPLITS)),
        table="\n".join(table),
        sums="\n".join(sums),
    )


_CARD = """\
# Keypeg benchmark, version {version}

Made by `keypeg dataset all --count {count} --seed {seed}`, on every machine the same. Positions of Mastermind with
proven answers; nothing comes from people or from a model.

| edition | kind | {splits} |
|{rule}
{table}

## Kinds

- `values`: a position with the rows that every guess loses over all candidates (`lost`), all exact.
- `single`: rows that leave one code. The answer is the code; no row can be left out.
- `choice`: rows and four codes, one of which can be the secret. The answer is its letter.
- `consistency`: rows that can be true together, or not. The answer is yes or no, as often as not.

Every line has `version`, `id`, `split`, `kind`, `number` and `position`; a question also has `prompt` and `answer`.
`keypeg.lab.benchmark_set.is_right(example, reply)` says whether a reply is right.

## Splits

Eight tenths are for training, one for validation, one for tests. Positions that differ only by the names of colours,
the order of pegs or the order of rows are always in the same split: none is in two.

## Limits

Positions are drawn by random play, half of the guesses sensible: they are not those that people reach. Guessing
blindly answers a quarter of `choice` and half of `consistency`. Anybody can make these files, so a model may have
seen them; use another `--seed` for a fresh set with the same properties.

## Checksums (SHA-256)

{sums}
"""
