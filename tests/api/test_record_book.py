"""What the record says about a result: how many codes perfect play breaks as fast."""

import msgspec
import pytest

from keypeg.api.record import BookShareData, RecordedGameData, recorded_game_data
from keypeg.engine.interval import Interval
from keypeg.table import RecordedGame

GAME = RecordedGame(
    table="abc", game=0, seat=1, player="Ada", edition="classic", at=0.0, rows=2, broken=True, group=False,
    mistakes=Interval(0, 0), luck=Interval(0, 0), perfect=Interval(4, 4),
)  # fmt: skip


def test_a_broken_code_is_compared_with_perfect_play():
    """The first guess of a book breaks one code; each of the 13 other answers to it at most one code in row 2."""
    found = recorded_game_data(msgspec.structs.replace(GAME, rows=1)).book
    assert found == BookShareData(share=1 / 1296, proven=True)
    assert 2 / 1296 <= recorded_game_data(GAME).book.share <= 14 / 1296


@pytest.mark.parametrize("change", [{"broken": False}, {"group": True}, {"edition": "6x9"}])
def test_there_is_nothing_to_compare_without_a_code_broken_alone_and_a_book(change):
    assert recorded_game_data(msgspec.structs.replace(GAME, **change)).book is None


def test_an_answer_of_an_older_server_is_still_read():
    told = msgspec.to_builtins(recorded_game_data(GAME))
    del told["book"]
    assert msgspec.convert(told, RecordedGameData).book is None
