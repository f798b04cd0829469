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
    check_writable,
    forms,
    language,
    read_text,
    words,
    write_text,
)
from keypeg.cli.progress import run_interruptibly, show_progress
from keypeg.errors import KeypegError
from keypeg.rules import Match, parse_match

if TYPE_CHECKING:
    from keypeg.api.commands import ReviewAnswer
    from keypeg.engine.review_model import Review


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("review", help="help-review", epilog="keypeg review match.txt --svg review.svg")(review_match)


def review_match(
    file: MatchFile,
    *,
    seconds: Annotated[float, typer.Option("--seconds", min=0, max=3600, help="option-seconds")] = 10.0,
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
    from keypeg.engine.review_model import review_text

    texts = []
    for at, review in found.items():
        game = match.games[at]
        group = match.setup.players if len(game.codebreakers) > 1 else ()
        head = words("review-game", game=game.number, player=match.setup.players[game.codemaker])
        texts.append(f"{head}\n{review_text(review, group, language())}")
    answer(
        "\n\n".join(texts) or words("review-nothing"), lambda: _review_answer(match, found), as_json=as_json
    )


def _review_answer(match: Match, found: dict[int, Review]) -> ReviewAnswer:
    """Return the reviews with seats counted from 1."""
    from msgspec.structs import asdict, replace

    from keypeg.api.review import review_data

    games = []
    for at, review in found.items():
        shown = review_data(review, language())
        fields = asdict(shown) | {
            "rows": tuple(
                replace(row, seat=None if row.seat is None else row.seat + 1) for row in shown.rows
            ),
            "seats": tuple(replace(one, seat=one.seat + 1) for one in shown.seats),
        }
        game = match.games[at]
        games.append(forms.ReviewedGame(game=game.number, codemaker=game.codemaker + 1, **fields))
    return forms.ReviewAnswer(games=tuple(games))


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

            def ask(at: int = at) -> Review:
                return review(match, game=match.games[at], seconds=seconds)

            found[at] = run_interruptibly(ask, look)
    return found


def _draw(match: Match, found: dict[int, Review], path: Path) -> None:
    from keypeg.show.review import ReviewTable, review_picture

    if not found:
        raise KeypegError("review-nothing-to-draw")
    write_text(
        path,
        review_picture(
            [ReviewTable(one, match, game=match.games[at], language=language()) for at, one in found.items()]
        ),
    )
