"""Joining a table of a real server: two terminals, a server that is killed, and a seat taken up again."""

import httpx
import pytest

from keypeg.server.settings import Settings
from keypeg.terminal import api_client
from keypeg.terminal.turns import Mode
from tests.server.running import Server
from tests.terminal.stage import Stage, played, stage
from tests.waiting import PATIENCE


@pytest.fixture
def server(tmp_path):
    running = Server(tmp_path, Settings(database=str(tmp_path / "server.sqlite3"))).start().wait_until_up()
    yield running
    running.kill()


def opened(server, **options) -> str:
    body = {"edition": "classic/4x6r10", "games": 2, "seats": [{"name": "Ada"}, {"name": "Ben"}], **options}
    answer = httpx.post(f"{server.url}/api/tables", json=body, timeout=PATIENCE).raise_for_status()
    return f"{server.url}/t/{answer.json()['table']}"


def test_two_terminals_play_at_a_table_of_a_server_though_it_is_killed(tmp_path, server):
    address = opened(server, hints=True)

    async def scene():
        async with (
            stage(tmp_path / "ada", address=address, name="Ada") as ada,
            stage(tmp_path / "ben", address=address, name="Ben") as ben,
        ):
            await ada.until(lambda: ada.at_table and ada.table.mode is Mode.SET, what="Ada's turn")
            ada.shoot("joined")
            await ada.type("RGBY")
            await ben.until(lambda: ben.at_table and ben.table.mode is Mode.GUESS, what="Ben's turn")
            assert ben.view.game.secret is None
            await ben.type("RRGG")
            await ada.until(lambda: len(ada.view.game.rows) == 1, what="row 1 at Ada's")
            server.kill()
            await ben.until(lambda: "connecting again" in ben.text(), what="the lost connection")
            server.start().wait_until_up()
            await ben.type("RGBY")
            await ada.until(lambda: ada.table.game.ending == "broken", what="the end at Ada's")
            assert [row.guess for row in ada.table.game.rows] == ["RRGG", "RGBY"]
            assert "Row 1: 1 red, 1 white." in ada.text()
            for one in (ada, ben):
                # Whoever sits there sees the review, as the server works it out.
                await one.press("e")
                await one.until(lambda one=one: one.app.screen.review is not None, what="the review")
                assert "= 4.340 perfect play" in one.text()
                await one.press("right")
                assert "Row 1 of 2: good" in one.text()
                await one.press("escape")
                assert one.at_table

        async with stage(tmp_path / "ada") as ada:
            await ada.open("Rejoin")
            await ada.until(
                lambda: ada.at_table and ada.table.state is not None, what="the seat taken up again"
            )
            assert ada.table.link.seats == (0,)
            assert ada.view.totals == (2, 0)

    played(scene())


def test_who_finds_every_seat_taken_looks_on(tmp_path, server):
    address = opened(server, seats=[{"kind": "computer", "level": "steady"}, {"name": "Ben"}])

    async def scene():
        async with (
            stage(tmp_path / "ben", address=address, name="Ben") as ben,
            stage(tmp_path / "eve") as eve,
        ):
            await ben.until(lambda: ben.at_table and ben.table.mode is Mode.GUESS, what="Ben's turn")
            await eve.open("Join")
            await eve.write("address", address)
            await eve.press("enter")
            await eve.until(lambda: eve.at_table and eve.table.state is not None, what="the table")
            await ben.type("RRGG")
            await eve.until(lambda: len(eve.view.game.rows) == 1, what="row 1 before a spectator")
            assert (eve.view.seat, eve.view.may, eve.table.mode) == (None, (), Mode.WATCH)
            assert "Review" not in eve.text()
            await ben.press("x", "y")
            await eve.until(lambda: eve.table.mode is Mode.BETWEEN, what="the end before a spectator")
            await eve.press("e")
            await eve.until(lambda: eve.app.screen.review is not None, what="the review")
            assert "1 row played" in eve.text()

    played(scene())


def test_the_same_people_play_again_at_a_table_of_the_server(tmp_path, server):
    address = opened(server, seats=[{"kind": "computer", "level": "steady"}, {"name": "Ben"}], games=1)

    async def scene():
        async with stage(tmp_path / "ben", address=address, name="Ben") as ben:
            await ben.until(lambda: ben.at_table and ben.table.mode is Mode.GUESS, what="Ben's turn")
            await ben.press("x", "y")
            await ben.until_mode(Mode.OVER)
            first = ben.table.state.table
            await ben.press("n")
            await ben.until(lambda: ben.table.state is not None, what="the next code")
            await ben.until_mode(Mode.GUESS)
            assert ben.table.state.table != first

    played(scene())


class Elsewhere:
    """Somebody who sits at a table from a program of their own."""

    def __init__(self, address: str, name: str) -> None:
        self._path = address.replace("/t/", "/api/tables/")
        taken = (
            httpx.post(f"{self._path}/seats", json={"name": name}, timeout=PATIENCE).raise_for_status().json()
        )
        self._seat, self._token = taken["seat"], {"Authorization": f"Bearer {taken['token']}"}

    def act(self, action: str, *, seq: int) -> None:
        body = {"seat": self._seat, "seq": seq, "action": action, "id": f"{self._seat}-{seq}"}
        httpx.post(
            f"{self._path}/actions", json=body, headers=self._token, timeout=PATIENCE
        ).raise_for_status()

    def leave(self) -> None:
        httpx.delete(
            f"{self._path}/seats/{self._seat}", headers=self._token, timeout=PATIENCE
        ).raise_for_status()


