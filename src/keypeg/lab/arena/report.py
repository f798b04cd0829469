"""The report of an evaluation: Markdown, and HTML with plots that needs nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from keypeg.lab.arena.evaluation import Suite
from keypeg.lab.arena.games import PlayedGame, play_game, regrets, rows_needed
from keypeg.lab.arena.players import StrategyPlayer
from keypeg.lab.arena.plot import histogram, intervals
from keypeg.lab.arena.statistics import Estimate, Summary, average, summarise

YARDSTICKS = ("perfect", "expert", "steady", "beginner")
"""The levels that play the same secrets for comparison."""
MOST_YARDSTICK_GAMES = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class ArenaReport:
    """An evaluation with its yardsticks."""

    suite: Suite
    games: tuple[PlayedGame, ...]
    summary: Summary
    yardsticks: tuple[Summary, ...]


def make_report(suite: Suite, games: Sequence[PlayedGame]) -> ArenaReport:
    """Summarise the games of a model, and let the levels play the same secrets (at most the first hundred)."""
    box = suite.box
    yardsticks = []
    for name in YARDSTICKS if not suite.every_secret else ():
        count = min(len(games), MOST_YARDSTICK_GAMES)
        played = [play_game(StrategyPlayer(name), box, seed=suite.seed, number=n) for n in range(count)]
        yardsticks.append(summarise(name, box, played))
    return ArenaReport(
        suite=suite,
        games=tuple(games),
        summary=summarise(suite.model, box, games),
        yardsticks=tuple(yardsticks),
    )


def rows_table(report: ArenaReport) -> list[list[str]]:
    """Return the head and the lines of the comparison."""
    head = [
        "player",
        "games",
        "solved",
        "rows",
        "skill (rows without luck)",
        "regret per guess",
        "consistent guesses",
    ]
    lines = [_line(one) for one in (report.summary, *report.yardsticks)]
    return [head, *lines]


def _line(one: Summary) -> list[str]:
    return [
        one.name,
        str(one.games),
        _percent(one.solved),
        str(one.rows),
        "-" if one.skill is None else str(one.skill),
        "-" if one.regret is None else str(one.regret) + ("" if one.exact else " ~"),
        _percent(one.consistency),
    ]


def _percent(one: Estimate) -> str:
    return f"{one.mean:.1%} ({one.low:.1%} to {one.high:.1%})"


def counts_text(report: ArenaReport) -> str:
    """Return what is counted apart from play."""
    one = report.summary
    return (
        f"Replies without a readable guess: {one.slips}. Guesses that are not allowed: {one.refused}. "
        f"Games ended by these: {one.failed}. Tokens written: {one.tokens:,} "
        f"({one.tokens / max(1, one.games):,.0f} per game)."
    )


def notes_text(report: ArenaReport) -> str:
    """Return what the numbers mean."""
    suite = report.suite
    which = "every secret once" if suite.every_secret else f"seed {suite.seed}"
    parsing = "leniently" if suite.lenient else "strictly"
    return (
        f"{report.summary.games} games of {suite.edition}, {which}, replies read {parsing}. "
        "Intervals hold 95%. A code that is not broken counts as one row more than the board has. Regret is what a "
        "guess loses on average against perfect play, in rows"
        + (", exact." if report.summary.exact else "; ~ marks the middle of proven bounds.")
        + " Skill is the rows of perfect play and the regret of a game: what remains without luck."
    )


def markdown(report: ArenaReport) -> str:
    """Return the report as Markdown; its pictures lie beside it."""
    head, *lines = rows_table(report)
    table = ["| " + " | ".join(line) + " |" for line in [head, ["---"] * len(head), *lines]]
    return "\n".join(
        [
            f"# {report.suite.model} plays Mastermind",
            "",
            notes_text(report),
            "",
            *table,
            "",
            counts_text(report),
            "",
            *(f"![{title}]({name}.svg)\n" for name, (title, _) in pictures(report).items()),
        ]
    )


def html(report: ArenaReport) -> str:
    """Return the report as one HTML page, pictures included."""
    head, *lines = rows_table(report)
    title = f"{report.suite.model} plays Mastermind"
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in line) + "</tr>" for line in lines)
    heads = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    drawn = "".join(f"<p>{svg}</p>" for _, svg in pictures(report).values())
    style = (
        "body{font-family:system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
        "table{border-collapse:collapse}td,th{border:1px solid #999;padding:.3rem .6rem;text-align:left}"
        "svg{max-width:100%;height:auto}"
    )
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{style}</style></head><body>'
        f"<h1>{escape(title)}</h1><p>{escape(notes_text(report))}</p>"
        f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        f"<p>{escape(counts_text(report))}</p>{drawn}</body></html>\n"
    )


def pictures(report: ArenaReport) -> dict[str, tuple[str, str]]:
    """Return each picture's name with its title and its SVG."""
    box = report.suite.box
    needed = Counter(rows_needed(box, game) for game in report.games)
    most = max(needed, default=1)
    columns = [
        (str(row) if row <= box.shape.rows else "not broken", needed[row]) for row in range(1, most + 1)
    ]
    made = {"rows": ("Rows needed", histogram("Rows needed", columns))}
    everyone = [one for one in (report.summary, *report.yardsticks) if one.skill is not None]
    if everyone:
        skills = [(one.name, one.skill) for one in everyone if one.skill is not None]
        made["skill"] = (
            "Rows per game without luck",
            intervals("Rows per game without luck", skills, digits=3),
        )
        title = "Regret of each row"
        made["regret"] = (title, intervals(title, _regret_by_row(report), digits=3))
    return made


def _regret_by_row(report: ArenaReport) -> list[tuple[str, Estimate]]:
    lost: dict[int, list[float]] = {}
    for game in report.games:
        for row, one in enumerate(regrets(report.suite.box, game), 1):
            lost.setdefault(row, []).append(float(one.lower + one.upper) / 2)
    return [(f"row {row}", average(values)) for row, values in sorted(lost.items())]
