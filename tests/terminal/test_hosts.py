"""Hosts at a terminal: every key of theirs, and what the others see of it."""

from __future__ import annotations

from keypeg.terminal.screens.room import RoomScreen
from keypeg.terminal.seat_memory import HeldSeat, SeatMemory
from tests.server.racing import Room
from tests.terminal.racing import guess, link_of, opened, until_guessing, until_in_room
from tests.terminal.stage import played, stage


def test_a_host_who_does_not_play_leads_a_race_by_keys(tmp_path, server, monkeypatch):
    monkeypatch.chdir(tmp_path)

    async def script():
        link = await opened(tmp_path / "host", server, rounds=2, seconds=None)
        async with (
            stage(tmp_path / "host", address=link) as host,
            stage(tmp_path / "ann", address=link, name="Ann") as ann,
        ):
            await host.see("Start round 1 when everyone is here.")
            await host.see("Ann")
            await host.press("c", "y")
            await host.see("Computer (Steady)")
            await host.press("c", "y")
            await host.see("Computer 2 (Steady)")
            await host.press("x", "right", "y")
            await host.see("2 players")
            await host.press("enter")
            await until_guessing(ann)
            assert isinstance(host.app.screen, RoomScreen)
            await host.press("p")
            await ann.see("paused by the host")
            await host.see("Resume")
            await host.press("p")
            await ann.until_gone("paused by the host")
            await host.press("h")
            await ann.see("Hint: hole")
            await host.press("e", "y")
            await host.see("Start round 2 when everyone is here.")
            await ann.see("the host ended it")
            await host.press("ctrl+s")
            await host.see("The results are in")
            lines = next(tmp_path.glob("keypeg-*.csv")).read_text(encoding="utf-8").splitlines()
            assert lines[0].startswith("\ufeffround,place,player,name")
            assert len(lines) == 1 + 2 * 2

    played(script())


def test_a_host_who_plays_has_the_same_orders_behind_a_key(tmp_path, server, scene):
    async def script():
        link = await opened(tmp_path / "ada", server, rounds=1, seconds=None, name="Ada")
        async with stage(tmp_path / "ada", address=link) as ada:
            await ada.see("Start round 1 when everyone is here.")
            await ada.press("enter")
            await until_guessing(ada)
            await ada.press("plus")
            await ada.see("Give a hint")
            await ada.press("enter")
            await ada.see("Hint: hole")
            await ada.press("plus", "e")
            await ada.see("End this round for everyone?")
            await ada.press("y")
            await ada.see("Round 1 of 1 is over: the host ended it.")

    played(script())


def test_a_host_sets_the_code_of_a_round(tmp_path, server, scene):
    async def script():
        link = await opened(tmp_path / "host", server, rounds=1, seconds=None, source="host")
        async with (
            stage(tmp_path / "host", address=link) as host,
            stage(tmp_path / "ann", address=link, name="Ann") as ann,
        ):
            await host.see("Ann")
            await host.press("enter")
            await host.see("Set the code of round 1")
            await host.type("WWKK")
            await until_guessing(ann)
            await ann.type("WWKK")
            await host.see("The code was")

    played(script())


def test_the_big_screen_shows_numbers_when_the_host_hides_the_names(tmp_path, scene):
    room = Room(scene)
    room.join("Ann")
    link, held = link_of(room).lower(), HeldSeat(seat=0, name="the host", token=room.token)
    SeatMemory(tmp_path / "seats.json").keep(link, held)

    def names() -> list[str]:
        return [one["name"] for one in room.look()["players"]]

    async def script():
        async with stage(tmp_path, address=link) as host:
            await host.see("Ann")
            await host.press("b")
            await host.see("The big screen shows numbers instead of names.")
            assert names() == [""]
            await host.press("plus", "b")
            await host.see("The big screen shows the names.")
            assert names() == ["Ann"]

    played(script())


