"""A message: a code, and the parameters that its words need."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union

Param = Union[str, int, float, tuple[int | str, ...], "Message"]
"""A text, a number, a list, or a message inside the message."""


@dataclass(frozen=True, slots=True)
class Message:
    """What is to be said, without the words.

    The words of `code` are in the catalogue of each language. A list is joined as the language joins lists;
    the list named `colours` holds colour keys such as `red`, which are translated one by one.
    """

    code: str
    params: Mapping[str, Param] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.code, frozenset(self.params.items())))

    def __str__(self) -> str:
        """Return the words in English."""
        from keypeg.words.saying import say

        return say(self)


def message(code: str, /, **params: Param) -> Message:
    """Return a message with its parameters by name."""
    return Message(code, params)
