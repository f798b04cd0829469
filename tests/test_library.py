"""What authors of strategies and notebooks rely on: texts, errors, short lines, pictures and tables."""

import copy
import pickle
import subprocess
import sys
import types
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import keypeg
import keypeg.rules
from keypeg import errors
from keypeg.engine.strategies import strategy
from keypeg.show import notebook
from keypeg.table.players.player_record import Record

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


def test_strategies_can_be_named_given_or_written():
    """3x4 by minimax: 216 rows over 64 secrets, the same however the strategy is given."""
    minimax = strategy("minimax")
    assert keypeg.simulate("3x4", "minimax").total == keypeg.simulate("3x4", minimax).total == 216
    assert keypeg.simulate("3x4", minimax.choose).total == 216
    assert keypeg.hint("3x4", strategy=minimax).code == keypeg.hint("3x4", strategy=minimax.choose).code


def test_a_row_is_added_to_a_position_by_text():
    start = keypeg.Position.parse("mini RRGG:1-0")
    assert str(start.with_row("rbyb", "2-1")) == "mini RRGG:1-0 RBYB:2-1"
    assert start.with_row(keypeg.Code("RBYB"), keypeg.Feedback(2, 1)) == start.with_row("RBYB", "2-1")
    with pytest.raises(keypeg.NotationError, match="3-1"):
        start.with_row("RBYB", "3-1")
    for _ in range(5):
        start = start.with_row("BBBB", "0-0")
    with pytest.raises(keypeg.NotationError, match="6"):
        start.with_row("BBBB", "0-0")


def test_codes_and_feedback_sort_and_codes_have_places():
    code = keypeg.Code("RGBY")
    assert (code[0], code[-1], code[1:3]) == ("R", "Y", "GB")
    assert sorted([keypeg.Code("RG"), keypeg.Code("BY")]) == [keypeg.Code("BY"), keypeg.Code("RG")]
    assert max(keypeg.Feedback(0, 4), keypeg.Feedback(1, 0)) == keypeg.Feedback(1, 0)


def test_a_match_is_played_with_texts():
    match = keypeg.new_match("classic", ["Ada", "Ben"])
    for seat, action in ((0, "secret RGBY"), (1, "guess RRGG"), (1, "guess RGBY")):
        match, _ = keypeg.play(match, seat, action)
    assert match.games[0].rows[0].feedback == keypeg.mark("RGBY", "RRGG")
    assert match.game.number == 2
    with pytest.raises(keypeg.IllegalAction):
        keypeg.play(match, 0, "guess RRGG")
    with pytest.raises(keypeg.NotationError, match="is not an action"):
        keypeg.play(match, 1, "set RGBY")


@pytest.mark.parametrize(
    ("secret", "guess"), [("RGB", "RRGG"), ("1234", "RGBY"), ("", ""), ("R!BY", "RRGG"), ("RGBÄ", "RGBY")]
)
def test_a_wrong_code_is_a_notation_error_and_never_a_silent_answer(secret, guess):
    with pytest.raises(keypeg.NotationError):
        keypeg.mark(secret, guess)
    with pytest.raises(keypeg.NotationError):
        keypeg.mark(secret, guess, edition="classic") if secret != "1234" else keypeg.mark(
            "1239", guess, edition="classic"
        )
    with pytest.raises(keypeg.NotationError):
        keypeg.candidates("classic").sizes("RRX1")


def test_values_are_one_short_line_that_tells_no_secret():
    match, _ = keypeg.play(keypeg.new_match("classic", ["Ada", "Ben"]), 0, "secret RGBY")
    assert repr(match) == "<Match of classic: Ada, Ben; game 1 of 2, 0 rows>"
    assert repr(keypeg.candidates("1x2")) == "<2 candidates of 1x2r10: R, B>"
    assert repr(keypeg.candidates("classic")) == "<1,296 candidates of classic: RRRR, RRRB, RRRG, ...>"


