"""The line of keys below every screen: the keys that do something now; each can be clicked."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static

from keypeg.terminal import draw
from keypeg.words import DEFAULT, message, say

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
    """Show the keys of the screen; the line wraps, so no key is cut off."""

    auto_links = False

    def __init__(self) -> None:
        super().__init__(id="keys")

    def on_mount(self) -> None:
        """Redraw when the bindings change."""
        self.screen.bindings_updated_signal.subscribe(self, lambda _: self.show_keys())
        self.call_after_refresh(self.show_keys)

    def on_resize(self) -> None:
        """Wrap the line again."""
        self.show_keys()

    def show_keys(self) -> None:
        """Draw the keys that do something now; a key is never split over two lines."""
        room = self.app.size.width - 2
        lines: list[Content] = []
        for key in self._keys():
            longer = Content.assemble(lines[-1], "  ", key) if lines else key
            if lines and longer.cell_length <= room:
                lines[-1] = longer
            else:
                lines.append(key)
        self.update(draw.join_lines(lines))

    def _keys(self) -> list[Content]:
        language: str = getattr(self.app, "language", DEFAULT)
        seen: dict[str, Content] = {}
        for active in self.screen.active_bindings.values():
            binding = active.binding
            if not binding.show or not active.enabled or binding.description in seen:
                continue
            click = f"screen.press('{binding.key}')"
            sign = binding.key_display or _SIGNS.get(binding.key, binding.key.upper())
            seen[binding.description] = Content.assemble(
                (f" {sign} ", draw.style(draw.CHIP, draw.AMBER, bold=True, click=click)),
                (f" {say(message(binding.description), language)}", draw.style(draw.INK, click=click)),
            )
        return list(seen.values())
