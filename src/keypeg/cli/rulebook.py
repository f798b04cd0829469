"""Commands about the rules: `editions` and `mark`."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from keypeg.cli.output import EditionOption, Json, answer, words
from keypeg.cli.values import advanced_games
from keypeg.rules import Edition, edition, editions, mark


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("editions", help="help-editions", epilog="keypeg editions")(list_editions)
    app.command("mark", help="help-mark", epilog="keypeg mark RGBY RRGG")(mark_guess)


def list_editions(*, as_json: Json = False) -> None:
    """List the boxed editions."""
    data = {"editions": [_data(box) for box in editions()]}
    answer("\n\n".join(map(_describe, editions())), data, form="editions", as_json=as_json)


def mark_guess(
    secret: Annotated[str, typer.Argument(help="argument-secret")],
    guess: Annotated[str, typer.Argument(help="argument-guess")],
    *,
    edition_text: EditionOption = "classic",
    as_json: Json = False,
) -> None:
    """Print the feedback of a guess."""
    box = edition(edition_text)
    feedback = mark(box.secret(secret), box.guess(guess))
    data = {"red": feedback.red, "white": feedback.white}
    answer(words("mark-answer", red=feedback.red, white=feedback.white), data, form="mark", as_json=as_json)


def _describe(box: Edition) -> str:
    from keypeg.rules.guide import edition_guide
    from keypeg.rules.guide_words import guide_messages

    least, most = box.players
    shape = str(box.shape)
    head = (
        words("editions-head", key=box.key, name=box.name, shape=shape, players=least)
        if least == most
        else words("editions-head-range", key=box.key, name=box.name, shape=shape, least=least, most=most)
    )
    colours = ", ".join(f"{words(f'colour-{colour.name}')} {colour.letter}" for colour in box.colours)
    points = " ".join(map(words, guide_messages(edition_guide(box, least))))
    lines = [head, words(box.about), points, colours, words(box.source)]
    if games := advanced_games(box):
        lines.append(words("editions-advanced", games=games))
    return "\n  ".join(lines)


def _data(box: Edition) -> dict[str, Any]:
    shape = box.shape
    return {
        "key": box.key,
        "name": words(box.name),
        "about": words(box.about),
        "source": words(box.source),
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
        "advanced_games": advanced_games(box),
        "games": box.games.value,
    }
