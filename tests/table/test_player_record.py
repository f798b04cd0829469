"""The record of a person over time, on SQLite and PostgreSQL.

Koyama and Lai (1993): perfect play of 4 x 6 expects 5,625 / 1,296 rows and begins with two pegs of one colour and one
each of two others. With no mistake in the first row and only one code left after it nothing can be given away, so that
luck is what perfect play expects less the rows used.
"""

from __future__ import annotations

import csv
import math
from fractions import Fraction

import pytest

from keypeg.api.record import record_data
from keypeg.api.review import NumberData
from keypeg.engine.interval import Interval
from keypeg.errors import TableError
from keypeg.table import Options, Record, RecordedGame, SeatOption, Store, Tables, Ticket
from keypeg.table.players.player_record import record_csv, record_text
from tests.table.playing import Hand, act, seated, service

PERFECT = 5625 / 1296


def lucky_game(tables: Tables, *names: str) -> list[Ticket]:
    """Broken on the second row."""
    ada, ben = seated(tables, names=" ".join(names) or "Ada Ben")
    act(tables, ada, "secret RGBY")
    act(tables, ben, "guess RRGB")
    act(tables, ben, "guess RGBY")
    return [ada, ben]


def test_a_game_is_kept_with_what_it_gave_away_and_what_was_luck(tables: Tables, hand: Hand) -> None:
    _, ben = lucky_game(tables)
    kept = tables.keep_game("somebody", ben.table, 0, ben.token)
    assert (kept.player, kept.edition, kept.rows, kept.broken, kept.group) == (
        "Ben",
        "classic",
        2,
        True,
        False,
    )
    assert kept.at == hand.at
    assert math.isclose(kept.perfect.lower, PERFECT)
    found = tables.review(ben.table, None, 0)
    assert found.rows[0].mistake == Interval.of(0)
    assert math.isclose(kept.luck.lower - kept.mistakes.lower, PERFECT - 2)
    assert kept.luck.exact


def test_a_game_is_kept_once(tables: Tables, hand: Hand) -> None:
    _, ben = lucky_game(tables)
    first = tables.keep_game("somebody", ben.table, 0, ben.token)
    hand.at += 60
    assert tables.keep_game("somebody", ben.table, 0, ben.token) == first
    assert tables.record("somebody").games == (first,)


def test_a_record_outlives_its_tables_and_the_program(store: Store, database: str, hand: Hand) -> None:
    with service(store, hand) as tables:
        _, ben = lucky_game(tables)
        kept = tables.keep_game("somebody", ben.table, 0, ben.token)
        hand.at += 40 * 86_400
        tables.expire()
        hand.at += 40 * 86_400
        tables.expire()
        with pytest.raises(TableError, match="no such table"):
            tables.view(ben.table)
    again = Store(database)
    with service(again, hand) as tables:
        (read,) = tables.record("somebody").games
        assert (read.table, read.rows, read.at) == (kept.table, kept.rows, kept.at)
        assert math.isclose(read.luck.lower, kept.luck.lower)
        hand.at += 4 * 365 * 86_400
        tables.expire()
        assert tables.record("somebody").games == ()
    again.close()


def test_nobody_sees_or_erases_the_record_of_another(tables: Tables) -> None:
    _, ben = lucky_game(tables)
    tables.keep_game("somebody", ben.table, 0, ben.token)
    assert tables.record("another").games == ()
    assert tables.erase_record("another") == 0
    assert tables.erase_record("somebody") == 1
    assert tables.record("somebody").games == ()


def test_games_that_say_nothing_of_the_seat_are_not_kept(tables: Tables) -> None:
    ada, _ = lucky_game(tables)
    with pytest.raises(TableError, match="only games that you played to the end as a codebreaker"):
        tables.keep_game("somebody", ada.table, 0, ada.token)
    with pytest.raises(TableError, match="this game is not over"):
        tables.keep_game("somebody", ada.table, 1, ada.token)
    with pytest.raises(TableError, match="this match has no such game"):
        tables.keep_game("somebody", ada.table, 2, ada.token)
    assert tables.record("somebody").games == ()


