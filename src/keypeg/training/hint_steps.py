"""A hint in steps: what the rows tell, then what to look for, then a guess."""

from __future__ import annotations

from dataclasses import dataclass

from keypeg.engine.hint import Hint, hint
from keypeg.engine.strategies import Strategy
from keypeg.rules import BLANK, Position
from keypeg.training.coach import MOST_CODES, Fact, explain
from keypeg.words import Message, message


@dataclass(frozen=True, slots=True)
class HintSteps:
    """The facts worth thinking about, the simplest first; what a good guess looks like; and the guess."""

    facts: tuple[Fact, ...]
    look: Message
    hint: Hint

    @property
    def messages(self) -> tuple[Message, ...]:
        """Return one sentence per step; the first is left out where the rows say nothing simple."""
        first = (self.facts[0].message,) if self.facts else ()
        return (*first, self.look, self.hint.message)

    def __str__(self) -> str:
        return "\n".join(map(str, self.messages))


def hint_steps(position: Position, *, by: Strategy | None = None, seed: int = 0) -> HintSteps:
    """Return a hint in steps; contradictory rows raise `Contradiction`.

    >>> print(hint_steps(Position.parse("classic RRBB:0-0 GGYY:1-0")))
    Row 2: either green or yellow is in the code, not both.
    Look for a code that agrees with every row and brings in 2 colours that no row has yet.
    GWWK: it leaves 3.4 of 32 codes on average (13 possible answers) and could win outright.
    """
    small = position.edition.shape.secrets <= MOST_CODES
    found = hint(position, by=by, seed=seed)
    explained = explain(position) if small and position.rows else None
    facts = () if explained is None else explained.facts
    # What the last row added is what the person has had least time to think about.
    new = () if explained is None else explained.new
    return HintSteps(
        (*new, *(fact for fact in facts if fact not in new)), describe_guess(position, found), found
    )


def describe_guess(position: Position, found: Hint) -> Message:
    """Return what to look for: a property of a good guess that does not give it away."""
    if found.left == 1:
        return message("hint-look-only")
    letters = str(found.code)
    if not position.rows:
        if letters.isdigit():
            return message("hint-look-begin")
        return message("hint-look-first", colours=len(set(letters)))
    played = {letter for row in position.rows for letter in str(row.guess)}
    # Colours have a sentence, digits and holes that stay empty do not.
    new = 0 if letters.isdigit() else len(set(letters) - played - {BLANK})
    fits = all(position.edition.mark(found.code, row.guess) == row.feedback for row in position.rows)
    fits = fits and position.edition.allows_secret(found.code)
    return message("hint-look-fits" if fits else "hint-look-tests", new=new)
