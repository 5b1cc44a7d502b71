"""Whole games in a real browser: by mouse, touch or keyboard alone, and two browsers together.

The deals are known ones that end soon if both players always lay all they can.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.hands import Finger, Keys, Mouse, Player, look
from tests.e2e.variants import KNOWN

pytestmark = pytest.mark.slow


def test_a_whole_game_by_mouse(come: Come) -> None:
    anna = come()
    player = Player(Mouse(anna.sit(anna.against_bot(KNOWN.key, deck="#6"))), KNOWN)

    player.play_to_the_end()

    assert player.played >= 5
    expect(player.page.get_by_role("heading", name="won")).to_be_visible()


def test_a_whole_game_by_touch_on_a_phone(come: Come) -> None:
    anna = come(phone=True, reduced_motion="reduce", installed=True)
    player = Player(Finger(anna.sit(anna.against_bot(KNOWN.key, deck="#49"))), KNOWN)

    player.play_to_the_end()

    assert player.played >= 5
    expect(player.page.get_by_role("heading", name="won")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(come: Come) -> None:
    anna = come()
    player = Player(Keys(anna.sit(anna.against_bot(KNOWN.key, deck="#8"))), KNOWN)
    # From now on, any use of the mouse fails the test.
    player.page.evaluate("addEventListener('pointerdown', () => (document.title = 'pointed'), true)")

    player.play_to_the_end()

    assert player.played >= 5
    expect(player.page.get_by_role("heading", name="won")).to_be_visible()


def test_two_browsers_against_each_other(come: Come) -> None:
    anna, bartek = (
        come(name="Anna", reduced_motion="reduce"),
        come(name="Bartek", phone=True, theme="evening", reduced_motion="reduce", installed=True),
    )
    room = anna.make(KNOWN.key, deck="#17")
    hers = anna.open(f"/t/{room}")
    his = bartek.open(f"/t/{room}")
    his.get_by_role("button", name="Sit here").click()
    hers.get_by_role("button", name="Deal the tiles").click()
    players = [Player(Mouse(hers), KNOWN), Player(Finger(his), KNOWN)]

    turns = 0
    while True:
        players[turns % 2].wait_for_turn()
        if turns % 2 == 0 and turns > 0:
            # Both see the same table, and neither sees the other's rack.
            assert look(hers).sets == look(his).sets
        if not players[turns % 2].take_turn():
            break
        turns += 1

    for page in (hers, his):
        expect(page.get_by_role("heading", name="won")).to_be_visible()
        expect(page.get_by_text("Bartek").first).to_be_visible()
    assert min(player.played for player in players) >= 5
