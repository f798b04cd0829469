"""One table of endpoints: a server, a browser's worker and the terminal's client read the same rows."""

from __future__ import annotations

import asyncio
import json

import msgspec
import pytest
from starlette.routing import Router

from keypeg.api.caller import Caller
from keypeg.api.endpoint import Endpoint, Request
from keypeg.api.endpoints import ENDPOINTS, find_endpoint
from keypeg.api.handlers import help as helping
from keypeg.api.handlers import tables
from keypeg.api.openapi import describe_api
from keypeg.api.parameters import (
    LookParameters,
    ParameterError,
    ReviewParameters,
    SeatParameters,
    read_parameters,
)
from keypeg.api.requests import NewAction
from keypeg.api.state import State
from keypeg.browser import worker
from keypeg.server.endpoints import SERVER_ENDPOINTS
from keypeg.server.http import routes_of
from keypeg.terminal.api_client import ApiClient


class Wave(msgspec.Struct, frozen=True):
    """A wave."""

    hand: str


class Waved(msgspec.Struct, frozen=True):
    """A wave that was seen."""

    seat: int
    hand: str
    language: str


async def wave(caller: Caller, request: Request[SeatParameters, Wave]) -> Waved:
    """Wave at a table."""
    return Waved(request.parameters.seat, request.body.hand, caller.language)


ROW = Endpoint("POST", "/api/tables/{table}/seats/{seat}/wave", "Wave", wave, tag="tables", answer=Waved)
SEEN = {"seat": 1, "hand": "left", "language": "de"}


def test_an_endpoint_takes_what_its_handler_takes() -> None:
    assert (ROW.parameters, ROW.body) == (SeatParameters, Wave)
    assert find_endpoint(tables.act).body is NewAction
    assert find_endpoint(tables.list_seats).body is None


def list_numbers() -> list[tuple[type[msgspec.Struct], str, dict]]:
    """Every parameter that may be a number, and what the document says of the number."""
    paths = describe_api(SERVER_ENDPOINTS, {})["paths"]
    return [
        (row.parameters, one["name"], branch)
        for row in SERVER_ENDPOINTS
        for one in paths[row.path][row.method.lower()].get("parameters", ())
        for branch in one["schema"].get("anyOf", [one["schema"]])
        if branch.get("type") == "integer"
    ]


def is_read(kind: type[msgspec.Struct], name: str, text: str) -> bool:
    try:
        read_parameters({name: text}, kind)
    except ParameterError as error:
        # Other parameters are missing.
        return error.field != name
    return True


def test_a_number_is_read_at_both_ends_of_what_the_document_allows() -> None:
    numbers = list_numbers()
    assert len(numbers) > 20
    for kind, name, described in numbers:
        assert is_read(kind, name, str(described["minimum"])), name
        assert is_read(kind, name, str(described["maximum"])), name
    assert not is_read(SeatParameters, "seat", "five")


def test_a_row_and_a_function_are_an_endpoint_of_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "BROWSER_ENDPOINTS", (*worker.BROWSER_ENDPOINTS, ROW))
    told = worker.Worker().request("POST", "/api/tables/abc/seats/1/wave", '{"hand": "left"}', "de")
    assert json.loads(json.loads(told)["body"]) == SEEN
    bad = worker.Worker().request("POST", "/api/tables/abc/seats/1/wave", '{"hand": 4}', "de")
    assert json.loads(bad)["status"] == 400


def test_a_row_and_a_function_are_an_endpoint_of_a_server() -> None:
    sent: list[dict[str, object]] = []
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/tables/abc/seats/1/wave",
        "query_string": b"lang=de",
        "headers": [],
        "state": {"context": None},
    }

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b'{"hand": "left"}'}

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    asyncio.run(Router(routes_of([ROW], body_bytes=100))(scope, receive, send))
    assert (sent[0]["status"], json.loads(sent[1]["body"])) == (200, SEEN)


def test_a_row_and_a_function_are_in_the_document() -> None:
    found = describe_api((*SERVER_ENDPOINTS, ROW), {})
    operation = found["paths"][ROW.path]["post"]
    assert operation["description"] == "Wave at a table."
    assert [one["in"] for one in operation["parameters"]] == ["path", "path"]
    assert set(found["components"]["schemas"]["Waved"]["properties"]) == set(SEEN)


def test_every_transport_has_every_row() -> None:
    assert set(ENDPOINTS) <= set(SERVER_ENDPOINTS)
    assert set(ENDPOINTS) <= set(worker.BROWSER_ENDPOINTS)
    names = [one.name for one in SERVER_ENDPOINTS]
    assert len(set(names)) == len(names) > 40
    assert all(one.handler.__doc__ for one in SERVER_ENDPOINTS)


def test_a_path_holds_the_parameters_it_was_filled_with() -> None:
    asked = ReviewParameters(table="a b/c", nth=3)
    row = find_endpoint(helping.review_game)
    assert row.fill(asked) == "/api/tables/a%20b%2Fc/review?nth=3"
    assert row.match("/api/tables/abc/review") == {"table": "abc"}
    assert row.match("/api/tables/abc/hint") is None
    assert find_endpoint(tables.look).fill(LookParameters(table="abc")) == "/api/tables/abc"


def test_a_client_that_expects_another_answer_is_a_mistake_of_ours() -> None:
    async def ask() -> None:
        client = ApiClient("http://localhost:1")
        try:
            await client.call(tables.list_seats, State, LookParameters(table="abc"))
        finally:
            await client.close()

    with pytest.raises(TypeError, match="getTablesTableMine"):
        asyncio.run(ask())
