"""Who is connected to a room: everybody who follows it, whatever they look at there."""

from __future__ import annotations

import json

from tests.server.playing import Scene
from tests.server.racing import Room
from tests.waiting import wait_until


def list_connected(room: Room) -> list[bool]:
    return [one["here"] for one in room.look()["progress"]]


def test_a_player_who_follows_the_room_is_connected_without_looking_at_the_own_board(quick: Scene) -> None:
    room = Room(quick, rounds=2, seconds=None)
    ann, ben = room.join("Ann"), room.join("Ben")
    with quick.stream(f"{room.path}/stream", ben.token) as stream:
        lines = (json.loads(line) for line in stream.iter_lines())
        for number in (1, 2):
            room.order("start")
            next(line for line in lines if (line.get("room", {}).get("round") or {}).get("number") == number)
            wait_until(lambda: list_connected(room) == [False, True], f"Ben in round {number}")
            ann.break_code()
            ben.break_code()
            room.wait_for_phase("over")
    wait_until(lambda: list_connected(room) == [False, False], "nobody")


def test_a_host_and_the_big_screen_are_no_players(quick: Scene) -> None:
    room = Room(quick, rounds=1, seconds=None)
    room.join("Ann")
    room.order("start")
    for token in (room.token, "a-token-of-nobody"):
        with quick.stream(f"{room.path}/stream", token) as stream:
            next(stream.iter_lines())
            assert list_connected(room) == [False]
