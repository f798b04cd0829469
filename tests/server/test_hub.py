"""The hub: who follows a table hears that it has changed, whatever goes wrong on the way."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace

from keypeg.server.live.hub import Hub
from tests.waiting import wait_until_async


@dataclass(eq=False)
class Follower:
    table: str = "t"
    seat: int | None = None
    heard: list[float] = field(default_factory=list)

    def wake(self, at_least: float) -> None:
        self.heard.append(at_least)


class OtherServers:
    """Tables of which nothing is known here, and whose store fails at first."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.asked: list[dict[str, int]] = []
        self.store = SimpleNamespace(postgres=False)
        self.told: Callable[[Sequence[tuple[str, int | None]]], None] = print

    def watch(self, told: Callable[[Sequence[tuple[str, int | None]]], None]) -> Callable[[], None]:
        self.told = told
        return lambda: None

    def get_cached(self, table: str) -> None:
        return None

    def advance(self, table: str, seq: int) -> bool:
        return False

    def catch_up(self, news: Mapping[str, int]) -> None:
        self.asked.append(dict(news))
        if len(self.asked) <= self.failures:
            raise RuntimeError("a defect")


def test_followers_hear_of_every_change_although_what_others_wrote_could_not_be_read_at_first():
    async def story() -> None:
        tables, follower = OtherServers(failures=1), Follower()
        hub = Hub(tables, heartbeat=1_000)
        hub.join(follower)
        for seq in (3, 5):
            tables.told([("t", seq)])
            await wait_until_async(lambda seq=seq: seq in follower.heard)
        assert tables.asked == [{"t": 3}, {"t": 5}]
        hub.part(follower)
        hub.close()
        hub.quit()

    asyncio.run(story())


def test_a_word_on_the_company_does_not_make_an_earlier_one_on_the_moves_forgotten():
    async def story() -> None:
        tables, follower = OtherServers(failures=0), Follower()
        hub = Hub(tables, heartbeat=1_000)
        hub.join(follower)
        for news in ([("t", 7)], [("t", 0)]):
            tables.told(news)
            # Both are spread before what others wrote has been read.
            hub._spread()
        await wait_until_async(lambda: 7 in follower.heard)
        assert tables.asked == [{"t": 7}]
        hub.part(follower)
        hub.close()
        hub.quit()

    asyncio.run(story())
