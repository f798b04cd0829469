"""Commands about the matches that are kept: `matches` and `export`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from keypeg.cli.output import Json, answer, check_writable, existing_database, forms, words, write_text
from keypeg.cli.play import DatabaseOption
from keypeg.errors import KeypegError, shorten

if TYPE_CHECKING:
    from keypeg.api.commands import KeptAnswer
    from keypeg.table import Tables
    from keypeg.table.saved_matches import KeptMatch


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("matches", help="help-matches", epilog="keypeg matches")(list_matches)
    app.command("export", help="help-export", epilog="keypeg export --last")(export_match)


def list_matches(*, database: DatabaseOption = None, as_json: Json = False) -> None:
    """List the matches of this terminal, the one played last first."""
    try:
        _print_matches(database, as_json=as_json)
    except _NothingYet:
        answer(words("matches-none"), lambda: forms.MatchesAnswer(matches=()), as_json=as_json)


class _NothingYet(KeypegError):
    """Nobody has played in this terminal."""


def _print_matches(database: str | None, *, as_json: bool) -> None:
    from keypeg.table.players.player_record import iso_date
    from keypeg.terminal.local_table import describe_progress

    with _open_matches(database) as (_, matches):
        lines = [
            words(
                "matches-running" if match.running else "matches-over",
                id=match.table[:_SHORT],
                date=iso_date(match.at)[:10],
                match=describe_progress(match),
            )
            for match in matches
        ]
    answer(
        "\n".join(lines) or words("matches-none"),
        lambda: forms.MatchesAnswer(matches=tuple(map(_make_answer, matches))),
        as_json=as_json,
    )


def _make_answer(match: KeptMatch) -> KeptAnswer:
    from keypeg.table.players.player_record import iso_date

    seen = match.view.match
    return forms.KeptAnswer(
        id=match.table,
        at=iso_date(match.at),
        edition=match.view.options.edition,
        players=seen.players,
        game=seen.game.number,
        games=seen.agreed,
        rows=len(seen.game.rows),
        running=match.running,
        totals=seen.totals,
    )


def export_match(
    match: Annotated[str | None, typer.Argument(metavar="ID", help="argument-export")] = None,
    *,
    last: Annotated[bool, typer.Option("--last", help="option-last")] = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="OUT", help="option-export-out")] = None,
    database: DatabaseOption = None,
    as_json: Json = False,
) -> None:
    """Print the finished games of a match as a text."""
    from keypeg.table.saved_matches import match_text
    from keypeg.terminal.local_table import PLACE

    if (match is None) != last:
        raise KeypegError("export-which")
    check_writable(out)
    with _open_matches(database) as (tables, matches):
        kept = _choose(matches, match)
        text = match_text(tables, kept, place=PLACE)
    if out is not None:
        write_text(out, text)
    told = words("export-written", path=str(out)) if out is not None else text.rstrip("\n")
    answer(told, lambda: forms.ExportAnswer(id=kept.table, text=text), as_json=as_json)


_SHORT = 8


def _choose(matches: tuple[KeptMatch, ...], wanted: str | None) -> KeptMatch:
    """Return the match of an id, or of its beginning; the one played last with a finished game for None."""
    if wanted is None:
        found = [
            match for match in matches if any(game.ending is not None for game in match.view.match.games)
        ]
        if not found:
            raise KeypegError("export-nothing")
        return found[0]
    found = [match for match in matches if wanted and match.table.startswith(wanted)]
    if len(found) != 1:
        raise KeypegError("export-unknown", id=shorten(wanted), count=len(found))
    return found[0]


@contextmanager
def _open_matches(database: str | None) -> Iterator[tuple[Tables, tuple[KeptMatch, ...]]]:
    """Open the matches of this terminal; where nobody has played yet, nothing is created."""
    from keypeg.table import Store, Tables
    from keypeg.table.saved_matches import list_kept_matches
    from keypeg.table.storage.location import default_path
    from keypeg.terminal.game_recorder import TERMINAL_OWNER

    if existing_database(database) is None and not default_path().is_file():
        raise _NothingYet("matches-none-yet")
    store = Store(database)
    try:
        with Tables(store, attend_every=None, owner=TERMINAL_OWNER) as tables:
            yield tables, list_kept_matches(tables, TERMINAL_OWNER)
    finally:
        store.close()
