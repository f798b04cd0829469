"""The line of keys below every screen: each key that does something now, and each can be clicked."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static

from keypeg.terminal import draw

_SIGNS = {
    "enter": "⏎",
    "escape": "Esc",
    "backspace": "⌫",
    "question_mark": "?",
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "tab": "Tab",
    "space": "Space",
}


class Keys(Static):
    """Shows the keys of the screen it stands on; it wraps, so that none is cut off."""

    auto_links = False

    def __init__(self) -> None:
        super().__init__(id="keys")

    def on_mount(self) -> None:
        """Follow the bindings."""
        self.screen.bindings_updated_signal.subscribe(self, lambda _: self.show_keys())
        self.call_after_refresh(self.show_keys)

    def show_keys(self) -> None:
        """Draw the keys that do something now."""
        seen: dict[str, Content] = {}
        for active in self.screen.active_bindings.values():
            binding = active.binding
            if not binding.show or not active.enabled or binding.description in seen:
                continue
            click = f"screen.press('{binding.key}')"
            sign = binding.key_display or _SIGNS.get(binding.key, binding.key.upper())
            seen[binding.description] = Content.assemble(
                (f"\u00a0{sign}\u00a0".replace(" ", "\u00a0"), draw.style(draw.GROUND, draw.AMBER, bold=True, click=click)),
                (f"\u00a0{binding.description}".replace(" ", "\u00a0"), draw.style(draw.INK, click=click)),
            )
        self.update(Content("  ").join(seen.values()))
