"""The command `eval`: a language model over a fixed suite of games."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from keypeg.cli.arena import write_document
from keypeg.cli.output import EditionOption, Json, answer, forms, words
from keypeg.cli.progress import show_progress
from keypeg.errors import KeypegError, shorten

if TYPE_CHECKING:
    from keypeg.lab.arena.evaluation import Suite
    from keypeg.lab.arena.games import PlayedGame
    from keypeg.lab.arena.model import ModelEndpoint
    from keypeg.lab.arena.report import ArenaReport, TokenPrices


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
    repeats: Annotated[int, typer.Option(min=1, max=1000, help="option-repeats")] = 1,
    seed: Annotated[int, typer.Option(help="option-secrets-seed")] = 0,
    strict: Annotated[bool, typer.Option("--strict", help="option-eval-strict")] = False,
    patience: Annotated[int, typer.Option(min=0, help="option-patience")] = 3,
    temperature: Annotated[float | None, typer.Option(min=0, help="option-temperature")] = None,
    max_tokens: Annotated[int | None, typer.Option(min=1, help="option-tokens")] = None,
    max_completion_tokens: Annotated[int | None, typer.Option(min=1, help="option-completion-tokens")] = None,
    reasoning_effort: Annotated[str | None, typer.Option(metavar="TEXT", help="option-effort")] = None,
    extra: Annotated[str | None, typer.Option(metavar="JSON", help="option-extra")] = None,
    timeout: Annotated[float, typer.Option(min=1, help="option-timeout")] = 120.0,
    parallel: Annotated[int, typer.Option(min=1, max=256, help="option-parallel")] = 4,
    salt: Annotated[str | None, typer.Option(metavar="TEXT", help="option-salt")] = None,
    retry_failed: Annotated[bool, typer.Option("--retry-failed", help="option-retry-failed")] = False,
    prompt_price: Annotated[float | None, typer.Option(min=0, help="option-prompt-price")] = None,
    completion_price: Annotated[float | None, typer.Option(min=0, help="option-completion-price")] = None,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help="option-eval-out")] = None,
    as_json: Json = False,
) -> None:
    """Play the suite, or the rest of it where it was interrupted, and write the report."""
    from keypeg.lab.arena.evaluation import Suite, read_salt
    from keypeg.lab.arena.model import ModelEndpoint, endpoint_key
    from keypeg.lab.arena.report import make_report
    from keypeg.lab.secret_source import new_salt
    from keypeg.rules import edition as read_edition

    if not model.startswith(("http://", "https://")):
        raise KeypegError("eval-url", url=shorten(model))
    folder = out or Path(f"keypeg-eval-{''.join(c if c.isalnum() else '-' for c in name)}")
    endpoint = ModelEndpoint(
        url=model,
        name=name,
        key=endpoint_key(os.environ),
        temperature=temperature,
        most_tokens=max_tokens,
        most_completion_tokens=max_completion_tokens,
        reasoning_effort=reasoning_effort,
        extra=_read_extra(extra),
        seconds=timeout,
    )
    suite = Suite(
        model=name,
        edition=str(read_edition(edition)),
        games=games,
        seed=seed,
        every_secret=every_secret,
        repeats=repeats,
        strict=strict,
        patience=patience,
        settings=endpoint.settings(),
        salt=salt or read_salt(folder) or new_salt(),
    )
    played = _play_suite(endpoint, suite, folder, parallel=parallel, retry_failed=retry_failed)
    prices = _read_prices(prompt_price, completion_price)
    _write_report(make_report(suite, played, prices=prices), folder, as_json=as_json)


def _play_suite(
    endpoint: ModelEndpoint, suite: Suite, folder: Path, *, parallel: int, retry_failed: bool
) -> list[PlayedGame]:
    """Play what is missing in the folder, and show how far it is."""
    from keypeg.lab.arena.evaluation import evaluate
    from keypeg.lab.arena.model import Model

    model = Model(endpoint)
    try:
        with show_progress("Playing") as update:
            return evaluate(
                model.answer, suite, folder, parallel=parallel, retry_failed=retry_failed, progress=update
            )
    finally:
        model.close()


def _read_prices(prompt: float | None, completion: float | None) -> TokenPrices | None:
    from keypeg.lab.arena.report import TokenPrices

    if prompt is None and completion is None:
        return None
    return TokenPrices(prompt=prompt or 0.0, completion=completion or 0.0)


def _read_extra(text: str | None) -> dict[str, Any]:
    """Return what is added to the body of every request."""
    try:
        data = {} if text is None else json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise KeypegError("eval-extra", text=shorten(str(text)))
    return data


def _write_report(report: ArenaReport, folder: Path, *, as_json: bool) -> None:
    from keypeg.lab.arena.report import faults_text, pass_text, regret_text, report_document

    write_document(report_document(report), folder, "report")
    one = report.summary
    skill = "unknown" if one.skill is None else str(one.skill)
    lines = [
        f"{one.name}: solved {one.solved.mean:.1%} of {one.games} games in {one.rows} rows on average.",
        f"Regret per row: {regret_text(one)}. Rows per game without luck: {skill}.",
        f"Consistent guesses: {one.consistency.mean:.1%}. Slips: {one.slips}. Not allowed: {one.refused}.",
        *filter(None, [pass_text(report)]),
        f"Stopped early: {one.failed} of {one.games} games, {one.endpoint_faults} by a fault of the endpoint.",
        *(f"  {line}" for line in faults_text(report)),
        words("salt-published", salt=str(report.suite.salt)),
        f"The report is in {folder / 'report.html'}",
    ]
    answer(
        "\n".join(lines),
        lambda: forms.EvalAnswer.of({**report.as_json(), "folder": str(folder)}),
        as_json=as_json,
    )
