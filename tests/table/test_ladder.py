"""The ladder's rules, against second computations: ratings by the published formulas, patterns by counting."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import product
from math import exp, isclose, sqrt
from pathlib import Path
from random import Random

import pytest

from keypeg.errors import TableError, TableReason
from keypeg.rules import edition
from keypeg.rules.codes import Code
from keypeg.table import Store, Tables
from keypeg.table.ladder.ladder import Ladder
from keypeg.table.ladder.ladder_rules import (
    Duel,
    LadderStanding,
    Ratings,
    duel_score,
    pattern_of,
    secret_like,
)
from keypeg.training import Family
from tests.table.playing import ENGINE


def weng_lin(one: tuple[float, float], other: tuple[float, float], score: float) -> tuple[float, float]:
    """A duel by Weng and Lin (2011), algorithm 1 with two teams of one: the rating and deviation of the first.

    Their parameters: beta 250, kappa 0.0001, and tau 5 added to every deviation before the duel.
    """
    (mean, deviation), (their_mean, their_deviation) = one, other
    variance, their_variance = deviation**2 + 25, their_deviation**2 + 25
    spread = sqrt(variance + their_variance + 2 * 250**2)
    expected = exp(mean / spread) / (exp(mean / spread) + exp(their_mean / spread))
    gamma = sqrt(variance) / spread
    shrink = gamma * variance / spread**2 * expected * (1 - expected)
    return mean + variance / spread * (score - expected), sqrt(variance * max(1 - shrink, 0.0001))


def test_ratings_follow_the_published_formulas():
    ratings = Ratings()
    chance = Random(5)
    kept = dict.fromkeys("abcd", (1500.0, 500.0))
    for _ in range(40):
        first, second = chance.sample("abcd", 2)
        score = chance.choice([0.0, 0.5, 1.0])
        ratings.add([Duel(first=first, second=second, score=score)])
        one, other = kept[first], kept[second]
        kept[first], kept[second] = weng_lin(one, other, score), weng_lin(other, one, 1 - score)
    assert set(ratings.standings) == set("abcd")
    for name, (mean, deviation) in kept.items():
        found = ratings.standings[name]
        assert isclose(found.rating, mean, rel_tol=1e-9)
        assert isclose(found.deviation, deviation, rel_tol=1e-9)
    assert sum(one.games for one in ratings.standings.values()) == 80
    assert all(one.uncertainty < LadderStanding().uncertainty for one in ratings.standings.values())


def test_a_better_player_ends_above_a_worse_one():
    ratings = Ratings()
    ratings.add(Duel(first="good", second="poor", score=float(game % 4 != 0)) for game in range(40))
    good, poor = ratings.standings["good"], ratings.standings["poor"]
    assert good.rating - good.uncertainty > poor.rating - poor.uncertainty
    assert (good.won, good.drawn, good.lost) == (30, 0, 10)


@pytest.mark.parametrize("key", ["kids", "classic", "super"])
def test_secrets_of_a_pattern_are_all_of_it_and_nothing_else(key: str):
    box, chance = edition(key), Random(1)
    for pattern in {pattern_of(code) for code in some_secrets(key)}:
        for _ in range(50):
            secret = secret_like(pattern, box, chance)
            assert box.allows_secret(secret)
            assert pattern_of(secret) == pattern


def test_each_secret_of_a_pattern_is_as_likely_as_any_other():
    box, chance = edition("3x4"), Random(2)
    drawn = Counter(str(secret_like("21", box, chance)) for _ in range(7_200))
    every = {"".join(code) for code in product(box.letters, repeat=3) if len(set(code)) == 2}
    assert set(drawn) == every
    # 36 codes, 200 each on average; five standard deviations are 70.
    assert all(abs(count - 200) < 70 for count in drawn.values())


def some_secrets(key: str) -> list[Code]:
    box, chance = edition(key), Random(3)
    drawn = (Code("".join(chance.choices(box.letters, k=box.shape.pegs))) for _ in range(200))
    return [code for code in drawn if box.allows_secret(code)]


def test_broken_beats_unbroken_then_fewer_rows_win():
    better = [(True, 1), (True, 4), (True, 10), (False, 10)]
    for at, one in enumerate(better):
        for later, other in enumerate(better):
            assert duel_score(one, other) == (0.5 if at == later else float(at < later))
    assert duel_score((False, 2), (False, 10)) == 0.5


@pytest.fixture
def ladder(tmp_path: Path):
    store = Store(tmp_path / "ladder.sqlite3")
    with Tables(store, engine=ENGINE, attend_every=None) as tables:
        yield Ladder(tables, chance=Random(7)), tables
    store.close()


def test_games_pair_up_with_the_oldest_that_waits_and_never_with_ones_own(ladder):
    rated, _ = ladder
    ada, ben, cat = (rated.join(name) for name in ("Ada", "Ben", "Cat"))
    play = lambda token, family=Family.EASY: asyncio.run(rated.play(token, family))  # noqa: E731
    first = play(ada)
    assert play(ada) == first
    second, third, other = play(ben), play(cat), play(cat, Family.HARD)
    games = {game.table: game for game in rated._store.list_playing()}
    assert [games[table].rival for table in (first, second, third, other)] == [None, first, None, None]
    assert games[first].pattern == games[second].pattern


def test_a_game_begun_twice_at_once_is_one_game(ladder):
    rated, _ = ladder
    ada = rated.join("Ada")
    _, _, game = rated._prepare(ada, "Ada", Family.EASY)
    _, _, again = rated._prepare(ada, "Ada", Family.EASY)
    assert rated._begin(game) == game.table
    assert rated._begin(again) == game.table


def test_a_rival_is_taken_once(ladder):
    rated, _ = ladder
    ada, ben, cat = (rated.join(name) for name in ("Ada", "Ben", "Cat"))
    first = asyncio.run(rated.play(ada, Family.EASY))
    ready = [rated._prepare(token, name, Family.EASY)[2] for token, name in ((ben, "Ben"), (cat, "Cat"))]
    assert [one.rival for one in ready] == [first, first]
    for one in ready:
        rated._begin(one)
    assert {game.rival for game in rated._store.list_playing() if game.table != first} == {first, None}


def guess_wrong(tables: Tables, table: str, token: str, *, rows: int) -> None:
    """Place rows that do not break the code of a rated game."""
    code = tables.store.seals([table])[table][0].code
    box = edition(tables.view(table, token).options.edition)
    wrong = next(letter for letter in box.letters if letter not in code) * len(code)
    for _ in range(rows):
        tables.act(table, token, f"guess {wrong}", seq=tables.view(table, token).seq)


def win(tables: Tables, table: str, token: str) -> None:
    code = tables.store.seals([table])[table][0].code
    tables.act(table, token, f"guess {code}", seq=tables.view(table, token).seq)


def standing(rated: Ladder, token: str) -> LadderStanding:
    return rated.standing(rated.player(token)[0], Family.EASY)


def test_a_game_that_was_left_after_three_rows_is_lost(ladder):
    rated, tables = ladder
    ada, ben = rated.join("Ada"), rated.join("Ben")
    first, second = (asyncio.run(rated.play(token, Family.EASY)) for token in (ada, ben))
    guess_wrong(tables, first, ada, rows=3)
    tables.leave(first, ada)
    win(tables, second, ben)
    rated.settle()
    rated.settle()
    assert (standing(rated, ben).won, standing(rated, ada).lost) == (1, 1)


@pytest.mark.parametrize("rows", [0, 2])
@pytest.mark.parametrize("early", ["first", "second"])
def test_a_game_given_up_before_row_three_counts_for_nobody(ladder, rows: int, early: str):
    """The other's game is not lost: it waits for the next player."""
    rated, tables = ladder
    ada, ben, cat = (rated.join(name) for name in ("Ada", "Ben", "Cat"))
    first, second = (asyncio.run(rated.play(token, Family.EASY)) for token in (ada, ben))
    (quits, quitter), (wins, winner) = ((first, ada), (second, ben))
    if early == "second":
        (quits, quitter), (wins, winner) = (wins, winner), (quits, quitter)
    guess_wrong(tables, quits, quitter, rows=rows)
    tables.act(quits, quitter, "concede", seq=tables.view(quits, quitter).seq)
    win(tables, wins, winner)
    rated.settle()
    assert (standing(rated, ada).games, standing(rated, ben).games) == (0, 0)
    third = asyncio.run(rated.play(cat, Family.EASY))
    guess_wrong(tables, third, cat, rows=3)
    tables.act(third, cat, "concede", seq=tables.view(third, cat).seq)
    rated.settle()
    assert (standing(rated, winner).won, standing(rated, cat).lost) == (1, 1)
    assert standing(rated, quitter).games == 0


