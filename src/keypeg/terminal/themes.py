"""Themes: the colours of a screen, each a handful of values; one of them leaves them to the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True, kw_only=True)
class TerminalTheme:
    """What the parts of a screen are painted with; `lit` is the row being played, `proof` a row with wrong feedback.

    `chip` is the ink on amber. A `native` theme names colours of the terminal, which may be any.
    """

    ground: str
    board: str
    lit: str
    proof: str
    ink: str
    faint: str
    amber: str
    alarm: str
    lucky: str
    chip: str
    native: bool = False


WALNUT = TerminalTheme(
    ground="#1c1916",
    board="#2a241f",
    lit="#3d342b",
    proof="#5a2323",
    ink="#efe8dc",
    faint="#8f8474",
    amber="#e8b04b",
    alarm="#ff8a80",
    lucky="#7fc4d8",
    # A value of its own, since parts are known by their colours in this theme.
    chip="#1c1915",
)
THEMES = {
    "walnut": WALNUT,
    "slate": TerminalTheme(
        ground="#11161c",
        board="#1b232d",
        lit="#2a3644",
        proof="#552530",
        ink="#e6edf3",
        faint="#8593a3",
        amber="#7cc4ff",
        alarm="#ff8f8f",
        lucky="#8fe0b0",
        chip="#11161c",
    ),
    "paper": TerminalTheme(
        ground="#fbf8f1",
        board="#e9e1d1",
        lit="#d6c8ad",
        proof="#f2c4bd",
        ink="#1f1a14",
        faint="#675b4b",
        amber="#8a4b08",
        alarm="#a3150f",
        lucky="#0b5a70",
        chip="#fbf8f1",
    ),
    "terminal": TerminalTheme(
        ground="ansi_default",
        board="ansi_default",
        lit="ansi_default",
        proof="ansi_default",
        ink="ansi_default",
        faint="ansi_bright_black",
        amber="ansi_yellow",
        alarm="ansi_red",
        lucky="ansi_cyan",
        chip="ansi_black",
        native=True,
    ),
}

_theme: ContextVar[TerminalTheme] = ContextVar("theme", default=WALNUT)
_COLOURS = tuple(field.name for field in fields(TerminalTheme) if field.name != "native")
_PARTS = {getattr(WALNUT, name): name for name in _COLOURS}
_NATIVE_PEGS = {
    "red": ("ansi_red", "ansi_bright_white"),
    "blue": ("ansi_blue", "ansi_bright_white"),
    "green": ("ansi_green", "ansi_black"),
    "yellow": ("ansi_bright_yellow", "ansi_black"),
    "white": ("ansi_bright_white", "ansi_black"),
    "black": ("ansi_black", "ansi_bright_white"),
    "orange": ("ansi_yellow", "ansi_black"),
    "purple": ("ansi_magenta", "ansi_bright_white"),
    "pink": ("ansi_bright_red", "ansi_black"),
    "teal": ("ansi_cyan", "ansi_black"),
    "magenta": ("ansi_bright_magenta", "ansi_black"),
    "silver": ("ansi_white", "ansi_black"),
}
"""The colours of the terminal that pegs get, and the ink of their letters; the letters tell them apart in any case."""
_NATIVE_PLAIN = ("ansi_white", "ansi_black")


@contextmanager
def use_theme(name: str) -> Iterator[None]:
    """Paint what is drawn within this block in a theme."""
    token = _theme.set(THEMES[name])
    try:
        yield
    finally:
        _theme.reset(token)


def theme_colour(colour: str) -> str:
    """Return a colour of the walnut theme in the theme of this run; the colours of pegs stay as they are."""
    part = _PARTS.get(colour)
    return colour if part is None else str(getattr(_theme.get(), part))


def is_native() -> bool:
    """Whether this run uses the colours of the terminal."""
    return _theme.get().native


def native_peg(name: str) -> tuple[str, str] | None:
    """Return the colour and the ink of a peg among the terminal's own; None where the theme brings its pegs along."""
    return _NATIVE_PEGS.get(name, _NATIVE_PLAIN) if is_native() else None


def css_variables() -> dict[str, str]:
    """Return the colours of this run by the names that the style sheet uses."""
    theme = _theme.get()
    told = {f"kp-{name}": getattr(theme, name) for name in _COLOURS}
    # What lies behind a sheet shows through, where colours can be mixed.
    return {**told, "kp-veil": theme.ground if theme.native else f"{theme.ground} 60%"}
