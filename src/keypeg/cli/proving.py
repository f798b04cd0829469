"""Commands about perfect play: `prove` and `verify`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from keypeg.cli.output import EditionOption, Json, answer
from keypeg.errors import EditionError, KeypegError, quoted
from keypeg.rules import Edition, edition

if TYPE_CHECKING:
    from keypeg.engine.prover import Progress

MOST_SECRETS = 40_000
"""The search keeps the feedback of every pair of codes: larger shapes would not fit a common machine's memory."""


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("prove")(prove_perfect)
    app.command("verify")(verify_certificate)


def prove_perfect(
    *,
    edition_text: EditionOption = "classic",
    max_rows: Annotated[
        int | None, typer.Option("--max-rows", metavar="D", help="Only trees of at most D rows.")
    ] = None,
    objective: Annotated[
        str, typer.Option("--objective", help="What is made least: average or worst.")
    ] = "average",
    threads: Annotated[int, typer.Option("--threads", help="How many cores to use.")] = 2,
    out: Annotated[
        Path | None, typer.Option("--out", help="Write the certificate, with its tree, to this file.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Prove perfect play: the least rows over all secrets, or in the worst case.

    An interrupted proof goes on where it was when the command is given again.

    Example: keypeg prove --edition classic --out classic.json.gz
    """
    from keypeg.engine import certificate
    from keypeg.engine.codec import kernel_shape
    from keypeg.engine.prover import prove

    box = _provable(edition(edition_text))
    if objective not in ("average", "worst"):
        raise KeypegError(f"cannot prove the {quoted(objective)}: choose average or worst")
    if max_rows is not None and not 1 <= max_rows <= 254:
        raise KeypegError(f"cannot prove trees of {max_rows} rows: it must be 1 to 254")
    if not 1 <= threads <= 256:
        raise KeypegError(f"cannot use {threads} threads: it must be 1 to 256")
    kept = _checkpoint(box, objective, max_rows)
    with _shown(box) as update:
        proof = prove(
            kernel_shape(box.shape),
            objective="worst" if objective == "worst" else "average",
            max_rows=max_rows,
            threads=threads,
            on_progress=update,
            checkpoint=kept,
        )
    kept.unlink(missing_ok=True)
    if proof.tree is None:
        raise KeypegError(f"no tree of at most {max_rows} rows breaks every secret of {box}")
    data = certificate.certify(proof)
    if out is not None:
        certificate.save(data, out)
    summary = {
        key: data[key] for key in ("shape", "objective", "total", "average", "max", "proven", "lower_bound")
    }
    answer(_told(data), summary | {"searched": data["searched"]}, as_json=as_json)


def verify_certificate(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A certificate, as `keypeg prove --out` writes it.")
    ],
    *,
    as_json: Json = False,
) -> None:
    """Replay every secret through the tree of a certificate and check what it claims.

    Example: keypeg verify classic.json.gz
    """
    from keypeg.engine import certificate

    try:
        report = certificate.verify(certificate.load(file))
    except OSError as error:
        raise KeypegError(f"cannot read {quoted(str(file))}: {error.strerror}") from None
    lines = [f"checked: {line}" for line in report.checked]
    lines += [f"rests on the search: {line}" for line in report.rests_on_search]
    played = report.replay
    data = {
        "secrets": played.secrets,
        "total": played.total,
        "average": played.average,
        "max": played.max,
        "histogram": list(played.histogram),
        "checked": report.checked,
        "rests_on_search": report.rests_on_search,
    }
    answer("\n".join(lines), data, as_json=as_json)


def _provable(box: Edition) -> Edition:
    if box.shape.secrets > MOST_SECRETS:
        raise EditionError(
            f"cannot prove {box}: it has {box.shape.secrets:,} secrets, and {MOST_SECRETS:,} is the most"
        )
    return box


def _told(data: dict[str, Any]) -> str:
    shown = f"{data['shape']}: {data['total']:,} rows over {data['secrets']:,} secrets, "
    shown += f"{data['average']:.4f} on average, {data['max']} at most"
    return f"{shown}\n{data['label']}"


def _checkpoint(box: Edition, objective: str, max_rows: int | None) -> Path:
    """Where an unfinished proof is kept."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "keypeg"
    cache.mkdir(parents=True, exist_ok=True)
    limit = "" if max_rows is None else f"-{max_rows}"
    return cache / f"{box.shape.text(rows=False)}-{objective}{limit}.proof"


@contextmanager
def _shown(box: Edition) -> Iterator[Callable[[Progress], None] | None]:
    """The bounds so far on one line of a terminal's standard error."""
    if not sys.stderr.isatty():
        yield None
        return

    def update(at: Progress) -> None:
        best = "none yet" if at.upper is None else f"{at.upper:,}"
        told = f"{box}: at least {at.lower:,}, best {best}; first guesses {at.settled}/{at.first_guesses}"
        sys.stderr.write(f"\r\x1b[2K{told}, parts of this one {at.parts_settled}/{at.parts}")
        sys.stderr.flush()

    try:
        yield update
    finally:
        sys.stderr.write("\r\x1b[2K")
