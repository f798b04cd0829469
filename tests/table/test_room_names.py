"""Which names in a room are one and the same for the eye."""

from __future__ import annotations

import pytest

from keypeg.table.rooms.room_names import is_taken


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("\u0930\u093e\u092e", "\u0930\u092e\u093e"),
        ("\u0e01\u0e34\u0e19", "\u0e01\u0e38\u0e19"),
        ("\u304b\u306a", "\u304c\u306a"),
        ("Arn", "Ara"),
        ("Ann", "Anna"),
        ("\u0408an", "Ian"),
    ],
    ids=["Devanagari", "Thai", "Japanese", "Latin", "a letter more", "Cyrillic Je"],
)
def test_names_that_differ_are_two(name: str, other: str) -> None:
    assert not is_taken(name, [other])


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Arne", "Ame"),
        ("\u00c4nne", "anne"),
        ("\u0391\u03bd\u03bd\u03ac", "\u0391\u03bd\u03bd\u03b1"),
        ("\u0421\u0435\u0440\u0433\u0435\u0439", "\u0421\u0435\u0440\u0433\u0435\u0438"),
        ("\u0623\u062d\u0645\u062f", "\u0627\u062d\u0645\u062f"),
        ("\u05de\u05b9\u05e9\u05c1\u05b6\u05d4", "\u05de\u05e9\u05d4"),
        ("\u0930\u093e\u092e\ufe0f", "\u0930\u093e\u092e"),
        ("Ann\u093e", "Ann"),
        ("\u2764\ufe0f", "\u2764"),
        ("\u039cAX", "Max"),
        ("\u039dINA", "Nina"),
        ("Ad\u0251", "Ada"),
        ("\u1d00da", "Ada"),
        ("\u0408an", "Jan"),
        ("\u03a5ann", "Yann"),
        ("\u0141ukasz", "Lukasz"),
        ("S\u00f8ren", "Soren"),
        ("\u0110or\u0111e", "Dorde"),
        ("I\u015f\u0131k", "Isik"),
        ("\u2026", "..."),
    ],
    ids=[
        "rn",
        "Latin",
        "Greek",
        "Cyrillic",
        "Arabic",
        "Hebrew",
        "selector",
        "strange mark",
        "heart",
        "Greek Mu",
        "Greek Nu",
        "Latin alpha",
        "small capital",
        "Cyrillic Je",
        "Greek Upsilon",
        "Polish",
        "Danish",
        "Croatian",
        "Turkish",
        "dots",
    ],
)
def test_names_that_look_alike_are_one(name: str, other: str) -> None:
    assert is_taken(name, [other])
