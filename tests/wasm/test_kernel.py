"""The kernel as WebAssembly gives the results of the native module and of the twin."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from keypeg.engine import _native, kernel, twin
from keypeg.engine.kernel import MEASURES, KernelShape
from tests.wasm.conftest import BrowserPython

Each = Callable[..., list[object]]

CLASSIC, SUPER = (4, 6, True, True), (5, 8, True, True)
SMALL = [
    (1, 3, True, True),
    (3, 4, True, True),
    (3, 5, False, True),
    (3, 5, False, False),
    (2, 9, True, True),
]
WRONG = [
    ("marks", (CLASSIC, b"\0\0\0", b"")),
    ("marks", (CLASSIC, b"\0\0\0\6", b"")),
    ("candidates", ((9, 6, True, True), [], 1e7)),
    ("candidates", ((4, 14, True, True), [], 1e7)),
    ("candidates", (CLASSIC, [(b"\0\0\1\1", 3, 2)], 1e7)),
    ("candidates", (CLASSIC, [(b"\0\0\1\1", -1, 2)], 1e7)),
    ("candidates", ((8, 12, True, True), [], 1e7)),
    ("choose", (CLASSIC, "most", [], 1, 1e7, None)),
    ("choose", (CLASSIC, "parts", [(b"\0\0\1\1", 0, 0), (b"\0\0\1\1", 4, 0)], 1, 1e7, None)),
    ("choose_among", (CLASSIC, "parts", b"", 1, None)),
    ("choose_among", (CLASSIC, "parts", b"\0\0\1\1", 0, None)),
]


def rows(*played: str) -> list[tuple[bytes, int, int]]:
    """Rows such as `0011:1-2`."""
    read = [(text.partition(":")[0], text.partition(":")[2].split("-")) for text in played]
    return [(bytes(map(int, guess)), int(red), int(white)) for guess, (red, white) in read]


def near(found: object, right: list[tuple[bytes, int, int, float, int, bool]]) -> bool:
    """Whether choices agree; the sums of logarithms may differ in the last digits."""
    if not isinstance(found, list) or len(found) != len(right):
        return False
    pairs = list(zip(found, right, strict=True))
    return all((*a[:3], *a[4:]) == (*b[:3], *b[4:]) and a[3] == pytest.approx(b[3]) for a, b in pairs)


def test_it_counts_by_vectors_where_the_browser_has_them(
    browser_python: BrowserPython, plain_python: BrowserPython
) -> None:
    assert browser_python.call("paths") == ["scalar", "wasm"]
    assert plain_python.call("paths") == ["scalar"]


@pytest.mark.parametrize("shape", SMALL, ids=str)
def test_small_shapes_are_computed_as_the_twin_does(
    each_python: Each, shape: tuple[int, int, bool, bool]
) -> None:
    every = twin.candidates(shape, [], 1e7)
    guess = every[: shape[0]]
    for found in each_python("candidates", shape, [], 1e7):
        assert found == every
    for found in each_python("marks", shape, guess, every):
        assert found == twin.marks(shape, guess, every)
    for found in each_python("partition", shape, every, None, 1e7, None):
        assert found == twin.partition(shape, every, None, 1e7, None)
    for measure in MEASURES:
        for found in each_python("choose", shape, measure, [], 3, 1e7, None):
            assert near(found, twin.choose(shape, measure, [], 3, 1e7, None))
        for found in each_python("tree", shape, measure, True, 1e7, None, None):
            assert found == twin.tree(shape, measure, True, 1e7, None, None)


@pytest.mark.parametrize("path", ["scalar", "wasm"])
@pytest.mark.parametrize("played", [(), ("0123:1-1",), ("0123:0-2", "4235:1-1")], ids=str)
def test_larger_shapes_are_computed_as_the_native_module_does(
    browser_python: BrowserPython, played: tuple[str, ...], path: str
) -> None:
    for shape in (CLASSIC, (4, 12, True, True), (4, 10, False, False), (4, 7, True, True)):
        given = rows(*played)
        left = _native.candidates(shape, given, 1e7)
        assert browser_python.call("candidates", shape, given, 1e7) == left
        for measure in MEASURES if shape == CLASSIC else ("entropy",):
            right = _native.choose(shape, measure, given, 1, 1e7, None)
            assert near(browser_python.call("choose", shape, measure, given, 1, 1e7, path), right)
            among = _native.choose_among(shape, measure, left[:800], 2, None)
            assert near(browser_python.call("choose_among", shape, measure, left[:800], 2, path), among)


def test_the_parts_of_every_guess_are_those_of_the_native_module(browser_python: BrowserPython) -> None:
    left = _native.candidates(CLASSIC, rows("0011:1-1"), 1e7)
    right = _native.partition(CLASSIC, left, None, 1e7, None)
    assert browser_python.call("partition", CLASSIC, left, None, 1e7, "wasm") == right
    assert browser_python.call("partition", CLASSIC, left, left, 1e7, None) == _native.partition(
        CLASSIC, left, left, 1e7, None
    )


def test_a_shape_too_large_to_list_gives_its_first_candidates(each_python: Each) -> None:
    shape, given = (8, 12, True, True), rows("01234567:1-3")
    for found in each_python("first_candidates", shape, given, 20):
        assert found == _native.first_candidates(shape, given, 20)


@pytest.mark.parametrize(
    "played", [("0011:1-0",), ("0000:0-0", "0111:1-3"), ("0123:4-0", "0123:0-0", "4455:0-0")], ids=str
)
def test_contradictions_are_found_and_codes_counted_as_the_native_module_does(
    each_python: Each, played: tuple[str, ...]
) -> None:
    given = rows(*played)
    for found in each_python("contradiction", CLASSIC, given, 10**8, 10**6):
        assert found == _native.contradiction(CLASSIC, given, 10**8, 10**6)
    for found in each_python("agreeing_count", CLASSIC, given, 10**8):
        assert found == _native.agreeing_count(CLASSIC, given, 10**8)
    for found in each_python("agreeing_count", CLASSIC, given, 1):
        assert found == _native.agreeing_count(CLASSIC, given, 1)


@pytest.mark.parametrize(("name", "arguments"), WRONG, ids=lambda value: str(value)[:40])
def test_wrong_input_is_refused_in_the_same_words(
    browser_python: BrowserPython, name: str, arguments: tuple[object, ...]
) -> None:
    with pytest.raises(ValueError) as right:
        getattr(twin, name)(*arguments)
    with pytest.raises(RuntimeError) as found:
        browser_python.call(name, *arguments)
    assert str(found.value) == f"ValueError: {right.value}"


VALUE = """
from keypeg.engine.search import Solver
solver = Solver({shape!r})
repr({what})
"""


@pytest.mark.parametrize("played", ["0011:1-0", "0012:0-2", "0000:1-0"])
def test_perfect_play_is_worth_the_same_in_a_browser(browser_python: BrowserPython, played: str) -> None:
    given = rows(played)
    right = kernel.prover(CLASSIC, threads=1, table_bits=0).value(None, given, 255, 0.0)
    program = VALUE.format(shape=CLASSIC, what=f"tuple(solver.value({given!r}))[:2]")
    assert browser_python.run(program) == repr(right[:2])


def test_every_guess_of_a_small_shape_is_worth_the_same(browser_python: BrowserPython) -> None:
    shape = KernelShape(3, 5)
    native = kernel.prover(tuple(shape), threads=1, table_bits=0)
    right = [value[:2] for value in native.guess_values(None, rows("012:1-1"), 255, 0.0)]
    what = f"[tuple(value)[:2] for value in solver.guess_values({rows('012:1-1')!r})]"
    assert browser_python.run(VALUE.format(shape=tuple(shape), what=what)) == repr(right)
    one = native.guess_value(None, rows("012:1-1"), bytes((0, 1, 3)), 255, 0.0)
    what = f"tuple(solver.guess_value(bytes((0, 1, 3)), {rows('012:1-1')!r}))[:2]"
    assert browser_python.run(VALUE.format(shape=tuple(shape), what=what)) == repr(one[:2])


def test_a_search_out_of_time_answers_with_bounds_that_hold(browser_python: BrowserPython) -> None:
    given = rows("0011:1-0")
    exact = kernel.prover(CLASSIC, threads=1, table_bits=0).value(None, given, 255, 0.0)[0]
    what = f"[*solver.value({given!r}, seconds=1e-6)[:2]]"
    lower, upper = eval(str(browser_python.run(VALUE.format(shape=CLASSIC, what=what))))
    assert lower <= exact <= upper
    assert lower < upper
