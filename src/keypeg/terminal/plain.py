"""A plain text game: the computer sets a code, a person breaks it, line by line."""

from __future__ import annotations

from secrets import SystemRandom

import typer

from keypeg.errors import KeypegError
from keypeg.rules import (
    Code,
    Edition,
    Match,
    PlaceGuess,
    SetSecret,
    Setup,
    edition,
    narrate,
    new_match,
    play,
)

COMPUTER, PERSON = 0, 1


def random_secret(box: Edition, chance: SystemRandom) -> Code:
    """A secret of the edition, each as likely as any other."""
    pegs = box.shape.pegs
    letters = (
        chance.choices(box.letters, k=pegs) if box.shape.secret_repeats else chance.sample(box.letters, pegs)
    )
    return Code("".join(letters))


def play_plain(text: str) -> None:
    """One game against the computer as codemaker, until it ends or the person leaves."""
    box = edition(text)
    match = new_match(Setup(edition=box, players=("The computer", "You"), games=2))
    match, _ = play(match, COMPUTER, SetSecret(random_secret(box, SystemRandom())))
    typer.echo(f"{box.name}: the code has {box.shape.pegs} pegs of {', '.join(map(str, box.colours))}.")
    typer.echo(
        "Write a guess as letters, such as " + (box.letters * 8)[: box.shape.pegs] + "; quit ends the game."
    )
    while match.game.number == 1:
        line = typer.prompt(f"Row {len(match.game.rows) + 1}").strip()
        if line.lower() in ("quit", "exit", "q"):
            return
        match = _guess(match, line)


def _guess(match: Match, line: str) -> Match:
    try:
        guess = match.setup.edition.guess(line)
    except KeypegError as error:
        typer.echo(str(error))
        return match
    match, events = play(match, PERSON, PlaceGuess(guess))
    for event in events[1:-1] if match.game.number > 1 else events[1:]:
        typer.echo(narrate(match, event))
    return match
