"""Pseudo-locales show what was forgotten: text outside the catalogue, and screens that break with other words."""

import pytest

from keypeg.cli.app import program
from keypeg.rules import editions, scorecard, start_match
from keypeg.terminal.turns import Mode
from keypeg.words import Message, message, say
from tests.terminal.stage import LARGE, SMALL, played, stage
from tests.words.catalogue import parsed
from tests.words.pseudo import CHANGES, LONGER, RIGHT_TO_LEFT, longer, pseudo_locales, right_to_left

__all__ = ["pseudo_locales"]


def test_the_longer_locale_is_at_least_40_percent_longer():
    assert longer("Play again") == "Playöö againöö"
    assert len(longer("abcde")) == 7
    assert right_to_left("ab, c") != "ab, c"


@pytest.mark.usefixtures("pseudo_locales")
def test_every_message_is_said_in_a_pseudo_locale():
    for code in parsed("en"):
        assert say(Message(code), LONGER)
    assert say(message("key-quit"), LONGER) == "Quitöö"
    assert say(message("event-conceded", player="Ada"), RIGHT_TO_LEFT).startswith("Ada ")


@pytest.mark.usefixtures("pseudo_locales")
@pytest.mark.parametrize("language", sorted(CHANGES))
def test_the_help_of_the_command_line_is_in_the_catalogue_to_the_last_word(language):
    whole = program(language, listing=False)
    every = {say(Message(code), language) for code in parsed("en")}
    for command in whole.commands.values():
        assert command.help == say(message(f"help-{command.name}"), language)
        assert command.epilog == say(message("help-example", command=f"keypeg {example(command)}"), language)
        for parameter in command.params:
            assert getattr(parameter, "help", None) in every, (command.name, parameter.name)


def example(command):
    return command.epilog.partition("keypeg ")[2]


@pytest.mark.usefixtures("pseudo_locales")
@pytest.mark.parametrize("language", sorted(CHANGES))
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
def test_the_screens_of_the_terminal_keep_their_shape(tmp_path, language, size):
    """Every key is on the screen, the row being filled is in sight, and the pegs are in their places."""
    # Where there is room, pegs are larger.
    hole, row = ("[ · ]", "1   R     R     B     B") if size == LARGE else ("[·]", "▐R▌ ▐R▌ ▐B▌ ▐B▌")

    async def scene():
        async with stage(tmp_path, size=size, language=language) as here:
            keys_are_shown(here, language)
            await here.press("down", "enter")
            keys_are_shown(here, language)
            await here.press("enter")
            await here.until_mode(Mode.GUESS)
            keys_are_shown(here, language)
            assert f"▸1 {hole}" in here.text()
            await here.type("RRBB")
            await here.until_mode(Mode.GUESS)
            assert row in here.text()
            assert f"▸2 {hole}" in here.text()
            await here.press("h")
            assert "▸2" in here.text()
            await here.press("question_mark")
            keys_are_shown(here, language)
            await here.press("escape", "d")
            assert say(message("card-total"), language) in here.text()
            await here.press("escape")
            here.shoot(f"pseudo-{language}")

    played(scene())


def keys_are_shown(here, language):
    seen = here.text()
    for active in here.app.screen.active_bindings.values():
        if active.enabled and active.binding.show and active.node is here.app.screen:
            assert say(message(active.binding.description), language) in seen


def test_the_score_card_is_written_in_every_language():
    box = next(box for box in editions() if box.key == "classic")
    from keypeg.rules import Setup

    card = scorecard(start_match(Setup(edition=box, players=("Ada", "Ben"), games=2)))
    assert card.text("de").splitlines() == ["NAME     Ada  Ben", "SPIEL 1", "SPIEL 2", "SUMME    0    0"]
