"""What an edition pays, told in sentences that every front end shares."""

from __future__ import annotations

from keypeg.rules.guide import Award, EditionGuide, Occasion
from keypeg.words import Message, message


def guide_messages(guide: EditionGuide) -> tuple[Message, ...]:
    """Return what each event earns, how many games make a match, and the advanced game, one sentence each."""
    win = "points-most-points" if guide.most_points_win else "points-most-games"
    return (
        *(_award(award) for award in guide.awards),
        _games(guide),
        message(win),
        *(
            message(
                f"points-advanced-{one.change.replace('_', '-')}", on="yes" if one.on else "no", text=one.text
            )
            for one in guide.advanced
        ),
    )


def _award(award: Award) -> Message:
    if award.occasion is Occasion.FORFEIT and award.rule:
        return message("points-forfeit-group", points=award.points)
    if award.occasion is Occasion.FORFEIT:
        return message(f"points-forfeit-{award.payee.value}", points=award.points)
    return message(f"points-{award.occasion.value}", points=award.points)


def _games(guide: EditionGuide) -> Message:
    match guide.games_step:
        case 1:
            return message("points-games-any")
        case 2:
            return message("points-games-even")
        case _:
            return message("points-games-each", games=guide.games)
