"""The texts that the API takes, as regular expressions: what the OpenAPI document says about them.

They are only described here. Each text is read by its own parser, whose message says more than that a pattern did not
match; a test holds both equal.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from keypeg.engine.levels import levels
from keypeg.errors import KeypegError
from keypeg.rules import edition, editions
from keypeg.rules.shape import LIMITS
from keypeg.training import Family, PuzzleKind, lessons

DAY_PATTERN = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
DAILY = f"^[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}-({'|'.join(Family)})$"
PUZZLE = f"^({'|'.join(PuzzleKind)}):([1-9]|10):[!-~]([ -~]{{0,23}}[!-~])?$"
NAME = r"^[^\u0000-\u001f\u007f-\u009f]*$"
ACTION_ID = "^[ -~]*$"
CODE = r"^[0-9A-Za-z.]{1,8}$"
ACTION = (
    r"^(secret (hidden|[0-9A-Za-z.]{1,8})|guess [0-9A-Za-z.]{1,8}|mark [0-9]-[0-9]|reveal [0-9A-Za-z.]{1,8}|"
    r"claim|admit [0-9]{1,2}|back|concede|time)$"
)
SEALED_CODE = "^[!-~]+$"

EDITION = "EditionText"
_EDITION = {"$ref": f"#/components/schemas/{EDITION}"}
# Patterns and not enumerations: to a program that is written in types, a level is a text.
_LEVELS = {"pattern": f"^({'|'.join(level.key for level in levels())})$"}
_FIELDS: dict[tuple[str, str], dict[str, Any]] = {
    ("NewTable", "edition"): _EDITION,
    ("Options", "edition"): _EDITION,
    ("NewRoom", "edition"): _EDITION,
    ("RoomOptions", "edition"): _EDITION,
    ("NewTable", "daily"): {"pattern": DAILY},
    ("Options", "daily"): {"pattern": DAILY},
    ("NewSeat", "level"): _LEVELS,
    ("SeatOption", "level"): _LEVELS,
    ("NewSeat", "name"): {"pattern": NAME},
    ("TakeSeat", "name"): {"pattern": NAME},
    ("NewDaily", "name"): {"pattern": NAME},
    ("NewPlayer", "name"): {"pattern": NAME},
    ("NewRoom", "name"): {"pattern": NAME},
    ("JoinRoom", "name"): {"pattern": NAME},
    ("JoinRoom", "level"): _LEVELS,
    ("HostOrder", "code"): {"pattern": CODE},
    ("DuelCode", "code"): {"pattern": CODE},
    ("NewDaily", "day"): {"pattern": DAY_PATTERN},
    ("NewAction", "action"): {"pattern": ACTION},
    ("NewAction", "id"): {"pattern": ACTION_ID},
    ("MovedSeal", "code"): {"pattern": SEALED_CODE},
    ("PuzzleAnswer", "key"): {"pattern": PUZZLE},
    ("LessonAnswer", "lesson"): {"pattern": f"^({'|'.join(lesson.key for lesson in lessons())})$"},
}
_PARAMETERS: dict[str, dict[str, Any]] = {
    "text": _EDITION,
    "today": {"pattern": DAY_PATTERN},
    "day": {"pattern": DAY_PATTERN},
    "guess": {"pattern": CODE},
    "mark": {"pattern": "^[0-9]-[0-9]$"},
}

_ROWS = "(r([1-9]|1[0-9]|20))?"
_KINDS = ("", "b", "u", "U", "d", "bu", "bU", "bd")


def tighten(document: dict[str, Any]) -> None:
    """Add to the document what texts may be."""
    schemas = document["components"]["schemas"]
    schemas[EDITION] = {
        "title": EDITION,
        "description": "An edition: `classic`, `expert/5x8b`, or a shape in no box such as `4x6r10`.",
        "type": "string",
        "pattern": edition_pattern(),
    }
    for (record, field), more in _FIELDS.items():
        fields = schemas[record]["properties"]
        fields[field] = _tighten(fields[field], more)
    for given in _parameters(document):
        if given["name"] in _PARAMETERS:
            given["schema"] = _tighten(given["schema"], _PARAMETERS[given["name"]])


def _parameters(document: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for methods in document["paths"].values():
        for operation in methods.values():
            yield from operation.get("parameters", ())


def _tighten(schema: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    """Return a text's schema with more said about it; the schema may allow null besides."""
    if "$ref" in more:
        kept: dict[str, Any] = {
            name: value for name, value in schema.items() if name in ("default", "description")
        }
        return {**more, **kept}
    if "anyOf" in schema:
        ways = [_tighten(one, more) if one.get("type") == "string" else one for one in schema["anyOf"]]
        return {**schema, "anyOf": ways}
    return {**schema, **more}


@cache
def edition_pattern() -> str:
    """Return the pattern of every text that names an edition: a box, a box in another shape, or a shape alone."""
    boxes: defaultdict[str, list[str]] = defaultdict(list)
    for box in editions():
        boxes[_shapes(f"{box.key}/")].append(box.key)
    ways = [f"({'|'.join(keys)})(/({shapes}))?" for shapes, keys in boxes.items()]
    return f"^({'|'.join([*ways, _shapes('')])})$"


def _shapes(before: str) -> str:
    """Return the shapes that may follow a text; neither rows nor their absence make a shape impossible."""
    colours: defaultdict[tuple[int, str], list[int]] = defaultdict(list)
    for pegs in _numbers("pegs"):
        for kind in _KINDS:
            for some in _numbers("colours"):
                if _is_edition(f"{before}{pegs}x{some}{kind}"):
                    colours[pegs, kind].append(some)
    kinds: defaultdict[tuple[int, tuple[int, ...]], list[str]] = defaultdict(list)
    for (pegs, kind), found in colours.items():
        kinds[pegs, tuple(found)].append(kind)
    alike: defaultdict[tuple[tuple[int, ...], tuple[str, ...]], list[int]] = defaultdict(list)
    for (pegs, numbers), letters in kinds.items():
        alike[numbers, tuple(letters)].append(pegs)
    return "|".join(
        f"({_join_choices(pegs)})x({_join_choices(numbers)}){_ROWS}({_join_choices(letters)})"
        for (numbers, letters), pegs in alike.items()
    )


def _join_choices(values: Iterable[object]) -> str:
    return "|".join(map(str, values))


def _numbers(name: str) -> range:
    least, most = LIMITS[name]
    return range(least, most + 1)


def _is_edition(text: str) -> bool:
    try:
        edition(text)
    except KeypegError:
        return False
    return True
