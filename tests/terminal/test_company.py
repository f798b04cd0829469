"""The others at a table by link: players who are away or have not come, and people who watch."""

from __future__ import annotations

import httpx
from websockets.sync.client import connect

from keypeg.terminal.turns import Mode
from tests.terminal.stage import Stage, played, stage
from tests.terminal.test_join import opened, server  # noqa: F401 - the fixture
from tests.waiting import PATIENCE


class Guest:
    """Somebody who sits at a table from a program of their own, and comes and goes."""

    def __init__(self, address: str, name: str) -> None:
        self._path = address.replace("/t/", "/api/tables/")
        answer = httpx.post(f"{self._path}/seats", json={"name": name}, timeout=PATIENCE).raise_for_status()
        self.seat, self._token = answer.json()["seat"], answer.json()["token"]

    def follow(self):
        """Be connected for as long as this lasts."""
        live = f"{self._path.replace('http', 'ws', 1)}/live?seat={self.seat}"
        headers = {"Authorization": f"Bearer {self._token}"}
        return connect(live, additional_headers=headers, open_timeout=PATIENCE, close_timeout=PATIENCE)

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self._token}"}
        return httpx.request(method, f"{self._path}{path}", json=body, headers=headers, timeout=PATIENCE)


async def answer(person: Stage, word: str) -> None:
    """Open the question about the others, and choose an answer."""
    await person.press("plus")
    await person.choose("choice", word)
    await person.press("y")


def test_a_host_starts_with_those_who_came_and_sees_who_watches(tmp_path, server):  # noqa: F811
    address = opened(server, edition="party", games=4, seats=[{}, {}, {}, {}])

    async def scene():
        async with stage(tmp_path / "ada", address=address, name="Ada") as ada:
            await ada.until(lambda: ada.at_table and ada.table.state is not None, what="the table")
            Guest(address, "Ben")
            assert "Start now" in ada.text()
            await ada.until(lambda: ada.table.state.seats[1].taken, what="Ben")
            await ada.press("plus")
            assert "Start with" not in ada.text(), "two are too few for a party"
            await ada.press("n")
            Guest(address, "Cleo")
            watching = f"{address.replace('/t/', '/api/tables/').replace('http', 'ws', 1)}/live"
            with connect(watching, open_timeout=PATIENCE, close_timeout=PATIENCE):
                await ada.until(lambda: "1 person is watching" in ada.text(), what="the watcher")
            await ada.until(lambda: ada.table.state.seats[2].taken, what="Cleo")
            await answer(ada, "Start with 3 players")
            await ada.until_mode(Mode.SET)
            assert [seat.name for seat in ada.table.state.seats] == ["Ada", "Ben", "Cleo"]

    played(scene())


def test_a_player_behind_a_free_seat_keeps_the_seat_under_another_number(tmp_path, server):  # noqa: F811
    address = opened(server, edition="party", games=4, seats=[{}, {}, {}, {}])
    ada, ben = Guest(address, "Ada"), Guest(address, "Ben")

    async def scene():
        guest = Guest(address, "Cleo")
        async with stage(tmp_path / "dora", address=address, name="Dora") as dora:
            await dora.until(lambda: dora.at_table and dora.table.seat == 3, what="the table")
            guest.ask("DELETE", f"/seats/{guest.seat}")
            await dora.until(lambda: not dora.table.state.seats[2].taken, what="a free seat")
            ada.ask("POST", "/start", {"seat": 0}).raise_for_status()
            await dora.until(lambda: dora.table.seat == 2, what="the new number")
            state = ada.ask("GET", "?seat=0").json()
            order = {"seat": 0, "seq": state["seq"], "action": "secret WPGR", "id": "a"}
            ada.ask("POST", "/actions", order).raise_for_status()
            order = {"seat": 1, "seq": state["seq"] + 1, "action": "guess WWWW", "id": "b"}
            ben.ask("POST", "/actions", order).raise_for_status()
            await dora.until_mode(Mode.GUESS)

    played(scene())


def test_a_terminal_goes_on_without_a_player_who_is_away(tmp_path, server):  # noqa: F811
    address = opened(server, away_seconds=1, seats=[{}, {}])
    ada = Guest(address, "Ada")

    async def scene():
        async with stage(tmp_path / "ben", address=address, name="Ben") as ben:
            await ben.until(lambda: ben.at_table and ben.table.state is not None, what="the table")
            await ben.until(lambda: "Continue without them" in ben.text(), what="the offer")
            await answer(ben, "Keep waiting")
            assert ben.table.state.view.game.number == 1
            await answer(ben, "Let a computer play")
            await ben.until_mode(Mode.GUESS)
            assert ben.table.state.seats[0].stands_in
            await ben.type("RRGG")
            ada.ask("POST", "/return", {"seat": 0}).raise_for_status()
            await ben.until(lambda: not ben.table.state.seats[0].stands_in, what="Ada is back")

    played(scene())


