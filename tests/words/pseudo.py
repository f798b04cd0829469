"""Pseudo-locales made from the English catalogue: one with longer texts, one that is written from right to left."""

from functools import cache

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from keypeg.words import saying
from keypeg.words.reader import entries
from tests.words.catalogue import text

LONGER = "x-longer"
"""Every text is 40 % longer, as a translation may be."""
RIGHT_TO_LEFT = "x-rtl"
"""Every letter is a Hebrew one."""

_HEBREW = "אבגדהוזחטיכלמנסעפצקרשת"


def longer(words: str) -> str:
    """Return a text with as many words, each of them 40 % longer, rounded up."""
    return " ".join(
        word + "ö" * -(-len(word) * 2 // 5) if word.strip() else word for word in words.split(" ")
    )


def right_to_left(words: str) -> str:
    return "".join(_HEBREW[ord(sign) % len(_HEBREW)] if sign.isalpha() else sign for sign in words)


CHANGES = {LONGER: longer, RIGHT_TO_LEFT: right_to_left}


class _Changed(Transformer):
    def __init__(self, change):
        self._change = change

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the library's name
        node.value = self._change(node.value)
        return node

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802 - the library's name
        # Signs stay as they are.
        return node if node.id.name.startswith(("number-", "list-")) else self.generic_visit(node)


@cache
def catalogue(language: str) -> str:
    """Return the English catalogue with every text changed."""
    resource = FluentParser().parse(text("en"))
    return FluentSerializer().serialize(_Changed(CHANGES[language]).visit(resource))


@pytest.fixture
def pseudo_locales(monkeypatch):
    """Let Keypeg speak the pseudo-locales too."""
    real = saying._entries
    made = {language: entries(catalogue(language)) for language in CHANGES}
    monkeypatch.setattr(saying, "_entries", lambda language: made.get(language) or real(language))
