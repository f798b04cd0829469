"""Computer players: what they do when the match waits for them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Protocol

from keypeg.errors import NoAnswer
from keypeg.rules import (
    Action,
    Claim,
    Code,
    Edition,
    Feedback,
    Game,
    GiveFeedback,
    Phase,
    PlaceGuess,
    Position,
    RevealSecret,
    SetSecret,
    agreeing_codes,
    consistent,
    refusal,
)
from keypeg.rules.feedback import mark_codes
from keypeg.rules.shape import Counting
from keypeg.table.state.engine_access import Ask, ask_here
from keypeg.table.state.seals import attempt
from keypeg.table.state.table_state import TableState
from keypeg.training.daily import daily, read_daily

MOST_HERE = 50_000
"""A computer thinks about so many codes in this process: it takes a few milliseconds, less than asking another one."""
_MOST_WEIGHED = 20_000
"""How many agreeing codes an adversary weighs; in a larger game it takes the first ones it finds."""


class LevelPlayer(Protocol):
    """A playing strength: chooses a guess from what a codebreaker knows."""

    def guess(self, position: Position, chance: Random) -> Code:
        """Return the guess it places."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Engine:
    """What a table asks for guesses: the levels that computers may play at."""

    levels: Mapping[str, LevelPlayer] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Move:
    """What a computer does; `held` is the code it keeps behind a real shield, to be committed to."""

    action: Action
    held: Code | None = None


def thinks_long(state: TableState) -> bool:
    """Whether a computer at this table thinks for so long that another process should do it."""
    return state.match.setup.edition.shape.secrets > MOST_HERE


def choose_move(state: TableState, seat: int, engine: Engine, chance: Random, ask: Ask = ask_here) -> Move:
    """Return the move of the computer at a seat that the match waits for; `ask` where it thinks for long."""
    match, chair = state.match, state.chairs[seat]
    box, game = match.setup.edition, match.game
    if not thinks_long(state):
        ask = ask_here
    if seat != game.codemaker:
        level, may_claim = engine.levels[chair.level or ""], refusal(match, seat, Claim()) is None
        try:
            return Move(ask(_break, Position.of(box, game), level, _seed(chance), may_claim=may_claim))
        except NoAnswer:
            # It thinks no longer, and guesses blindly: whatever may be a secret may be a guess.
            return Move(PlaceGuess(random_secret(box, chance)))
    if chair.kind == "adversary":
        return Move(ask(_bend, box, game, _seed(chance)))
    if game.phase is Phase.SETTING:
        named = state.options.daily
        secret = daily(*read_daily(named)).secret if named else random_secret(box, chance)
        return Move(SetSecret(None), held=secret) if match.shield else Move(SetSecret(secret))
    return Move(_keep(state, game))


def _seed(chance: Random) -> int:
    """Return what another process makes its own chance of."""
    return chance.getrandbits(64)


def random_secret(box: Edition, chance: Random) -> Code:
    """Return a secret of the edition, each as likely as any other."""
    pegs = box.shape.pegs
    letters = (
        chance.choices(box.letters, k=pegs) if box.shape.secret_repeats else chance.sample(box.letters, pegs)
    )
    return Code("".join(letters))


def _break(position: Position, level: LevelPlayer, seed: int, *, may_claim: bool) -> Action:
    """Guess, or claim wrong information where no code agrees with the rows (R13)."""
    if may_claim and not consistent(position.edition, position.rows):
        return Claim()
    return PlaceGuess(level.guess(position, Random(seed)))


def _keep(state: TableState, game: Game) -> Action:
    """Mark truly, or reveal, the code this codemaker committed to."""
    number = attempt(state.match)
    code = next(Code(made.code) for made in state.seals if (made.game, made.attempt) == (game.number, number))
    guess = game.rows[-1].guess if game.rows else None
    if game.phase is Phase.REVEALING or guess is None:
        return RevealSecret(code)
    return GiveFeedback(state.match.setup.edition.mark(code, guess))


def _bend(box: Edition, game: Game, seed: int) -> Action:
    """Set nothing; then give the feedback that leaves the most codes, and reveal one that agrees with all of it."""
    if game.phase is Phase.SETTING:
        return SetSecret(None)
    codes = list(islice(agreeing_codes(box, game.marked), _MOST_WEIGHED))
    guess = game.rows[-1].guess if game.rows else None
    if game.phase is Phase.REVEALING or guess is None:
        return RevealSecret(Random(seed).choice(codes))
    return GiveFeedback(choose_feedback(codes, guess, counting=box.shape.counting))


def choose_feedback(codes: Iterable[Code], guess: Code, *, counting: Counting = Counting.BOTH) -> Feedback:
    """Return the feedback that most of the codes agree with; ties go to fewer red, then to fewer white."""
    parts: defaultdict[Feedback, int] = defaultdict(int)
    for code in codes:
        parts[mark_codes(code, guess, counting)] += 1
    return min(parts, key=lambda feedback: (-parts[feedback], feedback.red, feedback.white))
