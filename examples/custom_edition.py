"""Play an edition that is in no box: python custom_edition.py

Five pegs, seven colours and an empty hole, nine rows, on the classic score card.
"""

import sys
from random import Random

import keypeg
from keypeg.rules import PlaceGuess, SetSecret

EDITION = "expert/5x7r9b"


def play_one_game(secret: str) -> keypeg.Match:
    """Let Ada set the secret and the engine break it."""
    match = keypeg.new_match(EDITION, ["Ada", "Engine"])
    box = match.setup.edition
    match, _ = keypeg.play(match, 0, SetSecret(box.secret(secret)))
    while len(match.games) == 1:
        position = keypeg.Position.of(box, match.game)
        match, _ = keypeg.play(match, 1, PlaceGuess(keypeg.hint(position).code))
    return match


if __name__ == "__main__":
    if len(sys.argv) != 1:
        sys.exit("usage: python custom_edition.py    (for another edition change EDITION in the file)")
    box = keypeg.edition(EDITION)
    print(f"{box}: {box.shape.secrets:,} codes, colours {box.letters}")
    secret = "".join(Random(7).choices(box.letters, k=box.shape.pegs))
    match = play_one_game(secret)
    print(keypeg.Board(match, game=1))
    print(keypeg.scorecard(match))