def test_every_error_pickles_and_copies_with_all_it_says():
    made = [
        errors.NotationError("notation-lengths", secret="RG", guess="R"),
        errors.IllegalAction(errors.Reason.NOT_YOUR_TURN),
        errors.Contradiction((1, 3)),
        errors.StaleAction(7),
        errors.TableError(errors.TableReason.SEAT_TAKEN),
        errors.MissingExtra("gym"),
        errors.Undecided(9),
    ]
    for error in made:
        # Frameworks print the first argument of an error.
        assert isinstance(error.args[0], str)
        for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
            assert type(twin) is type(error)
            assert str(twin) == str(error)
            assert twin.__dict__ == error.__dict__


def test_a_mistyped_name_fails_when_it_runs_and_under_mypy(tmp_path):
    with pytest.raises(AttributeError, match="no attribute 'candidats'"):
        keypeg.candidats  # type: ignore[attr-defined]  # noqa: B018
    file = tmp_path / "typo.py"
    file.write_text("import keypeg\nkeypeg.candidates('classic')\nkeypeg.candidats('classic')\n")
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--follow-imports=silent",
        "--cache-dir",
        str(tmp_path),
        str(file),
    ]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert 'typo.py:3: error: Module has no attribute "candidats"' in done.stdout
    assert "typo.py:2" not in done.stdout


def test_notebooks_draw_the_values_of_the_library(monkeypatch):
    drawn = {}
    formatter = types.SimpleNamespace(for_type=lambda kind, how: drawn.update({kind: how}))
    shell = types.SimpleNamespace(
        display_formatter=types.SimpleNamespace(formatters={"text/html": formatter})
    )
    monkeypatch.setitem(sys.modules, "IPython", types.SimpleNamespace(get_ipython=lambda: shell))
    notebook.register()
    match, _ = keypeg.play(keypeg.new_match("classic", ["Ada", "Ben"]), 0, "secret RGBY")
    over = keypeg.parse_match((PLAYTHROUGHS / "classic.txt").read_text())
    values = (
        match,
        keypeg.Position.parse("classic RRGG:1-0"),
        keypeg.candidates("classic"),
        keypeg.scorecard(match),
        keypeg.review(over, game=1),
        keypeg.values("3x3"),
        keypeg.value("3x3"),
        keypeg.Interval.between(1, 2),
        keypeg.simulate("3x3"),
    )
    for shown in values:
        ElementTree.fromstring(drawn[type(shown)](shown))
    monkeypatch.setitem(sys.modules, "IPython", types.SimpleNamespace(get_ipython=lambda: None))
    notebook.register()


def test_a_review_shows_its_drawing_where_a_notebook_prefers_html():
    match = keypeg.parse_match((PLAYTHROUGHS / "classic.txt").read_text())
    shown = ElementTree.fromstring(keypeg.ReviewTable(keypeg.review(match, game=1))._repr_html_())
    assert [child.tag.rpartition("}")[2] for child in shown] == ["svg", "table"]


def test_one_code_and_one_answer_are_in_the_singular():
    match = keypeg.new_match("classic", ["Ada", "Ben"])
    for seat, action in [(0, "secret RGBY"), (1, "guess RRBB"), (1, "guess RGYW"), (1, "guess RGBY")]:
        match, _ = keypeg.play(match, seat, action)
    # Six codes agree with both rows, and RYBW tells them all apart.
    assert "It leaves 1 code on average (6 possible answers)" in str(keypeg.review(match))
    # No code has red or blue any more.
    told = keypeg.hint("2x4 RR:0-0 BB:0-0", strategy=lambda position, chance: "RR")
    assert "(1 possible answer)" in str(told)


def test_the_repr_of_a_score_card_is_one_short_line():
    match = keypeg.parse_match((PLAYTHROUGHS / "classic.txt").read_text())
    assert repr(keypeg.scorecard(match)) == "<Scorecard of Ada 3, Ben 11: 2 games>"


