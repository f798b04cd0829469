"""No byte of a room's code, nor of anybody's pegs, reaches anybody else before the round is over."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from keypeg.table import Store
from keypeg.table.rooms.room_lines import RoundStarted
from keypeg.table.rooms.room_store import RoomStore
from tests.server import prying
from tests.server.playing import Scene
from tests.server.racing import Racer, Room

EDITION = "expert/5x8"
GUESSES = {"Ann": "PTOYB", "Ben": "TOYBW", "Cem": "OYBWP"}


def hidden_of(scene: Scene, room: Room) -> tuple[str, ...]:
    """Everything that the journal of a room hides: codes, nonces, hashes of tokens."""
    store = Store(scene.servers[0].settings.database)
    lines = [line for line, _ in RoomStore(store).lines(room.code)]
    store.close()
    sealed = [code for line in lines if isinstance(line, RoundStarted) for code in line.codes.values()]
    return tuple(text for code in sealed for text in (code.code, code.nonce))


def all_answers(scene: Scene, room: Room, racers: list[Racer], token: str, *, own: str) -> Iterator[str]:
    """Ask for everything, of the room and of all its tables but one's own, with one token."""
    for racer in racers:
        for method, path, body in prying.room_questions(room.code, racer.number):
            answer = scene.ask(method, path, body, token)
            assert answer.status_code != 500, f"{method} {path}"
            yield answer.text + repr(answer.headers.multi_items())
        table = racer.room.look(token)
        yield json.dumps(table)
    for racer in racers:
        if racer.token == own:
            continue
        for seat in (0, 1):
            for method, path, body in prying.questions(racer.table, seat):
                answer = scene.ask(method, path, body, token)
                assert answer.status_code != 500, f"{method} {path}"
                yield answer.text + repr(answer.headers.multi_items())
    for path in (f"/r/{room.code}", f"/r/{room.code}/screen"):
        yield scene.ask("GET", path, token=token).text
    with scene.stream(f"{room.path}/stream", token) as stream:
        yield next(stream.iter_lines())


def play(scene: Scene, **options: Any) -> tuple[Room, dict[str, Racer]]:
    """A room in which everybody has placed a guess of their own."""
    room = Room(scene, edition=EDITION, rounds=1, seconds=None, **options)
    names = ["Ann", "Ben"] if options.get("kind") == "duel" else list(GUESSES)
    racers = {name: room.join(name) for name in names}
    if options.get("kind") == "duel":
        room.ask("PUT", "/code", {"code": "YBWPT"}, token=racers["Ann"].token)
        room.ask("PUT", "/code", {"code": "BWPTO"}, token=racers["Ben"].token)
    else:
        room.order("start")
    room.wait_for_phase("playing")
    for name, racer in racers.items():
        racer.guess(GUESSES[name])
    return room, racers


def check(scene: Scene, room: Room, racers: dict[str, Racer]) -> None:
    hidden = hidden_of(scene, room)
    assert hidden
    removed = room.join("Removed") if len(racers) > 2 else None
    if removed is not None:
        room.ask("DELETE", f"/players/{removed.number}")
    stranger = Room(scene, edition=EDITION)
    tokens = {"host": room.token, "nobody": "x" * 32, "another host": stranger.token}
    tokens |= {name: racer.token for name, racer in racers.items()}
    if removed is not None:
        tokens["removed"] = removed.token
    for by, token in tokens.items():
        told = "\n".join(all_answers(scene, room, list(racers.values()), token, own=token))
        assert len(told) > 5_000, by
        assert not [trace for trace in hidden if trace in told], by
        others = [guess for name, guess in GUESSES.items() if name in racers and name != by]
        assert not [guess for guess in others if guess in told], by
        assert not [name for name, one in tokens.items() if one and one != token and one in told], by
    logs = "".join(server.log.read_text() for server in scene.servers)
    assert not [text for text in (*hidden, *filter(None, tokens.values())) if text in logs]


def test_a_race_tells_nobody_the_code_or_anybodys_pegs(quick: Scene) -> None:
    room, racers = play(quick)
    check(quick, room, racers)
    # The search itself must be able to find them.
    room.order("end")
    room.wait_for_phase("over")
    told = json.dumps([room.look(), room.ask("GET", "/boards?round=1")])
    assert all(trace in told for trace in (*hidden_of(quick, room), *GUESSES.values()))


def test_a_duel_tells_nobody_a_code_or_a_peg(quick: Scene) -> None:
    room, racers = play(quick, kind="duel")
    check(quick, room, racers)


def test_neither_lines_nor_players_show_a_secret_when_they_are_printed(quick: Scene) -> None:
    room, _ = play(quick)
    store = Store(quick.servers[0].settings.database)
    lines = [line for line, _ in RoomStore(store).lines(room.code)]
    store.close()
    shown = repr(lines)
    assert not [trace for trace in hidden_of(quick, room) if trace in shown]
