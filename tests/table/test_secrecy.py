"""Nobody but the codemaker is handed the secret before the reveal, and no log line ever holds it.

The secret is one that stands in no guess, so that finding its letters anywhere is finding it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator

import msgspec
import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine as DatabaseEngine

from keypeg.errors import KeypegError
from keypeg.rules import Code, mark
from keypeg.table import Options, StaleView, Store, Tables
from keypeg.table.orders.plans import Act
from keypeg.table.storage import postgres_writer, sqlite_writer
from tests.table.playing import COMPUTER, PERSON, act, seated
from tests.waiting import wait_until

SECRET = "YWKG"


@pytest.fixture(autouse=True)
def every_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """All loggers, the database's own included, at their most talkative but for SQL itself."""
    caplog.set_level(logging.DEBUG)
    logging.getLogger("sqlalchemy.engine").setLevel(logging.INFO)
    yield
    logging.getLogger("sqlalchemy.engine").setLevel(logging.NOTSET)


def handed_out(tables: Tables, table: str, who: str | None) -> bytes:
    """Everything the service gives to somebody who looks."""
    parts: list[object] = [tables.view(table, who), tables.events(table, who)]
    try:
        parts.append(tables.export(table, who))
    except KeypegError as error:
        parts.append(str(error))
    return msgspec.json.encode(parts)


@pytest.mark.parametrize("marking", ["table", "codemaker"])
def test_only_the_codemaker_sees_the_secret_before_the_reveal(
    tables: Tables, caplog: pytest.LogCaptureFixture, marking: str
) -> None:
    options = Options(edition="party", seats=(PERSON,) * 3, games=3, marking=marking)
    secret, words = "YWGR", "yellow white green red"
    ada, ben, cleo = seated(tables, options)
    mine = act(tables, ada, f"secret {secret}", action_id="s")
    others = (ben.token, cleo.token, None)
    assert secret in str(mine.view)
    for guess in ("WWWW", "PPPP", "GGGG"):
        for who in others:
            out = handed_out(tables, ada.table, who)
            assert secret.encode() not in out
            assert words.encode() not in out
        with pytest.raises(StaleView) as stale:
            tables.act(ben.table, ben.token, f"guess {guess}", seq=0)
        assert secret not in str(msgspec.to_builtins(stale.value.view))
        seat = tables.view(ada.table).match.waits_for[0] or 0
        answer = act(tables, (ada, ben, cleo)[seat], f"guess {guess}")
        assert secret.encode() not in msgspec.json.encode([answer.events, answer.view])
        if marking == "codemaker":
            act(tables, ada, f"mark {mark(Code(secret), Code(guess))}")
    assert secret not in caplog.text
    while tables.view(ada.table).match.game.number == 1:
        seat = tables.view(ada.table).match.waits_for[0] or 0
        if seat == 0:
            act(tables, ada, "mark 4-0")
        else:
            act(tables, (ada, ben, cleo)[seat], f"guess {secret}")
    for who in (ada.token, *others):
        assert secret.encode() in handed_out(tables, ada.table, who)


def test_the_secret_of_a_computer_is_handed_to_nobody(tables: Tables, store: Store) -> None:
    for options in (
        Options(seats=(PERSON, COMPUTER), first=1),
        Options(seats=(PERSON, COMPUTER), first=1, marking="codemaker"),
        Options(seats=(PERSON, COMPUTER), first=1, marking="codemaker", shield=True),
    ):
        (ada,) = seated(tables, options)
        wait_until(lambda table=ada.table: tables.view(table).match.game.phase == "guessing")
        saved = store.load(ada.table)
        assert saved is not None
        (made,) = saved.seals
        for who in (ada.token, None):
            out = handed_out(tables, ada.table, who)
            assert made.code.encode() not in out
            assert made.nonce.encode() not in out


def test_a_secret_the_store_fails_to_keep_is_not_in_the_error_or_the_log(
    tables: Tables, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _ = seated(tables)

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    event.listen(DatabaseEngine, "before_cursor_execute", fail)
    try:
        with monkeypatch.context() as broken:
            broken.setattr(sqlite_writer, "_write", fail)
            broken.setattr(postgres_writer.PostgresMoves, "commit", lambda *_, **__: fail())
            with pytest.raises(OSError, match="No space") as failed:
                tables.act(ada.table, ada.token, f"secret {SECRET}", seq=0)
    finally:
        event.remove(DatabaseEngine, "before_cursor_execute", fail)
    assert SECRET not in repr(failed.value)
    assert SECRET not in caplog.text
    assert tables.act(ada.table, ada.token, f"secret {SECRET}", seq=0).seq == 1
    assert SECRET not in caplog.text


def test_an_order_does_not_show_its_token_or_action() -> None:
    act_now = Act(table="t", who="token-of-ada", action=f"secret {SECRET}", seq=0)
    assert SECRET not in repr(act_now)
    assert "token-of-ada" not in repr(act_now)
