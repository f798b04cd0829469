"""The command `mark`: what it computes and says, however its words were read."""

from __future__ import annotations

from keypeg.cli.speaking import answer, words


def print_feedback(secret: str, guess: str, *, edition_text: str = "classic", as_json: bool = False) -> None:
    """Print the feedback of a guess."""
    from keypeg.rules import edition, mark

    box = edition(edition_text)
    feedback = mark(box.secret(secret), box.guess(guess))
    data = {"red": feedback.red, "white": feedback.white}
    answer(words("mark-answer", red=feedback.red, white=feedback.white), data, form="mark", as_json=as_json)
