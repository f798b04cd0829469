"""The text environment: what is read as a guess, what is a slip, and what is refused."""

import random

import pytest

import keypeg
from keypeg.engine.draws import draw_secret
from keypeg.errors import KeypegError
from keypeg.lab.arena import TextEnv
from keypeg.lab.arena.replies import Fault, read_reply
from keypeg.rules import edition, editions

CLASSIC = edition("classic")

STRICT = {
    "RGBY": "RGBY",
    " rgby\n": "RGBY",
    "R G B Y": "RGBY",
    "R, G, B, Y": "RGBY",
    "1324": "RGBY",
    "I think <guess>RGBY</guess>": "RGBY",
    "<GUESS> red green blue yellow </GUESS> is it": "RGBY",
}
NOT_STRICT = [
    "",
    "my guess is RGBY",
    "[RGBY]",
    "<guess>RGBY</guess> or <guess>RRGG</guess>",
    "<guess>RGBY",
    "red green blue yellow",
]
FREE = {
    '{"thoughts": "not RRRR", "guess": "RGBY"}': "RGBY",
    '```json\n{"guess": ["R", "G", "B", "Y"], "sure": false}\n```\nRRRR would be silly': "RGBY",
    "{'next_guess': 'red green blue yellow'}": "RGBY",
    "**Guess:** `RGBY`": "RGBY",
    "### Answer\n\n**R G B Y**\n\nI hope it is right.": "RGBY",
    "```\nRGBY\n```": "RGBY",
    "<think>RRRR? <guess>KKKK</guess></think>\n<guess>RGBY</guess>": "RGBY",
    "RRRR or KKKK?</think>RGBY": "RGBY",
    "<think>a</think><think>KKKK</think> RGBY": "RGBY",
    "my guess is RGBY.": "RGBY",
    "first RRRR, then RGBY": "RGBY",
    "the code: [R, G, B, Y]!": "RGBY",
    "red, green, blue and then... red green blue yellow": "RGBY",
    "<guess>RRRR</guess> no, <guess>RGBY</guess>": "RGBY",
    "**R G B Y**": "RGBY",
}


@pytest.mark.parametrize(("text", "code"), STRICT.items())
def test_a_strict_reply_is_the_code_alone_or_one_tag(text, code):
    assert str(read_reply(CLASSIC, text, strict=True).guess) == code
    assert str(read_reply(CLASSIC, text, strict=False).guess) == code


@pytest.mark.parametrize("text", NOT_STRICT)
def test_anything_else_is_a_slip_of_format_when_reading_strictly(text):
    read = read_reply(CLASSIC, text, strict=True)
    assert (read.guess, read.fault) == (None, Fault.SLIP)
    assert "<guess>RBGY</guess>" in read.why


@pytest.mark.parametrize(("text", "code"), FREE.items())
def test_by_default_every_usual_way_to_write_a_guess_counts(text, code):
    assert str(read_reply(CLASSIC, text).guess) == code


@pytest.mark.parametrize("strict", [False, True])
def test_what_a_model_thinks_is_not_its_guess(strict):
    read = read_reply(CLASSIC, "<think>is it <guess>RGBY</guess>? I must", strict=strict)
    assert (read.guess, read.fault) == (None, Fault.SLIP)
    assert str(read_reply(CLASSIC, "<think>KKKK?</think>\nRGBY", strict=strict).guess) == "RGBY"


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("text", ["<guess>RGB</guess>", "<guess>RGBX</guess>", "<guess>RGBYY</guess>"])
def test_a_readable_guess_that_is_no_code_is_refused_not_a_slip(text, strict):
    read = read_reply(CLASSIC, text, strict=strict)
    assert read.fault is Fault.REFUSED
    assert f"'{text[7:-8]}' is not a code of classic" in read.why


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize(
    "reply",
    [
        None,
        float("nan"),
        7,
        b"RGBY",
        "x" * 10_000_000,
        "<guess>" * 1_500_000,
        "R " * 5_000_000 + "!?",
        "\x00\ud800",
    ],
    ids=lambda reply: repr(reply)[:12],
)
def test_no_reply_crashes_or_passes_silently(reply, strict):
    env = TextEnv("classic", strict=strict)
    env.reset(seed=1)
    said, reward, done, info = env.step(reply)
    if info["fault"] is not None:
        assert (reward, done, info["slips"], info["position"]) == (0.0, False, 1, "classic")
        assert len(said) < 300
    else:
        assert not strict
        assert info["position"].startswith("classic RRRR:")


