"""Which digests of a match are published, and which of them with their code."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from keypeg.rules import EventKind, Game, Match, Phase
from keypeg.rules.seals import Seal
from keypeg.table.state.views import EventView, SealView


def attempt(match: Match) -> int:
    """Return how often the current game was started: 1, plus 1 for each replay (R14)."""
    return sum(game.number == match.game.number for game in match.games)


def list_seals(match: Match, seals: Sequence[Seal]) -> tuple[SealView, ...]:
    """Return the digests of the codes that are set; code and nonce are there once the game is over."""
    if not seals:
        return ()
    games = _number_games(match)
    over = {key for key, game in games if game.phase is Phase.OVER}
    set_now = {key for key, game in games if game.phase is not Phase.SETTING}
    return tuple(
        SealView(
            game=made.game,
            attempt=made.attempt,
            digest=made.digest,
            code=made.code if (made.game, made.attempt) in over else None,
            nonce=made.nonce if (made.game, made.attempt) in over else None,
        )
        for made in seals
        if (made.game, made.attempt) in set_now
    )


def _number_games(match: Match) -> list[tuple[tuple[int, int], Game]]:
    counts: dict[int, int] = {}
    numbered = []
    for game in match.games:
        counts[game.number] = counts.get(game.number, 0) + 1
        numbered.append(((game.number, counts[game.number]), game))
    return numbered


def with_seal(event: EventView, before: Match, seals: Iterable[Seal]) -> EventView:
    """Return an event with the digest of the code that was set, or with what proves it once its game is over."""
    if event.kind is not EventKind.SECRET_SET and event.kind is not EventKind.GAME_ENDED:
        return event
    key = (before.game.number, attempt(before))
    made = next((made for made in seals if (made.game, made.attempt) == key), None)
    if made is None:
        return event
    if event.kind is EventKind.SECRET_SET:
        return msgspec.structs.replace(event, game=made.game, attempt=made.attempt, digest=made.digest)
    return msgspec.structs.replace(event, attempt=made.attempt, code=made.code, nonce=made.nonce)
