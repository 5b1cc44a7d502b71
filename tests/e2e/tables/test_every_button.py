"""Rarely used buttons of a table, each pressed once in a real browser under rules that have it."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from stolik.core.ruleset import Ruleset
from tests.e2e.conftest import Come
from tests.e2e.hands import Mouse, box_of, main_button, settle, tile
from tests.e2e.served import Guest
from tests.e2e.tables.test_nothing_is_lost import OTHER, RACK, TENS
from tests.e2e.variants import ASKED, BARREN, KNOWN, STACKED

pytestmark = pytest.mark.slow
DOUBLETS: Final = "r1 r1' b2 b2' k3 k3' o4 r6 b8 k10 o12 r9 b11 k13"
"""Three doublets, without a set."""


def begin(anna: Guest, bartek: Guest, rules: Ruleset, deck: str, **options: object) -> str:
    """Deal known racks to two people, the first to Anna."""
    room = anna.make(rules.key, deck=deck, **options)
    bartek.order(room, do="Join", seed="his")
    anna.order(room, do="Start")
    return room


def move(guest: Guest, room: str, seat: int, deed: str, **fields: object) -> None:
    """Make a move over HTTP."""
    guest.order(room, do="Move", command={"type": deed, "seat": seat, **fields})


def press(page: Page, name: str) -> None:
    """Press a button by its exact text."""
    page.get_by_role("button", name=name, exact=True).click()


def test_a_hand_of_doublets_may_be_dealt_again_or_kept(come: Come) -> None:
    anna, bartek = come(name="Anna"), come(name="Bartek")
    room = begin(anna, bartek, ASKED, f"{DOUBLETS} {OTHER}")
    hers, his = anna.sit(room), bartek.sit(room)

    expect(hers.locator(".status")).to_contain_text("You hold 3 doublets and may ask for a new deal")
    expect(his.get_by_role("button", name="Keep these tiles")).to_be_visible()
    expect(his.get_by_role("button", name="Ask for a new deal")).to_have_count(0)
    press(hers, "Ask for a new deal")

    expect(his.locator(".status")).to_contain_text("Anna holds at least 3 doublets and asks for a new deal")
    press(hers, "Keep these tiles")
    expect(hers.locator(".status")).to_contain_text("1 player still has to accept the tiles")
    press(his, "Keep these tiles")
    expect(main_button(hers)).to_have_text("Draw a tile")


def test_a_seat_nobody_comes_for_is_given_to_a_bot(come: Come) -> None:
    anna = come(name="Anna")
    page = anna.open(f"/t/{anna.make(KNOWN.key, seats=3)}")
    page.get_by_label("Level of the bots").select_option("exact")
    press(page, "Seat a bot at B")
    expect(page.get_by_text("Exact bot").first).to_be_visible()
    press(page, "Send Exact bot away")
    expect(page.get_by_role("button", name="Seat a bot at B")).to_be_visible()

    for seat in "BC":
        press(page, f"Seat a bot at {seat}")
    press(page, "Deal the tiles")

    expect(main_button(page)).to_have_text("Draw a tile")


def test_an_opening_is_announced_after_the_draw_and_everybody_sees_it(come: Come) -> None:
    anna, bartek = come(name="Anna"), come(name="Bartek")
    room = begin(anna, bartek, ASKED, f"{RACK} {OTHER}")
    for seat, guest in enumerate((anna, bartek)):
        move(guest, room, seat, "KeepDeal")
    hers, his = anna.sit(room), bartek.sit(room)

    press(hers, "Draw a tile")
    expect(hers.locator(".status")).to_contain_text("You drew")
    press(hers, "“I open next turn”")

    expect(his.locator('[data-seat="0"]')).to_contain_text("opens next turn")
    expect(hers.get_by_role("button", name="“I open next turn”")).to_have_count(0)
    press(hers, "Press the clock")
    expect(his).to_have_title(re.compile("^Your turn"))
    expect(his.locator(".status")).to_contain_text("Anna announces: “I open next turn.”")


def test_the_next_stack_is_chosen_when_the_middle_is_used_up(come: Come) -> None:
    anna, bartek = come(name="Anna"), come(name="Bartek")
    room = begin(anna, bartek, STACKED, f"{OTHER} {RACK}")
    for turn in range(8):
        guest, seat = (anna, bartek)[turn % 2], turn % 2
        move(guest, room, seat, "Draw")
        move(guest, room, seat, "PressClock")
    hers, his = anna.sit(room), bartek.sit(room)

    expect(hers.locator(".status")).to_contain_text("Choose the next one")
    stacks = hers.get_by_role("group", name="Choose the next stack").get_by_role("button")
    expect(stacks).to_have_count(10)
    assert main_button(hers).count() == 0
    stacks.last.click()

    expect(hers.get_by_role("group", name="Choose the next stack")).to_have_count(0)
    expect(his.locator(".status")).to_contain_text("Anna puts stack 13 in the middle")
    press(hers, "Draw a tile")
    expect(hers.locator(".status")).to_contain_text("You drew")


def test_a_clock_pressed_before_drawing_lets_the_next_turn_begin_again(come: Come) -> None:
    anna, bartek = come(name="Anna"), come(name="Bartek")
    room = begin(anna, bartek, STACKED, f"{OTHER} {RACK}")
    his = bartek.sit(room)
    move(anna, room, 0, "PressClock")

    expect(his.locator(".status")).to_contain_text("The clock was pressed before drawing")
    press(his, "Begin my turn again")

    expect(his.get_by_role("button", name="Begin my turn again")).to_have_count(0)
    expect(his.locator(".status")).to_contain_text("Your turn: open with at least 30")


def test_with_an_empty_bank_one_passes_until_nobody_moves(come: Come) -> None:
    anna = come(name="Anna")
    bots = {str(seat): "novice" for seat in (1, 2, 3)}
    room = anna.make(BARREN.key, deck="#3", seats=4, bots=bots, start=True)
    page = anna.sit(room)
    for _ in range(2):  # six tiles are left for four players
        press(page, "Draw a tile")

    expect(main_button(page)).to_have_text("Pass")
    expect(page.locator("[data-bank]")).to_contain_text("Pool empty")
    press(page, "Pass")

    expect(page.get_by_role("heading", name="won")).to_be_visible()
    expect(page.get_by_text("The pool is empty and nobody went out: the lowest rack wins.")).to_be_visible()


def test_a_referee_sets_the_clock_looks_takes_undoes_and_corrects(come: Come) -> None:
    anna, bartek, celina = come(name="Anna"), come(name="Bartek"), come(name="Celina")
    room = begin(anna, bartek, ASKED, f"{RACK} {OTHER}", referees=[celina.player])
    for seat, guest in enumerate((anna, bartek)):
        move(guest, room, seat, "KeepDeal")
    move(anna, room, 0, "Play", table=" ".join(TENS))
    his, referee = bartek.sit(room), celina.sit(room)
    press(referee, "Referee")
    press(referee, "Stop the game")

    referee.get_by_label("Seconds", exact=True).fill("95")
    press(referee, "Set the clock to 95 seconds")
    expect(his.locator(".status")).to_contain_text("Ruling by Celina: 95 seconds are left")
    expect(referee.get_by_role("button", name="Correct the table and racks")).to_be_disabled()
    press(referee, "Look at the racks")
    expect(his.locator(".status")).to_contain_text("Celina looks at the racks")
    referee.get_by_role("combobox", name="Player").select_option(label="Bartek")
    referee.get_by_role("button", name="Orange 13", exact=True).click()
    press(referee, "Take back one tile")
    expect(tile(his, "o13")).to_have_count(0)

    press(referee, "Correct the table and racks")
    referee.get_by_label("Table", exact=True).last.fill(" ".join([*TENS[:2], "k10", "|", "b4 b5 b6"]))
    press(referee, "Apply")
    expect(referee.get_by_role("alert")).to_be_visible()  # tiles that are on no rack
    for name, tiles in (
        ("Anna", "r1 r2 r3 b1 k5 o5 k1 o2 b13 k8"),
        ("Bartek", "r5 r7 r9 b2 k2 k4 k6 o7 o9 o11 k13"),
    ):
        referee.get_by_label(name, exact=True).fill(tiles)
    press(referee, "Apply")
    expect(his.locator("[data-set]")).to_have_count(2)
    press(referee, "Undo the last turn")
    expect(his.locator("[data-set]")).to_have_count(0)

    press(referee, "Resume play")
    expect(his).to_have_title(re.compile("^Anna to move"))


def test_whoever_disturbs_is_hidden_for_oneself_or_muted_for_all(come: Come) -> None:
    anna, bartek = come(name="Anna"), come(name="Bartek")
    room = begin(anna, bartek, KNOWN, f"{RACK} {OTHER}")
    hers, his = anna.sit(room), bartek.sit(room)
    for page in (hers, his):
        page.get_by_role("button", name="Talk at the table").click()
    his.get_by_label("Say something").fill("Hurry up!")
    press(his, "Send")
    expect(hers.get_by_role("log")).to_contain_text("Hurry up!")

    hers.get_by_text("Whose messages do you want to hide?").click()
    press(hers, "Hide for me")
    expect(hers.get_by_text("Everything said here is hidden from you.")).to_be_visible()
    expect(hers.get_by_role("log")).not_to_contain_text("Hurry up!")
    press(hers, "Show again")
    expect(hers.get_by_role("log")).to_contain_text("Hurry up!")
    press(hers, "Mute for everybody")

    expect(his.get_by_label("Say something")).to_be_disabled()
    his.reload()
    his.get_by_role("button", name="Talk at the table").click()
    expect(his.get_by_label("Say something")).to_be_disabled()
    press(hers, "Unmute")
    expect(his.get_by_label("Say something")).to_be_enabled()


def test_large_tiles_are_larger_and_stay_so(come: Come) -> None:
    page = (anna := come()).sit(anna.against_bot(KNOWN.key, "novice", deck=f"{RACK} {OTHER}"))
    Mouse(page).make_set(TENS)
    settle(page)
    laid, racked = box_of(tile(page, "r10"))[2], box_of(tile(page, "k8"))[2]

    page.get_by_label("More").click()
    press(page, "Large tiles")
    settle(page)

    assert box_of(tile(page, "r10"))[2] > 1.2 * laid
    assert box_of(tile(page, "k8"))[2] > 1.1 * racked
    page.reload()
    tile(page, "r10").wait_for()
    settle(page)
    assert box_of(tile(page, "r10"))[2] > 1.2 * laid


def test_those_who_play_again_find_each_other_at_the_next_table(come: Come) -> None:
    anna, bartek = come(name="Anna"), come(name="Bartek")
    room = begin(anna, bartek, BARREN, "#3")
    for turn in range(56):
        move((anna, bartek)[turn % 2], room, turn % 2, "Draw")
    hers, his = anna.sit(room), bartek.sit(room)
    press(hers, "Pass")
    press(his, "Pass")

    press(hers, "Play again")
    expect(hers).not_to_have_url(re.compile(room))
    his.get_by_role("link", name="To the next game").click()

    expect(hers.get_by_role("heading", name="The table is set")).to_be_visible()
    press(his, "Deal the tiles")
    for page in (hers, his):
        expect(page.locator("[data-rack] [data-tile]")).to_have_count(25)
