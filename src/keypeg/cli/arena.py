"""The command `arena`: players of every kind on the same secrets."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from keypeg.cli import values
from keypeg.cli.output import (
    EditionOption,
    Json,
    answer,
    check_writable,
    forms,
    warn,
    words,
    write_text,
)
from keypeg.cli.progress import show_progress
from keypeg.errors import explain_unwritable

if TYPE_CHECKING:
    from keypeg.lab.arena.document import ReportDocument
    from keypeg.lab.arena.players import Player
    from keypeg.lab.arena.tournament import Standing, Tournament


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "arena",
        help="help-arena",
        epilog="keypeg arena entropy parts steady --edition kids --games 20",
    )(arena)


def arena(
    players: Annotated[
        list[str],
        typer.Argument(
            metavar="PLAYER...",
            help="argument-arena-players",
            autocompletion=values.players,
        ),
    ],
    *,
    edition: EditionOption = "classic",
    games: Annotated[int, typer.Option(min=1, help="option-arena-games")] = 100,
    seed: Annotated[int, typer.Option(help="option-secrets-seed")] = 0,
    seconds: Annotated[float, typer.Option(min=0.01, help="option-arena-seconds")] = 10.0,
    salt: Annotated[str | None, typer.Option(metavar="TEXT", help="option-salt")] = None,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help="option-arena-out")] = None,
    svg: Annotated[Path | None, typer.Option(metavar="OUT", help="option-plot")] = None,
    as_json: Json = False,
) -> None:
    """Compare players on the same secrets."""
    from keypeg.lab.arena.leaderboard import leaderboard
    from keypeg.lab.arena.players import read_player
    from keypeg.lab.arena.plot import intervals
    from keypeg.lab.arena.tournament import compete
    from keypeg.lab.secret_source import check_salt
    from keypeg.rules import edition as read_edition

    check_writable(svg, *([] if out is None else [_prepare_folder(out) / "leaderboard.md"]))
    check_salt(salt)
    box = read_edition(edition)
    seated: list[Player] = []
    try:
        seated.extend(read_player(text, seconds=seconds) for text in players)
        with show_progress("Playing") as update:
            found = compete(
                seated, box, games=games, seed=seed, salt=salt, publish_seal=_print_seal, progress=update
            )
    finally:
        for player in seated:
            player.close()
    if svg is not None:
        rated = [(one.summary.name, one.rating) for one in found.standings]
        write_text(svg, intervals(f"Ratings on {games} secrets of {box}", rated, digits=0))
    if out is not None:
        write_document(leaderboard(found), out, "leaderboard")
    answer(standings_text(found), lambda: forms.ArenaAnswer.of(found.as_json()), as_json=as_json)


def _prepare_folder(folder: Path) -> Path:
    """Create a folder, or say in one line why that is not possible."""
    with explain_unwritable(folder):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def write_document(document: ReportDocument, folder: Path, name: str) -> None:
    """Write a report into a folder, as Markdown and as a page, with its pictures beside it."""
    write_text(folder / f"{name}.md", document.as_markdown())
    write_text(folder / f"{name}.html", document.as_html())
    for picture, (_, drawn) in document.pictures.items():
        write_text(folder / f"{picture}.svg", drawn)


def _print_seal(seal: str) -> None:
    warn(words("salt-seal", seal=seal))


def standings_text(found: Tournament) -> str:
    """Return the table for people."""
    head = f"{'player':20} {'rating':>18} {'rows':>22} {'solved':>7} {'regret/row':>13} {'consistent':>11}"
    lines = [_line(one) for one in found.standings]
    notes = [
        f"{one.summary.name} failed in {one.summary.failed} of {one.summary.games} games: {_fault(found, one)}"
        for one in found.standings
        if one.summary.failed
    ]
    told = f"{found.games} secrets of {found.edition}, seed {found.seed}; intervals hold 95%."
    salted = [] if found.salt is None else [words("salt-published", salt=found.salt)]
    return "\n".join([head, *lines, told, *salted, *notes])


def _line(one: Standing) -> str:
    summary, rating, rows = one.summary, one.rating, one.summary.rows
    regret = "-" if summary.regret is None else f"{summary.regret.mean:.4f}"
    if summary.regret_bounds is not None:
        regret = "{:.2f} to {:.2f}".format(*summary.regret_bounds)
    return (
        f"{summary.name[:20]:20} {rating.mean:6.0f} ({rating.low:.0f}-{rating.high:.0f})".ljust(39)
        + f" {rows.mean:7.3f} ({rows.low:.3f}-{rows.high:.3f})".rjust(23)
        + f" {summary.solved.mean:7.1%} {regret:>13} {summary.consistency.mean:11.1%}"
    )


def _fault(found: Tournament, one: Standing) -> str:
    return next(game.fault for game in found.played[one.summary.name] if game.fault is not None)
