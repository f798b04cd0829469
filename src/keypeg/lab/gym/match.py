"""Whole matches for PettingZoo: every player sets codes and breaks codes as the roles pass."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction
from numpy.typing import NDArray

from keypeg.engine.codec import letters
from keypeg.engine.values import guess_codes
from keypeg.errors import KeypegError, MissingExtra
from keypeg.lab.gym.board import EMPTY, Remaining
from keypeg.rules import (
    Code,
    Edition,
    GameView,
    Match,
    Phase,
    PlaceGuess,
    SetSecret,
    Setup,
    play,
    refusal,
    start_match,
    to_act,
    view,
)
from keypeg.rules.catalogue import edition_of
from keypeg.show import Board

try:
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import turn_based_aec_to_parallel
except ImportError:
    raise MissingExtra("gym") from None

Observed = dict[str, Any]
_CODEMAKER, CODEBREAKER = 0, 1


class MatchEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A match of 2 players, or of 3 to 5 in `party`: the codemaker sets a code, the others guess in turn.

    An action is the number of a code in colour order; the table marks. What an agent observes is what its seat may see.
    The reward of an action is what it changed: points, less the average points of the other players.
    """

    metadata = {"render_modes": ["ansi"], "name": "keypeg_match_v0", "is_parallelizable": True}  # noqa: RUF012

    def __init__(
        self,
        edition: Edition | str = "classic",
        *,
        players: int | None = None,
        games: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.edition = edition_of(edition)
        count = self.edition.players[0] if players is None else players
        if Remaining.of(self.edition) is None:
            raise KeypegError(f"{self.edition} has too many codes to number them")
        self._codes = guess_codes(self.edition.shape)
        self.possible_agents = [f"player_{seat}" for seat in range(count)]
        self.agents = list(self.possible_agents)
        self.render_mode = render_mode
        self._setup = Setup(
            edition=self.edition, players=tuple(self.possible_agents), games=games or count, conceding=False
        )
        self._secrets = self._build_mask(secrets=True)
        self._guesses = self._build_mask(secrets=False)
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self._codes)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent observes: `observation`, a board and more, and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the codes by number."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a match. Nothing in it is left to chance, so that the seed changes nothing."""
        self._match = start_match(self._setup)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._acting_seat()]
        self._left, self._narrowed = Remaining(self.edition), (0, 0)

    def observe(self, agent: str) -> Observed:
        """Return what the seat of an agent may see."""
        seat = self.possible_agents.index(agent)
        seen = view(self._match, seat)
        return {"observation": self._board(seen.games[-1], seat), "action_mask": self._mask(seat)}

    def step(self, action: int | None) -> None:
        """Set the code, or place the guess, of the agent that is to act.

        An invalid or masked action raises `InvalidAction` and changes nothing.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        code = self._code(action)
        order = SetSecret(code) if self._match.game.phase is Phase.SETTING else PlaceGuess(code)
        reason = refusal(self._match, seat, order)
        if reason is not None:
            raise InvalidAction(f"cannot play {code}: {reason.value}")
        before = self._match.totals
        self._match, _ = play(self._match, seat, order)
        self._cumulative_rewards[agent] = 0.0
        self._reward(before)
        if self._match.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {
                one: {"points": points} for one, points in zip(self.agents, self._match.totals, strict=True)
            }
        else:
            self.agent_selection = self.possible_agents[self._acting_seat()]
            self._tell_candidates()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the board as a spectator sees it."""
        return repr(Board(self._match)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing."""

    @property
    def match(self) -> Match:
        """The match as it stands, secrets included: for tests and reviews, not for agents."""
        return self._match

    def _tell_candidates(self) -> None:
        """Tell the codebreaker that is to act which codes agree with the rows on the board."""
        self.infos = {agent: {} for agent in self.agents}
        game = self._match.game
        if game.phase is Phase.SETTING:
            return
        number, rows = self._narrowed
        if number != len(self._match.games):
            self._left, rows = Remaining(self.edition), 0
        marked = [row for row in game.rows if row.feedback is not None]
        for row in marked[rows:]:
            if row.guess is not None and row.feedback is not None:
                self._left.narrow(row.guess, row.feedback)
        self._narrowed = len(self._match.games), len(marked)
        self.infos[self.agent_selection] = {
            "candidates": len(self._left),
            "candidate_mask": self._left.mask(),
        }

    def _acting_seat(self) -> int:
        seat = to_act(self._match)[0]
        if seat is None:
            raise RuntimeError("the table has marked already")
        return seat

    def _reward(self, before: tuple[int, ...]) -> None:
        gained = [now - then for now, then in zip(self._match.totals, before, strict=True)]
        others = len(gained) - 1
        self.rewards = {
            agent: gained[seat] - (sum(gained) - gained[seat]) / others
            for seat, agent in enumerate(self.possible_agents)
        }

    def _code(self, action: object) -> Code:
        number = np.asarray(action)
        if number.dtype.kind not in "iu" or number.shape != () or not 0 <= int(number) < len(self._codes):
            raise InvalidAction(f"cannot play {action!r:.60}: an action is 0 to {len(self._codes) - 1}")
        return letters(self.edition, self._codes[int(number)])

    def _mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for every code that the seat may set or place now."""
        if self._match.over or to_act(self._match) != (seat,):
            return np.zeros(len(self._codes), np.int8)
        return (self._secrets if self._match.game.phase is Phase.SETTING else self._guesses).copy()

    def _build_mask(self, *, secrets: bool) -> NDArray[np.int8]:
        allows = self.edition.allows_secret if secrets else self.edition.allows_guess
        return np.array([allows(letters(self.edition, raw)) for raw in self._codes], np.int8)

    def _space(self) -> spaces.Dict:
        shape, seats = self.edition.shape, len(self.possible_agents)
        board = {
            "guesses": spaces.Box(EMPTY, shape.symbols - 1, (shape.rows, shape.pegs), np.int8),
            "feedback": spaces.Box(EMPTY, shape.pegs, (shape.rows, 2), np.int8),
            "secret": spaces.Box(EMPTY, shape.symbols - 1, (shape.pegs,), np.int8),
            "role": spaces.Discrete(2),
            "game": spaces.Discrete(self._setup.games + 1),
            "points": spaces.Box(0, 10_000, (seats,), np.int32),
        }
        mask = spaces.Box(0, 1, (len(self._codes),), np.int8)
        return spaces.Dict({"observation": spaces.Dict(board), "action_mask": mask})

    def _board(self, game: GameView, seat: int) -> Observed:
        shape, index = self.edition.shape, self.edition.letters.index
        guesses = np.full((shape.rows, shape.pegs), EMPTY, np.int8)
        feedback = np.full((shape.rows, 2), EMPTY, np.int8)
        for at, row in enumerate(game.rows):
            if row.guess is not None and row.red is not None and row.white is not None:
                guesses[at], feedback[at] = list(map(index, row.guess)), (row.red, row.white)
        secret = np.full(shape.pegs, EMPTY, np.int8)
        if game.secret is not None:
            secret[:] = list(map(index, game.secret))
        return {
            "guesses": guesses,
            "feedback": feedback,
            "secret": secret,
            "role": np.int64(_CODEMAKER if game.codemaker == seat else CODEBREAKER),
            "game": np.int64(game.number),
            "points": np.array(self._match.totals, np.int32),
        }


def parallel_match(
    edition: Edition | str = "classic", *, players: int | None = None, games: int | None = None
) -> ParallelEnv:
    """Return the match for simultaneous steps: only the action of the agent that is to act counts."""
    return turn_based_aec_to_parallel(MatchEnv(edition, players=players, games=games))
