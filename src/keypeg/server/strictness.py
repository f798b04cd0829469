"""What the framework takes more easily than the document says: bodies, empty parameters, and the answer to OPTIONS."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from keypeg.server.refusals import allowed_methods
from keypeg.wire.strict import whole_numbers

_NULL = re.compile(rb"(?:^|&)(seat|since|changes)=null(?:&|$)", re.IGNORECASE)


async def check_types(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse what is of another type than the document says: 0 for false, "1" for 1, null for a parameter left out.

    The framework converts such values. What cannot be read at all is left to it.
    """
    found = _NULL.search(connection.scope["query_string"])
    if found is not None:
        raise _refused(found[1].decode(), "Expected `int`, got `null`")
    if not isinstance(connection, Request) or handler.parsed_data_field is None:
        return
    body = await connection.body()
    try:
        msgspec.convert(whole_numbers(msgspec.json.decode(body)), handler.parsed_data_field.annotation)
    except msgspec.ValidationError as error:
        raise _refused("data", str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return


def _refused(key: str, problem: str) -> ValidationException:
    return ValidationException(extra=[{"key": key, "message": problem}])


async def allow_all_methods(message: Message, scope: Scope) -> None:
    """Name every method of an address in the answer to OPTIONS; the framework names those of one handler."""
    if message["type"] == "http.response.start" and scope.get("method") == "OPTIONS":
        allowed = ", ".join(allowed_methods(scope["litestar_app"], scope["path"])).encode()
        kept = [(name, value) for name, value in message["headers"] if name.lower() != b"allow"]
        message["headers"] = [*kept, (b"allow", allowed)]
