"""What the screens look like: pictures that are kept, in four sizes and two languages.

`KEYPEG_PICTURES=keep pytest tests/terminal/test_pictures.py` keeps the pictures as they are now, and leaves them as
SVG in the folder `shots` too: look at them before you commit them.
"""

import os
from itertools import count
from pathlib import Path

import pytest

from tests.terminal.pictures import take_picture
from tests.terminal.scenes import NOON, SCENES, TRAINING
from tests.terminal.stage import Stage, played, stage
from tests.waiting import attempts_async

KEPT = Path(__file__).parent / "pictures"
SIZES = ((80, 24), (120, 40), (200, 60), (60, 20))
LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])
FIRST = ("menu", "set_up_computer", "guessing")
"""The screens that everybody sees, on every run of the tests."""
ROUNDS = 4
"""How often a screen is looked at until it counts as finished."""
KEEPING = os.environ.get("KEYPEG_PICTURES") == "keep"


async def take_pictures(here: Stage, name: str) -> str:
    """Return the screen in every size, with a line above each, to be kept: each as soon as it no longer changes."""
    taken = ""
    for size in SIZES:
        await resize(here, size)
        picture = take_picture(here)
        while not await stays(here, picture):
            picture = take_picture(here)
        taken += f"{heading(size)}{picture}"
        here.shoot(name)
    return taken


async def stays(here: Stage, picture: str) -> bool:
    """Whether the screen fills its size and looks as a picture, now and a few rounds later.

    A new size comes in rounds: the keys wrap, the middle gets another height, the board is drawn for it and scrolled.
    On a busy machine the pilot takes the program for idle in between.
    """
    for _ in range(ROUNDS):
        if len(here.app.screen._compositor.render_strips()) != here.app.size.height:
            return False
        if take_picture(here) != picture:
            return False
        await here.settle()
    return True


async def resize(here: Stage, size: tuple[int, int]) -> None:
    await here.pilot.resize_terminal(*size)
    await here.settle()


def heading(size: tuple[int, int]) -> str:
    return "== {}x{}\n".format(*size)


async def wait_for_pictures(here: Stage, path: Path) -> None:
    """Wait in every size until the screen is as its picture."""
    kept = path.read_text(encoding="utf-8")
    for size in SIZES:
        expected = kept.split(heading(size))[1].split("== ")[0]
        await resize(here, size)

        def tell() -> str:
            return f"a screen as {path} has it, not this:\n{take_picture(here)}"

        async for _ in attempts_async(tell):
            if await stays(here, expected):
                break
            await here.settle()


@pytest.fixture(autouse=True)
def fixed_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    """Number the tables: the seal of a code, which is shown, depends on the table."""
    numbers = count(1)
    monkeypatch.setattr("keypeg.table.orders.opening.new_id", lambda: f"{next(numbers):016}")


def compare(folder: Path, scene: str, language: str) -> None:
    """Compare a screen with its pictures, or keep them."""
    (folder / "training.json").write_bytes(TRAINING)
    name = f"{scene}-{language}"
    path = KEPT / f"{name}.txt"

    async def script() -> None:
        async with stage(folder, size=SIZES[0], language=language, now=lambda: NOON) as here:
            await SCENES[scene](here)
            if KEEPING:
                path.write_text(await take_pictures(here, name), encoding="utf-8")
            else:
                await wait_for_pictures(here, path)

    played(script())


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
