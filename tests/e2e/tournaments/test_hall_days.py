"""Two whole days in a hall through the pages, with everything that may happen to an organiser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.halls.hall_day import LATE, MINOR, MINUTE, NAMESAKES, STACKS, WHOLE, Form, HallDay
from tests.e2e.halls.hall_figures import even, sheets_of
from tests.paper.reading import pages_of, squeezed

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("form", [MINUTE, STACKS], ids=lambda form: form.rules)
def test_a_day_in_a_hall(come: Come, form: Form) -> None:
    day = HallDay(come, form)
    day.enter()
    day.come_to_the_hall()
    seat = re.compile(rf"Table\s*{day.draw_and_seat_the_late()}\s*Seat")
    expect(day.open(day.desk.link_of(LATE)).get_by_role("main")).to_contain_text(seat)

    found = day.play_first_round()
    day.expect_standings()
    guilty = day.trouble(found)
    day.expect_standings()
    row = day.public.page.get_by_role("row").filter(has_text=guilty)
    expect(row).to_contain_text("(\N{MINUS SIGN}1)")
    clean = {*day.people} - {*day.tables[found.absent], *day.tables[found.corrected]}

    while day.rounds_left > 1:
        day.draw()
        day.hand_in({table: [even(seats)] * day.games for table, seats in day.tables.items()})
    day.draw()
    sheets, tied = day.tie(clean)
    for table, games in sheets.items():
        if table % 3:
            day.at_the_desk(table, games)
        else:
            day.by_phone(table, games, by_code=True)
    day.expect_standings()
    day.settle(tied)
    day.expect_standings()

    while True:
        day.desk.make_cut()
        day.paper.close_stage()
        day.draw()
        if len(day.tables) == 1:
            break
        day.hand_in(sheets_of(day.tables, MINOR))
    day.by_phone(1, sheets_of(day.tables, MINOR)[1])
    day.desk.close()
    day.paper.close_stage()
    day.paper.close()
    expect(day.public.page.get_by_text("The tournament is over")).to_be_visible()
    day.expect_standings()
    assert day.paper.by_hand() == day.paper.by_engine()

    ranking = [row.name for row in day.paper.by_hand()]
    assert ranking[0] == MINOR
    diplomas = list(map(squeezed, pages_of(day.desk.print("Diplomas", places=3))))
    assert len(diplomas) == 3
    for name, diploma in zip(ranking, diplomas, strict=False):
        assert squeezed(WHOLE.get(name, name).partition(" (")[0]) in diploma
    standings = squeezed("".join(pages_of(day.desk.print("Standings"))))
    assert squeezed(MINOR) in standings
    assert squeezed(WHOLE[MINOR]) not in standings
    for namesake in NAMESAKES:
        assert squeezed(namesake.rstrip(")").partition(" (")[2]) in standings
