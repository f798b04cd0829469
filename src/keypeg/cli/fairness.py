"""Reading and checking what a table has published about its codes."""

from __future__ import annotations

import http.client
import urllib.error
import urllib.parse
import urllib.request
from typing import Any

import msgspec

from keypeg.errors import NotationError, quoted
from keypeg.table.fairness import Commitment, verify

_MOST_BYTES = 1_000_000
_SECONDS = 20


class Published(msgspec.Struct, frozen=True, kw_only=True):
    """A digest as a server tells it; `code` and `nonce` are missing until the reveal."""

    table: str
    game: int
    attempt: int
    digest: str
    code: str | None = None
    nonce: str | None = None


def fetched(link: str) -> str:
    """What the server of a table's link has published about it."""
    try:
        parts = urllib.parse.urlsplit(link)
        words = [word for word in f"{parts.path}/{parts.fragment}".split("/") if word and word != "fair"]
        if not words:
            raise NotationError(f"cannot find a table in {quoted(link)}: give the link of a table")
        table = urllib.parse.quote(words[-1])
        address = f"{parts.scheme}://{parts.netloc}/api/tables/{table}/fair"
        with urllib.request.urlopen(address, timeout=_SECONDS) as answer:  # noqa: S310 - http or https
            text: str = answer.read(_MOST_BYTES).decode("utf-8")
            return text
    except urllib.error.HTTPError as error:
        with error:
            why = "there is no such table" if error.code == 404 else f"it answers {error.code}"
        raise NotationError(f"cannot ask {quoted(link)}: {why}") from None
    except (OSError, ValueError, http.client.HTTPException) as error:
        why = str(getattr(error, "reason", error)) or type(error).__name__
        raise NotationError(f"cannot ask {quoted(link)}: {why}") from None


def read_commitments(text: str) -> list[Published]:
    """Read what `/fair` tells."""
    try:
        return msgspec.json.decode(text, type=list[Published])
    except msgspec.DecodeError as error:
        raise NotationError(f"cannot read what was published: {error}") from None


def checked(published: Published) -> dict[str, Any]:
    """Whether a revealed code is the one its digest was published for; None before the reveal."""
    told, fair = "the code is not revealed yet.", None
    if published.code is not None and published.nonce is not None:
        made = Commitment(
            game=published.game,
            attempt=published.attempt,
            code=published.code,
            nonce=published.nonce,
            digest=published.digest,
        )
        fair = verify(published.table, made)
        told = f"fair, {published.code} is the code that was set."
        if not fair:
            told = f"NOT FAIR, {published.code} is not the code that was set."
    return {"game": published.game, "attempt": published.attempt, "fair": fair, "told": told}
