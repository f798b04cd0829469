"""Events as sentences, one each, for people who listen or read along."""

from __future__ import annotations

import re
from functools import cache
from typing import assert_never

from keypeg.rules.codes import Code
from keypeg.rules.edition import Edition
from keypeg.rules.events import (
    ClaimMade,
    Conceded,
    Event,
    FeedbackGiven,
    GameEnded,
    GameStarted,
    GuessPlaced,
    GuessTakenBack,
    MarkAdmitted,
    MarkTakenBack,
    MatchEnded,
    RevealTakenBack,
    RowLost,
    SecretRevealed,
    SecretSet,
    TurnSkipped,
    WrongInformation,
)
from keypeg.rules.feedback import Feedback
from keypeg.rules.game import Ending
from keypeg.rules.match import Match
from keypeg.rules.scorecard import scorecard
from keypeg.rules.shape import Counting
from keypeg.words import DEFAULT, Message, languages, message, say


def colours_of(edition: Edition, code: Code) -> tuple[str, ...]:
    """Return the colour keys of a code, such as `("red", "red", "blue", "empty")`."""
    names = edition.colour_names
    return tuple(names[letter] for letter in code)


def describe_feedback(edition: Edition, feedback: Feedback) -> Message:
    """Return a feedback in words: "1 red, 2 white", or only what the key pegs count here (R5a, R5b)."""
    code = f"mark-answer-{edition.shape.counting.value}"
    return message(code, red=feedback.red, white=feedback.white)


def write_feedback(edition: Edition, feedback: Feedback, language: str = DEFAULT) -> str:
    """Return a feedback for a column: `1-2`, or words where key pegs count only places or only colours."""
    if edition.shape.counting is Counting.BOTH:
        return str(feedback)
    return say(describe_feedback(edition, feedback), language)


@cache
def _computer_name() -> re.Pattern[str]:
    """Return what matches the name of a table's only computer, in each language; the terminal adds its level."""
    names = sorted({say(message("setup-computer"), language) for language in languages()})
    return re.compile(rf"(?:{'|'.join(map(re.escape, names))})( \(.+\))?")


def name_subject(name: str, *, start: bool = True) -> str | Message:
    """Return a name as the subject of a sentence: a computer without a name of its own gets its article.

    `start` says whether the sentence begins with it.
    """
    found = _computer_name().fullmatch(name)
    if found is None:
        return name
    return message("subject-computer", place="start" if start else "inside", rest=found[1] or "")


def narrate(match: Match, event: Event) -> Message:
    """Return what happened, as one message for people who listen or read along."""
    names, edition = match.setup.players, match.setup.edition
    match event:
        case GameStarted(number, codemaker):
            return message(
                "event-game-started", game=number, player=name_subject(names[codemaker], start=False)
            )
        case SecretSet(seat):
            return _tell_secret_set(match, name_subject(names[seat]))
        case GuessPlaced(row, seat, code):
            return message(
                "event-guess-placed", row=row, player=names[seat], colours=colours_of(edition, code)
            )
        case FeedbackGiven(row, feedback):
            return message("event-feedback-given", row=row, feedback=describe_feedback(edition, feedback))
        case RowLost(row, seat):
            return message("event-row-lost", row=row, player=names[seat])
        case TurnSkipped(seat, row):
            if row is None:
                return message("event-turn-skipped", player=names[seat])
            return message("event-row-skipped", row=row, player=names[seat])
        case ClaimMade(seat, shown):
            return message(
                "event-claim-shown" if shown else "event-claim-not-shown", player=name_subject(names[seat])
            )
        case MarkAdmitted(seat, row):
            return message("event-mark-admitted", player=name_subject(names[seat]), row=row)
        case GuessTakenBack(seat, row):
            return message("event-guess-taken-back", player=names[seat], row=row)
        case MarkTakenBack(seat, row):
            return message("event-mark-taken-back", player=names[seat], row=row)
        case RevealTakenBack(seat, game):
            return message("event-reveal-taken-back", player=names[seat], game=game)
        case Conceded(seat):
            return message("event-conceded", player=name_subject(names[seat]))
        case SecretRevealed(code):
            return message("event-secret-revealed", colours=colours_of(edition, code))
        case WrongInformation(rows):
            return message("event-wrong-information", count=len(rows), rows=rows)
        case GameEnded(number, ending, points):
            earned = tuple(f"{names[seat]} {sum(boxes)}" for seat, boxes in enumerate(points) if boxes)
            return message(
                "event-game-ended",
                game=number,
                ending=_ending(match, number, ending),
                scored=len(earned),
                points=earned,
            )
        case MatchEnded():
            return message("event-match-ended", verdict=_verdict(match))
        case _:
            assert_never(event)


def _tell_secret_set(match: Match, player: str | Message) -> Message:
    """Return that the code is set; and the sum of its digits, if that was agreed (R1a)."""
    digit_sum = match.setup.edition.digit_sum(match.game.secret)
    if digit_sum is None:
        return message("event-secret-set", player=player)
    return message("event-secret-set-digit-sum", player=player, sum=digit_sum)


def _verdict(match: Match) -> Message | str:
    card = scorecard(match)
    if len(card.winners) == 1:
        return message("verdict-winner", player=name_subject(card.players[card.winners[0]], start=False))
    return card.verdict or ""


def _ending(match: Match, number: int, ending: Ending) -> str:
    """Return how a game ended; `wrong` if wrong information lost it, `void-last` if it is void and ended the match."""
    if ending is Ending.VOID and match.over:
        return "void-last"
    ended = [game for game in match.games if game.number == number and game.ending is ending]
    return "wrong" if ending is Ending.FORFEITED and ended[-1].evidence else ending.value
