"""Claims at a table: judged before the writer is asked, kept with their verdict, and never believed unseen."""

from __future__ import annotations

import asyncio
import sys

import pytest

from keypeg.errors import IllegalAction, Reason
from keypeg.table import Options, Store, Tables
from keypeg.table.storage.cache import Cache, UnitOfWork
from tests.table.playing import Hand, act, seated, service

rules_step = sys.modules["keypeg.rules.step"]
BY_HAND = Options(marking="codemaker")


def contradicted(tables: Tables):
    """A table whose rows 1 and 3 cannot both be true."""
    ada, ben = seated(tables, BY_HAND)
    act(tables, ada, "secret RRRR")
    for guess, told in (("RRRG", "0-0"), ("WWWW", "0-0"), ("RRRB", "3-0")):
        act(tables, ben, f"guess {guess}")
        act(tables, ada, f"mark {told}")
    return ada, ben


def test_the_writer_does_not_search(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    _, ben = contradicted(tables)

    def searched(*_, **__):
        raise AssertionError("the rules had to search")

    monkeypatch.setattr(rules_step, "verdict", searched)
    act(tables, ben, "claim")
    view = tables.view(ben.table, ben.token)
    assert view.match.games[0].ending == "void"
    assert view.match.games[0].evidence == (1, 3)


def test_the_journal_keeps_the_verdict_and_replays_without_a_search(
    store: Store, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    with service(store, hand) as tables:
        _, ben = contradicted(tables)
        seq = tables.view(ben.table, ben.token).seq
        asyncio.run(tables.act_async(ben.table, ben.token, "claim", seq=seq))
        assert UnitOfWork(store, Cache(1)).load(ben.table).lines[-1].action == "claim 1 3"
    monkeypatch.setattr(rules_step, "verdict", None)
    with service(store, hand) as later:
        assert later.view(ben.table, ben.token).match.games[0].evidence == (1, 3)


@pytest.mark.parametrize("forged", ["claim 1", "claim 1 2", "claim none"])
def test_what_a_client_says_of_its_own_claim_counts_for_nothing(tables: Tables, forged: str) -> None:
    ada, ben = seated(tables, Options(marking="codemaker", shield=True))
    act(tables, ada, "secret hidden")
    act(tables, ben, "guess RRRG")
    act(tables, ada, "mark 0-0")
    act(tables, ben, forged)
    assert tables.view(ben.table, ben.token).match.game.ending is None
    with pytest.raises(IllegalAction) as refused:
        act(tables, ben, "claim")
    assert refused.value.reason is Reason.CLAIM_REPEATED


def test_a_codemaker_admits_a_wrong_mark_at_the_table(tables: Tables) -> None:
    ada, ben = contradicted(tables)
    with pytest.raises(IllegalAction) as refused:
        act(tables, ben, "admit 1")
    assert refused.value.reason is Reason.CODEMAKER_ONLY
    events = act(tables, ada, "admit 1").events
    assert [event.kind for event in events][:2] == ["mark-admitted", "secret-revealed"]
    assert (events[0].row, events[0].seat) == (1, 0)
    assert tables.view(ben.table, ben.token).match.totals == (0, 3)
