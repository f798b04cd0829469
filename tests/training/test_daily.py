"""The daily code: a documented function of key, date and family, sealed like the code of a table."""

import hashlib
import hmac
from collections import Counter
from datetime import date, timedelta
from itertools import product

import pytest

from keypeg.errors import NotationError, NotFound
from keypeg.rules import Code, Feedback, Row
from keypeg.rules.seals import verify_seal
from keypeg.training import Family, Streak, daily, read_day, share_rows, streak

DAY = date(2026, 11, 15)


def by_hand(key: bytes, day: str, family: str, letters: str, pegs: int) -> str:
    """The documented function, written down a second time."""
    every = ["".join(code) for code in product(letters, repeat=pegs)]
    n = 0
    while True:
        line = f"keypeg-daily-1 {day} {family} {n}".encode()
        found = int(hmac.new(key, line, hashlib.sha256).hexdigest(), 16)
        if found < 2**256 // len(every) * len(every):
            return every[found % len(every)]
        n += 1


@pytest.mark.parametrize("family", Family)
def test_the_code_of_a_day_is_the_documented_function(family):
    for days in range(20):
        found = daily(DAY + timedelta(days), family)
        box = found.edition
        expected = by_hand(
            b"keypeg season 1", found.day.isoformat(), str(family), box.letters, box.shape.pegs
        )
        assert str(found.secret) == expected


def test_the_families_are_three_pegs_classic_and_five_pegs_of_eight():
    sizes = {family: daily(DAY, family).edition.shape for family in Family}
    assert [(sizes[one].pegs, sizes[one].colours) for one in Family] == [(3, 6), (4, 6), (5, 8)]


def test_it_is_sealed_in_the_format_of_a_table_and_the_seal_tells_nothing():
    found = daily(DAY, Family.CLASSIC)
    assert verify_seal(found.table, found.seal)
    line = f"keypeg-fair-1 daily-2026-11-15-classic 1.1 {found.secret} {found.seal.nonce}"
    assert found.seal.digest == hashlib.sha256(line.encode()).hexdigest()
    other = daily(DAY + timedelta(1), Family.CLASSIC)
    assert found.seal.nonce != other.seal.nonce


def test_another_key_gives_other_codes_and_every_code_is_about_as_likely():
    days = [DAY + timedelta(n) for n in range(600)]
    ours = [str(daily(day, Family.EASY).secret) for day in days]
    assert ours != [str(daily(day, Family.EASY, key=b"another").secret) for day in days]
    # 600 draws of six colours on the first peg: 100 each, and 60 to 140 is more than four deviations.
    assert all(60 < count < 140 for count in Counter(code[0] for code in ours).values())


def test_a_day_is_an_iso_date_from_the_first_day_on():
    assert read_day("2026-11-15") == DAY
    for text in ("", "20261115", "2026-W01-1", "today"):
        with pytest.raises(NotationError, match="daily code"):
            read_day(text)
    for text in ("2025-12-31", "2026-13-01", "2026-02-30"):
        with pytest.raises(NotFound, match="daily code"):
            read_day(text)


def test_a_streak_holds_until_a_day_was_missed():
    days = [DAY - timedelta(n) for n in (1, 2, 3, 6, 7, 8, 9)]
    assert streak(days, DAY) == Streak(3, 4)
    assert streak([*days, DAY], DAY) == Streak(4, 4)
    assert streak(days, DAY + timedelta(1)) == Streak(0, 4)
    assert streak([], DAY) == Streak(0, 0)


def test_what_is_shared_holds_no_colour():
    rows = [Row(Code("RRGG"), Feedback(1, 1)), Row(None), Row(Code("RGBY"), Feedback(4, 0))]
    assert share_rows(rows) == (Feedback(1, 1), Feedback(4, 0))
