"""The native kernel against its twin, and against figures from the literature."""

import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.engine import _native, kernel, twin
from keypeg.engine.kernel import MEASURES, KernelRow, KernelShape

CLASSIC = KernelShape(4, 6)
PATHS = kernel.paths()


@st.composite
def shapes(draw: st.DrawFn, most_guesses: int) -> KernelShape:
    """A shape the twin can enumerate."""
    pegs = draw(st.integers(1, 8))
    most = max(c for c in range(2, 14) if c == 2 or c**pegs <= most_guesses)
    colours = draw(st.integers(2, most))
    repeats = [(True, True)] if colours < pegs else [(True, True), (False, True), (False, False)]
    return KernelShape(pegs, colours, *draw(st.sampled_from(repeats)))


def codes(shape: KernelShape, *, repeats: bool) -> st.SearchStrategy[bytes]:
    """A code of the shape."""
    colour = st.integers(0, shape.colours - 1)
    return st.lists(colour, min_size=shape.pegs, max_size=shape.pegs, unique=not repeats).map(bytes)


@st.composite
def positions(draw: st.DrawFn, most_guesses: int) -> tuple[KernelShape, list[KernelRow]]:
    """A shape and rows that some secret of it gives."""
    shape = draw(shapes(most_guesses))
    secret = draw(codes(shape, repeats=shape.secret_repeats))
    guesses = draw(st.lists(codes(shape, repeats=shape.guess_repeats), max_size=4))
    return shape, [KernelRow(guess, *kernel.mark(secret, guess)) for guess in guesses]


@st.composite
def sets(draw: st.DrawFn, most_guesses: int, most: int) -> tuple[KernelShape, bytes]:
    """A shape and some of its secrets."""
    shape = draw(shapes(most_guesses))
    one = codes(shape, repeats=shape.secret_repeats)
    return shape, b"".join(draw(st.lists(one, min_size=1, max_size=most)))


# R11, from rule sheet 003, the colours numbered as it names them: M W P T Y O.
@pytest.mark.parametrize(
    ("secret", "guess", "feedback"),
    [("0123", "1425", (1, 1)), ("0235", "1433", (1, 0)), ("2245", "0431", (0, 1)), ("0204", "3001", (1, 1))],
)
def test_the_examples_of_the_rule_sheet_are_marked_so(
    secret: str, guess: str, feedback: tuple[int, int]
) -> None:
    pair = bytes(map(int, secret)), bytes(map(int, guess))
    assert kernel.mark(*pair) == twin.mark(*pair) == feedback


def test_four_pegs_have_fourteen_feedbacks_and_all_pairs_their_known_frequencies() -> None:
    # Counted once more by the definition of the feedback, over all 1,296 squared pairs.
    every = kernel.candidates(CLASSIC)
    counts = kernel.partition(CLASSIC, every)
    found = {fb: sum(counts[g, i] for g in range(1296)) for i, fb in enumerate(kernel.feedbacks(4))}
    assert sum(found.values()) == 1296**2
    assert sum(n > 0 for n in found.values()) == 14
    assert (found[0, 0], found[1, 1], found[2, 2], found[3, 1]) == (121_590, 293_760, 6_480, 0)


@given(sets(100_000, 40), st.data())
def test_marks_are_those_of_the_twin(drawn: tuple[KernelShape, bytes], data: st.DataObject) -> None:
    shape, secrets = drawn
    guess = data.draw(codes(shape, repeats=shape.guess_repeats))
    assert kernel.marks(shape, guess, secrets) == twin.marks(shape, guess, secrets)


@settings(max_examples=60, deadline=None)
@given(positions(2_000))
def test_candidates_are_those_of_the_twin(position: tuple[KernelShape, list[KernelRow]]) -> None:
    shape, rows = position
    assert kernel.candidates(shape, rows) == twin.candidates(shape, list(rows), 10_000)


