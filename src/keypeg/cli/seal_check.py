"""Reading and checking what a table has published about its codes."""

from __future__ import annotations

import errno
import http.client
import os
import urllib.error
import urllib.parse
import urllib.request

import msgspec

from keypeg.api.answers import FairData
from keypeg.api.commands import FairGame
from keypeg.cli.output import words
from keypeg.errors import NotationError, shorten
from keypeg.rules.seals import Seal, verify_seal

_MOST_BYTES = 1_000_000
_SECONDS = 20
NOT_FOUND = 404


def fetch_published(link: str) -> str:
    """Fetch what the server has published about the table of a link."""
    try:
        parts = urllib.parse.urlsplit(link)
        pieces = [word for word in f"{parts.path}/{parts.fragment}".split("/") if word and word != "fair"]
        if not pieces:
            raise NotationError("fair-no-table", link=shorten(link))
        table = urllib.parse.quote(pieces[-1])
        address = f"{parts.scheme}://{parts.netloc}/api/tables/{table}/fair"
        with urllib.request.urlopen(address, timeout=_SECONDS) as answer:  # noqa: S310 - http or https
            text: str = answer.read(_MOST_BYTES).decode("utf-8")
            return text
    except urllib.error.HTTPError as error:
        with error:
            if error.code == NOT_FOUND:
                raise NotationError("fair-unknown-table", link=shorten(link)) from None
            raise NotationError("fair-refused", link=shorten(link), status=str(error.code)) from None
    except (UnicodeDecodeError, http.client.HTTPException):
        raise NotationError("fair-unreadable") from None
    except ValueError:
        raise NotationError("fair-no-table", link=shorten(link)) from None
    except OSError as error:
        raise NotationError("fair-unreachable", link=shorten(link), problem=_explain_error(error)) from None


def _explain_error(error: OSError) -> str:
    """Return in the system's words why nobody answers."""
    cause = getattr(error, "reason", error)
    if isinstance(cause, TimeoutError):
        return os.strerror(errno.ETIMEDOUT)
    return str(getattr(cause, "strerror", None) or os.strerror(errno.ECONNREFUSED))


def read_seals(text: str) -> list[FairData]:
    """Read the answer of `/fair`."""
    try:
        return msgspec.json.decode(text, type=list[FairData])
    except msgspec.DecodeError:
        raise NotationError("fair-unreadable") from None


def read_digest(text: str) -> str:
    """Read a digest, or the beginning of one."""
    digest = text.strip().lower()
    if not 8 <= len(digest) <= 64 or set(digest) - set("0123456789abcdef"):
        raise NotationError("fair-digest-form", text=shorten(text))
    return digest


def find_digest(published: list[FairData], digest: str) -> FairGame:
    """Check that a digest seen when a code was set is still published for a game of the table."""
    kept = next((one for one in published if one.digest.lower().startswith(digest)), None)
    if kept is None:
        told = words("fair-digest-gone", digest=digest)
        return FairGame(game=None, attempt=None, fair=False, told=told)
    told = words("fair-digest-kept", digest=digest, game=kept.game)
    return FairGame(game=kept.game, attempt=kept.attempt, fair=True, told=told)


def check_published(published: FairData) -> FairGame:
    """Check that a revealed code is the one its digest was published for; `fair` is None before the reveal."""
    told, fair = words("fair-not-revealed", game=published.game), None
    if published.code is not None and published.nonce is not None:
        made = Seal(
            game=published.game,
            attempt=published.attempt,
            code=published.code,
            nonce=published.nonce,
            digest=published.digest,
        )
        fair = verify_seal(published.table, made)
        told = words("fair-yes" if fair else "fair-no", game=published.game, code=published.code)
    return FairGame(game=published.game, attempt=published.attempt, fair=fair, told=told)
