"""What is known about perfect play: proves the small shapes, takes the others from the books, and writes the page."""

from __future__ import annotations

import gzip
import hashlib
import json
from itertools import takewhile
from pathlib import Path
from typing import Any

from benchmarks.harness import cpu_seconds
from benchmarks.render import table
from keypeg.engine import book
from keypeg.engine.proof import Proof
from keypeg.proofs import certificate
from keypeg.proofs.known import Known, read_known
from keypeg.proofs.prover import prove

BOOKS = Path(book.__file__).parent / "books"
BOUNDS = Path(certificate.__file__).parent / "bounds"
DATA = Path(certificate.__file__).parent / "known.json"
PAGE = Path(__file__).parent.parent / "docs" / "results.md"

SMALL = (
    *(f"2x{c}" for c in range(2, 9)),
    *(f"3x{c}" for c in range(2, 9)),
    *(f"3x{c}U" for c in range(3, 9)),
    *(f"4x{c}" for c in range(2, 6)),
    *(f"4x{c}U" for c in range(4, 9)),
    *(
        "4x4u",
        "4x5u",
        "4x6u",
        "5x2",
        "5x3",
        "5x4",
        "5x5",
        "5x5U",
        "5x6U",
        "5x7U",
        "6x2",
        "6x3",
        "6x4",
        "7x2",
        "8x2",
    ),
)
"""Shapes that take at most a few seconds each."""

LONG = ("4x10", "6x5")
"""Shapes that take minutes or hours and have no book: what is known of them stays as it is."""

BEFORE = {
    "4x6": "the same total, Koyama and Lai 1993; five rows in the worst case, Knuth 1977",
    "4x7": "the same total, Ville 2013",
    "4x10U": "the same total, Chen, Lin, Huang and Hsu 2007",
}
"""What others had published before, as far as we know."""

WORST = {
    "3x6": 5,
    "4x6": 5,
    "4x7": 6,
    "4x8": 6,
    "4x8u": 6,
    "4x9": 7,
    "4x10U": 7,
    "5x6": 6,
    "5x7": 6,
    "5x8": 7,
}
"""The least worst cases proven by `keypeg prove --objective worst` besides those of the small shapes.

That of 5x8 is proven by `native/refute_main.cpp` (six rows are not enough) and the strategy `minimax` (seven are).
"""

WORST_TOTAL = {"4x6": 5_626, "4x8": 20_473, "4x9": 34_666, "5x6": 36_721}
"""The least totals within these rows, by `keypeg prove --max-rows`, where the best tree of all takes more."""


def run() -> None:
    """Prove, write the data and the page."""
    entries = [_from_book(path) for path in sorted(BOOKS.glob("*.json.gz"))]
    taken = {entry.shape for entry in entries}
    entries += [_proven(text) for text in SMALL if text not in taken]
    entries += [entry for entry in read() if entry.shape in LONG]
    entries.sort(key=lambda entry: (certificate.read_shape(entry.shape)[:2], entry.shape))
    before = {entry.shape: entry.confirmed for entry in read() if entry.proven}
    write([with_digests(entry)._replace(confirmed=before.get(entry.shape)) for entry in entries])


def read() -> list[Known]:
    """Return the data as they are."""
    return [read_known(entry) for entry in json.loads(DATA.read_text())["shapes"]]


def write(entries: list[Known]) -> None:
    """Write the data and the page."""
    DATA.write_text(_json([_as_dict(entry) for entry in entries]))
    PAGE.write_text(page())


def with_digests(entry: Known) -> Known:
    """Return the entry with the digests of its files."""
    return entry._replace(
        tree=_digest(BOOKS / f"{entry.shape}.json.gz"), bound=_digest(BOUNDS / f"{entry.shape}.json.gz")
    )


def _as_dict(entry: Known) -> dict[str, Any]:
    again = entry.confirmed
    return entry._asdict() | {"confirmed": None if again is None else again._asdict()}


def _digest(path: Path) -> str | None:
    return hashlib.sha256(gzip.decompress(path.read_bytes())).hexdigest() if path.exists() else None


def _json(entries: list[dict[str, Any]]) -> str:
    lines = ",\n".join(f"    {json.dumps(entry)}" for entry in entries)
    return f'{{\n  "format": "keypeg known 1",\n  "shapes": [\n{lines}\n  ]\n}}\n'


def _from_book(path: Path) -> Known:
    data = certificate.load(path)
    shape = data["shape"]
    proven = data["proven"]
    return Known(
        shape=shape,
        secrets=data["secrets"],
        total=data["total"],
        lower=data["lower_bound"],
        longest=data["max"],
        first=data["tree"][0],
        seconds=data["searched"]["cpu_seconds"],
        worst=WORST.get(shape),
        worst_total=WORST_TOTAL.get(
            shape, data["total"] if proven and data["max"] == WORST.get(shape) else None
        ),
        command=f"keypeg prove --edition {shape}" if proven else "native/prove_main.cpp, see strategy.md",
        before=BEFORE.get(shape, "none found"),
    )


