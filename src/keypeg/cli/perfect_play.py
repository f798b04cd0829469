"""Commands about perfect play: `prove`, `verify` and `known`."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Annotated, Any

import typer

from keypeg.cli import values
from keypeg.cli.cluster_proof import prove_on_cluster
from keypeg.cli.output import NO, EditionOption, Json, answer, check_writable, forms, warn, words
from keypeg.cli.progress import run_interruptibly, show_line, show_progress
from keypeg.errors import EditionError, KeypegError, explain_unwritable, one_line, shorten, show_path
from keypeg.rules import Edition, edition

if TYPE_CHECKING:
    from keypeg.engine.proof import Objective, Proof
    from keypeg.engine.search import SearchProgress
    from keypeg.proofs.bound_check import Checked
    from keypeg.proofs.certificate import Report

GRACE_SECONDS = 0.7
"""What an interrupted proof gets to keep what it has settled; it has done so once a minute before."""
_MOST_SECRETS = 40_000
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
    objective: Annotated[
        str,
        typer.Option("--objective", metavar="O", help="option-objective", autocompletion=values.objectives),
    ] = "average",
    threads: Annotated[int, typer.Option("--threads", help="option-threads")] = 2,
    out: Annotated[Path | None, typer.Option("--out", help="option-out")] = None,
    bound: Annotated[Path | None, typer.Option("--bound", help="option-bound")] = None,
    depth: Annotated[int | None, typer.Option("--depth", help="option-depth", min=1)] = None,
    cluster: Annotated[
        str | None, typer.Option("--cluster", metavar="ADDRESS", help="option-cluster")
    ] = None,
    hash_seed: Annotated[
        int, typer.Option("--hash-seed", metavar="N", help="option-hash-seed", min=0, max=2**64 - 1)
    ] = 0,
    as_json: Json = False,
) -> None:
    """Prove perfect play; an interrupted proof continues when the command is run again."""
    from keypeg.proofs import certificate

    box = _check_size(edition(edition_text))
    goal = _objective(objective, max_rows, threads)
    check_writable(out, bound)
    if depth is not None and bound is None:
        raise KeypegError("prove-depth-alone")
    if cluster is not None and (goal, max_rows, bound, hash_seed) != ("average", None, None, 0):
        raise KeypegError("prove-cluster-only")
    if bound is not None and (objective != "average" or max_rows is not None):
        raise KeypegError("bound-average-only")
    kept = _checkpoint(box, goal, max_rows, seed=hash_seed, suffix=".proof" if cluster is None else ".jobs")
    proof = (
        _search(box, goal, max_rows, threads=threads, seed=hash_seed, kept=kept)
        if cluster is None
        else prove_on_cluster(box, cluster, workers=threads, kept=kept)
    )
    if proof.tree is None:
        _print_impossible(box, max_rows or 0, as_json=as_json)
        _forget(kept)
        raise typer.Exit(NO)
    data = certificate.certify(proof)
    if out is not None:
        _save(data, out)
    if bound is not None:
        _save(_write_bound(proof, depth=depth, threads=threads, seed=hash_seed, kept=kept), bound)
    answer(_summary_text(data), lambda: forms.ProveAnswer.of(data | {"max_rows": None}), as_json=as_json)
    # The unfinished proof goes last: until here, whatever fails, another run continues it.
    _forget(kept)


def _objective(text: str, max_rows: int | None, threads: int) -> Objective:
    """Check what is asked for."""
    if text not in ("average", "worst"):
        raise KeypegError("prove-objective", text=shorten(text))
    if max_rows is not None and not 1 <= max_rows <= 254:
        raise KeypegError("prove-max-rows", rows=max_rows)
    if not 1 <= threads <= 256:
        raise KeypegError("prove-threads", threads=threads)
    return "worst" if text == "worst" else "average"


def _search(
    box: Edition, objective: Objective, max_rows: int | None, *, threads: int, seed: int, kept: Path | None
) -> Proof:
    """Prove on a thread of its own, so that Ctrl-C ends the search at once."""
    from keypeg.engine.codec import kernel_shape
    from keypeg.proofs.prover import prove

    stop = Event()

    def end() -> float:
        stop.set()
        return GRACE_SECONDS

    with show_line(partial(_progress_text, box)) as update:
        return run_interruptibly(
            lambda: prove(
                kernel_shape(box.shape),
                objective=objective,
                max_rows=max_rows,
                threads=threads,
                seed=seed,
                on_progress=update,
                checkpoint=kept,
                on_damaged=lambda error: warn(words(error.message)),
                stopped=stop.is_set,
            ),
            grace=end,
        )


def _write_bound(
    proof: Proof, *, depth: int | None, threads: int, seed: int, kept: Path | None
) -> dict[str, Any]:
    """Write the claims on a thread of its own, so that Ctrl-C ends it at once."""
    from keypeg.proofs.refutation import lower_bound

    stop = Event()

    def end() -> float:
        stop.set()
        return GRACE_SECONDS

    with show_progress(words("bound-progress")) as update:

        def report(done: int, count: int) -> None:
            if stop.is_set():
                raise KeyboardInterrupt
            update(done, count)

        return run_interruptibly(
            lambda: lower_bound(
                proof.shape,
                proof.lower or 0,
                depth=depth,
                threads=threads,
                seed=seed,
                checkpoint=kept,
                on_progress=report,
            ),
            grace=end,
        )


def verify_certificate(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="argument-certificate")],
    *,
    as_json: Json = False,
) -> None:
    """Replay every secret through the tree of a certificate and check what it claims."""
    from keypeg.proofs import bound_check, certificate

    try:
        data = certificate.load(file)
    except OSError as error:
        raise KeypegError("file-unreadable", path=show_path(file), problem=str(error.strerror)) from None
    report = check_certificate(data)
    if isinstance(report, bound_check.Checked):
        _print_bound(report, as_json=as_json)
        return
    lines = [words("verify-checked", what=line) for line in report.checked]
    lines += [words("verify-rests", what=line) for line in report.rests_on_search]
    played = report.replay
    answer(
        "\n".join(lines),
        lambda: forms.VerifyAnswer(
            secrets=played.secrets,
            total=played.total,
            average=played.average,
            max=played.max,
            histogram=tuple(played.histogram),
            checked=tuple(report.checked),
            rests_on_search=tuple(report.rests_on_search),
        ),
        as_json=as_json,
    )


def show_known(
    shape: Annotated[
        str, typer.Argument(metavar="SHAPE", help="argument-known", autocompletion=values.complete_editions)
    ],
    *,
    as_json: Json = False,
) -> None:
    """Print what is known about perfect play of a shape."""
    from keypeg.proofs.known import all_known, known_play

    box = edition(shape)
    found = known_play(box.shape)
    if found is None:
        raise KeypegError("known-nothing", edition=str(box), shapes=", ".join(all_known()))
    data = found._asdict() | {"average": found.average, "proven": found.proven}
    lines = [_summary_text(data | {"max": found.longest, "objective": "average", "lower_bound": found.lower})]
    if found.worst is not None:
        lines.append(words("known-worst", rows=found.worst))
    lines.append(words("known-first", guess=found.first, command=found.command))
    lines.append(words("known-before", what=found.before))
    answer("\n".join(lines), lambda: forms.KnownAnswer.of(data), as_json=as_json)


def _print_impossible(box: Edition, rows: int, *, as_json: bool) -> None:
    told = words("prove-no-tree", rows=rows, edition=str(box))
    answer(
        told,
        lambda: forms.ProveAnswer(shape=box.shape.text(rows=False), max_rows=rows, possible=False),
        as_json=as_json,
    )


def _save(data: dict[str, Any], path: Path) -> None:
    from keypeg.proofs import certificate

    with explain_unwritable(path):
        certificate.save(data, path)


def check_certificate(data: dict[str, Any]) -> Report | Checked:
    """Check a certificate of either kind; whatever is wrong with it is one error."""
    from keypeg.proofs import bound_check, certificate
    from keypeg.proofs.refutation import confirm

    if data.get("format") != bound_check.BOUND_FORMAT:
        return certificate.verify(data)
    try:
        with show_progress(words("verify-progress")) as update:
            return confirm(data, on_progress=update)
    except bound_check.BoundError as error:
        raise KeypegError("bound-false", problem=one_line(str(error), longest=120)) from None


def _print_bound(checked: Checked, *, as_json: bool) -> None:
    lines = [
        words("verify-checked", what=words("bound-claims", claims=checked.confirmed, sets=checked.looked))
    ]
    if checked.trusted:
        lines.append(words("verify-rests", what=words("bound-trusted", claims=checked.trusted)))
    lines.append(words("bound-holds", rows=checked.bound))
    answer("\n".join(lines), lambda: forms.VerifyBoundAnswer.of(checked._asdict()), as_json=as_json)


def _check_size(box: Edition) -> Edition:
    if box.shape.secrets > _MOST_SECRETS:
        raise EditionError("prove-too-large", edition=str(box), codes=box.shape.secrets, most=_MOST_SECRETS)
    return box


def _summary_text(data: dict[str, Any]) -> str:
    summary = words(
        "prove-summary",
        shape=data["shape"],
        total=data["total"],
        secrets=data["secrets"],
        average=data["average"],
        max=data["max"],
    )
    return f"{summary}\n{_proven_text(data)}"


def _proven_text(data: dict[str, Any]) -> str:
    """Return what is proven, in a sentence."""
    if not data["proven"]:
        return words("known-open", rows=data["lower_bound"])
    if data["objective"] == "worst":
        return words("prove-proven-worst", rows=data["max"])
    limit = data.get("max_rows")
    return words("prove-proven-average") if limit is None else words("prove-proven-limited", rows=limit)


def _checkpoint(box: Edition, objective: str, max_rows: int | None, *, seed: int, suffix: str) -> Path | None:
    """Return the file that keeps an unfinished proof; None, with a warning, where there can be none."""
    import platformdirs

    cache = Path(platformdirs.user_cache_dir("keypeg", appauthor=False))
    limit = "" if max_rows is None else f"-{max_rows}"
    hashes = f"-seed{seed}" if seed else ""
    kept = cache / f"{box.shape.text(rows=False)}-{objective}{limit}{hashes}{suffix}"
    try:
        cache.mkdir(parents=True, exist_ok=True)
        check_writable(kept.with_name(f"{kept.name}.part"))
    except (OSError, KeypegError) as error:
        problem = str(error.strerror) if isinstance(error, OSError) else words(error.message)
        told = words("prove-cache-unwritable", path=show_path(cache), problem=problem)
        warn(told)
        return None
    return kept


def _forget(kept: Path | None) -> None:
    if kept is not None:
        with suppress(OSError):
            kept.unlink(missing_ok=True)


def _progress_text(box: Edition, at: SearchProgress) -> str:
    """Return the bounds so far."""
    return words(
        "prove-progress",
        edition=str(box),
        lower=at.lower,
        best=words("prove-best", rows=at.upper) if at.upper is not None else words("prove-none-yet"),
        settled=at.settled,
        guesses=at.first_guesses,
        parts_settled=at.parts_settled,
        parts=at.parts,
    )
