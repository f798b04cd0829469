"""Commands about perfect play: `prove` and `verify`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from keypeg.cli.output import EditionOption, Json, answer, words
from keypeg.errors import EditionError, KeypegError, shortened
from keypeg.rules import Edition, edition

if TYPE_CHECKING:
    from keypeg.engine.prover import Progress

MOST_SECRETS = 40_000
"""The search keeps the feedback of every pair of codes: larger shapes would not fit into memory."""


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("prove", help="help-prove", epilog="keypeg prove --edition classic --out classic.json.gz")(
        prove_perfect
    )
    app.command("verify", help="help-verify", epilog="keypeg verify classic.json.gz")(verify_certificate)


def prove_perfect(
    *,
    edition_text: EditionOption = "classic",
    max_rows: Annotated[int | None, typer.Option("--max-rows", metavar="D", help="option-max-rows")] = None,
    objective: Annotated[str, typer.Option("--objective", help="option-objective")] = "average",
    threads: Annotated[int, typer.Option("--threads", help="option-threads")] = 2,
    out: Annotated[Path | None, typer.Option("--out", help="option-out")] = None,
    as_json: Json = False,
) -> None:
    """Prove perfect play; an interrupted proof continues when the command is run again."""
    from keypeg.engine import certificate
    from keypeg.engine.codec import kernel_shape
    from keypeg.engine.prover import prove

    box = _provable(edition(edition_text))
    if objective not in ("average", "worst"):
        raise KeypegError("prove-objective", text=shortened(objective))
    if max_rows is not None and not 1 <= max_rows <= 254:
        raise KeypegError("prove-max-rows", rows=max_rows)
    if not 1 <= threads <= 256:
        raise KeypegError("prove-threads", threads=threads)
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
        raise KeypegError("prove-no-tree", rows=max_rows or 0, edition=str(box))
    data = certificate.certify(proof)
    if out is not None:
        certificate.save(data, out)
    summary = {
        key: data[key] for key in ("shape", "objective", "total", "average", "max", "proven", "lower_bound")
    }
    answer(_told(data), summary | {"searched": data["searched"]}, as_json=as_json)


def verify_certificate(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="argument-certificate")],
    *,
    as_json: Json = False,
) -> None:
    """Replay every secret through the tree of a certificate and check what it claims."""
    from keypeg.engine import certificate

    try:
        report = certificate.verify(certificate.load(file))
    except OSError as error:
        raise KeypegError("file-unreadable", path=shortened(str(file)), problem=str(error.strerror)) from None
    lines = [words("verify-checked", what=line) for line in report.checked]
    lines += [words("verify-rests", what=line) for line in report.rests_on_search]
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
        raise EditionError("prove-too-large", edition=str(box), codes=box.shape.secrets, most=MOST_SECRETS)
    return box


def _told(data: dict[str, Any]) -> str:
    summary = words(
        "prove-summary",
        shape=data["shape"],
        total=data["total"],
        secrets=data["secrets"],
        average=data["average"],
        max=data["max"],
    )
    return f"{summary}\n{data['label']}"


def _checkpoint(box: Edition, objective: str, max_rows: int | None) -> Path:
    """Return the file that keeps an unfinished proof."""
    import platformdirs

    cache = Path(platformdirs.user_cache_dir("keypeg", appauthor=False))
    cache.mkdir(parents=True, exist_ok=True)
    limit = "" if max_rows is None else f"-{max_rows}"
    return cache / f"{box.shape.text(rows=False)}-{objective}{limit}.proof"


@contextmanager
def _shown(box: Edition) -> Iterator[Callable[[Progress], None] | None]:
    """Show the bounds so far on one line of standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return

    def update(at: Progress) -> None:
        best = words("prove-best", rows=at.upper) if at.upper is not None else words("prove-none-yet")
        told = words(
            "prove-progress",
            edition=str(box),
            lower=at.lower,
            best=best,
            settled=at.settled,
            guesses=at.first_guesses,
            parts_settled=at.parts_settled,
            parts=at.parts,
        )
        sys.stderr.write(f"\r\x1b[2K{told}")
        sys.stderr.flush()

    try:
        yield update
    finally:
        sys.stderr.write("\r\x1b[2K")
