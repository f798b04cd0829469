"""Lines that other processes tell of: complete, in order, and never a code that is still secret."""

from __future__ import annotations

from contextlib import closing
from itertools import takewhile

import psycopg
import pytest

from keypeg.table import Options, Store
from keypeg.table.state.stored import JournalLine, Writes
from keypeg.table.storage.notifications import MOST_TABLES, MOST_WORDS, HeardLines, word
from keypeg.table.storage.postgres_writer import CHANNEL
from tests.postgres import Postgres
from tests.table.playing import Hand, act, seated, service
from tests.waiting import PATIENCE, wait_until


def lines(*actions: str, first: int = 0) -> list[dict[str, object]]:
    return [
        {"table_id": "t", "seq": first + n, "seat": n % 2, "action": action, "action_id": f"a{n}", "at": 1.25}
        for n, action in enumerate(actions)
    ]


def told(writes: Writes) -> str:
    return word(writes, "me").split(":", 3)[3]


def test_what_is_told_reads_back() -> None:
    heard = HeardLines()
    heard.add("t", told(Writes("t", seq=3, lines=lines("guess RRGG", "mark 1-0", first=1))))
    heard.add("t", told(Writes("t", seq=4, lines=lines("concede", first=3))))
    assert heard.take("t", 2) == (
        JournalLine(2, 1, "mark 1-0", "a1", 1.25),
        JournalLine(3, 0, "concede", "a0", 1.25),
    )
    assert heard.take("t", 2) == (), "taken once"


def test_a_gap_is_not_bridged() -> None:
    heard = HeardLines()
    heard.add("t", told(Writes("t", seq=5, lines=lines("concede", first=4))))
    assert heard.take("t", 3) == ()
    heard.add("t", told(Writes("t", seq=5, lines=lines("guess RRGG", first=4))))
    heard.add("t", "")
    assert heard.take("t", 4) == (), "something was written that was not told"


def test_no_code_that_is_set_is_told_and_nothing_too_long() -> None:
    assert word(Writes("t", seq=1, lines=lines("secret RGBY")), "me") == "t:1:me:"
    assert word(Writes("t", seq=1, lines=lines("guess RRGG"), seals=[{}]), "me") == "t:1:me:"
    assert word(Writes("t", seq=1, lines=lines("x" * 8_000)), "me") == "t:1:me:"
    assert word(Writes("t", seq=0, touched=1.0), "me") == "t:0:me", (
        "no move: whoever hears it reads the seats"
    )


def test_it_keeps_a_bounded_number_of_words_and_tables() -> None:
    heard, concede = HeardLines(), told(Writes("t", seq=1, lines=lines("concede")))
    for _ in range(MOST_WORDS + 1):
        heard.add("busy", concede)
    assert heard.take("busy", 0) == (), "of a table that nobody asks for, everything is forgotten"
    for n in range(MOST_TABLES + 1):
        heard.add(f"t{n}", concede)
    assert heard.take("t0", 0) == ()
    assert len(heard.take(f"t{MOST_TABLES}", 0)) == 1


def test_another_process_follows_a_match_without_reading_it(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.new_database()
    stores = [Store(database), Store(database)]
    with (
        psycopg.connect(database, autocommit=True) as listening,
        service(stores[0], Hand()) as here,
        service(stores[1], Hand()) as there,
    ):
        wait_until(lambda: there._listener is not None and there._listener.listening.is_set())
        listening.execute(f"LISTEN {CHANNEL}")
        listening.execute("LISTEN the_last")
        ada, ben = seated(here, Options())
        seq = act(here, ada, "secret RGBY").seq
        assert there.load(ada.table).seq == seq
        # Whatever was told until now has been heard once this is heard.
        heard: list[tuple[str, int | None]] = []
        there.watch(heard.extend)
        monkeypatch.setattr(stores[1], "lines_at", None)
        monkeypatch.setattr(stores[1], "lines", None)
        for guess in ("RRGG", "RGBY"):
            seq = act(here, ben, f"guess {guess}").seq
            wait_until(lambda seq=seq: (ada.table, seq) in heard)
            assert there.advance(ada.table, seq)
        known, made = there.get_cached(ada.table), here.get_cached(ada.table)
        assert known is not None
        assert made is not None
        assert there.get_view(known, None).match == here.get_view(made, None).match
        # This one comes after all the others.
        listening.execute("NOTIFY the_last")
        # Closed at once: as long as it is open it holds the connection, which could then not end.
        with closing(listening.notifies(timeout=PATIENCE)) as notifications:
            words = [one.payload for one in takewhile(lambda one: one.channel == CHANNEL, notifications)]
    assert any("guess RRGG" in told for told in words)
    assert not any("secret" in told for told in words)
    for store in stores:
        store.close()
