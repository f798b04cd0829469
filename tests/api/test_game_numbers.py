"""How a request names a game: `nth` from 1; `game` from 0 is what older clients send."""

import msgspec
import pytest

from keypeg.api.parameters import ParameterError, RetryParameters, ReviewParameters, read_parameters
from keypeg.api.record import recorded_game_data
from keypeg.api.requests import KeepGame
from keypeg.engine.interval import Interval
from keypeg.table import RecordedGame

RETRY = {"row": "2", "guess": "RRGG"}


@pytest.mark.parametrize(("kind", "more"), [(ReviewParameters, {}), (RetryParameters, RETRY)])
@pytest.mark.parametrize("named", [{}, {"nth": "1"}, {"game": "0"}, {"nth": "1", "game": "5"}])
def test_the_first_game_is_number_1_and_the_old_form_is_still_read(kind, more, named):
    assert read_parameters({"table": "abc", **more, **named}, kind).game_at == 0


@pytest.mark.parametrize("named", [{}, {"nth": 1}, {"game": 0}, {"nth": 1, "game": 5}])
def test_a_body_names_a_game_in_the_same_way(named):
    assert msgspec.convert({"seat": 1, **named}, KeepGame).game_at == 0


@pytest.mark.parametrize(("named", "field"), [({"nth": "0"}, "nth"), ({"game": "-1"}, "game")])
def test_a_number_that_no_game_has_is_refused_with_the_field(named, field):
    with pytest.raises(ParameterError) as caught:
        read_parameters({"table": "abc", **named}, ReviewParameters)
    assert caught.value.field == field


def test_the_record_numbers_games_from_1_and_tells_the_old_number_too():
    none = Interval(0, 0)
    game = RecordedGame(
        table="abc", game=2, seat=1, player="Ada", edition="classic", at=0.0, rows=5, broken=True, group=False,
        mistakes=none, luck=none, perfect=none, hints=False,
    )  # fmt: skip
    told = recorded_game_data(game)
    assert (told.nth, told.game) == (3, 2)
