"""A match: the agreed number of games between the same players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from unicodedata import category

from keypeg.errors import EditionError, require, shorten
from keypeg.rules.actions import Action
from keypeg.rules.catalogue import edition_of
from keypeg.rules.edition import Edition, GameCount
from keypeg.rules.game import Ending, Game, Phase
from keypeg.rules.points import Points, game_points
from keypeg.rules.readings import MOST_REPLAYS, MOST_VOID, READING
from keypeg.words import Message, message

JournalEntry = tuple[int | None, Action]
"""A line of the journal: the seat that acted (None is the table) and its action."""


class Marking(StrEnum):
    """Who gives the feedback (R12)."""

    TABLE = "table"
    CODEMAKER = "codemaker"


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What is agreed before a match; seats are numbered from 0 towards the left.

    `adversaries` are seats that have no fixed code as codemakers: they set none, and give the feedback themselves,
    whatever is agreed for the others. `one_device` says that one device holds every seat, so that one person may type
    for all (R12a). `solo` is one code by itself, broken for its rows: no match, so R21 asks for no further game.
    `reading` says which of our readings of the sheets holds.
    """

    edition: Edition
    players: tuple[str, ...]
    games: int
    first: int = 0
    marking: Marking = Marking.TABLE
    shield: bool = False
    conceding: bool = True
    seconds: int | None = None
    adversaries: tuple[int, ...] = ()
    one_device: bool = True
    solo: bool = False
    reading: int = READING

    def __post_init__(self) -> None:
        for name in self.players:
            check_name(name)
        if len(set(self.players)) < len(self.players):
            raise EditionError("name-twice", name=_twin(self.players))
        self.edition.check_players(len(self.players))
        if not (self.solo and self.games == 1 and len(self.players) == 2):
            self.edition.check_games(self.games, players=len(self.players))
        if not 0 <= self.first < len(self.players):
            raise EditionError("first-seat", seat=self.first + 1, seats=len(self.players))
        for seat in self.adversaries:
            if not 0 <= seat < len(self.players):
                raise EditionError("adversary-seat", seat=seat + 1, seats=len(self.players))
        if self.shield and self.marking is Marking.TABLE:
            raise EditionError("shield-table-marks")
        if self.edition.shape.digit_sum and (self.shield or self.adversaries):
            raise EditionError("digit-sum-unknown")
        if self.seconds is not None and not 1 <= self.seconds <= 86_400:
            raise EditionError("seconds-range", seconds=self.seconds)
        if not 1 <= self.reading <= READING:
            raise EditionError("reading-unknown", reading=self.reading, newest=READING)

    @property
    def takes_back(self) -> bool:
        """Whether the last entry may be taken back: beside a real board, on one device, without a timer (R12a)."""
        return self.shield and (self.reading == 1 or (self.one_device and self.seconds is None))

    @property
    def warnings(self) -> tuple[Message, ...]:
        """Return warnings about what is allowed but unusual (R21)."""
        if self.edition.games is GameCount.ANY and self.games % 2 and not self.solo:
            return (message("warning-odd-games", games=self.games),)
        return ()


MOST_NAME = 40
"""How many characters a name has at most."""
_JOINER = "\u200d"
_JOINABLE = ("So", "Sk", "Mn")
"""An emoji ends with a symbol, the tone of a skin, or a selector of its form."""


def check_name(name: str) -> None:
    """Refuse a name that cannot be shown in a line."""
    if not name.strip() or len(name) > MOST_NAME or not _without_joiners(name).isprintable():
        raise EditionError("name-invalid", name=shorten(name))


def _without_joiners(name: str) -> str:
    """Return a name without the joiners of its emoji; between letters nobody would see a joiner, so there it stays."""
    signs = ["", *name, ""]
    return "".join(
        sign
        for before, sign, after in zip(signs, signs[1:], signs[2:], strict=False)
        if not (
            sign == _JOINER and before and after and category(before) in _JOINABLE and category(after) == "So"
        )
    )


