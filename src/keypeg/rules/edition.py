"""An edition: one box as data, or a box with house rules."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from keypeg.errors import EditionError, NotationError, quoted
from keypeg.rules.codes import BLANK, Code, Colour
from keypeg.rules.feedback import Feedback
from keypeg.rules.scoring import Scoring
from keypeg.rules.shape import Shape


class GameCount(Enum):
    """How many games a match may have (R21, R25)."""

    ANY = "any"
    EVEN = "even"
    PLAYERS = "players"


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """What lies in the box: the shapes its sheet describes, standard first; anything else is a house rule."""

    shape: Shape
    pegs: tuple[int, int]
    colours: tuple[int, int]
    advanced: frozenset[str]

    def holds(self, shape: Shape) -> bool:
        """Whether the sheet describes a game of this shape."""
        changed = {
            name
            for name in ("rows", "blanks", "secret_repeats", "guess_repeats")
            if getattr(shape, name) != getattr(self.shape, name)
        }
        in_range = (
            self.pegs[0] <= shape.pegs <= self.pegs[1] and self.colours[0] <= shape.colours <= self.colours[1]
        )
        return in_range and changed <= self.advanced


@dataclass(frozen=True, kw_only=True)
class Edition:
    """Everything in which boxed editions differ: shape, colours, players, scoring."""

    key: str
    name: str
    about: str
    source: str
    bare: bool
    players: tuple[int, int]
    games: GameCount
    wrong_information: int
    scoring: Scoring
    palette: tuple[Colour, ...]
    box: Box
    shape: Shape

    def __str__(self) -> str:
        """The notation: `classic`, `expert/5x8b`, or the shape alone where no box is named."""
        if self.bare:
            return str(self.shape)
        if self.shape == self.box.shape:
            return self.key
        text = self.shape.text(rows=self.shape.rows != self.box.shape.rows)
        # Without a letter another size would keep "all different" (see `Shape.parse`).
        repeats = self.shape.secret_repeats and not self.box.shape.secret_repeats
        repeats = repeats and self.shape.size != self.box.shape.size
        return f"{self.key}/{text}{'d' if repeats else ''}"

    def __repr__(self) -> str:
        return f"edition({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Edition) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    @property
    def house(self) -> bool:
        """Whether it is played by a house rule, outside what the sheet describes."""
        return self.bare or not self.box.holds(self.shape)

    def with_shape(self, shape: Shape) -> Edition:
        """The same edition in another shape."""
        return replace(self, shape=shape)

    @cached_property
    def colours(self) -> tuple[Colour, ...]:
        """The colours in order; where blanks are played the empty hole is the last (R3)."""
        blank = (Colour("empty", BLANK),) if self.shape.blanks else ()
        return self.palette[: self.shape.colours] + blank

    @cached_property
    def letters(self) -> str:
        """The letters of the colours in order."""
        return "".join(colour.letter for colour in self.colours)

    def code(self, text: str) -> Code:
        """Read a code: letters in either case, `.` for an empty hole, or digits 1 to n in colour order.

        Where the colours themselves are digits, a digit is that colour and nothing else.
        """
        pegs = self.shape.pegs
        if len(text) != pegs:
            raise NotationError(
                f"cannot read code {quoted(text)} for {self}: {len(text)} pegs where {pegs} are needed"
            )
        return Code("".join(self._letter(sign, text) for sign in text))

    def _letter(self, sign: str, text: str) -> str:
        upper = sign.upper()
        if upper in self.letters:
            return upper
        if (
            sign.isascii()
            and sign.isdigit()
            and not any(colour.letter.isdigit() for colour in self.palette)
            and 1 <= int(sign) <= len(self.letters)
        ):
            return self.letters[int(sign) - 1]
        why = "no blanks are played" if sign == BLANK else f"no colour {quoted(sign)}"
        raise NotationError(
            f"cannot read code {quoted(text)} for {self}: {why} (has {' '.join(self.letters)})"
        )

    def secret(self, text: str) -> Code:
        """Read a code the codemaker may set (R2)."""
        code = self.code(text)
        if not self.allows_secret(code):
            raise NotationError(
                f"cannot set {quoted(text)} as a secret in {self}: {_twice(code)}; all must differ"
            )
        return code

    def guess(self, text: str) -> Code:
        """Read a code a codebreaker may place (R4)."""
        code = self.code(text)
        if not self.allows_guess(code):
            raise NotationError(f"cannot guess {quoted(text)} in {self}: {_twice(code)}; all must differ")
        return code

    def feedback(self, text: str) -> Feedback:
        """Read a feedback such as `1-2`: red, then white."""
        red, dash, white = text.partition("-")
        if not (dash and red.isdecimal() and white.isdecimal() and text.isascii() and len(text) <= 5):
            raise NotationError(f"cannot read feedback {quoted(text)}: write red-white, such as 1-2")
        feedback = Feedback(int(red), int(white))
        if not self.allows_feedback(feedback):
            raise NotationError(
                f"cannot read feedback {quoted(text)} for {self}: {_impossible(feedback, self.shape)}"
            )
        return feedback

    def owns(self, code: Code) -> bool:
        """Whether it is a full row of this edition's pegs."""
        return len(code) == self.shape.pegs and all(letter in self.letters for letter in code)

    def allows_secret(self, code: Code) -> bool:
        """Whether the codemaker may set it (R2, R3)."""
        return self.owns(code) and (self.shape.secret_repeats or not code.repeats())

    def allows_guess(self, code: Code) -> bool:
        """Whether a codebreaker may place it (R4)."""
        return self.owns(code) and (self.shape.guess_repeats or not code.repeats())

    def allows_feedback(self, feedback: Feedback) -> bool:
        """Whether it can occur with this many pegs (R5)."""
        return feedback.possible(self.shape.pegs)

    def check_players(self, players: int) -> None:
        """Refuse a number of players the box is not for."""
        least, most = self.players
        if not least <= players <= most:
            needed = f"{least}" if least == most else f"{least} to {most}"
            raise EditionError(f"cannot play {self} with {players} players: it is for {needed}")

    def check_games(self, games: int, *, players: int) -> None:
        """Refuse a number of games the sheet does not allow (R21, R25)."""
        if not 1 <= games <= 100:
            raise EditionError(f"cannot play {games} games: it must be 1 to 100")
        if self.games is GameCount.EVEN and games % 2:
            raise EditionError(f"cannot play {games} games of {self}: it must be an even number")
        if self.games is GameCount.PLAYERS and games % players:
            raise EditionError(
                f"cannot play {games} games of {self} with {players} players: "
                f"it must be {players}, or a multiple of {players}"
            )


def _twice(code: Code) -> str:
    letter, count = Counter(code.letters).most_common(1)[0]
    return f"{letter} stands in it {count} times"


def _impossible(feedback: Feedback, shape: Shape) -> str:
    if feedback.red + feedback.white > shape.pegs:
        return f"{feedback.red + feedback.white} key pegs for {shape.pegs} pegs"
    return f"with {feedback.red} red the last peg cannot be white"
