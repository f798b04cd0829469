"""How often the fields of what somebody sees change: whoever sends or stores views reads it from the fields."""

from __future__ import annotations

from enum import Enum
from typing import get_type_hints


class Changes(Enum):
    """Marks a field, as in `Annotated[str, Changes.NEVER]`; one without a mark may change with every action.

    `NEVER` is agreed before the first action; should it change all the same, everything has to be sent again. `SELDOM`
    has to be sent only when it has changed.
    """

    NEVER = "never"
    SELDOM = "seldom"


def fields_by_change(kind: type) -> dict[Changes | None, dict[str, object]]:
    """Return the fields of a class with their types, grouped by their mark."""
    groups: dict[Changes | None, dict[str, object]] = {Changes.NEVER: {}, Changes.SELDOM: {}, None: {}}
    marked = get_type_hints(kind, include_extras=True)
    for name, plain in get_type_hints(kind).items():
        marks = getattr(marked[name], "__metadata__", ())
        mark = next((one for one in marks if isinstance(one, Changes)), None)
        groups[mark][name] = plain
    return groups
