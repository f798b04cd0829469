"""Every code in the sources has words, every word is used, and every parameter on both sides."""

import ast
import re
from functools import cache
from pathlib import Path

import keypeg.errors
from keypeg.engine.levels import levels
from keypeg.errors import KeypegError, Reason, TableReason
from keypeg.rules.catalogue import _load_editions
from tests.words.catalogue import parsed, variables

SOURCES = Path(keypeg.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
FOR_PROGRAMMERS = (
    "lab/",
    "proofs/",
    "engine/plugins",
    "engine/simulate",
    "engine/values",
    "engine/kernel",
)
"""Parts that only programmers meet, and that speak English to them."""
CODE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")
MAKERS = {"message", "Message", "words", "_say", "say", "tell"}
"""Functions whose first argument is a code and whose keywords are its parameters."""
ERRORS = {
    name
    for name, one in vars(keypeg.errors).items()
    if isinstance(one, type) and issubclass(one, KeypegError)
}
TAKE_REASONS = {"IllegalAction", "TableError", "Contradiction", "StaleAction"}


@cache
def trees() -> dict[str, ast.Module]:
    found = {str(path.relative_to(SOURCES)): ast.parse(path.read_text()) for path in SOURCES.rglob("*.py")}
    assert len(found) > 100
    return found


@cache
def page_codes() -> frozenset[str]:
    """The messages that the page says: those that its sources name, or whose beginning they name."""
    sources = [path.read_text() for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(sources) > 60
    page = "\n".join(sources)
    named = set(re.findall(r'"([a-z][a-z0-9-]+)"', page))
    beginnings = tuple(set(re.findall(r"`([a-z][a-z0-9-]+-)\$\{", page)))
    return frozenset(code for code in parsed("en") if code in named or code.startswith(beginnings))


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def codes_of(node: ast.expr) -> list[str]:
    """The codes an argument can be: a text, or one of two."""
    if isinstance(node, ast.IfExp):
        return [*codes_of(node.body), *codes_of(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def said() -> list[tuple[str, str, set[str] | None]]:
    """Every place in the sources that says a code by its name: the place, the code, and the parameters it gives."""
    found = []
    for file, tree in trees().items():
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call) or not call.args:
                continue
            if name_of(call) not in MAKERS and name_of(call) not in ERRORS:
                continue
            given = {keyword.arg for keyword in call.keywords}
            params = None if None in given else {name for name in given if name is not None} - {"alarm"}
            found += [(f"{file}:{call.lineno}", code, params) for code in codes_of(call.args[0])]
    return found


def made() -> set[str]:
    """Codes that are put together from a key: reasons, editions, levels, colours, columns."""
    codes = {f"reason-{one.value}" for one in (*Reason, *TableReason)}
    codes |= {f"edition-{box.key}-{what}" for box in _load_editions() for what in ("name", "about", "source")}
    codes |= {f"level-{one.key}-{what}" for one in levels() for what in ("name", "about")}
    codes |= {f"colour-{colour.name}" for box in _load_editions() for colour in box.palette} | {
        "colour-empty"
    }
    return codes


def texts() -> set[str]:
    """Every text in the sources that could be a code, and the beginnings of those that are put together."""
    found = set()
    for tree in trees().values():
        found |= {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
    return found


def test_every_code_that_is_said_has_words():
    missing = [
        (place, code) for place, code, _ in said() if CODE.fullmatch(code) and code not in parsed("en")
    ]
    assert not missing
    assert not made() - set(parsed("en"))
    assert len(said()) > 100


def test_what_is_said_is_a_code_and_not_a_sentence():
    """A call with a sentence would be said as it is, in English only."""
    sentences = [
        (place, code) for place, code, _ in said() if " " in code and not place.startswith(FOR_PROGRAMMERS)
    ]
    assert not sentences


def test_no_error_is_made_of_pieces_of_text():
    """An f-string would put the sentence together in English."""
    pieces = [
        f"{file}:{call.lineno}"
        for file, tree in trees().items()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and not file.startswith(FOR_PROGRAMMERS)
        and name_of(call) in ERRORS - TAKE_REASONS
        and any(isinstance(argument, ast.JoinedStr | ast.BinOp) for argument in call.args)
    ]
    assert not pieces


def test_every_parameter_that_is_given_is_used_and_every_one_used_is_given():
    wrong = [
        (place, code, params ^ variables(parsed("en")[code]))
        for place, code, params in said()
        if params is not None and code in parsed("en") and params != variables(parsed("en")[code])
    ]
    assert not wrong


def test_every_word_is_used():
    every = texts()
    beginnings = tuple(text for text in every if text.endswith("-") and CODE.fullmatch(text + "x"))
    unused = {
        code
        for code in parsed("en")
        if code not in every and code not in made() and not (beginnings and code.startswith(beginnings))
    }
    # The page lists the languages by it; a plug-in of its build reads it.
    unused -= page_codes() | {"language-name"}
    # What people read whose key pegs are black and white.
    unused -= {code for code in unused if code.removesuffix("-in-black") in set(parsed("en")) - {code}}
    assert not unused
