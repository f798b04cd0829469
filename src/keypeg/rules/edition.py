"""An edition: one box as data, or a box with house rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from keypeg.errors import EditionError, NotationError, shorten
from keypeg.rules.codes import BLANK, Code, Colour
from keypeg.rules.feedback import Feedback, breaking_feedback, mark_codes
from keypeg.rules.scoring import Scoring
from keypeg.rules.shape import Counting, Shape
from keypeg.words import Message, Param, message


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
            for name in ("rows", "blanks", "secret_repeats", "guess_repeats", "counting", "digit_sum")
            if getattr(shape, name) != getattr(self.shape, name)
        }
        in_range = (
            self.pegs[0] <= shape.pegs <= self.pegs[1] and self.colours[0] <= shape.colours <= self.colours[1]
        )
        # Of the other ways to count, a box has only the one for younger players (R5b).
        return in_range and changed <= self.advanced and shape.counting is not Counting.PLACES


@dataclass(frozen=True, kw_only=True)
class Edition:
    """Everything in which boxed editions differ: shape, colours, players, scoring."""

    key: str
    bare: bool
    players: tuple[int, int]
    games: GameCount
    wrong_information: int
    scoring: Scoring
    palette: tuple[Colour, ...]
    box: Box
    shape: Shape

    def __str__(self) -> str:
        """Return the notation: `classic`, `expert/5x8b`, or the shape alone if there is no box."""
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

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Edition) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    @property
    def name(self) -> Message:
        """Return what people call it."""
        return message(f"edition-{self.key}-name")

    @property
    def about(self) -> Message:
        """Return what is special about it, in a sentence or two; where its size was changed, the size."""
        if self.bare or self.shape == self.box.shape:
            return message(f"edition-{self.key}-about")
        shape = self.shape
        code = "guide-size-repeats" if shape.secret_repeats else "guide-size-different"
        return message(code, pegs=shape.pegs, rows=shape.rows, codes=shape.secrets)

    @property
    def source(self) -> Message:
        """Return where its rules come from."""
        return message(f"edition-{self.key}-source")

    @property
    def house(self) -> bool:
        """Whether it is played by a house rule, outside what the sheet describes."""
        return self.bare or not self.box.holds(self.shape)

    def with_shape(self, shape: Shape) -> Edition:
        """Return the same edition in another shape; refuse to tell the sum of digits that it has not (R1a)."""
        if shape.digit_sum and not self._tells_digit_sum(shape):
            raise EditionError("digit-sum-not-here", edition=self.key, shape=str(shape))
        return replace(self, shape=shape)

    def _tells_digit_sum(self, shape: Shape) -> bool:
        """Whether the box has the sum of the digits as a clue, in this size."""
        own = replace(self.box.shape, digit_sum=True, rows=shape.rows)
        return "digit_sum" in self.box.advanced and shape == own

    @cached_property
    def colours(self) -> tuple[Colour, ...]:
        """Return the colours in order; if blanks are allowed, the empty hole is the last (R3)."""
        blank = (Colour("empty", BLANK),) if self.shape.blanks else ()
        return self.palette[: self.shape.colours] + blank

    @cached_property
    def letters(self) -> str:
        """Return the letters of the colours in order."""
        return "".join(colour.letter for colour in self.colours)

    @cached_property
    def colour_names(self) -> Mapping[str, str]:
        """Return the name of the colour of each letter."""
        return {colour.letter: colour.name for colour in self.colours}

    @cached_property
    def _own_letters(self) -> frozenset[str]:
        return frozenset(self.letters)

    def code(self, text: str) -> Code:
        """Read a code: letters in either case, `.` for an empty hole, or digits 1 to n in colour order.

        Where the colours themselves are digits, a digit is that colour and nothing else.
        """
        pegs = self.shape.pegs
        if len(text) != pegs:
            raise NotationError(
                "notation-code-length",
                text=shorten(text),
                edition=str(self),
                length=len(text),
                needed=pegs,
            )
        upper = text.upper()
        if text.isascii() and self._own_letters.issuperset(upper):
            return Code(upper)
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
        letters = " ".join(self.letters)
        if sign == BLANK:
            raise NotationError("notation-code-blank", text=shorten(text), edition=str(self), letters=letters)
        raise NotationError(
            "notation-code-colour",
            text=shorten(text),
            edition=str(self),
            sign=shorten(sign),
            letters=letters,
        )

    def secret(self, text: str) -> Code:
        """Read a code the codemaker may set (R2)."""
        code = self.code(text)
        if not self.allows_secret(code):
            raise NotationError("notation-secret-repeats", text=str(code), edition=str(self), **_most(code))
        return code

    def guess(self, text: str) -> Code:
        """Read a code a codebreaker may place (R4)."""
        code = self.code(text)
        if not self.allows_guess(code):
            raise NotationError("notation-guess-repeats", text=str(code), edition=str(self), **_most(code))
        return code

    def feedback(self, text: str) -> Feedback:
        """Read a feedback such as `1-2`: red, then white."""
        red, dash, white = text.partition("-")
        if not (dash and red.isdecimal() and white.isdecimal() and text.isascii() and len(text) <= 5):
            raise NotationError("notation-feedback-form", text=shorten(text))
        count = int(red) + int(white)
        if count > self.shape.pegs:
            raise NotationError(
                "notation-feedback-count",
                text=text,
                edition=str(self),
                count=count,
                pegs=self.shape.pegs,
            )
        feedback = Feedback(int(red), int(white))
        counting = self.shape.counting
        if not self.allows_feedback(feedback) and counting is not Counting.BOTH:
            code = f"notation-feedback-{counting.value}"
            raise NotationError(code, text=text, edition=str(self))
        if not self.allows_feedback(feedback):
            raise NotationError(
                "notation-feedback-last-white", text=text, edition=str(self), red=feedback.red
            )
        return feedback

    def owns(self, code: Code) -> bool:
        """Whether it is a full row of this edition's pegs."""
        return len(code) == self.shape.pegs and self._own_letters.issuperset(code.letters)

    def allows_secret(self, code: Code) -> bool:
        """Whether the codemaker may set it (R2, R3)."""
        return self.owns(code) and (self.shape.secret_repeats or not code.repeats())

    def allows_guess(self, code: Code) -> bool:
        """Whether a codebreaker may place it (R4)."""
        return self.owns(code) and (self.shape.guess_repeats or not code.repeats())

    def allows_feedback(self, feedback: Feedback) -> bool:
        """Whether it can occur with this many pegs (R5)."""
        return feedback.possible(self.shape.pegs, self.shape.counting)

    def mark(self, secret: Code, guess: Code) -> Feedback:
        """Return the true feedback of a guess, by what key pegs count here (R5, R5a, R5b)."""
        return mark_codes(secret, guess, self.shape.counting)

    @cached_property
    def breaking(self) -> Feedback:
        """Return the feedback that breaks a code (R9)."""
        return breaking_feedback(self.shape.pegs, self.shape.counting)

    @cached_property
    def digits(self) -> tuple[int, ...]:
        """Return the digit of each colour, where the sum of the digits is told (R1a)."""
        return tuple(map(int, self.letters)) if self.shape.digit_sum else ()

    def digit_sum(self, secret: Code | None) -> int | None:
        """Return what codebreakers are told of a secret: the sum of its digits, if that was agreed (R1a)."""
        return sum(map(int, secret)) if self.shape.digit_sum and secret is not None else None

    def check_digit_sum(self, digit_sum: int) -> None:
        """Refuse a sum that is not told here, or that no secret has."""
        if not self.shape.digit_sum:
            raise EditionError("digit-sum-not-agreed", edition=str(self))
        least, most = (self.shape.pegs * digit for digit in (min(self.digits), max(self.digits)))
        if not least <= digit_sum <= most:
            raise EditionError("digit-sum-range", sum=digit_sum, least=least, most=most)

    def check_players(self, players: int) -> None:
        """Refuse a number of players the box is not for."""
        least, most = self.players
        if not least <= players <= most:
            if least == most:
                raise EditionError("players-exact", edition=str(self), players=players, needed=least)
            raise EditionError("players-range", edition=str(self), players=players, least=least, most=most)

    def check_games(self, games: int, *, players: int) -> None:
        """Refuse a number of games the sheet does not allow (R21, R25)."""
        if not 1 <= games <= 100:
            raise EditionError("games-range", games=games)
        if self.games is GameCount.EVEN and games % 2:
            raise EditionError("games-even", games=games, edition=str(self))
        if self.games is GameCount.PLAYERS and games % players:
            raise EditionError("games-players", games=games, edition=str(self), players=players)

    def list_game_counts(self, players: int) -> tuple[int, ...]:
        """Return the numbers of games to offer where a match is agreed (R21, R25); more are allowed."""
        match self.games:
            case GameCount.PLAYERS:
                return tuple(players * circuits for circuits in range(1, 5))
            case GameCount.EVEN:
                return (2, 4, 6, 8, 10)
            case _:
                return (1, 2, 3, 4, 6, 8, 10)


def _most(code: Code) -> dict[str, Param]:
    letter, count = Counter(code.letters).most_common(1)[0]
    return {"letter": letter, "count": count}
