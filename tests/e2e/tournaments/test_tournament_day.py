"""Whole tournaments through the pages, from the roster to the closing, with the phones of a hall."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Come
from tests.e2e.halls.hall import Hall
from tests.e2e.halls.hall_outage import Outage
from tests.e2e.halls.hall_paper import OUT, Ended, Rack
from tests.e2e.halls.hall_phone import at_once
from tests.e2e.served import Served

pytestmark = pytest.mark.slow


def test_a_day_of_sixteen_with_phones_at_the_tables(come: Come, served: Served) -> None:
    hall = Hall(come, "pl-minute", "Polish tournament, 16–36", 16, games=2)  # noqa: RUF001  as it stands there

    hall.draw()
    hall.play()
    hall.trouble()
    hall.draw()
    Outage(hall).happen(served)
    hall.draw()
    hall.play()
    hall.cut()
    hall.draw()
    hall.play()
    hall.cut()
    hall.draw()
    dead_heat(hall)
    assert hall.settle() == 1
    shown = hall.end()

    assert shown == hall.paper.by_engine()
    assert shown == hall.paper.by_hand()


def test_a_day_of_twenty_four_one_of_whom_comes_late(come: Come) -> None:
    # With twenty-four players from the start, the bracket would have no seat for a latecomer.
    hall = Hall(come, "pl-forty", "Polish tournament, 3–128", 23, games=3)  # noqa: RUF001  as it stands there

    hall.draw()
    hall.play()
    hall.trouble()
    for _ in range(2):
        hall.draw()
        hall.play()
    for _ in range(2):
        hall.cut()
        hall.draw()
        hall.play()
    hall.settle()
    shown = hall.end()

    assert shown == hall.paper.by_engine()
    assert shown == hall.paper.by_hand()


def dead_heat(hall: Hall) -> None:
    """Play a final in which the first two are equal in everything."""
    ((one, two, three, four),) = hall.tables.values()
    first = {one: OUT, two: Rack(10), three: Rack(20), four: Rack(30)}
    second = {one: Rack(10), two: OUT, three: Rack(20), four: Rack(30)}
    games = {1: (Ended(first), Ended(second))}
    at_once(hall.serve(hall.phones[0], 1, games))
    hall.close(games)
