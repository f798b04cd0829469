"""Intervals that claim to hold the truth 95 times in 100 do so, with few games as with many; ratings converge."""

import random
from math import exp, log

import pytest

from keypeg.lab.arena.distributions import beta_share, proportion_limits, student_quantile
from keypeg.lab.arena.ratings import MIDDLE_RATING, PER_POINT, rate
from keypeg.lab.arena.statistics import average, ratio, share

# How often a game takes how many rows; 11 is a code that is not broken. Perfect play of the classic box (5,625 rows
# for 1,296 secrets), players that lose rarely, often, and one that is all over the board.
PLAYERS = {
    "perfect": {1: 1, 2: 7, 3: 60, 4: 619, 5: 583, 6: 26},
    "loses 2%": {4: 49, 5: 49, 11: 2},
    "loses 10%": {4: 90, 11: 10},
    "beginner": {3: 2, 4: 8, 5: 15, 6: 20, 7: 18, 8: 12, 9: 8, 10: 5, 11: 12},
}
TRIES = 1500


def coverage(hits, tries):
    return sum(hits) / tries


@pytest.mark.parametrize("games", [3, 5, 10, 50])
@pytest.mark.parametrize("player", PLAYERS)
def test_intervals_of_means_hold_the_truth_at_least_95_times_in_100(player, games):
    chance, counts = random.Random(games), PLAYERS[player]
    truth = sum(rows * count for rows, count in counts.items()) / sum(counts.values())
    found = [
        average(chance.choices(list(counts), counts.values(), k=games), least=1, most=11)
        for _ in range(TRIES)
    ]
    # Three standard errors of what is measured: 0.017.
    assert coverage([one.low <= truth <= one.high for one in found], TRIES) >= 0.95 - 0.017
    assert all(one.low < one.high for one in found)


def test_many_games_give_intervals_hardly_wider_than_the_normal_ones():
    chance, counts = random.Random(1), PLAYERS["perfect"]
    values = chance.choices(list(counts), counts.values(), k=20_000)
    mean = sum(values) / len(values)
    normal = 2 * 1.96 * (sum((one - mean) ** 2 for one in values) / len(values) ** 2) ** 0.5
    found = average(values, least=1, most=11)
    assert normal < found.high - found.low < 1.05 * normal


@pytest.mark.parametrize("games", [3, 5, 10, 50])
@pytest.mark.parametrize("truth", [0.02, 0.5, 0.9, 0.99])
def test_intervals_of_shares_are_exact(truth, games):
    """The share of samples whose interval holds the truth, added up over the binomial distribution: never below 95%."""
    held, chance = 0.0, 1.0
    for hits in range(games + 1):
        chance = (
            (1 - truth) ** games if hits == 0 else chance * (games - hits + 1) / hits * truth / (1 - truth)
        )
        low, high = proportion_limits(hits, games)
        held += chance * (low <= truth <= high)
    assert 0.95 <= held <= 1 + 1e-9


def test_equal_games_give_no_certainty():
    assert share(3, 3).low < 0.3
    three = average([4, 4, 4], least=1, most=11)
    assert (three.low, three.high) == (1, 11)
    one = average([4], least=1, most=11)
    assert (one.mean, one.low, one.high) == (4, 1, 11)
    assert ratio([0.0], [4], most=10).high > 0.5
    assert ratio([], [], most=10).high == 1


@pytest.mark.parametrize("games", [3, 10, 50])
def test_intervals_of_ratios_hold_the_truth_at_least_95_times_in_100(games):
    """A row loses a tenth of a row or nothing, and every tenth game is given up, whose rows lose one each."""
    chance = random.Random(games)

    def game():
        rows = chance.choice([3, 4, 5, 6])
        if chance.random() < 0.1:
            return 8.2, 10
        return sum(0.1 * (chance.random() < 0.5) for _ in range(rows)), rows

    truth = (0.9 * 4.5 * 0.05 + 0.1 * 8.2) / (0.9 * 4.5 + 0.1 * 10)
    held = 0
    for _ in range(TRIES):
        parts, wholes = zip(*(game() for _ in range(games)), strict=True)
        found = ratio(parts, wholes, most=10)
        held += found.low <= truth <= found.high
    assert held / TRIES >= 0.95 - 0.017


def test_the_distributions_are_those_of_the_tables():
    """Any table of Student's distribution; Clopper and Pearson's own example: 0 of 10 has the upper limit 0.308."""
    for freedom, quantile in {1: 12.706, 2: 4.303, 4: 2.776, 10: 2.228, 30: 2.042, 1000: 1.962}.items():
        assert student_quantile(freedom) == pytest.approx(quantile, abs=0.0006)
    assert proportion_limits(0, 10) == (0, pytest.approx(0.3085, abs=0.0001))
    for x in (0.0, 0.2, 0.7, 1.0):
        assert beta_share(x, 1, 1) == pytest.approx(x)
        assert beta_share(x, 2, 1) == pytest.approx(x * x)


def ratings(rows: list[list[int]]) -> list[float]:
    return [one.mean for one in rate(rows)]


def test_ratings_converge_where_one_player_wins_everything():
    """With one draw beside n wins, two players are ln(2n + 1) apart; a chain of three is twice that."""
    games = 10_000
    best, middle, worst = ratings([[4] * games, [5] * games, [6] * games])
    two = ratings([[4] * games, [5] * games])
    assert two[0] - two[1] == pytest.approx(PER_POINT * log(2 * games + 1))
    # At the solution every player wins as often as its rating says.
    for own, others in ((best, (middle, worst)), (worst, (middle, best))):
        expected = sum((games + 1) / (1 + exp((other - own) / PER_POINT)) for other in others)
        won = (games + 0.5) * 2 if own == best else 1.0
        assert expected == pytest.approx(won, abs=1e-4)
    assert best + middle + worst == pytest.approx(3 * MIDDLE_RATING)


@pytest.mark.parametrize("games", [5, 20, 100])
def test_intervals_of_ratings_hold_the_truth_at_least_95_times_in_100(games):
    """The truth is what the fit comes to with all games there are."""
    chance = random.Random(games)
    strong, weak, wild = PLAYERS["perfect"], {4: 30, 5: 40, 6: 30}, PLAYERS["beginner"]
    many = [chance.choices(list(one), one.values(), k=60_000) for one in (strong, weak, wild)]
    truth = ratings(many)
    held, tries = 0, 400
    for _ in range(tries):
        found = rate([chance.choices(list(one), one.values(), k=games) for one in (strong, weak, wild)])
        held += sum(one.low <= true <= one.high for one, true in zip(found, truth, strict=True))
        assert all(one.low < one.high for one in found)
    assert held / tries / 3 >= 0.95 - 0.02


def test_players_that_always_draw_are_not_known_to_be_equal():
    same = rate([[4, 5, 6], [4, 5, 6]])
    assert same[0].mean == same[1].mean == pytest.approx(1500)
    assert same[0].high - same[0].low > 100
