"""`keypeg review` as a person runs it, its picture included."""

import json
import os
import signal
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from keypeg import new_match
from keypeg.engine.reviewer import review
from keypeg.rules import Code, PlaceGuess, Row, SetSecret, edition, format_match, mark, play
from tests.cli.pseudo import Screen
from tests.cli.running import keypeg
from tests.cli.test_commands import PLAYTHROUGHS
from tests.engine.test_review import exhaustive
from tests.waiting import PATIENCE, attempts

SVG = "{http://www.w3.org/2000/svg}"


def match_text(box: str, secret: str, guesses: list[str]) -> str:
    match = new_match(box, ["Ada", "Ben"])
    match, _ = play(match, 0, SetSecret(Code(secret)))
    for guess in guesses:
        match, _ = play(match, 1, PlaceGuess(Code(guess)))
    return format_match(match)


def written(folder: Path, box: str, secret: str, guesses: list[str]) -> Path:
    file = folder / "match.txt"
    file.write_text(match_text(box, secret, guesses))
    return file


def texts(drawn: ElementTree.Element, name: str) -> list[str]:
    return [text.text for text in drawn.iter(f"{SVG}text") if text.get("class") == name]


def by_trying_everything(box: str, secret: str, guesses: list[str]) -> list[tuple[float, float]]:
    """What each guess gave away, and its luck, by the exhaustive search of the engine's tests."""
    search, told = exhaustive(box), []
    left = (1 << len(search.codes)) - 1
    for guess in guesses:
        count, feedback = left.bit_count(), mark(Code(secret), Code(guess))
        after, least = search.after(left, search.number[Code(guess)]), search.least(left)[0]
        left = sum(
            1 << i
            for i, code in enumerate(search.codes)
            if left >> i & 1 and mark(code, Code(guess)) == feedback
        )
        rest = 0 if guess == secret else search.least(left)[0] / left.bit_count()
        told.append(((after - least) / count, after / count - 1 - rest))
    return told


def test_the_picture_has_the_numbers_of_an_exhaustive_search(tmp_path):
    guesses = ["RRR", "RBG", "BBG", "YGB", "GYB"]
    file, out = written(tmp_path, "3x4", "GYB", guesses), tmp_path / "out.svg"
    done = keypeg("review", str(file), "--svg", str(out))
    assert done.returncode == 0, done.stderr
    drawn = ElementTree.parse(out).getroot()
    assert len([group for group in drawn.iter(f"{SVG}g") if group.get("class") == "row"]) == len(guesses)
    wanted = by_trying_everything("3x4", "GYB", guesses)
    assert texts(drawn, "gave") == [f"lost {mistake:.3f}" for mistake, _ in wanted]
    assert [float(text.removeprefix("luck ")) for text in texts(drawn, "luck")] == [
        pytest.approx(luck, abs=0.0005) for _, luck in wanted
    ]
    assert any(0.25 < mistake <= 0.6 for mistake, _ in wanted)
    assert "slip" in texts(drawn, "word")


def test_the_games_of_a_match_stand_below_one_another_in_one_picture(tmp_path):
    out = tmp_path / "out.svg"
    done = keypeg("review", str(PLAYTHROUGHS / "party.txt"), "--svg", str(out), "--json")
    drawn = ElementTree.parse(out).getroot()
    games = [group for group in drawn.iter(f"{SVG}g") if group.get("class") == "game"]
    assert len(games) == len(json.loads(done.stdout)["games"]) == 3
    title = drawn.find(f"{SVG}title").text
    assert "game 1, codemaker rich" in title
    assert "game 3, codemaker rob" in title
    assert "perfect play averages" in drawn.find(f"{SVG}desc").text
    rows = [len([one for one in game.iter(f"{SVG}g") if one.get("class") == "row"]) for game in games]
    assert rows == [6, 1, 12]


def test_a_group_game_tells_what_each_codebreaker_did_and_the_parts_add_up():
    text = keypeg("review", str(PLAYTHROUGHS / "party.txt")).stdout.decode()
    first = text.split("\n\nGame 2")[0]
    gave = {
        name: float(line.split(" rows, lost ")[1].split(",")[0])
        for line in first.splitlines()
        for name in ("steve", "rob")
        if line.startswith(f"{name}: 3 rows")
    }
    whole = float(first.split(" perfect + ")[1].split()[0])
    assert sum(gave.values()) == pytest.approx(whole, abs=0.002)
    two = keypeg("review", str(PLAYTHROUGHS / "classic.txt")).stdout.decode()
    assert "Ben: " not in two


