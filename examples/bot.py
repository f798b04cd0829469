"""A bot that takes a free seat at a table and plays by the hints of the table: python bot.py LINK NAME

It needs nothing but Python. Start a server with `keypeg serve`, open a table with hints for yourself and a friend, and
give this program the link instead of giving it to a friend.
"""

import json
import re
import sys
import uuid
from random import choices
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen


def ask(url, body=None, token=""):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return urlopen(Request(url, data, headers), timeout=60)


def choose(state, hint):
    """The action this bot takes in a state, or None where it has to wait."""
    letters = [colour["letter"] for colour in state["edition"]["colours"]]
    if "secret" in state["view"]["may"]:
        return "secret " + "".join(choices(letters, k=state["edition"]["pegs"]))
    if "guess" in state["view"]["may"]:
        return "guess " + hint()["guess"]
    return None


def play(link, name):
    site, table = link.split("/t/")
    url = f"{site}/api/tables/{table}"
    seat = json.load(ask(f"{url}/seats", {"name": name}))
    me, token = seat["seat"], seat["token"]
    done = -1
    for line in ask(f"{url}/stream?seat={me}", token=token):
        message = json.loads(line)
        # A state may come twice, because somebody has connected for example.
        if message["type"] != "state" or message["seq"] != message["state"]["seq"] or message["seq"] == done:
            continue
        print(*(event["message"]["text"] for event in message["events"]), sep="\n")
        state = message["state"]
        if state["closed"]:
            break
        action = choose(state, lambda: json.load(ask(f"{url}/hint?seat={me}", token=token)))
        if action:
            order = {"seat": me, "seq": state["seq"], "action": action, "id": str(uuid.uuid4())}
            ask(f"{url}/actions", order, token)
            done = state["seq"]


def explain(error):
    """Why nothing was done: the server's own sentence, or why nobody answered."""
    if isinstance(error, HTTPError):
        return json.load(error)["error"]["message"]
    return f"{error.reason}: is the server running?"


if __name__ == "__main__":
    if len(sys.argv) != 3 or not re.match("https?://.+/t/.", sys.argv[1]):
        sys.exit(
            "usage: python bot.py LINK NAME    (LINK such as http://localhost:8222/t/TABLE, with a free seat)"
        )
    try:
        play(sys.argv[1], sys.argv[2])
    except URLError as error:
        sys.exit(f"{sys.argv[1]}: {explain(error)}")
