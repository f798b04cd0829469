"""What the screens look like: pictures that are kept, in three sizes and two languages.

`KEYPEG_PICTURES=keep pytest tests/terminal/test_pictures.py` keeps the pictures as they are now; look at them before
you commit them.
"""

import os
import re
from pathlib import Path

import pytest

from keypeg.terminal.turns import Mode
from tests.terminal.stage import LARGE, SHOTS, SMALL, Stage, played, stage

KEPT = Path(__file__).parent / "pictures"
SIZES = {"narrow": (60, 30), "small": SMALL, "large": LARGE}
LANGUAGES = ("en", "de")
NOON = 1_700_000_000.0
"""A day in November 2023, for everything that asks for the time."""


UNKEPT = (
    (r"\n *@font-face \{[^}]*\}", ""),  # a picture loads nothing from anywhere
    (r"(?<=[;>])[0-9a-f]{16}(?=<)", "0123456789abcdef"),  # the seal of a code has a random number in it
    (r"terminal-\d+", "terminal"),  # a number made from the whole text
)
"""What differs from one run to the next, or is of no use, and what stands in its place."""


def compare(here: Stage, name: str) -> None:
    """Compare the screen with the picture kept under this name."""
    picture = here.app.export_screenshot(title="keypeg play")
    for pattern, instead in UNKEPT:
        picture = re.sub(pattern, instead, picture)
    path = KEPT / f"{name}.svg"
    if os.environ.get("KEYPEG_PICTURES") == "keep":
        KEPT.mkdir(exist_ok=True)
        path.write_text(picture, encoding="utf-8")
    if path.read_text(encoding="utf-8") != picture:
        SHOTS.mkdir(exist_ok=True)
        (SHOTS / path.name).write_text(picture, encoding="utf-8")
        pytest.fail(f"the screen is not as {path} has it, but as {SHOTS / path.name}:\n{here.text()}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_screens_look_as_their_pictures(tmp_path: Path, size: str, language: str) -> None:
    async def scene() -> None:
        async with stage(tmp_path, size=SIZES[size], language=language, now=lambda: NOON) as here:
            compare(here, f"menu-{size}-{language}")
            await here.press("down", "down", "enter")
            compare(here, f"setup-{size}-{language}")
            # Two people at this terminal, so that nothing depends on chance.
            await here.press("enter", "enter", *"rgby", "enter", "enter")
            await here.until_mode(Mode.GUESS)
            await here.type("RRBB")
            await here.type("RGYW")
            await here.press(*"kb")
            compare(here, f"table-{size}-{language}")

    played(scene())
