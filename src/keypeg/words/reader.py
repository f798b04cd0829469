"""Read the part of Project Fluent's syntax that the catalogues use.

Read are messages with texts over one or several lines, parameters, `NUMBER` with options, references to other
messages, text and number literals, and selections. Attributes, terms and other functions are not.
"""

from __future__ import annotations

import re

from keypeg.words.patterns import Literal, Number, Pattern, Placeable, Reference, Select, Variable

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*)[ ]*=", re.MULTILINE | re.ASCII)
_END = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
_TEXT = re.compile(r"[^{}\n]+")
_NAME = re.compile(r"[a-zA-Z][\w-]*", re.ASCII)
_NUMBER = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")
_BLANK = re.compile(r"[ \n]*")
_STRING = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9A-Fa-f]{4})*)"')
_ESCAPE = re.compile(r'\\(?:u([0-9A-Fa-f]{4})|(["\\]))')


class CatalogueError(ValueError):
    """A catalogue that cannot be read: a mistake in the package, not of a person."""


def entries(text: str) -> dict[str, str]:
    """Return the unread text of every message by its code; `parse` reads one when it is needed."""
    found = {}
    for match in _ENTRY.finditer(text):
        end = _END.search(text, match.end())
        found[match[1]] = text[match.end() : end.start() if end else len(text)]
    return found


def parse(text: str) -> Pattern:
    """Return the pattern that stands after the `=` of a message."""
    reader = _Reader(text)
    pattern = reader.pattern()
    reader.blank()
    if reader.at < len(text):
        raise reader.error("the end of the message")
    return pattern


class _Indent(str):
    """A line break and the spaces after it, before the indent that all lines share is taken away."""

    __slots__ = ()

    @property
    def spaces(self) -> int:
        return len(self) - len(self.rstrip(" "))


class _Reader:
    """Reads one message from its start; `at` is how far it has come."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def error(self, expected: str) -> CatalogueError:
        return CatalogueError(
            f"expected {expected} at {self.text[self.at : self.at + 30]!r} in {self.text!r}"
        )

    def blank(self) -> str:
        match = _BLANK.match(self.text, self.at)
        found = match[0] if match else ""
        self.at += len(found)
        return found

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def take(self, sign: str) -> None:
        if self.peek() != sign:
            raise self.error(repr(sign))
        self.at += 1

    def match(self, expression: re.Pattern[str], expected: str) -> re.Match[str]:
        found = expression.match(self.text, self.at)
        if not found:
            raise self.error(expected)
        self.at = found.end()
        return found

    def pattern(self) -> Pattern:
        """Read texts and placeables up to the end of the message or of the variant."""
        while self.peek() == " ":
            self.at += 1
        parts: list[str | Placeable] = []
        while True:
            if found := _TEXT.match(self.text, self.at):
                self.at = found.end()
                parts.append(found[0])
            elif self.peek() == "{":
                parts.append(self.placeable())
            elif (indent := self.indent()) is not None:
                parts.append(indent)
            else:
                return _dedent(parts)

    def indent(self) -> _Indent | None:
        """Read the break before a line that continues the text; None where the text ends here."""
        start = self.at
        blank = self.blank()
        continues = "\n" in blank and (self.peek() == "{" or blank.endswith(" "))
        if continues and self.peek() not in ("", "}", "[", "*", "."):
            return _Indent(blank)
        self.at = start
        return None

    def placeable(self) -> Placeable:
        self.take("{")
        self.blank()
        found: Placeable = self.inline()
        self.blank()
        if self.text.startswith("->", self.at):
            self.at += 2
            if not isinstance(found, Variable | Number):
                raise self.error("a parameter or NUMBER to choose by")
            found = self.select(found)
        self.take("}")
        return found

    def inline(self) -> Variable | Number | Reference | Literal:
        sign = self.peek()
        if sign == '"':
            return Literal(_ESCAPE.sub(_unescape, self.match(_STRING, "a text")[1]))
        if sign == "$":
            return self.variable()
        if sign == "-" or sign.isdigit():
            return _literal(self.match(_NUMBER, "a number")[0])
        name = self.match(_NAME, "a parameter, a text or a message")[0]
        return self.number() if name == "NUMBER" else Reference(name)

    def variable(self) -> Variable:
        self.take("$")
        return Variable(self.match(_NAME, "the name of a parameter")[0])

    def number(self) -> Number:
        self.take("(")
        self.blank()
        value = self.variable()
        options = {}
        self.blank()
        while self.peek() == ",":
            self.at += 1
            self.blank()
            name = self.match(_NAME, "the name of an option")[0]
            self.blank()
            self.take(":")
            self.blank()
            options[name] = int(self.match(_NUMBER, "a number")[0])
            self.blank()
        self.take(")")
        return Number(value, options)

    def select(self, selector: Variable | Number) -> Select:
        variants: list[tuple[str | float, Pattern]] = []
        default = None
        self.blank()
        while self.peek() in ("[", "*"):
            if self.peek() == "*":
                self.at += 1
                default = len(variants)
            variants.append((self.key(), self.pattern()))
            self.blank()
        if default is None:
            raise self.error("a variant marked with *")
        return Select(selector, tuple(variants), default)

    def key(self) -> str | float:
        self.take("[")
        self.blank()
        if number := _NUMBER.match(self.text, self.at):
            self.at = number.end()
            key: str | float = float(number[0])
        else:
            key = self.match(_NAME, "a key")[0]
        self.blank()
        self.take("]")
        return key


def _literal(text: str) -> Number:
    digits = len(text.partition(".")[2])
    return Number(float(text), {"minimumFractionDigits": digits} if digits else {})


def _unescape(match: re.Match[str]) -> str:
    return chr(int(match[1], 16)) if match[1] else match[2]


def _dedent(parts: list[str | Placeable]) -> Pattern:
    """Take the shared indent away from every line, and the blanks at both ends."""
    if parts and isinstance(parts[0], _Indent):
        shared_first, parts = parts[0].spaces, parts[1:]
    else:
        shared_first = None
    spaces = [part.spaces for part in parts if isinstance(part, _Indent)]
    shared = min(spaces if shared_first is None else [shared_first, *spaces], default=0)
    joined: list[str | Placeable] = []
    if shared_first is not None and shared_first > shared:
        joined.append(" " * (shared_first - shared))
    for part in parts:
        text = part[: len(part) - shared] if isinstance(part, _Indent) else part
        if isinstance(text, str) and joined and isinstance(joined[-1], str):
            joined[-1] += text
        else:
            joined.append(str(text) if isinstance(text, str) else text)
    if joined and isinstance(joined[-1], str):
        joined[-1] = joined[-1].rstrip(" \n")
    return tuple(part for part in joined if part != "")
