"""Without a network: stories of a server, told again on a plain web host that cannot be reached any more."""

from __future__ import annotations

from tests.browser.test_computer import (
    test_a_person_who_follows_every_hint_breaks_the_computers_code,  # noqa: F401
    test_a_person_wins_as_codemaker_by_the_rows_the_computer_needs,  # noqa: F401
)
