"""A message, which is a code and the parameters that its words need; and how it is said in a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pkgutil import get_data
from typing import Union

from keypeg.words.language import DEFAULT, has_black_key_pegs, spoken_language
from keypeg.words.numbers import Signs, format_number
from keypeg.words.patterns import Literal, Number, Pattern, Placeable, Reference, Select, Variable
from keypeg.words.plurals import plural
from keypeg.words.reader import entries, parse

Param = Union[str, int, float, tuple[int | str, ...], "Message"]
"""A text, a number, a list, or a message inside the message."""


@dataclass(frozen=True, slots=True)
class Message:
    """What is to be said, without the words.

    The words of `code` are in the catalogue of each language. A list is joined as the language joins lists;
    the list named `colours` holds colour keys such as `red`, which are translated one by one. The list named `symbols`
    holds them too, and says them as the subject of a sentence: "le rouge et l'orange".
    """

    code: str
    params: Mapping[str, Param] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.code, frozenset(self.params.items())))

    def __str__(self) -> str:
        """Return the words in English."""
        return say(self)


def message(code: str, /, **params: Param) -> Message:
    """Return a message with its parameters by name."""
    return Message(code, params)


_Value = str | int | float
"""A parameter once lists and messages inside it have become text."""

_DEEPEST = 8


def say(message: Message, language: str = DEFAULT) -> str:
    """Return the words of a message.

    A code without words in this language is said in English, and one without any words is said as it is. A language
    that ends with `-x-black` calls the red key pegs black.
    """
    return _say(message, language, 0)


def has_words(code: str, language: str = DEFAULT) -> bool:
    """Whether the catalogue of the language has words for a code."""
    return code in _entries(spoken_language(language))


def _say(message: Message, language: str, depth: int) -> str:
    if depth > _DEEPEST:
        return message.code
    if not has_words(message.code, language):
        if language == DEFAULT or not has_words(message.code):
            return message.code
        language = DEFAULT
    values = {name: _value(name, param, language, depth) for name, param in message.params.items()}
    return _join(_pattern(language, message.code), values, language)


def _value(name: str, param: Param, language: str, depth: int) -> _Value:
    if isinstance(param, Message):
        return _say(param, language, depth + 1)
    if not isinstance(param, tuple | list):
        return param
    if name == "colours":
        return " ".join(_colour(str(key), language) for key in param)
    if name == "symbols":
        return join_list([_say(Message(f"symbol-{key}"), language, 1) for key in param], language)
    words = [one if isinstance(one, str) else write_number(one, language) for one in param]
    return join_list(words, language)


@lru_cache(maxsize=1_000)
def _colour(key: str, language: str) -> str:
    return _say(Message(f"colour-{key}"), language, 1)


def join_list(words: list[str], language: str = DEFAULT) -> str:
    """Join texts as the language joins lists.

    >>> join_list(["1", "3", "4"]), join_list(["1", "3"], "de")
    ('1, 3 and 4', '1 und 3')
    """
    if not words:
        return ""
    joined = words[0]
    for word in words[1:-1]:
        joined = _join(_pattern(language, "list-middle"), {"start": joined, "next": word}, language)
    if len(words) == 1:
        return joined
    return _join(_pattern(language, "list-end"), {"start": joined, "last": words[-1]}, language)


def write_number(number: float, language: str = DEFAULT, options: Mapping[str, int] | None = None) -> str:
    """Write a number as the language writes it.

    >>> write_number(1296), write_number(1296, "de")
    ('1,296', '1.296')
    """
    if options is None and isinstance(number, int):
        return _format_whole(number, language)
    return format_number(number, options, signs=_signs(language))


@lru_cache(maxsize=1_000)
def _format_whole(number: int, language: str) -> str:
    return format_number(number, None, signs=_signs(language))


def _join(pattern: Pattern, values: Mapping[str, _Value], language: str) -> str:
    return "".join(_part(part, values, language) for part in pattern)


def _part(part: str | Placeable, values: Mapping[str, _Value], language: str) -> str:
    match part:
        case str():
            return part
        case Literal(text):
            return text
        case Variable(name):
            value = values.get(name, f"{{${name}}}")
            return value if isinstance(value, str) else write_number(value, language)
        case Number(value, options):
            found = _number(value, values)
            return found if isinstance(found, str) else write_number(found, language, options)
        case Reference(code):
            return _join(_pattern(language, code), values, language)
        case Select():
            return _join(_choose(part, values, language), values, language)


def _number(value: Variable | float, values: Mapping[str, _Value]) -> _Value:
    return values.get(value.name, f"{{${value.name}}}") if isinstance(value, Variable) else value


def _choose(select: Select, values: Mapping[str, _Value], language: str) -> Pattern:
    if isinstance(select.selector, Variable):
        value, options = _number(select.selector, values), {}
    else:
        value, options = _number(select.selector.value, values), dict(select.selector.options)
    form = value if isinstance(value, str) else plural(spoken_language(language), value, options)
    for key, pattern in select.variants:
        if key in (value, form):
            return pattern
    return select.variants[select.default][1]


@cache
def _entries(language: str) -> Mapping[str, str]:
    # Not `importlib.resources`, which takes longer to import than everything else here.
    return entries((get_data("keypeg.words", f"{language}.ftl") or b"").decode("utf-8"))


_IN_BLACK = "-in-black"
"""Ends the code of a message for people whose key pegs are black and white."""


@cache
def _pattern(language: str, code: str) -> Pattern:
    known = _entries(spoken_language(language))
    in_black = code + _IN_BLACK
    return parse(known[in_black if has_black_key_pegs(language) and in_black in known else code])


@cache
def _signs(language: str) -> Signs:
    return Signs(
        _join(_pattern(language, "number-group"), {}, language),
        _join(_pattern(language, "number-point"), {}, language),
        int(_join(_pattern(language, "number-grouped-from"), {}, language)),
    )
