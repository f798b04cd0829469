"""Words: turn a code with parameters into a sentence in the reader's language."""

from keypeg.words.language import DEFAULT, languages, negotiate
from keypeg.words.message import Message, Param, message
from keypeg.words.saying import say

__all__ = ["DEFAULT", "Message", "Param", "languages", "message", "negotiate", "say"]
