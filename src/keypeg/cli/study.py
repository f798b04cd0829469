"""Commands that compute: `candidates`, `check`, `hint` and `simulate`."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from keypeg.cli.output import EditionOption, Json, PositionWords, answer, read_position
from keypeg.cli.progress import progress
from keypeg.errors import KeypegError, row_list
from keypeg.rules import edition

Seed = Annotated[int, typer.Option("--seed", help="Where chance starts: the same seed, the same answer.")]
StrategyOption = Annotated[str, typer.Option("--strategy", "-s", metavar="S", help="How to choose a guess.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("candidates")(list_candidates)
    app.command("check")(check_rows)
    app.command("hint")(give_hint)
    app.command("simulate")(simulate_all)


def list_candidates(
    position: PositionWords,
    *,
    count: Annotated[bool, typer.Option("--count", help="Only say how many there are.")] = False,
    as_json: Json = False,
) -> None:
    """List the codes that agree with every row.

    Example: keypeg candidates classic RRGG:1-0 RBYB:2-1
    """
    from keypeg.engine.candidates import candidates

    left = candidates(read_position(position))
    data: dict[str, Any] = {"left": len(left)} | (
        {} if count else {"candidates": [str(code) for code in left]}
    )
    answer(str(len(left)) if count else "\n".join(map(str, left)), data, as_json=as_json)


def check_rows(position: PositionWords, *, as_json: Json = False) -> None:
    """Say whether the rows can be true together, and what would repair them.

    Example: keypeg check classic RRRR:0-0 RRGG:2-0 GGGG:1-0
    """
    from keypeg.engine.check import Check, check

    def told(found: Check) -> str:
        if found.consistent:
            return "The rows agree." + ("" if found.left is None else f" Codes left: {found.left:,}.")
        lines = [f"No code agrees with all rows: {row_list(found.contradiction)} contradict one another."]
        lines += [
            f"Row {repair.row} would fit as {repair.feedback}"
            + ("." if repair.left is None else f" (codes left: {repair.left:,}).")
            for repair in found.repairs
        ]
        return "\n".join(lines if found.repairs else [*lines, "No change of a single row would repair it."])

    found = check(read_position(position))
    data = {
        "consistent": found.consistent,
        "left": found.left,
        "contradiction": list(found.contradiction),
        "repairs": [{"row": r.row, "feedback": str(r.feedback), "left": r.left} for r in found.repairs],
    }
    answer(told(found), data, as_json=as_json)


def give_hint(
    position: PositionWords,
    *,
    name: StrategyOption = "entropy",
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Suggest a guess, and say why.

    Example: keypeg hint classic RRGG:1-0 RBYB:2-1
    """
    from keypeg.engine.hint import hint
    from keypeg.engine.strategies import strategy

    found = hint(read_position(position), by=strategy(name), seed=seed)
    data = {"guess": str(found.code), "left": found.left, "sampled": found.sampled, "why": found.why}
    answer(f"{found.code}: {found.why}.", data, as_json=as_json)


def simulate_all(
    *,
    edition_text: EditionOption = "classic",
    name: StrategyOption = "entropy",
    level_key: Annotated[str | None, typer.Option("--level", help="Let a level play instead.")] = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Let a strategy break every secret, and count the rows.

    Example: keypeg simulate --edition classic --strategy minimax
    """
    from keypeg.engine.levels import level
    from keypeg.engine.simulate import simulate, simulate_level
    from keypeg.engine.strategies import strategy

    box = edition(edition_text)
    if level_key is not None and name != "entropy":
        raise KeypegError("cannot simulate a strategy and a level at once: name one of them")
    with progress("secrets") as update:
        if level_key is None:
            found = simulate(box, strategy(name), seed=seed, progress=update)
        else:
            found = simulate_level(box, level(level_key), seed=seed, progress=update)
    data = {
        "edition": str(box),
        "secrets": found.secrets,
        "total": found.total,
        "average": found.average,
        "max": found.max,
        "histogram": list(found.histogram),
    }
    rows = "\n".join(f"  row {row:2}  {secrets:,}" for row, secrets in enumerate(found.histogram, 1))
    summary = f"{found.secrets:,} secrets, {found.total:,} rows, {found.average:.4f} on average, {found.max} at most"
    answer(f"{summary}\n{rows}", data, as_json=as_json)
