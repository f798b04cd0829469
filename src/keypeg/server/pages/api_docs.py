"""The OpenAPI document as a plain page, made from the document itself: nothing is loaded from anywhere else."""

from __future__ import annotations

from html import escape
from typing import Any

STYLE = """body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
color-scheme: light dark }
h2 { border-top: 1px solid #8888; padding-top: 1rem; font-size: 1.1rem }
code { font: 0.95em ui-monospace, monospace } .method { display: inline-block; min-width: 4.5rem; font-weight: 700 }
table { border-collapse: collapse } td { padding: 0.1rem 1rem 0.1rem 0; vertical-align: top }
"""


def listing(schema: dict[str, Any]) -> str:
    """Return an OpenAPI document as HTML."""
    info = schema["info"]
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(info['title'])}</title>",
        '<link rel="stylesheet" href="/docs/style.css"></head><body>',
        f"<h1>{escape(info['title'])} {escape(info['version'])}</h1><p>{escape(info.get('description', ''))}</p>",
        '<p>For programs: <a href="/schema/openapi.json">openapi.json</a></p>',
    ]
    for path, methods in schema["paths"].items():
        parts += [_operation(path, method, one) for method, one in methods.items() if "responses" in one]
    parts.append("<h1>Records</h1>")
    parts += [_record(name, one) for name, one in schema.get("components", {}).get("schemas", {}).items()]
    return "".join([*parts, "</body></html>"])


def _operation(path: str, method: str, one: dict[str, Any]) -> str:
    lines = [f"<h2><span class=method>{method.upper()}</span> <code>{escape(path)}</code></h2>"]
    lines.append(f"<p>{escape(one.get('description') or one.get('summary') or '')}</p><table>")
    lines += [
        _line(given["name"], given.get("schema", {}), given.get("description", ""))
        for given in one.get("parameters", ())
    ]
    bodies = one.get("requestBody", {}).get("content", {}).values()
    lines += [_line("body", content["schema"], "") for content in bodies]
    for status, answer in one["responses"].items():
        kinds = [content.get("schema", {}) for content in answer.get("content", {}).values()]
        lines.append(_line(status, kinds[0] if kinds else {}, answer.get("description", "")))
    return "".join([*lines, "</table>"])


def _record(name: str, one: dict[str, Any]) -> str:
    lines = [f'<h2 id="{escape(name)}"><code>{escape(name)}</code></h2>']
    lines.append(f"<p>{escape(one.get('description', ''))}</p><table>")
    lines += [_line(field, kind, "") for field, kind in one.get("properties", {}).items()]
    return "".join([*lines, "</table>"])


def _line(name: str, kind: dict[str, Any], about: str) -> str:
    return f"<tr><td><code>{escape(name)}</code><td>{_kind(kind)}<td>{escape(about)}</tr>"


def _kind(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        name = escape(kind["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for several in ("oneOf", "anyOf"):
        if several in kind:
            return " or ".join(map(_kind, kind[several]))
    if "enum" in kind:
        return " or ".join(escape(repr(value)) for value in kind["enum"])
    if "prefixItems" in kind:
        return " and ".join(map(_kind, kind["prefixItems"]))
    if kind.get("type") == "array":
        return f"list of {_kind(kind['items'])}"
    return escape(str(kind.get("type", "")))
