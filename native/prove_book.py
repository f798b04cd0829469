"""Turns what the program `prove` wrote into a certificate.

python native/prove_book.py SHAPE TREE BOUNDS BOOK: the tree of a proof or of an improvement, the .txt of a proof
(for the lower bound; the proof may have been stopped), and the certificate to write.
"""

from __future__ import annotations

import sys
from pathlib import Path

from keypeg.engine.certificate import DIGITS, certify, read_shape, replay, save, verify
from keypeg.engine.proof import FirstGuess, Proof
from keypeg.engine.prover import decode


def main(text: str, tree_file: str, bounds_file: str, book: str) -> None:
    shape = read_shape(text)
    lines = [line.split() for line in Path(bounds_file).read_text().splitlines()]
    facts = {words[0]: words[1] for words in lines if words[0] != "first"}
    tree = decode(Path(tree_file).read_bytes(), shape[0])
    if tree is None:
        raise SystemExit(f"{tree_file} holds no tree")
    proof = Proof(
        shape=shape,
        objective="average",
        max_rows=None,
        lower=int(facts["lower"]),
        upper=replay(shape, tree).total,
        tree=tree,
        first_guesses=[
            FirstGuess(
                bytes(DIGITS.index(d) for d in guess),
                int(lower),
                None if int(total) >= 0xFFFFF else int(total),
            )
            for _, guess, lower, total in (words for words in lines if words[0] == "first")
        ],
        work=int(facts["sets"]),
        cpu_seconds=float(facts["cpu_seconds"]),
    )
    data = certify(proof)
    verify(data)
    save(data, book)
    print(
        f"{text}: total {data['total']}, average {data['average']:.4f}, at most {data['max']} rows, {data['label']}"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
