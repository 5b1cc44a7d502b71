"""Nothing leaks from the server: 200 games, each in two worlds that differ in what an observer never saw.

Every byte that an observer gets from any address, socket or error path, the log and the figures are the same
in both. `python -m tests.leaks 10000` plays more games.
"""

from __future__ import annotations

import pytest

from tests.leaks.comparing import Compared, compare
from tests.leaks.injected import injected

pytestmark = pytest.mark.slow

GAMES = 200
AT_A_TIME = 5
MOST = 106
"""Tiles in the bag."""


def compared(number: int) -> list[Compared]:
    """Compare public knowledge in every game, and one seat or a referee in every other."""
    with injected() as given:
        return [compare(given, number, group) for group in ("public", "seat" if number % 2 else "looked")]


@pytest.mark.parametrize("first", range(0, GAMES, AT_A_TIME))
def test_what_an_observer_never_saw_changes_no_byte_for_them(first: int) -> None:
    for number in range(first, first + AT_A_TIME):
        found = compared(number)

        leaks = [f"leaked: {leak}" for each in found for leak in each.leaks]
        assert not leaks, "\n".join(leaks)
        assert all(20 < each.hidden <= MOST for each in found)
        assert all(each.answers > 60 for each in found)
