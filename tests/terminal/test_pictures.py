"""What the screens look like: pictures that are kept, in three sizes and two languages.

`KEYPEG_PICTURES=keep pytest tests/terminal/test_pictures.py` keeps the pictures as they are now, and leaves them as
SVG in the folder `shots` too: look at them before you commit them.
"""

import os
from pathlib import Path

import pytest

from tests.terminal.pictures import take_picture
from tests.terminal.scenes import NOON, SCENES, TRAINING
from tests.terminal.stage import SHOTS, Stage, played, stage

KEPT = Path(__file__).parent / "pictures"
SIZES = ((80, 24), (120, 40), (200, 60))
LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])
FIRST = ("menu", "set_up_computer", "guessing")
"""The screens that everybody sees, on every run of the tests."""
KEEPING = os.environ.get("KEYPEG_PICTURES") == "keep"


async def take_pictures(here: Stage, name: str) -> str:
    """Return the screen in every size, with a line above each."""
    taken = []
    for width, height in SIZES:
        await here.pilot.resize_terminal(width, height)
        await here.settle()
        taken.append(f"== {width}x{height}\n{take_picture(here)}")
        if KEEPING:
            here.shoot(name)
    return "".join(taken)


def compare(folder: Path, scene: str, language: str) -> None:
    """Compare a screen with its pictures."""
    (folder / "training.json").write_bytes(TRAINING)
    name, taken = f"{scene}-{language}", ""

    async def script() -> None:
        nonlocal taken
        async with stage(folder, size=SIZES[0], language=language, now=lambda: NOON) as here:
            await SCENES[scene](here)
            taken = await take_pictures(here, name)

    played(script())
    path = KEPT / f"{name}.txt"
    if KEEPING:
        KEPT.mkdir(exist_ok=True)
        path.write_text(taken, encoding="utf-8")
    if path.read_text(encoding="utf-8") != taken:
        SHOTS.mkdir(exist_ok=True)
        (SHOTS / path.name).write_text(taken, encoding="utf-8")
        pytest.fail(f"the screen is not as {path} has it, but as {SHOTS / path.name}:\n{taken}")


@LANGUAGES
@pytest.mark.parametrize("scene", FIRST)
def test_the_first_screens_look_as_their_pictures(tmp_path: Path, scene: str, language: str) -> None:
    compare(tmp_path, scene, language)


@LANGUAGES
@pytest.mark.parametrize("scene", [name for name in SCENES if name not in FIRST])
def test_every_other_screen_looks_as_its_pictures(tmp_path: Path, scene: str, language: str) -> None:
    compare(tmp_path, scene, language)


def test_every_picture_has_its_scene() -> None:
    kept = {path.name for path in KEPT.iterdir()}
    assert kept == {f"{scene}-{language}.txt" for scene in SCENES for language in ("en", "de")}
