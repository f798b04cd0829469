"""How to play an edition, in a few lines."""

from __future__ import annotations

from keypeg.rules import Edition
from keypeg.words import message, say


def guide(box: Edition, language: str) -> str:
    """Return the rules of an edition, and the keys."""
    shape = box.shape
    size = message(
        "guide-size-repeats" if shape.secret_repeats else "guide-size-different",
        pegs=shape.pegs,
        rows=shape.rows,
        codes=shape.secrets,
    )
    colours = ", ".join(
        f"{say(message(f'colour-{colour.name}'), language)} {colour.letter}" for colour in box.colours
    )
    return "\n\n".join(
        (
            f"{say(box.about, language)}\n{say(size, language)}",
            colours,
            say(message("guide-signs"), language),
            say(message("guide-keys"), language),
            say(box.source, language),
        )
    )
