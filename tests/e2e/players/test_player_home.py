"""A home for players in the browser: my games, ratings, and the page of a player."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.axe import seriously_wrong
from tests.e2e.conftest import Come
from tests.e2e.players.test_lobby import account
from tests.e2e.served import Guest


def given_up(host: Guest, guest: Guest, rules: str = "en-classic", **options: Any) -> str:  # noqa: ANN401  fields of a new room
    """Play a game of two that the second gives up at once."""
    room = host.make(rules, on_leaving="forfeit", **options)
    guest.order(room, do="Join", seed="g")
    host.order(room, do="Start")
    guest.order(room, do="Resign")
    return room


def test_a_guest_finds_the_games_again(come: Come) -> None:
    anna, bob = come(name="Anna"), come(name="Bob")
    rooms = [given_up(anna, bob, rules) for rules in ("en-classic", "pl-forty")]
    given_up(bob, anna)
    running = anna.against_bot("en-classic")
    page = anna.open("/")
    expect(page.get_by_role("heading", name="Welcome back, Anna")).to_be_visible()
    expect(page.get_by_role("heading", name="Last games")).to_be_visible()
    expect(page.get_by_role("link", name="Solve it")).to_have_attribute("href", "/puzzles/day")
    newcomer = come().open("/")
    expect(newcomer.get_by_role("link", name="New to Rummikub?")).to_be_visible()
    expect(newcomer.get_by_role("heading", name="Last games")).to_have_count(0)

    page.get_by_role("link", name="My games", exact=True).click()

    now = page.locator("section", has=page.get_by_role("heading", name="Playing now"))
    expect(now.get_by_role("link")).to_have_attribute("href", f"/t/{running}")
    expect(now.get_by_role("link")).to_contain_text(re.compile("Your turn|to move|dealt"))
    past = page.locator("section", has=page.get_by_role("heading", name="Finished games"))
    expect(past.get_by_role("status")).to_have_text("3 games")
    expect(past.get_by_role("listitem")).to_have_count(3)
    expect(past.get_by_role("listitem").first).to_contain_text("Bob")
    assert seriously_wrong(page) == {}

    page.get_by_label("Result").select_option("Not won")
    expect(past.get_by_role("listitem")).to_have_count(1)
    expect(past.get_by_role("listitem")).to_contain_text("Resigned")
    page.get_by_label("Result").select_option("Any")
    page.get_by_label("Rules").select_option("pl-forty")
    expect(past.get_by_role("listitem")).to_have_count(1)
    page.get_by_label("Opponent").fill("Celina")
    expect(past.get_by_text("No game fits")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Opponent")).to_have_value("Celina")
    page.get_by_role("button", name="Show all games").click()
    expect(past.get_by_role("listitem")).to_have_count(3)

    replay = past.get_by_role("link", name="Replay of the game with Bob")
    addresses = replay.evaluate_all("links => links.map((link) => link.getAttribute('href'))")
    assert {f"/replay/{room}" for room in rooms} < set(addresses)
    with page.expect_download() as record:
        past.get_by_role("link", name="Record of the game with Bob").first.click()
    assert record.value.suggested_filename.endswith(".jsonl")
    replay.first.click()
    expect(page.get_by_role("button", name="Next turn")).to_be_visible()


def test_two_accounts_play_rated_and_find_each_other_again(come: Come) -> None:
    anna, bob = come(), come(phone=True)
    account(anna, "anna")
    account(bob, "bob")
    room = anna.make("pl-forty", rated=True, access="lobby")
    page = anna.open(f"/t/{room}")
    bob.order(room, do="Join", seed="g")
    expect(page.get_by_text("rated", exact=False).first).to_be_visible()
    anna.order(room, do="Start")
    bob.order(room, do="Resign")

    expect(page.get_by_text("somebody gave up in the first turns")).to_be_visible()
    anna.ask("PATCH", "/api/me/sharing", {"games": True})
    seen = bob.open(f"/players/{anna.player}")
    expect(seen.get_by_role("heading", name="Anna", exact=True)).to_be_visible()
    expect(seen.get_by_text("You have met in 1 game: ahead 0, behind 1.")).to_be_visible()
    expect(seen.get_by_text("provisional, rated games: 1")).to_be_visible()
    expect(seen.get_by_role("link", name="Replay of the game with Bob")).to_have_attribute(
        "href", f"/replay/{room}"
    )
    expect(seen.get_by_text("Public games only.")).to_be_visible()
    seen.get_by_text("As a table").click()
    rows = seen.get_by_role("region", name="As a table")
    expect(rows.get_by_role("cell", name="1000")).to_be_visible()
    assert rows.evaluate("one => getComputedStyle(one).overflowY") == "auto", "hundreds of games scroll in it"
    assert seriously_wrong(seen) == {}

    page.goto(f"{anna.address}/players/me")
    page.get_by_label("I am under 16").check()
    expect(page.get_by_text("nobody but you sees this page")).to_be_visible()
    assert seriously_wrong(page) == {}
    seen.reload()
    expect(seen.get_by_role("alert")).to_contain_text("There is no such player")
    seen.goto(f"{bob.address}/leaderboards/pl-forty")
    expect(seen.get_by_text("Nobody has a settled rating")).to_be_visible()
    expect(seen.get_by_text("With a clock: these rules have one.")).to_be_visible()
    assert seriously_wrong(seen) == {}


def test_a_visitor_is_not_told_that_private_games_do_not_exist(come: Come) -> None:
    anna, bob = come(), come()
    account(anna, "anna-private")
    account(bob, "bob-private")
    given_up(anna, bob, "pl-forty", rated=True)

    seen = bob.open(f"/players/{anna.player}")

    expect(seen.get_by_text("You have met in 1 game")).to_be_visible()
    expect(seen.get_by_text("No finished public games yet.")).to_be_visible()


def test_a_page_that_could_not_be_loaded_tries_again(come: Come) -> None:
    anna = come(name="Anna")
    page = anna.open("/")
    for path, asked in (
        ("/games", "**/api/me/games*"),
        ("/people", "**/api/me/people"),
        ("/leaderboards", "**/api/leaderboards/*"),
        ("/players/me", "**/api/players/*"),
        ("/account", "**/api/me/account"),
    ):
        page.route(asked, lambda route: route.abort())
        page.goto(anna.address + path)
        expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
        again = page.get_by_role("button", name="Try again")
        again.click()
        expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
        page.unroute(asked)
        if path == "/people":
            again.click()
        else:
            page.evaluate("dispatchEvent(new Event('online'))")
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(again).to_have_count(0)


def test_the_way_back_leads_to_the_same_place_in_the_list(come: Come) -> None:
    anna, bob = come(name="Anna"), come(name="Bob")
    for _ in range(25):
        given_up(anna, bob)
    page = anna.open("/games")
    past = page.locator("section", has=page.get_by_role("heading", name="Finished games"))
    expect(past.get_by_role("listitem")).to_have_count(20)
    page.get_by_role("button", name="Show more").click()
    expect(past.get_by_role("listitem")).to_have_count(25)
    past.get_by_role("link", name="Replay of the game with Bob").last.click()
    expect(page.get_by_role("button", name="Next turn")).to_be_visible()

    page.go_back()

    expect(past.get_by_role("listitem")).to_have_count(25)
    expect(past.get_by_role("link", name="Replay of the game with Bob").last).to_be_in_viewport()
    given_up(bob, anna)
    past.get_by_role("link", name="Replay of the game with Bob").last.click()
    expect(page.get_by_role("button", name="Next turn")).to_be_visible()
    page.go_back()
    expect(past.get_by_role("status")).to_have_text("26 games")
    expect(past.get_by_role("listitem").first).to_contain_text("Resigned")
    page.get_by_role("link", name="People", exact=True).click()
    page.get_by_role("link", name="My games", exact=True).click()
    expect(past.get_by_role("listitem")).to_have_count(20)
