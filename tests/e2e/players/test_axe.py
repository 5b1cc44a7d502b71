"""Axe finds nothing serious on any page, in either theme, on a desktop and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import seriously_wrong
from tests.e2e.conftest import Come
from tests.e2e.hands import Finger, Mouse, look, tile
from tests.e2e.served import Guest
from tests.e2e.tables.test_nothing_is_lost import OTHER, RACK
from tests.e2e.variants import KNOWN

pytestmark = pytest.mark.slow
_ANALYSIS: Final = "/bench?ask=best&rack=b7+k11+k12+r1&table=b4+b5+b6+j+%7C+r8+k8+o8"


def home(guest: Guest) -> Page:
    return guest.open("/")


def account(guest: Guest) -> Page:
    page = guest.open("/")
    page.get_by_role("button", name="Guest").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def account_page(guest: Guest) -> Page:
    page = guest.open("/account")
    expect(page.get_by_role("heading", name="Devices")).to_be_visible()
    return page


def make_table(guest: Guest) -> Page:
    page = guest.open("/")
    page.get_by_role("button", name="Create a table").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def waiting_room(guest: Guest) -> Page:
    page = guest.open(f"/t/{guest.make(KNOWN.key)}")
    expect(page.get_by_role("heading", name="The table is set")).to_be_visible()
    return page


def table(guest: Guest) -> Page:
    """Arrange a turn: a valid set, an invalid one, and a selected tile."""
    page = guest.sit(guest.against_bot(KNOWN.key, "novice", deck=f"{RACK} {OTHER}"))
    hand = Finger(page) if page.evaluate("matchMedia('(pointer: coarse)').matches") else Mouse(page)
    hand.make_set(["r1", "r2", "r3"])
    hand.make_set(["b1", "b5"])
    tile(page, "o5").click()
    assert len(look(page).sets) == 2
    return page


def talking(guest: Guest) -> Page:
    page = guest.sit(guest.against_bot(KNOWN.key, "novice", deck=f"{RACK} {OTHER}"))
    page.get_by_role("button", name="Talk at the table").click()
    return page


def end(guest: Guest) -> Page:
    room = guest.against_bot(KNOWN.key, deck="#6")
    guest.draw_to_the_end(room)
    page = guest.open(f"/t/{room}")
    expect(page.get_by_role("heading", name="won")).to_be_visible()
    return page


def replay(guest: Guest) -> Page:
    page = end(guest)
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="Next turn").click()
    return page


def analysis(guest: Guest) -> Page:
    page = guest.open(_ANALYSIS)
    expect(page.get_by_text("3 tiles")).to_be_visible()
    return page


def rules(guest: Guest) -> Page:
    return guest.open("/rules")


def one_ruleset(guest: Guest) -> Page:
    return guest.open("/rules/pl-stacks")


def missing(guest: Guest) -> Page:
    return guest.open("/nowhere/at-all")


def people(guest: Guest) -> Page:
    page = guest.open("/people")
    expect(page.get_by_role("heading", name="Recent opponents")).to_be_visible()
    return page


def no_such_table(guest: Guest) -> Page:
    return guest.open("/t/none")


PAGES: Final[tuple[Callable[[Guest], Page], ...]] = (
    home,
    account,
    account_page,
    make_table,
    waiting_room,
    table,
    talking,
    end,
    replay,
    analysis,
    rules,
    one_ruleset,
    people,
    missing,
    no_such_table,
)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_in_either_light(come: Come, *, phone: bool) -> None:
    guest = come(phone=phone, reduced_motion="reduce")
    found: dict[str, dict[str, list[str]]] = {}
    for go in PAGES:
        page = go(guest)
        found[go.__name__] = seriously_wrong(page)
        page.close()

    assert not any(found.values()), {name: told for name, told in found.items() if told}