def test_a_contradiction_is_told_and_what_follows_it_is_drawn_but_not_reviewed(tmp_path):
    out = tmp_path / "out.svg"
    text = keypeg("review", str(PLAYTHROUGHS / "classic-claim.txt"), "--svg", str(out)).stdout.decode()
    assert "The feedback cannot be true: rows 1 and 2 contradict each other." in text
    drawn = ElementTree.parse(out).getroot()
    first = next(group for group in drawn.iter(f"{SVG}g") if group.get("class") == "game")
    told = [one.text for one in first.iter(f"{SVG}text")]
    assert told.count("not reviewed") == 1
    assert len(texts(first, "gave")) == 1


def test_a_large_box_is_reviewed_with_bounds_and_nothing_is_drawn_outside_the_picture(tmp_path):
    out = tmp_path / "out.svg"
    keypeg("review", str(PLAYTHROUGHS / "super.txt"), "--svg", str(out), "--seconds", "0")
    drawn = ElementTree.parse(out).getroot()
    gave = texts(drawn, "gave")
    # The second game places one guess again and again: that is a row given away each time, and nothing else.
    assert gave[3:] == ["lost 1.000"] * (len(gave) - 3)
    assert all(" to " in text for text in gave[:3])
    _, _, width, height = map(float, drawn.get("viewBox").split())
    for box in drawn.iter(f"{SVG}rect"):
        assert float(box.get("x", 0)) >= 0
        assert float(box.get("x", 0)) + float(box.get("width")) <= width
    for text in drawn.iter(f"{SVG}text"):
        # No letter of the sans-serif faces at hand is wider on average.
        if text.get("text-anchor") is None:
            assert float(text.get("x")) + 0.58 * float(text.get("font-size")) * len(text.text) <= width
    assert height > 0


@pytest.mark.parametrize(
    ("arguments", "stdin", "told"),
    [
        (["review", "no such file"], "", "cannot read 'no such file'"),
        (["review", "-"], match_text("8x12", "RRRRRRRR", ["RRRRRRRB"]), "is too large to review"),
        (["review", "-", "--svg", "out.svg"], match_text("3x4", "RRR", []), "no row has feedback"),
        (["review", "-", "--svg", "no/folder.svg"], match_text("3x4", "RRR", ["RRB"]),
         "cannot write 'no/folder.svg'"),
    ],
)  # fmt: skip
def test_a_mistake_is_one_line_and_exit_code_2(arguments, stdin, told):
    done = keypeg(*arguments, stdin=stdin.encode())
    assert done.returncode == 2
    assert done.stdout == b""
    assert told in done.stderr.decode()
    assert done.stderr.count(b"\n") == 1


def test_a_review_that_is_interrupted_ends_at_once_and_says_so(tmp_path):
    """In the middle of a search that would go on for an hour."""
    file = written(tmp_path, "5x6", "RBGYW", ["RRRRR", "RRRRR"])
    command = [sys.executable, "-c", "from keypeg.cli import main; main()", "review", str(file)]
    with subprocess.Popen(
        [*command, "--seconds", "3600"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        try:
            ticks = os.sysconf("SC_CLK_TCK")
            for _ in attempts("three seconds of work"):
                assert process.poll() is None, "it was done before it could be interrupted"
                if int(Path(f"/proc/{process.pid}/stat").read_text().split()[13]) >= 3 * ticks:
                    break
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert (process.returncode, out, err) == (130, b"", b"\nkeypeg: interrupted\n")


def test_long_work_shows_its_progress_at_a_terminal_only(tmp_path):
    """A review of 5 x 8 takes all the seconds that it is given."""
    arguments = ["review", str(PLAYTHROUGHS / "super.txt"), "--seconds", "3"]
    screen = Screen(arguments, tmp_path, size=(160, 60))
    screen.until("Reviewing")
    assert screen.ended() == 0
    assert "Reviewing" not in screen.text()
    assert "The best play known" in screen.text()
    assert keypeg(*arguments[:2], "--seconds", "0").stderr == b""


def test_a_row_lost_to_the_clock_keeps_its_number():
    box = edition("3x4")
    rows = (
        Row(None),
        *(Row(box.guess(guess), box.feedback(told)) for guess, told in [("RRR", "0-0"), ("RBG", "0-2")]),
    )
    found = review(box, rows, solver=exhaustive("3x4"), seconds_left=lambda: 1.0)
    assert [row.number for row in found.rows] == [2, 3]
    assert found.rows[1].contradicts == (2,)
