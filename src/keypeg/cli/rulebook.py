"""Commands about the rules: `editions` and `mark`."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from keypeg.cli.output import EditionOption, Json, answer
from keypeg.rules import Edition, edition, editions, mark


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("editions")(list_editions)
    app.command("mark")(mark_guess)


def list_editions(*, as_json: Json = False) -> None:
    """List the boxed editions.

    Example: keypeg editions
    """
    answer("\n\n".join(map(_described, editions())), [_data(box) for box in editions()], as_json=as_json)


def mark_guess(
    secret: Annotated[str, typer.Argument(help="The code behind the shield, such as RGBY.")],
    guess: Annotated[str, typer.Argument(help="The guess, such as RRGG.")],
    *,
    edition_text: EditionOption = "classic",
    as_json: Json = False,
) -> None:
    """Give the feedback of a guess.

    Example: keypeg mark RGBY RRGG
    """
    box = edition(edition_text)
    feedback = mark(box.secret(secret), box.guess(guess))
    data = {"red": feedback.red, "white": feedback.white}
    answer(f"{feedback.red} red, {feedback.white} white", data, as_json=as_json)


def _described(box: Edition) -> str:
    colours = ", ".join(map(str, box.colours))
    return f"{box.key}  {box.name}, {box.shape}, {_players(box)} players\n  {box.about}\n  {colours}\n  {box.source}"


def _players(box: Edition) -> str:
    least, most = box.players
    return str(least) if least == most else f"{least} to {most}"


def _data(box: Edition) -> dict[str, Any]:
    shape = box.shape
    return {
        "key": box.key,
        "name": box.name,
        "about": box.about,
        "source": box.source,
        "players": list(box.players),
        "shape": str(shape),
        "pegs": shape.pegs,
        "rows": shape.rows,
        "blanks": shape.blanks,
        "secret_repeats": shape.secret_repeats,
        "guess_repeats": shape.guess_repeats,
        "secrets": shape.secrets,
        "colours": [{"name": colour.name, "letter": colour.letter} for colour in box.colours],
        "advanced": sorted(box.box.advanced),
        "games": box.games.value,
    }
