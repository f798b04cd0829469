"""Hypothesis generators for everything the rules know."""

from __future__ import annotations

from hypothesis import strategies as st

from keypeg.rules import (
    AdmitMark,
    CallTime,
    Claim,
    Code,
    Concede,
    Edition,
    Feedback,
    GiveFeedback,
    Marking,
    Match,
    PlaceGuess,
    RevealSecret,
    SetSecret,
    Setup,
    Shape,
    TakeBack,
    edition,
    editions,
    feedbacks,
)

names = st.text(
    st.characters(codec="utf-8", categories=["L", "N", "P", "Zs"]), min_size=1, max_size=12
).filter(lambda name: bool(name.strip()) and name.isprintable())


@st.composite
def shapes(draw: st.DrawFn, *, most_pegs: int = 8) -> Shape:
    pegs = draw(st.integers(1, most_pegs))
    blanks = draw(st.booleans())
    repeats = draw(st.sampled_from(["", "u", "U"]))
    least = max(2, pegs - blanks) if repeats else 2
    return Shape(
        pegs=pegs,
        colours=draw(st.integers(least, 12)),
        rows=draw(st.integers(1, 20)),
        blanks=blanks,
        secret_repeats=not repeats,
        guess_repeats=repeats != "U",
    )


@st.composite
def any_edition(draw: st.DrawFn, *, most_pegs: int = 8) -> Edition:
    """A box as it is, a box with a house rule, or a shape alone."""
    base = draw(st.sampled_from([*editions(), edition("4x6")]))
    if draw(st.booleans()):
        return base
    return base.with_shape(draw(shapes(most_pegs=most_pegs)))


def codes(box: Edition, *, repeats: bool = True) -> st.SearchStrategy[Code]:
    pegs = box.shape.pegs
    letters = st.lists(st.sampled_from(box.letters), min_size=pegs, max_size=pegs, unique=not repeats)
    return letters.map("".join).map(Code)


def secrets(box: Edition) -> st.SearchStrategy[Code]:
    return codes(box, repeats=box.shape.secret_repeats)


def guesses(box: Edition) -> st.SearchStrategy[Code]:
    return codes(box, repeats=box.shape.guess_repeats)


@st.composite
def setups(draw: st.DrawFn, *, most_pegs: int = 4) -> Setup:
    box = draw(any_edition(most_pegs=most_pegs))
    players = draw(st.lists(names, min_size=box.players[0], max_size=box.players[1], unique=True))
    shield = draw(st.booleans())
    times = draw(st.sampled_from([1, 2]))
    games = times * len(players) if box.games.value == "players" else 2 * times
    return Setup(
        edition=box,
        players=tuple(players),
        games=games,
        first=draw(st.integers(0, len(players) - 1)),
        marking=Marking.CODEMAKER if shield else draw(st.sampled_from(Marking)),
        shield=shield,
        conceding=draw(st.booleans()),
        seconds=draw(st.sampled_from([None, 30])),
    )


@st.composite
def actions(draw: st.DrawFn, match: Match):
    """An action by some seat, likely or not to be allowed now."""
    box = match.setup.edition
    seats = range(len(match.setup.players))
    seat = draw(st.sampled_from([None, *seats, len(seats)]))
    kind = draw(
        st.sampled_from(
            [SetSecret, PlaceGuess, GiveFeedback, RevealSecret, Claim, AdmitMark, TakeBack, Concede, CallTime]
        )
    )
    if kind is SetSecret:
        return seat, SetSecret(draw(st.none() | codes(box)))
    if kind in (PlaceGuess, RevealSecret):
        other = codes(edition("4x6"))
        return seat, kind(draw(codes(box) | other))
    if kind is GiveFeedback:
        wild = st.integers(0, 8).flatmap(
            lambda red: st.builds(Feedback, st.just(red), st.integers(0, 8 - red))
        )
        return seat, GiveFeedback(draw(st.sampled_from(feedbacks(box.shape.pegs)) | wild))
    if kind is AdmitMark:
        return seat, AdmitMark(draw(st.integers(-1, 4)))
    return seat, kind()
