"""The command `review`."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from keypeg.cli.matches import MatchFile
from keypeg.cli.output import (
    Json,
    answer,
    check_finite,
    check_writable,
    language,
    read_text,
    words,
    write_text,
)
from keypeg.cli.progress import run_interruptibly, show_progress
from keypeg.errors import KeypegError
from keypeg.rules import Match, parse_match

if TYPE_CHECKING:
    from keypeg.engine.review_model import Review


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("review", help="help-review", epilog="keypeg review match.txt --svg review.svg")(review_match)


def review_match(
    file: MatchFile,
    *,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0, max=3600, callback=check_finite, help="option-seconds")
    ] = 10.0,
    svg: Annotated[
        Path | None,
        typer.Option("--svg", metavar="OUT", help="option-review-svg"),
    ] = None,
    as_json: Json = False,
) -> None:
    """Review every game of a match."""
    check_writable(svg)
    match = parse_match(read_text(file))
    found = _review_games(match, seconds)
    if svg is not None:
        _draw(match, found, svg)
    import msgspec

    from keypeg.api.review import review_data
    from keypeg.engine.review_text import review_text

    texts, data = [], []
    for at, review in found.items():
        game = match.games[at]
        group = match.setup.players if len(game.codebreakers) > 1 else ()
        head = words("review-game", game=game.number, player=match.setup.players[game.codemaker])
        texts.append(f"{head}\n{review_text(review, group, language())}")
        shown = msgspec.to_builtins(review_data(review, language()))
        for one in (*shown["rows"], *shown["seats"]):
            one["seat"] = None if one["seat"] is None else one["seat"] + 1
        data.append({"game": game.number, "codemaker": game.codemaker + 1, **shown})
    answer("\n\n".join(texts) or words("review-nothing"), {"games": data}, form="review", as_json=as_json)


def _review_games(match: Match, seconds: float) -> dict[int, Review]:
    """Return the reviews of all games that have feedback, by their place in the match."""
    from keypeg.face import review

    played = [at for at, game in enumerate(match.games) if game.marked]
    found: dict[int, Review] = {}
    with show_progress(words("review-progress")) as update:
        for done, at in enumerate(played):
            began = time.monotonic()

            def look(done: int = done, began: float = began) -> None:
                # In thousandths of the allowed time, which is all that is known in advance.
                spent = min(1.0, (time.monotonic() - began) / seconds) if seconds else 1.0
                update(round(1000 * (done + spent)), 1000 * len(played))

            found[at] = run_interruptibly(lambda at=at: review(match, game=at, seconds=seconds), look)  # type: ignore[misc]
    return found


def _draw(match: Match, found: dict[int, Review], path: Path) -> None:
    from keypeg.show.review import ReviewTable, review_picture

    if not found:
        raise KeypegError("review-nothing-to-draw")
    write_text(
        path,
        review_picture([ReviewTable(one, match, game=at, language=language()) for at, one in found.items()]),
    )
