"""The links of the OpenAPI document: which answer names what another request needs."""

from __future__ import annotations

from typing import Any

_TABLE = {"table": "$response.body#/table"}
_OPENING = (
    ("/api/tables", "post", "201"),
    ("/api/tables/moved", "post", "201"),
    ("/api/tables/{table}/rematch", "post", "200"),
    ("/api/daily", "post", "200"),
    ("/api/ladder/games", "post", "200"),
)
"""What answers with the id of a table."""
_OTHERS: tuple[tuple[tuple[str, str], tuple[str, str], dict[str, Any]], ...] = (
    (
        ("/api/editions", "get"),
        ("/api/editions/describe", "get"),
        {"parameters": {"text": "$response.body#/0/key"}},
    ),
    (
        ("/api/editions", "get"),
        ("/api/editions/points", "get"),
        {"parameters": {"text": "$response.body#/0/key"}},
    ),
    (
        ("/api/daily", "get"),
        ("/api/daily/{day}/{family}", "get"),
        {"parameters": {"day": "$response.body#/today", "family": "$response.body#/families/0/family"}},
    ),
    (
        ("/api/lessons", "get"),
        ("/api/lessons/answer", "post"),
        {"requestBody": {"lesson": "$response.body#/0/key", "step": 0, "answer": ""}},
    ),
    (
        ("/api/puzzles/next", "post"),
        ("/api/puzzles/answer", "post"),
        {"requestBody": {"key": "$response.body#/key", "answer": None, "training": {}}},
    ),
)


def add_links(document: dict[str, Any]) -> None:
    """Add to every answer that opens a table the requests to that table, and further pairs of requests."""
    paths = document["paths"]
    for path, methods in paths.items():
        if path.startswith("/api/tables/{table}"):
            for operation in methods.values():
                for source in _OPENING:
                    _link(paths, source, operation, {"parameters": _TABLE})
    for (path, method), (other, verb), more in _OTHERS:
        _link(paths, (path, method, "200"), paths[other][verb], more)


def _link(
    paths: dict[str, Any], source: tuple[str, str, str], target: dict[str, Any], more: dict[str, Any]
) -> None:
    path, method, status = source
    links = paths[path][method]["responses"][status].setdefault("links", {})
    name = target["operationId"]
    links[name] = {"operationId": name, "description": target["summary"], **more}
