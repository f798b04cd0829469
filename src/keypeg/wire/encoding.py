"""How structs become bytes."""

from __future__ import annotations

import msgspec

encode = msgspec.json.Encoder().encode


def with_fields(encoded: bytes, **fields: bytes) -> bytes:
    """Return an encoded struct with further fields, which are encoded already."""
    more = b"".join(b',"' + name.encode() + b'":' + value for name, value in fields.items())
    return encoded[:-1] + more + b"}"
