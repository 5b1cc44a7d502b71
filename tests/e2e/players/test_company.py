"""The people besides the players, in a real browser: referee, spectator, the replay and the analysis."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.conftest import Come
from tests.e2e.hands import Mouse, look, main_button, tile
from tests.e2e.served import Guest
from tests.e2e.tables.test_nothing_is_lost import OTHER, RACK, TENS
from tests.e2e.variants import KNOWN

pytestmark = pytest.mark.slow
_TILE: Final = re.compile(r"(?<![\w'])(?:[rbko](?:1[0-3]|[1-9])|j)'?(?![\w'])")


def begin(anna: Guest, bartek: Guest, **options: object) -> str:
    """Deal known racks to two people."""
    room = anna.make(KNOWN.key, deck=f"{RACK} {OTHER}", **options)
    bartek.order(room, do="Join", seed="his")
    anna.order(room, do="Start")
    return room


def test_a_referee_stops_the_game_rules_and_lets_it_go_on(come: Come) -> None:
    anna, bartek, celina = come(name="Anna"), come(name="Bartek"), come(name="Celina")
    room = begin(anna, bartek, referees=[celina.player])
    hers, referee = anna.sit(room), celina.sit(room)
    Mouse(hers).make_set(TENS)
    hers.get_by_label("More").click()
    hers.get_by_role("button", name="Call the referee").click()
    hers.get_by_label("What is it about?").fill("Is this enough?")
    hers.get_by_role("button", name="Call", exact=True).click()

    referee.get_by_role("button", name="Referee", exact=True).click()
    panel = referee.get_by_role("complementary", name="Referee")
    expect(panel.get_by_text("Anna calls the referee. Is this enough?")).to_be_visible()
    referee.get_by_label("Reason, for the record").fill("counting together")
    referee.get_by_role("button", name="Stop the game").click()

    expect(hers.locator(".status")).to_contain_text("Stopped: counting together")
    assert look(hers).sets == [TENS]
    assert main_button(hers).count() == 0

    referee.get_by_role("combobox", name="Player").select_option(label="Bartek")
    referee.get_by_role("button", name="Give a tile").click()
    referee.get_by_role("button", name="Resume play").click()

    expect(hers.locator(".status")).to_contain_text("Celina")
    main_button(hers).click()
    his = bartek.sit(room)
    expect(his).to_have_title(re.compile("^Your turn"))
    assert len(look(his).rack) == 15


def test_a_spectator_sees_no_hidden_tile_on_the_page_or_on_the_wire(come: Come) -> None:
    anna, bartek, celina = come(name="Anna"), come(name="Bartek"), come(name="Celina")
    room = begin(anna, bartek)
    hers = anna.sit(room)
    frames: list[str] = []
    watching = celina.context.new_page()
    watching.on("websocket", lambda socket: _listen(socket, frames))
    watching.goto(f"{celina.address}/t/{room}")
    expect(watching.get_by_text("You are watching")).to_be_visible()

    Mouse(hers).make_set(TENS)
    expect(tile(watching, "k10")).to_be_visible()  # moving tiles are shown to others
    main_button(hers).click()
    expect(watching.locator(".status")).to_contain_text("Anna opened with 30 points")
    his = bartek.sit(room)
    main_button(his).click()
    expect(watching.locator(".status")).to_contain_text("Bartek drew a tile")
    expect(his.locator("[data-rack] [data-tile]")).to_have_count(15)  # the spectator may hear of it first

    hidden = {*look(hers).rack, *look(his).rack}
    assert len(hidden) == 11 + 15
    assert len(frames) > 3
    # The seed that fixed the deck is not secret: everybody sees the players' seeds.
    said = [frame.replace(f"deck:{RACK} {OTHER}", "") for frame in frames]
    assert {found for frame in said for found in _TILE.findall(frame)} == set(TENS)
    assert {found for found in _shown(watching) if found != "?"} == set(TENS)
    over_http = celina.context.request.get(f"{celina.address}/api/rooms/{room}").text()
    assert not hidden & set(_TILE.findall(over_http.replace(f"deck:{RACK} {OTHER}", "")))


def _listen(socket: WebSocket, frames: list[str]) -> None:
    socket.on("framereceived", lambda payload: frames.append(str(payload)))


def _shown(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-tile]')].map((one) => one.dataset.tile)"
    )
    return found


def test_giving_up_is_asked_once_more_and_a_bot_plays_on(come: Come) -> None:
    anna, bartek = come(name="Anna"), come(name="Bartek", phone=True)
    room = begin(anna, bartek)
    hers, his = anna.sit(room), bartek.sit(room)
    his.get_by_role("button", name="Give up").click()
    sure = his.get_by_role("dialog", name="Give this game up?")
    expect(sure).to_contain_text("A bot plays your tiles to the end")
    sure.get_by_role("button", name="Play on").click()
    expect(sure).to_have_count(0)
    his.get_by_role("button", name="Give up").click()
    sure.get_by_role("button", name="Give up").click()

    expect(his.get_by_text("You have given this game up")).to_be_visible()
    expect(his.get_by_role("button", name="Give up")).to_have_count(0)
    Mouse(hers).make_set(TENS)
    main_button(hers).click()
    expect(hers).to_have_title(re.compile("^Your turn"))  # the bot has played meanwhile
    hers.get_by_role("button", name="What happened").click()
    expect(hers.get_by_role("complementary")).to_contain_text("Bartek gives up; a bot plays on to the end.")
    hers.get_by_role("button", name="Give up").click()
    hers.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(hers).to_have_title(re.compile("^Game over"))


@pytest.mark.parametrize(
    ("language", "text"), [("pl", "odległości między jego kostkami"), ("ru", "промежутки между её фишками")]
)
def test_a_clause_is_read_in_ones_own_language(come: Come, language: str, text: str) -> None:
    page = come(language=language).open("/rules?clause=S-10")

    expect(page.get_by_role("dialog", name="S-10")).to_contain_text(text)


@pytest.mark.parametrize(
    ("language", "how", "reading"),
    [
        ("en", "How we read it", "The next game at that table."),
        ("pl", "Jak to rozumiemy", "następnej grze przy tym stoliku"),
        ("ru", "Как мы это понимаем", "следующей игре за этим столом"),
    ],
)
def test_interpretations_stand_beside_their_clauses(
    come: Come, language: str, how: str, reading: str
) -> None:
    """I-22 concerns S-5: it opens under the sentence, and is in the window of the clause."""
    page = come(language=language).open("/rules/pl-stacks")
    under = page.get_by_role("group").filter(has_text=f"{how} I-22")
    text = re.compile(re.sub(" ", r"\\s", reading))

    expect(under.get_by_text(text)).to_be_hidden()
    under.get_by_text("I-22").first.click()
    expect(under.get_by_text(text)).to_be_visible()

    page.get_by_role("link", name="S-5").first.click()
    expect(page.get_by_role("dialog", name="S-5").get_by_text(text)).to_be_visible()


def test_a_replay_steps_changes_eyes_and_shares_a_moment(come: Come) -> None:
    anna = come(name="Anna")
    room = anna.against_bot(KNOWN.key, deck=f"{RACK} {OTHER}")
    anna.order(room, do="Move", command={"type": "Play", "seat": 0, "table": " ".join(TENS)})
    anna.draw_to_the_end(room)

    page = anna.open(f"/replay/{room}")
    page.get_by_role("button", name="Next turn").click()
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="One step on").click()

    expect(tile(page, "k10")).to_be_visible()
    expect(page.locator("[data-surface] [data-tile]")).to_have_count(3)
    his = page.get_by_role("img", name="Orange 13", exact=True)  # all racks are open
    expect(his).to_have_count(1)

    page.get_by_label("Whose racks").select_option(label="Anna")
    expect(his).to_have_count(0)
    expect(page.locator('[data-rack] [data-tile="o2"]')).to_have_count(1)
    page.get_by_role("button", name="Link to this moment").click()
    link = page.get_by_role("dialog").get_by_label("Copy").first.input_value()
    other = come().open(link.removeprefix(anna.address))
    expect(other.locator("[data-surface] [data-tile]")).to_have_count(3)
    expect(other.get_by_label("Whose racks")).to_have_value("0")
    expect(other.get_by_role("slider")).to_have_value(page.get_by_role("slider").input_value())


def test_the_analysis_shows_the_best_move_step_by_step(come: Come) -> None:
    page = come(phone=True).open("/bench?ask=best&table=b4+b5+b6+j+%7C+r8+k8+o8")
    pad = page.get_by_role("group", name="Tiles")
    for name in ("Blue 7", "Black 11", "Black 12", "Red 1"):
        pad.get_by_role("button", name=name, exact=True).tap()

    expect(page.get_by_text("3 tiles, 30 points")).to_be_visible()
    steps = page.locator(".steps p")
    told = []
    for number in (1, 2, 3):
        page.get_by_role("button", name="One step on").tap()
        expect(steps).to_contain_text(f"{number} / 3")
        told.append(steps.inner_text())
    assert len(set(told)) == 3
    expect(page.locator(".answer .table .set")).to_have_count(3)
