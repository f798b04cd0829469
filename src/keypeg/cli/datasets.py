"""The commands `tablebase` and `dataset`: exact values as files."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from keypeg.cli import values
from keypeg.cli.output import EditionOption, Json, answer, check_writable, forms, words
from keypeg.cli.progress import show_progress
from keypeg.errors import MissingExtra, explain_unwritable

if TYPE_CHECKING:
    from keypeg.lab.datasets import Example


WHOLE_BENCHMARK = "all"
"""The kind that stands for the whole benchmark, with its splits and its card."""


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("tablebase", help="help-tablebase", epilog="keypeg tablebase --edition kids --out kids.kptb")(
        tablebase
    )
    app.command(
        "dataset",
        help="help-dataset",
        epilog="keypeg dataset single --edition kids --count 5 --out one-left.jsonl",
    )(dataset)


def tablebase(
    *,
    edition: EditionOption = "classic",
    out: Annotated[Path, typer.Option("--out", metavar="OUT", help="option-tablebase-out")],
    as_json: Json = False,
) -> None:
    """Write perfect play at every position of at most two rows, one of each kind under symmetry."""
    from keypeg.lab.tablebase import build, write
    from keypeg.rules import edition as read_edition

    box = read_edition(edition)
    check_writable(out)
    with show_progress(words("tablebase-progress")) as update:
        records = write(out, box.shape, build(box, progress=update))
    size = out.stat().st_size
    text = words("tablebase-written", records=records, bytes=size, path=str(out))
    answer(text, lambda: forms.TablebaseAnswer(records=records, bytes=size, path=str(out)), as_json=as_json)


def dataset(
    kind: Annotated[
        str, typer.Argument(metavar="KIND", help="argument-dataset-kind", autocompletion=values.dataset_kinds)
    ],
    *,
    edition: EditionOption = "classic",
    count: Annotated[int, typer.Option(min=1, help="option-dataset-count")] = 1000,
    seed: Annotated[int, typer.Option(help="option-seed")] = 0,
    out: Annotated[Path, typer.Option("--out", metavar="OUT", help="option-dataset-out")],
    as_json: Json = False,
) -> None:
    """Write examples as JSON Lines, or as Parquet where the file's name ends so."""
    from keypeg.lab.datasets import examples
    from keypeg.rules import edition as read_edition

    if kind == WHOLE_BENCHMARK:
        _write_benchmark(out, count=count, seed=seed, as_json=as_json)
        return
    check_writable(out)
    made = examples(read_edition(edition), kind, count=count, seed=seed)
    with show_progress(words("dataset-progress")) as update:

        def report_each() -> Iterable[Example]:
            for done, example in enumerate(made, 1):
                yield example
                update(done, count)

        write = _write_parquet if out.suffix == ".parquet" else _write_lines
        with explain_unwritable(out):
            written = write(out, report_each())
    answer(
        words("dataset-written", count=written, path=str(out)),
        lambda: forms.DatasetAnswer(count=written, path=str(out)),
        as_json=as_json,
    )


def _write_benchmark(folder: Path, *, count: int, seed: int, as_json: bool) -> None:
    """Write the files of the benchmark and their card into a folder."""
    from keypeg.lab.benchmark_set import write_benchmark

    with explain_unwritable(folder), show_progress(words("dataset-progress")) as update:
        written = write_benchmark(folder, count=count, seed=seed, progress=update)
    answer(
        words("dataset-written", count=written, path=str(folder)),
        lambda: forms.DatasetAnswer(count=written, path=str(folder)),
        as_json=as_json,
    )


def _write_lines(path: Path, examples: Iterable[Example]) -> int:
    written = 0
    with path.open("w", encoding="utf-8") as file:
        for example in examples:
            file.write(json.dumps(example, ensure_ascii=False) + "\n")
            written += 1
    return written


def _write_parquet(path: Path, examples: Iterable[Example]) -> int:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise MissingExtra("parquet") from None
    rows = [{**one, "lost": list(one["lost"].items())} if "lost" in one else one for one in examples]
    schema = pyarrow.schema([("lost", pyarrow.map_(pyarrow.string(), pyarrow.int32()))])
    table = pyarrow.Table.from_pylist(rows) if not rows or "lost" not in rows[0] else None
    if table is None:
        plain = pyarrow.Table.from_pylist([{k: v for k, v in one.items() if k != "lost"} for one in rows])
        lost = pyarrow.array([one["lost"] for one in rows], type=schema.field("lost").type)
        table = plain.append_column("lost", lost)
    pyarrow.parquet.write_table(table, path)
    return len(rows)
