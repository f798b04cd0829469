"""A model over a fixed suite of games: in parallel, saved game by game, so that it can be resumed."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from keypeg.errors import KeypegError, shorten, show_path
from keypeg.lab.arena.games import ModelUse, PlayedGame
from keypeg.lab.arena.model import EndpointFault, ModelAnswer, Turn
from keypeg.lab.arena.replies import KEPT_REPLY, NO_TEXT, without_thoughts
from keypeg.lab.arena.text import MOST_FAULTS, TextEnv
from keypeg.lab.secret_source import SecretSource
from keypeg.rules import Code, Edition, Feedback, MarkedRow
from keypeg.rules import edition as read_edition

GAMES, SUITE, SALT = "games.jsonl", "suite.json", "salt.txt"

AskModel = Callable[[list[Turn]], ModelAnswer]
"""Asks a model, with the conversation so far."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Suite:
    """What is played and how: `games` secrets of a seed, or every secret of the edition, each of them `repeats` times.

    `settings` says how the model is asked. The salt decides the secrets too; it stays private until the end.
    """

    model: str
    edition: str = "classic"
    games: int = 50
    seed: int = 0
    every_secret: bool = False
    repeats: int = 1
    strict: bool = False
    patience: int = MOST_FAULTS
    settings: dict[str, Any] = field(default_factory=dict)
    salt: str | None = field(default=None, repr=False)

    @property
    def box(self) -> Edition:
        """The edition."""
        return read_edition(self.edition)

    @property
    def count(self) -> int:
        """How many games there are."""
        return self.repeats * (self.box.shape.secrets if self.every_secret else self.games)

    @property
    def seal(self) -> str | None:
        """What can be published before the games: the salt must fit it afterwards."""
        return _source(self.edition, self.seed, self.salt, self.every_secret).seal

    def secret(self, number: int) -> Code:
        """Return the secret of a game, from 0; the games of one secret follow one another."""
        source = _source(self.edition, self.seed, self.salt, self.every_secret)
        return source.secret(number // self.repeats)

    def as_json(self) -> dict[str, Any]:
        """Return everything that decides the games but the salt, which its seal stands for."""
        data = asdict(self)
        del data["salt"]
        return {**data, "seal": self.seal}


@lru_cache(maxsize=8)
def _source(edition: str, seed: int, salt: str | None, every_secret: bool) -> SecretSource:  # noqa: FBT001
    return SecretSource(read_edition(edition), seed, salt, every_secret)


def play_suite_game(ask: AskModel, suite: Suite, number: int) -> tuple[PlayedGame, list[str]]:
    """Play one game with a model; return it, and what the model said. An answer that fails ends the game."""
    env = TextEnv(suite.box, strict=suite.strict, patience=suite.patience)
    secret = suite.secret(number)
    conversation: list[Turn] = [{"role": "user", "content": env.reset(secret=str(secret))}]
    replies: list[str] = []
    answers: list[ModelAnswer] = []
    done, info, problem = False, {"slips": 0, "refused": 0}, None
    while not done:
        try:
            answer = ask(conversation)
        except EndpointFault as error:
            problem = str(error)
            break
        answers.append(answer)
        replies.append(answer.text[-KEPT_REPLY:])
        said, _, done, info = env.step(answer.text)
        # Endpoints want to see again what was said, but not what was thought.
        kept = without_thoughts(answer.text)[-KEPT_REPLY:].strip() or NO_TEXT
        conversation += [{"role": "assistant", "content": kept}, {"role": "user", "content": said}]
    gave_up = info["slips"] + info["refused"] > suite.patience
    game = PlayedGame(
        number=number,
        secret=secret,
        rows=env.position.rows,
        fault="too many replies without an allowed guess" if gave_up else problem,
        endpoint=problem is not None,
        slips=info["slips"],
        refused=info["refused"],
        use=_add_answers(answers),
    )
    return game, replies


def _add_answers(answers: list[ModelAnswer]) -> ModelUse:
    reasons = Counter(one.finish_reason for one in answers if one.finish_reason is not None)
    return ModelUse(
        prompt_tokens=sum(one.prompt_tokens for one in answers),
        completion_tokens=sum(one.completion_tokens for one in answers),
        seconds=round(sum(one.seconds for one in answers), 3),
        finish_reasons=tuple(sorted(reasons.items())),
    )


def evaluate(
    ask: AskModel,
    suite: Suite,
    folder: Path,
    *,
    parallel: int = 4,
    retry_failed: bool = False,
    progress: Callable[[int, int], object] | None = None,
) -> list[PlayedGame]:
    """Play the games of a suite that are not in the folder yet, and return all of them in order.

    With `retry_failed`, games that the endpoint stopped are played again; the report says how many were.
    """
    if not 1 <= parallel <= 256:
        raise KeypegError(f"cannot play {parallel} games at a time: it must be 1 to 256")
    if suite.repeats < 1 or suite.count < 1:
        raise KeypegError(f"cannot play {suite.games} secrets {suite.repeats} times: both must be at least 1")
    _open_folder(suite, folder)
    known = {game.number: game for game in read_games(folder / GAMES, suite.box)}
    failed = {number for number, game in known.items() if retry_failed and game.endpoint}
    missing = [number for number in range(suite.count) if number not in known or number in failed]
    with (folder / GAMES).open("a", encoding="utf-8") as file:
        for new, replies in _play_missing(ask, suite, missing, parallel):
            before = known.get(new.number)
            game = new if before is None else replace(new, attempts=before.attempts + 1)
            file.write(json.dumps(game_line(game, replies), ensure_ascii=False) + "\n")
            file.flush()
            known[game.number] = game
            failed.discard(game.number)
            if progress:
                progress(len(known) - len(failed), suite.count)
    return [known[number] for number in range(suite.count)]


def _play_missing(
    ask: AskModel, suite: Suite, missing: list[int], parallel: int
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


def read_salt(folder: Path) -> str | None:
    """Return the salt of the suite whose games a folder holds."""
    try:
        return (folder / SALT).read_text(encoding="utf-8").strip() or None
    except (OSError, ValueError):
        return None


def _open_folder(suite: Suite, folder: Path) -> None:
    """Create the folder, or check that it holds games of the same suite."""
    path = folder / SUITE
    wanted = json.loads(json.dumps(suite.as_json()))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.write_text(json.dumps(wanted, indent=2) + "\n", encoding="utf-8")
        found = json.loads(path.read_text(encoding="utf-8"))
        if found == wanted and suite.salt is not None and not (folder / SALT).exists():
            # Only for the person who plays the suite, until the report publishes it.
            with os.fdopen(os.open(folder / SALT, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                file.write(suite.salt + "\n")
    except OSError as error:
        raise KeypegError(f"cannot use folder '{show_path(folder)}': {error.strerror}") from None
    except ValueError:
        raise KeypegError(f"cannot use folder '{show_path(folder)}': {path.name} is not JSON") from None
    if found != wanted:
        names = sorted(name for name in {*found, *wanted} if found.get(name) != wanted.get(name))
        raise KeypegError(
            f"folder '{shorten(str(folder))}' holds games of another suite ({', '.join(names)} differ): "
            "name another folder with --out"
        )


def game_line(game: PlayedGame, replies: list[str]) -> dict[str, Any]:
    """Return a game as a line of the file."""
    return {
        "number": game.number,
        "secret": str(game.secret),
        "rows": [f"{row.guess}:{row.feedback}" for row in game.rows],
        "fault": game.fault,
        "endpoint": game.endpoint,
        "attempts": game.attempts,
        "slips": game.slips,
        "refused": game.refused,
        "use": asdict(game.use),
        "replies": replies,
    }


def read_games(path: Path, edition: Edition) -> list[PlayedGame]:
    """Return the games of a file, in the order in which they ended; a game that was played again is there twice.

    A last line that was cut off by a crash is played again.
    """
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    games = []
    for number, line in enumerate(lines, 1):
        try:
            games.append(_game(json.loads(line), edition))
        except (ValueError, KeyError, TypeError, KeypegError):
            if number < len(lines):
                raise KeypegError(f"cannot read line {number} of '{shorten(str(path))}'") from None
            path.write_text("".join(f"{kept}\n" for kept in lines[:-1]), encoding="utf-8")
    return games


def _game(data: dict[str, Any], edition: Edition) -> PlayedGame:
    use = data["use"]
    return PlayedGame(
        number=int(data["number"]),
        secret=edition.secret(data["secret"]),
        rows=tuple(_row(edition, text) for text in data["rows"]),
        fault=data["fault"],
        endpoint=bool(data["endpoint"]),
        attempts=int(data["attempts"]),
        slips=int(data["slips"]),
        refused=int(data["refused"]),
        use=ModelUse(
            prompt_tokens=int(use["prompt_tokens"]),
            completion_tokens=int(use["completion_tokens"]),
            seconds=float(use["seconds"]),
            finish_reasons=tuple((str(name), int(count)) for name, count in use["finish_reasons"]),
        ),
    )


def _row(edition: Edition, text: str) -> MarkedRow:
    guess, _, told = text.partition(":")
    feedback: Feedback = edition.feedback(told)
    return MarkedRow(edition.guess(guess), feedback)
