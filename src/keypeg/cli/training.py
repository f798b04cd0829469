"""Commands to train in plain text, at a terminal or without one: `daily` and `puzzle`."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated

import typer

from keypeg.cli import values
from keypeg.cli.output import NO, Json, echo, forms, json_of, language, words
from keypeg.cli.play import DatabaseOption
from keypeg.cli.solve_dialog import Console
from keypeg.cli.streams import input_is_terminal
from keypeg.errors import KeypegError, NotationError, shorten

if TYPE_CHECKING:
    from keypeg.api.command_answer import DailyLine
    from keypeg.rules import GameView
    from keypeg.table import Tables
    from keypeg.training import Daily, Puzzle

_LEAVE = ("quit", "exit", "q")
_ATTEND_SECONDS = 0.02
"""How often the table is asked whether its codemaker has set the code."""


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("daily", help="help-daily", epilog="keypeg daily --family easy")(play_daily)
    app.command("puzzle", help="help-puzzle", epilog="keypeg puzzle only-code:3:abc")(solve_puzzle)


def play_daily(
    day: Annotated[str | None, typer.Argument(metavar="DAY", help="argument-day")] = None,
    *,
    family: Annotated[
        str, typer.Option("--family", metavar="F", help="option-family", autocompletion=values.families)
    ] = "classic",
    database: DatabaseOption = None,
    as_json: Json = False,
) -> None:
    """Play the code of a day, line by line."""
    from datetime import date

    from keypeg.terminal.local_table import open_tables
    from keypeg.training import Family, daily, read_day

    if family not in set(Family):
        raise NotationError("daily-family", text=shorten(family), families=tuple(Family))
    wanted = date.today() if day is None else read_day(day)
    console = Console(as_json=as_json, forgiving=input_is_terminal())
    tables = open_tables(database)
    try:
        DailyDialog(tables, daily(wanted, Family(family)), console).run()
    finally:
        tables.close()
        tables.store.close()


class DailyDialog:
    """A daily code at its table: the rows so far, one guess after the other, and the result."""

    def __init__(self, tables: Tables, code: Daily, console: Console) -> None:
        from keypeg.terminal.daily_tables import open_daily

        self._tables = tables
        self._code = code
        self._console = console
        self._table = open_daily(
            tables, code.day, code.family, name=words("label-player"), language=language()
        ).table

    def run(self) -> None:
        """Play until the code is broken, no rows are left, or the input ends."""
        from keypeg.terminal.daily_tables import daily_title
        from keypeg.training import daily_name

        name = daily_name(self._code.day, self._code.family)
        head = f"{words(daily_title(name))}\n{words(self._code.edition.about)}"
        self._tell(head, name=name, edition=str(self._code.edition), seal=self._code.seal.digest)
        for number in range(1, len(self._game().rows) + 1):
            self._show_row(number)
        while self._game().ending is None:
            if not self._guess():
                return
        self._show_result()

    def _game(self) -> GameView:
        """Return the game once it is the person's turn, or over."""
        from keypeg.table.players.daily_games import DAILY_SEAT

        while True:
            view = self._tables.view(self._table, DAILY_SEAT)
            if view.match.game.ending is not None or DAILY_SEAT in view.match.waits_for or view.closed:
                return view.match.game
            self._tables.attend()
            time.sleep(_ATTEND_SECONDS)

    def _guess(self) -> bool:
        """Ask for the next row; return whether the person goes on."""
        from keypeg.table.players.daily_games import DAILY_SEAT

        number = len(self._game().rows) + 1
        line = self._console.ask(words("daily-ask", row=number) + " ")
        if line is None or line.lower() in _LEAVE:
            return False
        if line:
            seq = self._tables.view(self._table, DAILY_SEAT).seq
            try:
                self._tables.act(self._table, DAILY_SEAT, f"guess {line}", seq=seq)
            except KeypegError as error:
                self._console.complain(error, self._error_line)
            else:
                self._show_row(number)
        return True

    def _show_row(self, number: int) -> None:
        row = self._game().rows[number - 1]
        text = f"{number:2}  {' '.join(row.guess or '')}  {row.red}-{row.white}"
        self._tell(text, row=number, guess=row.guess, red=row.red, white=row.white)

    def _show_result(self) -> None:
        from keypeg.table.players.daily_games import DAILY_SEAT, days_in_a_row
        from keypeg.terminal.daily_tables import daily_games, share_text, today
        from keypeg.terminal.game_recorder import TERMINAL_OWNER

        with suppress(KeypegError):
            # A code that was given up is not recorded.
            self._tables.keep_game(TERMINAL_OWNER, self._table, 0, DAILY_SEAT)
        games, played = daily_games(self._tables), self._game()
        mine = games.find(self._code.day, self._code.family)
        if mine is None:
            raise RuntimeError("a daily code that was played is not there")
        streak = days_in_a_row(games.list_all(), self._code.family, today(self._tables)).current
        shared = share_text(mine, self._code.edition, played, language=language())
        rows = len(played.rows)
        told = words("page-daily-you-broke", n=rows) if mine.broken else words("page-daily-not-this-time")
        code = str(self._code.secret)
        lines = [told, words("daily-code-was", code=code), words("page-daily-streak", n=streak), "", shared]
        self._tell("\n".join(lines), code=code, broken=mine.broken, rows=rows, streak=streak, share=shared)

    def _tell(self, text: str, **fields: object) -> None:
        self._console.tell(text, lambda: forms.DailyLine(version=forms.ANSWER_VERSION, **fields))  # type: ignore[arg-type]

    @staticmethod
    def _error_line(text: str) -> DailyLine:
        return forms.DailyLine(version=forms.ANSWER_VERSION, error=text)


