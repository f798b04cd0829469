"""The OpenAPI document describes everything that travels, down to the last field."""

from __future__ import annotations

from typing import Any

import pytest

from keypeg.server.openapi import document
from tests.server.playing import Scene

TYPED = ("$ref", "anyOf", "oneOf", "allOf", "enum", "const")


def untyped(schema: Any, at: str) -> list[str]:
    """Every place in a schema that says nothing of what stands there."""
    if not isinstance(schema, dict):
        return [at]
    if any(word in schema for word in TYPED):
        several = [one for word in ("anyOf", "oneOf", "allOf") for one in schema.get(word, ())]
        return [found for number, one in enumerate(several) for found in untyped(one, f"{at}|{number}")]
    match schema.get("type"):
        case "object":
            named, others = schema.get("properties", {}), schema.get("additionalProperties")
            if not named and not isinstance(others, dict) and not schema.get("title"):
                return [at]
            found = [one for name, kind in named.items() for one in untyped(kind, f"{at}.{name}")]
            return found + (untyped(others, f"{at}.*") if isinstance(others, dict) else [])
        case "array":
            items = [*schema.get("prefixItems", ()), *([schema["items"]] if schema.get("items") else [])]
            return [one for item in items for one in untyped(item, f"{at}[]")] if items else [at]
        case None:
            return [at]
        case _:
            return []


def test_nothing_in_the_document_is_untyped():
    found = document()
    schemas = dict(found["components"]["schemas"])
    for path, methods in found["paths"].items():
        for method, operation in methods.items():
            where = f"{method} {path}"
            bodies = [operation.get("requestBody", {}), *operation["responses"].values()]
            kinds = [content["schema"] for body in bodies for content in body.get("content", {}).values()]
            kinds += [given["schema"] for given in operation.get("parameters", ())]
            schemas |= {f"{where} {number}": kind for number, kind in enumerate(kinds)}
    assert len(schemas) > 150
    assert [place for name, schema in schemas.items() for place in untyped(schema, name)] == []


def test_reviews_records_and_live_messages_are_described_in_full():
    schemas = document()["components"]["schemas"]
    assert {"row", "seat", "message", "kind"} <= set(schemas["EventData"]["properties"])
    assert {"rows", "perfect", "hardness", "seats"} <= set(schemas["ReviewData"]["properties"])
    assert schemas["ReviewedRowData"]["properties"]["best"] == {"$ref": "#/components/schemas/WeighedData"}
    assert {"games", "editions"} == set(schemas["RecordData"]["properties"])
    assert {one["$ref"].rpartition("/")[2] for one in schemas["LiveMessage"]["anyOf"]} == {
        "StateMessage",
        "ChangeMessage",
        "ReactionMessage",
        "Ping",
        "ClosedMessage",
        "DoneMessage",
        "RefusedMessage",
    }
    assert {one["$ref"].rpartition("/")[2] for one in schemas["ClientMessage"]["anyOf"]} == {
        "Pong",
        "SentAction",
        "AskState",
        "SentReaction",
    }


DOCUMENTS = ("/docs", "/schema/openapi.json", "/schema")


@pytest.mark.parametrize("path", DOCUMENTS)
def test_a_document_is_not_sent_twice_to_the_same_client(lone: Scene, path: str):
    first = lone.ask("GET", path)
    assert first.status_code == 200
    assert int(first.headers["content-length"]) < len(first.content) / 4, "it is packed"
    again = lone.ask("GET", path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert lone.ask("GET", path, headers={"if-none-match": '"other"'}).content == first.content
    plain = lone.ask("GET", path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == first.content
    head = lone.ask("HEAD", path)
    assert (head.status_code, head.content, head.headers["etag"]) == (200, b"", first.headers["etag"])
    assert lone.ask("POST", path).status_code == 405


def test_a_document_is_made_once(lone: Scene):
    server = lone.servers[0]
    for path in DOCUMENTS:
        lone.ask("GET", path)
    before = server.cpu()
    for number in range(60):
        assert lone.ask("GET", DOCUMENTS[number % 3]).status_code == 200
    # To make one takes a tenth of a second.
    assert server.cpu() - before < 1.0