def test_slips_and_refused_guesses_use_no_row_and_are_counted_apart():
    env = TextEnv("bulls")
    env.reset(secret="3150")
    env.step("hm")
    env.step("<guess>0012</guess>")
    said, reward, done, info = env.step("0123")
    assert said == "Row 1: 0123: 1 red, 2 white. 9 rows left."
    assert (info["slips"], info["refused"], info["inconsistent"]) == (1, 1, 0)
    assert (reward, done) == (0.0, False)


def test_patience_ends():
    env = TextEnv("classic", patience=2)
    env.reset(secret="RGBY")
    assert [env.step("hm")[2] for _ in range(3)] == [False, False, True]
    with pytest.raises(KeypegError, match="reset"):
        env.step("RGBY")
    env.reset()
    assert not env.step("RRRR")[2]


def test_a_guess_that_contradicts_a_row_is_counted_but_played():
    env = TextEnv("classic")
    env.reset(secret="RGBY")
    env.step("RRRR")
    *_, info = env.step("KKKK")
    assert info["inconsistent"] == 1
    assert info["position"] == "classic RRRR:1-0 KKKK:0-0"


def test_the_last_row_is_scored_and_the_secret_told():
    env = TextEnv("4x6r1", reward="information")
    env.reset(secret="RGBY")
    said, reward, done, info = env.step("RRGG")
    assert said == "Row 1: RRGG: 1 red, 1 white. No rows are left; the secret was RGBY."
    assert done
    assert reward > 0
    assert info["secret"] == "RGBY"


def test_the_last_row_may_break_the_code():
    env = TextEnv("4x6r2", reward="sparse")
    env.reset(secret="RGBY")
    env.step("RRGG")
    said, reward, done, info = env.step("RGBY")
    assert said.endswith("You broke the code in 2 rows.")
    assert (reward, done, info["broken"]) == (1.0, True, True)


def test_rewards_are_those_of_the_other_environments():
    for reward, expected in (("bounded", 0), ("rows", -1), ("sparse", 0), ("regret", -77 / 1296)):
        env = TextEnv("classic", reward=reward)
        env.reset(secret="RGYW")
        assert env.step("RRBB")[1] == pytest.approx(expected)
    with pytest.raises(KeypegError, match="unknown reward"):
        TextEnv("classic", reward="wins")


def test_one_seed_is_one_game_and_the_secret_stays_hidden_until_its_end():
    one, two = TextEnv("classic"), TextEnv("classic")
    for number in range(3):
        assert one.reset(seed=5 if number == 0 else None) == two.reset(seed=5 if number == 0 else None)
        secret = str(draw_secret(CLASSIC, seed=5, number=number))
        done, guesses = False, iter(keypeg.candidates("classic"))
        while not done:
            guess = str(next(guesses))
            said, *rest = one.step(guess)
            assert (said, *rest) == two.step(guess)
            done = rest[1]
            if guess != secret and not done:
                assert secret not in said + repr(rest)
        assert secret in said


def test_no_global_random_state_is_touched():
    before = random.getstate()
    env = TextEnv("classic")
    env.reset()
    env.step("RRRR")
    assert random.getstate() == before


@pytest.mark.parametrize("box", editions(), ids=str)
def test_the_rules_of_every_box_name_its_colours_and_rows(box):
    said = TextEnv(box).reset(seed=1)
    assert all(f"{colour.letter} ({colour.name})" in said for colour in box.colours)
    assert f"you have {box.shape.rows} rows" in said
    assert ("must not repeat" in said) == (not box.shape.guess_repeats)
    example = said.split("<guess>")[1].split("</guess>")[0]
    assert box.allows_guess(box.guess(example))
