"""The report of an evaluation: Markdown, and HTML with plots that needs nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from keypeg.lab.arena.document import ReportDocument
from keypeg.lab.arena.evaluation import Suite
from keypeg.lab.arena.games import ModelUse, PlayedGame, play_game, regrets, rows_needed
from keypeg.lab.arena.players import StrategyPlayer
from keypeg.lab.arena.plot import histogram, intervals
from keypeg.lab.arena.statistics import Estimate, Summary, average, summarise

YARDSTICKS = ("perfect", "expert", "steady", "beginner")
"""The levels that play the same secrets for comparison."""
MOST_YARDSTICK_GAMES = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class ArenaReport:
    """An evaluation with its yardsticks; `cost` is None where no prices are known."""

    suite: Suite
    games: tuple[PlayedGame, ...]
    summary: Summary
    yardsticks: tuple[Summary, ...]
    cost: float | None = None

    def as_json(self) -> dict[str, Any]:
        """Return the numbers as plain data."""
        model = {**self.summary.as_json(), "faults": fault_counts(self), "retried": count_retried(self)}
        if self.cost is not None:
            model["cost"] = self.cost
        if self.suite.salt is not None:
            model |= {"seal": self.suite.seal, "salt": self.suite.salt}
        return {"model": model, "yardsticks": [one.as_json() for one in self.yardsticks]}


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenPrices:
    """What a million tokens cost."""

    prompt: float = 0.0
    completion: float = 0.0

    def cost(self, use: ModelUse) -> float:
        """Return what a model's games cost."""
        return (self.prompt * use.prompt_tokens + self.completion * use.completion_tokens) / 1e6


def make_report(
    suite: Suite, games: Sequence[PlayedGame], *, prices: TokenPrices | None = None
) -> ArenaReport:
    """Summarise the games of a model, and let the levels play the same secrets (at most the first hundred)."""
    box = suite.box
    yardsticks = []
    for name in YARDSTICKS if not suite.every_secret else ():
        player, count = StrategyPlayer(name), min(suite.games, MOST_YARDSTICK_GAMES)
        played = [play_game(player, box, seed=suite.seed, number=n, salt=suite.salt) for n in range(count)]
        yardsticks.append(summarise(name, box, played))
    summary = summarise(suite.model, box, games, repeats=suite.repeats)
    return ArenaReport(
        suite=suite,
        games=tuple(games),
        summary=summary,
        yardsticks=tuple(yardsticks),
        cost=None if prices is None else prices.cost(summary.use),
    )


def fault_counts(report: ArenaReport) -> dict[str, int]:
    """Return why games stopped early, and how many did."""
    return dict(Counter(game.fault for game in report.games if game.fault is not None).most_common())


def count_retried(report: ArenaReport) -> int:
    """Return how many games were begun again after the endpoint had failed."""
    return sum(game.attempts > 1 for game in report.games)


def rows_table(report: ArenaReport) -> list[list[str]]:
    """Return the head and the lines of the comparison."""
    head = [
        "player",
        "games",
        "solved",
        "rows",
        "skill (rows without luck)",
        "regret per row",
        "consistent guesses",
    ]
    lines = [_line(one) for one in (report.summary, *report.yardsticks)]
    return [head, *lines]


def _line(one: Summary) -> list[str]:
    return [
        one.name,
        str(one.games),
        percent_text(one.solved),
        str(one.rows),
        "-" if one.skill is None else str(one.skill),
        regret_text(one),
        percent_text(one.consistency),
    ]


def regret_text(one: Summary) -> str:
    """Return the regret per row with its interval, its bounds where it is not exact, or a dash."""
    if one.regret is not None:
        return str(one.regret)
    if one.regret_bounds is None:
        return "-"
    low, high = one.regret_bounds
    return f"between {low:.3f} and {high:.3f}"


