"""The directive `http-api`: every request the server takes, from its own OpenAPI document."""

from __future__ import annotations

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from keypeg.server.openapi import document


def kind(one: dict[str, Any]) -> str:
    """Return a schema in a few words of Markdown, with links to the records."""
    if "$ref" in one:
        name = one["$ref"].rpartition("/")[2]
        return f"[{name}](#record-{name.lower()})"
    for several in ("oneOf", "anyOf"):
        if several in one:
            return " or ".join(kind(each) for each in one[several])
    if "enum" in one:
        return " or ".join(f"`{value}`" for value in one["enum"])
    if "const" in one:
        return f"`{one['const']}`"
    if "prefixItems" in one:
        return "list of " + ", then ".join(kind(each) for each in one["prefixItems"])
    if one.get("type") == "array":
        return f"list of {kind(one['items'])}" if one.get("items") else "list"
    if "additionalProperties" in one and isinstance(one["additionalProperties"], dict):
        return f"map to {kind(one['additionalProperties'])}"
    named = one.get("type", "")
    return " or ".join(named) if isinstance(named, list) else str(named)


def cell(text: str) -> str:
    """Return a text that fits into a cell of a table."""
    return " ".join(text.replace("|", "\\|").split())


def table(head: tuple[str, ...], lines: list[tuple[str, ...]]) -> list[str]:
    """Return a table in Markdown; nothing where there are no lines."""
    if not lines:
        return []
    rows = [head, tuple("---" for _ in head), *lines]
    return ["| " + " | ".join(map(cell, row)) + " |" for row in rows] + [""]


def operation(path: str, method: str, one: dict[str, Any]) -> list[str]:
    """Return the Markdown of one request."""
    lines = [f"### `{method.upper()} {path}`", "", one.get("description") or one.get("summary") or "", ""]
    given = [
        (f"`{each['name']}`", f"{each['in']}, {kind(each.get('schema', {}))}", each.get("description", ""))
        for each in one.get("parameters", ())
    ]
    bodies = one.get("requestBody", {}).get("content", {})
    given += [("body", kind(each.get("schema", {})), "") for each in bodies.values()]
    lines += table(("parameter", "kind", "meaning"), given)
    answers = []
    for status, answer in one["responses"].items():
        kinds = [kind(content.get("schema", {})) for content in answer.get("content", {}).values()]
        answers.append((f"`{status}`", ", ".join(kinds), answer.get("description", "")))
    return lines + table(("answer", "body", "meaning"), answers)


def record(name: str, one: dict[str, Any]) -> list[str]:
    """Return the Markdown of one record."""
    needed = set(one.get("required", ()))
    fields = [
        (f"`{field}`", kind(each), "always" if field in needed else "", each.get("description", ""))
        for field, each in one.get("properties", {}).items()
    ]
    about = one.get("description", "")
    body = table(("field", "kind", "given", "meaning"), fields) or ["", kind(one), ""]
    return [f"(record-{name.lower()})=", f"### {name}", "", about, "", *body]


def markdown(found: dict[str, Any]) -> list[str]:
    """Return a whole OpenAPI document as lines of Markdown."""
    lines = ["## Requests", ""]
    for path, methods in found["paths"].items():
        for method, one in methods.items():
            if "responses" in one:
                lines += operation(path, method, one)
    lines += ["## Records", ""]
    for name, one in found.get("components", {}).get("schemas", {}).items():
        lines += record(name, one)
    return lines


class HttpApi(SphinxDirective):
    """Put the interface of the server here."""

    has_content = False

    def run(self) -> list[nodes.Node]:
        """Parse the Markdown in place, so that headings and links belong to the page."""
        return self.parse_text_to_nodes("\n".join(markdown(document())), allow_section_headings=True)


def setup(app: Sphinx) -> dict[str, bool]:
    """Offer the directive."""
    app.add_directive("http-api", HttpApi)
    return {"parallel_read_safe": True}
