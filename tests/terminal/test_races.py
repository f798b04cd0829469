"""Races and duels in rooms of a real server: players at terminals, beside players of the API."""

from __future__ import annotations

import sqlite3

import pytest

from keypeg.terminal.room_link import read_room_address, room_address
from tests.server.racing import Room
from tests.terminal.racing import guess, link_of, until_guessing, until_in_room, until_standings
from tests.terminal.stage import played, stage
from tests.waiting import PATIENCE


def test_a_terminal_and_an_api_player_race_to_the_standings(tmp_path, scene):
    room = Room(scene, rounds=2, seconds=600, source="host")

    async def script():
        async with stage(tmp_path / "ann", address=link_of(room), name="Ann") as ann:
            await ann.see("Waiting for the host to start round 1.")
            ben = room.join("Ben")
            await ann.see("2 players")
            await ann.see("Ben")
            room.order("start", code="RGBY")
            await until_guessing(ann)
            await ann.see("Round 1 of 2, 9:5", "Round 1 of 2, 10:00")
            ben.guess("RGKK")
            await ann.see("●●")
            ann.shoot("race")
            assert "KK" not in ann.text().replace(" ", "")
            hint = room.order("hint")["round"]["hints"][0]
            await ann.see(f"Hint: hole {hint['hole']} is")
            room.order("pause")
            await ann.see("paused by the host")
            await ann.type("RRRR")
            await ann.see("the host has paused this round")
            room.order("resume")
            await ann.until_gone("paused by the host")
            await ann.press(*["backspace"] * 4)
            await guess(ann, "KKKK")
            await guess(ann, "RGBY")
            await ann.see("You broke the code on row 2.")
            ben.guess("KKKK")
            ben.guess("RGBY")
            await until_in_room(ann)
            await ann.see("This round")
            await ann.see("Waiting for the host to start round 2.")
            await until_standings(ann, "Ann 1. 2", "Ben 2. 3")
            # The coach's verdict, and everybody's board.
            await ann.until(lambda: ann.app.screen._review is not None, what="the verdict")
            assert {one.player: len(one.rows) for one in ann.app.screen._boards} == {1: 2, 2: 3}
            ann.shoot("standings")
            room.order("start", code="YYYY")
            await until_guessing(ann)
            await guess(ann, "YYYY")
            room.order("end")
            await ann.see("Round 2 of 2 is over: the host ended it.")
            # The boards of the first round are a key away.
            await ann.until(lambda: len(ann.app.screen._boards) == 2, what="the boards of round 2")
            await ann.press("g")
            await ann.see("Round 1 of 2")
            await ann.until(
                lambda: {one.code for one in ann.app.screen._boards} == {"RGBY"}, what="the boards of round 1"
            )
            await ann.press("g")
            await ann.until(
                lambda: {one.code for one in ann.app.screen._boards} == {"YYYY"}, what="the last round"
            )

    played(script())


def test_equal_results_share_a_place(tmp_path, scene):
    room = Room(scene, rounds=1, seconds=10, source="host")

    async def script():
        async with stage(tmp_path / "ann", address=link_of(room), name="Ann") as ann:
            await ann.see("Waiting for the host")
            room.join("Ben")
            room.order("start", code="RGBY")
            await ann.see("Round 1 of 1 is over: the time is up.")
            await until_standings(ann, "Ann 1. 11 0:10 1. 11 0:10", "Ben 1. 11 0:10 1. 11 0:10")

    played(script())


def test_somebody_who_joined_late_has_no_time_in_the_standings(tmp_path, scene):
    room = Room(scene, rounds=1, seconds=None, source="host")

    async def script():
        async with stage(tmp_path / "ann", address=link_of(room), name="Ann") as ann:
            await ann.see("Waiting for the host")
            room.order("start", code="RGBY")
            await until_guessing(ann)
            ben = room.join("Ben")
            ben.guess("KKKK")
            await ann.see("Ben")
            await guess(ann, "RGBY")
            ben.guess("RGBY")
            await until_standings(ann, "Ann 1. 1 0:", "Ben 2. 2 –")

    played(script())


