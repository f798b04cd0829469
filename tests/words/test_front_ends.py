"""The front ends say messages: they put no sentences together, and show no words of their own."""

import ast

from tests.words.test_codes import CODE, name_of, trees

FRONT_ENDS = ("terminal/", "cli/", "show/")
FOR_PROGRAMMERS = ("cli/arena", "cli/evaluation")
"""Commands that only programmers use; their help is translated, their tables are not."""
SAYING = {"say", "words", "_say", "tell"}
SHOWING = {
    "echo",
    "confirm",
    "prompt",
    "Static",
    "Label",
    "Notice",
    "Question",
    "LineDialog",
    "HandOver",
    "styled",
}
SHOWING |= {
    "make_title",
    "title_line",
    "answer",
    "_strong",
    "_plain_text",
    "_wrap",
    "_number",
    "update",
    "ChoiceList",
}
PROGRAM = {"Keypeg", "keypeg", "GAME", "NAME"}


def front_ends():
    found = {
        file: tree
        for file, tree in trees().items()
        if file.startswith(FRONT_ENDS) and not file.startswith(FOR_PROGRAMMERS)
    }
    assert len(found) > 30
    return found.items()


def has_letters(node: ast.expr) -> bool:
    """Whether a piece of text has words in it, and not only signs and spaces."""
    return (
        isinstance(node, ast.Constant) and isinstance(node.value, str) and any(map(str.isalpha, node.value))
    )


def is_said(node: ast.AST) -> bool:
    return any(isinstance(one, ast.Call) and name_of(one) in SAYING for one in ast.walk(node))


def tag(node: ast.JoinedStr) -> bool:
    """Whether it is a piece of SVG or HTML, which is no sentence."""
    return any(isinstance(one, ast.Constant) and "<" in str(one.value) for one in node.values)


def test_no_sentence_is_put_together_from_words_that_were_said():
    wrong = []
    for file, tree in front_ends():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                pieces = node.values
                joined = any(is_said(one) for one in pieces if isinstance(one, ast.FormattedValue))
                if joined and not tag(node) and any(map(has_letters, pieces)):
                    wrong.append(f"{file}:{node.lineno}")
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
                sides = (node.left, node.right)
                if any(isinstance(one, ast.JoinedStr) and tag(one) for one in ast.walk(node)):
                    continue
                if any(map(is_said, sides)) and any(map(has_letters, sides)):
                    wrong.append(f"{file}:{node.lineno}")
    # The name of the program stands before an error, as everywhere in a shell.
    assert [place for place in wrong if not place.startswith("cli/runner.py")] == []


def test_no_front_end_shows_words_that_are_not_in_the_catalogue():
    wrong = []
    for file, tree in front_ends():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or name_of(node) not in SHOWING or not node.args:
                continue
            first = node.args[0]
            pieces = first.values if isinstance(first, ast.JoinedStr) else [first]
            words = [one.value for one in pieces if isinstance(one, ast.Constant) and has_letters(one)]
            if any(not CODE.fullmatch(word) and word.strip() not in PROGRAM for word in words):
                wrong.append((f"{file}:{node.lineno}", words))
    assert not wrong
