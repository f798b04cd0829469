"""Commands about matches: `score` and `replay`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from keypeg.cli.output import Json, answer, echo, forms, json_of, language, read_text, words
from keypeg.cli.streams import input_is_terminal
from keypeg.rules import Match, Scorecard, format_action, narrate, parse_match, scorecard, start_match, step

if TYPE_CHECKING:
    from keypeg.api.commands import BoxAnswer, ScoreAnswer
    from keypeg.rules.scorecard import ScoreBox

MatchFile = Annotated[str, typer.Argument(metavar="FILE", help="argument-match")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("score", help="help-score", epilog="keypeg score match.txt")(score)
    app.command("replay", help="help-replay", epilog="keypeg replay match.txt")(replay_match)


def score(file: MatchFile, *, as_json: Json = False) -> None:
    """Print the score card of a match."""
    card = scorecard(parse_match(read_text(file)))
    answer(card.text(language()), lambda: _score_answer(card), as_json=as_json)


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
        echo(json_of(forms.ReplayAnswer(steps=tuple(forms.StepAnswer(**one) for one in steps))))
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
    at = start_match(match.setup)
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


def _score_answer(card: Scorecard) -> ScoreAnswer:
    def box_answer(box: ScoreBox) -> BoxAnswer:
        return forms.BoxAnswer(points=box.points, codemaker=box.codemaker, total=box.total)

    return forms.ScoreAnswer(
        players=card.players,
        lines=tuple(
            forms.LineAnswer(number=line.number, ending=line.ending, boxes=tuple(map(box_answer, line.boxes)))
            for line in card.lines
        ),
        totals=card.totals,
        winners=tuple(card.players[seat] for seat in card.winners),
        verdict=words(card.verdict) if card.verdict else "",
    )