def test_candidates_reviews_and_records_are_flat_tables():
    """What `pandas.DataFrame` takes: a list of dicts with the same keys and plain values."""
    match = keypeg.parse_match((PLAYTHROUGHS / "classic.txt").read_text())
    tables = [keypeg.candidates("3x4 RRB:1-0").records(), keypeg.review(match, game=1).records()]
    tables += [keypeg.values("3x4 RRB:1-0").records(), keypeg.simulate("3x4").records()]
    for table in tables:
        assert len({tuple(record) for record in table}) == 1
        assert all(
            isinstance(value, str | int | float | None) for record in table for value in record.values()
        )
    assert [record["row"] for record in tables[1]] == [1, 2, 3]
    assert {record["seat"] for record in tables[1]} == {2}
    assert Record(()).records() == []


MATCH = keypeg.new_match("classic", ["Ada", "Ben"])
TAKING = {
    "a secret": lambda wrong: keypeg.mark(wrong, "RGBY"),
    "a guess": lambda wrong: keypeg.mark("RGBY", wrong),
    "the edition of a mark": lambda wrong: keypeg.mark("RGBY", "RGBY", edition=wrong),
    "candidates": lambda wrong: keypeg.candidates(wrong),
    "check": lambda wrong: keypeg.check(wrong),
    "hint": lambda wrong: keypeg.hint(wrong),
    "a strategy": lambda wrong: keypeg.hint("classic", strategy=wrong),
    "a seed": lambda wrong: keypeg.hint("classic", seed=wrong),
    "simulate": lambda wrong: keypeg.simulate(wrong),
    "a strategy to simulate": lambda wrong: keypeg.simulate("2x2", wrong),
    "a level": lambda wrong: keypeg.simulate("2x2", level=wrong),
    "parse_matches": lambda wrong: list(keypeg.parse_matches(wrong)),
    "review": lambda wrong: keypeg.review(wrong),
    "a game": lambda wrong: keypeg.review(MATCH, game=wrong),
    "seconds": lambda wrong: keypeg.value("2x2", seconds=wrong),
    "value": lambda wrong: keypeg.value(wrong),
    "values": lambda wrong: keypeg.values(wrong),
    "regret": lambda wrong: keypeg.regret(wrong, "RGBY"),
    "the guess of a regret": lambda wrong: keypeg.regret("classic", wrong),
    "new_match": lambda wrong: keypeg.new_match(wrong, ["Ada", "Ben"]),
    "players": lambda wrong: keypeg.new_match("classic", wrong),
    "a player": lambda wrong: keypeg.new_match("classic", ["Ada", wrong]),
    "play": lambda wrong: keypeg.play(wrong, 0, "secret RGBY"),
    "a seat": lambda wrong: keypeg.play(MATCH, wrong, "secret RGBY"),
    "an action": lambda wrong: keypeg.play(MATCH, 0, wrong),
    "edition": lambda wrong: keypeg.edition(wrong),
    "parse_match": lambda wrong: keypeg.parse_match(wrong),
    "format_match": lambda wrong: keypeg.format_match(wrong),
    "scorecard": lambda wrong: keypeg.scorecard(wrong),
    "Position.parse": lambda wrong: keypeg.Position.parse(wrong),
    "Board": lambda wrong: keypeg.Board(wrong),
    "Card": lambda wrong: keypeg.Card(wrong),
    "ReviewTable": lambda wrong: keypeg.ReviewTable(wrong),
}
OPTIONAL = {"the edition of a mark", "a seat", "a game", "a strategy to simulate", "a level"}
"""None means something there."""


@pytest.mark.parametrize("wrong", [None, b"RGBY", {}, 1.5], ids=repr)
@pytest.mark.parametrize("name", TAKING)
def test_a_value_of_the_wrong_kind_is_named_in_one_line(name, wrong):
    if (wrong is None and name in OPTIONAL) or (wrong == 1.5 and name == "seconds"):
        return
    with pytest.raises(TypeError) as told:
        TAKING[name](wrong)
    assert f", not {type(wrong).__name__}" in str(told.value)
    assert " must be " in str(told.value)
    assert "\n" not in str(told.value)


