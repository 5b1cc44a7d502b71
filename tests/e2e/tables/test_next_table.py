"""From a finished online tournament game to the next seat: the page leads there, with an alert."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.served import Guest

pytestmark = pytest.mark.slow
NAMES = ("Anna Sample", "Bartek Sample", "Celina Sample")
_PATIENCE = 120.0


class Evening:
    """An online league of three, under rules without a clock."""

    def __init__(self, organiser: Guest, players: list[Guest]) -> None:
        self._organiser = organiser
        self._orders = 0
        new = {"name": "Evening", "date": "2026-11-15", "rules": "en-classic", "format": "league"}
        body = {"id": "new", "languages": ["en"], "place": "online", **new}
        made = organiser.ask("POST", "/api/tournaments", body)
        self.id: str = made["tournament"]
        organiser._headers["x-stolik-badge"] = made["badge"]  # noqa: SLF001  as a page would send it
        entries = [{"details": {"name": name}, "here": True} for name in NAMES]
        self.order(do="Enter", entries=entries)
        self.links: dict[str, str] = organiser.ask("GET", f"/api/tournaments/{self.id}/links", None)[
            "players"
        ]
        self._players = dict(zip((1, 2, 3), players, strict=True))

    def order(self, **order: Any) -> None:  # noqa: ANN401  any order's fields
        """Give an order that must be accepted."""
        self._orders += 1
        body = {"id": f"order-{self._orders}", **order}
        answer = self._organiser.ask("POST", f"/api/tournaments/{self.id}/orders", body)
        assert answer["refused"] is None, answer

    def do(self, kind: str, **fields: Any) -> None:  # noqa: ANN401  a command's
        """Give a command that must be accepted."""
        self.order(do="Do", command={"type": kind, "by": {"role": "player"}, **fields})

    def publish(self) -> None:
        """Draw a round and publish its seats."""
        self.order(do="Draw")
        self.do("PublishRound")

    def claim(self) -> None:
        """Let everybody claim their seat."""
        for number, guest in self._players.items():
            body = {"id": f"claim-{number}", "badge": self.links[str(number)]}
            guest.ask("POST", f"/api/tournaments/{self.id}/claim", body)

    def room(self, game: int) -> str:
        """Return the room of a game, as soon as it has started."""
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            day = self._organiser.ask("GET", f"/api/tournaments/{self.id}", None)
            rooms = day["stages"][0]["drawn"][-1]["tables"][0].get("rooms", {})
            room: str | None = rooms.get(str(game))
            if room and self._players[1].ask("GET", f"/api/rooms/{room}", None)["room"]["game"]:
                return room
            time.sleep(0.1)
        pytest.fail("the game does not begin")

    def play(self, game: int) -> None:
        """Let everybody draw until the bank is empty, and pass until the game is over."""
        room = self.room(game)
        seated = {
            guest.ask("GET", f"/api/rooms/{room}", None)["you"]["seat"]: guest
            for guest in self._players.values()
        }
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            now = self._players[1].ask("GET", f"/api/rooms/{room}", None)["room"]
            if now["over"]:
                return
            seat = now["game"]["turn"]["seat"]
            deed = "Draw" if now["game"]["bank_size"] else "Pass"
            seated[seat].order(room, do="Move", command={"type": deed, "seat": seat})
        pytest.fail("the game does not end")


def test_a_finished_game_leads_to_the_next_one_the_standings_and_the_next_seat(come: Come) -> None:
    players = [come(name=name) for name in NAMES]
    evening = Evening(come(), players)
    evening.publish()
    evening.claim()
    page = players[0].open(f"/tournaments/{evening.id}/me?badge={evening.links['1']}")
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_text("has not started the round yet")).to_be_visible()

    evening.do("StartRoundClock", seconds=7200)
    evening.play(1)
    expect(page.get_by_role("link", name="Standings")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    # People are known by the roster here: nothing leads to their accounts.
    expect(page.get_by_role("button", name=re.compile("Follow|Invite"))).to_have_count(0)
    expect(page.locator("a[href^='/players/'], .rating")).to_have_count(0)
    expect(page.get_by_role("alert").get_by_text("The next game is ready.")).to_be_visible()
    expect(page).to_have_title(re.compile("^Your table is ready"))
    first = page.url
    page.get_by_role("link", name="To the next game").click()
    expect(page).not_to_have_url(first)

    evening.play(2)
    page.get_by_role("link", name="To the next game").click()
    evening.play(3)
    expect(page.get_by_text("When the next round is published")).to_be_visible()
    expect(page.get_by_role("link", name="My results")).to_be_visible()
    last = page.url

    evening.publish()
    expect(page.get_by_role("alert").get_by_text(re.compile("your table is 1, seat [ABC]"))).to_be_visible()
    expect(page).to_have_title(re.compile("^Your table is ready"))
    page.get_by_role("link", name="To the table").click()
    expect(page).not_to_have_url(last)
    expect(page.get_by_text("has not started the round yet")).to_be_visible()


def test_who_waits_on_the_own_page_is_called_when_the_seats_are_published(come: Come) -> None:
    players = [come(name=name) for name in NAMES]
    evening = Evening(come(), players)
    page = players[0].open(f"/tournaments/{evening.id}/me?badge={evening.links['1']}")
    expect(page.get_by_text("You are checked in.")).to_be_visible()

    evening.publish()

    expect(page.get_by_role("link", name="To the table")).to_be_visible()
    expect(page).to_have_title(re.compile("^Your table is ready"))


def test_a_no_show_is_missing_at_the_desk_and_back_with_one_press(come: Come) -> None:
    players = [come(name=name) for name in NAMES]
    organiser = come()
    evening = Evening(organiser, players)
    evening.publish()
    evening.do("MarkNoShow", player=1)
    page = players[0].open(f"/tournaments/{evening.id}/me?badge={evening.links['1']}")
    expect(page.get_by_text("You are marked as absent")).to_be_visible()
    badge = organiser._headers["x-stolik-badge"]  # noqa: SLF001  as a page would send it
    desk = organiser.open(f"/tournaments/{evening.id}/desk?tab=check-in&badge={badge}")
    expect(desk.get_by_text("1 of 3 missing")).to_be_visible()

    desk.get_by_role("button", name=re.compile("Anna Sample.*Reinstate")).click()

    expect(desk.get_by_text("All 3 are here")).to_be_visible()
    expect(page.get_by_role("link", name="To the table")).to_be_visible()


def test_the_desk_has_all_invitations_in_one_list_and_sees_who_came(come: Come) -> None:
    players = [come(name=name) for name in NAMES]
    organiser = come()
    evening = Evening(organiser, players)
    evening.publish()
    badge = organiser._headers["x-stolik-badge"]  # noqa: SLF001  as a page would send it
    desk = organiser.open(f"/tournaments/{evening.id}/desk?tab=round&badge={badge}")
    expect(desk.locator(".how.missing")).to_have_count(3)
    evening.claim()
    expect(desk.locator(".how.here")).to_have_count(3)
    evening.do("StartRoundClock", seconds=7200)
    expect(desk.locator(".how.playing")).to_have_count(3)

    desk.get_by_role("tab", name="Links").click()
    desk.get_by_role("button", name="All invitations").click()
    rows = desk.locator(".sheet-of-links tbody tr")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text(evening.links["1"])
    with desk.expect_download() as saved:
        desk.get_by_role("button", name="Save as CSV").click()
    text = saved.value.path().read_text(encoding="utf-8-sig")
    assert text.splitlines()[0] == "No.,Name,Personal link"
    assert evening.links["3"] in text

    desk.evaluate("window.print = () => undefined")
    desk.get_by_role("button", name="Print", exact=True).click()
    desk.emulate_media(media="print")
    expect(desk.locator(".print-invitations tbody tr").last).to_be_visible()
    expect(desk.get_by_role("tab", name="Links")).to_be_hidden()
    desk.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(desk.locator(".print-invitations")).to_have_count(0)
    expect(rows.first).to_be_visible()


def test_online_or_hall_is_chosen_when_the_tournament_is_made(come: Come) -> None:
    page = come().open("/tournaments/new")
    page.get_by_label("Name", exact=True).fill("Net")
    page.get_by_role("radio", name="Online").check(force=True)
    page.get_by_role("button", name="Announce the tournament").click()
    page.get_by_role("tab", name="Settings").click()

    expect(page.get_by_role("radio", name="Online")).to_be_checked()