def _proven(text: str) -> Known:
    shape = certificate.read_shape(text)
    found: list[Proof] = []
    seconds = cpu_seconds(lambda: found.append(prove(shape, threads=1)), repeat=1)
    data = certificate.certify(found[-1])
    worst = prove(shape, objective="worst", threads=1).upper
    least = prove(shape, max_rows=worst, threads=1).upper
    print(f"{text}: {data['total']}, worst case {worst}, {seconds:.2f} s", flush=True)
    tree = data["tree"]
    return Known(
        shape=text,
        secrets=data["secrets"],
        total=data["total"],
        lower=data["lower_bound"],
        longest=data["max"],
        first=tree if isinstance(tree, str) else tree[0],
        seconds=round(seconds, 2),
        worst=worst,
        worst_total=least,
        command=f"keypeg prove --edition {text}",
        before=BEFORE.get(text, "not looked for"),
    )


def page() -> str:
    """Return the page of results, from the data alone."""
    entries = read()
    head = [
        "shape",
        "secrets",
        "total",
        "average",
        "proven",
        "longest",
        "worst case",
        "total then",
        "first guess",
        "known before",
    ]
    lines = table(head, [_line(entry) for entry in entries])
    return f"{_INTRODUCTION}\n{lines}\n\n{_sequences(entries)}\n\n{_COMMANDS}"


def _sequences(entries: list[Known]) -> str:
    """Return totals and worst cases by the number of colours, from one colour on, as far as they are proven."""
    by_shape = {entry.shape: entry for entry in entries}
    rows = []
    for pegs in (2, 3, 4, 5):
        # One colour has one code, which the first row breaks.
        found = [by_shape.get(f"{pegs}x{colours}") for colours in range(2, 14)]
        totals = [1, *(entry.total for entry in takewhile(lambda one: one and one.proven, found) if entry)]
        worst = [1, *(entry.worst or 0 for entry in takewhile(lambda one: one and one.worst, found) if entry)]
        rows.append([str(pegs), ", ".join(map(str, totals)), ", ".join(map(str, worst))])
    return f"{_SEQUENCES}\n{table(['pegs', 'least total', 'least worst case'], rows)}"


def _line(entry: Known) -> list[str]:
    return [
        f"`{entry.shape}`",
        f"{entry.secrets:,}",
        f"{entry.total:,}",
        f"{entry.average:.4f}",
        "yes" if entry.proven else f"no, at least {entry.lower:,}",
        str(entry.longest),
        "" if entry.worst is None else str(entry.worst),
        "" if entry.worst_total is None else f"{entry.worst_total:,}",
        f"`{entry.first}`",
        entry.before,
    ]


_INTRODUCTION = """# Results

Every shape we have values for. `python -m benchmarks known` writes this page from `src/keypeg/proofs/known.json`; the
command `keypeg known SHAPE` prints one line of it.

- **Total** is the sum of the rows over all secrets of the best known tree, **average** the same per secret.
- **Proven** says whether no tree has a smaller total; if not, how small a total could still be.
- **Longest** is the most rows that this tree takes. **Worst case** is the least number of rows that any tree needs
  for every secret, where that is proven, and **total then** the least total of the trees that take no more, where
  that is proven. It is often the same: there are several best trees, some longer than others.
- A shape is pegs x colours. `u` means that secrets do not repeat a colour, `U` that guesses do not either. An empty
  hole counts as one more colour: `4x6b` is `4x7`.
- How long proofs take on the present code is in [strategy.md](strategy.md).
"""

_SEQUENCES = """## As sequences

For each number of pegs the values with one colour, two colours and so on, where codes and guesses may repeat colours. The last
row, all red, counts.

The On-Line Encyclopedia of Integer Sequences has, as far as a search for the name of the game shows, only
[A231205](https://oeis.org/A231205). It is about another game, in which every key peg belongs to a hole, so there is nothing
to compare. From two colours on, the worst case of two pegs is half the number of colours, rounded down, plus two.
"""

_COMMANDS = """## The data

`src/keypeg/proofs/known.json` is an object with a `format` and a list `shapes`; `keypeg.proofs.known.all_known()` reads it.

| field | holds |
| --- | --- |
| `shape`, `secrets` | the shape as above, and how many codes may be secret |
| `total`, `lower` | the total of the best known tree, and a lower bound of every tree; equal where it is proven |
| `longest`, `first` | the most rows that the tree takes, and its first guess |
| `worst`, `worst_total` | the least worst case, and the least total within it; null where it is not proven |
| `seconds`, `command` | the CPU time of the search when it was run, and the command that runs it again |
| `before` | what others had published, as far as we know |
| `tree`, `bound` | the SHA-256 digest of the certificate and of the lower bound that come with Keypeg, unpacked; else null |
| `confirmed` | the last run that proved the total again: its date, machine, seeds of the hashes, and CPU seconds; else null |

## How to reproduce a line

| what | command |
| --- | --- |
| the total, the tree and the proof | `keypeg prove --edition 4x7 --out 4x7.json.gz` |
| the replay of every secret through the tree | `keypeg verify 4x7.json.gz` |
| the least worst case (that of 5x8: [strategy.md](strategy.md)) | `keypeg prove --edition 4x6 --objective worst` |
| the least total within so many rows | `keypeg prove --edition 4x6 --max-rows 5` |
| every total again, with two seeds of the hashes | `python -m benchmarks confirm` |
| a lower bound that the independent checker confirms | `keypeg prove --edition 3x6 --bound 3x6-bound.json.gz`, then `keypeg verify 3x6-bound.json.gz` |

[strategy.md](strategy.md) says how the search works, how long it takes, and what a proof rests on.
"""
