"""What is known about perfect play of each shape, as data: `known.json`, which `python -m benchmarks known` writes."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from keypeg.engine.codec import kernel_shape
from keypeg.engine.proof import shape_text
from keypeg.rules import Shape
from keypeg.rules.shape import Counting


class Confirmation(NamedTuple):
    """A later run that proved the total again, with these seeds of the hashes and in so many CPU seconds."""

    date: str
    machine: str
    seeds: tuple[int, ...]
    seconds: float


class Known(NamedTuple):
    """The best known tree of a shape, and the bounds on what any tree needs.

    `total` and `lower` bound the least total of rows over all secrets; they are equal where it is proven. `longest` is
    the most rows the best tree takes. `worst` is the least number of rows that always suffices, where it is proven, and
    `worst_total` the least total of trees that take no more rows than that, where that is proven as well. `seconds` is
    the CPU time of the search. `tree` and `bound` are the SHA-256 digests of the certificate and of the lower bound
    that come with Keypeg, unpacked; None where a command makes them. `confirmed` is the last run that proved it again.
    """

    shape: str
    secrets: int
    total: int
    lower: int
    longest: int
    first: str
    seconds: float
    worst: int | None
    worst_total: int | None
    command: str
    before: str
    tree: str | None = None
    bound: str | None = None
    confirmed: Confirmation | None = None

    @property
    def proven(self) -> bool:
        """Whether no tree is better."""
        return self.total == self.lower

    @property
    def average(self) -> float:
        """Rows per secret of the best known tree."""
        return self.total / self.secrets


@cache
def all_known() -> dict[str, Known]:
    """Return every shape with values, by its name."""
    text = files("keypeg.proofs").joinpath("known.json").read_text(encoding="utf-8")
    return {entry["shape"]: read_known(entry) for entry in json.loads(text)["shapes"]}


def read_known(entry: dict[str, Any]) -> Known:
    """Return an entry of the data."""
    again = entry.get("confirmed")
    confirmed = None if again is None else Confirmation(**again | {"seeds": tuple(again["seeds"])})
    return Known(**entry | {"confirmed": confirmed})


def known_play(shape: Shape) -> Known | None:
    """Return what is known about a shape, or None; an empty hole counts as one more colour."""
    if shape.counting is not Counting.BOTH:
        return None
    return all_known().get(shape_text(kernel_shape(shape)))
