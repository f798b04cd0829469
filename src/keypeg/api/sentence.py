"""A sentence for people: a code with its parameters, and its text in the client's language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from keypeg.words import DEFAULT, Message, Param, say


class Sentence(msgspec.Struct, frozen=True, kw_only=True):
    """A message; `text` is how it reads in the language that the client asked for."""

    code: str
    params: Mapping[str, Param]
    text: str

    @property
    def message(self) -> Message:
        """Return the message without its words, to be said in another language."""
        return Message(self.code, self.params)


def sentence(said: Message | str, language: str = DEFAULT) -> Sentence:
    """Return a message with its text; a code without words is its own text."""
    message = Message(said) if isinstance(said, str) else said
    return _sentence(message, language)


@lru_cache(maxsize=8192)
def _sentence(message: Message, language: str) -> Sentence:
    # Everyone at a table gets the same sentence: it is made once per language.
    return Sentence(code=message.code, params=message.params, text=say(message, language))
