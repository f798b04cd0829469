"""The leaderboard of a tournament: a table with intervals and two plots."""

from __future__ import annotations

from collections import Counter

from keypeg.lab.arena.document import ReportDocument
from keypeg.lab.arena.plot import intervals
from keypeg.lab.arena.report import percent_text, regret_text
from keypeg.lab.arena.tournament import Standing, Tournament
from keypeg.lab.secret_source import SecretSource

HEAD = [
    "",
    "player",
    "rating",
    "solved",
    "rows",
    "skill (rows without luck)",
    "regret per row",
    "consistent",
    "failed",
]


def leaderboard(found: Tournament) -> ReportDocument:
    """Return the table of a tournament as a document."""
    rated = [(one.summary.name, one.rating) for one in found.standings]
    rows = [(one.summary.name, one.summary.rows) for one in found.standings]
    titles = ("Ratings", "Rows per game")
    return ReportDocument(
        title=f"Mastermind, {found.edition}: leaderboard",
        notes=_notes(found),
        head=HEAD,
        lines=[_line(place, one) for place, one in enumerate(found.standings, 1)],
        remarks="A player that is not on this list was not measured here.",
        items=_faults(found),
        pictures={
            "ratings": (titles[0], intervals(titles[0], rated, digits=0)),
            "rows": (titles[1], intervals(titles[1], rows, digits=3)),
        },
    )


def _notes(found: Tournament) -> str:
    seal = SecretSource(found.edition, found.seed, found.salt).seal
    salted = "" if found.salt is None else f" Seal before the games: {seal}; salt: {found.salt}."
    return (
        f"Every player broke the same {found.games} secrets of {found.edition}, seed {found.seed}.{salted} Intervals "
        "hold 95%. On each secret the player that needs fewer rows wins the duel; ratings are fitted to all duels. A "
        "code that is not broken counts as one row more than the board has, whatever the reason."
    )


def _line(place: int, one: Standing) -> list[str]:
    summary, rating = one.summary, one.rating
    return [
        str(place),
        summary.name,
        f"{rating.mean:.0f} ({rating.low:.0f} to {rating.high:.0f})",
        percent_text(summary.solved),
        str(summary.rows),
        "-" if summary.skill is None else str(summary.skill),
        regret_text(summary),
        percent_text(summary.consistency),
        str(summary.failed),
    ]


def _faults(found: Tournament) -> list[str]:
    """Return a line for each reason why a player's games stopped early."""
    lines = []
    for name, games in found.played.items():
        counts = Counter(game.fault for game in games if game.fault is not None)
        lines += [f"{name}, {count} of {len(games)} games: {why}" for why, count in counts.most_common()]
    return lines