def test_a_game_that_is_not_there_is_named():
    with pytest.raises(IndexError, match="there is no game 5: the match has 1, counted from 1"):
        keypeg.review(MATCH, game=5)
    with pytest.raises(IndexError, match="there is no game 0"):
        keypeg.Board(MATCH, game=0)


def test_a_text_is_taken_for_the_code_that_it_writes():
    left = keypeg.candidates("classic RRGG:1-0 RBYB:2-1")
    assert "RBBW" in left
    assert "rbbw" in left
    assert "RRGG" not in left
    assert (left.index("RBBK"), left.count("RBBK"), left.count("RRGG")) == (1, 1, 0)
    with pytest.raises(keypeg.NotationError, match="no colour 'X'"):
        "XXXX" in left  # noqa: B015
    assert keypeg.Code("RGBY") == "RGBY"
    assert keypeg.Code("RGBY") != "RGBK"
    assert "RGBY" in {keypeg.Code("rgby")}
    assert keypeg.Code("RGBY") != 5


@pytest.mark.parametrize("letters", ["", "R!BY", "RGBÄ", "R BY", "R\n"])
def test_a_text_that_is_no_code_makes_none(letters):
    with pytest.raises(keypeg.NotationError, match="is not a code"):
        keypeg.Code(letters)


def test_values_made_of_the_wrong_things_are_refused_at_once():
    with pytest.raises(TypeError, match="the letters of a code must be a text, not list"):
        keypeg.Code(["R", "G"])
    with pytest.raises(TypeError, match="Position.parse\\('classic RRGG:1-0'\\)"):
        keypeg.Position("classic RRGG:1-0")
    with pytest.raises(TypeError, match="a row of a position must be a MarkedRow"):
        keypeg.Position(keypeg.edition("classic"), (keypeg.Row(keypeg.Code("RRGG")),))
    with pytest.raises(TypeError, match="the rows of a position must be a tuple"):
        keypeg.Position(keypeg.edition("classic"), "RRGG:1-0")
    with pytest.raises(TypeError, match="the number of key pegs must be a whole number"):
        keypeg.Feedback("1", "0")
    for red, white in ((9, -9), (-1, 1), (5, 4), (9, 0)):
        with pytest.raises(keypeg.NotationError, match="is impossible"):
            keypeg.Feedback(red, white)


def test_feedback_unpacks_and_equals_its_pair():
    red, white = keypeg.mark("RGBY", "RRGG")
    assert (red, white) == (1, 1)
    assert keypeg.mark("RGBY", "RRGG") == (1, 1)
    assert (1, 1) in {keypeg.Feedback(1, 1)}
    assert keypeg.Feedback(1, 1) != (1, 2)


def test_values_can_be_lined_up_in_a_text():
    assert f"{keypeg.Code('RGBY'):>6}|{keypeg.Feedback(1, 0):<5}|" == "  RGBY|1-0  |"
    assert f"{keypeg.edition('classic'):^11}" == "  classic  "
    assert f"{keypeg.Position.parse('classic RRGG:1-0'):>18}" == "  classic RRGG:1-0"
    start = keypeg.value("classic")
    assert f"{start:.2f}|{start:>7}" == "4.34|  4.340"
    assert float(start) == pytest.approx(5625 / 1296)
    between = keypeg.Interval.between(1, 2)
    assert f"{between:.1f}" == "1.0 to 2.0"
    with pytest.raises(ValueError, match="only known to be 1.000 to 2.000"):
        float(between)


def test_nothing_prints_a_secret_by_accident():
    match, events = keypeg.play(keypeg.new_match("classic", ["Ada", "Ben"]), 0, "secret RGBY")
    match, more = keypeg.play(match, 1, "guess RRGG")
    for shown in (match, match.game, match.games, match.journal, match.setup, events, more):
        assert "RGBY" not in repr(shown) + str(shown)


