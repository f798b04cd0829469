"""What a link tells before it is opened: title, description and picture, made of what every spectator may see."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape

from keypeg.errors import KeypegError, TableError
from keypeg.server.context import Context
from keypeg.server.handlers.rooms import read_code
from keypeg.table import TableView
from keypeg.training import PuzzleKind
from keypeg.training.daily import DAILY_EDITIONS, Family
from keypeg.words import Message, message, say

PICTURE, DAILY_PICTURE = "preview.png", "preview-daily.png"

_ABOUT = message("preview-about")
_PLACES = {
    "": (message("page-start-title"), _ABOUT),
    "record": (message("page-record-title"), message("page-record-lead")),
    "puzzles": (message("page-puzzle-title"), message("page-start-puzzles-about")),
    "lessons": (message("page-lesson-title"), message("page-start-lessons-about")),
    "ladder": (message("page-ladder-title"), message("page-start-ladder-about")),
    "daily": (message("page-modes-daily"), message("page-daily-lead")),
    **{
        f"new/{mode}": (message(f"page-modes-{mode}"), _ABOUT)
        for mode in ("solo", "computer", "link", "screen", "companion")
    },
    "new/room": (message("page-start-race"), message("page-start-race-about")),
    **{
        f"lessons/{lesson}": (message(f"lesson-{lesson}-title"), message("page-start-lessons-about"))
        for lesson in ("clue", "counting", "splitting", "impossible", "blanks", "group")
    },
}
_DAILY = re.compile(rf"daily/(\d{{4}}-\d\d-\d\d)/({'|'.join(Family)})")
_PUZZLE = re.compile(rf"puzzles/({'|'.join(PuzzleKind)})-\d{{1,2}}-[0-9a-z.]{{1,40}}")
_ROOM = re.compile(r"r/([0-9A-Za-z -]{1,20})(/screen)?")
_TABLE = re.compile(r"t/([0-9a-z]{1,32})(/review/[1-9]\d{0,3})?")


@dataclass(frozen=True, slots=True, kw_only=True)
class Preview:
    """What is told of a place; `found` says whether there is such a place."""

    title: Message
    about: Message
    picture: str = PICTURE
    found: bool = True


_NOWHERE = Preview(title=message("page-net-nowhere"), about=_ABOUT, found=False)


async def preview(context: Context, path: str) -> Preview:
    """Return what is told of a path of the page."""
    path = "puzzles" if _PUZZLE.fullmatch(path) else path
    if path in _PLACES:
        title, about = _PLACES[path]
        picture = DAILY_PICTURE if path == "daily" else PICTURE
        return Preview(title=title, about=about, picture=picture)
    if (daily := _DAILY.fullmatch(path)) is not None:
        family = message(f"edition-{DAILY_EDITIONS[Family(daily[2])]}-name")
        title = message("preview-daily-title", family=family, day=daily[1])
        return Preview(title=title, about=message("page-daily-lead"), picture=DAILY_PICTURE)
    if (room := _ROOM.fullmatch(path)) is not None:
        return await _preview_room(context, room[1])
    if (table := _TABLE.fullmatch(path)) is None:
        return _NOWHERE
    try:
        view = context.tables.get_view(await context.load(table[1], at_least=0), None)
    except TableError:
        return _NOWHERE
    except KeypegError:
        # A database that cannot be read now is no reason to keep the page back.
        return Preview(title=message("page-start-title"), about=_ABOUT)
    return _preview_review(view) if table[2] else _table(view)


async def _preview_room(context: Context, text: str) -> Preview:
    """Return what is told of a room: its code, and no name of those who are there."""
    try:
        room = await context.rooms.load(read_code(text))
    except TableError:
        return _NOWHERE
    except KeypegError:
        return Preview(title=message("page-start-race"), about=message("page-start-race-about"))
    title = message("page-room-title", code=f"{room.id[:3]} {room.id[3:]}".upper())
    return Preview(title=title, about=message("page-start-race-about"))


def _table(view: TableView) -> Preview:
    box = view.options.box
    names = tuple(seat.name for seat in view.seats if seat.taken and seat.name is not None)
    if not view.options.spectators or not names:
        return Preview(title=message("preview-table", edition=box.name), about=_ABOUT)
    title = message("preview-table-with", edition=box.name, names=names)
    if view.closed is not None:
        return Preview(title=title, about=message("preview-table-over"))
    return Preview(title=title, about=message("preview-table-full" if view.started else "preview-table-open"))


def _preview_review(view: TableView) -> Preview:
    title = message("preview-review", edition=view.options.box.name)
    return Preview(title=title, about=message("preview-review-about"))


_TITLE = re.compile(rb"<title>.*?</title>")
_DESCRIPTION = re.compile(rb'\s*<meta name="description"[^>]*>')


def with_preview(html: bytes, told: Preview, *, origin: str, language: str) -> bytes:
    """Return the page with the title, description and picture of a place."""
    title, about = escape(say(told.title, language)), escape(say(told.about, language))
    picture = escape(f"{origin}/{told.picture}")
    tags = (
        f"<title>{title} · Keypeg</title>"
        f'<meta name="description" content="{about}" />'
        f'<meta property="og:type" content="website" /><meta property="og:site_name" content="Keypeg" />'
        f'<meta property="og:title" content="{title}" /><meta property="og:description" content="{about}" />'
        f'<meta property="og:image" content="{picture}" />'
        f'<meta property="og:image:width" content="1200" /><meta property="og:image:height" content="630" />'
        f'<meta name="twitter:card" content="summary_large_image" />'
    )
    return _TITLE.sub(lambda _: tags.encode(), _DESCRIPTION.sub(b"", html), count=1)