@pytest.mark.parametrize("path", PATHS)
@settings(max_examples=50, deadline=None)
@given(sets(800, 60))
def test_all_guesses_are_partitioned_as_by_the_twin(path: str, drawn: tuple[KernelShape, bytes]) -> None:
    shape, secrets = drawn
    counts = kernel.partition(shape, secrets, path=path)
    assert counts.tobytes() == twin.partition(shape, secrets, None, 10_000, None)


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "shape",
    [
        KernelShape(5, 8),
        KernelShape(4, 13),
        KernelShape(3, 10, False),
        KernelShape(4, 9, False, False),
        KernelShape(8, 3),
        KernelShape(2, 13),
    ],
)
@pytest.mark.parametrize("size", [1, 8, 31, 248, 249, 2_000])
def test_sets_of_every_size_are_partitioned_as_guess_by_guess(
    path: str, shape: KernelShape, size: int
) -> None:
    every = kernel.candidates(shape)
    n = len(every) // shape.pegs
    step = max(1, n // size)
    secrets = b"".join(every[i * shape.pegs : (i + 1) * shape.pegs] for i in range(0, n, step)[:size])
    guesses = kernel.candidates(
        KernelShape(shape.pegs, shape.colours, shape.guess_repeats, shape.guess_repeats)
    )
    counts = kernel.partition(shape, secrets, path=path)
    assert counts == kernel.partition(shape, secrets, guesses)


@given(sets(5_000, 40), st.data())
def test_given_guesses_are_partitioned_as_by_the_twin(
    drawn: tuple[KernelShape, bytes], data: st.DataObject
) -> None:
    shape, secrets = drawn
    guesses = b"".join(data.draw(st.lists(codes(shape, repeats=shape.guess_repeats), min_size=1, max_size=9)))
    counts = kernel.partition(shape, secrets, guesses)
    assert counts.tobytes() == twin.partition(shape, secrets, guesses, 10, None)


@pytest.mark.parametrize("path", PATHS)
@settings(max_examples=40, deadline=None)
@given(positions(500), st.sampled_from(MEASURES), st.integers(1, 4))
def test_the_choice_at_a_position_is_the_best_of_all_guesses(
    path: str, position: tuple[KernelShape, list[KernelRow]], measure: str, top: int
) -> None:
    shape, rows = position
    ours = kernel.choose(shape, measure, rows, top=top, path=path)
    theirs = twin.choose(shape, measure, list(rows), top, 10_000, None)
    assert_same_choices(ours, theirs)


@pytest.mark.parametrize("path", PATHS)
@settings(max_examples=40, deadline=None)
@given(sets(500, 60), st.sampled_from(MEASURES), st.integers(1, 4))
def test_the_choice_for_a_set_is_the_best_of_all_guesses(
    path: str, drawn: tuple[KernelShape, bytes], measure: str, top: int
) -> None:
    shape, secrets = drawn
    ours = kernel.choose_among(shape, measure, secrets, top=top, path=path)
    assert_same_choices(ours, twin.choose_among(shape, measure, secrets, top, None))


def assert_same_choices(
    ours: list[kernel.Choice], theirs: list[tuple[bytes, int, int, float, int, bool]]
) -> None:
    """Equal, the entropy within what a float holds."""
    assert [(*c[:3], *c[4:]) for c in ours] == [(*c[:3], *c[4:]) for c in theirs]
    assert [c.entropy for c in ours] == pytest.approx([c[3] for c in theirs], abs=1e-8)


@settings(max_examples=25, deadline=None)
@given(positions(40_000), st.sampled_from(MEASURES))
def test_searching_equivalent_guesses_once_changes_no_choice(
    position: tuple[KernelShape, list[KernelRow]], measure: str
) -> None:
    shape, rows = position
    agree = kernel.candidates(shape, rows)
    # Two guesses asked for: every guess is looked at.
    assert kernel.choose(shape, measure, rows) == kernel.choose_among(shape, measure, agree, top=2)[:1]


# Totals over the 1,296 secrets: Knuth 1977 (minimax), Irving 1978, Neuwirth 1982, Kooi 2005.
@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    ("measure", "total", "most_rows"),
    [("minimax", 5_801, 5), ("expected-size", 5_696, 6), ("entropy", 5_722, 6), ("parts", 5_668, 6)],
)
def test_whole_trees_of_the_classic_box_have_the_published_totals(
    path: str, measure: str, total: int, most_rows: int
) -> None:
    tree = kernel.tree(CLASSIC, measure, path=path)
    assert (tree.total, len(tree.histogram), sum(tree.histogram)) == (total, most_rows, 1296)


@pytest.mark.parametrize("measure", MEASURES)
@pytest.mark.parametrize(
    "shape",
    [
        KernelShape(1, 5),
        KernelShape(2, 6),
        KernelShape(3, 4),
        KernelShape(4, 3),
        KernelShape(3, 5, False),
        KernelShape(3, 6, False, False),
        KernelShape(5, 2),
    ],
)
def test_whole_trees_of_small_shapes_are_those_of_the_twin(shape: KernelShape, measure: str) -> None:
    ours = kernel.tree(shape, measure, encode=True)
    assert ours == twin.tree(shape, measure, True, 10_000, None, None)


