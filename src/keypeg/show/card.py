"""The score card of a match."""

from __future__ import annotations

from html import escape

from keypeg.errors import require
from keypeg.rules import Match, Scorecard, scorecard
from keypeg.words import DEFAULT, message, say


class Card:
    """The score card of a match."""

    def __init__(self, shown: Match | Scorecard, *, language: str = DEFAULT) -> None:
        require(shown, Match, Scorecard, what="what a card shows")
        self._language = language
        self._card = scorecard(shown) if isinstance(shown, Match) else shown

    def __repr__(self) -> str:
        return self._card.text(self._language)

    def _repr_html_(self) -> str:
        """Return the printed card: a column per player, a row per game, a row of totals."""
        card, language = self._card, self._language
        head = "".join(f"<th>{escape(name)}</th>" for name in card.players)
        body = "".join(
            f"<tr><th>{escape(say(line.label, language))}</th>"
            + "".join(f"<td>{escape(str(box))}</td>" for box in line.boxes)
            + "</tr>"
            for line in card.lines
        )
        total = "".join(f"<td><b>{total}</b></td>" for total in card.totals)
        verdict = f"<caption>{escape(say(card.verdict, language))}</caption>" if card.verdict else ""
        return (
            f"<table>{verdict}<thead><tr><th>{escape(say(message('card-name'), language))}</th>{head}</tr></thead>"
            f"<tbody>{body}<tr><th>{escape(say(message('card-total'), language))}</th>{total}</tr></tbody></table>"
        )
