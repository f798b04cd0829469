"""Fairness that can be checked."""

from __future__ import annotations

import hashlib
import re
from dataclasses import replace
from pathlib import Path

import pytest

from keypeg.errors import NotationError
from keypeg.rules import EventKind
from keypeg.table import Options, Seal, Tables, verify_seal
from tests.table.playing import act, seated


def test_the_digest_is_sha256_of_the_line_the_protocol_gives(tables: Tables) -> None:
    ada, ben = seated(tables)
    act(tables, ada, "secret RGBY")
    (published,) = tables.view(ada.table).seals
    assert (published.game, published.attempt, published.code, published.nonce) == (1, 1, None, None)
    act(tables, ben, "guess RGBY")
    shown = tables.view(ada.table).seals[0]
    line = f"keypeg-fair-1 {ada.table} 1.1 RGBY {shown.nonce}"
    assert shown.digest == published.digest == hashlib.sha256(line.encode()).hexdigest()
    assert len(bytes.fromhex(shown.nonce or "")) == 32
    assert verify_seal(ada.table, shown)


def test_events_alone_are_enough_to_check(tables: Tables) -> None:
    ada, ben = seated(tables)
    act(tables, ada, "secret RGBY")
    act(tables, ben, "guess RGBY")
    told = {event.kind: event for event in tables.events(ada.table)}
    digest, ended = told[EventKind.SECRET_SET].digest, told[EventKind.GAME_ENDED]
    made = Seal(game=1, attempt=1, code=ended.code or "", nonce=ended.nonce or "", digest=digest or "")
    assert verify_seal(ada.table, made)


def test_anything_changed_is_found_out() -> None:
    nonce = "5a" * 32
    line = f"keypeg-fair-1 t1 2.1 RGBY {nonce}"
    made = Seal(game=2, attempt=1, code="RGBY", nonce=nonce, digest=hashlib.sha256(line.encode()).hexdigest())
    assert verify_seal("t1", made)
    assert not verify_seal("t2", made)
    for other in (
        replace(made, game=1),
        replace(made, attempt=2),
        replace(made, code="RGBB"),
        replace(made, nonce="0"),
    ):
        assert not verify_seal("t1", other)
    with pytest.raises(NotationError, match="cannot be checked"):
        verify_seal("t1", replace(made, code="RGBY 00"))


def test_a_replayed_game_is_committed_to_anew(tables: Tables) -> None:
    ada, ben = seated(tables, Options(marking="codemaker"))
    act(tables, ada, "secret RGBY")
    act(tables, ben, "guess RGBY")
    act(tables, ada, "mark 0-0")
    act(tables, ada, "secret RGBY")
    first, second = tables.view(ada.table).seals
    assert [(made.game, made.attempt) for made in (first, second)] == [(1, 1), (1, 2)]
    assert first.digest != second.digest
    assert verify_seal(ada.table, first)
    assert second.nonce is None


def test_a_person_behind_a_real_shield_commits_to_nothing(tables: Tables) -> None:
    ada, _ = seated(tables, Options(marking="codemaker", shield=True))
    act(tables, ada, "secret hidden")
    assert tables.view(ada.table).seals == ()


def test_the_example_of_the_protocol_can_be_checked() -> None:
    text = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
    found = re.search(r"printf 'keypeg-fair-1 (\S+) (\d+)\.(\d+) (\S+) (\S+)' \| sha256sum\n(\S+)  -", text)
    assert found is not None
    table, game, attempt, code, nonce, digest = found.groups()
    made = Seal(game=int(game), attempt=int(attempt), code=code, nonce=nonce, digest=digest)
    assert verify_seal(table, made)
