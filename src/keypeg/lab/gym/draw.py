"""The board drawn: as text, and as an array of pixels."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from keypeg.lab.gym.board import EMPTY, ArrayBoard
from keypeg.rules import Code, Edition, Position
from keypeg.show import Board
from keypeg.show.pegs import GROUND_FILL, HOLE_FILL, INK_FILL, RED_FILL, WHITE_FILL, fill_of

STEP = 24
"""Pixels from one hole to the next."""
PEG, KEY, DOT = 9, 4, 3
"""Radius in pixels of a peg, a key peg and an empty hole."""

Pixels = NDArray[np.uint8]


def draw_ansi(position: Position, *, played: int, secret: Code | None) -> str:
    """Return the board as text, the latest row on top; the secret only once it is revealed."""
    left = position.edition.shape.rows - played
    shown = [repr(Board(position)), f"{left} row{'' if left == 1 else 's'} left"]
    return "\n".join(shown if secret is None else [*shown, f"The secret was {secret}."])


def draw_rgb(board: ArrayBoard, *, secret: Code | None) -> Pixels:
    """Return the board as pixels (height, width, 3): rows grow upward towards the secret or its shield."""
    shape = board.edition.shape
    keys = (shape.pegs + 1) // 2
    height, width = STEP * (shape.rows + 2), STEP * (shape.pegs + 1) + 2 * STEP + keys * 10
    pixels = np.empty((height, width, 3), np.uint8)
    pixels[:] = _colour(GROUND_FILL)
    if secret is None:
        pixels[STEP // 2 : STEP + STEP // 2, STEP : STEP * (shape.pegs + 1)] = _colour(INK_FILL)
    else:
        _pegs(pixels, board.edition, [board.edition.letters.index(x) for x in secret], STEP)
    for row in range(shape.rows):
        y = height - STEP - row * STEP
        _pegs(pixels, board.edition, board.guesses[row].tolist(), y)
        _keys(pixels, shape.pegs, *board.feedback[row].tolist(), y=y)
    return pixels


def _pegs(pixels: Pixels, edition: Edition, colours: list[int], y: int) -> None:
    for at, colour in enumerate(colours):
        x = STEP * at + STEP + STEP // 2
        if colour == EMPTY:
            _disc(pixels, x, y, DOT, HOLE_FILL)
            continue
        _disc(pixels, x, y, PEG + 1, INK_FILL)
        _disc(pixels, x, y, PEG, fill_of(edition.colours[colour].name) or GROUND_FILL)


def _keys(pixels: Pixels, pegs: int, red: int, white: int, *, y: int) -> None:
    half = (pegs + 1) // 2
    fills = [RED_FILL] * max(red, 0) + [WHITE_FILL] * max(white, 0)
    fills += [HOLE_FILL] * (pegs - len(fills))
    for at, fill in enumerate(fills):
        _disc(pixels, STEP * (pegs + 2) + at % half * 10, y - 5 + at // half * 10, KEY, fill)


def _disc(pixels: Pixels, x: int, y: int, radius: int, colour: str) -> None:
    ys, xs = np.ogrid[: pixels.shape[0], : pixels.shape[1]]
    pixels[(xs - x) ** 2 + (ys - y) ** 2 <= radius * radius] = _colour(colour)


def _colour(text: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(text[1:]))
