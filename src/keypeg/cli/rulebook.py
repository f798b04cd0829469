"""Commands about the rules: `editions` and `mark`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from keypeg.cli.output import EditionOption, Json, answer, forms, language, words
from keypeg.cli.values import advanced_games
from keypeg.rules import Edition, edition, editions
from keypeg.rules.narration import describe_feedback
from keypeg.words import say

if TYPE_CHECKING:
    from keypeg.api.commands import EditionAnswer


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("editions", help="help-editions", epilog="keypeg editions")(list_editions)
    app.command("mark", help="help-mark", epilog="keypeg mark RGBY RRGG")(mark_guess)


def list_editions(*, as_json: Json = False) -> None:
    """List the boxed editions."""
    answer(
        "\n\n".join(map(_describe, editions())),
        lambda: forms.EditionsAnswer(editions=tuple(map(_edition_answer, editions()))),
        as_json=as_json,
    )


def mark_guess(
    secret: Annotated[str, typer.Argument(help="argument-secret")],
    guess: Annotated[str, typer.Argument(help="argument-guess")],
    *,
    edition_text: EditionOption = "classic",
    as_json: Json = False,
) -> None:
    """Print the feedback of a guess."""
    box = edition(edition_text)
    feedback = box.mark(box.secret(secret), box.guess(guess))
    red, white = feedback.red, feedback.white
    answer(
        say(describe_feedback(box, feedback), language()),
        lambda: forms.MarkAnswer(red=red, white=white),
        as_json=as_json,
    )


def _describe(box: Edition) -> str:
    from keypeg.rules.guide_words import edition_messages

    least, most = box.players
    shape = str(box.shape)
    head = (
        words("editions-head", key=box.key, name=box.name, shape=shape, players=least)
        if least == most
        else words("editions-head-range", key=box.key, name=box.name, shape=shape, least=least, most=most)
    )
    colours = ", ".join(f"{words(f'colour-{colour.name}')} {colour.letter}" for colour in box.colours)
    points = " ".join(map(words, edition_messages(box)))
    lines = [head, words(box.about), points, colours, words(box.source)]
    if games := advanced_games(box):
        lines.append(words("editions-advanced", games=games))
    return "\n  ".join(lines)


def _edition_answer(box: Edition) -> EditionAnswer:
    shape = box.shape
    return forms.EditionAnswer(
        key=box.key,
        name=words(box.name),
        about=words(box.about),
        source=words(box.source),
        players=box.players,
        shape=str(shape),
        pegs=shape.pegs,
        rows=shape.rows,
        blanks=shape.blanks,
        secret_repeats=shape.secret_repeats,
        guess_repeats=shape.guess_repeats,
        secrets=shape.secrets,
        colours=tuple(forms.ColourAnswer(name=colour.name, letter=colour.letter) for colour in box.colours),
        advanced=tuple(sorted(box.box.advanced)),
        advanced_games=tuple(advanced_games(box)),
        games=box.games.value,
    )
