"""Coming to a table: compatible settings, accounts, reserved seats, the next game, the way back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Come
from tests.e2e.hands import look, tile
from tests.e2e.served import Guest
from tests.e2e.tables.test_nothing_is_lost import OTHER, RACK
from tests.e2e.variants import KNOWN, UNDONE

PASSWORD = "a long way to the table"  # noqa: S105  nobody's


def account(guest: Guest, login: str) -> None:
    """Register a guest over HTTP."""
    made = guest.ask("POST", "/api/accounts", {"login": login, "password": PASSWORD, "name": login.title()})
    guest.use_token(made["csrf"])


def register(page: Page, login: str) -> None:
    """Create an account in the sheet behind the user's name, and close it."""
    page.locator(".me").click()
    sheet = page.get_by_role("dialog", name="You")
    sheet.get_by_label("Login").fill(login)
    sheet.get_by_label("Password").fill(PASSWORD)
    sheet.get_by_role("button", name="Create an account").click()
    expect(sheet.get_by_text("You are logged in.")).to_be_visible()
    page.keyboard.press("Escape")


def test_registering_at_a_rated_table_is_enough_to_sit_down_and_the_login_is_the_name(come: Come) -> None:
    host, ania = come(), come()
    account(host, "celina")
    room = host.make("pl-forty", rated=True)
    page = ania.open(f"/t/{room}")
    page.get_by_role("button", name="Sit here").click()
    expect(page.get_by_role("alert")).to_contain_text("needs an account")

    register(page, "ania")

    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Sit here").click()
    expect(page.locator("li.you")).to_contain_text("ania")
    expect(page.locator(".me .name")).to_have_text("ania")
    expect(page.get_by_text(re.compile(r"Guest \d+"))).to_have_count(0)


def test_the_form_of_a_table_does_not_offer_what_does_not_go_together(come: Come) -> None:
    anna = come()
    account(anna, "anna")
    page = anna.open("/")
    page.get_by_role("button", name=re.compile("(Create|Make) a table")).click()
    form = page.get_by_role("dialog")
    rated = form.get_by_label("Rated game")
    go = form.locator("button.main")

    expect(rated).to_be_disabled()  # family rules have no clock
    expect(form.get_by_text("A rated game needs a clock")).to_be_visible()
    form.get_by_label("Rules", exact=False).first.select_option("pl-forty")
    expect(rated).to_be_enabled()
    form.get_by_role("radio", name="None").check()
    expect(rated).to_be_disabled()
    form.get_by_role("radio", name="By the rules").check()
    form.get_by_label("Seat B").select_option("casual")
    expect(form.get_by_text("Games with bots are not rated")).to_be_visible()
    expect(rated).to_be_disabled()

    form.get_by_role("radio", name="2").check()
    form.get_by_label("I referee and do not play").check()
    expect(go).to_be_enabled()
    form.get_by_label("Seat A").select_option("casual")
    expect(form.get_by_text("Bots take every seat")).to_be_visible()
    expect(go).to_be_disabled()
    form.get_by_label("Seat A").select_option("person")
    go.click()
    expect(page.get_by_role("heading", name="The table is set")).to_be_visible()


