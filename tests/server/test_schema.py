"""schemathesis plays with everything the OpenAPI document describes: no answer is a failure of ours.

`make schema-test` runs its own program for much longer.
"""

from __future__ import annotations

import re
from itertools import product

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from keypeg.api.openapi_texts import edition_pattern
from keypeg.errors import KeypegError
from keypeg.rules import edition, editions
from tests.server.playing import Scene, Table
from tests.waiting import PATIENCE

EXAMPLES = 6
STRANGER_EXAMPLES = 5
ENDLESS = "/stream"
"""A stream has no end; tests/server/test_socket.py reads it."""


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_no_request_makes_the_server_fail(scene: Scene, mode: GenerationMode):
    table = scene.open(hints=True)
    table.act(0, "secret RGBY")
    schema = schemathesis.openapi.from_dict(scene.ask("GET", "/schema/openapi.json").json())
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 10
    for operation in operations:
        # Of an operation that takes nothing, nothing can be wrong.
        takes = [*operation.iter_parameters(), *operation.body]
        if not operation.path.endswith(ENDLESS) and (takes or mode is GenerationMode.POSITIVE):
            probe(scene, table, operation.as_strategy(generation_mode=mode))
    assert table.state()["table"] == table.id


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_what_the_document_allows_is_taken_and_the_rest_is_refused(lone: Scene, mode: GenerationMode):
    """Without a seat, so that no rule of the game stands in the way; with every check that schemathesis has."""
    document = lone.ask("GET", "/schema/openapi.json").json()
    for found in schemathesis.openapi.from_dict(document).get_all_operations():
        operation = found.ok()
        takes = [*operation.iter_parameters(), *operation.body]
        if operation.path.endswith(ENDLESS) or not (takes or mode is GenerationMode.POSITIVE):
            continue

        @sampled(STRANGER_EXAMPLES)
        @given(case=operation.as_strategy(generation_mode=mode))
        def ask(case) -> None:
            case.validate_response(case.call(base_url=lone.servers[0].url, timeout=PATIENCE))

        ask()


def test_every_link_leads_to_a_request_and_names_its_parameters(lone: Scene):
    document = lone.ask("GET", "/schema/openapi.json").json()
    operations = {
        operation["operationId"]: operation
        for methods in document["paths"].values()
        for operation in methods.values()
    }
    links = [
        link
        for operation in operations.values()
        for answer in operation["responses"].values()
        for link in answer.get("links", {}).values()
    ]
    assert len(links) > 50
    for link in links:
        names = {given["name"] for given in operations[link["operationId"]].get("parameters", ())}
        assert set(link.get("parameters", {})) <= names


def test_the_pattern_of_editions_is_what_the_parser_reads():
    pattern = re.compile(edition_pattern())
    boxes = ["", *(f"{box.key}/" for box in editions()), "nobody/"]
    sizes = product(range(10), range(14), ("", "r1", "r20", "r21"), ("", "b", "u", "U", "d", "bU", "ub"))
    shapes = [f"{pegs}x{colours}{rows}{kind}" for pegs, colours, rows, kind in sizes]
    texts = [box + shape for box in boxes for shape in shapes[:: 1 if not box else 7]]
    texts += [box.key for box in editions()] + ["", "Classic", "classic/", "bare", "4x6 ", "4x6r", "x6"]
    assert [text for text in texts if bool(pattern.search(text)) != readable(text)] == []
    assert sum(map(readable, texts)) > 1_000


def readable(text: str) -> bool:
    try:
        edition(text)
    except KeypegError:
        return False
    return True


def sampled(examples: int):
    """Few examples, the same in every run."""
    return settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )


def probe(scene: Scene, table: Table, strategy) -> None:
    """Ask what the strategy makes up, half of the time of a table that is there."""

    @sampled(EXAMPLES)
    @given(case=strategy)
    def ask(case) -> None:
        if "table" in (case.path_parameters or {}) and len(str(case.path_parameters["table"])) % 2:
            case.path_parameters["table"] = table.id
        headers = {"authorization": f"Bearer {table.tokens[0]}"}
        answer = case.call(base_url=scene.servers[0].url, headers=headers, timeout=PATIENCE)
        checks = [not_a_server_error, status_code_conformance, response_schema_conformance]
        case.validate_response(answer, checks=checks)

    ask()
