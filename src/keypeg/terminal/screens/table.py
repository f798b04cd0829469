"""The table: what a person may do there now."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType

from keypeg.errors import KeypegError, StaleAction
from keypeg.rules import ActionKind, Phase
from keypeg.terminal import player_help
from keypeg.terminal.card import draw_card
from keypeg.terminal.game_messages import admission_cost, concession_cost
from keypeg.terminal.guide import guide
from keypeg.terminal.screens.dialogs import ChoiceQuestion, Notice, Question
from keypeg.terminal.screens.entry_screen import HOLE_KEYS, MARK_KEYS
from keypeg.terminal.screens.presence import PRESENCE_KEYS, PresenceScreen
from keypeg.terminal.screens.review import ReviewScreen
from keypeg.terminal.state_queries import box_of, list_reviewable
from keypeg.terminal.turns import CODE_MODES, Mode, takes_entry_back
from keypeg.terminal.widgets.marks import MarksWidget
from keypeg.words import Message, message


class TableScreen(PresenceScreen):
    """Play at a table; the view says what is allowed, no rule is computed here."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "guess", "action-guess"),
        Binding("enter", "set", "action-set-code"),
        Binding("enter", "hide", "key-the-code-is-set"),
        Binding("enter", "mark", "key-mark"),
        Binding("enter", "reveal", "key-reveal"),
        Binding("enter", "next_game", "action-next-game"),
        Binding("enter,n,N", "new_code", "page-end-new"),
        Binding("enter", "finish", "key-to-the-menu"),
        Binding("e,E", "review", "action-review"),
        Binding("n,N", "again", "key-play-again"),
        *PRESENCE_KEYS,
        Binding("backspace", "back", "key-take-back"),
        Binding("z,Z", "take_back", "key-take-back-entry"),
        *HOLE_KEYS,
        *MARK_KEYS,
        Binding("h,H", "hint", "action-hint"),
        Binding("equals_sign", "coach", "key-coach", key_display="="),
        Binding("f,F", "fits", "key-fits"),
        Binding("l,L", "codes", "label-codes-left"),
        Binding("c,C", "claim", "key-claim"),
        Binding("exclamation_mark", "admit", "key-admit", key_display="!"),
        Binding("v,V", "peek", "key-peek"),
        Binding("x,X", "concede", "action-give-up"),
        Binding("d,D", "points", "key-points"),
        Binding("ctrl+s", "save", "key-save", key_display="^S"),
        Binding("question_mark", "help", "key-help"),
        Binding("q,Q", "leave", "key-leave"),
    ]

    _sending = False
    hinted: player_help.GivenHint | None = None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - Textual's
        """Whether a key does something now."""
        state, mode = self.state, self.mode
        by_mode = {
            "guess": Mode.GUESS,
            "set": Mode.SET,
            "hide": Mode.HIDE,
            "mark": Mode.MARK,
            "other_mark": Mode.MARK,
            "reveal": Mode.REVEAL,
            "next_game": Mode.BETWEEN,
        }
        if action in by_mode:
            return mode is by_mode[action]
        if state is None:
            return action in ("leave", "help")
        match action:
            case "finish":
                return mode is Mode.OVER and not self.check_action("new_code", ())
            case "points":
                return not state.options.solo
            case "save":
                return any(game.ending is not None for game in state.view.games)
            case "again" | "new_code":
                solo = state.options.solo and state.options.daily is None
                ended = mode is Mode.OVER and state.view.over and bool(self.link.seats)
                return ended and solo is (action == "new_code")
            case "show_code" | "play_on" | "go_on" | "take_over" | "start_early":
                return self.check_presence_key(state, action)
            case "review":
                return mode in (Mode.BETWEEN, Mode.OVER) and bool(list_reviewable(state.view.games))
            case "back" | "move" | "turn":
                return mode in CODE_MODES
            case "take_back":
                return takes_entry_back(state, self.link.seats, mode)
            case "hint" | "codes":
                return state.options.hints and mode is Mode.GUESS
            case "coach":
                return state.options.hints and mode is Mode.GUESS and bool(self.game.rows)
            case "fits":
                return (
                    state.options.hints
                    and mode is Mode.GUESS
                    and self.entry is not None
                    and self.entry.text is not None
                )
            case "claim":
                return self.claimant is not None and mode not in (Mode.BETWEEN, Mode.OVER)
            case "admit":
                return ActionKind.ADMIT_MARK in state.view.may and mode not in CODE_MODES
            case "concede":
                return ActionKind.CONCEDE in state.view.may and mode not in (Mode.BETWEEN, Mode.OVER)
            case "peek":
                hidden = len(self.link.seats) > 1 and self.seat == self.game.codemaker
                return hidden and self.game.secret is not None and self.game.phase is not Phase.OVER
            case _:
                return True

    def action_guess(self) -> None:
        """Place the guess."""
        self._send_code("guess")

    def action_set(self) -> None:
        """Set the code."""
        self._send_code("secret")

    def action_reveal(self) -> None:
        """Lift the shield, after a question if the code makes marks wrong."""
        text = self.entry.text if self.entry else None
        if self.state is None or text is None or not self.state.view.shield:
            self._send_code("reveal")
            return
        with self.catch_refusals():
            doubt = player_help.reveal_doubt(self.state, text)
            if doubt is None:
                self._send_code("reveal")
            else:
                self._ask(doubt, f"reveal {text}")

    def _ask(self, question: Message, action: str) -> None:
        """Take an action if a question is answered with yes."""
        self.ask_person(Question(self.words(question)), lambda _: self._send(action, self.seat))

    def action_hide(self) -> None:
        """Say that the code is behind a real shield."""
        self._send("secret hidden", self.seat)

    def action_mark(self) -> None:
        """Give the feedback by hand."""
        self._mark(self.query_one(MarksWidget).text)

    @work(exclusive=True, group="ask")
    async def _mark(self, mark: str) -> None:
        """Give a mark, after a question if it comes from a real board and contradicts the rows there."""
        state = self.state
        if state is None:
            return
        doubt = (
            await self.compute(lambda: player_help.doubt_message(state, mark)) if state.view.shield else None
        )
        if doubt is None:
            self._send(f"mark {mark}", self.seat)
        else:
            self._ask(doubt, f"mark {mark}")

    def action_take_back(self) -> None:
        """Take back what was entered last from a real board."""
        if self.state is not None:
            self._send("back", self.state.view.takes_back)

    def action_claim(self) -> None:
        """Claim wrong information."""
        self._send("claim", self.claimant)

    def action_concede(self) -> None:
        """Give the game up, after a question."""
        if self.state is None or self.seat is None:
            return
        who = self.state.view.players[self.seat]
        cost = concession_cost(self.state, self.game, self.seat)
        question = message(
            "terminal-two-sentences", first=message("terminal-give-up", player=who), second=cost
        )
        self._ask(question, "concede")

    def action_admit(self) -> None:
        """Admit a row that was marked wrongly, after a question (R13a)."""
        if self.state is None:
            return
        rows = [str(row.number) for row in self.game.rows if row.red is not None]
        question = message(
            "terminal-two-sentences",
            first=message("terminal-admit"),
            second=admission_cost(self.state, self.game),
        )
        offers = [(row, row, "") for row in rows]
        dialog = ChoiceQuestion(self.words(question), self.words("label-row"), offers, rows[-1])
        self.ask_person(dialog, lambda row: self._send(f"admit {row}", self.seat))

    def _send_code(self, word: str) -> None:
        text = self.entry.text if self.entry else None
        if text is None:
            self.tell("terminal-holes-free", alarm=True)
        else:
            self._send(f"{word} {text}", self.seat)

    @work(group="act")
    async def _send(self, action: str, seat: int | None) -> None:
        """Take an action, one at a time, and read the table again."""
        if self.state is None or seat is None or self._sending:
            return
        self._sending = True
        known = len(self.link.events)
        try:
            await self.link.act(seat, action, seq=self.state.seq)
            self.take(await self.link.state(self.seat))
        except StaleAction:
            self.tell("terminal-stale", alarm=True)
            self.look()
        except KeypegError as error:
            self.tell(error.message, alarm=True)
        finally:
            self._sending = False
        if action == "claim" and self.mode is not Mode.BETWEEN:
            self.show(" ".join(self.words(event.message.message) for event in self.link.events[known:]))

    def action_next_game(self) -> None:
        """Continue with the next game."""
        self.game_at += 1
        self.rows_drawn = 0
        self.follow_rows()
        self.look()

    def action_peek(self) -> None:
        """Peek behind your shield, or cover it again."""
        self.peeking = not self.peeking
        self.draw()

    @work(exclusive=True, group="ask")
    async def action_hint(self) -> None:
        """Give a hint in steps: what a row tells, what to look for, then a guess, filled in if the row is empty."""
        if (state := self.state) is None:
            return
        game = state.view.game
        if (hinted := self.hinted) is None or hinted[0] != game:
            if (found := await self.compute(lambda: player_help.suggest_guess(state))) is None:
                return
            hinted = game, found, 0
        _, steps, given = hinted
        self.hinted = game, steps, given + 1
        said = player_help.hint_message(steps, given)
        if said.code == player_help.LAST_STEP and self.entry is not None and self.entry.empty:
            self.entry.fill(str(steps.hint.code))
        self.tell(said)

    @work(exclusive=True, group="ask")
    async def action_coach(self) -> None:
        """Show what the rows tell about the code."""
        state = self.state
        told = None if state is None else await self.compute(lambda: player_help.list_facts(state))
        if told is not None:
            body = "\n".join(self.words(one) for one in told)
            self.app.push_screen(Notice(self.words("terminal-coach-title"), body))

    @work(exclusive=True, group="ask")
    async def action_fits(self) -> None:
        """Say whether the row could be the code."""
        state, text = self.state, self.entry.text if self.entry else None
        if state is not None and text is not None:
            told = await self.compute(lambda: player_help.check_guess(state, text))
            if told is not None:
                self.tell(told)

    @work(exclusive=True, group="ask")
    async def action_codes(self) -> None:
        """List the codes that are left."""
        state = self.state
        if state is None:
            return
        found = await self.compute(lambda: player_help.list_codes_left(state))
        if found is not None:
            body = "  ".join(found.codes)
            if found.count > len(found.codes):
                more = self.words("terminal-more-codes", codes=found.count - len(found.codes))
                body = f"{body}\n{more}"
            self.app.push_screen(Notice(self.words("terminal-codes-left", codes=found.count), body))

    def action_review(self) -> None:
        """Review the game on the board, or the last one that can be reviewed."""
        state = self.state
        if state is None:
            return
        games = list_reviewable(state.view.games)
        at = self.game_at if self.game_at in games else games[-1]
        self.app.push_screen(ReviewScreen(self.link, state, seat=self.seat, game=at))

    def action_points(self) -> None:
        """Show the score card."""
        if self.state is not None:
            self.app.push_screen(
                Notice(self.words("label-score-card"), draw_card(self.state, self.drawn, self.language))
            )

    def action_help(self) -> None:
        """Show the rules of this edition, and the keys."""
        if self.state is not None:
            box = box_of(self.state)
            rules = guide(box, self.language, players=len(self.state.seats))
            self.app.push_screen(Notice(self.words("terminal-how-to-play", edition=box.name), rules))

    @work(exclusive=True, group="act")
    async def action_again(self) -> None:
        """Start another match of the same people."""
        with self.catch_refusals():
            self.app.switch_screen(TableScreen(await self.link.rematch(), pace=self.pace))

    def action_new_code(self) -> None:
        """Break another code."""
        self.action_again()

    @work(exclusive=True, group="ask")
    async def action_save(self) -> None:
        """Write the finished games as a match text."""
        with self.catch_refusals():
            self.tell("terminal-saved", path=str(await self.link.save(Path.cwd())))

    def action_finish(self) -> None:
        """Return to the menu after the match."""
        self.app.pop_screen()
