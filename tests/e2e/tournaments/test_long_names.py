"""Long names stay on the screen: of the tournament on the board, of a player on the player's phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Come
from tests.e2e.tournaments.test_desk_repairs import Seeded

pytestmark = pytest.mark.slow
PLAYER = "Wawrzyniec Brz\u0119czyszczykiewicz-Konstantynopolita\u0144czykowianeczka"
CUP = "Puchar Jesieni im. Wawrzy\u0144ca Brz\u0119czyszczykiewicza-Konstantynopolita\u0144skiego 2026"


def beyond(page: Page, inside: str) -> float:
    """Return how far the widest thing inside an element reaches beyond the screen."""
    reach: float = page.locator(inside).evaluate(
        "root => Math.max(...[...root.querySelectorAll('*')].map(each => each.getBoundingClientRect().right))"
    )
    assert page.viewport_size
    return reach - page.viewport_size["width"]


def test_long_names_stay_on_the_screen(come: Come) -> None:
    cup = Seeded(come(), 8, "pl-forty")
    cup.do("ChangeTitle", name=CUP, date="2026-11-15")
    cup.order({"do": "Enter", "entries": [{"details": {"name": PLAYER}, "here": True}]})
    cup.do("SetTimetable", starts=[{"stage": 1, "round": 1, "date": "2026-11-15", "time": "10:00"}])
    cup.order({"do": "Draw"})
    cup.do("PublishRound")
    board = come().open(f"/tournaments/{cup.id}/board")
    expect(board.get_by_role("heading", name=CUP)).to_be_visible()
    expect(board.get_by_text("Next: Eliminations")).to_be_visible()
    assert beyond(board, ".board") <= 0

    links = cup.guest.context.request.get(f"{cup.guest.address}{cup.links()}").json()
    badge = links["players"]["9"]
    public = come(phone=True).open(f"/tournaments/{cup.id}")
    expect(public.get_by_role("link", name=PLAYER).first).to_be_visible()
    assert public.evaluate("document.documentElement.scrollWidth") <= 390
    own = come(phone=True).open(f"/tournaments/{cup.id}/me?badge={badge}")
    expect(own.get_by_role("heading", name=PLAYER)).to_be_visible()
    assert own.evaluate("document.documentElement.scrollWidth") <= 390
