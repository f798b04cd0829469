"""The command `review`."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from keypeg.cli.matches import MatchFile
from keypeg.cli.output import Json, answer, read_text, write_text
from keypeg.cli.progress import progress, watched
from keypeg.errors import KeypegError
from keypeg.rules import Match, parse_match

if TYPE_CHECKING:
    from keypeg.engine.review_model import Review


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("review")(review_match)


def review_match(
    file: MatchFile,
    *,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0, max=3600, help="How long each game may be looked at.")
    ] = 10.0,
    svg: Annotated[
        Path | None,
        typer.Option("--svg", metavar="OUT", help="Draw the games, below one another, into an SVG file."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Review every game of a match: what each guess gave away, and what was luck.

    Example: keypeg review match.txt --svg review.svg
    """
    match = parse_match(read_text(file))
    found = _reviewed(match, seconds)
    if svg is not None:
        _draw(match, found, svg)
    from keypeg.engine.review_text import review_data, review_text

    texts, data = [], []
    for at, review in found.items():
        game = match.games[at]
        group = match.setup.players if len(game.codebreakers) > 1 else ()
        texts.append(
            f"Game {game.number}, codemaker {match.setup.players[game.codemaker]}\n{review_text(review, group)}"
        )
        data.append({"game": game.number, "codemaker": game.codemaker + 1, **review_data(review)})
    answer("\n\n".join(texts) or "No row has been marked yet.", data, as_json=as_json)


def _reviewed(match: Match, seconds: float) -> dict[int, Review]:
    """The reviews of all games with a marked row, by their place in the match."""
    from keypeg.face import review

    played = [at for at, game in enumerate(match.games) if game.marked]
    found: dict[int, Review] = {}
    with progress("Reviewing") as update:
        for done, at in enumerate(played):
            began = time.monotonic()

            def look(done: int = done, began: float = began) -> None:
                # In thousandths of the time allowed, which is all that is known beforehand.
                spent = min(1.0, (time.monotonic() - began) / seconds) if seconds else 1.0
                update(round(1000 * (done + spent)), 1000 * len(played))

            found[at] = watched(lambda at=at: review(match, game=at, seconds=seconds), look)  # type: ignore[misc]
    return found


def _draw(match: Match, found: dict[int, Review], path: Path) -> None:
    from keypeg.show.review import ReviewTable, review_picture

    if not found:
        raise KeypegError("cannot draw a review: no row has been marked yet")
    write_text(path, review_picture([ReviewTable(one, match, game=at) for at, one in found.items()]))
