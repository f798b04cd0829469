"""Commands about the rules: `editions` and `mark`."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

import typer

from keypeg.cli.marking import print_feedback
from keypeg.cli.output import EditionOption, Json, answer, words
from keypeg.rules import Edition, editions
from keypeg.rules.guide import edition_guide
from keypeg.rules.guide_words import guide_messages


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("editions", help="help-editions", epilog="keypeg editions")(list_editions)
    app.command("mark", help="help-mark", epilog="keypeg mark RGBY RRGG")(mark_guess)


def list_editions(*, as_json: Json = False) -> None:
    """List the boxed editions."""
    data = {"editions": [_data(box) for box in editions()]}
    answer("\n\n".join(map(_described, editions())), data, form="editions", as_json=as_json)


def mark_guess(
    secret: Annotated[str, typer.Argument(help="argument-secret")],
    guess: Annotated[str, typer.Argument(help="argument-guess")],
    *,
    edition_text: EditionOption = "classic",
    as_json: Json = False,
) -> None:
    """Print the feedback of a guess."""
    print_feedback(secret, guess, edition_text=edition_text, as_json=as_json)


def _described(box: Edition) -> str:
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


def advanced_games(box: Edition) -> tuple[str, ...]:
    """Return how to write each advanced game that the rule sheet describes."""
    shape, held = box.shape, box.box
    largest = replace(shape, pegs=held.pegs[1], colours=held.colours[1])
    games = [] if largest == shape else [largest]
    for change in sorted(held.advanced):
        games += [replace(one, **{change: not getattr(shape, change)}) for one in (shape, *games)]
    return tuple(str(box.with_shape(one)) for one in games)


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
