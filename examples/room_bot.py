"""A bot that plays in a room, a race or a duel: python room_bot.py LINK NAME

It needs nothing but Python. Start a server with `keypeg serve`, open a room with `keypeg race`, and give this program
the link of the room. It tries codes that agree with its rows, one after the other; replace `choose` with something
better. It plays until the room is closed, also when the same people play again or the server starts again.
"""

import json
import re
import sys
import time
import uuid
from http.client import HTTPException
from itertools import product
from random import choice
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen


def send(url, body=None, token="", method=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return urlopen(Request(url, data, headers, method=method), timeout=60)


def ask(*order):
    """The server's answer; a server that starts again, or has too much to do, is asked again."""
    while True:
        try:
            return json.load(send(*order))
        except HTTPError as refusal:
            if refusal.code not in (429, 503):
                raise
        except (OSError, HTTPException):
            pass
        time.sleep(1)


def follow(url, token):
    """What happens in a room, message by message; the stream is opened again whenever it ends."""
    while True:
        try:
            yield from map(json.loads, send(f"{url}/stream", token=token))
        except HTTPError as refusal:
            if refusal.code not in (429, 503):
                raise
        except (OSError, HTTPException):
            pass
        time.sleep(1)


def mark(secret, guess):
    """The red and white key pegs of a guess."""
    red = sum(a == b for a, b in zip(secret, guess, strict=True))
    return red, sum(min(secret.count(peg), guess.count(peg)) for peg in set(guess)) - red


def choose(edition, rows):
    """A random code that agrees with every row so far."""
    codes = product([colour["letter"] for colour in edition["colours"]], repeat=edition["pegs"])
    return "".join(
        choice([c for c in codes if all(mark(c, r["guess"]) == (r["red"], r["white"]) for r in rows)])
    )


def play(site, table, token):
    """Play the table of a round until its game is over; guesses wait for the countdown, a pause and the rival."""
    url = f"{site}/api/tables/{table}"
    while True:
        state = ask(f"{url}?seat=0", None, token)
        if state["closed"] or state["view"]["games"][0]["ending"]:
            return
        try:
            if "guess" in state["view"]["may"]:
                guess = choose(state["edition"], state["view"]["games"][0]["rows"])
                order = {"seat": 0, "seq": state["seq"], "action": f"guess {guess}", "id": str(uuid.uuid4())}
                ask(f"{url}/actions", order, token)
                continue
        except HTTPError as refusal:
            if refusal.code not in (409, 422):
                raise
        time.sleep(0.2)


def main(link, name):
    site, code = link.split("/r/")
    url = f"{site}/api/rooms/{code}"
    token = json.load(send(f"{url}/players", {"name": name}))["token"]
    played, told = set(), 0
    for message in follow(url, token):
        if message["type"] != "room":
            continue
        room, mine = message["room"], message["mine"]
        running = room["round"] and room["round"]["phase"] != "over"
        next_duel = room["options"]["kind"] == "duel" and not running and not room["over"]
        if next_duel and mine["player"] not in room["chosen"]:
            box = ask(f"{site}/api/editions/describe?text={room['options']['edition']}")
            try:
                ask(f"{url}/code", {"code": choose(box, [])}, token, "PUT")
            except HTTPError as refusal:
                # This line was older than the round that has begun meanwhile.
                if refusal.code != 409:
                    raise
        if running and mine["table"] not in played:
            played.add(mine["table"])
            play(site, mine["table"], token)
        if room["over"] and room["rounds_over"] > told:
            told = room["rounds_over"]
            names = {one["number"]: one["name"] for one in room["players"]}
            for one in room["standings"]:
                result = f"{one['rows']} rows, {one['seconds']} seconds"
                print(f"{one['place']}. {names[one['player']]}: {result}", flush=True)
        if room["closed"]:
            return


def explain(error):
    """Why nothing was done: the server's own sentence, or why nobody answered."""
    if isinstance(error, HTTPError):
        return json.load(error)["error"]["message"]
    return f"{error.reason}: is the server running?"


if __name__ == "__main__":
    if len(sys.argv) != 3 or not re.match("https?://.+/r/.", sys.argv[1]):
        sys.exit("usage: python room_bot.py LINK NAME    (LINK such as http://localhost:8222/r/CODE)")
    try:
        main(*sys.argv[1:])
    except URLError as error:
        sys.exit(f"{sys.argv[1]}: {explain(error)}")
