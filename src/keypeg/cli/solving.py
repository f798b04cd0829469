"""Breaking a code together, line by line: a guess is suggested, the feedback is typed."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, replace
from typing import Any

import typer

from keypeg.engine.check import Check, check
from keypeg.engine.hint import hint
from keypeg.engine.strategies import Strategy
from keypeg.errors import Contradiction, KeypegError, NotationError, quoted, row_list
from keypeg.rules import Code, Edition, Feedback, Position, Row

HELP = (
    "Type the feedback as red-white, such as 1-2; or another guess; or both. "
    "undo takes the last row back, fix 2 1-0 corrects row 2, quit leaves."
)

FEW_REPAIRS = 4
"""How many corrections are suggested: those that leave the most codes are the likeliest."""


@dataclass(frozen=True, slots=True)
class Console:
    """Where lines come from and answers go to; one that forgives asks again after a slip of the pen."""

    as_json: bool
    forgiving: bool

    def ask(self, prompt: str) -> str | None:
        """The next line; None where there are no more."""
        try:
            line = input(prompt if self.forgiving and not self.as_json else "")
        except EOFError:
            return None
        return line.strip()

    def tell(self, text: str, data: dict[str, Any]) -> None:
        """An answer, for people or for programs."""
        typer.echo(json.dumps(data, ensure_ascii=False) if self.as_json else text)
        sys.stdout.flush()

    def complain(self, error: KeypegError) -> None:
        """Tell a mistake; one in a file cannot be asked again, so it ends the program."""
        if not self.forgiving:
            raise error
        self.tell(str(error), {"error": str(error)})


class Solving:
    """The rows noted so far, the guess that waits for its feedback, and what was typed."""

    def __init__(self, start: Position, *, by: Strategy, seed: int, console: Console) -> None:
        self._box: Edition = start.edition
        self._rows = list(start.rows)
        self._by = by
        self._seed = seed
        self._console = console
        self._guess: Code | None = None

    @property
    def _position(self) -> Position:
        return Position(self._box, tuple(self._rows))

    def run(self) -> None:
        """Go on until the code is broken, the rows are used up, or there is nothing more to read."""
        going = self._suggest()
        while going:
            prompt = f"Feedback of {self._guess}: " if self._guess else "Correct a row, such as fix 2 1-0: "
            line = self._console.ask(prompt)
            if line is None or line.lower() in ("quit", "exit", "q"):
                return
            try:
                changed = self._read(line)
            except KeypegError as error:
                self._console.complain(error)
                continue
            going = self._suggest() if changed else True

    def _read(self, line: str) -> bool:
        """Do what a line says; tells whether the rows have changed."""
        words = line.replace(":", " ").split()
        match words:
            case []:
                return False
            case ["?" | "help"]:
                self._console.tell(HELP, {"help": HELP})
                return False
            case ["undo" | "u"]:
                return self._undo()
            case ["fix", number, feedback]:
                return self._fix(number, self._box.feedback(feedback))
            case [feedback] if "-" in feedback:
                return self._note(self._guess, self._box.feedback(feedback))
            case [guess]:
                self._guess = self._box.guess(guess)
                return False
            case [guess, feedback]:
                return self._note(self._box.guess(guess), self._box.feedback(feedback))
            case _:
                raise NotationError(f"cannot read {quoted(line)}: type feedback such as 1-2, or ? for help")

    def _note(self, guess: Code | None, feedback: Feedback) -> bool:
        if guess is None:
            raise NotationError("cannot note feedback without a guess: correct a row, or type undo")
        if len(self._rows) == self._box.shape.rows:
            raise NotationError(f"cannot note another row: {self._box} has {self._box.shape.rows}")
        self._rows.append(Row(guess, feedback))
        return True

    def _undo(self) -> bool:
        if not self._rows:
            raise NotationError("cannot take a row back: none is noted")
        self._rows.pop()
        return True

    def _fix(self, number: str, feedback: Feedback) -> bool:
        at = int(number) if number.isascii() and number.isdigit() else 0
        if not 1 <= at <= len(self._rows):
            raise NotationError(f"cannot correct row {quoted(number)}: rows 1 to {len(self._rows)} are noted")
        self._rows[at - 1] = replace(self._rows[at - 1], feedback=feedback)
        return True

    def _suggest(self) -> bool:
        """Suggest the next guess, or say why there is none; tells whether to go on."""
        self._guess = None
        number = len(self._rows) + 1
        try:
            found = hint(self._position, by=self._by, seed=self._seed)
        except Contradiction:
            self._tell_contradiction(check(self._position))
            return True
        if self._rows and self._rows[-1].all_red:
            code, rows = str(self._rows[-1].guess), len(self._rows)
            count = "1 row" if rows == 1 else f"{rows} rows"
            self._console.tell(f"{code} it is: broken in {count}.", {"broken": code, "rows": rows})
            return False
        if len(self._rows) == self._box.shape.rows:
            left = "" if found.left is None else f" Codes left: {found.left:,}."
            text = f"All {self._box.shape.rows} rows are used.{left}"
            self._console.tell(text, {"unbroken": True, "left": found.left})
            return False
        self._guess = found.code
        self._console.tell(
            f"Row {number}: try {found.code}; {found.why}.",
            {"row": number, "guess": str(found.code), "left": found.left, "why": found.why},
        )
        return True

    def _tell_contradiction(self, found: Check) -> None:
        lines = [f"That cannot be: no code agrees with {row_list(found.contradiction)}."]
        lines += [f"  row {number}: {row.guess} {row.feedback}" for number, row in enumerate(self._rows, 1)]
        likely = sorted(found.repairs, key=lambda repair: -(repair.left or 0))[:FEW_REPAIRS]
        if likely:
            repairs = ", or ".join(f"fix {repair.row} {repair.feedback}" for repair in likely)
            lines.append(f"It would fit with {repairs}; undo takes row {len(self._rows)} back.")
        data = {
            "contradiction": list(found.contradiction),
            "repairs": [{"row": r.row, "feedback": str(r.feedback), "left": r.left} for r in found.repairs],
        }
        self._console.tell("\n".join(lines), data)
