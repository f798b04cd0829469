"""Words: turn a code with parameters into a sentence in the reader's language.

The rules, the engine and the tables never build sentences. They return a `Message`, and the front end
says it in the language of the person who reads it.

>>> say(message("reason-match-over"))
'the match is over'
>>> say(message("reason-match-over"), "de")
'die Partie ist vorbei'
"""

from keypeg.words.language import (
    DEFAULT,
    environment_language,
    has_black_key_pegs,
    languages,
    negotiate,
    with_key_pegs,
)
from keypeg.words.saying import Message, Param, message, say

__all__ = [
    "DEFAULT",
    "Message",
    "Param",
    "environment_language",
    "has_black_key_pegs",
    "languages",
    "message",
    "negotiate",
    "say",
    "with_key_pegs",
]
