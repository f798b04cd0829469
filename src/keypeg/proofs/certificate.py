"""Certificates: a tree of guesses in a file, with what is claimed of it, and the check of those claims.

The check shares nothing with the search that found the tree: it marks by the rule (R5) and replays every secret.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import zlib
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from itertools import product
from math import perm
from pathlib import Path
from typing import IO, Any, NamedTuple

from keypeg.engine.proof import DIGITS, Node, Proof, ProofShape, feedback_text, shape_text
from keypeg.errors import KeypegError, one_line, show_path

_FORMAT = "keypeg certificate 1"

_MOST_SECRETS = 60_000
"""Larger shapes are not proven here, and a replay of their secrets would not end."""
_MOST_ROWS = 60
_MOST_BYTES = 64_000_000

JsonObject = dict[str, Any]

_KINDS: dict[str, tuple[type, ...]] = {
    "shape": (str,),
    "objective": (str,),
    "proven": (bool,),
    "lower_bound": (int,),
    "max_rows": (int, type(None)),
}


class CertificateError(KeypegError):
    """A certificate that cannot be read, or claims what is not so."""


class Replay(NamedTuple):
    """What playing a tree against every secret gave."""

    secrets: int
    total: int
    max: int
    histogram: list[int]

    @property
    def average(self) -> float:
        """Rows per secret."""
        return self.total / self.secrets


class Report(NamedTuple):
    """A verified certificate: what the replay has shown, and what rests on the search that found it."""

    replay: Replay
    checked: list[str]
    rests_on_search: list[str]


def mark_by_rule(secret: bytes, guess: bytes) -> str:
    """Return the feedback by definition (R5)."""
    red = sum(s == g for s, g in zip(secret, guess, strict=True))
    matches = sum((Counter(secret) & Counter(guess)).values())
    return feedback_text(red, matches - red)


def read_shape(text: object) -> ProofShape:
    """Read what `shape_text` writes."""
    found = re.fullmatch(r"([1-8])x([1-9][0-9]?)([uU]?)", text) if isinstance(text, str) else None
    if found is None or not 2 <= int(found[2]) <= len(DIGITS):
        raise CertificateError(f"cannot read shape {_cut(text)} (like 4x6, 4x8u or 4x10U)")
    pegs, colours, repeats = int(found[1]), int(found[2]), found[3] == ""
    if not 1 <= (colours**pegs if repeats else perm(colours, pegs)) <= _MOST_SECRETS:
        raise CertificateError(
            f"cannot check shape {text}: its secrets are not between 1 and {_MOST_SECRETS:,}"
        )
    return pegs, colours, repeats, found[3] != "U"


def _cut(value: object) -> str:
    """Return a value as an error shows it, on one line."""
    return one_line(repr(value), longest=40)


def code_text(code: bytes) -> str:
    """Return a code in colour digits."""
    return "".join(DIGITS[colour] for colour in code)


def secrets(shape: ProofShape) -> Iterator[bytes]:
    """Return every secret of the shape, in order."""
    pegs, colours, repeats, _ = shape
    for code in product(range(colours), repeat=pegs):
        if repeats or len(set(code)) == pegs:
            yield bytes(code)


def replay_tree(shape: ProofShape, tree: Node) -> Replay:
    """Play the tree against every secret; a secret it does not break is an error."""
    lengths: Counter[int] = Counter()
    for secret in secrets(shape):
        node, rows = tree, 1
        while node.guess != secret:
            feedback = mark_by_rule(secret, node.guess)
            if feedback not in node.children:
                raise CertificateError(
                    f"the tree does not break {code_text(secret)}: no guess after {feedback} in row {rows}"
                )
            node, rows = node.children[feedback], rows + 1
        lengths[rows] += 1
    return Replay(
        secrets=lengths.total(),
        total=sum(rows * count for rows, count in lengths.items()),
        max=max(lengths),
        histogram=[lengths[rows] for rows in range(1, max(lengths) + 1)],
    )


def write_tree(node: Node) -> Any:  # noqa: ANN401 - as JSON has it
    """A guess alone where nothing follows, else [guess, {feedback: node}]."""
    if not node.children:
        return code_text(node.guess)
    return [code_text(node.guess), {f: write_tree(child) for f, child in node.children.items()}]


def read_tree(data: object, shape: ProofShape, *, depth: int = 1) -> Node:
    """The tree of a certificate; every guess must be one the shape allows."""
    if depth > _MOST_ROWS:
        raise CertificateError(f"the tree is deeper than {_MOST_ROWS} rows")
    guess, children = (data, {}) if isinstance(data, str) else _pair(data)
    pegs, colours, _, repeats = shape
    code = bytes(DIGITS.find(digit) & 0xFF for digit in guess)
    if len(code) != pegs or any(c >= colours for c in code) or not (repeats or len(set(code)) == pegs):
        raise CertificateError(f"{_cut(guess)} is no guess of {shape_text(shape)}")
    follow = {feedback: read_tree(child, shape, depth=depth + 1) for feedback, child in children.items()}
    return Node(code, follow)


def _pair(data: object) -> tuple[str, dict[str, object]]:
    match data:
        case [str() as guess, dict() as children]:
            return guess, children
    raise CertificateError(f"cannot read tree at {_cut(data)}: a guess, or [guess, {{feedback: tree}}]")


def certify(proof: Proof) -> JsonObject:
    """The certificate of a proof, or of the best tree and bound it came to."""
    if proof.tree is None:
        raise CertificateError("no tree was found to certify")
    played = replay_tree(proof.shape, proof.tree)
    reached = played.max if proof.objective == "worst" else played.total
    proven = proof.lower == reached
    return {
        "format": _FORMAT,
        "shape": shape_text(proof.shape),
        "objective": proof.objective,
        "max_rows": proof.max_rows,
        "label": "proven" if proven else f"best known, at least {proof.lower}",
        "proven": proven,
        "lower_bound": proof.lower,
        "secrets": played.secrets,
        "total": played.total,
        "average": played.average,
        "max": played.max,
        "histogram": played.histogram,
        "searched": {
            "first_guesses": [
                {"guess": code_text(g), "lower_bound": lower, "value": total}
                for g, lower, total in proof.first_guesses
            ],
            "sets": proof.work,
            "cpu_seconds": round(proof.cpu_seconds, 2),
        },
        "digits": DIGITS[: proof.shape[1]],
        "tree": write_tree(proof.tree),
    }


def verify(data: JsonObject) -> Report:
    """Replay every secret and check every claim a replay can check; raise CertificateError if one fails."""
    if not isinstance(data, dict) or data.get("format") != _FORMAT:
        raise CertificateError(f"not a certificate: its format is not {_FORMAT!r}")
    missing = [key for key in ("shape", "tree", "objective", "proven", "lower_bound", "total", "average", "max")
               if key not in data]  # fmt: skip
    if missing:
        raise CertificateError(f"the certificate lacks {', '.join(missing)}")
    for key, kinds in _KINDS.items():
        if type(data.get(key)) not in kinds:
            raise CertificateError(
                f"{key} is {_cut(data.get(key))}, and nothing of that kind is claimed there"
            )
    if data["objective"] not in ("average", "worst"):
        raise CertificateError(f"no objective {_cut(data['objective'])} (has average, worst)")
    shape = read_shape(data["shape"])
    played = replay_tree(shape, read_tree(data["tree"], shape))
    shown: dict[str, object] = {
        "secrets": played.secrets,
        "total": played.total,
        "average": played.average,
        "max": played.max,
        "histogram": played.histogram,
    }
    for name, value in shown.items():
        if data.get(name, value) != value:
            raise CertificateError(f"claims {name} {_cut(data[name])}, but the replay gives {value!r}")
    _check_bounds(data, played)
    return Report(played, *_claims(data, shape, played))


def _check_bounds(data: JsonObject, played: Replay) -> None:
    most, lower = data.get("max_rows"), data["lower_bound"]
    if most is not None and played.max > most:
        raise CertificateError(f"claims at most {most} rows, but a secret takes {played.max}")
    reached = played.max if data["objective"] == "worst" else played.total
    if not isinstance(lower, int) or lower > reached:
        raise CertificateError(f"claims a lower bound of {lower!r}, but the tree reaches {reached}")
    if data["proven"] is not (lower == reached):
        raise CertificateError(
            f"claims proven {data['proven']!r} with lower bound {lower} and a tree that reaches {reached}"
        )


def _claims(data: JsonObject, shape: ProofShape, played: Replay) -> tuple[list[str], list[str]]:
    limit = "" if data.get("max_rows") is None else f" of at most {data['max_rows']} rows"
    counted = "worst case" if data["objective"] == "worst" else "total"
    checked = [
        f"the tree breaks every one of the {played.secrets} secrets of {shape_text(shape)}",
        f"total {played.total}, average {played.average:.4f}, at most {played.max} rows",
    ]
    return checked, [f"no tree{limit} has a {counted} below {data['lower_bound']}"]


def save(data: JsonObject, path: str | os.PathLike[str]) -> None:
    """Write a certificate, compressed if the name ends in .gz; the same data give the same bytes."""
    text = json.dumps(data, separators=(",", ":")).encode() + b"\n"
    Path(path).write_bytes(gzip.compress(text, mtime=0) if os.fspath(path).endswith(".gz") else text)


class _TooLargeError(Exception):
    """A file that holds more than any certificate."""


def load(path: str | os.PathLike[str]) -> JsonObject:
    """Read a certificate, compressed or not."""
    with Path(path).open("rb") as file:
        try:
            raw = _read(file)
            if raw[:2] == b"\x1f\x8b":
                raw = _read(gzip.GzipFile(fileobj=BytesIO(raw)))
            data = json.loads(raw)
        except RecursionError:
            raise _read_error(path, "it is nested too deeply") from None
        except json.JSONDecodeError as error:
            raise _read_error(path, f"line {error.lineno}, column {error.colno} is not JSON") from None
        except UnicodeDecodeError as error:
            raise _read_error(path, f"byte {error.start} is not UTF-8 text") from None
        except (gzip.BadGzipFile, zlib.error, EOFError):
            raise _read_error(path, "its compressed data are damaged") from None
        except _TooLargeError:
            raise _read_error(path, f"it is larger than {_MOST_BYTES:,} bytes") from None
        except ValueError:
            raise _read_error(path, "it holds a number of too many digits") from None
    if not isinstance(data, dict):
        raise _read_error(path, "not an object")
    return data


def _read(file: IO[bytes] | gzip.GzipFile) -> bytes:
    """Return all that a file holds, unless that is more than any certificate."""
    raw = file.read(_MOST_BYTES + 1)
    if len(raw) > _MOST_BYTES:
        raise _TooLargeError
    return raw


def _read_error(path: str | os.PathLike[str], problem: str) -> CertificateError:
    return CertificateError(
        "certificate-unreadable", path=show_path(path), problem=one_line(problem, longest=120)
    )
