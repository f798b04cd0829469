"""Playing: one action at a time, state in, state out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never, get_args

from keypeg.errors import IllegalAction, Reason, Undecided, require
from keypeg.rules.actions import (
    Action,
    AdmitMark,
    CallTime,
    Claim,
    Concede,
    GiveFeedback,
    PlaceGuess,
    RevealSecret,
    SetSecret,
    SkipTurn,
    TakeBack,
)
from keypeg.rules.agreement import consistent, verdict
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
from keypeg.rules.game import Ending, Evidence, Game, MarkedRow, Phase, Row, ShownBy, false_rows
from keypeg.rules.journal import parse_action
from keypeg.rules.match import JournalEntry, Marking, Match, Setup, new_game, start_match
from keypeg.rules.refusal import refusal
from keypeg.rules.shape import Counting

_Step = tuple[Match, tuple[Event, ...]]

FORFEIT_STEPS = 2_000
"""How long a smallest set of contradicting rows is looked for where a codemaker gives up (R13b)."""


def step(match: Match, seat: int | None, action: Action) -> _Step:
    """The match after an action of a seat (None is the table), and what happened; refuses what is not allowed."""
    if isinstance(action, Claim):
        # What a caller says of its claim counts for nothing.
        action = Claim()
    action = settle_action(match, seat, action)
    after, events = _apply(match, seat, action)
    journal = (*match.journal, (seat, action))
    return Match(setup=match.setup, games=after.games, journal=journal), events


def settle_action(match: Match, seat: int | None, action: Action) -> Action:
    """Return an action as the journal keeps it, a claim with its verdict; refuses what is not allowed."""
    reason = refusal(match, seat, action)
    if reason is not None:
        raise IllegalAction(reason)
    if isinstance(action, Claim) and action.rows is None:
        try:
            return Claim(verdict(match.setup.edition, match.game.rows).rows)
        except Undecided:
            raise IllegalAction(Reason.CLAIM_UNDECIDED) from None
    return action


def due(match: Match) -> Action | None:
    """Return what the table itself has to do now: mark the last row, if the table gives the feedback (R12)."""
    game = match.game
    if game.phase is not Phase.MARKING or match.marking is not Marking.TABLE:
        return None
    guess = game.rows[-1].guess
    if game.secret is None or guess is None:
        raise ValueError("the table marks only a code it knows")
    return GiveFeedback(match.setup.edition.mark(game.secret, guess))


def play(match: Match, seat: int | None, action: Action | str) -> _Step:
    """Let a seat act, and then the table: return the match after it, and what has happened.

    An action may be a text: `secret RGBY`, `guess RRGG`, `mark 1-0`, `reveal RGBY`, `claim`, `admit 3`, `concede`.

    >>> from keypeg.rules import new_match
    >>> match, events = play(new_match("classic", ["Ada", "Ben"]), 0, "secret RGBY")
    >>> match, events = play(match, 1, "guess RRGG")
    >>> match.game.rows[0].feedback
    Feedback(1, 1)
    """
    require(match, Match, what="a match")
    require(seat, int, type(None), what="a seat")
    require(action, str, *get_args(Action), what="an action")
    read = parse_action(match.setup.edition, action) if isinstance(action, str) else action
    match, events = step(match, seat, read)
    while (table_action := due(match)) is not None:
        match, more = step(match, None, table_action)
        events += more
    return match, events


def replay(setup: Setup, journal: Iterable[JournalEntry], *, trusted: bool = False) -> Match:
    """Return the match that a journal leads to; unless it is trusted, what it says of its claims is checked."""
    reading = Reading(start_match(setup))
    for seat, action in journal:
        if isinstance(action, Claim) and not trusted:
            check_verdict(reading.now, action)
        reading.step(seat, action)
    return reading.match


def check_verdict(match: Match, claim: Claim) -> None:
    """Refuse a claim whose verdict is not true: its rows agree with a code, or it names none although they do not.

    A verdict that is too hard to check is believed: it takes nothing from anybody but the one who claimed.
    """
    if claim.rows is None:
        return
    rows = match.game.rows
    named = [rows[row - 1] for row in claim.rows if 1 <= row <= len(rows)] if claim.rows else rows
    try:
        agree = consistent(match.setup.edition, named)
    except Undecided:
        agree = not claim.rows
    if agree == bool(claim.rows):
        raise IllegalAction(Reason.FALSE_VERDICT)


class Reading:
    """A match that is read from its journal: it keeps the journal as a list, so that long ones take linear time.

    It believes what the journal says of its claims: `replay` does not.
    """

    def __init__(self, match: Match) -> None:
        self._setup = match.setup
        self._journal = list(match.journal)
        self._bare = Match(setup=match.setup, games=match.games)

    @property
    def now(self) -> Match:
        """Return the match at this moment, without its journal."""
        return self._bare

    @property
    def match(self) -> Match:
        """Return the match at this moment."""
        return Match(setup=self._setup, games=self._bare.games, journal=tuple(self._journal))

    def step(self, seat: int | None, action: Action) -> tuple[Event, ...]:
        """Take one action; refuses what is not allowed."""
        action = settle_action(self._bare, seat, action)
        self._bare, events = _apply(self._bare, seat, action)
        self._journal.append((seat, action))
        return events

    def respond(self) -> tuple[Action, tuple[Event, ...]] | None:
        """Do what the table itself has to do now; return it, and what happened, or None where it has nothing to do."""
        action = due(self._bare)
        if action is None:
            return None
        # What is due is allowed: it was just derived from the code and the guess.
        self._bare, events = _apply(self._bare, None, action)
        self._journal.append((None, action))
        return action, events


def _apply(match: Match, seat: int | None, action: Action) -> _Step:
    game = match.game
    match action:
        case SetSecret(code):
            after = match.with_game(replace(game, secret=code, phase=Phase.GUESSING))
            return after, (SecretSet(game.codemaker),)
        case PlaceGuess(code):
            rows = (*game.rows, Row(code, None, game.turn))
            after = match.with_game(game.with_rows(rows, Phase.MARKING))
            return after, (GuessPlaced(len(rows), game.turn, code),)
        case GiveFeedback(feedback):
            last = game.rows[-1]
            if last.guess is None:
                raise ValueError("only a row with a guess is marked")
            rows = (*game.rows[:-1], MarkedRow(last.guess, feedback, last.seat))
            marked = FeedbackGiven(len(rows), feedback)
            return _tell_first(
                _finish_row(match, game.with_rows(rows, Phase.GUESSING, game.conceding)), marked
            )
        case RevealSecret(code):
            return _end_by_secret(match, game, code)
        case Claim(rows):
            return _claim(match, game, seat, rows or ())
        case AdmitMark(row):
            told = MarkAdmitted(game.codemaker, row)
            return _tell_first(_end_wrong(match, game, Evidence((row,), ShownBy.ADMITTED)), told)
        case TakeBack():
            return _take_back(match, game, _seat(seat))
        case Concede():
            return _concede(match, game, seat)
        case CallTime():
            return _call_time(match, game)
        case SkipTurn():
            return _skip_turn(match, game)
        case _:
            assert_never(action)


def _tell_first(after: _Step, *first: Event) -> _Step:
    match, events = after
    return match, (*first, *events)


def _finish_row(match: Match, game: Game) -> _Step:
    """Continue after a row, or end the game: the secret, not the marks, decides whether it is broken (R17)."""
    last, box = game.rows[-1], match.setup.edition
    broken = last.feedback == box.breaking or (game.secret is not None and _breaks(box, game.secret, last))
    if not broken and len(game.rows) < match.setup.edition.shape.rows:
        return match.with_game(game), ()
    return _play_out(match, game)


def _breaks(box: Edition, secret: Code, row: Row) -> bool:
    if box.shape.counting is not Counting.COLOURS:
        return row.guess == secret
    return row.guess is not None and box.mark(secret, row.guess) == box.breaking


def _play_out(match: Match, game: Game) -> _Step:
    if game.secret is None:
        return match.with_game(replace(game, phase=Phase.REVEALING)), ()
    return _end_by_secret(match, game, game.secret)


def _end_by_secret(match: Match, game: Game, secret: Code) -> _Step:
    """End a game whose secret is revealed; any false feedback is wrong information (R13, R17)."""
    game, box = replace(game, secret=secret), match.setup.edition
    if false := false_rows(game.rows, secret, box.shape.counting):
        return _end_wrong(match, game, Evidence(false, ShownBy.REVEAL, secret))
    if any(_breaks(box, secret, row) for row in game.rows):
        return _end(match, game, Ending.BROKEN)
    return _end(match, game, Ending.CONCEDED if game.conceding else Ending.UNBROKEN)


def _take_back(match: Match, game: Game, seat: int) -> _Step:
    """Take back what was entered last, so that it can be entered again: a guess, a mark or the reveal (R12a)."""
    if game.phase in (Phase.SETTING, Phase.OVER):
        # The reveal: of the last game of the match, or of the one before the game that has just begun.
        before = match.games if game.phase is Phase.OVER else match.games[:-1]
        back = replace(before[-1], secret=None, phase=Phase.REVEALING, ending=None, evidence=None)
        return replace(match, games=(*before[:-1], back)), (RevealTakenBack(seat, back.number),)
    last, number = game.rows[-1], len(game.rows)
    if game.phase is Phase.MARKING:
        after = replace(game, rows=game.rows[:-1], phase=Phase.GUESSING)
        return match.with_game(after), (GuessTakenBack(seat, number),)
    rows = (*game.rows[:-1], Row(last.guess, None, last.seat))
    # A claim about the rows as they were says nothing of the rows as they will be.
    after = replace(game, rows=rows, phase=Phase.MARKING, claimed_on=0)
    return match.with_game(after), (MarkTakenBack(seat, number),)


def _claim(match: Match, game: Game, seat: int | None, evidence: tuple[int, ...]) -> _Step:
    told = ClaimMade(_seat(seat), bool(evidence))
    if not evidence:
        return match.with_game(replace(game, claimed_on=len(game.marked))), (told,)
    return _tell_first(_end_wrong(match, game, Evidence(evidence, ShownBy.CLAIM)), told)


def _concede(match: Match, game: Game, seat: int | None) -> _Step:
    told = Conceded(_seat(seat))
    if seat == game.codemaker:
        return _tell_first(_forfeit(match, game), told)
    game = replace(game, conceding=(*game.conceding, _seat(seat)))
    if len(game.conceding) < len(game.codebreakers):
        return match.with_game(game), (told,)
    return _tell_first(_play_out(match, game), told)


def _call_time(match: Match, game: Game) -> _Step:
    """Apply a timeout: the current codebreaker loses the row, or the codemaker forfeits the game."""
    if game.phase is not Phase.GUESSING:
        return _forfeit(match, game)
    return _tell_first(_lose_row(match, game), RowLost(len(game.rows) + 1, game.turn))


def _skip_turn(match: Match, game: Game) -> _Step:
    """Do what a timeout does, for a player who is away (R21c)."""
    if game.phase is not Phase.GUESSING:
        return _tell_first(_forfeit(match, game), TurnSkipped(game.codemaker, None))
    return _tell_first(_lose_row(match, game, skipped=True), TurnSkipped(game.turn, len(game.rows) + 1))


def _lose_row(match: Match, game: Game, *, skipped: bool = False) -> _Step:
    lost = Row(None, None, game.turn, skipped=skipped)
    return _finish_row(match, replace(game, rows=(*game.rows, lost), conceding=()))


def _forfeit(match: Match, game: Game) -> _Step:
    """End a game that its codemaker gives up; wrong information still counts (R13b)."""
    if game.secret is not None:
        if false := false_rows(game.rows, game.secret, match.setup.edition.shape.counting):
            return _end_wrong(match, game, Evidence(false, ShownBy.REVEAL, game.secret))
    elif rows := _find_contradicting(match, game):
        return _end_wrong(match, game, Evidence(rows, ShownBy.CLAIM))
    return _end(match, game, Ending.FORFEITED)


def _find_contradicting(match: Match, game: Game) -> tuple[int, ...]:
    try:
        return verdict(match.setup.edition, game.rows, smallest_steps=FORFEIT_STEPS).rows
    except Undecided:
        return ()


def _end_wrong(match: Match, game: Game, evidence: Evidence) -> _Step:
    """End a game with wrong information: it is void and replayed, or the codemaker forfeits it (R13, R14a, R16)."""
    return _end(match, game, Ending.VOID if match.replays else Ending.FORFEITED, evidence)


def _end(match: Match, game: Game, ending: Ending, evidence: Evidence | None = None) -> _Step:
    setup = match.setup
    game = replace(game, ending=ending, evidence=evidence, phase=Phase.OVER)
    match = match.with_game(game)
    events: list[Event] = []
    if game.secret is not None:
        events.append(SecretRevealed(game.secret))
    if evidence is not None:
        events.append(WrongInformation(evidence.rows))
    events.append(GameEnded(game.number, ending, match.points(game)))
    if match.over:
        events.append(MatchEnded(match.winners))
        return match, tuple(events)
    number = game.number if ending is Ending.VOID else game.number + 1
    following = new_game(setup, number)
    events.append(GameStarted(number, following.codemaker))
    return replace(match, games=(*match.games, following)), tuple(events)


def _seat(seat: int | None) -> int:
    if seat is None:
        raise ValueError("only a seat can do that")
    return seat
