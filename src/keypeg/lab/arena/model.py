"""A language model behind an OpenAI-compatible endpoint."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import httpx

from keypeg.errors import KeypegError, shorten

MOST_TRIES = 5
LONGEST_WAIT = 60.0
MOST_ANSWER_BYTES = 4 << 20
"""Bytes of an answer that are read; a longer one is a fault."""
_BUSY = frozenset({408, 409, 425, 429, 500, 502, 503, 504, 529})
"""Answers after which it is worth asking again."""
_UNUSABLE = frozenset({401, 403, 404, 405})
"""Answers that every request would get."""

KEY_VARIABLES = ("KEYPEG_API_KEY", "OPENAI_API_KEY")
"""Environment variables that may hold the key of an endpoint; the first one that is set counts."""

Turn = dict[str, str]
"""A message of a conversation: `role` and `content`."""


class EndpointFault(KeypegError):
    """A request that the endpoint did not answer as it should; another request may fare better."""


class EndpointUnusable(KeypegError):
    """An endpoint that nobody reaches, or that refuses the key: no request would be answered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelEndpoint:
    """Where a model is, and how it is asked; `url` ends before `/chat/completions`.

    What is None is not sent. `extra` is added to the body of every request; `seconds` is the limit of one request.
    """

    url: str
    name: str
    key: str | None = field(default=None, repr=False)
    temperature: float | None = None
    most_tokens: int | None = None
    most_completion_tokens: int | None = None
    reasoning_effort: str | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)
    seconds: float = 120.0

    def options(self) -> dict[str, Any]:
        """Return what is sent beside the model's name and the conversation."""
        asked = {
            "temperature": self.temperature,
            "max_tokens": self.most_tokens,
            "max_completion_tokens": self.most_completion_tokens,
            "reasoning_effort": self.reasoning_effort,
        }
        return {**{name: value for name, value in asked.items() if value is not None}, **self.extra}

    def settings(self) -> dict[str, Any]:
        """Return what decides the answers, without keys: for the file of a suite."""
        parts = urlsplit(self.url)
        host = parts.netloc.rpartition("@")[2]
        url = urlunsplit((parts.scheme, host, parts.path.rstrip("/"), "", ""))
        return {"url": url, "seconds": self.seconds, **self.options()}


@dataclass(frozen=True, slots=True)
class ModelAnswer:
    """What a model wrote, what it cost, and why it stopped."""

    text: str
    prompt_tokens: int = 0
    completion_tokens: int = 0
    finish_reason: str | None = None
    seconds: float = 0.0


class Model:
    """Asks an endpoint; a server that is busy or talks nonsense is asked again, each time after a longer wait."""

    def __init__(
        self,
        endpoint: ModelEndpoint,
        *,
        sleep: Callable[[float], object] = time.sleep,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.endpoint = endpoint
        self._sleep, self._clock = sleep, clock
        # A compressed answer could be far longer than what was sent.
        headers = {"accept-encoding": "identity"}
        if endpoint.key:
            headers["authorization"] = f"Bearer {endpoint.key}"
        self._client = httpx.Client(headers=headers, timeout=endpoint.seconds)

    def close(self) -> None:
        """Close its connections."""
        self._client.close()

    def answer(self, conversation: Sequence[Turn]) -> ModelAnswer:
        """Return what the model says next.

        Raise `EndpointFault` when this request is not answered, `EndpointUnusable` when none would be.
        """
        body = {"model": self.endpoint.name, "messages": list(conversation), **self.endpoint.options()}
        url = self.endpoint.url.rstrip("/") + "/chat/completions"
        start = self._clock()
        problem: KeypegError = EndpointFault(f"the model at {url} was not asked")
        for attempt in range(MOST_TRIES):
            wait = min(LONGEST_WAIT, 2.0**attempt)
            try:
                status, headers, content = self._post(url, body)
                if status == 200:
                    return _read(content, url, self._clock() - start)
                problem = _refusal(url, status, content)
                if status not in _BUSY:
                    break
                wait = _seconds(headers.get("retry-after"), wait)
            except httpx.ConnectError as error:
                problem = EndpointUnusable(f"the model at {url} does not answer: {_words(error)}")
            except (httpx.InvalidURL, httpx.UnsupportedProtocol) as error:
                raise EndpointUnusable(f"the model at {url} does not answer: {_words(error)}") from None
            except httpx.HTTPError as error:
                problem = EndpointFault(f"the model at {url} does not answer: {_words(error)}")
            except EndpointFault as error:
                problem = error
            if attempt + 1 < MOST_TRIES:
                self._sleep(wait)
        raise problem

    def _post(self, url: str, body: dict[str, Any]) -> tuple[int, httpx.Headers, bytes]:
        """Send a request; return status, headers and content, which has a limit in bytes and in time."""
        end = self._clock() + self.endpoint.seconds
        content = bytearray()
        with self._client.stream("POST", url, json=body) as response:
            for piece in response.iter_bytes():
                content += piece
                if len(content) > MOST_ANSWER_BYTES:
                    raise EndpointFault(f"the model at {url} answered more than {MOST_ANSWER_BYTES:,} bytes")
                if self._clock() > end:
                    limit = self.endpoint.seconds
                    raise EndpointFault(f"the model at {url} took more than {limit:g} seconds to answer")
            return response.status_code, response.headers, bytes(content)


def endpoint_key(environment: Mapping[str, str]) -> str | None:
    """Return the key that the environment holds for endpoints."""
    return next((environment[name] for name in KEY_VARIABLES if environment.get(name)), None)


def _refusal(url: str, status: int, content: bytes) -> KeypegError:
    kind = EndpointUnusable if status in _UNUSABLE else EndpointFault
    said = shorten(content.decode("utf-8", "replace"))
    return kind(f"the model at {url} does not answer: HTTP {status} {said}")


def _read(content: bytes, url: str, seconds: float) -> ModelAnswer:
    try:
        data = json.loads(content)
    except (ValueError, RecursionError):
        raise EndpointFault(f"the model at {url} answered something that is not JSON") from None
    try:
        choice = data["choices"][0]
        text = choice["message"]["content"]
        usage = data.get("usage") or {}
        prompt, completion = (int(usage.get(f"{name}_tokens") or 0) for name in ("prompt", "completion"))
        reason = choice.get("finish_reason")
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, OverflowError):
        raise EndpointFault(f"the model at {url} answered without choices[0].message.content") from None
    return ModelAnswer(
        # Half a pair of surrogates can be neither saved nor sent back.
        text.encode("utf-8", "replace").decode() if isinstance(text, str) else "",
        max(0, prompt),
        max(0, completion),
        shorten(reason) if isinstance(reason, str) else None,
        seconds,
    )


def _words(error: Exception) -> str:
    """Return in the system's words why nobody answers; the name of the error where the system was not asked."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, OSError) and cause.strerror:
            return cause.strerror
        cause = cause.__cause__ or cause.__context__
    return type(error).__name__


def _seconds(text: str | None, default: float) -> float:
    try:
        return min(LONGEST_WAIT, max(0.0, float(text or default)))
    except ValueError:
        return default