def test_a_race_continues_after_the_server_was_stopped_and_the_terminal_closed(tmp_path, scene, server):
    room = Room(scene, rounds=1, seconds=None, source="host")

    async def script():
        async with stage(tmp_path / "ann", address=link_of(room), name="Ann") as ann:
            await ann.see("Waiting for the host")
            room.join("Ben")
            room.order("start", code="RGBY")
            await until_guessing(ann)
            await guess(ann, "KKKK")
            server.kill()
            await ann.see("connecting again")
            server.start().wait_until_up()
            await ann.until_gone("connecting again")
            await guess(ann, "WWWW")
        async with stage(tmp_path / "ann") as ann:
            await ann.open("Rejoin")
            await until_guessing(ann)
            assert [row.guess for row in ann.view.game.rows] == ["KKKK", "WWWW"]
            await guess(ann, "RGBY")
            await ann.press("q")
            await until_in_room(ann)
            await ann.see("Ben")
            room.order("end")
            await ann.see("Round 1 of 1 is over")

    played(script())


def test_a_duel_of_a_terminal_and_an_api_player(tmp_path, scene):
    room = Room(scene, kind="duel", rounds=1, seconds=None)

    async def script():
        async with stage(tmp_path / "ann", address=link_of(room), name="Ann") as ann:
            await ann.see("Set the code that the other player has to break.")
            ben = room.join("Ben")
            await ann.see("Set the code that Ben has to break.")
            await ann.press("enter")
            await ann.type("BBYY")
            await ann.see("Waiting for Ben to set your code.")
            room.ask("PUT", "/code", {"code": "RRGG"}, token=ben.token)
            await until_guessing(ann)
            await guess(ann, "KKKK")
            await ann.see("Waiting for Ben’s guess")
            assert ann.view.game.rows[0].red is None
            ben.guess("WWWW")
            await ann.until(lambda: ann.view.game.rows[0].red is not None, what="the key pegs")
            await until_guessing(ann)
            await guess(ann, "RRGG")
            ben.guess("WWWW")
            await ann.see("Ben had to break")
            await ann.see("Round 1 of 1 is over.")
            # Time does not count in a duel (R37).
            await until_standings(ann, "Ann 1. 2 1. 2", "Ben 2. 11 2. 11")

    played(script())


def test_a_full_room_and_a_wrong_code_are_told_in_one_line(tmp_path, scene, server):
    room = Room(scene, kind="duel")
    room.join("Ben")
    room.join("Cleo")

    async def script():
        async with stage(tmp_path / "ann", address=link_of(room), name="Ann") as ann:
            await ann.see("this room is full")
            ann.app.screen.query_one("#address").value = f"{server.url}/r/nosuch"
            await ann.press("enter")
            await ann.see("there is no room with that code")

    played(script())


def test_somebody_who_was_removed_is_told_so(tmp_path, scene):
    room = Room(scene)

    async def script():
        async with stage(tmp_path / "ann", address=link_of(room), name="Ann") as ann:
            await ann.see("Waiting for the host")
            room.ask("DELETE", "/players/1")
            await ann.see("You are no longer in this room.")

    played(script())


def test_r35_somebody_who_had_a_board_of_the_round_watches_and_is_told_why(tmp_path, scene):
    room = Room(scene)
    room.join("Ann")
    room.join("Ben")
    room.order("start")
    room.ask("DELETE", "/players/1")

    async def script():
        async with stage(tmp_path / "ann", address=link_of(room), name="Ann") as ann:
            await ann.see("You had a board in this round already, so you watch until it is over.")
            await ann.see("Ben")
            await until_in_room(ann)

    played(script())


def test_a_room_that_was_deleted_is_not_waited_for(tmp_path, scene, server):
    room = Room(scene)

    async def script():
        async with stage(tmp_path / "ann", address=link_of(room), name="Ann") as ann:
            await ann.see("Waiting for the host")
            server.kill()
            await ann.see("connecting again")
            with sqlite3.connect(server.settings.database, timeout=PATIENCE) as database:
                database.execute("DELETE FROM room_lines")
            database.close()
            server.start().wait_until_up()
            await ann.see("This room no longer exists")
            await ann.until_gone("connecting again")

    played(script())


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("http://host:8222/r/ABC-234", ("http://host:8222", "abc234")),
        ("host:8222/r/abc234/screen", ("http://host:8222", "abc234")),
        ("https://host/r/abc234?lang=de", ("https://host", "abc234")),
        ("http://host:8222/t/abc234", None),
        ("http://host:8222/r/---", None),
    ],
)
def test_the_link_of_a_room_is_read_as_people_write_it(address, found):
    assert read_room_address(address) == found


def test_a_room_always_has_the_same_link():
    assert room_address("http://host:8222/", "ABC 234") == "http://host:8222/r/abc234"
    assert room_address("host:8222", "abc234") == "http://host:8222/r/abc234"
