"""A language model behind an OpenAI-compatible endpoint."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import httpx

from keypeg.errors import KeypegError, shortened

MOST_TRIES = 5
LONGEST_WAIT = 60.0
_BUSY = frozenset({408, 409, 425, 429, 500, 502, 503, 504, 529})
"""Answers after which it is worth asking again."""

KEY_VARIABLES = ("KEYPEG_API_KEY", "OPENAI_API_KEY")
"""Environment variables that may hold the key of an endpoint; the first one that is set counts."""

Turn = dict[str, str]
"""A message of a conversation: `role` and `content`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelEndpoint:
    """Where a model is, and how it is asked; `url` ends before `/chat/completions`."""

    url: str
    name: str
    key: str | None = None
    temperature: float = 0.0
    most_tokens: int | None = None
    seconds: float = 120.0


@dataclass(frozen=True, slots=True)
class ModelAnswer:
    """What a model wrote, and the tokens it wrote."""

    text: str
    tokens: int


class Model:
    """Asks an endpoint; busy servers are asked again, each time after a longer wait."""

    def __init__(self, endpoint: ModelEndpoint, *, sleep: Callable[[float], object] = time.sleep) -> None:
        self.endpoint = endpoint
        self._sleep = sleep
        headers = {"authorization": f"Bearer {endpoint.key}"} if endpoint.key else {}
        self._client = httpx.Client(headers=headers, timeout=endpoint.seconds)

    def close(self) -> None:
        """Close its connections."""
        self._client.close()

    def answer(self, conversation: Sequence[Turn], *, seed: int) -> ModelAnswer:
        """Return what the model says next."""
        body: dict[str, Any] = {
            "model": self.endpoint.name,
            "messages": list(conversation),
            "temperature": self.endpoint.temperature,
            "seed": seed % (1 << 31),
        }
        if self.endpoint.most_tokens is not None:
            body["max_tokens"] = self.endpoint.most_tokens
        return self._read(self._ask(body))

    def _ask(self, body: dict[str, Any]) -> Any:  # noqa: ANN401 - whatever JSON the endpoint sends
        url = self.endpoint.url.rstrip("/") + "/chat/completions"
        problem = ""
        for attempt in range(MOST_TRIES):
            wait = min(LONGEST_WAIT, 2.0**attempt)
            try:
                response = self._client.post(url, json=body)
            except (httpx.HTTPError, httpx.InvalidURL) as error:
                problem = str(error) or type(error).__name__
            else:
                if response.status_code == 200:
                    return _json(response.content, url)
                problem = f"HTTP {response.status_code} {shortened(response.text)}"
                if response.status_code not in _BUSY:
                    break
                wait = _seconds(response.headers.get("retry-after"), wait)
            if attempt + 1 < MOST_TRIES:
                self._sleep(wait)
        raise KeypegError(f"the model at {url} does not answer: {problem}")

    def _read(self, data: Any) -> ModelAnswer:  # noqa: ANN401
        try:
            text = data["choices"][0]["message"]["content"]
            usage = data.get("usage") or {}
            tokens = int(usage.get("completion_tokens") or 0)
        except (KeyError, IndexError, TypeError, ValueError, AttributeError):
            raise KeypegError(
                f"the model at {self.endpoint.url} answered without choices[0].message.content"
            ) from None
        return ModelAnswer(text if isinstance(text, str) else "", tokens)


def endpoint_key(environment: Mapping[str, str]) -> str | None:
    """Return the key that the environment holds for endpoints."""
    return next((environment[name] for name in KEY_VARIABLES if environment.get(name)), None)


def _json(content: bytes, url: str) -> Any:  # noqa: ANN401
    try:
        return json.loads(content)
    except ValueError:
        raise KeypegError(f"the model at {url} answered something that is not JSON") from None


def _seconds(text: str | None, default: float) -> float:
    try:
        return min(LONGEST_WAIT, max(0.0, float(text or default)))
    except ValueError:
        return default
