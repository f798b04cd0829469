"""Who asks: the service, the language, the address, and the tokens, whichever way the request came."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

Service = TypeVar("Service")


class Caller(Protocol, Generic[Service]):
    """The client of one request, as handlers know it; a transport brings the tokens and stores new ones."""

    service: Service

    @property
    def language(self) -> str:
        """Return the language to answer in."""

    @property
    def address(self) -> str:
        """Return the address that limits count by."""

    def tokens(self, table: str) -> tuple[str, ...]:
        """Return every token that the client brings for a table."""

    @property
    def person(self) -> str | None:
        """Return the token of the person's record."""

    @property
    def ladder_token(self) -> str | None:
        """Return the token of a player of the ladder."""

    def store_tokens(self, table: str, tokens: tuple[str, ...]) -> None:
        """Let the client hold these tokens for a table, in place of those it has."""

    def store_person(self, token: str | None) -> None:
        """Let the client hold the token of a record; None takes it back."""

    def store_ladder_token(self, token: str) -> None:
        """Let the client hold the token of a player of the ladder."""