async def one_row(ada: Elsewhere, ben: Stage) -> None:
    """Ada sets RGBY, and Ben at his terminal guesses RRGG."""
    await ben.until(lambda: ben.at_table and ben.table.state is not None, what="the table")
    ada.act("secret RGBY", seq=ben.table.state.seq)
    await ben.until_mode(Mode.GUESS)
    await ben.type("RRGG")
    await ben.until(lambda: len(ben.view.game.rows) == 1, what="row 1")


def test_who_stays_has_the_code_of_a_game_shown_that_the_codemaker_left(tmp_path, server):
    address = opened(server)
    ada = Elsewhere(address, "Ada")

    async def scene():
        async with stage(tmp_path / "ben", address=address, name="Ben") as ben:
            await one_row(ada, ben)
            assert "Show the code" not in ben.text()
            ada.leave()
            await ben.until_mode(Mode.OVER)
            assert "Ada has left" in ben.text()
            assert "Show the code" in ben.text()
            await ben.press("j", "n")
            assert ben.table.game.secret is None
            await ben.press("j", "y")
            await ben.until(lambda: ben.table.game.ending == "forfeited", what="the end of the game")
            assert ben.table.game.secret == "RGBY"
            assert "Show the code" not in ben.text()
            assert "The codemaker gave up the game" in ben.text()
            ben.shoot("shown-code")

    played(scene())


def test_a_computer_plays_on_for_the_codemaker_who_left(tmp_path, server):
    """R21a: the seat keeps its role, its code and the rows; the match continues where it stood."""
    address = opened(server)
    ada = Elsewhere(address, "Ada")

    async def scene():
        async with stage(tmp_path / "ben", address=address, name="Ben") as ben:
            await one_row(ada, ben)
            assert "Let a computer play on" not in ben.text()
            ada.leave()
            await ben.until_mode(Mode.OVER)
            assert "Let a computer play on" in ben.text()
            await ben.press("plus", "n")
            assert ben.table.state.closed is not None
            await ben.press("plus")
            assert "Let a computer play on for Ada?" in " ".join(ben.text().split())
            assert "Steady" in ben.text()

            def is_in_the_middle() -> bool:
                box, screen = ben.app.screen.query_one(".sheet").region, ben.app.screen.region
                sides, ends = box.x - (screen.right - box.right), box.y - (screen.bottom - box.bottom)
                return abs(sides) <= 1 and abs(ends) <= 1

            await ben.until(is_in_the_middle, what="the box in the middle")
            await ben.press("right")
            assert "Steady" not in ben.text()
            assert "Strong" in ben.text()
            ben.shoot("play-on")
            await ben.press("y")
            await ben.until_mode(Mode.GUESS)
            assert ben.table.state.seats[0].level == "strong"
            assert "Let a computer play on" not in ben.text()
            assert [row.guess for row in ben.view.game.rows] == ["RRGG"]
            await ben.type("RGBY")
            await ben.until(lambda: ben.table.game.ending == "broken", what="the end of the game")
            assert (ben.table.game.secret, ben.table.game.codemaker) == ("RGBY", 0)

    played(scene())


def test_the_code_stays_hidden_until_the_other_codebreaker_asks_too(tmp_path, server):
    """Three people; a codebreaker has left, and two stay: R21b shows the code once both codebreakers are out."""
    seats = [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cleo"}, {"name": "Dora"}]
    address = opened(server, edition="party", seats=seats, games=4)
    ada = Elsewhere(address, "Ada")

    async def scene():
        async with (
            stage(tmp_path / "ben", address=address, name="Ben") as ben,
            stage(tmp_path / "cleo", address=address, name="Cleo") as cleo,
        ):
            await cleo.until(lambda: cleo.at_table and cleo.table.state is not None, what="the table")
            dora = Elsewhere(address, "Dora")
            await ben.until(lambda: ben.table.state.is_full, what="the match")
            ada.act("secret WPGR", seq=ben.table.state.seq)
            await ben.until_mode(Mode.GUESS)
            dora.leave()
            for one in (ben, cleo):
                await one.until_mode(Mode.OVER)
            await ben.press("j", "y")
            await ben.until(lambda: "You asked to see the code" in ben.text(), what="that he asked")
            assert "Show the code" not in ben.text()
            assert ben.table.game.secret is None
            await cleo.press("j", "y")
            for one in (ben, cleo):
                await one.until(lambda one=one: one.table.game.secret == "WPGR", what="the code")

    played(scene())


def test_a_server_that_is_gone_is_told_in_the_review_and_it_can_be_left(tmp_path, server, monkeypatch):
    address = opened(server, seats=[{"kind": "computer", "level": "steady"}, {"name": "Ben"}])
    monkeypatch.setattr(api_client, "WAITS", (0.0,) * 6)

    async def scene():
        async with stage(tmp_path / "ben", address=address, name="Ben") as ben:
            await ben.until(lambda: ben.at_table and ben.table.mode is Mode.GUESS, what="Ben's turn")
            await ben.type("RRGG")
            await ben.press("x", "y")
            await ben.until_mode(Mode.BETWEEN)
            server.kill()
            await ben.press("e")
            assert "No review: cannot reach" in ben.text()
            await ben.press("escape")
            assert ben.at_table

    played(scene())


def test_a_link_that_leads_nowhere_is_told_in_a_sentence(tmp_path, server):
    async def scene():
        async with stage(tmp_path) as here:
            await here.open("Join")
            for address, told in (
                ("ftp://example", "is not the link of a table"),
                (f"{server.url}/t/nosuchtable", "there is no such table"),
            ):
                here.app.screen.query_one("#address").value = address
                await here.press("enter")
                await here.see(told)

    played(scene())