def test_a_decoded_tree_breaks_every_secret_in_the_rows_it_claims() -> None:
    tree = kernel.tree(CLASSIC, "entropy", encode=True)
    root = kernel.decode(CLASSIC, tree.encoded)
    every = kernel.candidates(CLASSIC)
    rows: Counter[int] = Counter()
    for at in range(0, len(every), 4):
        secret, node, row = every[at : at + 4], root, 1
        while node.guess != secret:
            node, row = node.children[twin.marks(CLASSIC, node.guess, secret)[0]], row + 1
        rows[row] += 1
    assert [rows[row] for row in range(1, max(rows) + 1)] == tree.histogram


def test_all_guesses_rank_by_entropy_as_exact_integers_rank_them() -> None:
    # The twin compares products of n**n, so equal entropies tie there however their parts differ.
    rows = [KernelRow(bytes([0, 0, 1, 2]), 1, 1)]
    ours = kernel.choose(CLASSIC, "entropy", rows, top=1296)
    assert_same_choices(ours, twin.choose(CLASSIC, "entropy", list(rows), 1296, 1296, None))


def test_progress_is_told_and_its_error_ends_the_work() -> None:
    class Enough(Exception):
        pass

    def stop(done: int, total: int) -> None:
        assert 0 <= done <= total == 59_049
        raise Enough

    with pytest.raises(Enough):
        kernel.tree(KernelShape(5, 9), "entropy", progress=stop, path="scalar" if "scalar" in PATHS else None)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda k: k.marks((9, 6, True, True), b"", b""), "pegs must be 1 to 8"),
        (lambda k: k.marks((4, 14, True, True), b"", b""), "colours must be 2 to 13"),
        (lambda k: k.marks((4, 3, False, True), b"", b""), "too few colours for codes without repeats"),
        (
            lambda k: k.marks((4, 6, True, False), b"", b""),
            "guesses without repeats could never break a secret that repeats",
        ),
        (lambda k: k.mark(b"\0\1", b"\0"), "guess must be 2 bytes long, not 1"),
        (lambda k: k.marks(CLASSIC, b"\0\1\2\6", b""), "guess must hold colours 0 to 5, not 6"),
        (
            lambda k: k.marks(CLASSIC, b"\0\1\2\3", b"\0\0\0"),
            "candidates must be a multiple of 4 bytes long, not 3",
        ),
        (lambda k: k.marks((2, 4, False, False), b"\1\1", b""), "guess must not repeat a colour"),
        (
            lambda k: k.candidates(CLASSIC, [(b"\0\0\0\0", 3, 2)], 9_999),
            "a feedback must have 0 to 4 key pegs, not 3 red and 2 white",
        ),
        (
            lambda k: k.candidates(CLASSIC, [], 1_000),
            "the shape has 1296 secrets, more than the limit of 1000",
        ),
        (lambda k: k.partition(CLASSIC, b"", None, 9_999, None), "there must be at least one candidate"),
        (
            lambda k: k.partition(CLASSIC, b"\0\0\0\0", None, 1_000, None),
            "there are 1296 guesses, more than the limit of 1000",
        ),
        (
            lambda k: k.tree(CLASSIC, "luck", False, 9_999, None, None),
            "no measure 'luck' (has minimax, expected-size, entropy, parts)",
        ),
        (lambda k: k.choose(CLASSIC, "parts", [], 0, 9_999, None), "top must be at least 1"),
        (
            lambda k: k.choose(CLASSIC, "parts", [(b"\0\0\0\0", 3, 1)], 1, 9_999, None),
            "no code agrees with all rows",
        ),
    ],
)
def test_wrong_input_is_refused_in_one_line(call: Callable[[ModuleType], object], message: str) -> None:
    for one in (_native, twin):
        with pytest.raises(ValueError) as refusal:
            call(one)
        assert str(refusal.value) == message


def test_without_the_native_module_the_twin_answers_with_a_warning() -> None:
    program = """
import sys, warnings
sys.modules["keypeg.engine._native"] = None
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    from keypeg.engine import kernel
print([w.category.__name__ for w in caught], kernel.paths(), kernel.tree(kernel.KernelShape(2, 3), "parts").total)
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    total = kernel.tree(KernelShape(2, 3), "parts").total
    assert run.stdout == f"['RuntimeWarning'] ['twin'] {total}\n"


def test_the_environment_names_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(kernel.PATH_VARIABLE, "abacus")
    with pytest.raises(ValueError, match="no path 'abacus'"):
        kernel.choose(CLASSIC, "parts")


def test_an_unknown_path_is_refused_and_the_known_ones_named() -> None:
    with pytest.raises(ValueError, match="no path 'abacus' on this processor"):
        kernel.tree(CLASSIC, "parts", path="abacus")
