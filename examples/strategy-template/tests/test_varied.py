"""A strategy must always place a legal guess, and break every code."""

from random import Random

from keypeg_template import varied

import keypeg


def test_it_starts_with_four_different_colours():
    assert len(set(varied(keypeg.Position.parse("classic"), Random(0)))) == 4


def test_it_guesses_only_codes_that_agree_with_every_row():
    position = keypeg.Position.parse("classic RBGY:1-1 RWKB:0-2")
    assert varied(position, Random(0)) in keypeg.candidates(position)


def test_it_breaks_every_code_of_the_classic_box():
    found = keypeg.simulate("classic", varied)
    assert found.secrets == 6**4
    assert found.max <= 10  # the classic box has ten rows
