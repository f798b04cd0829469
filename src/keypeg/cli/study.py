"""Commands that compute: `candidates`, `check`, `hint`, `explain` and `simulate`."""

from __future__ import annotations

from typing import Annotated

import typer

from keypeg.cli import values
from keypeg.cli.output import (
    NO,
    EditionOption,
    Json,
    PositionWords,
    answer,
    forms,
    language,
    read_position_words,
    read_strategy,
    words,
)
from keypeg.cli.progress import show_progress
from keypeg.errors import KeypegError
from keypeg.rules import edition

Seed = Annotated[int, typer.Option("--seed", help="option-seed")]
StrategyOption = Annotated[
    str,
    typer.Option("--strategy", "-s", metavar="S", help="option-strategy", autocompletion=values.strategies),
]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("candidates", help="help-candidates", epilog="keypeg candidates classic RRGG:1-0 RBYB:2-1")(
        list_candidates
    )
    app.command("check", help="help-check", epilog="keypeg check classic RRRR:0-0 RRGG:2-0 GGGG:1-0")(
        check_position
    )
    app.command("hint", help="help-hint", epilog="keypeg hint classic RRGG:1-0 RBYB:2-1")(show_hint)
    app.command("explain", help="help-explain", epilog="keypeg explain classic RRBB:0-0 GGYY:1-0")(
        explain_rows
    )
    app.command(
        "simulate", help="help-simulate", epilog="keypeg simulate --edition classic --strategy minimax"
    )(simulate_all)


def list_candidates(
    position: PositionWords,
    *,
    count: Annotated[bool, typer.Option("--count", help="option-count")] = False,
    as_json: Json = False,
) -> None:
    """List the codes that agree with every row."""
    from keypeg.engine.candidates import candidates
    from keypeg.engine.verdict import count as count_codes

    asked = read_position_words(position)
    if count:
        found = count_codes(asked)
        answer(str(found), lambda: forms.CandidatesAnswer(left=found), as_json=as_json)
        return
    left = candidates(asked)
    codes = tuple(map(str, left))
    answer(
        "\n".join(codes),
        lambda: forms.CandidatesAnswer(left=len(codes), candidates=codes),
        as_json=as_json,
    )


def check_position(position: PositionWords, *, as_json: Json = False) -> None:
    """Check whether any code fits all rows, and suggest corrections if none does."""
    from keypeg.engine.check import check

    found = check(read_position_words(position))
    answer("\n".join(map(words, found.messages)), lambda: forms.check_answer(found), as_json=as_json)
    if not found.consistent:
        raise typer.Exit(NO)


def show_hint(
    position: PositionWords,
    *,
    name: StrategyOption = "best",
    seed: Seed = 0,
    explained: Annotated[bool, typer.Option("--explain", help="option-hint-explain")] = False,
    as_json: Json = False,
) -> None:
    """Suggest a guess, and say why."""
    from keypeg.engine.hint import hint
    from keypeg.training.hint_steps import hint_steps

    asked, strategy = read_position_words(position), read_strategy(name)
    if explained:
        steps = hint_steps(asked, by=strategy, seed=seed)
        found, said = steps.hint, tuple(words(one) for one in steps.messages)
    else:
        found = hint(asked, by=strategy, seed=seed)
        said = (words(found.message),)
    before = said[:-1] if explained else None
    answer("\n".join(said), lambda: forms.hint_answer(found, language(), steps=before), as_json=as_json)


def explain_rows(
    position: PositionWords,
    *,
    guess: Annotated[str | None, typer.Option("--guess", metavar="CODE", help="option-explain-guess")] = None,
    as_json: Json = False,
) -> None:
    """Say in words what the rows tell about the code."""
    from keypeg.api.help import POSSIBLE, compare_guess
    from keypeg.training.coach import explain

    asked = read_position_words(position)
    if guess is not None:
        _, told = compare_guess(asked, guess)
        possible, why = told.code == POSSIBLE, words(told)
        answer(
            why,
            lambda: forms.ExplainAnswer(facts=(), latest=(), possible=possible, why=why),
            as_json=as_json,
        )
        if not possible:
            raise typer.Exit(NO)
        return
    found = explain(asked)
    facts = tuple(forms.FactAnswer(rows=fact.rows, text=words(fact.message)) for fact in found.facts)
    latest = tuple(words(one) for one in found.latest)
    lines = [fact.text for fact in facts] or list(latest) or [words("coach-silent")]
    answer("\n".join(lines), lambda: forms.ExplainAnswer(facts=facts, latest=latest), as_json=as_json)


def simulate_all(
    *,
    edition_text: EditionOption = "classic",
    name: StrategyOption = "entropy",
    level_key: Annotated[
        str | None,
        typer.Option("--level", metavar="L", help="option-level", autocompletion=values.complete_levels),
    ] = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Let a strategy break every secret, and count the rows."""
    from keypeg.engine.levels import level
    from keypeg.engine.simulate import simulate, simulate_level

    box = edition(edition_text)
    if level_key is not None and name != "entropy":
        raise KeypegError("simulate-both")
    with show_progress(words("simulate-progress")) as update:
        if level_key is None:
            found = simulate(box, read_strategy(name), seed=seed, progress=update)
        else:
            found = simulate_level(box, level(level_key), seed=seed, progress=update)
    secrets, total, average, longest = found.secrets, found.total, found.average, found.max
    lines = [words(found.message)]
    over = sum(found.histogram[box.shape.rows :])
    if over:
        lines.append(words("simulate-beyond", secrets=over, edition=str(box), rows=box.shape.rows))
    lines += [
        words("simulate-row", row=f"{row:2}", secrets=broken) for row, broken in enumerate(found.histogram, 1)
    ]
    answer(
        "\n".join(lines),
        lambda: forms.SimulateAnswer(
            edition=str(box),
            secrets=secrets,
            total=total,
            average=average,
            max=longest,
            histogram=found.histogram,
        ),
        as_json=as_json,
    )