def percent_text(one: Estimate) -> str:
    """Return a share with its interval."""
    return f"{one.mean:.1%} ({one.low:.1%} to {one.high:.1%})"


def counts_text(report: ArenaReport) -> str:
    """Return what is counted apart from play."""
    one, use = report.summary, report.summary.use
    parts = [
        f"Replies without a readable guess: {one.slips}. Guesses that are not allowed: {one.refused}.",
        f"Games that stopped early: {one.failed}, {one.endpoint_faults} of them by a fault of the endpoint;"
        f" games played again after such a fault: {count_retried(report)}.",
        f"Tokens read: {use.prompt_tokens:,}; written: {use.completion_tokens:,}"
        f" ({use.completion_tokens / max(1, one.games):,.0f} per game).",
        f"Seconds of waiting for answers: {use.seconds:,.1f}.",
    ]
    if use.finish_reasons:
        told = ", ".join(f"{name} {count}" for name, count in use.finish_reasons)
        parts.append(f"Why answers ended: {told}.")
    if report.cost is not None:
        parts.append(f"Cost: {report.cost:,.4f}.")
    return " ".join([*filter(None, [pass_text(report)]), *parts])


def pass_text(report: ArenaReport) -> str:
    """Return how likely one of several games with the same secret breaks it."""
    rates = [f"pass@{k} {percent_text(one)}" for k, one in enumerate(report.summary.pass_at, 1)]
    return "; ".join(rates) + "." if len(rates) > 1 else ""


def faults_text(report: ArenaReport) -> list[str]:
    """Return a line for each reason why games stopped early."""
    return [f"{count} of {len(report.games)} games: {fault}" for fault, count in fault_counts(report).items()]


def notes_text(report: ArenaReport) -> str:
    """Return what the numbers mean."""
    suite = report.suite
    which = "every secret" if suite.every_secret else f"seed {suite.seed}"
    which += "" if suite.repeats == 1 else f", {suite.repeats} games with each secret"
    parsing = "strictly" if suite.strict else "in any usual form"
    salted = "" if suite.salt is None else f" Seal before the games: {suite.seal}; salt: {suite.salt}."
    return (
        f"{report.summary.games} games of {suite.edition}, {which}, replies read {parsing}.{salted} "
        "Intervals hold 95%. A code that is not broken counts as one row more than the board has, whatever the reason. "
        "Regret is what a row loses on average against perfect play; a row that was given up loses one. Where it is "
        "not known exactly, its bounds are shown, and it enters no score. Skill is the rows of perfect play and the "
        "regret of a game: what remains without luck. It says something only beside the share solved."
    )


def report_document(report: ArenaReport) -> ReportDocument:
    """Return the report as a document."""
    head, *lines = rows_table(report)
    return ReportDocument(
        title=f"{report.suite.model} plays Mastermind",
        notes=notes_text(report),
        head=head,
        lines=lines,
        remarks=counts_text(report),
        items=faults_text(report),
        pictures=pictures(report),
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
    skills = [
        (f"{one.name[:12]}, {one.solved.mean:.0%} solved", one.skill)
        for one in (report.summary, *report.yardsticks)
        if one.skill is not None
    ]
    if skills:
        title = "Rows per game without luck"
        made["skill"] = (title, intervals(title, skills, digits=3))
    if by_row := _regret_by_row(report):
        title = "Regret of each row"
        made["regret"] = (title, intervals(title, by_row, digits=3))
    return made


def _regret_by_row(report: ArenaReport) -> list[tuple[str, Estimate]]:
    """Return the regret of the first row, the second and so on; nothing where it is not known exactly."""
    if report.summary.regret is None:
        return []
    lost: dict[int, list[float]] = {}
    for game in report.games:
        for row, one in enumerate(regrets(report.suite.box, game), 1):
            lost.setdefault(row, []).append(float(one.lower))
    return [(f"row {row}", average(values, least=0, most=1)) for row, values in sorted(lost.items())]
