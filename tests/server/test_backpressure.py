"""Under load those who wait for a move come before those who made one."""

import asyncio
from collections.abc import Coroutine
from contextlib import ExitStack

from keypeg.server.live.backpressure import AT_ONCE, FEW, Backpressure
from tests.waiting import let_others_run


class StillLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock only a test moves on, however long the machine takes."""

    def __init__(self) -> None:
        self._now = 0.0
        super().__init__()

    def time(self) -> float:
        return self._now

    def let_pass(self, seconds: float) -> None:
        self._now += seconds


def play(story: Coroutine[None, None, None]) -> None:
    with asyncio.Runner(loop_factory=StillLoop) as runner:
        runner.run(story)


async def pass_time(seconds: float) -> None:
    """Let time pass, and everything happen that was to happen by then."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, StillLoop)
    loop.let_pass(seconds)
    await let_others_run()


def waiting(pace: Backpressure, number: int) -> list[asyncio.Task[None]]:
    return [asyncio.get_running_loop().create_task(pace.turn()) for _ in range(number)]


def test_an_answer_goes_out_at_once_while_few_moves_are_under_way():
    async def story() -> None:
        pace = Backpressure()
        with ExitStack() as moves:
            for _ in range(FEW):
                moves.enter_context(pace.move())
            (answer,) = waiting(pace, 1)
            await let_others_run()
            assert answer.done()

    play(story())


def test_an_answer_waits_while_many_moves_are_under_way():
    async def story() -> None:
        pace = Backpressure()
        with ExitStack() as moves:
            for _ in range(FEW):
                moves.enter_context(pace.move())
            with pace.move():
                answers = waiting(pace, 3)
                await let_others_run()
                assert not any(answer.done() for answer in answers)
            await let_others_run()
            assert all(answer.done() for answer in answers)

    play(story())


def test_answers_go_out_in_turn_and_only_so_many_at_once():
    async def story() -> None:
        pace = Backpressure()
        with ExitStack() as moves:
            for _ in range(FEW + 1):
                moves.enter_context(pace.move())
            answers = waiting(pace, 2 * AT_ONCE)
            await let_others_run()
            # All moves end at once, and nothing new has come of the answers yet.
        await let_others_run()
        assert [answer.done() for answer in answers] == [True] * AT_ONCE + [False] * AT_ONCE
        # Those who were answered send nothing more: the others need not wait for them.
        await pass_time(0.1)
        assert all(answer.done() for answer in answers)

    play(story())


def test_moves_that_are_held_up_do_not_hold_answers_up_for_long():
    async def story() -> None:
        pace = Backpressure()
        with ExitStack() as moves:
            for _ in range(FEW + 1):
                moves.enter_context(pace.move())
            answers = waiting(pace, 3)
            await pass_time(0.1)
            await pass_time(0.1)
            assert not any(answer.done() for answer in answers)
            await pass_time(1)
            assert all(answer.done() for answer in answers)

    play(story())


def test_somebody_who_no_longer_waits_is_passed_over():
    async def story() -> None:
        pace = Backpressure()
        with ExitStack() as moves:
            for _ in range(FEW + 1):
                moves.enter_context(pace.move())
            gone, stays = waiting(pace, 2)
            await let_others_run()
            gone.cancel()
        await let_others_run()
        assert stays.done()
        assert gone.cancelled()

    play(story())
