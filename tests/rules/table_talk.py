"""Short ways to play in tests: seats are numbers, codes and feedback are texts."""

from keypeg.rules import (
    Claim,
    GiveFeedback,
    Marking,
    Match,
    PlaceGuess,
    RevealSecret,
    SetSecret,
    Setup,
    edition,
    play,
    start_match,
    step,
)

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def opened(text: str = "classic", players: int = 2, games: int | None = None, **options) -> Match:
    """A new match, of as few games as there can be with everyone codemaker once."""
    return start_match(
        Setup(edition=edition(text), players=NAMES[:players], games=games or players, **options)
    )


def by_hand(text: str = "classic", players: int = 2, **options) -> Match:
    """A new match in which the codemaker marks."""
    return opened(text, players, marking=Marking.CODEMAKER, **options)


def behind_shield(text: str = "classic", players: int = 2, **options) -> Match:
    """A new match whose secrets the table does not know."""
    return by_hand(text, players, shield=True, **options)


def setting(match: Match, secret: str | None) -> Match:
    code = None if secret is None else match.setup.edition.secret(secret)
    return step(match, match.game.codemaker, SetSecret(code))[0]


def guessing(match: Match, *guesses: str) -> Match:
    """Place guesses, each by whoever's turn it is; the table marks where it can."""
    for guess in guesses:
        match, _ = play(match, match.game.turn, PlaceGuess(match.setup.edition.guess(guess)))
    return match


def marking(match: Match, guess: str, feedback: str) -> Match:
    """A guess, and the feedback the codemaker gives it by hand."""
    match = guessing(match, guess)
    return step(match, match.game.codemaker, GiveFeedback(match.setup.edition.feedback(feedback)))[0]


def revealing(match: Match, secret: str) -> Match:
    return step(match, match.game.codemaker, RevealSecret(match.setup.edition.secret(secret)))[0]


def claiming(match: Match, seat: int | None = None) -> Match:
    return step(match, match.game.codebreakers[0] if seat is None else seat, Claim())[0]


def won_in(match: Match, rows: int, secret: str, wrong: str) -> Match:
    """A game broken on the given row, after the same wrong guess again and again."""
    return guessing(setting(match, secret), *[wrong] * (rows - 1), secret)