def test_a_void_game_is_not_kept(tables: Tables) -> None:
    ada, ben = seated(tables, Options(marking="codemaker"))
    act(tables, ada, "secret RRRR")
    act(tables, ben, "guess RRRG")
    act(tables, ada, "mark 0-0")
    act(tables, ben, "guess RRRB")
    act(tables, ada, "mark 3-0")
    act(tables, ben, "claim")
    with pytest.raises(TableError, match="only games that you played to the end as a codebreaker"):
        tables.keep_game("somebody", ben.table, 0, ben.token)


def test_in_a_group_game_each_codebreaker_has_a_part_of_their_own(tables: Tables) -> None:
    three = Options(edition="party", seats=(SeatOption(),) * 3, games=3)
    ada, ben, cleo = seated(tables, three)
    code = "".join(three.box.letters[:4])
    act(tables, ada, f"secret {code}")
    wrong = three.box.letters[0] * 4
    for ticket, guess in ((ben, wrong), (cleo, wrong), (ben, code)):
        act(tables, ticket, f"guess {guess}")
    of_ben, of_cleo = (tables.keep_game("all", ben.table, 0, ticket.token) for ticket in (ben, cleo))
    assert (of_ben.rows, of_ben.broken, of_ben.group) == (2, True, True)
    assert (of_cleo.rows, of_cleo.broken) == (1, False)
    # The same guess again tells nothing: all that is lost by it is a whole row.
    assert math.isclose(of_cleo.mistakes.lower, 1)
    assert math.isclose(of_cleo.luck.lower, 0, abs_tol=1e-12)
    whole = tables.review(ben.table, None, 0)
    parts = [(part.seat, part.rows) for part in whole.seats]
    assert parts == [(1, 2), (2, 1)]
    assert sum((part.mistakes.lower for part in whole.seats), Fraction(0)) == whole.mistakes.lower


def kept(
    number: int, edition: str, rows: int, *, away: float, luck: float, player: str = "Ben"
) -> RecordedGame:
    return RecordedGame(
        table=f"t{number}",
        game=0,
        seat=1,
        player=player,
        edition=edition,
        at=float(number),
        rows=rows,
        broken=rows < 10,
        group=False,
        mistakes=Interval.of(Fraction(away)),
        luck=Interval.between(Fraction(luck), Fraction(luck) + 1)
        if edition == "super"
        else Interval.of(Fraction(luck)),
        perfect=Interval.of(4),
    )


RECORD = Record(
    (
        kept(1, "super", 7, away=0.5, luck=-1),
        kept(2, "classic", 4, away=0.25, luck=0.5),
        kept(3, "classic", 10, away=1.75, luck=-1.5, player="=Ada"),
        kept(4, "classic", 4, away=0.25, luck=0.5),
    )
)


def test_the_averages_are_by_edition_the_most_played_first() -> None:
    classic, large = RECORD.editions
    assert (classic.edition, classic.games, classic.broken, classic.rows) == ("classic", 3, 2, 4.0)
    assert (classic.mistakes.lower, classic.luck.lower) == (Fraction(9, 4) / 3, Fraction(-1, 2) / 3)
    assert (large.games, large.luck) == (1, Interval.between(-1, 0))
    (given_up,) = Record((kept(1, "classic", 10, away=0, luck=0),)).editions
    assert (given_up.rows, str(given_up.average)) == (None, "–")
    assert RECORD.players == ("Ben", "=Ada")
    assert [game.table for game in RECORD.of("=Ada").games] == ["t3"]


def test_the_record_is_told_as_text_as_data_and_as_csv() -> None:
    assert record_text(Record(())) == "No games have been recorded yet."
    lines = record_text(RECORD).splitlines()
    assert lines[0].split() == ["edition", "games", "broken", "rows", "rows", "lost", "luck"]
    assert lines[1].split() == ["Classic", "3", "2", "4.00", "0.750", "-0.167"]
    assert "-1.000 to 0.000" in lines[2]
    data = record_data(RECORD)
    assert data.editions[0].mistakes == NumberData(exact=True, lower=0.75, upper=0.75)
    assert [game.rows for game in data.games] == [7, 4, 10, 4]
    table = list(csv.DictReader(record_csv(RECORD).splitlines()))
    assert [row["rows"] for row in table] == ["7", "4", "10", "4"]
    assert (table[0]["luck_lower"], table[0]["luck_upper"]) == ("-1.0", "0.0")


def test_a_spreadsheet_does_not_run_a_name_as_a_formula() -> None:
    assert list(csv.DictReader(record_csv(RECORD).splitlines()))[2]["player"] == "'=Ada"
