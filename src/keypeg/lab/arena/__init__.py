"""Players of every kind measured on the same secrets: strategies, levels, bots and language models."""

from keypeg.lab.arena.text import TextEnv

__all__ = ["TextEnv"]
