"""The rules of an edition and what it pays, in sentences that every front end shares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from keypeg.rules.edition import Edition
from keypeg.rules.guide import Award, EditionGuide, Occasion, edition_guide
from keypeg.rules.shape import Counting
from keypeg.words import Message, Param, message

_WITH_CODEBREAKERS = (Occasion.CIRCUIT, Occasion.CONCEDED)


def rule_messages(edition: Edition) -> tuple[Message, ...]:
    """Return how a game of the edition is played, one sentence each (R1 to R9)."""
    shape = edition.shape
    repeats = "rules-guess-repeats" if shape.secret_repeats else "rules-guess-repeats-still"
    return (
        message("rules-goal", pegs=shape.pegs),
        *_counting_messages(shape.counting),
        *((message("rules-blanks"),) if shape.blanks else ()),
        *((message("rules-digit-sum"),) if shape.digit_sum else ()),
        message("rules-secret-repeats" if shape.secret_repeats else "rules-secret-differs"),
        message(repeats if shape.guess_repeats else "rules-guess-differs"),
        message(
            "rules-rows-white" if shape.counting is Counting.COLOURS else "rules-rows",
            n=shape.rows,
            pegs=shape.pegs,
        ),
    )


def _counting_messages(counting: Counting) -> tuple[Message, ...]:
    """Return what the key pegs count (R5, R5a, R5b)."""
    match counting:
        case Counting.BOTH:
            return message("rules-red"), message("rules-white"), message("rules-order")
        case Counting.PLACES:
            return message("rules-red"), message("rules-places-only")
        case Counting.COLOURS:
            return (message("rules-colours-only"),)
        case _:
            assert_never(counting)


def guide_messages(guide: EditionGuide) -> tuple[Message, ...]:
    """Return what each event earns, how many games make a match, and the advanced game, one sentence each."""
    win = "points-most-points" if guide.most_points_win else "points-most-games"
    return (
        *(_award(guide, award) for award in guide.awards),
        message("points-time"),
        _games(guide),
        message(win),
        *(
            message(
                f"points-advanced-{one.change.replace('_', '-')}", on="yes" if one.on else "no", text=one.text
            )
            for one in guide.advanced
        ),
    )


def edition_messages(edition: Edition) -> tuple[Message, ...]:
    """Return the same for every number of players that the edition is for: what depends on it is said of all."""
    least, most = edition.players
    counts = range(least, most + 1)
    told = [guide_messages(edition_guide(edition, players)) for players in counts]
    return tuple(_of_all(same, counts) for same in zip(*told, strict=True))


def _of_all(messages: Sequence[Message], players: Sequence[int]) -> Message:
    """Return one message for the messages of each number of players."""
    first = messages[0]
    if all(one == first for one in messages):
        return first
    params: dict[str, Param] = {}
    for name, value in first.params.items():
        values = tuple(one.params[name] for one in messages)
        params[name] = value if all(one == value for one in values) else tuple(map(str, values))
    return message(f"{first.code}-range", **params | {"players": tuple(map(str, players))})


def _award(guide: EditionGuide, award: Award) -> Message:
    if award.occasion is Occasion.FORFEIT and award.rule:
        return message("points-forfeit-group", points=award.points)
    if award.occasion is Occasion.FORFEIT:
        return message(f"points-forfeit-{award.payee.value}", points=award.points)
    if award.occasion in _WITH_CODEBREAKERS:
        code = f"points-{award.occasion.value}"
        return message(code, points=award.points, codebreakers=guide.players - 1)
    return message(f"points-{award.occasion.value}", points=award.points)


def _games(guide: EditionGuide) -> Message:
    match guide.games_step:
        case 1:
            return message("points-games-any")
        case 2:
            return message("points-games-even")
        case _:
            return message("points-games-each", games=guide.games)