def test_a_terminal_that_comes_back_takes_its_seat_and_is_told_what_happened(tmp_path, server):  # noqa: F811
    address = opened(server, away_seconds=1, seats=[{}, {}])
    ada = Guest(address, "Ada")

    def absent() -> bool:
        return ada.ask("GET", "?seat=0").json()["absent"] is not None

    async def scene():
        with ada.follow():
            async with stage(tmp_path / "ben", address=address, name="Ben") as ben:
                await ben.until(lambda: ben.at_table and ben.table.state is not None, what="the table")
                order = {"seat": 0, "seq": 0, "action": "secret RGBY", "id": "a"}
                ada.ask("POST", "/actions", order).raise_for_status()
                await ben.until_mode(Mode.GUESS)
            async with stage(tmp_path / "nobody") as clock:
                await clock.until(absent, what="Ben is away")
                seq = ada.ask("GET", "?seat=0").json()["seq"]
                ada.ask("POST", "/skip", {"seat": 0, "seq": seq}).raise_for_status()
                await clock.until(absent, what="Ben is still away")
                wish = {"seat": 0, "level": "steady"}
                ada.ask("POST", "/computer", wish).raise_for_status()
            async with stage(tmp_path / "ben", address=address, name="Ben") as ben:
                await ben.until(lambda: ben.at_table and ben.table.state is not None, what="the table")
                await ben.until(lambda: not ben.table.state.seats[1].stands_in, what="the own seat")
                await ben.until(
                    lambda: "A computer played for you." in " ".join(ben.text().split()), what="what happened"
                )

    played(scene())


def test_a_watcher_takes_the_seat_of_somebody_who_left_and_the_others_are_told(tmp_path, server):  # noqa: F811
    address = opened(server, edition="party", games=3, seats=[{}, {}, {}])
    ada, ben = Guest(address, "Ada"), Guest(address, "Ben")
    cleo = Guest(address, "Cleo")

    def act(person: Guest, action: str) -> None:
        seq = person.ask("GET", f"?seat={person.seat}").json()["seq"]
        order = {"seat": person.seat, "seq": seq, "action": action, "id": action}
        person.ask("POST", "/actions", order).raise_for_status()

    async def scene():
        act(ada, "secret RGBY")
        async with stage(tmp_path / "eve", address=address, name="Eve") as eve:
            await eve.until(lambda: eve.at_table and eve.table.state is not None, what="the table")
            assert (eve.table.link.seats, "Join in" in eve.text()) == ((), False)
            act(ben, "guess RRBB")
            cleo.ask("DELETE", f"/seats/{cleo.seat}").raise_for_status()
            await eve.see("Cleo left the match: press + to play on for Cleo.")
            async with stage(tmp_path / "dan", address=address, name="Dan") as dan:
                await dan.until(lambda: dan.at_table and "press +" in dan.text(), what="the offer to Dan")
                await eve.press("plus")
                await eve.see("You take over that seat")
                # The name given on joining is there already.
                await eve.press("enter")
                await eve.until_mode(Mode.GUESS)
                await dan.see("Eve plays on for Cleo")
                assert "Join in" not in dan.text()
            assert eve.table.link.seats == (cleo.seat,)
            await eve.type("RGBY")
            await eve.until(lambda: eve.table.mode is Mode.BETWEEN, what="the end of the game")
            assert [eve.view.players[row.seat] for row in eve.table.game.rows] == ["Ben", "Eve"]
        # The seat is remembered, as one that was free.
        async with stage(tmp_path / "eve") as eve:
            await eve.open("Rejoin")
            await eve.until(lambda: eve.at_table and eve.table.state is not None, what="the seat again")
            assert eve.table.link.seats == (cleo.seat,)

    played(scene())


def test_nobody_is_offered_the_seat_that_guards_the_code(tmp_path, server):  # noqa: F811
    address = opened(server, seats=[{}, {}])
    ada, ben = Guest(address, "Ada"), Guest(address, "Ben")
    order = {"seat": 0, "seq": 0, "action": "secret RGBY", "id": "a"}
    ada.ask("POST", "/actions", order).raise_for_status()

    async def scene():
        async with stage(tmp_path / "eve", address=address, name="Eve") as eve:
            await eve.until(lambda: eve.at_table and eve.table.state is not None, what="the table")
            ada.ask("DELETE", "/seats/0").raise_for_status()
            await eve.see("Ada has left")
            assert "Join in" not in eve.text()
            ben.ask("POST", "/computer", {"seat": 1, "level": "steady"}).raise_for_status()
            await eve.until(lambda: eve.table.state.closed is None, what="the match goes on")
            assert "Join in" not in eve.text()

    played(scene())
