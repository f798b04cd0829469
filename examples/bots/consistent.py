"""A bot for `keypeg arena`: it guesses any code that agrees with every row.

keypeg arena entropy "bot:python3 examples/bots/consistent.py"
"""

import random
import sys
from itertools import product


def mark(secret, guess):
    red = sum(map(str.__eq__, secret, guess))
    matches = sum(min(secret.count(colour), guess.count(colour)) for colour in set(guess))
    return red, matches - red


def main():
    codes, rows, chance = [], [], random.Random(0)
    for line in sys.stdin:
        words = line.split()
        match words[:1]:
            case ["keypeg"]:
                print("id name consistent-py")
                print("ready", flush=True)
            case ["edition"]:
                told = dict(zip(words[2::2], words[3::2], strict=True))
                codes = ["".join(code) for code in product(told["colours"], repeat=int(told["pegs"]))]
                if told["secret_repeats"] == "0":
                    codes = [code for code in codes if len(set(code)) == len(code)]
            case ["newgame"]:
                chance = random.Random(int(words[1]))
            case ["position"]:
                rows = [(word[:-4], (int(word[-3]), int(word[-1]))) for word in words[2:]]
            case ["go"]:
                left = [code for code in codes if all(mark(code, guess) == told for guess, told in rows)]
                print("bestguess", chance.choice(left), flush=True)
            case ["quit"]:
                return


if sys.stdin.isatty():
    sys.exit(
        'usage: keypeg arena entropy "bot:python3 examples/bots/consistent.py"    (the arena asks this bot)'
    )
main()