def solve_puzzle(
    key: Annotated[str | None, typer.Argument(metavar="KEY", help="argument-puzzle")] = None,
    *,
    as_json: Json = False,
) -> None:
    """Ask one puzzle; the exit code is 1 if the answer is wrong."""
    from keypeg.terminal.training_memory import TrainingMemory
    from keypeg.training import count_answer, next_puzzle, read_puzzle

    console = Console(as_json=as_json, forgiving=input_is_terminal())
    memory = TrainingMemory()
    kept = None if key is not None else memory.read()
    puzzle = read_puzzle(key or "") if kept is None else next_puzzle(kept.standing, seed=kept.seed)
    _show_puzzle(puzzle, as_json=as_json)
    right = _judge(puzzle, console)
    if right is None:
        return
    if kept is not None:
        memory.keep(kept.with_training(count_answer(kept.standing, right=right)))
    _explain(puzzle, right=right, as_json=as_json)
    if not right:
        raise typer.Exit(NO)


def _show_puzzle(puzzle: Puzzle, *, as_json: bool) -> None:
    from keypeg.show.board import Board

    question = words(puzzle.question)
    if as_json:
        shown = forms.PuzzleLine(
            version=forms.ANSWER_VERSION,
            key=puzzle.key,
            kind=puzzle.kind,
            level=puzzle.level,
            position=str(puzzle.position),
            question=question,
        )
        echo(json_of(shown))
        return
    letters = " ".join(
        f"{words(f'colour-{one.name}')} {one.letter}" for one in puzzle.position.edition.colours
    )
    head = words("page-puzzle-level", n=puzzle.level)
    echo(f"{head} · {puzzle.key}\n{Board(puzzle.position, language=language())!r}\n{letters}\n{question}")


def _judge(puzzle: Puzzle, console: Console) -> bool | None:
    """Return whether the answer is right; None where there is none."""
    while True:
        line = console.ask(words("puzzle-ask") + " ")
        if line is None or line.lower() in _LEAVE:
            return None
        if line == "?":
            return False
        if line:
            try:
                return puzzle.is_right(line)
            except KeypegError as error:
                console.complain(
                    error, lambda text: forms.PuzzleLine(version=forms.ANSWER_VERSION, error=text)
                )


def _explain(puzzle: Puzzle, *, right: bool, as_json: bool) -> None:
    why = tuple(words(one) for one in puzzle.why)
    if as_json:
        told = forms.PuzzleLine(
            version=forms.ANSWER_VERSION, key=puzzle.key, right=right, answer=puzzle.answer, why=why
        )
        echo(json_of(told))
        return
    one = (
        words("page-puzzle-row-was", n=int(puzzle.answer))
        if puzzle.asks_for_row
        else words("page-puzzle-one-answer", code=puzzle.answer)
    )
    verdict = [words("page-puzzle-right")] if right else [words("page-puzzle-wrong"), one]
    echo("\n".join([*verdict, *why]))
