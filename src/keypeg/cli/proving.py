"""Commands about perfect play: `prove`, `verify` and `known`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from keypeg.cli.output import EditionOption, Json, answer, words
from keypeg.errors import EditionError, KeypegError, shortened
from keypeg.rules import Edition, edition

if TYPE_CHECKING:
    from keypeg.engine.proof import Proof
    from keypeg.engine.prover import Progress

MOST_SECRETS = 40_000
"""The search keeps the feedback of every pair of codes: larger shapes would not fit into memory."""


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("prove", help="help-prove", epilog="keypeg prove --edition classic --out classic.json.gz")(
        prove_perfect
    )
    app.command("verify", help="help-verify", epilog="keypeg verify classic.json.gz")(verify_certificate)
    app.command("known", help="help-known", epilog="keypeg known 4x7")(show_known)


def prove_perfect(
    *,
    edition_text: EditionOption = "classic",
    max_rows: Annotated[int | None, typer.Option("--max-rows", metavar="D", help="option-max-rows")] = None,
    objective: Annotated[str, typer.Option("--objective", help="option-objective")] = "average",
    threads: Annotated[int, typer.Option("--threads", help="option-threads")] = 2,
    out: Annotated[Path | None, typer.Option("--out", help="option-out")] = None,
    bound: Annotated[Path | None, typer.Option("--bound", help="option-bound")] = None,
    depth: Annotated[int | None, typer.Option("--depth", help="option-depth", min=1)] = None,
    cluster: Annotated[
        str | None, typer.Option("--cluster", metavar="ADDRESS", help="option-cluster")
    ] = None,
    hash_seed: Annotated[int, typer.Option("--hash-seed", help="option-hash-seed", min=0, max=2**64 - 1)] = 0,
    as_json: Json = False,
) -> None:
    """Prove perfect play; an interrupted proof continues when the command is run again."""
    from keypeg.engine import certificate

    box = _provable(edition(edition_text))
    if cluster is not None and (objective, max_rows, bound, hash_seed) != ("average", None, None, 0):
        raise KeypegError("prove-cluster-only")
    _check(objective, max_rows, threads)
    kept = _checkpoint(box, objective, max_rows, hash_seed)
    if cluster is not None:
        kept = kept.with_suffix(".jobs")
        proof = _on_cluster(box, cluster, kept, workers=threads)
    else:
        proof = _here(box, objective, max_rows, kept, threads=threads, seed=hash_seed)
    kept.unlink(missing_ok=True)
    if proof.tree is None:
        raise KeypegError("prove-no-tree", rows=max_rows or 0, edition=str(box))
    data = certificate.certify(proof)
    if out is not None:
        certificate.save(data, out)
    if bound is not None:
        _write_bound(proof, bound, depth)
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
    from keypeg.engine import bound_check, certificate

    try:
        data = certificate.load(file)
    except OSError as error:
        raise KeypegError("file-unreadable", path=shortened(str(file)), problem=str(error.strerror)) from None
    if data.get("format") == bound_check.FORMAT:
        _verify_bound(data, as_json=as_json)
        return
    report = certificate.verify(data)
    lines = [words("verify-checked", what=line) for line in report.checked]
    lines += [words("verify-rests", what=line) for line in report.rests_on_search]
    played = report.replay
    shown = {
        "secrets": played.secrets,
        "total": played.total,
        "average": played.average,
        "max": played.max,
        "histogram": list(played.histogram),
        "checked": report.checked,
        "rests_on_search": report.rests_on_search,
    }
    answer("\n".join(lines), shown, as_json=as_json)


def show_known(
    shape: Annotated[str, typer.Argument(metavar="SHAPE", help="argument-known")],
    *,
    as_json: Json = False,
) -> None:
    """Print what is known about perfect play of a shape."""
    from keypeg.engine.known import all_known, known

    box = edition(shape)
    found = known(box.shape)
    if found is None:
        raise KeypegError("known-nothing", edition=str(box), shapes=", ".join(all_known()))
    data = found._asdict() | {"average": found.average, "proven": found.proven}
    lines = [
        _told(data | {"max": found.longest, "label": words("known-proven")})
        if found.proven
        else _told(data | {"max": found.longest, "label": words("known-open", rows=found.lower)})
    ]
    if found.worst is not None:
        lines.append(words("known-worst", rows=found.worst))
    lines.append(words("known-first", guess=found.first, command=found.command))
    lines.append(words("known-before", what=found.before))
    answer("\n".join(lines), data, as_json=as_json)


def _write_bound(proof: Proof, path: Path, depth: int | None) -> None:
    from keypeg.engine import certificate
    from keypeg.engine.refutation import lower_bound

    if proof.objective != "average" or proof.max_rows is not None or proof.lower is None:
        raise KeypegError("bound-average-only")
    certificate.save(lower_bound(proof.shape, proof.lower, depth=depth), path)


def _verify_bound(data: dict[str, Any], *, as_json: bool) -> None:
    from keypeg.engine import bound_check

    try:
        checked = bound_check.check(data)
    except (bound_check.BoundError, KeyError, TypeError, ValueError) as error:
        raise KeypegError("bound-false", problem=shortened(str(error))) from None
    lines = [
        words("verify-checked", what=words("bound-claims", claims=checked.confirmed, sets=checked.looked))
    ]
    if checked.trusted:
        lines.append(words("verify-rests", what=words("bound-trusted", claims=checked.trusted)))
    lines.append(words("bound-holds", rows=checked.bound))
    answer("\n".join(lines), checked._asdict(), as_json=as_json)


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


def _check(objective: str, max_rows: int | None, threads: int) -> None:
    if objective not in ("average", "worst"):
        raise KeypegError("prove-objective", text=shortened(objective))
    if max_rows is not None and not 1 <= max_rows <= 254:
        raise KeypegError("prove-max-rows", rows=max_rows)
    if not 1 <= threads <= 256:
        raise KeypegError("prove-threads", threads=threads)


def _here(
    box: Edition, objective: str, max_rows: int | None, kept: Path, *, threads: int, seed: int
) -> Proof:
    """Prove with the cores of this machine."""
    from keypeg.engine.codec import kernel_shape
    from keypeg.engine.prover import prove

    with _shown(box) as update:
        return prove(
            kernel_shape(box.shape),
            objective="worst" if objective == "worst" else "average",
            max_rows=max_rows,
            threads=threads,
            seed=seed,
            on_progress=update,
            checkpoint=kept,
        )


def _on_cluster(box: Edition, address: str, kept: Path, *, workers: int) -> Proof:
    """Prove with the workers of a cluster, and show where it stands if standard error is a terminal."""
    from keypeg.engine.cluster import ClusterProgress, connected, prove_on
    from keypeg.engine.codec import kernel_shape
    from keypeg.engine.spread import Spread

    def update(at: ClusterProgress) -> None:
        left = at.seconds_left
        told = words(
            "cluster-progress",
            edition=str(box),
            lower=at.lower,
            upper=at.upper,
            done=at.jobs_done,
            left=at.jobs_left,
            threads=at.threads,
            time=words("cluster-no-time") if left is None else words("cluster-time", minutes=ceil(left / 60)),
        )
        sys.stderr.write(f"\r\x1b[2K{told}")
        sys.stderr.flush()

    shown = sys.stderr.isatty()
    with connected(address, workers=workers) as client:
        try:
            spread = Spread(kernel_shape(box.shape), kept=kept)
            return prove_on(client, spread, on_progress=update if shown else None)
        finally:
            if shown:
                sys.stderr.write("\r\x1b[2K")


def _checkpoint(box: Edition, objective: str, max_rows: int | None, hash_seed: int) -> Path:
    """Return the file that keeps an unfinished proof."""
    import platformdirs

    cache = Path(platformdirs.user_cache_dir("keypeg", appauthor=False))
    cache.mkdir(parents=True, exist_ok=True)
    limit = "" if max_rows is None else f"-{max_rows}"
    seed = f"-seed{hash_seed}" if hash_seed else ""
    return cache / f"{box.shape.text(rows=False)}-{objective}{limit}{seed}.proof"


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
