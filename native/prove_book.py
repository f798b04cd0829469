"""Turns what the program `prove` wrote into a certificate.

python native/prove_book.py SHAPE TREE BOUNDS BOOK: the tree of a proof or of an improvement, the .txt of a proof
(for the lower bound; the proof may have been stopped), and the certificate to write. For a shape too large for a proof,
BOUNDS is "counting": the fewest rows that any tree needs because of the number of feedbacks. TREE may also be the name
of a measure, such as "entropy", for the tree of that strategy, or a certificate, whose tree gets another bound.
"""

from __future__ import annotations

import sys
from pathlib import Path

from keypeg.engine import kernel
from keypeg.engine.proof import DIGITS, FirstGuess, Node, Proof, ProofShape
from keypeg.engine.search import decode_node
from keypeg.engine.solver import least_total
from keypeg.proofs.certificate import certify, load, read_shape, read_tree, replay_tree, save, verify
from keypeg.rules import edition


def tree_of(shape: ProofShape, name: str) -> Node:
    if name.endswith(".json.gz"):
        return read_tree(load(name)["tree"], shape)
    measured = name in kernel.MEASURES
    raw = (
        kernel.tree(kernel.KernelShape(*shape), name, encode=True).encoded
        if measured
        else Path(name).read_bytes()
    )
    tree = decode_node(raw, shape[0])
    if tree is None:
        raise SystemExit(f"{name} holds no tree")
    return tree


def read_bounds(text: str, name: str) -> list[list[str]]:
    if name == "counting":
        box = edition(text).shape
        return [["lower", str(least_total(box, box.secrets))], ["sets", "0"], ["cpu_seconds", "0"]]
    return [line.split() for line in Path(name).read_text().splitlines()]


def main(text: str, tree_file: str, bounds_file: str, book: str) -> None:
    shape = read_shape(text)
    lines = read_bounds(text, bounds_file)
    facts = {words[0]: words[1] for words in lines if words[0] != "first"}
    tree = tree_of(shape, tree_file)
    proof = Proof(
        shape=shape,
        objective="average",
        max_rows=None,
        lower=int(facts["lower"]),
        upper=replay_tree(shape, tree).total,
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
