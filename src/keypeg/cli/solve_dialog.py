"""Break a code together, line by line: the program suggests a guess, the person types the feedback."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from textwrap import fill
from typing import TYPE_CHECKING

from keypeg.cli.output import echo, forms, json_of, words
from keypeg.engine.check import Check, Repair, check
from keypeg.engine.hint import hint
from keypeg.engine.strategies import Strategy
from keypeg.errors import Contradiction, KeypegError, NotationError, shorten
from keypeg.rules import Code, Edition, Feedback, MarkedRow, Position

if TYPE_CHECKING:
    from keypeg.api.command_answer import CommandAnswer

FEW_REPAIRS = 4
"""How many corrections to suggest; those that leave the most codes are the most likely."""


@dataclass(frozen=True, slots=True)
class Console:
    """Where lines come from and answers go to; if `forgiving`, it asks again after a typing mistake."""

    as_json: bool
    forgiving: bool
    width: int | None = None
    """Where long lines are wrapped, if they are."""

    def ask(self, prompt: str) -> str | None:
        """Return the next line, or None at the end of the input."""
        if sys.stdin is None:
            raise NotationError("stream-closed-in")
        try:
            line = input(prompt if self.forgiving and not self.as_json else "")
        except EOFError:
            return None
        except UnicodeDecodeError as error:
            raise NotationError("file-not-text", path="-", byte=error.start) from None
        return line.strip()

    def tell(self, text: str, make: Callable[[], CommandAnswer]) -> None:
        """Print an answer as text for people, or for programs the struct that `make` returns."""
        echo(json_of(make()) if self.as_json else self._wrap(text))

    def _wrap(self, text: str) -> str:
        if self.width is None:
            return text
        return "\n".join(fill(line, self.width, subsequent_indent="  ") for line in text.splitlines())

    def complain(self, error: KeypegError, make: Callable[[str], CommandAnswer]) -> None:
        """Report a mistake; input from a file cannot be asked for again, so there it ends the program."""
        if not self.forgiving:
            raise error
        said = words(error.message)
        self.tell(said, lambda: make(said))


class SolveDialog:
    """The rows so far, and the guess that waits for its feedback."""

    def __init__(self, start: Position, *, by: Strategy, seed: int, console: Console) -> None:
        self._box: Edition = start.edition
        self._rows = list(start.rows)
        self._by = by
        self._seed = seed
        self._console = console
        self._guess: Code | None = None
        self._repairs: tuple[Repair, ...] = ()

    @property
    def _position(self) -> Position:
        return Position(self._box, tuple(self._rows))

    def run(self) -> None:
        """Continue until the code is broken, no rows are left, or the input ends."""
        going = self._suggest()
        while going:
            prompt = words("solve-ask", guess=str(self._guess)) if self._guess else words("solve-ask-fix")
            line = self._console.ask(f"{prompt} ")
            if line is None or line.lower() in ("quit", "exit", "q"):
                return
            try:
                changed = self._read(line)
            except KeypegError as error:
                self._console.complain(
                    error, lambda said: forms.SolveLine(version=forms.ANSWER_VERSION, error=said)
                )
                continue
            going = self._suggest() if changed else True

    def _read(self, line: str) -> bool:
        """Do what a line says; return whether the rows have changed."""
        match line.replace(":", " ").replace(",", " ").split():
            case []:
                return False
            case ["?" | "help"]:
                told = words("solve-help")
                self._console.tell(told, lambda: forms.SolveLine(version=forms.ANSWER_VERSION, help=told))
                return False
            case ["undo" | "u"]:
                return self._undo()
            case ["fix", number, feedback]:
                return self._fix(number, self._box.feedback(feedback))
            case [number] if self._repairs and number.isascii() and number.isdigit():
                return self._repair(int(number), line)
            case [red, white] if _is_count(red) and _is_count(white):
                return self._note(self._guess, self._box.feedback(f"{red}-{white}"))
            case [guess, red, white] if _is_count(red) and _is_count(white):
                return self._note(self._box.guess(guess), self._box.feedback(f"{red}-{white}"))
            case [feedback] if "-" in feedback:
                return self._note(self._guess, self._box.feedback(feedback))
            case [guess]:
                self._guess = self._box.guess(guess)
                return False
            case [guess, feedback]:
                return self._note(self._box.guess(guess), self._box.feedback(feedback))
            case _:
                raise NotationError("solve-unreadable", text=shorten(line))

    def _note(self, guess: Code | None, feedback: Feedback) -> bool:
        if guess is None:
            raise NotationError("solve-no-guess")
        if len(self._rows) == self._box.shape.rows:
            raise NotationError("solve-no-row", edition=str(self._box), rows=self._box.shape.rows)
        self._rows.append(MarkedRow(guess, feedback))
        return True

    def _undo(self) -> bool:
        if not self._rows:
            raise NotationError("solve-no-undo")
        self._rows.pop()
        return True

    def _fix(self, number: str, feedback: Feedback) -> bool:
        at = int(number) if number.isascii() and number.isdigit() else 0
        if not 1 <= at <= len(self._rows):
            raise NotationError("solve-no-such-row", text=shorten(number), rows=len(self._rows))
        self._rows[at - 1] = replace(self._rows[at - 1], feedback=feedback)
        return True

    def _repair(self, number: int, line: str) -> bool:
        if not 1 <= number <= len(self._repairs):
            raise NotationError("solve-unreadable", text=shorten(line))
        chosen = self._repairs[number - 1]
        return self._fix(str(chosen.row), chosen.feedback)

    def _suggest(self) -> bool:
        """Suggest the next guess, or say why there is none; return whether to continue."""
        self._guess, self._repairs = None, ()
        number = len(self._rows) + 1
        try:
            found = hint(self._position, by=self._by, seed=self._seed)
        except Contradiction:
            self._print_contradiction(check(self._position))
            return True
        if self._rows and self._rows[-1].feedback == self._box.breaking:
            code, rows = str(self._rows[-1].guess), len(self._rows)
            told = words("solve-broken", code=code, rows=rows)
            self._console.tell(
                told, lambda: forms.SolveLine(version=forms.ANSWER_VERSION, broken=code, rows=rows)
            )
            return False
        if len(self._rows) == self._box.shape.rows:
            rows = self._box.shape.rows
            text = (
                words("solve-unbroken", rows=rows)
                if found.left is None
                else words("solve-unbroken-left", rows=rows, left=found.left)
            )
            self._console.tell(
                text, lambda: forms.SolveLine(version=forms.ANSWER_VERSION, unbroken=True, left=found.left)
            )
            return False
        self._guess = found.code
        why = words(found.why)
        self._console.tell(
            words("solve-try", row=number, guess=str(found.code), why=why),
            lambda: forms.SolveLine(
                version=forms.ANSWER_VERSION, row=number, guess=str(found.code), left=found.left, why=why
            ),
        )
        return True

    def _print_contradiction(self, found: Check) -> None:
        rows = found.contradiction
        lines = [words("check-contradiction", count=len(rows), rows=rows)]
        lines += [
            words("solve-row", row=number, guess=str(row.guess), feedback=str(row.feedback))
            for number, row in enumerate(self._rows, 1)
        ]
        likely = sorted(found.repairs, key=lambda repair: -(repair.left or 0))[:FEW_REPAIRS]
        self._repairs = tuple(likely)
        if likely:
            lines.append(words("solve-choices", row=len(self._rows)))
        lines += [
            words("solve-choice", number=number, row=repair.row, feedback=str(repair.feedback))
            for number, repair in enumerate(likely, 1)
        ]
        self._console.tell(
            "\n".join(lines),
            lambda: forms.SolveLine(
                version=forms.ANSWER_VERSION,
                contradiction=found.contradiction,
                repairs=forms.repair_answers(found),
            ),
        )


def _is_count(text: str) -> bool:
    """Whether a word is a number of key pegs."""
    return len(text) == 1 and text.isascii() and text.isdigit()
