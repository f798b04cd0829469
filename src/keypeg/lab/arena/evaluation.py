"""A model over a fixed suite of games: in parallel, kept game by game, so that it can be resumed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from keypeg.engine.draws import drawn_secret, nth_secret
from keypeg.errors import KeypegError, shortened
from keypeg.lab.arena.games import PlayedGame
from keypeg.lab.arena.model import ModelAnswer, Turn
from keypeg.lab.arena.text import MOST_FAULTS, TextEnv
from keypeg.rules import Code, Edition, Feedback, MarkedRow
from keypeg.rules import edition as read_edition

GAMES, SUITE = "games.jsonl", "suite.json"
KEPT_REPLY = 10_000
"""Characters of a reply that are kept."""

Ask = Callable[[list[Turn], int], ModelAnswer]
"""Asks a model: the conversation and a seed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Suite:
    """What is played: `games` secrets of a seed, or every secret of the edition once."""

    model: str
    edition: str = "classic"
    games: int = 50
    seed: int = 0
    every_secret: bool = False
    lenient: bool = False
    patience: int = MOST_FAULTS

    @property
    def box(self) -> Edition:
        """The edition."""
        return read_edition(self.edition)

    @property
    def count(self) -> int:
        """How many games there are."""
        return self.box.shape.secrets if self.every_secret else self.games

    def secret(self, number: int) -> Code:
        """Return the secret of a game, from 0."""
        box = self.box
        if not self.every_secret:
            return drawn_secret(box, seed=self.seed, number=number)
        return Code("".join(box.letters[colour] for colour in nth_secret(box.shape, number)))


def play_suite_game(ask: Ask, suite: Suite, number: int) -> tuple[PlayedGame, list[str]]:
    """Play one game with a model; return it, and what the model said."""
    env = TextEnv(suite.box, lenient=suite.lenient, patience=suite.patience)
    secret = suite.secret(number)
    conversation: list[Turn] = [{"role": "user", "content": env.reset(secret=str(secret))}]
    replies: list[str] = []
    tokens, done, info = 0, False, {"slips": 0, "refused": 0}
    while not done:
        answer = ask(conversation, suite.seed * 1_000_003 + number)
        tokens += answer.tokens
        replies.append(answer.text[:KEPT_REPLY])
        said, _, done, info = env.step(answer.text)
        conversation += [{"role": "assistant", "content": answer.text}, {"role": "user", "content": said}]
    gave_up = info["slips"] + info["refused"] > suite.patience
    game = PlayedGame(
        number=number,
        secret=secret,
        rows=env.position.rows,
        fault="too many replies without an allowed guess" if gave_up else None,
        slips=info["slips"],
        refused=info["refused"],
        tokens=tokens,
    )
    return game, replies


def evaluate(
    ask: Ask,
    suite: Suite,
    folder: Path,
    *,
    parallel: int = 4,
    progress: Callable[[int, int], object] | None = None,
) -> list[PlayedGame]:
    """Play the games of a suite that are not in the folder yet, and return all of them in order."""
    if not 1 <= parallel <= 256:
        raise KeypegError(f"cannot play {parallel} games at a time: it must be 1 to 256")
    if suite.count < 1:
        raise KeypegError(f"cannot play {suite.games} games: it must be at least 1")
    _open_folder(suite, folder)
    known = {game.number: game for game in read_games(folder / GAMES, suite.box)}
    missing = [number for number in range(suite.count) if number not in known]
    with (folder / GAMES).open("a", encoding="utf-8") as file:
        for game, replies in _play_missing(ask, suite, missing, parallel):
            file.write(json.dumps(game_line(game, replies), ensure_ascii=False) + "\n")
            file.flush()
            known[game.number] = game
            if progress:
                progress(len(known), suite.count)
    return [known[number] for number in range(suite.count)]


def _play_missing(
    ask: Ask, suite: Suite, missing: list[int], parallel: int
) -> Iterable[tuple[PlayedGame, list[str]]]:
    """Play games side by side, and hand them out as they end; when one fails no other is begun."""
    pending: set[Future[tuple[PlayedGame, list[str]]]] = set()
    left = iter(missing)
    with ThreadPoolExecutor(max_workers=parallel) as pool:
        while True:
            for number in left:
                pending.add(pool.submit(play_suite_game, ask, suite, number))
                if len(pending) == parallel:
                    break
            if not pending:
                return
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            failed = [one for one in done if one.exception() is not None]
            yield from (one.result() for one in done if one not in failed)
            if failed:
                rest, _ = wait(pending)
                yield from (one.result() for one in rest if one.exception() is None)
                failed[0].result()


def _open_folder(suite: Suite, folder: Path) -> None:
    """Create the folder, or check that it holds games of the same suite."""
    path = folder / SUITE
    wanted = asdict(suite)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.write_text(json.dumps(wanted, indent=2) + "\n", encoding="utf-8")
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise KeypegError(f"cannot use folder '{shortened(str(folder))}': {error}") from None
    if found != wanted:
        raise KeypegError(
            f"folder '{shortened(str(folder))}' holds games of another suite: name another folder with --out"
        )


def game_line(game: PlayedGame, replies: list[str]) -> dict[str, Any]:
    """Return a game as a line of the file."""
    return {
        "number": game.number,
        "secret": str(game.secret),
        "rows": [f"{row.guess}:{row.feedback}" for row in game.rows],
        "fault": game.fault,
        "slips": game.slips,
        "refused": game.refused,
        "tokens": game.tokens,
        "replies": replies,
    }


def read_games(path: Path, edition: Edition) -> list[PlayedGame]:
    """Return the games of a file; a last line that was cut off by a crash is played again."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    games = []
    for number, line in enumerate(lines, 1):
        try:
            games.append(_game(json.loads(line), edition))
        except (ValueError, KeyError, TypeError, KeypegError):
            if number < len(lines):
                raise KeypegError(f"cannot read line {number} of '{shortened(str(path))}'") from None
            path.write_text("".join(f"{kept}\n" for kept in lines[:-1]), encoding="utf-8")
    return games


def _game(data: dict[str, Any], edition: Edition) -> PlayedGame:
    return PlayedGame(
        number=int(data["number"]),
        secret=edition.secret(data["secret"]),
        rows=tuple(_row(edition, text) for text in data["rows"]),
        fault=data["fault"],
        slips=int(data["slips"]),
        refused=int(data["refused"]),
        tokens=int(data["tokens"]),
    )


def _row(edition: Edition, text: str) -> MarkedRow:
    guess, _, told = text.partition(":")
    feedback: Feedback = edition.feedback(told)
    return MarkedRow(edition.guess(guess), feedback)
