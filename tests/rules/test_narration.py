"""Events as sentences: a computer without a name of its own is named with its article."""

import pytest

from keypeg.rules import SetSecret, edition, name_subject, narrate, new_match, step
from keypeg.words import languages, message, say


@pytest.mark.parametrize(
    ("language", "name", "words"),
    [
        ("en", "Computer", "The computer has set the code."),
        ("de", "Computer", "Der Computer hat den Code gesetzt."),
        ("fr", "Ordinateur", "L’ordinateur a posé le code."),
        ("es", "Ordenador", "El ordenador ha puesto el código."),
        ("nl", "Computer", "De computer heeft de code vastgelegd."),
        ("pt", "Computador", "O computador definiu o código."),
        ("de", "Computer (Stark)", "Der Computer (Stark) hat den Code gesetzt."),
        # A table that was opened in one language is read in another.
        ("de", "Ordinateur", "Der Computer hat den Code gesetzt."),
        ("de", "Ada", "Ada hat den Code gesetzt."),
        ("de", "Computer 2", "Computer 2 hat den Code gesetzt."),
    ],
)
def test_the_computer_has_its_article_where_it_does_something(language, name, words):
    box = edition("classic")
    match = new_match(box, (name, "Ben"), games=2)
    match, events = step(match, 0, SetSecret(box.secret("RGBY")))
    assert say(narrate(match, events[0]), language) == words


@pytest.mark.parametrize("language", languages())
def test_the_name_that_every_language_gives_a_computer_is_known(language):
    for code in ("page-names-computer", "terminal-computer-name"):
        name = say(message(code, level="X"), language)
        assert name_subject(name) != name
