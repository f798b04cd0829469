"""What a browser fetches together with the page: the words of its language, and the editions where they are shown.

The page as it is built only names them, because browsers complain about what is preloaded and not used.
"""

from __future__ import annotations

import re

_WORDS = re.compile(rb'<link rel="x-words" href="(/[^"]*words-([a-z]+)-[^"]*)"')
_EDITIONS = b'<link rel="x-editions"'
_SHOW_EDITIONS = ("", "new", "record")
_PRELOAD = b'<link rel="preload" as="fetch" crossorigin="anonymous"'


def with_preloads(html: bytes, path: str, *, language: str) -> bytes:
    """Return the page with the preloads that a place needs."""
    spoken = language.partition("-")[0].encode()

    def link(found: re.Match[bytes]) -> bytes:
        return b'%b href="%b"' % (_PRELOAD, found[1]) if found[2] == spoken else found[0]

    fitting = _WORDS.sub(link, html)
    return fitting.replace(_EDITIONS, _PRELOAD) if path.partition("/")[0] in _SHOW_EDITIONS else fitting
