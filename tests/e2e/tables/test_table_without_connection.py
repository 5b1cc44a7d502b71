"""Ten minutes without a connection at a table: the clock runs, a sheet is entered, nothing is lost."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from stolik.core.rulesets import PL_MINUTE
from tests.e2e.conftest import Come
from tests.e2e.halls.hall_paper import OUT, Ended, Rack
from tests.e2e.halls.hall_phone import Phone, at_once
from tests.e2e.tables.one_table import OneTable

pytestmark = pytest.mark.slow
TURNS: Final = 20
SECONDS: Final = 30
"""Seconds of every turn: ten minutes in all."""
ANNOUNCED: Final = 5
"""The turn with the announcement of the opening."""


ARRIVES: Final = [
    "“I open next turn”",
    "Referee called",
    *["Score sheet entered"] * 3,
    *["Score sheet confirmed"] * 3,
]
"""What the desk shows once the connection is back, in the order it happened."""


def test_a_game_and_a_sheet_without_a_connection_arrive_whole_and_in_order(come: Come) -> None:
    day = OneTable(come())
    names = {person["player"]: person["name"] for person in day.look()["people"]}
    seats = [names[player] for player in day.table["seats"]]
    phone = Phone(come(phone=True))
    phone.sign = PL_MINUTE.shown_sign
    page = phone.page
    page.clock.install()
    badge = day.look("/links")["tables"]["1"]["badge"]
    phone.come_by_link(f"{day.guest.address}/tournaments/{day.id}/table/1?badge={badge}")
    phone.begin()
    before = len(day.steps)
    games = [
        Ended({name: OUT if at == won else Rack(10 * won + at + 1) for at, name in enumerate(seats)})
        for won in range(3)
    ]

    page.context.set_offline(True)
    for turn in range(TURNS):
        expect(phone.face).to_have_accessible_name(re.compile(f"^{seats[turn % 4]}"))
        page.clock.fast_forward(SECONDS * 1000)
        if turn == ANNOUNCED:
            page.get_by_role("button", name="I open next turn").click()
        phone.face.click()
    phone.call_referee("Counting the points")
    phone.face.click()  # the second tap of a double tap, at the same moment
    expect(phone.face).to_have_accessible_name(re.compile("Stopped for the referee"))
    page.get_by_role("button", name="Game over").click()
    for number, ended in enumerate(games, 1):
        at_once(phone.write(number, ended))
    for name in seats[1:]:
        page.get_by_role("button", name=re.compile(f"{name} I agree")).click()
    expect(page.get_by_text("8 entries wait for the connection.")).to_be_visible()
    assert len(day.steps) == before

    page.context.set_offline(False)
    expect(page.get_by_text("Everybody agrees.")).to_be_visible()
    expect(page.get_by_text(re.compile("waits? for the connection|No connection"))).to_have_count(0)

    table = day.table
    assert table["sheet"] == "confirmed"
    assert table["confirmed"] == table["seats"]
    assert [{names[line["player"]]: line["small"] for line in game["lines"]} for game in table["played"]] == [
        ended.smalls() for ended in games
    ]
    told = day.steps[before:]
    assert [step.partition(":")[0] for step in told] == ARRIVES
    assert seats[ANNOUNCED % 4] in told[0]
    expect(page.get_by_role("alert")).to_have_count(0)
