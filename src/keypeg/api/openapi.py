"""The OpenAPI document, made from the table of endpoints and the schemas of their structs."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

import msgspec

from keypeg.api.endpoint import REFUSALS, Endpoint
from keypeg.api.openapi_links import add_links
from keypeg.api.openapi_texts import tighten
from keypeg.api.problems import Refused
from keypeg.api.state import State

Schema = dict[str, Any]

_PLACE = "#/components/schemas/"
# A generic record holds a value or the bytes of one: only the first travels, so the name alone is enough.
_GENERIC = re.compile(rf"({_PLACE}[A-Za-z]+)_[\w.]*")


def describe_api(endpoints: Sequence[Endpoint], more: Mapping[str, Any]) -> Schema:
    """Return the document of these endpoints; `more` names unions of messages that travel beside them."""
    refused = Refused[State]
    bodies = [one.body for one in endpoints if one.body is not None]
    answers = [one.answer for one in endpoints if one.answer not in (None, str)]
    parameters = [one.parameters for one in endpoints if one.parameters is not None]
    kinds = list(
        {str(kind): kind for kind in (*bodies, *answers, *parameters, refused, *more.values())}.values()
    )
    schemas, records = _name_plainly(msgspec.json.schema_components(kinds, ref_template=_PLACE + "{name}"))
    found = dict(zip(map(str, kinds), schemas, strict=True))
    for kind in parameters:
        records.pop(kind.__name__, None)
    parameter_fields = {kind: _fields_of(kind) for kind in parameters}
    unions = {name: found[str(kind)] for name, kind in more.items()}
    found |= {str(kind): {"$ref": _PLACE + name} for name, kind in more.items()}
    paths: dict[str, Schema] = {}
    for one in endpoints:
        operation = _operation(one, found, parameter_fields)
        paths.setdefault(one.path, {})[one.method.lower()] = operation
    made = {
        "openapi": "3.1.0",
        "info": {
            "title": "Keypeg",
            "version": "1",
            "description": "Tables over HTTP. docs/protocol.md tells it with examples.",
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": dict(sorted({**records, **unions}.items()))},
    }
    tighten(made)
    add_links(made)
    # The lines of a docstring stand as far to the right as its class.
    return cast(Schema, json.loads(json.dumps(made).replace(r"\n    ", r"\n")))


def _name_plainly(
    made: tuple[tuple[Schema, ...], dict[str, Schema]],
) -> tuple[list[Schema], dict[str, Schema]]:
    """Return schemas in which a generic record has the name of its class."""
    schemas, records = json.loads(_GENERIC.sub(r"\1", json.dumps(made)))
    for record in records.values():
        if "title" in record:
            record["title"] = record["title"].partition("[")[0]
    return schemas, {name.partition("_")[0]: record for name, record in records.items()}


def _operation(
    one: Endpoint, found: Mapping[str, Schema], parameters: Mapping[type[msgspec.Struct], list[Schema]]
) -> Schema:
    made: Schema = {
        "tags": [one.tag],
        "summary": one.summary,
        "description": inspect.getdoc(one.handler) or one.summary,
        "operationId": one.name,
    }
    if one.parameters is not None:
        names = one.path_names
        made["parameters"] = [
            {**field, "in": "path" if field["name"] in names else "query"}
            for field in sorted(parameters[one.parameters], key=lambda field: field["name"] not in names)
        ]
    if one.body is not None:
        made["requestBody"] = {
            "content": {"application/json": {"schema": found[str(one.body)]}},
            "required": True,
        }
    made["responses"] = dict(_responses(one, found))
    return made


def _responses(one: Endpoint, found: Mapping[str, Schema]) -> Iterable[tuple[str, Schema]]:
    answer: Schema = {"description": "Done." if one.answer is None else "What was asked for."}
    if one.answer is not None:
        schema = {"type": "string"} if one.answer is str else found[str(one.answer)]
        answer["content"] = {one.media_type: {"schema": schema}}
    yield str(one.status), answer
    refused = {"application/json": {"schema": found[str(Refused[State])]}}
    for status in one.refusals:
        yield str(status), {"description": REFUSALS[status], "content": refused}


def _fields_of(kind: type[msgspec.Struct]) -> list[Schema]:
    """Return the parameters of a struct; a client may leave one out, but it cannot send null."""
    _, records = msgspec.json.schema_components([kind], ref_template=_PLACE + "{name}")
    schema = records[kind.__name__]
    made = []
    for name, field in schema["properties"].items():
        ways = [way for way in field.get("anyOf", ()) if way.get("type") != "null"]
        plain = {key: value for key, value in (ways[0] if ways else field).items() if key != "default"}
        about = plain.pop("description", None)
        one = {"name": name, "required": name in schema["required"], "schema": plain}
        made.append({**one, "description": about} if about else one)
    return made
