"""The lessons: somebody who only follows the words on the screen learns the game and wins the first one."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, Response, Route, expect

from stolik.core.rulesets import EN_CLASSIC
from tests.e2e.axe import seriously_wrong
from tests.e2e.coach.lesson_reader import Reader
from tests.e2e.conftest import Come
from tests.e2e.hands import Finger, Hand, Keys, Mouse, Player, look, main_button, tile
from tests.e2e.served import Served
from tests.e2e.variants import SEED

pytestmark = pytest.mark.slow

COUNT: Final = 20
FIRST_CHAPTER: Final = 6
MOST_BYTES: Final = 150_000
MOST_FILES: Final = 25
GOOD_DEAL: Final = f"{SEED}#6"


def _lesson(page: Page, number: int) -> None:
    expect(page.get_by_text(f"Lesson {number} of {COUNT}")).to_be_visible()


def _deal_well(route: Route) -> None:
    """Make the deal a good one: this tests that the lessons lead to a game, not luck."""
    body = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps({**body, "seed": GOOD_DEAL}))


@pytest.mark.parametrize(
    "hand",
    [pytest.param(Mouse, id="mouse"), pytest.param(Finger, id="finger"), pytest.param(Keys, id="keys")],
)
def test_the_words_on_the_screen_lead_through_all_lessons(come: Come, hand: Callable[[Page], Hand]) -> None:
    page = come(phone=hand is Finger, reduced_motion="reduce").open("/learn")
    reader = Reader(hand(page))

    for number in range(1, COUNT + 1):
        _lesson(page, number)
        reader.do_lesson()
        if number == FIRST_CHAPTER:
            reader.press("More lessons")
        elif number < COUNT:
            reader.press("Next")

    expect(page.get_by_role("button", name="Play your first game")).to_be_visible()
    page.reload()  # progress is stored
    page.get_by_text("All lessons").click()
    expect(page.get_by_role("dialog")).to_contain_text(f"{COUNT} of {COUNT} done")


def test_the_first_chapter_leads_to_a_game_against_novices_that_is_won(come: Come) -> None:
    page = come(reduced_motion="reduce").open("/")
    page.get_by_role("link", name="New to Rummikub? Learn it in five minutes").click()
    reader = Reader(Mouse(page))
    for _ in range(FIRST_CHAPTER - 1):
        reader.do_lesson()
        reader.press("Next")
    reader.do_lesson()
    page.route("**/api/rooms", _deal_well)

    reader.press("Play your first game")
    page.locator("[data-surface]").wait_for()
    expect(page.locator(".player .bot, .player .tag").first).to_be_visible()
    player = Player(Mouse(page), EN_CLASSIC)
    player.play_to_the_end()

    expect(page.get_by_role("heading", name="You won")).to_be_visible()


def test_every_mistake_is_answered_and_nothing_is_lost(come: Come) -> None:
    page = come(reduced_motion="reduce").open("/learn/opening")
    hand, answer = Mouse(page), page.locator(".answer")

    hand.make_set(["o4", "o5", "o6"])
    main_button(page).click(force=True)  # it says that something is missing, and what can be asked for
    expect(answer).to_contain_text("That makes 15 points, and the opening needs at least 30.")
    page.get_by_role("button", name="Take everything back").click()

    hand.add("k4", ["k1", "k2", "k3", "k4"])
    expect(answer).to_contain_text("Before your opening you may not touch what lies on the table.")
    page.get_by_role("button", name="Take everything back").click()

    main_button(page).click()  # draw
    expect(answer).to_contain_text("But here you can lay something")

    hand.make_set(["r10", "b10", "k4"])
    expect(answer).to_contain_text("neither a run (one colour, numbers in a row) nor a group")
    page.get_by_role("button", name="Take everything back").click()
    hand.make_set(["r10", "b10", "k10"])
    main_button(page).click()
    expect(page.locator(".answer.right")).to_contain_text("You have opened.")


def test_the_answer_to_a_button_goes_when_a_tile_is_moved(come: Come) -> None:
    page = come(reduced_motion="reduce").open("/learn/run")
    page.locator("[data-rack] [data-tile]").first.wait_for()

    main_button(page).click()  # draw
    expect(page.locator(".answer")).to_contain_text("But here you can lay something")
    Mouse(page).make_set(["r5"])

    expect(page.locator(".answer")).to_have_count(0)


def test_tiles_dragged_to_different_places_are_told_to_lie_together(come: Come) -> None:
    """Whoever takes “drag the tiles to the table” literally leaves them anywhere."""
    page = come(reduced_motion="reduce").open("/learn/run")
    page.locator("[data-rack] [data-tile]").first.wait_for()
    hand, answer = Mouse(page), page.locator(".answer")

    for name in ("r5", "r6"):
        hand.make_set([name])
    expect(answer).to_have_count(0)
    hand.make_set(["r7"])
    expect(answer).to_contain_text("make a set, but they lie apart. Push them together.")

    hand.add("r6", ["r5", "r6"])
    hand.add("r7", ["r5", "r6", "r7"])
    expect(answer).to_have_count(0)
    main_button(page).click()
    expect(page.locator(".answer.right")).to_be_visible()


def test_an_address_without_a_lesson_says_so(come: Come) -> None:
    page = come(reduced_motion="reduce").open("/learn/there-is-none")

    _lesson(page, 1)
    expect(page.get_by_role("alert")).to_have_text("There is no lesson at this address. Here is another one.")
    Reader(Mouse(page)).do_lesson()
    page.get_by_role("button", name="Next").click()

    _lesson(page, 2)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_answer_stays_when_the_end_is_pressed_at_once(come: Come) -> None:
    """Arranged tables are reported a moment late, so that one may arrive after the answer."""
    page = come(reduced_motion="reduce").open("/learn/opening")
    page.locator("[data-rack] [data-tile]").first.wait_for()
    Mouse(page).make_set(["o4", "o5", "o6"])
    page.evaluate("document.querySelector('.deeds .main').click()")
    page.wait_for_timeout(1_000)

    expect(page.locator(".answer")).to_contain_text("That makes 15 points")


def test_a_drawn_tile_is_missing_from_the_pool(come: Come) -> None:
    page = come(reduced_motion="reduce").open("/learn/draw")
    bank = page.locator("[data-bank]")

    expect(bank).to_contain_text("40")
    main_button(page).click()

    expect(bank).to_contain_text("39")


@pytest.mark.parametrize("language", ["pl", "ru", "en"])
def test_on_a_phone_nothing_covers_the_rack_when_a_lesson_is_done(come: Come, language: str) -> None:
    """The last lesson of the first chapter has two buttons, with long names in Russian."""
    page = come(phone=True, language=language, reduced_motion="reduce").open("/learn/out")
    page.locator("[data-rack] [data-tile]").first.wait_for()
    for name, beside in (("k7", "k6"), ("k11", "o11")):
        tile(page, name).tap()
        tile(page, beside).tap()
    main_button(page).tap()

    expect(page.locator(".answer.right")).to_be_visible()
    rack, buttons = page.locator(".rack .board").bounding_box(), page.locator(".coach .on").bounding_box()
    assert rack is not None
    assert buttons is not None
    assert buttons["y"] >= rack["y"] + rack["height"] - 1


def test_tiles_in_words_have_their_colours(come: Come) -> None:
    page = come(theme="evening").open("/learn/fourth")
    blue = page.locator(".task [role=img]").first

    expect(blue).to_have_accessible_name("blue 3")
    expect(blue).to_have_css("color", "rgb(20, 80, 158)")
    expect(blue).to_have_css("background-color", "rgb(250, 245, 231)")


def test_a_freed_joker_goes_astray_where_the_rules_want_a_new_set(come: Come) -> None:
    page = come(reduced_motion="reduce").open("/learn/newset")
    page.locator("[data-rack] [data-tile]").first.wait_for()
    reader = Reader(Mouse(page))

    reader.follow("Put 5● on the joker in 3● 4● ☺")
    reader.follow("Add ☺ to 10■ 11■ 12■")
    main_button(page).click()

    expect(page.locator(".answer.wrong")).to_contain_text("a freed joker has to make a new set")
    expect(page.locator(".set.faulty")).to_have_count(1)


def test_pressing_without_the_announcement_is_told_and_tried_again(come: Come) -> None:
    page = come().open("/learn/announce")

    page.get_by_role("button", name="Press the clock").click()
    expect(page.locator(".answer")).to_contain_text("it would cost 200 points if Olivia went out now")

    page.get_by_role("button", name="I open next turn").click()
    page.get_by_role("button", name="Press the clock").click()
    expect(page.locator(".answer.right")).to_contain_text("it costs 100 instead of 200")


def test_the_clock_runs_out_in_words_and_begins_again(come: Come) -> None:
    page = come(reduced_motion="reduce").open("/learn/clock")
    page.clock.install()
    page.reload()
    page.locator("[data-rack] [data-tile]").first.wait_for()

    Mouse(page).add("o8", ["r8", "b8", "k8", "o8"])
    page.clock.run_for(1_000)
    expect(page.get_by_role("timer").first).to_be_visible()
    page.clock.run_for(41_000)

    expect(page.locator(".answer.wrong")).to_contain_text("Time is up.")
    assert sorted(look(page).rack) == ["k3", "o8"]


def test_what_happened_is_heard(come: Come) -> None:
    page = come().open("/learn/add")
    heard = page.locator(".coach [aria-live=polite]")

    expect(heard).to_contain_text("Adding to sets. After your opening")
    Reader(Keys(page)).do_lesson()

    expect(heard).to_contain_text("In one turn you may lay as many tiles as you like")
    expect(page.get_by_role("button", name="Next")).to_be_focused()


def test_progress_is_kept_for_a_guest_until_they_start_over(come: Come) -> None:
    page = come(reduced_motion="reduce").open("/learn")
    Reader(Mouse(page)).do_lesson()

    page.goto(page.url.removesuffix("/run").removesuffix("/learn") + "/")
    page.get_by_role("link", name="Go on learning").click()
    _lesson(page, 2)

    page.get_by_text("All lessons").click()
    page.get_by_role("button", name="Start over").click()
    page.get_by_role("button", name="Yes, forget what I have done").click()
    _lesson(page, 1)
    page.reload()
    _lesson(page, 1)


def test_the_lessons_are_offered_once_in_a_first_game(come: Come) -> None:
    guest = come(newcomer=True)
    page = guest.sit(guest.against_bot("en-classic", "novice"))
    offer = page.get_by_role("complementary", name="To the lessons")

    expect(offer).to_contain_text("Is this your first game?")
    offer.get_by_role("button", name="No, thank you").click()
    expect(offer).to_have_count(0)

    page = guest.sit(guest.against_bot("en-classic", "novice"))
    page.locator("[data-rack] [data-tile]").first.wait_for()
    expect(page.get_by_role("complementary", name="To the lessons")).to_have_count(0)


def test_lessons_that_were_loaded_go_on_without_a_network(come: Come) -> None:
    guest = come(reduced_motion="reduce", installed=True)
    page = guest.open("/learn")
    page.wait_for_load_state("networkidle")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()  # now the cached files are used, including those cached before
    page.wait_for_load_state("networkidle")
    guest.context.set_offline(True)

    page.reload()

    reader = Reader(Mouse(page))
    reader.do_lesson()
    reader.press("Next")
    _lesson(page, 2)


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("lesson", ["run", "free", "announce"])
def test_axe_finds_nothing_serious(come: Come, lesson: str, size: str) -> None:
    page = come(phone=size == "phone", reduced_motion="reduce").open(f"/learn/{lesson}")
    page.locator("[data-rack] [data-tile]").first.wait_for()
    assert seriously_wrong(page) == {}

    Reader(Finger(page) if size == "phone" else Mouse(page)).do_lesson()
    assert seriously_wrong(page) == {}

    page.get_by_text("All lessons").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert seriously_wrong(page) == {}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_first_load_is_within_its_limit(come: Come, served: Served, language: str) -> None:
    """Over plain http, as in a hall, browsers take gzip, which packs worse than what they take here."""
    guest = come(newcomer=True, language=language)
    page = guest.context.new_page()
    got: list[Response] = []
    page.on("response", lambda one: got.append(one))  # noqa: PLW0108  Playwright marks what it is given

    page.goto(f"{served.address}/learn")
    page.wait_for_load_state("networkidle")

    assert len(got) <= MOST_FILES
    bodies = [each.body() for each in got]
    assert sum(min(len(body), len(gzip.compress(body))) for body in bodies) < MOST_BYTES
    assert sum(each.request.sizes()["responseBodySize"] for each in got) < MOST_BYTES
