"""No interleaving of joins, actions, repeats, stale actions, races and restarts breaks the rules or loses an action.

Two services share one store, as two servers would. Beside them a model plays the same match by the rules alone.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from keypeg.errors import IllegalAction, NotationError, StaleAction, TableError, TableReason
from keypeg.rules import (
    Action,
    CallTime,
    Claim,
    Concede,
    GiveFeedback,
    Match,
    PlaceGuess,
    RevealSecret,
    SetSecret,
    feedbacks,
    format_action,
    parse_action,
    play,
    refusal,
    start_match,
    view,
)
from keypeg.rules.readings import READING
from keypeg.table import Options, Store, Tables, Ticket
from tests import strategies
from tests.table.playing import PERSON, Hand, service

SOME_OPTIONS = (
    Options(edition="3x3r3", reading=READING),
    Options(edition="2x2r2", marking="codemaker", first=1, seconds=30, reading=READING),
    Options(edition="2x3r2", marking="codemaker", shield=True, conceding=False, reading=READING),
    Options(edition="party/2x4r4", seats=(PERSON,) * 3, games=3, seconds=30, reading=READING),
)


@dataclass
class Model:
    """What one table must look like."""

    table: str
    options: Options
    names: list[str | None]
    tickets: dict[int, Ticket] = field(default_factory=dict)
    actions: list[tuple[int, str, int, str]] = field(default_factory=list)
    match: Match | None = None
    closed: bool = False

    @property
    def started(self) -> bool:
        return None not in self.names

    def now(self) -> Match:
        if self.match is None or not self.match.journal:
            self.match = start_match(self.options.setup(self.names))
        return self.match


class Interleavings(RuleBasedStateMachine):
    database: str

    def __init__(self) -> None:
        super().__init__()
        self.hand = Hand()
        self.stores = [Store(self.database) for _ in range(2)]
        self.services = [service(store, self.hand) for store in self.stores]
        self.models: list[Model] = []
        self.count = 0

    def teardown(self) -> None:
        for tables, store in zip(self.services, self.stores, strict=True):
            tables.close()
            store.close()

    def some_model(self, data: st.DataObject) -> Model:
        return data.draw(st.sampled_from(self.models))

    def some_service(self, data: st.DataObject) -> Tables:
        return self.services[data.draw(st.integers(0, 1))]

    @initialize(data=st.data())
    def open(self, data: st.DataObject) -> None:
        """Two tables, the first with everyone seated."""
        for sit in (True, False):
            options = data.draw(st.sampled_from(SOME_OPTIONS))
            opened = self.some_service(data).open(options)
            model = Model(opened.table, opened.options, [None] * len(options.seats))
            self.models.append(model)
            for seat in range(len(options.seats) if sit else 0):
                model.tickets[seat] = self.some_service(data).take(model.table, seat, f"P{seat}")
                model.names[seat] = f"P{seat}"

    @rule(data=st.data(), seat=st.integers(0, 3), name=st.sampled_from(["P0", "P1", "Q"]))
    def take(self, data: st.DataObject, seat: int, name: str) -> None:
        model = self.some_model(data)
        try:
            ticket = self.some_service(data).take(model.table, seat, name)
        except TableError as refused:
            expected = {
                TableReason.TABLE_CLOSED: model.closed or (model.match is not None and model.match.over),
                TableReason.UNKNOWN_SEAT: seat >= len(model.names),
                TableReason.SEAT_TAKEN: seat < len(model.names) and model.names[seat] is not None,
                TableReason.NAME_TAKEN: name in model.names,
            }
            assert expected[refused.reason]
            return
        assert model.names[seat] is None
        assert name not in model.names
        model.names[seat] = name
        model.tickets[seat] = ticket

    @rule(data=st.data(), lates=st.lists(st.sampled_from([0, 0, 0, 0, 1, -1]), min_size=1, max_size=8))
    def act(self, data: st.DataObject, lates: list[int]) -> None:
        model = self.some_model(data)
        for late in lates if model.tickets else ():
            self.act_once(data, model, late)

    def act_once(self, data: st.DataObject, model: Model, late: int) -> None:
        seat, action = self.drawn(data, model)
        seq = len(model.now().journal) - late
        self.count += 1
        told = (seat, format_action(action), seq, f"id{self.count}")
        try:
            answer = self.order(self.some_service(data), model, told)
        except Exception as error:
            self.check_refusal(model, seat, action, late, error)
            return
        assert late == 0
        assert model.started
        assert not model.closed
        model.match, _ = play(model.now(), seat, action)
        model.actions.append(told)
        assert answer.seq == len(model.match.journal)
        assert answer.view.match == view(model.match, seat)

    def drawn(self, data: st.DataObject, model: Model):
        """An action by some person: mostly one that is allowed now, sometimes any."""
        match = model.now()
        if data.draw(st.integers(0, 4)) == 0:
            seat, action = data.draw(strategies.actions(match))
            if seat in model.tickets and readable(match, action):
                return seat, action
        allowed = [(seat, kind) for seat in sorted(model.tickets) for kind in view(match, seat).may]
        if not allowed:
            return min(model.tickets), Claim()
        seat, kind = data.draw(st.sampled_from(allowed))
        return seat, data.draw(allowed_action(match, kind))

    def order(self, tables: Tables, model: Model, told: tuple[int, str, int, str]):
        seat, action, seq, action_id = told
        return tables.act(model.table, model.tickets[seat].token, action, seq=seq, action_id=action_id)

    def check_refusal(self, model: Model, seat: int, action, late: int, error: Exception) -> None:
        if isinstance(error, TableError):
            expected = TableReason.TABLE_CLOSED if model.closed else TableReason.SEATS_OPEN
            assert error.reason is expected
            assert model.closed or not model.started
        elif isinstance(error, StaleAction):
            assert late != 0
            assert error.seq == len(model.now().journal)
        else:
            assert isinstance(error, IllegalAction), repr(error)
            assert error.reason is refusal(model.now(), seat, action)

    @rule(data=st.data())
    def repeat(self, data: st.DataObject) -> None:
        model = self.some_model(data)
        if not model.actions:
            return
        answer = self.order(self.some_service(data), model, data.draw(st.sampled_from(model.actions)))
        assert answer.repeated

    @rule(data=st.data(), same=st.booleans())
    def race(self, data: st.DataObject, same: bool) -> None:
        """Both servers are asked at once, for the same action or for two; at most one is taken."""
        model = self.some_model(data)
        if not model.tickets or not model.started:
            return
        first, second = self.drawn(data, model), self.drawn(data, model)
        seq = len(model.now().journal)
        told = []
        for seat, action in (first, first if same else second):
            self.count += 0 if same and told else 1
            told.append((seat, format_action(action), seq, f"id{self.count}"))

        async def both():
            orders = [
                tables.act_async(model.table, model.tickets[seat].token, text, seq=seq, action_id=name)
                for tables, (seat, text, seq, name) in zip(self.services, told, strict=True)
            ]
            return await asyncio.gather(*orders, return_exceptions=True)

        answers = asyncio.run(both())
        taken = [i for i, answer in enumerate(answers) if not isinstance(answer, Exception)]
        if not taken:
            return
        new = [i for i in taken if not answers[i].repeated]
        assert len(new) == 1
        assert same or len(taken) == 1
        seat, action = (first, first if same else second)[new[0]]
        model.match, _ = play(model.now(), seat, action)
        model.actions.append(told[new[0]])

    @rule(data=st.data())
    def leave(self, data: st.DataObject) -> None:
        model = self.some_model(data)
        if not model.tickets or data.draw(st.integers(0, 5)):
            return
        seat = data.draw(st.sampled_from(sorted(model.tickets)))
        left = self.some_service(data).leave(model.table, model.tickets[seat].token)
        if model.match is not None and model.match.journal:
            model.closed = not model.match.over
            assert left.closed is not None
        elif not model.closed:
            model.names[seat] = None
            del model.tickets[seat]

    @rule(data=st.data(), seconds=st.sampled_from([10, 31]))
    def wait(self, data: st.DataObject, seconds: int) -> None:
        """Both servers call time; the table plays it once.

        A server that was down gives whoever's turn it is the whole time again, the other one knows better.
        """
        self.hand.at += seconds
        due = []
        for model in self.models:
            deadlines = [tables.view(model.table).deadline for tables in self.services]
            due.append(any(deadline is not None and self.hand.at >= deadline for deadline in deadlines))
        for tables in self.services:
            tables.attend()
        for model, over in zip(self.models, due, strict=True):
            if over:
                model.match, _ = play(model.now(), None, CallTime())

    @rule(which=st.integers(0, 1))
    def restart(self, which: int) -> None:
        self.services[which].close()
        self.stores[which].close()
        self.stores[which] = Store(self.database)
        self.services[which] = service(self.stores[which], self.hand)

    @invariant()
    def every_server_shows_the_match_as_the_rules_have_it(self) -> None:
        for model in self.models:
            for tables in self.services:
                for seat in (None, *model.tickets):
                    token = None if seat is None else model.tickets[seat].token
                    seen = tables.view(model.table, token)
                    assert seen.match.games == view(model.now(), seat).games
                    why = seen.closed and seen.closed.why
                    assert why == ("finished" if model.now().over else "left" if model.closed else None)
                    assert seen.started == model.started


def allowed_action(match: Match, kind: str) -> st.SearchStrategy[Action]:
    """An action of a kind that a view says may be taken; marks are true or not."""
    box = match.setup.edition
    match kind:
        case "SetSecret":
            return st.just(SetSecret(None)) if match.setup.shield else strategies.secrets(box).map(SetSecret)
        case "PlaceGuess":
            return strategies.guesses(box).map(PlaceGuess)
        case "GiveFeedback":
            return st.sampled_from(feedbacks(box.shape.pegs)).map(GiveFeedback)
        case "RevealSecret":
            return strategies.secrets(box).map(RevealSecret)
        case "Claim":
            return st.just(Claim())
        case _:
            return st.just(Concede())


def readable(match: Match, action: Action) -> bool:
    """Whether the action has a text that can be read; a text that cannot is another test's matter."""
    try:
        parse_action(match.setup.edition, format_action(action))
    except NotationError:
        return False
    return True


def test_no_interleaving_breaks_the_rules_or_loses_an_action(database: str) -> None:
    machine = type("Machine", (Interleavings,), {"database": database})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=8 if database.startswith("postgres") else 12,
            stateful_step_count=20,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.explicit, Phase.reuse, Phase.generate],
        ),
    )
