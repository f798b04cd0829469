"""The native kernel as WebAssembly, for Python inside a browser; the functions are those of `_native`.

Whoever starts Python there registers the JavaScript module `keypeg_wasm` first. Its one function, `call`, takes the
name of a kernel function, its numbers and its buffers, and returns a status byte followed by the result.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from keypeg.engine import twin

_Shape = tuple[int, int, bool, bool]
_Row = tuple[bytes, int, int]
_Choice = tuple[bytes, int, int, float, int, bool]
_Value = tuple[int, int, bytes]
_Progress = Callable[[int, int], object] | None

_REFUSED, _FAILED = 1, 2
_CHOICE = struct.Struct("<8s5d")
_FEW_CODES = 1500
_FEW_BITS, _MOST_BITS = 18, 20

# Missing outside a browser, which makes the import of this module fail there.
_call: Any = import_module("keypeg_wasm").call
_to_js: Any = import_module("pyodide.ffi").to_js


def _ask(name: str, numbers: Sequence[float] = (), buffers: Sequence[bytes | None] = ()) -> bytes:
    raw: bytes = _call(name, _to_js(list(numbers)), _to_js(list(buffers))).to_bytes()
    status, result = raw[0], raw[1:]
    if status == _REFUSED:
        raise ValueError(result.decode())
    if status == _FAILED:
        raise MemoryError(result.decode())
    return result


def mark(secret: bytes, guess: bytes) -> tuple[int, int]:
    """Return the red and white key pegs of a guess; for one pair the way to the kernel is longer than the work."""
    return twin.mark(secret, guess)


def marks(shape: _Shape, guess: bytes, candidates: bytes) -> bytes:
    """Return the feedback index of every candidate."""
    return _ask("marks", [_pack(shape)], [guess, candidates])


def candidates(shape: _Shape, rows: list[_Row], limit: float) -> bytes:
    """Return all secrets that agree with the rows, in order."""
    return _ask("candidates", [_pack(shape), limit], [_rows(shape, rows)])


def first_candidates(shape: _Shape, rows: list[_Row], most: int) -> bytes:
    """Return the first `most` of them."""
    return _ask("first_candidates", [_pack(shape), most], [_rows(shape, rows)])


def agreeing_count(shape: _Shape, rows: list[_Row], steps: int) -> int | None:
    """Return how many secrets agree with the rows; None where that takes more steps."""
    twin.check_rows(shape, rows)
    raw = _ask("agreeing_count", [_pack(shape), steps], [_rows(shape, rows)])
    return int.from_bytes(raw, "little") if raw else None


def contradiction(
    shape: _Shape, rows: list[_Row], verdict_steps: int, smallest_steps: int
) -> tuple[list[int], bool] | None:
    """Return rows, from 0, that no secret agrees with, and whether no smaller set does."""
    twin.check_rows(shape, rows)
    raw = _ask("contradiction", [_pack(shape), verdict_steps, smallest_steps], [_rows(shape, rows)])
    return (list(raw[1:]), bool(raw[0])) if raw else None


def partition(
    shape: _Shape, candidates: bytes, guesses: bytes | None, limit: float, path: str | None
) -> bytes:
    """Return, for each guess (None: every guess of the shape), the candidates per feedback index, as uint32."""
    return _ask("partition", [_pack(shape), limit], [candidates, guesses, _text(path)])


def choose(
    shape: _Shape, measure: str, rows: list[_Row], top: int, limit: float, path: str | None
) -> list[_Choice]:
    """Return the best guesses of the shape at a position."""
    buffers = [measure.encode(), _rows(shape, rows), _text(path)]
    return _choices(shape, _ask("choose", [_pack(shape), top, limit], buffers))


def choose_among(shape: _Shape, measure: str, candidates: bytes, top: int, path: str | None) -> list[_Choice]:
    """Return the best guesses of the shape for a set of candidates."""
    buffers = [measure.encode(), candidates, _text(path)]
    return _choices(shape, _ask("choose_among", [_pack(shape), top], buffers))


def tree(
    shape: _Shape,
    measure: str,
    encode: bool,  # noqa: FBT001, the signature of the native module
    limit: float,
    progress: _Progress,
    path: str | None,
) -> tuple[int, int, list[int], bytes]:
    """Play every secret; the progress is only told at the end."""
    raw = _ask("tree", [_pack(shape), int(encode), limit], [measure.encode(), _text(path)])
    total, nodes, length = struct.unpack_from("<3Q", raw)
    histogram = list(struct.unpack_from(f"<{length}Q", raw, 24))
    if progress is not None:
        progress(sum(histogram), sum(histogram))
    return total, nodes, histogram, raw[24 + 8 * length :]


def paths() -> list[str]:
    """Return the ways of counting this browser can run, slowest first."""
    return _ask("paths").decode().split()


NEVER, ANY_ROWS = struct.unpack("<2i", _ask("prover_limits"))


class Prover:
    """Values of positions of one shape, computed on the one thread there is."""

    def __init__(self, shape: _Shape, threads: int, table_bits: int, *, counting: int = 0) -> None:
        if threads < 1:
            raise ValueError("threads must be at least 1")
        self._pegs = shape[0]
        codes = twin.code_count(shape)
        bits = table_bits or (_FEW_BITS if codes < _FEW_CODES else _MOST_BITS)
        self._number: int = struct.unpack("<i", _ask("prover_open", [_pack(shape) | counting << 10, bits]))[0]
        self._shape = shape

    def value(self, candidates: bytes | None, played: Sequence[_Row], rows: int, seconds: float) -> _Value:
        """Return bounds on the least total of a position, and the guess that reaches the upper one."""
        buffers = [candidates, _rows(self._shape, played)]
        return self._values(_ask("prover_value", [self._number, rows, seconds], buffers))[0]

    def guess_value(
        self, candidates: bytes | None, played: Sequence[_Row], guess: bytes, rows: int, seconds: float
    ) -> _Value:
        """Return the same for the trees that start with this guess."""
        buffers = [candidates, _rows(self._shape, played), guess]
        return self._values(_ask("prover_guess_value", [self._number, rows, seconds], buffers))[0]

    def guess_values(
        self, candidates: bytes | None, played: Sequence[_Row], rows: int, seconds: float
    ) -> list[_Value]:
        """Return the same for every guess, in the order of codes."""
        buffers = [candidates, _rows(self._shape, played)]
        return self._values(_ask("prover_guess_values", [self._number, rows, seconds], buffers))

    def improve(self, width: int, rows: int) -> bytes:
        """Return a good whole tree, encoded."""
        return _ask("prover_improve", [self._number, width, rows])

    def stop(self) -> None:
        """Do nothing: on one thread nothing can be under way."""

    def _values(self, raw: bytes) -> list[_Value]:
        each = struct.iter_unpack(f"<2i{self._pegs}s", raw)
        return [(lower, upper, guess) for lower, upper, guess in each]

    def __del__(self) -> None:
        if hasattr(self, "_shape"):
            _ask("prover_close", [self._number])


def _pack(shape: _Shape) -> int:
    pegs, colours, secret_repeats, guess_repeats = shape
    if not (0 <= pegs < 16 and 0 <= colours < 16):
        twin.check_shape(shape)
    return pegs | colours << 4 | bool(secret_repeats) << 8 | bool(guess_repeats) << 9


def _rows(shape: _Shape, rows: Sequence[_Row]) -> bytes:
    for row in rows:
        twin.check_row(shape, row)
    return b"".join(guess + bytes((red, white)) for guess, red, white in rows)


def _text(text: str | None) -> bytes | None:
    return None if text is None else text.encode()


def _choices(shape: _Shape, raw: bytes) -> list[_Choice]:
    return [
        (guess[: shape[0]], int(largest), int(squares), entropy, int(parts), bool(candidate))
        for guess, largest, squares, entropy, parts, candidate in _CHOICE.iter_unpack(raw)
    ]
