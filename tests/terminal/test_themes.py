"""Themes, large screens and narrow ones."""

import pytest
from textual.color import Color

from keypeg.rules import edition, editions
from keypeg.terminal import draw
from keypeg.terminal.themes import THEMES, native_peg, use_theme
from keypeg.terminal.widgets.board import board_width, lines_per_row
from tests.terminal.stage import played, stage

WCAG_TEXT = 4.5
"""The contrast that the Web Content Accessibility Guidelines ask of text (AA)."""


def luminance(colour: str) -> float:
    """The relative luminance as the guidelines define it."""
    parts = [part / 255 for part in Color.parse(colour).rgb]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", [name for name, theme in THEMES.items() if not theme.native])
def test_every_text_of_a_theme_can_be_read(name):
    theme = THEMES[name]
    for ground in (theme.ground, theme.board):
        for ink in (theme.ink, theme.amber, theme.alarm):
            assert contrast(ink, ground) >= WCAG_TEXT, (ink, ground)
    assert contrast(theme.ink, theme.lit) >= WCAG_TEXT
    assert contrast(theme.ink, theme.proof) >= WCAG_TEXT
    assert contrast(theme.faint, theme.ground) >= WCAG_TEXT
    assert contrast(theme.chip, theme.amber) >= WCAG_TEXT


def test_a_theme_changes_everything_but_the_pegs():
    walnut = draw.style(draw.INK, draw.BOARD)
    with use_theme("paper"):
        paper = draw.style(draw.INK, draw.BOARD)
        assert paper.foreground == Color.parse(THEMES["paper"].ink)
        assert draw.style(draw.PEGS["red"]).foreground == Color.parse(draw.PEGS["red"])
    assert paper != walnut
    assert draw.style(draw.INK, draw.BOARD) == walnut


@pytest.mark.parametrize(("size", "lines"), [((156, 43), 3), ((116, 34), 3), ((116, 25), 2), ((78, 20), 1)])
def test_pegs_grow_with_the_screen(size, lines):
    """Classic: 10 rows and the shield, with a rule below it."""
    assert lines_per_row(edition("classic"), 2, language="en", width=size[0], height=size[1]) == lines


def test_every_box_has_tall_pegs_in_160_by_50_and_room_beside_them():
    for box in editions():
        lines = lines_per_row(box, box.players[1], language="en", width=158, height=44)
        assert lines > 1, box
        assert board_width(box, box.players[1], language="en", lines=lines) <= 158 - 40


def test_a_narrow_screen_leaves_the_room_to_the_board_and_keeps_the_points(tmp_path):
    async def scene():
        async with stage(tmp_path, size=(48, 24)) as here:
            await here.open("Play against")
            await here.press("enter")
            await here.type("RRBG")
            assert not here.table.query_one("#aside").display
            await here.see("0 : 0")
            await here.until_gone("Codes left:")

    played(scene())


def test_a_large_screen_shows_tall_pegs_and_the_score_card(tmp_path):
    async def scene():
        async with stage(tmp_path, size=(160, 50)) as here:
            await here.open("Play against")
            await here.press("enter")
            await here.type("RRBG")
            for shown in ("▄▄▄▄▄", "▀▀▀▀▀", "TOTAL"):
                await here.see(shown)
            await here.type("GGYY")
            assert len(here.view.game.rows) == 2

    played(scene())


def test_the_terminals_own_colours_are_named_and_not_mixed(tmp_path):
    """Whatever is drawn then is one of the sixteen colours, or the default; so the person's own scheme decides."""

    def check(here):
        for strip in here.app.screen._compositor.render_strips():
            for piece in strip:
                for colour in (piece.style.color, piece.style.bgcolor) if piece.style else ():
                    plain = colour is None or colour.is_system_defined or colour.is_default
                    assert plain, (piece.text, colour)

    async def scene():
        async with stage(tmp_path) as here:
            assert here.app.native_ansi_color
            check(here)
            await here.open("Puzzles")
            check(here)
            await here.press("escape")
            await here.open("Play against")
            check(here)
            await here.press("enter")
            await here.type("RRBK")
            check(here)
            here.shoot("terminal-colours")
            await here.press("question_mark")
            check(here)

    with use_theme("terminal"):
        played(scene())


def test_every_peg_has_a_colour_of_the_terminal_to_itself():
    names = {colour.name for box in editions() for colour in box.palette} & set(draw.PEGS)
    assert len(names) == len(draw.PEGS)
    with use_theme("terminal"):
        found = {name: native_peg(name) for name in names}
    assert len({colour for colour, _ in found.values()}) == len(names)
    assert all(colour != ink for colour, ink in found.values())
    assert native_peg("red") is None


@pytest.mark.parametrize("name", THEMES)
def test_black_key_pegs_are_seen_in_every_theme_and_differ_from_red_ones(name):
    with use_theme(name):
        red = draw.key_pegs(4, 2, 1)
        black = draw.key_pegs(4, 2, 1, black=True)
        assert black.plain == red.plain
        assert black.spans != red.spans
        ink, tray = black.spans[0].style.foreground, black.spans[0].style.background
        if not THEMES[name].native:
            assert contrast(ink.hex6, tray.hex6) >= WCAG_TEXT
        # A row without any key peg looks the same in both.
        assert draw.key_pegs(4, 0, 0, black=True).spans == draw.key_pegs(4, 0, 0).spans