def test_there_is_one_way_to_start_a_match_to_play_and_to_mark():
    for name in ("new_match", "play", "mark"):
        assert getattr(keypeg, name) is getattr(keypeg.rules, name)
    match, _ = keypeg.rules.play(keypeg.rules.new_match("classic", ["Ada", "Ben"]), 0, "secret RGBY")
    assert keypeg.rules.play(match, 1, "guess RGBY")[0].game.number == 2


def test_many_matches_are_read_from_one_text():
    paths = sorted(PLAYTHROUGHS.glob("*.txt"))
    texts = [path.read_text() for path in paths]
    read = list(keypeg.parse_matches("; a collection\n" + "\n".join(texts)))
    assert [keypeg.format_match(match) for match in read] == [
        keypeg.format_match(keypeg.parse_match(text)) for text in texts
    ]
    wrong = texts[0] + texts[1].replace("\ngame 1", "\ngame 7", 1)
    line = len(texts[0].splitlines()) + texts[1].splitlines().index(
        next(line for line in texts[1].splitlines() if line.startswith("game 1"))
    )
    with pytest.raises(keypeg.NotationError, match=f"line {line + 1}\\b"):
        list(keypeg.parse_matches(wrong))


def test_the_first_mark_imports_the_rules_alone():
    code = "import sys, keypeg; keypeg.mark('RGBY', 'RRGG'); print([m for m in sys.modules if 'keypeg.engine' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_review_is_of_the_last_game_that_is_over():
    match = keypeg.new_match("3x3", ["Ada", "Ben"])
    for seat, action in ((0, "secret RGB"), (1, "guess RRG")):
        match, _ = keypeg.play(match, seat, action)
    assert len(keypeg.review(match).rows) == 1
    match, _ = keypeg.play(match, 1, "guess RGB")
    assert match.game.number == 2
    assert [str(row.played.guess) for row in keypeg.review(match).rows] == ["RRG", "RGB"]
    match, _ = keypeg.play(match, 1, "secret BBB")
    match, _ = keypeg.play(match, 0, "guess RRG")
    assert [str(row.played.guess) for row in keypeg.review(match).rows] == ["RRG", "RGB"]
    assert len(keypeg.review(match, game=2).rows) == len(keypeg.review(match, game=-1).rows) == 1
    assert len(keypeg.review(match, game=match.games[1]).rows) == 1


def test_a_replayed_game_has_the_number_of_its_replay():
    """R14: the void game keeps its number, and can be given as itself."""
    match = keypeg.parse_match((PLAYTHROUGHS / "classic-claim.txt").read_text())
    void = next(game for game in match.games if game.ending == "void")
    counted = match.find_game(void.number)
    assert counted.number == void.number
    assert counted is not void
    assert match.find_game(void) is void


def test_what_is_printed_is_sentences_and_what_is_shown_is_one_short_line():
    match = keypeg.parse_match((PLAYTHROUGHS / "classic.txt").read_text())
    hint, review = keypeg.hint("classic RRRR:0-0 GGGG:4-0"), keypeg.review(match)
    right, wrong = keypeg.check("classic RRGG:1-0"), keypeg.check("1x2 R:0-0 B:0-0")
    assert str(hint) == "GGGG: it is the only code left."
    assert str(right) == "The rows fit together: 256 codes still fit."
    assert str(wrong).splitlines()[0] == "No code fits: rows 1 and 2 contradict each other."
    assert (bool(right), bool(wrong)) == (True, False)
    assert "perfect play" in str(review)
    assert str(keypeg.simulate("2x2")).startswith("4 secrets, 8 rows, 2.0000 on average")
    values = keypeg.values("3x3")
    for shown in (hint, right, wrong, review, *review.rows, review.rows[0].best, values, values.best):
        assert "\n" not in repr(shown)
        assert len(repr(shown)) <= 100


def test_a_level_is_simulated_by_its_name():
    assert keypeg.simulate("3x3", level="perfect").secrets == 27
    with pytest.raises(keypeg.KeypegError, match="either a strategy or a level"):
        keypeg.simulate("3x3", "minimax", level="perfect")
    with pytest.raises(keypeg.KeypegError, match="nobody"):
        keypeg.simulate("3x3", level="nobody")
