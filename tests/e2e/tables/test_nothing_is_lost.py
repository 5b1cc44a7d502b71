"""Trouble at a table: reloads, lost connections, time-outs, refusals; laid tiles are not lost."""

from __future__ import annotations

import json
import re
from typing import Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from stolik.core.ruleset import Ruleset
from tests.e2e.conftest import Come
from tests.e2e.hands import Mouse, box_of, look, main_button, settle, tile
from tests.e2e.served import Guest, Served
from tests.e2e.variants import KNOWN, SALVAGED, STANDS, UNDONE

pytestmark = pytest.mark.slow
RACK: Final = "r10 b10 k10 r1 r2 r3 b1 b5 k5 o5 k1 o2 b13 k8"
"""The first player's rack: thirty points in tens, six in a run, and more."""
OTHER: Final = "r5 r7 r9 b2 b4 b6 k2 k4 k6 o7 o9 o11 o13 k13"
"""A rack without a set: its player has to draw."""
TENS: Final = ["r10", "b10", "k10"]
RUN: Final = ["r1", "r2", "r3"]


def sit_down(guest: Guest, rules: Ruleset = KNOWN) -> Page:
    """Sit down at a new table with the known rack, against a bot that can only draw."""
    deck = f"{OTHER} {RACK}" if rules is SALVAGED else f"{RACK} {OTHER}"
    page = guest.sit(guest.against_bot(rules.key, "novice", deck=deck))
    expect(tile(page, "r10")).to_be_visible()
    return page


def test_a_reload_in_mid_turn_keeps_rack_and_draft(come: Come) -> None:
    page = sit_down(come())
    page.get_by_role("button", name="Groups").click()
    hand = Mouse(page)
    hand.make_set(RUN)
    last = box_of(page.locator("[data-rack] [data-tile]").last)
    hand.drag(look(page).rack[0], (last[0] + last[2], last[1] + last[3] / 2))
    before = look(page)

    page.reload()
    page.locator("[data-surface] [data-tile]").first.wait_for()

    after = look(page)
    assert (after.sets, after.rack) == (before.sets, before.rack)
    assert after.sets == [RUN]
    page.get_by_role("button", name="Take everything back").click()
    assert look(page).sets == []
    hand.make_set(TENS)
    main_button(page).click()
    expect(page.get_by_text("Novice bot drew a tile")).to_be_visible()
    assert look(page).sets == [TENS]


def test_a_line_that_breaks_in_mid_drag_loses_nothing(come: Come, served: Served) -> None:
    page = sit_down(come())
    hand = Mouse(page)
    hand.make_set(TENS)
    settle(page)
    box = box_of(tile(page, "r1"))
    page.mouse.move(box[0] + box[2] / 2, box[1] + box[3] / 2)
    page.mouse.down()
    page.mouse.move(400, 500)

    served.stop()
    expect(page.get_by_text("The connection is broken")).to_be_visible()
    page.mouse.move(300, 400)
    page.mouse.up()
    hand.add("r2", ["r1", "r2"])
    hand.add("r3", RUN)
    assert sorted(look(page).sets) == sorted([TENS, RUN])
    main_button(page).click()  # sent as soon as the connection is back
    served.start()

    expect(page.get_by_text("The connection is broken")).to_be_hidden()
    expect(page.get_by_text("Novice bot drew a tile")).to_be_visible()
    seen = look(page)
    assert sorted(map(sorted, seen.sets)) == sorted(map(sorted, [TENS, RUN]))
    assert len(seen.rack) == 8


def test_time_running_out_does_what_the_rules_say_and_tells_it(come: Come) -> None:
    pages = []
    for rules, words, sets, tiles in (
        (UNDONE, "Time is up. Your turn is undone.", [], 15),
        (STANDS, "Time is up. The sets are valid, so your turn stands.", [TENS], 11),
        (SALVAGED, "Time is up. Valid sets stay; your other tiles are back on your rack.", [TENS], 11),
    ):
        page = sit_down(come(), rules)
        Mouse(page).make_set(TENS)
        if rules is SALVAGED:
            Mouse(page).make_set(["r1"])  # not in a set: it goes back, and valid sets stay
        pages.append((page, words, sets, tiles))

    for page, words, sets, tiles in pages:
        expect(page.locator(".status")).to_contain_text(words)
        seen = look(page)
        assert (seen.sets, len(seen.rack)) == (sets, tiles)


def test_an_opening_that_is_not_enough_says_so_and_is_mended(come: Come) -> None:
    page = sit_down(come())
    hand = Mouse(page)
    hand.make_set(RUN)
    hand.make_set(["b1", "b5"])

    expect(page.locator(".status")).to_contain_text("Opening: 6 of 30 points")
    expect(page.locator(".sign.bad")).to_have_text("too few tiles")
    main_button(page).click(force=True)
    assert sorted(map(len, look(page).sets)) == [2, 3]
    hand.drag("b1", centre_of_rack(page))
    hand.drag("b5", centre_of_rack(page))
    hand.make_set(TENS)

    expect(page.locator(".status")).to_contain_text("Opening: 36 points")
    main_button(page).click()
    expect(page.get_by_text("Novice bot drew a tile")).to_be_visible()
    assert len(look(page).rack) == 8


def test_what_the_server_refuses_is_named_set_by_set_and_stays_lying(come: Come) -> None:
    """The page is manipulated to send a wrong table; it shows the server's own verdict."""
    guest = come()
    guest.context.route_web_socket(re.compile("/ws/rooms/"), _meddle)
    page = sit_down(guest)
    hand = Mouse(page)
    hand.make_set(RUN)
    main_button(page).click()

    expect(page.locator(".status")).to_contain_text("Your first tiles must be worth")
    assert look(page).sets == [RUN]

    hand.make_set(TENS)
    main_button(page).click()

    expect(page.locator(".status")).to_contain_text("is not a set")
    named = page.locator("[data-set]", has=page.locator(".sign.bad"))
    expect(named).to_have_count(1)
    expect(named.locator("[data-tile]")).to_have_count(3)
    assert sorted(look(page).sets) == sorted([TENS, RUN])

    page.locator(".deeds .main").click()

    expect(page.get_by_text("Novice bot drew a tile")).to_be_visible()


def _meddle(socket: WebSocketRoute) -> None:
    """Tell the page that an opening needs few points, and change the order of the run once in transit."""
    server = socket.connect_to_server()
    spoilt: list[str] = []

    def to_page(message: str | bytes) -> None:
        socket.send(str(message).replace('"opening_points":30', '"opening_points":1'))

    def to_server(message: str | bytes) -> None:
        text = str(message)
        if '"Play"' in text and "k10" in text and not spoilt:
            spoilt.append(text)
            text = json.dumps(json.loads(text)).replace("r1 r2 r3", "r1 r3 r2")
        server.send(text)

    server.on_message(to_page)
    socket.on_message(to_server)


def centre_of_rack(page: Page) -> tuple[float, float]:
    """Return a point on the rack."""
    settle(page)
    box = box_of(page.locator("[data-rack]"))
    return box[0] + box[2] / 2, box[1] + box[3] / 2
