"""Themes: the colours of everything but the pegs, each a handful of values."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True, kw_only=True)
class TerminalTheme:
    """What the parts of a screen are painted with; `lit` is the row being played, `proof` a row with wrong feedback."""

    ground: str
    board: str
    lit: str
    proof: str
    ink: str
    faint: str
    amber: str
    alarm: str
    lucky: str


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
    ),
}
DEFAULT_THEME = "walnut"

_theme: ContextVar[TerminalTheme] = ContextVar("theme", default=WALNUT)
_PARTS = {getattr(WALNUT, field.name): field.name for field in fields(TerminalTheme)}


@contextmanager
def painted(name: str) -> Iterator[None]:
    """Paint what is drawn within this block in a theme."""
    token = _theme.set(THEMES[name])
    try:
        yield
    finally:
        _theme.reset(token)


def in_theme(colour: str) -> str:
    """Return a colour of the walnut theme in the theme of this run; the colours of pegs stay as they are."""
    part = _PARTS.get(colour)
    return colour if part is None else str(getattr(_theme.get(), part))


def css_variables() -> dict[str, str]:
    """Return the colours of this run by the names that the style sheet uses."""
    theme = _theme.get()
    return {f"kp-{field.name}": getattr(theme, field.name) for field in fields(TerminalTheme)}
