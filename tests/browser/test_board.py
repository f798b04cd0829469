"""The board under the hand: taps, drags, earlier rows, help, settings, print."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.browser.conftest import PAGE, Server, Sit
from tests.browser.hands import (
    ask_for_guess,
    expect_card,
    expect_rows,
    guess,
    mark,
    place,
    set_code,
    take_over,
    turn,
)
from tests.browser.tables import Referee
from tests.browser.test_link import join, open_by_link

MOST_JAVASCRIPT = 100_000
MOST_AT_THE_START = 60_000


def codebreaker(server: Server, visit: Sit, secret: str, **options: object) -> Page:
    """A browser whose turn it is, against a code another browser has set."""
    ada = visit(server.address)
    ben = visit(open_by_link(ada, "Ada"), **options)
    join(ben, "Ben")
    set_code(ada, secret)
    turn(ben, "Your turn, row 1")
    return ben


def holes(page: Page) -> list[str]:
    labels = page.get_by_role("button", name=re.compile("^Hole")).all()
    return [str(label.get_attribute("aria-label")).split(": ")[1] for label in labels]


def test_pegs_are_dragged_in_over_and_out(server: Server, visit: Sit) -> None:
    page = codebreaker(server, visit, "RGBY")
    palette = page.get_by_role("group", name="Colours")
    palette.get_by_role("button", name="blue").drag_to(page.get_by_role("button", name="Hole 3"))
    assert holes(page) == ["open", "open", "blue", "open"]
    page.get_by_role("button", name="Hole 3").drag_to(page.get_by_role("button", name="Hole 1"))
    assert holes(page) == ["blue", "open", "open", "open"]
    page.get_by_role("button", name="Hole 1").drag_to(page.get_by_role("heading", level=1))
    assert holes(page) == ["open"] * 4


def test_a_row_is_filled_from_an_earlier_one(server: Server, visit: Sit) -> None:
    page = codebreaker(server, visit, "RGBY")
    guess(page, "RRGG")
    turn(page, "Your turn, row 2")
    page.get_by_role("button", name="Fill from row 1").click()
    assert holes(page) == ["red", "red", "green", "green"]
    page.get_by_role("button", name="Hole 2: red").click()
    page.get_by_role("button", name="Hole 2: red").click()
    assert holes(page) == ["red", "open", "green", "green"]
    page.get_by_role("button", name="Take back").click()
    assert holes(page) == ["open", "open", "green", "green"]


def test_help_tells_what_remains_and_why_a_guess_is_impossible(server: Server, visit: Sit) -> None:
    """Of 1296 codes 256 have no red and no blue: four colours in four holes."""
    page = codebreaker(server, visit, "GGGG")
    guess(page, "RRBB")
    turn(page, "Your turn, row 2")
    expect(page.get_by_role("row", name="row 1 256")).to_be_visible()
    place(page, "RGGG")
    page.get_by_role("button", name="Could it be?").click()
    expect(page.get_by_text("Not possible. Row 1")).to_be_visible()
    expect(page.locator("li.pointed")).to_have_count(1)
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("button", name="Hole 1: red").click()
    place(page, "G")
    page.get_by_role("button", name="Fill from row 1").click()
    ask_for_guess(page)
    page.get_by_role("button", name="Use it").click()
    assert "open" not in holes(page)


def test_an_empty_hole_is_a_peg_where_blanks_are_played(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("link", name="Options: Together on this screen").click()
    page.get_by_role("radio", name="Pocket").check()
    page.get_by_label("Advanced: holes may stay empty").check()
    page.get_by_role("button", name="Start").click()
    take_over(page, "Player 1")
    set_code(page, "R.G.")
    take_over(page, "Player 2")
    guess(page, "RR..")
    turn(page, "Player 2, your turn: row 2")
    expect_rows(page, "Row 1, red red empty empty: 2 red, 1 white")


def test_a_first_game_teaches_step_by_step(server: Server, visit: Sit) -> None:
    """Against blue green yellow: red red blue is one white, blue green green two reds."""
    page = visit(server.address, width=360, height=740)
    page.get_by_role("button", name="Teach me").click()
    coach = page.get_by_role("complementary", name="Your first game")
    expect(coach).to_contain_text("Start with red, red, blue")
    guess(page, "RRB")
    expect(coach).to_contain_text("1 white: one more colour is in the code, but elsewhere.")
    guess(page, "BGG")
    expect(coach).to_contain_text("2 red: 2 pegs have the right colour in the right place.")
    guess(page, "BGY")
    expect(coach).to_contain_text("Well done")


def test_letters_numbers_and_german_by_choice(server: Server, visit: Sit) -> None:
    page = codebreaker(server, visit, "RGBY")
    guess(page, "RRGG")
    turn(page, "Your turn, row 2")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="letters").check()
    page.get_by_label("Numbers beside the key pegs").check()
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    turn(page, "Du bist dran, Reihe 2")
    expect(page.locator("li[data-row='1'] .peg b")).to_have_text(["R", "R", "G", "G"])
    expect(page.locator("li[data-row='1'] .numbers")).to_have_text("11")
    expect_rows(page, "Reihe 1, rot rot grün grün: 1 rot, 1 weiß")


def test_the_score_card_is_all_that_is_printed(server: Server, visit: Sit) -> None:
    page = codebreaker(server, visit, "RGBY")
    guess(page, "RGBY")
    turn(page, "You broke the code in 1 row")
    page.emulate_media(media="print")
    expect(page.get_by_role("table")).to_be_visible()
    expect(page.get_by_text("Keypeg score card · classic")).to_be_visible()
    expect(page.get_by_role("region", name="Board")).to_be_hidden()
    expect(page.get_by_role("button", name="Next game")).to_be_hidden()
    expect(page.get_by_role("banner")).to_be_hidden()
    expect_card(page, ["1", ""], ["", ""], ["1", "0"])


def test_five_pegs_twelve_rows_and_five_seats_fit_a_narrow_phone(server: Server, visit: Sit) -> None:
    page = visit(server.address, width=360, height=740)
    page.get_by_role("link", name="Options: With a real board").click()
    page.get_by_role("radio", name="Party", exact=True).check()
    for _ in range(2):
        page.get_by_role("button", name="Add a player").click()
    page.get_by_text("House rules", exact=True).click()
    page.get_by_label(re.compile(r"^\s*Pegs")).select_option("5")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="The code is behind the shield").click()
    for row in range(1, 12):
        turn(page, f"Player {2 + (row - 1) % 4}, your turn: row {row}")
        guess(page, "WPGRO")
        turn(page, f"Player 1, mark row {row}")
        # A mark that fits no code would be asked about.
        mark(page, 1, 2)
    turn(page, "Player 5, your turn: row 12")
    for button in page.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= 360
    for peg in page.locator("li[data-row='1'] .peg").all():
        box = peg.bounding_box()
        assert box is not None
        assert box["width"] >= 24


def test_the_first_view_takes_one_round_of_requests(server: Server, visit: Sit) -> None:
    """Everything asked for is named in the document itself, and its scripts stay small."""
    asked: list[str] = []
    page = visit("about:blank")
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.goto(server.address, wait_until="networkidle")
    named = set(re.findall(r'(?:href|src)="([^"]+)"', PAGE.read_text(encoding="utf-8")))
    assert set(asked) - {"/"} <= named
    assert len(asked) == len(set(asked))
    scripts = [PAGE.parent / path.lstrip("/") for path in asked if path.endswith(".js")]
    assert scripts
    assert _packed(scripts) < MOST_AT_THE_START
    # Somebody invited by a link needs the table's script too.
    assert _packed([*scripts, *PAGE.parent.glob("assets/table-*.js")]) < MOST_JAVASCRIPT


def _packed(scripts: list[Path]) -> int:
    return sum(len(gzip.compress(script.read_bytes())) for script in scripts)


def test_the_game_for_younger_players_counts_colours_only(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    referee = Referee(visit(server.address), server.address, "kids/3x6c", take=[0])
    referee.seat(1, page, "Ben")
    referee.act(0, "secret RBG")
    page.goto(referee.link)
    turn(page, "Your turn, row 1")
    guess(page, "RRY")
    turn(page, "Your turn, row 2")
    guess(page, "GRB")
    expect_rows(page, "Row 1, red red yellow: 1 right colour", "Row 2, green red blue: 3 right colours")
    # All colours are there, and none of them in its place: the code is broken.
    expect(page.get_by_role("heading", level=1)).to_contain_text("broke the code")
    page.goto(server.address)
    page.get_by_role("link", name="Play a match", exact=True).click()
    page.get_by_role("radio", name=re.compile("^Kids")).check()
    page.get_by_role("checkbox", name="For younger players: key pegs count right colours only").check()
    page.get_by_text("The rules of this edition").click()
    expect(page.get_by_text("Places do not count")).to_be_visible()
