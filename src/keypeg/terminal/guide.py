"""How to play an edition, in a few lines."""

from __future__ import annotations

from keypeg.rules import Edition
from keypeg.rules.guide import edition_guide
from keypeg.rules.guide_words import edition_messages, guide_messages, rule_messages
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
    paid = edition_messages(box) if players is None else guide_messages(edition_guide(box, players))
    signs = {"rules-red": "● ", "rules-white": "○ "}
    rules = [signs.get(one.code, "") + say(one, language) for one in rule_messages(box)]
    return "\n\n".join(
        (
            "\n".join(say(one, language) for one in dict.fromkeys((box.about, size))),
            colours,
            "\n".join(rules),
            "\n".join(say(one, language) for one in paid),
            say(message("guide-keys"), language),
            say(box.source, language),
        )
    )
