"""What the others did since the player's turn: marked on the tiles, described, replayed on demand."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Come
from tests.e2e.hands import settle
from tests.e2e.pictures.screenshots import fill_a_table
from tests.e2e.served import Guest
from tests.e2e.variants import KNOWN

pytestmark = pytest.mark.slow
_NAMES = ("Anna", "Bartek", "Celina", "Darek")


def _a_round_later(come: Come, *, phone: bool = False) -> tuple[Guest, str]:
    """Let two of the others lay tiles and the last one draw; then it is the first player's turn again."""
    guests = [come(name=name, phone=phone and name == "Anna") for name in _NAMES]
    room = fill_a_table(*guests, turns=7)
    guests[3].order(room, do="Move", command={"type": "Draw", "seat": 3})
    return guests[0], room


def _lines(page: Page) -> list[str]:
    return [line.get_attribute("aria-label") or "" for line in page.locator(".since button").all()]


def _stop_the_clock(page: Page) -> None:
    """Stop the page's timers: a step stays until the test has seen it."""
    # A page that is still connecting would wait for ever with its clock stopped.
    expect(page.locator(".status")).to_contain_text("Your turn")
    settle(page)
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=1))


@pytest.mark.parametrize("phone", [False, True])
def test_what_the_others_did_is_told_and_marked_though_the_last_one_drew(come: Come, *, phone: bool) -> None:
    anna, room = _a_round_later(come, phone=phone)
    page = anna.sit(room)

    expect(page.locator(".since li")).to_have_count(3)
    told = _lines(page)
    assert [line.split(":")[0] for line in told] == ["Bartek", "Celina", "Darek"]
    assert re.search(r"\d+ tiles? laid", told[0]), told
    assert "drew a tile" in told[2]

    signs = page.locator("[data-surface] .mark text").all_text_contents()
    assert set(signs) == {"B", "C"}, "every tile of the two who laid some, and nobody else's"
    laid = page.locator('[data-surface] button[aria-label*="laid by Bartek"]')
    expect(laid.first).to_be_visible()
    assert page.locator('[data-surface] button[aria-label*=" by "]').count() == len(signs)

    page.reload()
    expect(page.locator(".since li")).to_have_count(3)
    assert _lines(page) == told
    assert page.locator("[data-surface] .mark text").all_text_contents() == signs


def test_a_line_shows_its_move_step_by_step_and_then_the_table_as_it_is(come: Come) -> None:
    anna, room = _a_round_later(come)
    page = anna.sit(room)
    tiles = page.locator("[data-surface] [data-tile]")
    now = tiles.count()
    _stop_the_clock(page)

    page.locator(".since button").first.click()

    expect(page.locator(".status")).to_contain_text("Bartek")
    expect(page.locator(".status")).to_contain_text("Step 1 of")
    assert tiles.count() < now, "the table lies as it lay before"
    page.clock.resume()
    expect(tiles).to_have_count(now)
    expect(page.locator(".status")).to_contain_text("Your turn")


@pytest.mark.parametrize("way", ["line", "escape", "surface"])
def test_what_is_shown_again_can_be_ended_at_once(come: Come, way: str) -> None:
    anna, room = _a_round_later(come)
    page = anna.sit(room)
    _stop_the_clock(page)
    first = page.locator(".since button").first
    first.click()
    expect(page.locator(".status")).to_contain_text("Step 1 of")

    if way == "line":
        first.click()
    elif way == "escape":
        page.keyboard.press("Escape")
    else:
        page.locator("[data-surface]").click(position={"x": 3, "y": 3})

    expect(page.locator(".status")).to_contain_text("Your turn")


def test_the_key_shows_all_of_it_one_after_the_other(come: Come) -> None:
    anna, room = _a_round_later(come)
    page = anna.sit(room)

    page.keyboard.press("l")

    for name in _NAMES[1:]:
        expect(page.locator(".status .what")).to_contain_text(name)
    expect(page.locator(".status")).to_contain_text("Your turn")


def test_after_the_own_move_the_list_begins_anew(come: Come) -> None:
    anna, room = _a_round_later(come)
    page = anna.sit(room)
    expect(page.locator(".since li")).to_have_count(3)

    anna.order(room, do="Move", command={"type": "Draw", "seat": 0})

    expect(page.locator(".since li")).to_have_count(0)
    expect(page.locator("[data-surface] .mark")).to_have_count(0)


def test_newcomers_get_slow_bots_and_a_choice_is_remembered(come: Come) -> None:
    anna = come()
    page = anna.open("/")
    speed = page.get_by_role("group", name="Speed of the bots")
    expect(speed.get_by_role("radio", name="Slow")).to_be_checked()

    page.get_by_role("button", name="Play now").click()
    page.locator("[data-surface]").wait_for()
    room = page.url.rsplit("/", 1)[1]
    assert anna.ask("GET", f"/api/rooms/{room}", None)["room"]["bot_pause"] == "slow"

    page.get_by_label("More", exact=True).click()
    page.get_by_role("radio", name="Fast").check()
    page.wait_for_function(
        "(room) => fetch(`/api/rooms/${room}`).then((got) => got.json())"
        ".then((got) => got.room.bot_pause === 'fast')",
        arg=room,
    )
    page.goto(anna.address)
    expect(speed.get_by_role("radio", name="Fast")).to_be_checked()


def test_who_has_finished_a_game_gets_bots_of_normal_speed(come: Come) -> None:
    anna = come()
    room = anna.against_bot(KNOWN.key, deck="#6")
    anna.draw_to_the_end(room)
    page = anna.open(f"/t/{room}")
    expect(page.get_by_role("button", name="Show the table")).to_be_visible()

    page.goto(anna.address)

    speed = page.get_by_role("group", name="Speed of the bots")
    expect(speed.get_by_role("radio", name="Normal")).to_be_checked()