def _twin(names: tuple[str, ...]) -> str:
    return next(name for i, name in enumerate(names) if name in names[:i])


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A match at some moment: what was agreed, its games (void ones included) and the journal that led here."""

    setup: Setup
    games: tuple[Game, ...]
    journal: tuple[JournalEntry, ...] = ()

    def __repr__(self) -> str:
        """Return one line, which tells no code."""
        setup, game = self.setup, self.game
        now = "over" if self.over else f"game {game.number} of {setup.games}, {len(game.rows)} rows"
        return f"<Match of {setup.edition}: {', '.join(setup.players)}; {now}>"

    @property
    def game(self) -> Game:
        """Return the game being played, or the last one."""
        return self.games[-1]

    def find_game(self, game: int | Game | None = None) -> Game:
        """Return a game by its number, from 1, as it counted; a negative number counts back from the present game.

        A game that was replayed (R14) has the number of its replay: the void one is given as itself. Without a
        number it is the last game that is over, or the first one while it runs.

        >>> new_match("classic", ["Ada", "Ben"]).find_game(1).codemaker
        0
        """
        require(game, int, Game, type(None), what="a game")
        if game is None:
            return next((one for one in reversed(self.games) if one.ending is not None), self.game)
        if isinstance(game, Game):
            found = game if game in self.games else None
        elif game < 0:
            found = self.games[game] if -game <= len(self.games) else None
        else:
            found = next((one for one in reversed(self.games) if one.number == game), None)
        if found is None:
            shown = game if isinstance(game, int) else game.number
            raise IndexError(f"there is no game {shown}: the match has {self.game.number}, counted from 1")
        return found

    @property
    def marking(self) -> Marking:
        """Return who gives the feedback in the present game."""
        bends = self.game.codemaker in self.setup.adversaries
        return Marking.CODEMAKER if bends else self.setup.marking

    @property
    def shield(self) -> bool:
        """Whether the code of the present game stays unknown to the table until it is revealed."""
        return self.setup.shield or self.game.codemaker in self.setup.adversaries

    @property
    def over(self) -> bool:
        """Whether all agreed games are played; by the first reading, also whether too many were void."""
        if self.game.ending is Ending.VOID:
            return self.setup.reading == 1 and self._count_void() >= MOST_VOID
        return self.game.ending is not None and self.game.number == self.setup.games

    @property
    def replays(self) -> bool:
        """Whether wrong information has the present game played again (R14a, R16)."""
        if self.setup.reading == 1:
            return True
        return (
            bool(self.setup.edition.wrong_information) and self._count_void(self.game.number) < MOST_REPLAYS
        )

    def _count_void(self, number: int | None = None) -> int:
        """Count the void games, of all or of those with one number."""
        void = [game.number for game in self.games if game.ending is Ending.VOID]
        return len(void) if number is None else void.count(number)

    @property
    def totals(self) -> tuple[int, ...]:
        """Return the points of each seat so far."""
        seats = len(self.setup.players)
        cards = [self.points(game) for game in self.games]
        return tuple(sum(sum(card[seat]) for card in cards) for seat in range(seats))

    def points(self, game: Game) -> Points:
        """Return what a game has earned each seat so far."""
        setup = self.setup
        return game_points(setup.edition, game, seats=len(setup.players), reading=setup.reading)

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the seats with the most points of a finished match (R22, R29); nobody before its end."""
        if not self.over:
            return ()
        totals = self.totals
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))

    def with_game(self, game: Game) -> Match:
        """Return the same match with its present game changed."""
        return Match(setup=self.setup, games=(*self.games[:-1], game), journal=self.journal)


def start_match(setup: Setup) -> Match:
    """Return a match before its first code is set, with everything that was agreed."""
    return Match(setup=setup, games=(new_game(setup, 1),))


def new_match(edition: Edition | str, players: Sequence[str], *, games: int | None = None) -> Match:
    """Return a match before its first code is set; by default everyone is codemaker once.

    `start_match` takes whatever else can be agreed.

    >>> new_match("classic", ["Ada", "Ben"]).setup.games
    2
    """
    require(games, int, type(None), what="the number of games")
    require(players, list, tuple, what="the players")
    for name in players:
        require(name, str, what="the name of a player")
    agreed = len(players) if games is None else games
    return start_match(Setup(edition=edition_of(edition), players=tuple(players), games=agreed))


def new_game(setup: Setup, number: int) -> Game:
    """Return game `number` before its code is set: roles pass to the left with each game (R20, R25, R26)."""
    seats = len(setup.players)
    codemaker = (setup.first + number - 1) % seats
    return Game(
        number=number,
        codemaker=codemaker,
        codebreakers=tuple((codemaker + i) % seats for i in range(1, seats)),
    )


def to_act(match: Match) -> tuple[int | None, ...]:
    """Return the seats the match waits for; None is the table."""
    game = match.game
    match game.phase:
        case Phase.SETTING | Phase.REVEALING:
            return (game.codemaker,)
        case Phase.GUESSING:
            return (game.turn,)
        case Phase.MARKING:
            return (None,) if match.marking is Marking.TABLE else (game.codemaker,)
        case Phase.OVER:
            return ()