def test_only_the_names_of_the_list_may_join(tmp_path, server):
    async def script():
        link = await opened(tmp_path / "host", server)
        async with stage(tmp_path / "host", address=link) as host:
            await host.press("n")
            await host.see("one name per line")
            host.dash_off("Ann")
            await host.press("enter")
            host.dash_off("Ben")
            await host.press("ctrl+s")
            await host.see("The list is saved.")
            async with stage(tmp_path / "eve", address=link, name="Eve") as eve:
                await eve.see("that name is not on the list of this room")
            async with stage(tmp_path / "ann", address=link, name="Ann") as ann:
                await ann.see("Waiting for the host")
            await host.see("Ann")
            await host.press("n", *["backspace"] * len("Ann Ben"), "ctrl+s")
            await host.until(lambda: host.app.screen.room_link.room.names == (), what="an empty list")
            async with stage(tmp_path / "eve", address=link, name="Eve") as eve:
                await eve.see("Waiting for the host")

    played(script())


def test_a_player_whose_name_the_host_releases_continues_on_another_device(tmp_path, server):
    async def script():
        link = await opened(tmp_path / "host", server, source="host")
        async with (
            stage(tmp_path / "host", address=link) as host,
            stage(tmp_path / "old", address=link, name="Ann") as old,
        ):
            await host.see("Ann")
            await host.press("enter")
            await host.type("RGBY")
            await until_guessing(old)
            await guess(old, "KKKK")
            await host.press("r")
            await host.see("Who joins again on another device?")
            await host.press("y")
            await host.see("Ann can now join room")
            await old.see("You are no longer in this room.")
            async with stage(tmp_path / "new", address=link, name="Ann") as new:
                await until_guessing(new)
                assert [row.guess for row in new.view.game.rows] == ["KKKK"]

    played(script())


def test_everybody_is_told_that_the_host_has_closed_the_room(tmp_path, server):
    async def script():
        link = await opened(tmp_path / "host", server)
        async with (
            stage(tmp_path / "host", address=link) as host,
            stage(tmp_path / "ann", address=link, name="Ann") as ann,
        ):
            await host.see("Ann")
            await host.press("z")
            await host.see("Close this room for everyone?")
            await host.press("n", "enter")
            await until_guessing(ann)
            await host.press("z", "y")
            await ann.see("the host ended it. The host has closed this room.")
            await host.see("The host has closed this room.")
            await host.until_gone("Start the round")
        async with stage(tmp_path / "ben", address=link, name="Ben") as ben:
            await ben.see("this room is closed")

    played(script())


def test_a_host_decides_to_play_too(tmp_path, server):
    async def script():
        link = await opened(tmp_path / "host", server)
        async with (
            stage(tmp_path / "host", address=link) as host,
            stage(tmp_path / "ann", address=link, name="Ann") as ann,
        ):
            await host.see("Ann")
            await host.press("j")
            await host.write("line", "Hanna")
            await host.press("enter")
            await host.see("Hanna you, host")
            await ann.see("Hanna")
            await host.press("enter")
            await until_guessing(host)
            await until_guessing(ann)
        async with stage(tmp_path / "host") as host:
            await host.open("Rejoin")
            await until_guessing(host)

    played(script())


def test_a_host_continues_at_the_terminal_with_the_link_of_the_page(tmp_path, scene):
    room = Room(scene)
    link = f"{link_of(room)}#host={room.ask('POST', '/host')['token']}"

    async def script():
        async with stage(tmp_path / "ann", address=link_of(room), name="Ann") as ann:
            # A host who does not play needs no name.
            async with stage(tmp_path / "host", address=link) as host:
                await host.see("Start round 1 when everyone is here.")
                await host.press("enter")
                await until_guessing(ann)
            async with stage(tmp_path / "host") as host:
                await host.open("Rejoin")
                await host.see("Ann")
                await host.press("p")
                await ann.see("paused by the host")

    played(script())


def test_a_player_leaves_for_good_and_the_host_stays(tmp_path, server):
    async def script():
        link = await opened(tmp_path / "ada", server, name="Ada")
        async with (
            stage(tmp_path / "ada", address=link) as ada,
            stage(tmp_path / "ann", address=link, name="Ann") as ann,
        ):
            await ada.see("2 players")
            await ann.press("l")
            await ann.see("Leave the room? Your results will not count.")
            await ann.press("n", "l", "y")
            await ada.see("1 player")
            await ann.until(lambda: not isinstance(ann.app.screen, RoomScreen), what="the menu")
            await ada.press("l", "y")
            await ada.see("0 players")
            await until_in_room(ada)
        async with stage(tmp_path / "ann") as ann:
            assert "Rejoin" not in ann.text()

    played(script())
