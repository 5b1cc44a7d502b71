"""The pages from the first one on: sitting down, chatting, a restart, the end, the analysis."""

from __future__ import annotations

import re
import time
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Come
from tests.e2e.served import Guest, Served
from tests.e2e.variants import STRICT

pytestmark = pytest.mark.slow
_LONG: Final = 300.0
LONGEST: Final = "Aleksandra Wiśniewska-Kowalczykówna-Łoś."
"""The longest allowed name."""


def make_table(guest: Guest) -> Page:
    """Create a table for two people."""
    page = guest.open("/")
    page.get_by_role("button", name="Create a table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="2").check()
    dialog.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("heading", name="The table is set")).to_be_visible()
    return page


def test_two_people_play_talk_and_outlive_a_restart_of_the_server(served: Served, come: Come) -> None:
    anna = make_table(come())
    bartek = come(phone=True, theme="evening").open(anna.url.removeprefix(served.address))
    bartek.get_by_role("button", name="Sit here").click()
    anna.get_by_role("button", name="Deal the tiles").click()
    expect(bartek.get_by_role("button", name="Talk at the table")).to_be_visible()

    bartek.get_by_role("button", name="Talk at the table").click()
    bartek.get_by_label("Say something").fill("Good luck!")
    bartek.get_by_role("button", name="Send").click()
    anna.get_by_role("button", name="Talk at the table").click()

    expect(anna.get_by_role("log")).to_contain_text("Good luck!")
    bartek.get_by_role("button", name="Close").click()
    anna.get_by_role("button", name="Close").click()

    served.stop()
    expect(anna.get_by_text("The connection is broken")).to_be_visible()
    served.start()
    expect(anna.get_by_text("The connection is broken")).to_be_hidden()

    mover = anna if anna.title().startswith("Your turn") else bartek
    other = bartek if mover is anna else anna
    mover.reload()
    mover.get_by_role("button", name="Draw a tile").click()
    expect(other).to_have_title(re.compile("^Your turn"))


def test_a_game_against_bots_ends_with_a_sheet_a_proof_and_a_replay(come: Come) -> None:
    page = come().open("/")
    page.get_by_role("combobox", name="Opponents").select_option("exact")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/**")
    check = page.get_by_role("button", name="Check the deal")
    # When the bank is empty one has to pass: without a clock the game would wait for ever.
    turn = page.get_by_role("button", name=re.compile("^(Draw a tile|Pass)$"))
    until = time.monotonic() + _LONG
    while not check.is_visible() and time.monotonic() < until:
        if turn.is_visible() and turn.is_enabled():
            turn.click()
        page.wait_for_timeout(50)

    check.click()

    expect(page.get_by_text("The deal is sound")).to_be_visible()
    room = page.url.rsplit("/", 1)[-1]
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url(f"**/replay/{room}**")
    page.get_by_role("button", name="Next turn").click()
    expect(page.get_by_text("Turn 1", exact=True)).to_be_visible()
    page.keyboard.press("ArrowRight")
    shared = page.url
    step = page.get_by_role("slider").input_value()
    page.goto(shared)
    expect(page.get_by_role("slider")).to_have_value(step)


def test_the_longest_name_fits_a_phone_and_the_clock_is_told_once(come: Come) -> None:
    anna, bartek = come(name=LONGEST, phone=True), come(name=LONGEST[::-1].removeprefix("."), phone=True)
    room = anna.make("pl-forty", turn_seconds=90)
    his = bartek.open(f"/t/{room}")
    expect(his.get_by_text("Polish tournament · 90 seconds a turn")).to_be_visible()
    expect(his.get_by_text("40 seconds")).to_have_count(0)
    expect(his.get_by_text(LONGEST)).to_be_visible()
    _fits(his)

    his.get_by_role("button", name="Sit here").tap()
    his.get_by_role("button", name="Deal the tiles").tap()
    his.get_by_role("button", name="Keep these tiles").wait_for()

    expect(his.get_by_title(LONGEST)).to_be_visible()
    _fits(his)


def _fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_analysis_answers_a_referee_in_big_words(come: Come) -> None:
    page = come(phone=True).open("/bench")
    pad = page.get_by_role("group", name="Tiles")
    for tile in ("Red 10", "Blue 10", "Black 10", "Orange 3"):
        pad.get_by_role("button", name=tile, exact=True).click()

    expect(page.get_by_text("Yes, it can open")).to_be_visible()
    pad.get_by_role("button", name="Take back the last tile").click()
    pad.get_by_role("button", name="Take back the last tile").click()
    expect(page.get_by_text("No, it cannot open")).to_be_visible()
    page.reload()
    expect(page.get_by_text("No, it cannot open")).to_be_visible()


@pytest.mark.clause("I-21")
def test_the_analysis_tells_a_referee_whether_this_player_might_draw(come: Come) -> None:
    guest = come()
    strict = {"base": "pl-forty", "name": "strict", "decline": "forbidden"}
    new = {"id": "new", "name": "Strict Cup", "date": "2026-11-15", "format": "pl-forty", "rules": strict}
    made = guest.ask("POST", "/api/tournaments", new)
    position = "ask=best&rack=r6+k2&table=r3+r4+r5"

    page = guest.open(f"/bench?{position}")
    expect(page.get_by_text("The player may draw.", exact=True)).to_be_visible()

    page.goto(page.url.partition("/bench")[0] + f"/bench?tournament={made['tournament']}&{position}")
    expect(page.get_by_text("The player may not draw")).to_be_visible()
    expect(page.get_by_role("group", name="From the rack")).to_be_visible()


@pytest.mark.clause("I-21")
def test_a_draw_that_is_refused_says_why_and_the_turn_goes_on(come: Come) -> None:
    guest = come()
    page = guest.sit(guest.against_bot(STRICT.key, deck="r10 r11 r12 r13 k10 k11 k12 k13"))
    draw = page.get_by_role("button", name="Draw a tile")
    draw.click()

    expect(page.get_by_text("you may not draw while you can").first).to_be_visible()
    expect(draw).to_be_enabled()
