"""Puzzles in a real browser: solved, looked up, in a rush, and without a network once loaded."""

from __future__ import annotations

from datetime import datetime

import pytest
from playwright.sync_api import Page, expect

from stolik.coach.puzzles.pack import shipped
from stolik.coach.puzzles.puzzle import Puzzle, PuzzleKind
from tests.e2e.axe import seriously_wrong
from tests.e2e.conftest import Come

pytestmark = pytest.mark.slow
EASY = next(
    puzzle
    for puzzle in shipped().puzzles
    if puzzle.kind is PuzzleKind.OPEN and puzzle.level == 1 and len(set(puzzle.rack.split())) == 14
)
"""An opening of one set, without equal tiles on the rack."""
HELD = next(p for p in shipped().puzzles if p.kind is PuzzleKind.HOLD_OR_PLAY and not p.answer)


RUSH = 40
"""Puzzles in a rush."""


def lay(page: Page, puzzle: Puzzle) -> None:
    """Lay the answer as a new set, by clicks."""
    for tile in puzzle.answer.split():
        page.locator(f'[data-rack] [data-tile="{tile}"]').click()
    page.get_by_role("button", name="New set", exact=True).first.click()
    page.get_by_role("button", name="End turn").click()


@pytest.mark.parametrize("phone", [False, True])
def test_a_puzzle_by_its_link_is_solved_and_remembered(come: Come, *, phone: bool) -> None:
    page = come(phone=phone).open(f"/puzzles/{EASY.id}")
    expect(page.get_by_role("heading", name="Open with at least 30 points.")).to_be_visible()
    assert seriously_wrong(page) == {}

    lay(page, EASY)

    expect(page.get_by_text("That is it!")).to_be_visible()
    expect(page.get_by_text("Your puzzle rating: 1")).to_contain_text("(+")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_text("Solved: 1 · in a row: 1")).to_be_visible()
    assert seriously_wrong(page) == {}


def test_the_answer_is_shown_step_by_step_and_ends_the_row(come: Come) -> None:
    page = come().open("/puzzles/lay-most")

    page.get_by_role("button", name="Show the answer").click()
    solution = page.get_by_role("group", name="The answer, step by step")
    while solution.get_by_role("button", name="Next step").is_enabled():
        solution.get_by_role("button", name="Next step").click()
    assert seriously_wrong(page) == {}
    page.get_by_role("button", name="Try it yourself").click()

    expect(page.get_by_role("button", name="Show the answer")).to_be_visible()


def test_hold_or_play_is_answered_once_and_explained(come: Come) -> None:
    page = come(phone=True).open(f"/puzzles/{HELD.id}")
    expect(page.get_by_text("left in the pool")).to_be_visible()
    assert seriously_wrong(page) == {}

    page.get_by_role("button", name="Lay", exact=True).click()

    expect(page.get_by_text("Holding back is better here.")).to_be_visible()
    expect(page.get_by_text("Your puzzle rating: 1")).to_contain_text("(\N{MINUS SIGN}")
    expect(page.get_by_role("link", name="The lesson on waiting")).to_be_visible()
    expect(page.get_by_role("button", name="Hold back")).to_have_count(0)
    assert seriously_wrong(page) == {}
    page.goto(page.url.replace(HELD.id, "mine"))
    expect(page.get_by_role("button", name="Copy link")).to_be_visible()


def test_the_day_has_one_puzzle_and_the_rush_a_clock(come: Come) -> None:
    first, second = come(), come(phone=True)

    tasks = [one.open("/puzzles/day").locator("h1").inner_text() for one in (first, second)]
    page = first.open("/puzzles/rush")
    page.get_by_role("button", name="Start the clock").click()
    expect(page.get_by_text("left · solved: 0")).to_be_visible()
    page.get_by_role("button", name="Skip").click()

    assert tasks[0] == tasks[1]
    expect(page.get_by_text("left · solved: 0")).to_be_visible()


def test_a_rush_ends_with_its_time_or_with_its_last_puzzle(come: Come) -> None:
    page = come(reduced_motion="reduce").open("/puzzles")
    page.clock.install()
    page.goto(page.url + "/rush")
    page.get_by_role("button", name="Start the clock").click()
    expect(page.get_by_text("3:00 left · solved: 0")).to_be_visible()
    page.clock.run_for(181_000)
    expect(page.get_by_role("status")).to_have_text("Time is up: you solved 0 puzzles.")

    page.get_by_role("button", name="Once more").click()
    for _ in range(RUSH):
        page.get_by_role("button", name="Skip").click()

    expect(page.get_by_role("status")).to_have_text("That was the last puzzle. Solved: 0.")


def test_days_in_a_row_are_counted_and_begin_again_after_a_gap(come: Come) -> None:
    guest = come(reduced_motion="reduce")
    page = guest.open("/puzzles")
    shown = page.evaluate("(id) => fetch(`/api/puzzles/${id}`).then((one) => one.json())", EASY.id)
    page.route(
        "**/api/puzzles/day/*",
        lambda route: route.fulfill(json={"date": route.request.url.rsplit("/", 1)[1], "puzzle": shown}),
    )

    for day, words in ((14, "One day in a row"), (15, "2 days in a row"), (17, "One day in a row")):
        page.clock.set_fixed_time(datetime(2026, 3, day, 12))  # noqa: DTZ001  the device's own time
        page.goto(f"{guest.address}/puzzles/day")
        lay(page, EASY)
        expect(page.get_by_role("status").filter(has_text="That is it!")).to_contain_text(words)


def test_a_device_whose_clock_is_wrong_gets_the_puzzle_of_the_server(come: Come) -> None:
    guest = come()
    page = guest.open("/puzzles")
    page.clock.set_fixed_time(datetime(2031, 3, 14, 12))  # noqa: DTZ001  the device's own time

    page.goto(f"{guest.address}/puzzles/day")

    expect(page.get_by_text("Puzzle of the day")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_once_loaded_puzzles_need_no_network(come: Come) -> None:
    guest = come(installed=True)
    page = guest.open("/puzzles")
    page.evaluate("() => navigator.serviceWorker.ready")
    for path in (f"/puzzles/{EASY.id}", "/puzzles", f"/puzzles/{EASY.id}"):
        page.goto(guest.address + path)
        page.wait_for_load_state("networkidle")

    guest.context.set_offline(True)
    page.reload()
    lay(page, EASY)

    expect(page.get_by_text("That is it!")).to_be_visible()
