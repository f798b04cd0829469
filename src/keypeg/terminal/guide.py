"""How to play an edition, in a few lines."""

from __future__ import annotations

from keypeg.rules import Edition
from keypeg.rules.guide import edition_guide
from keypeg.rules.guide_words import guide_messages
from keypeg.words import message, say


def guide(box: Edition, language: str, *, players: int | None = None) -> str:
    """Return the rules of an edition for `players` players, its points, and the keys."""
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
    paid = guide_messages(edition_guide(box, players or box.players[0]))
    return "\n\n".join(
        (
            "\n".join(say(one, language) for one in dict.fromkeys((box.about, size))),
            colours,
            "\n".join(say(one, language) for one in paid),
            say(message("guide-signs"), language),
            say(message("guide-keys"), language),
            say(box.source, language),
        )
    )
