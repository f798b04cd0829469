"""How structs become bytes, and bytes structs: strictly, since 0 is not false, and "1" is not 1."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

encode = msgspec.json.Encoder().encode


def read_strictly(body: bytes, kind: type[T]) -> T:
    """Return the struct that a body holds; raise an error of `msgspec` for one that is of another type."""
    return msgspec.convert(convert_whole_numbers(msgspec.json.decode(body)), kind)


def convert_whole_numbers(value: Any) -> Any:  # noqa: ANN401 - any JSON
    """Return the value with 2 in place of 2.0, which are the same integer in a schema."""
    match value:
        case float() if value.is_integer():
            return int(value)
        case list():
            return [convert_whole_numbers(one) for one in value]
        case dict():
            return {name: convert_whole_numbers(one) for name, one in value.items()}
        case _:
            return value
