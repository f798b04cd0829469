"""Under load those who wait for a move come before those who made one."""

import asyncio
from contextlib import ExitStack

from keypeg.server.live.backpressure import AT_ONCE, FEW, Backpressure
from tests.waiting import finish, let_others_run


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

    asyncio.run(story())


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

    asyncio.run(story())


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
        await finish(asyncio.gather(*answers))

    asyncio.run(story())


def test_moves_that_are_held_up_do_not_hold_answers_up_for_long():
    async def story() -> None:
        pace = Backpressure()
        with ExitStack() as moves:
            for _ in range(FEW + 1):
                moves.enter_context(pace.move())
            await finish(asyncio.gather(*waiting(pace, 3)))

    asyncio.run(story())


def test_somebody_who_no_longer_waits_is_passed_over():
    async def story() -> None:
        pace = Backpressure()
        with ExitStack() as moves:
            for _ in range(FEW + 1):
                moves.enter_context(pace.move())
            gone, stays = waiting(pace, 2)
            await let_others_run()
            gone.cancel()
        await finish(stays)
        assert gone.cancelled()

    asyncio.run(story())
