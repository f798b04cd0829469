"""A client for the endpoints of a server: it calls a row of the table by its handler."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from http import HTTPStatus
from typing import TypeVar

import httpx
import msgspec

from keypeg.api.encoding import encode
from keypeg.api.endpoint import JSON, Handler
from keypeg.api.endpoints import find_endpoint
from keypeg.api.problems import Problem, Refused
from keypeg.api.state import State
from keypeg.errors import KeypegError, StaleAction
from keypeg.words import Message
from keypeg.words.saying import has_words

T = TypeVar("T")

ASK_SECONDS = 10.0
SILENCE_SECONDS = 60.0
"""A stream that is silent for longer, without even a ping, counts as lost."""
_TRIES = 4
WAITS = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds before trying again, and again."""


class ServerRefusal(KeypegError):
    """A refusal of a server; a code that this program does not know is said in the server's words."""

    def __init__(self, status: int, problem: Problem[State]) -> None:
        known = has_words(problem.code)
        super().__init__(Message(problem.code, problem.params) if known else Message(problem.message))
        self.status = status


class ApiClient:
    """Asks one server; a refusal is raised with its own sentence, and a lost connection is tried again."""

    def __init__(self, base: str) -> None:
        self._client = httpx.AsyncClient(base_url=base, timeout=ASK_SECONDS)

    @property
    def address(self) -> str:
        """Return the server's address."""
        return str(self._client.base_url)

    @property
    def name(self) -> str:
        """Return the server's name, for people."""
        return self._client.base_url.netloc.decode()

    def hold_token(self, token: str) -> None:
        """Bring a token with every request; several are joined by dots."""
        self._client.headers["Authorization"] = f"Bearer {token}"

    async def call(
        self,
        handler: Handler,
        answer: type[T],
        parameters: msgspec.Struct | None = None,
        body: msgspec.Struct | None = None,
        *,
        seconds: float = ASK_SECONDS,
    ) -> T:
        """Let the server answer a request as a handler would; `answer` is the struct of the handler's endpoint."""
        endpoint = find_endpoint(handler)
        if endpoint.answer != answer:
            raise TypeError(f"{endpoint.name} answers {endpoint.answer}, not {answer}")
        path = endpoint.fill(parameters)
        told = await self._answer(endpoint.method, path, body, seconds)
        return self._read(told.content if endpoint.media_type == JSON else encode(told.text), answer)

    async def ask(
        self,
        method: str,
        path: str,
        answer: type[T],
        body: msgspec.Struct | None = None,
        *,
        seconds: float = ASK_SECONDS,
    ) -> T:
        """Let the server answer a request that only servers have a handler for."""
        return self._read((await self._answer(method, path, body, seconds)).content, answer)

    async def fetch_text(self, path: str) -> str:
        """Return the text of a file that the server exports."""
        return (await self._answer("GET", path, None, ASK_SECONDS)).text

    async def _answer(
        self, method: str, path: str, body: msgspec.Struct | None, seconds: float
    ) -> httpx.Response:
        content = None if body is None else encode(body)
        told = await self._request(method, path, content, seconds)
        if not told.is_success:
            error = self._read(told.content, Refused[State]).error
            if error.reason == "STALE":
                raise StaleAction(error.seq or 0)
            raise ServerRefusal(told.status_code, error)
        return told

    async def _request(self, method: str, path: str, content: bytes | None, seconds: float) -> httpx.Response:
        headers = {"content-type": JSON}
        for wait in WAITS[: _TRIES - 1]:
            try:
                return await self._client.request(
                    method, path, content=content, timeout=seconds, headers=headers
                )
            except httpx.TransportError:
                await asyncio.sleep(wait)
        try:
            return await self._client.request(method, path, content=content, timeout=seconds, headers=headers)
        except httpx.TransportError:
            raise KeypegError("join-unreachable", address=self.address) from None

    def _read(self, content: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(content, type=kind)
        except msgspec.ValidationError:
            raise KeypegError("join-other-version") from None
        except msgspec.DecodeError:
            raise KeypegError("join-no-keypeg", address=self.address) from None

    async def lines(self, path: str) -> AsyncIterator[str]:
        """Return the lines of a stream as they come; raise `ConnectionError` when it is lost.

        What the stream is of may be gone: then it raises `LookupError`.
        """
        timeout = httpx.Timeout(ASK_SECONDS, read=SILENCE_SECONDS)
        try:
            async with self._client.stream("GET", path, timeout=timeout) as answer:
                if answer.status_code == HTTPStatus.NOT_FOUND:
                    raise LookupError(path)
                if not answer.is_success:
                    raise ConnectionError(f"status {answer.status_code}")
                async for line in answer.aiter_lines():
                    yield line
        except httpx.HTTPError as error:
            raise ConnectionError(type(error).__name__) from None

    async def close(self) -> None:
        """End the connection."""
        await self._client.aclose()
