"""schemathesis plays with everything the OpenAPI document describes: no answer is a failure of ours."""

from __future__ import annotations

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.server.playing import Scene, Table

EXAMPLES = 12
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


def probe(scene: Scene, table: Table, strategy) -> None:
    """Ask what the strategy makes up, half of the time of a table that is there."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy)
    def ask(case) -> None:
        if "table" in (case.path_parameters or {}) and len(str(case.path_parameters["table"])) % 2:
            case.path_parameters["table"] = table.id
        headers = {"authorization": f"Bearer {table.tokens[0]}"}
        answer = case.call(base_url=scene.servers[0].url, headers=headers, timeout=30)
        checks = [not_a_server_error, status_code_conformance, response_schema_conformance]
        case.validate_response(answer, checks=checks)

    ask()
