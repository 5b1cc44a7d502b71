"""Resigning and calling the referee, in a real browser: all pages agree."""

from __future__ import annotations

import re
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Come
from tests.e2e.served import Guest

pytestmark = pytest.mark.slow
_NUMBERS = count(1)


def begin(*people: Guest, rules: str = "pl-minute", **options: Any) -> str:  # noqa: ANN401  NewRoom's
    """Deal fairly to people, so that the deal can be proven afterwards."""
    first, *others = people
    room = first.make(rules, seats=len(people), **options)
    for other in others:
        other.order(room, do="Join", seed="theirs")
    first.order(room, do="Start")
    return room


def register(guest: Guest) -> Guest:
    """Give a guest an account."""
    name = f"account{next(_NUMBERS)}"
    made = guest.ask("POST", "/api/accounts", {"login": name, "password": f"a long secret of {name}"})
    guest.use_token(made["csrf"])
    return guest


def give_up(page: Page, *, said: str) -> None:
    """Resign with the button in the bar, reading the consequences."""
    page.get_by_role("button", name="Give up", exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(said)
    sheet.get_by_role("button", name="Give up", exact=True).click()


def check_deal(page: Page) -> None:
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("The deal is sound")).to_be_visible()


def test_who_gives_up_is_named_comes_last_and_the_check_accuses_nobody(come: Come) -> None:
    anna, bartek = come(name="Anna"), come(name="Bartek", phone=True)
    room = begin(anna, bartek, on_leaving="forfeit")
    hers, his = anna.sit(room), bartek.sit(room)

    give_up(his, said="you finish behind everybody who stays")

    expect(hers.get_by_role("heading", name="You won!")).to_be_visible()
    expect(hers.locator(".story")).to_contain_text("Bartek gave up. Too few people were left")
    expect(his.get_by_role("heading", name="Anna won")).to_be_visible()
    expect(his.locator(".story")).to_contain_text("You gave up")
    for page in (hers, his):
        cards = page.locator(".sheet > li")
        expect(cards.nth(0)).to_contain_text("Anna")
        expect(cards.nth(0)).to_contain_text(re.compile(r"4\s*big points"))
        expect(cards.nth(1)).to_contain_text("Gave up: behind everybody who stayed.")
        expect(cards.nth(1)).to_contain_text(re.compile(r"0\s*big points"))
        check_deal(page)
    shown = hers.context.new_page()
    shown.goto(f"{anna.address}/replay/{room}")
    shown.get_by_role("button", name="Score sheet").click()
    expect(shown.locator(".story")).to_contain_text("Bartek gave up")


def test_in_a_rated_game_the_rating_follows_what_was_said(come: Come) -> None:
    anna, bartek = register(come(name="Anna")), register(come(name="Bartek"))
    room = begin(anna, bartek, rated=True)
    hers, his = anna.sit(room), bartek.sit(room)

    give_up(hers, said="this counts for your rating")

    for page in (hers, his):
        cards = page.locator(".sheet > li")
        expect(cards.nth(0)).to_contain_text("Bartek")
        expect(cards.nth(0)).to_contain_text("Rating: 1000 →")
        expect(cards.nth(1)).to_contain_text("Rating: 1000 →")
        won, lost = (int(re.findall(r"→ (\d+)", cards.nth(i).inner_text())[0]) for i in (0, 1))
        assert won > lost
        check_deal(page)


def test_alone_with_a_bot_giving_up_ends_the_game_for_the_bot(come: Come) -> None:
    anna = come(name="Anna")
    page = anna.sit(anna.against_bot("pl-minute", "novice"))

    give_up(page, said="The game ends here and racks are not counted")

    expect(page.locator(".story")).to_contain_text("You gave up")
    check_deal(page)


def test_where_a_bot_plays_on_its_result_is_the_player_s(come: Come) -> None:
    anna, bartek = come(name="Anna"), come(name="Bartek")
    room = begin(anna, bartek, rules="en-classic")
    his = bartek.sit(room)

    give_up(his, said="its result is yours")
    anna.draw_to_the_end(room)

    expect(his.locator(".story")).to_contain_text("You gave up; a bot played on, and its result is yours.")
    check_deal(his)


@pytest.mark.parametrize("bots", [False, True], ids=["people", "a bot"])
def test_nobody_is_called_where_nobody_can_come(come: Come, bots: bool) -> None:  # noqa: FBT001  a parameter of pytest
    anna, bartek = come(name="Anna"), come(name="Bartek")
    room = anna.against_bot("pl-minute", "novice") if bots else begin(anna, bartek)
    page = anna.sit(room)

    page.get_by_label("More").click()

    expect(page.get_by_role("button", name="Large tiles")).to_be_visible()
    assert page.get_by_role("button", name="Call the referee").count() == 0
    call = {"type": "CallReferee", "seat": 0, "about": ""}
    refused = anna.order(room, do="Move", command=call)["refused"]
    assert refused["code"] == "no_referee"


def test_a_call_is_seen_by_all_has_a_limit_and_the_referee_puts_it_off(come: Come) -> None:
    anna, bartek, celina = come(name="Anna"), come(name="Bartek", phone=True), come(name="Celina")
    room = begin(anna, bartek, referees=[celina.player], no_clock=True)
    hers, his, referee = anna.sit(room), bartek.sit(room), celina.sit(room)
    hers.get_by_label("More").click()
    hers.get_by_role("button", name="Call the referee").click()
    hers.get_by_label("What is it about?").fill("Is this enough?")
    hers.get_by_role("button", name="Call", exact=True).click()

    for page in (hers, his, referee):
        expect(page.locator(".status")).to_contain_text("the referee. Is this enough?")
    hers.get_by_label("More").click()
    expect(hers.get_by_role("button", name="Call the referee")).to_be_disabled()
    now = anna.ask("GET", f"/api/rooms/{room}", None)["room"]["game"]["turn"]["seat"]
    (anna, bartek)[now].order(room, do="Move", command={"type": "Draw", "seat": now})
    (anna, bartek)[now].order(room, do="Move", command={"type": "PressClock", "seat": now})
    for page in (hers, his, referee):
        expect(page.get_by_role("timer")).to_have_text(re.compile(r"^[45]:\d\d$"))
    referee.get_by_role("button", name="Referee", exact=True).click()
    referee.get_by_role("button", name="Keep the game stopped longer").click()

    for page in (hers, his, referee):
        expect(page.get_by_role("timer")).to_have_text(re.compile(r"^(9|10):\d\d$"))
    give_up(his, said="A bot plays your tiles to the end")
    referee.get_by_role("button", name="Resume play").click()
    expect(hers.get_by_role("timer")).to_have_count(0)
