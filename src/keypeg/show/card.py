"""The score card of a match."""

from __future__ import annotations

from html import escape

from keypeg.rules import Match, scorecard


class Card:
    """The score card of a match."""

    def __init__(self, match: Match) -> None:
        self._card = scorecard(match)

    def __repr__(self) -> str:
        return str(self._card)

    def _repr_html_(self) -> str:
        """The printed card: a column per player, a row per game, a TOTAL row."""
        card = self._card
        head = "".join(f"<th>{escape(name)}</th>" for name in card.players)
        body = "".join(
            f"<tr><th>GAME {line.number}</th>"
            + "".join(f"<td>{escape(str(box))}</td>" for box in line.boxes)
            + "</tr>"
            for line in card.lines
        )
        total = "".join(f"<td><b>{total}</b></td>" for total in card.totals)
        verdict = f"<caption>{escape(card.verdict)}</caption>" if card.verdict else ""
        return (
            f"<table>{verdict}<thead><tr><th>NAME</th>{head}</tr></thead>"
            f"<tbody>{body}<tr><th>TOTAL</th>{total}</tr></tbody></table>"
        )
