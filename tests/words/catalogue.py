"""The catalogues, read by the library that defines the format."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import keypeg.words

FOLDER = Path(keypeg.words.__file__).parent


def text(language: str) -> str:
    return (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def parsed(language: str) -> dict[str, ast.Message]:
    """Every message of a catalogue, as Fluent's own parser reads it."""
    body = FluentParser().parse(text(language)).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    codes = [entry.id.name for entry in messages]
    assert len(set(codes)) == len(codes), [code for code in codes if codes.count(code) > 1]
    return dict(zip(codes, messages, strict=True))


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(text(language)))
    return made


def variables(node: object) -> set[str]:
    """Return the names of the parameters that a message, or a part of one, uses."""
    match node:
        case ast.VariableReference():
            return {node.id.name}
        case ast.BaseNode():
            return set().union(*(variables(one) for one in vars(node).values()))
        case list() | tuple():
            return set().union(*map(variables, node))
        case _:
            return set()


def selected(node: object) -> dict[str, set[str]]:
    """Return, for every parameter that chooses between variants, the keys it is compared with."""
    found: dict[str, set[str]] = {}
    if isinstance(node, ast.SelectExpression):
        keys = {
            key.key.name if isinstance(key.key, ast.Identifier) else key.key.value for key in node.variants
        }
        for name in variables(node.selector):
            found.setdefault(name, set()).update(keys)
    children = (
        vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    )
    for child in children:
        for name, keys in selected(child).items():
            found.setdefault(name, set()).update(keys)
    return found


def formatted(node: object) -> set[str]:
    """Return the names of the parameters that are formatted as numbers."""
    match node:
        case ast.FunctionReference():
            return variables(node)
        case ast.BaseNode():
            return set().union(*(formatted(one) for one in vars(node).values()))
        case list() | tuple():
            return set().union(*map(formatted, node))
        case _:
            return set()
