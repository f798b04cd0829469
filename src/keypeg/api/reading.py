"""How a request is read: what the path, the query and the body of an endpoint hold, checked against its structs."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import parse_qsl

import msgspec

from keypeg.api.encoding import read_strictly
from keypeg.api.endpoint import Endpoint, Request
from keypeg.api.parameters import ParameterError, read_parameters
from keypeg.api.refusals import refuse_unreadable


class RequestReader:
    """Reads the requests of one endpoint."""

    __slots__ = ("_body", "_decode", "_parameters", "_raw")

    def __init__(self, endpoint: Endpoint) -> None:
        self._parameters, self._body = endpoint.parameters, endpoint.body
        self._decode = None if self._body is None else msgspec.json.Decoder(self._body).decode
        self._raw = endpoint.raw_body is not None

    def read(self, named: Mapping[str, str], query: str, body: bytes) -> Request[object, object]:
        """Return the request, or refuse it; `named` is what the path holds."""
        return Request(self._read_parameters(named, query), self._read_body(body))

    def _read_parameters(self, named: Mapping[str, str], query: str) -> msgspec.Struct | None:
        kind = self._parameters
        if kind is None:
            return None
        texts = dict(parse_qsl(query, keep_blank_values=True)) if query else {}
        try:
            return read_parameters({**texts, **named}, kind)
        except ParameterError as error:
            raise refuse_unreadable(error.problem, error.field) from None

    def _read_body(self, body: bytes) -> object:
        kind = self._body
        if kind is None or self._decode is None:
            return None
        if self._raw:
            return body
        try:
            return self._decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            pass
        try:
            # 2.0 is the same integer as 2, but not to the decoder.
            return read_strictly(body, kind)
        except msgspec.ValidationError as error:
            raise refuse_unreadable(str(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise refuse_unreadable(None) from None
