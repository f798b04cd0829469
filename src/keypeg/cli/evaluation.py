"""The command `eval`: a language model over a fixed suite of games."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from keypeg.cli.output import EditionOption, Json, answer, check_finite, write_text
from keypeg.cli.progress import show_progress
from keypeg.errors import KeypegError, shortened

if TYPE_CHECKING:
    from keypeg.lab.arena.report import ArenaReport


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "eval",
        help="help-eval",
        epilog="keypeg eval --model http://127.0.0.1:8000/v1 --name my-model --games 50",
    )(evaluate_model)


def evaluate_model(
    *,
    model: Annotated[str, typer.Option(metavar="URL", help="option-eval-model")],
    name: Annotated[str, typer.Option(help="option-eval-name")] = "default",
    edition: EditionOption = "classic",
    games: Annotated[int, typer.Option(min=1, help="option-eval-games")] = 50,
    every_secret: Annotated[bool, typer.Option("--every-secret", help="option-eval-every")] = False,
    seed: Annotated[int, typer.Option(help="option-secrets-seed")] = 0,
    lenient: Annotated[bool, typer.Option("--lenient", help="option-eval-lenient")] = False,
    temperature: Annotated[
        float, typer.Option(min=0, callback=check_finite, help="option-temperature")
    ] = 0.0,
    max_tokens: Annotated[int | None, typer.Option(min=1, help="option-tokens")] = None,
    parallel: Annotated[int, typer.Option(min=1, max=256, help="option-parallel")] = 4,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help="option-eval-out")] = None,
    as_json: Json = False,
) -> None:
    """Play the suite, or the rest of it where it was interrupted, and write the report."""
    from keypeg.lab.arena.evaluation import Suite
    from keypeg.lab.arena.evaluation import evaluate as play_suite
    from keypeg.lab.arena.model import Model, ModelEndpoint, endpoint_key
    from keypeg.lab.arena.report import make_report
    from keypeg.rules import edition as read_edition

    if not model.startswith(("http://", "https://")):
        raise KeypegError("eval-url", url=shortened(model))
    suite = Suite(
        model=name,
        edition=str(read_edition(edition)),
        games=games,
        seed=seed,
        every_secret=every_secret,
        lenient=lenient,
    )
    folder = out or Path(f"keypeg-eval-{''.join(c if c.isalnum() else '-' for c in name)}")
    key = endpoint_key(os.environ)
    asked = Model(
        ModelEndpoint(url=model, name=name, key=key, temperature=temperature, most_tokens=max_tokens)
    )
    try:
        with show_progress("Playing") as update:
            played = play_suite(
                lambda conversation, chance: asked.answer(conversation, seed=chance),
                suite,
                folder,
                parallel=parallel,
                progress=update,
            )
    finally:
        asked.close()
    _write_report(make_report(suite, played), folder, as_json=as_json)


def _write_report(report: ArenaReport, folder: Path, *, as_json: bool) -> None:
    from keypeg.lab.arena.report import html, markdown, pictures

    write_text(folder / "report.md", markdown(report))
    write_text(folder / "report.html", html(report))
    for name, (_, svg) in pictures(report).items():
        write_text(folder / f"{name}.svg", svg)
    one = report.summary
    lines = [
        f"{one.name}: solved {one.solved.mean:.1%} of {one.games} games in {one.rows} rows on average.",
        f"Regret per guess: {one.regret}. Rows per game without luck: {one.skill}.",
        f"Consistent guesses: {one.consistency.mean:.1%}. Slips: {one.slips}. Not allowed: {one.refused}.",
        f"The report is in {folder / 'report.html'}",
    ]
    data = {
        "model": one.as_json(),
        "yardsticks": [other.as_json() for other in report.yardsticks],
        "folder": str(folder),
    }
    answer("\n".join(lines), data, form="eval", as_json=as_json)
