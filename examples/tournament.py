"""Let strategies play every secret of an edition, and rank them: python tournament.py [EDITION] [STRATEGY ...]

A strategy is a name that Keypeg knows, or module:function.
"""

import sys

import keypeg
from keypeg.engine.plugins import find_strategy
from keypeg.engine.simulate import Simulation, simulate
from keypeg.errors import KeypegError

EVERYONE = ["minimax", "expected-size", "entropy", "parts", "book", "first-consistent", "random-consistent"]


def tournament(edition: str, names: list[str]) -> list[tuple[str, Simulation]]:
    """Play every secret with each strategy; the best average comes first."""
    box = keypeg.edition(edition)
    played = [(name, simulate(box, find_strategy(name))) for name in names]
    return sorted(played, key=lambda entry: entry[1].average)


if __name__ == "__main__":
    edition = sys.argv[1] if len(sys.argv) > 1 else "classic"
    try:
        ranked = tournament(edition, sys.argv[2:] or EVERYONE)
    except KeypegError as error:
        sys.exit(str(error))
    print(f"{'strategy':20}  average  at most")
    for name, found in ranked:
        print(f"{name:20} {found.average:8.4f} {found.max:8}")
