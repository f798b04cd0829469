"""A bot that plays rated games on the ladder of a server: python ladder_bot.py SERVER NAME [GAMES]

It keeps its token in the file NAME.token, so that it is the same player next time. Replace `choose` with a strategy of
your own; this one asks Keypeg for a good guess.
"""

import json
import re
import sys
import uuid
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import keypeg


def ask(url, body=None, token=""):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return json.load(urlopen(Request(url, data, headers), timeout=60))


def token_of(server, name):
    """The token of the player: from the file, or from the ladder, which shows it once."""
    kept = Path(f"{name}.token")
    if not kept.exists():
        kept.write_text(ask(f"{server}/api/ladder/players", {"name": name})["token"])
    return kept.read_text()


def choose(edition, rows):
    """The next guess, from the rows so far."""
    position = " ".join([edition, *(f"{row['guess']}:{row['red']}-{row['white']}" for row in rows)])
    return str(keypeg.hint(position).code)


def play(server, token, family="classic"):
    """Play one rated game; its table is like any other, and the player's token is the seat's."""
    table = ask(f"{server}/api/ladder/games", {"family": family}, token)["table"]
    url = f"{server}/api/tables/{table}"
    state = ask(f"{url}?seat=0", token=token)
    while "guess" in state["view"]["may"]:
        guess = choose(state["options"]["edition"], state["view"]["games"][0]["rows"])
        order = {"seat": 0, "seq": state["seq"], "action": f"guess {guess}", "id": str(uuid.uuid4())}
        state = ask(f"{url}/actions", order, token)["state"]
    game = state["view"]["games"][0]
    print(f"{game['ending']} in {len(game['rows'])} rows")


def main(server, name, games="1"):
    token = token_of(server, name)
    for _ in range(int(games)):
        play(server, token)
    for one in ask(f"{server}/api/ladder/me", token=token)["families"]:
        print(f"{one['family']}: {one['rating']} ± {one['uncertainty']} after {one['games']} duels")


def explain(error):
    """Why nothing was done: the server's own sentence, or why nobody answered."""
    if isinstance(error, HTTPError):
        return json.load(error)["error"]["message"]
    return f"{error.reason}: is the server running?"


if __name__ == "__main__":
    readable = len(sys.argv) in (3, 4) and re.match("https?://.", sys.argv[1])
    if not readable or not all(map(str.isdigit, sys.argv[3:])):
        sys.exit("usage: python ladder_bot.py SERVER NAME [GAMES]    (SERVER such as http://localhost:8222)")
    try:
        main(*sys.argv[1:])
    except URLError as error:
        sys.exit(f"{sys.argv[1]}: {explain(error)}")