def test_players_of_one_address_are_never_compared(ladder):
    """Ten players join from one address, and nine lose to the tenth: no duel comes of it."""
    rated, tables = ladder
    tokens = [rated.join(f"Player {number}") for number in range(10)]
    for token in tokens:
        table = asyncio.run(rated.play(token, Family.EASY, address="192.0.2.1"))
        if token is tokens[-1]:
            win(tables, table, token)
        else:
            guess_wrong(tables, table, token, rows=3)
            tables.act(table, token, "concede", seq=tables.view(table, token).seq)
    rated.settle()
    assert [standing(rated, token).games for token in tokens] == [0] * 10
    other = rated.join("Eve")
    table = asyncio.run(rated.play(other, Family.EASY, address="198.51.100.7"))
    win(tables, table, other)
    rated.settle()
    assert standing(rated, other).won == 1


def test_addresses_are_kept_no_longer_than_tables(ladder):
    rated, tables = ladder
    asyncio.run(rated.play(rated.join("Ada"), Family.EASY, address="192.0.2.1"))
    (game,) = rated._store.list_playing()
    assert game.address == "192.0.2.1"
    tables.store.forget_addresses(tables.now() + 1)
    (game,) = rated._store.list_playing()
    assert game.address is None


def test_a_rating_is_listed_once_it_has_met_three_established_players():
    """Four players who have met each other twice are established; a fifth meets them one after the other."""
    ratings = Ratings()
    pairs = [(one, other) for one in "abcd" for other in "abcd" if one < other]
    ratings.add(Duel(first=one, second=other, score=1.0) for one, other in pairs)
    assert ratings.list_established() == set(), "three duels each are too few"
    ratings.add(Duel(first=one, second=other, score=1.0) for one, other in pairs)
    assert ratings.list_established() == set("abcd")
    for number, rival in enumerate("abc", 1):
        ratings.add(Duel(first="e", second=rival, score=1.0) for _ in range(5))
        assert ("e" in ratings.list_established()) == (number == 3)
    ratings.add(Duel(first="star", second="x", score=1.0) for _ in range(100))
    assert not {"star", "x"} & ratings.list_established()


def test_an_unknown_token_is_nobody(ladder):
    rated, _ = ladder
    with pytest.raises(TableError) as refused:
        rated.player("x" * 32)
    assert refused.value.reason is TableReason.NO_LADDER_TOKEN
