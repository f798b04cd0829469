"""The OpenAPI document: the routes as the framework finds them, the records as `wire` defines them.

Run `python -m keypeg.server.openapi` to print it. With `--records` it holds no routes: of that the page's types
are made.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from typing import Any, cast

import msgspec
from litestar import Litestar

from keypeg.rules import MatchView
from keypeg.server.openapi_links import add_links
from keypeg.server.openapi_texts import tighten
from keypeg.table.state.moved import MovedTable
from keypeg.wire import answers, editions, ladder, live, problems, record, requests, review, state, training
from keypeg.wire.help import CheckData, HintData, MarkCheckData

_PLACE = "#/components/schemas/"
_RECORDS: tuple[Any, ...] = (
    requests.NewTable,
    requests.TakeSeat,
    requests.BringSeats,
    requests.NewAction,
    requests.AskRematch,
    requests.KeepGame,
    requests.ChangeName,
    requests.LetComputer,
    requests.ShowCode,
    live.NewReaction,
    MovedTable,
    answers.Opened[state.State],
    answers.Taken[state.State],
    answers.Acted[state.State],
    answers.Rematch[state.State],
    answers.MineData,
    answers.FairData,
    answers.Health,
    problems.Refused[state.State],
    editions.EditionData,
    editions.LevelData,
    state.State,
    MatchView,
    HintData,
    CheckData,
    MarkCheckData,
    review.ReviewData,
    record.RecordData,
    record.Erased,
    ladder.LadderData,
    ladder.LadderJoined,
    ladder.MyLadderData,
    ladder.NewPlayer,
    ladder.NewRatedGame,
    ladder.RatedOpened,
    training.DailyData,
    training.DailyResultData,
    training.DailyOpened,
    training.NewDaily,
    training.NextPuzzle,
    training.PuzzleData,
    training.PuzzleAnswer,
    training.PuzzleVerdict,
    training.LessonData,
    training.LessonAnswer,
    training.LessonVerdict,
)
_MESSAGES: dict[str, Any] = {"LiveMessage": live.LiveMessage, "ClientMessage": live.ClientMessage}
# A record that holds a state is one class for a state and for the bytes of one: only the first travels.
_OF_A_STATE = re.compile(r"(?<=\w)_(?:keypeg\.wire\.state\.)?State_")


def document(app: Litestar) -> dict[str, Any]:
    """Return the document of an application."""
    found = app.openapi_schema.to_schema()
    schemas, records = msgspec.json.schema_components(
        (*_RECORDS, *_MESSAGES.values()), ref_template=_PLACE + "{name}"
    )
    unions = dict(zip(_MESSAGES, schemas[len(_RECORDS) :], strict=True))
    found["components"] = {"schemas": dict(sorted({**records, **unions}.items()))}
    answered = found["paths"]["/api/tables/{table}/stream"]["get"]["responses"]["200"]["content"]
    answered["application/x-ndjson"]["schema"] = {"$ref": _PLACE + "LiveMessage"}
    for given in _parameters(found):
        given["schema"] = _plain(given["schema"])
    tighten(found)
    add_links(found)
    text = _OF_A_STATE.sub("", json.dumps(found)).replace("[State]", "")
    # The lines of a docstring stand as far to the right as its class.
    return cast(dict[str, Any], json.loads(text.replace(r"\n    ", r"\n")))


def _parameters(found: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for methods in found["paths"].values():
        for operation in methods.values():
            yield from operation.get("parameters", ())


def _plain(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a parameter as a client may send it: it may leave one out, but it cannot send null."""
    kinds = [kind for kind in schema.get("oneOf", ()) if kind.get("type") != "null"]
    if len(kinds) != 1:
        return schema
    rest = {name: value for name, value in schema.items() if name != "oneOf"}
    # The framework leaves a bound of 0 out.
    lowest = {"minimum": 0} if kinds[0].get("type") == "integer" and "minimum" not in rest else {}
    return {**kinds[0], **lowest, **rest}


def main() -> None:
    """Print the document."""
    from keypeg.server.app import framework
    from keypeg.server.metrics import Metrics
    from keypeg.server.settings import Settings

    found = document(framework(Settings(), Metrics()))
    if "--records" in sys.argv[1:]:
        found["paths"] = {}
    json.dump(found, sys.stdout, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
