"""The command `review`."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer

from keypeg.cli.matches import MatchFile
from keypeg.cli.output import Json, answer, read_text
from keypeg.rules import Game, Match, parse_match


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("review")(review_match)


def review_match(
    file: MatchFile,
    *,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0, max=3600, help="How long each game may be looked at.")
    ] = 10.0,
    as_json: Json = False,
) -> None:
    """Review every game of a match: what each guess gave away, and what was luck.

    Example: keypeg review match.txt
    """
    match = parse_match(read_text(file))
    texts, data = [], []
    for game in match.games:
        if not game.marked:
            continue
        text, found = _reviewed(match, game, seconds)
        texts.append(f"Game {game.number}, codemaker {match.setup.players[game.codemaker]}\n{text}")
        data.append({"game": game.number, "codemaker": game.codemaker + 1, **found})
    answer("\n\n".join(texts) or "No row has been marked yet.", data, as_json=as_json)


def _reviewed(match: Match, game: Game, seconds: float) -> tuple[str, dict[str, Any]]:
    from keypeg.engine.review import review
    from keypeg.engine.solver import solver
    from keypeg.engine.told import review_data, review_text

    end = time.monotonic() + seconds
    edition = match.setup.edition
    found = review(
        edition,
        game.rows,
        solver=solver(edition.shape),
        seconds_left=lambda: end - time.monotonic(),
        secret=game.secret,
    )
    return review_text(found), review_data(found)
