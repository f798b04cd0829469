"""Commands about matches: `score` and `replay`."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

import typer

from keypeg.cli.output import Json, answer, echo, language, read_text, words
from keypeg.cli.streams import input_is_terminal
from keypeg.rules import Match, Scorecard, format_action, narrate, new_match, parse_match, scorecard, step

MatchFile = Annotated[str, typer.Argument(metavar="FILE", help="argument-match")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("score", help="help-score", epilog="keypeg score match.txt")(score)
    app.command("replay", help="help-replay", epilog="keypeg replay match.txt")(replay_match)


def score(file: MatchFile, *, as_json: Json = False) -> None:
    """Print the score card of a match."""
    card = scorecard(parse_match(read_text(file)))
    answer(card.text(language()), _card_data(card), form="score", as_json=as_json)


def replay_match(
    file: MatchFile,
    *,
    pause: Annotated[bool, typer.Option("--pause", help="option-pause")] = False,
    as_json: Json = False,
) -> None:
    """Step through a match, action by action."""
    match = parse_match(read_text(file))
    steps = _steps(match)
    if as_json:
        answer("", {"steps": steps}, form="replay", as_json=True)
        return
    echo(words(narrate(match, _first_event(match))))
    for one in steps:
        if pause and input_is_terminal():
            typer.prompt("", default="", show_default=False, prompt_suffix="")
        echo("\n".join(one["told"]))
    echo(f"\n{scorecard(match).text(language())}")


def _first_event(match: Match) -> Any:  # noqa: ANN401 - an event
    from keypeg.rules.events import GameStarted

    return GameStarted(1, match.setup.first)


def _steps(match: Match) -> list[dict[str, Any]]:
    at = new_match(match.setup)
    steps = []
    for seq, (seat, action) in enumerate(match.journal, 1):
        at, events = step(at, seat, action)
        steps.append(
            {
                "seq": seq,
                "seat": None if seat is None else seat + 1,
                "action": format_action(action),
                "told": [words(narrate(at, event)) for event in events],
            }
        )
    return steps


def _card_data(card: Scorecard) -> dict[str, Any]:
    data = asdict(card)
    for line, shown in zip(card.lines, data["lines"], strict=True):
        shown["ending"] = line.ending.value if line.ending else None
        for box, cell in zip(line.boxes, shown["boxes"], strict=True):
            cell["total"] = box.total
    return data | {
        "verdict": words(card.verdict) if card.verdict else "",
        "winners": [card.players[seat] for seat in card.winners],
    }
