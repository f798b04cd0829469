"""Any sequence of actions by any seats: what must hold whatever people do."""

import json
import re
from dataclasses import asdict
from itertools import product

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from keypeg.errors import IllegalAction
from keypeg.rules import (
    Claim,
    Code,
    Ending,
    GiveFeedback,
    Marking,
    Match,
    Phase,
    PlaceGuess,
    SetSecret,
    Setup,
    due,
    edition,
    format_match,
    mark,
    parse_match,
    refusal,
    replay,
    scorecard,
    start_match,
    step,
    to_act,
    view,
)
from tests.strategies import actions, guesses, secrets, setups


@st.composite
def sensible(draw, match: Match):
    """An action the match waits for, so that games come to an end."""
    box, game = match.setup.edition, match.game
    seat = to_act(match)[0]
    if game.phase is Phase.SETTING:
        return seat, SetSecret(None if match.setup.shield else draw(secrets(box)))
    if game.phase is Phase.GUESSING:
        at_once = draw(st.integers(0, 3)) == 0 and game.secret is not None
        return seat, PlaceGuess(game.secret if at_once and game.secret else draw(guesses(box)))
    if game.phase is Phase.MARKING and (table_action := due(match)):
        return None, table_action
    # Codebreakers who give up before their first guess have the code revealed.
    guess = game.rows[-1].guess if game.rows else None
    if game.phase is Phase.MARKING and game.secret and guess and draw(st.integers(0, 9)):
        return seat, GiveFeedback(mark(game.secret, guess))
    return draw(actions(match))


def check_step(match: Match, seat: int | None, action) -> Match:
    reason = refusal(match, seat, action)
    try:
        after, events = step(match, seat, action)
    except IllegalAction as refused:
        assert refused.reason is reason
        return match
    assert reason is None
    assert events
    kept = Claim(after.journal[-1][1].rows) if isinstance(action, Claim) else action
    assert after.journal == (*match.journal, (seat, kept))
    return after


def check_invariants(match: Match) -> None:
    setup = match.setup
    shape = setup.edition.shape
    assert replay(setup, match.journal) == match
    for game in match.games:
        assert len(game.rows) <= shape.rows
        assert {game.codemaker, *game.codebreakers} == set(range(len(setup.players)))
        assert (game.ending is None) == (game.phase is not Phase.OVER)
        assert all(row.feedback is not None or row.guess is None for row in game.rows[:-1])
        if game.ending in (Ending.BROKEN, Ending.UNBROKEN, Ending.CONCEDED):
            assert game.secret is not None
            # A guess may wait for its mark when the codebreakers give up (R21b).
            marked = (
                game.rows[:-1]
                if game.conceding and game.rows and game.rows[-1].feedback is None
                else game.rows
            )
            assert all(mark(game.secret, row.guess) == row.feedback for row in marked if row.guess)
            assert (game.ending is Ending.BROKEN) == (
                game.rows[-1:] != () and game.rows[-1].guess == game.secret
            )
    finished = [game for game in match.games if game.ending not in (None, Ending.VOID)]
    assert match.over == (len(finished) == setup.games)
    assert [game.number for game in finished] == list(range(1, len(finished) + 1))
    assert all(game.phase is Phase.OVER for game in match.games[:-1])
    assert bool(to_act(match)) == (not match.over) == (not match.winners)
    card = scorecard(match)
    columns = zip(*(line.boxes for line in card.lines), strict=True)
    assert tuple(sum(box.total for box in column) for column in columns) == match.totals


@given(st.data(), setups())
@settings(max_examples=100, deadline=None)
def test_step_accepts_exactly_what_refusal_allows_and_every_invariant_holds(data, setup):
    match = start_match(setup)
    for _ in range(data.draw(st.integers(0, 40))):
        if match.over:
            break
        strange = data.draw(st.integers(0, 4)) == 0
        match = check_step(match, *data.draw(actions(match) if strange else sensible(match)))
        for _ in range(2):
            if (table_action := due(match)) is not None and data.draw(st.booleans()):
                match = check_step(match, None, table_action)
    check_invariants(match)
    assert parse_match(format_match(match)) == match


def texts_of(value: object) -> str:
    """Return the value as text without its numbers: 86,400 seconds do not tell the code 864, nor does an escape."""
    dumped = json.dumps(value, ensure_ascii=False)
    return re.sub(r"(?<=[\[ ])-?\d+(?:\.\d+)?(?=[,\]}])", "0", dumped)


def written(value: object) -> str:
    """Return the value as text, without the names of our constants: `Ending.BROKEN` does not tell the code `.BR`.

    Numbers are left out as in `texts_of`.
    """
    return re.sub(r"(?<![\w'\"])\d+(?![\w'\"])", "0", re.sub(r"<\w+\.\w+:", "<", repr(value)))


@given(st.data(), setups())
@settings(max_examples=100, deadline=None)
def test_no_view_and_no_event_before_the_reveal_contains_the_secret(data, setup):
    """Searched as text, in everything the codebreakers and spectators are given."""
    match = start_match(setup)
    told = ""
    for _ in range(25):
        if match.over:
            break
        games = len(match.games)
        match, events = step(
            match, *data.draw(sensible(match).filter(lambda act, m=match: refusal(m, *act) is None))
        )
        told = "" if len(match.games) > games else told + written(events)
        secret = match.game.secret
        if secret is None or match.game.phase is Phase.OVER:
            continue
        public = {str(row.guess) for game in match.games for row in game.rows}
        public |= {str(game.secret) for game in match.games[:-1]} | set(setup.players)
        if any(str(secret) in text for text in public) or len(secret) < 3:
            continue
        assert str(secret) not in told
        for seat in (*match.game.codebreakers, None):
            seen = view(match, seat)
            assert str(secret) not in texts_of(asdict(seen))
            assert str(secret) not in written(seen)


@given(st.data(), st.sampled_from(Marking))
@settings(max_examples=60, deadline=None)
def test_two_secrets_that_earn_the_same_feedback_look_the_same(data, marking):
    """Nothing a codebreaker or a spectator sees depends on the secret but the feedback."""
    box = edition("classic/3x6")
    one, guess = data.draw(secrets(box)), data.draw(guesses(box))
    assume(one != guess)
    alike = [Code("".join(letters)) for letters in product(box.letters, repeat=3)]
    other = data.draw(st.sampled_from([code for code in alike if mark(code, guess) == mark(one, guess)]))
    seen = []
    for secret in (one, other):
        match = start_match(Setup(edition=box, players=("Ada", "Ben"), games=2, marking=marking))
        match, _ = step(match, 0, SetSecret(secret))
        match, _ = step(match, 1, PlaceGuess(guess))
        match, _ = step(match, to_act(match)[0], GiveFeedback(mark(secret, guess)))
        seen.append([view(match, seat) for seat in (1, None)])
    assert seen[0] == seen[1]
