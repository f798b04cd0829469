"""The limits of a server: how often an address or a seat may do something, and how much it holds at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from keypeg.server.limits import Buckets, Debts, Quota, Spacing, too_many
from keypeg.server.settings import Settings

LARGE_BYTES = 16_384
"""The state of a match of about ten games: messages of this size and more count against the budget of an address."""


class RateLimits:
    """Counts what clients do, and refuses what is too much; each process counts for itself."""

    def __init__(self, settings: Settings) -> None:
        self._limited = settings.limited
        self._reviews_allowed = settings.reviews_waiting
        self.sockets = self._make_quota(settings.sockets_per_address)
        self._spectators = self._make_quota(settings.spectators_per_address)
        self._reviews = self._make_quota(settings.reviews_per_address)
        self._reviews_waiting = 0
        self._actions = Buckets(settings.actions)
        self._openings = Buckets(settings.openings)
        self._joins = Buckets(settings.joins)
        self._room_joins = Buckets(settings.room_joins)
        self._reactions = Buckets(settings.reactions)
        self._reactions_by_address = Buckets(settings.reactions_by_address)
        self._helps = Buckets(settings.helps)
        self._helps_by_address = Buckets(settings.helps_by_address)
        self._messages = Buckets(settings.requests)
        self._large_messages = Debts(settings.large_messages)
        self._spacing = Spacing(settings.refused_seconds)

    def allow_action(self, table: str, seat: int) -> None:
        """Refuse a seat that acts too quickly."""
        self._allow(self._actions, f"{table}/{seat}", "actions")

    def allow_reaction(self, table: str, seat: int, address: str) -> None:
        """Refuse a seat that reacts too often, and an address that does so at many tables."""
        self._allow(self._reactions, f"{table}/{seat}", "reactions")
        self._allow(self._reactions_by_address, address, "reactions")

    def allow_opening(self, address: str, *, count: int = 1) -> None:
        """Refuse an address that opens tables too quickly; one that is large when it opens counts as several."""
        self._allow(self._openings, address, "tables", count)

    def allow_joining(self, address: str) -> None:
        """Refuse an address that joins the ladder too often."""
        self._allow(self._joins, address, "players")

    def allow_entering(self, address: str) -> None:
        """Refuse an address that joins rooms too often; a class comes from one address, all at once."""
        self._allow(self._room_joins, address, "players")

    def allow_help(self, table: str, seat: int | None, address: str) -> None:
        """Refuse a seat that asks for help too quickly, and an address that does so at many tables."""
        self._allow(self._helps, f"{table}/{seat}", "questions")
        self._allow(self._helps_by_address, address, "questions")

    def spectator_comes(self, address: str, seat: int | None) -> None:
        """Count a spectator (seat None) of an address; refuse more than it may have at once."""
        if seat is None and not self._spectators.take(address):
            raise too_many("connections")

    def spectator_goes(self, address: str, seat: int | None) -> None:
        """Count one spectator less."""
        if seat is None:
            self._spectators.give(address)

    @contextmanager
    def review(self, address: str) -> Iterator[None]:
        """Count a review for as long as it is waited for; refuse one too many of an address, or of all."""
        if self._reviews_waiting >= self._reviews_allowed or not self._reviews.take(address):
            raise too_many("questions")
        self._reviews_waiting += 1
        try:
            yield
        finally:
            self._reviews_waiting -= 1
            self._reviews.give(address)

    def message_wait(self, address: str) -> float:
        """How many seconds to wait until the next message of an address is read: none, unless it sends too many."""
        allowed = not self._limited or self._messages.take(address)
        return 0 if allowed else self._spacing.wait(address)

    def large_message_wait(self, address: str, size: int) -> float:
        """How many seconds to wait after a message of this size: none, unless the address is sent too much."""
        if size < LARGE_BYTES or not self._limited:
            return 0
        return self._large_messages.spend(address, size)

    def _make_quota(self, most: int) -> Quota:
        return Quota(most if self._limited else None)

    def _allow(self, buckets: Buckets, key: str, what: str, count: int = 1) -> None:
        if self._limited and not buckets.take(key, count):
            raise too_many(what)