def test_a_reserved_seat_is_not_offered_to_a_stranger(come: Come) -> None:
    anna, bartek, stranger = come(name="Anna"), come(name="Bartek"), come(name="Celina")
    room = anna.make(KNOWN.key, deck=f"{RACK} {OTHER}", access="lobby", on_leaving="forfeit")
    bartek.order(room, do="Join", seed="his")
    anna.order(room, do="Start")
    bartek.order(room, do="Resign")
    page = anna.open(f"/t/{room}")
    page.get_by_role("button", name="Play again").click()
    page.get_by_text("Waiting for Bartek").wait_for()
    following = page.url.rsplit("/", 1)[-1]

    listed = stranger.ask("GET", "/api/rooms", None)
    assert following not in [each["room"] for each in listed["open"]]
    hers = stranger.open(f"/t/{following}")
    expect(hers.get_by_text("Kept for Bartek")).to_be_visible()
    expect(hers.get_by_text("The seats are kept for those who played the last game")).to_be_visible()
    expect(hers.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(hers.get_by_role("heading", name="Invite others")).to_have_count(0)


def test_another_game_against_bots_is_one_press(come: Come) -> None:
    anna = come(name="Anna")
    room = anna.make("en-classic", bots={"1": "casual"}, start=True, on_leaving="forfeit")
    anna.order(room, do="Resign")
    page = anna.open(f"/t/{room}")

    page.get_by_role("button", name="Play again").click()

    page.wait_for_url(lambda url: room not in url)
    page.locator("[data-rack] [data-tile]").first.wait_for()
    assert len(look(page).rack) == 14


def test_a_selection_goes_with_the_turn_that_timed_out(come: Come) -> None:
    anna, referee = come(name="Anna", phone=True), come(name="Celina")
    room = anna.make(
        UNDONE.key, deck=f"{RACK} {OTHER}", bots={"1": "exact"}, start=True, referees=[referee.player]
    )
    page = anna.sit(room)
    tile(page, look(page).rack[0]).tap()
    expect(page.get_by_role("button", name="New set")).to_be_visible()
    expect(page.get_by_role("button", name="Draw a tile")).to_have_count(0)

    for command in (
        {"type": "Pause"},
        {"type": "SetClock", "remaining_ms": 1_000},
        {"type": "Continue"},
    ):
        ruling = {**command, "by": referee.player, "reason": "a test"}
        referee.order(room, do="Rule", command=ruling)

    expect(page.get_by_text("penalty", exact=False).first).to_be_visible()
    expect(page.get_by_role("button", name="Draw a tile")).to_be_visible()
    expect(page.get_by_role("button", name="New set")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "play", "tournament", "rules"),
    [
        ("en", "Play now", "Tournament rules", "pl-forty"),
        ("pl", "Graj", "Zasady turniejowe", "pl-forty"),
        ("ru", "Играть", "Турнирные правила", "ru-championship"),
    ],
)
def test_the_first_game_has_no_clock_and_tournament_rules_are_one_tap_away(
    come: Come, language: str, play: str, tournament: str, rules: str
) -> None:
    page = come(language=language, phone=True).open("/")
    button = page.locator("form.card button.main")
    expect(button).to_contain_text(play)
    button.tap()
    page.locator("[data-rack] [data-tile]").first.wait_for()
    room = page.url.rsplit("/", 1)[-1]
    seen = page.request.get(f"{page.url.split('/t/')[0]}/api/rooms/{room}").json()
    assert seen["fixed"]["rules"]["turn_seconds"] is None

    page.goto(page.url.split("/t/")[0])
    page.get_by_role("radio", name=tournament).check()
    button.tap()
    page.wait_for_url(lambda url: "/t/" in url and room not in url)
    page.locator("[data-rack] [data-tile]").first.wait_for()
    other = page.url.rsplit("/", 1)[-1]
    seen = page.request.get(f"{page.url.split('/t/')[0]}/api/rooms/{other}").json()
    assert seen["fixed"]["rules"]["key"] == rules


def test_the_way_back_names_who_plays_and_by_which_rules(come: Come) -> None:
    anna, bartek = come(name="Anna"), come(name="Bartek")
    anna.against_bot("en-classic", "casual")
    with_him = anna.make("pl-forty")
    bartek.order(with_him, do="Join", seed="his")

    own = anna.open("/").get_by_role("navigation", name="Your tables")

    # The deal decides whether it is her turn.
    name = re.compile("^Back to Casual bot (Your turn · )?International family rules$")
    expect(own.get_by_role("link", name=name)).to_be_visible()
    expect(own.get_by_role("link", name="Back to Bartek Polish tournament")).to_have_attribute(
        "href", f"/t/{with_him}"
    )


def test_a_replay_tells_what_happens_and_shows_every_rack_on_a_phone(come: Come) -> None:
    anna = come(name="Anna", phone=True)
    room = anna.make(KNOWN.key, seats=4, bots=dict.fromkeys(("1", "2", "3"), "casual"), start=True)
    anna.draw_to_the_end(room)
    page = anna.open(f"/replay/{room}")
    status = page.locator(".status .what")
    expect(status).to_contain_text("dealt")
    last = page.locator("ul[aria-label='All racks open'] > li").last
    expect(last).to_be_in_viewport(ratio=1)

    said = set()
    for _ in range(12):
        page.get_by_role("button", name="One step on").tap()
        said.add(status.inner_text())

    assert not any("One moment" in text for text in said)
    assert len(said) > 4


def test_the_keypad_of_the_analysis_makes_room_for_the_answer_on_a_phone(come: Come) -> None:
    page = come(phone=True).open("/bench?ask=best&rack=b7+k11+k12+r1&table=b4+b5+b6+j+%7C+r8+k8+o8")

    expect(page.locator(".answer .details .steps")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Enter tiles").tap()
    expect(page.get_by_role("group", name="Tiles")).to_be_visible()
    expect(page.get_by_text("3 tiles, 30 points")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Hide the tiles").tap()
    expect(page.get_by_role("group", name="Tiles")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_the_chips_of_the_rules_are_whole_on_a_small_laptop(come: Come, language: str) -> None:
    page = come(language=language).open("/rules")
    page.set_viewport_size({"width": 1366, "height": 768})

    chips = page.locator("nav.which a, .which a")
    expect(chips).to_have_count(6)
    for chip in chips.all():
        expect(chip).to_be_in_viewport(ratio=1)
