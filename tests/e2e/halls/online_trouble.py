"""Incidents of an online day: latecomers, calls, absent players, a killed server, a tie of five."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.e2e.halls.online_day import HER, LATE, PEOPLE, Drawing, OnlineDay, check_in
from tests.e2e.tournaments.tournament_pages import time_left

_LOST: Final = re.compile("No connection|cannot be reached|waits? for the connection")
_TIED: Final = 5


def come_after_the_draw(day: OnlineDay) -> None:
    """Check somebody in between the draw and its publication: the desk is told, and draws again."""
    day.draw()
    notice = day.desk.page.get_by_role("alert").filter(has_text="1 player is here and has no seat")
    expect(notice).to_be_hidden()
    check_in(day.desk, LATE, missing=0)
    day.desk.turn_to("Draw")
    expect(notice).to_contain_text(PEOPLE[LATE][0])
    day.desk.press("Draw again", inside=notice)
    day.desk.agree("Draw this round again?", "Draw again")
    expect(notice).to_be_hidden()


def stay_alone(day: OnlineDay, page: Page, table: int) -> None:
    """Let the desk close the sheet of a table where only one player came, with a win for that player."""
    day.expect_calls(1)
    expect(day.desk.page.get_by_text("Only one player is left")).to_be_visible()
    expect(page.get_by_role("heading", name="No game is played here")).to_be_visible()
    expect(page.get_by_text("Nobody else came to this table")).to_be_visible()
    day.desk.turn_to("Round")
    expect(day.desk.card(table).locator(".how.out")).to_have_count(2)
    day.desk.card(table).get_by_role("button").click()
    with day.desk.window(re.compile(f"table {table}$")) as window:
        day.desk.press("Close the score sheet", inside=window)
        day.desk.agree("Close the score sheet", "Close the score sheet", "the others never came")
        expect(window.get_by_text("Closed", exact=True)).to_be_visible()
    expect(page.get_by_text("This table has finished.")).to_be_visible()
    day.expect_calls(0)


def call_the_referee(day: OnlineDay, page: Page, table: int) -> None:
    """She calls; the game stops when her turn is over, and the referee resumes it."""
    officials = (day.desk.page, day.referee.page)
    before = [each.evaluate("window.heard") for each in officials]
    page.get_by_label("More", exact=True).click()
    page.get_by_role("button", name="Call the referee").click()
    sheet = page.get_by_role("dialog", name="Call the referee")
    sheet.get_by_role("textbox").fill("Is 12-13-1 a run?")
    sheet.get_by_role("button", name="Call", exact=True).click()
    day.expect_calls(1)
    for each, heard in zip(officials, before, strict=True):
        expect(each.get_by_text("Is 12-13-1 a run?")).to_be_visible()
        each.wait_for_function("before => window.heard > before", arg=heard)
    Drawing(page).play_until_stopped()
    for desk in (day.desk, day.referee):
        desk.turn_to("Round")
        expect(desk.card(table)).to_contain_text("Calls the referee")
        expect(desk.card(table)).to_contain_text("stopped")
    resume(day, table)
    day.expect_calls(0)
    day.desk.turn_to("Round")
    expect(day.desk.page.get_by_text("Time here:")).to_have_count(1)
    expect(day.desk.card(table)).to_contain_text("Time here:")


def resume(day: OnlineDay, table: int) -> None:
    """Let the referee go to the table and resume play."""
    day.referee.card(table).get_by_role("button").click()
    popup = day.referee.page.expect_popup()
    with day.referee.window(re.compile(f"table {table}$")) as window, popup as opened:
        window.get_by_role("link", name="Game 1 online").click()
    judge = opened.value
    expect(judge.get_by_text("You are the referee").first).to_be_visible()
    judge.get_by_role("button", name="Referee", exact=True).click()
    judge.get_by_role("button", name="Resume play").click()


def reinstate(day: OnlineDay, first: int, second: int) -> None:
    """Check in two no-shows again with one press each."""
    day.desk.turn_to("Check-in")
    panel = day.desk.page.get_by_role("tabpanel")
    expect(panel.get_by_text("2 of 9 missing")).to_be_visible()
    panel.get_by_role("button", name=re.compile(rf"^{first} .*Reinstate")).click()
    expect(panel.get_by_text("1 of 9 missing")).to_be_visible()
    panel.get_by_role("button", name=re.compile(rf"^{second} .*Reinstate")).click()
    expect(panel.get_by_text("All 9 are here")).to_be_visible()


def follow(page: Page) -> None:
    """Go from the end of the last game to the seat of a new round."""
    expect(page.get_by_role("alert").get_by_text(re.compile("your table is"))).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_text("has not started the round yet")).to_be_visible()


def die_and_come_back(day: OnlineDay, her: Page) -> None:
    """Kill the server while everybody plays, and restart it: the round continues."""
    player = Drawing(her)
    for _ in range(2):
        assert player.take_turn()
    before = time_left(day.desk.page)
    day.served.stop()
    for page in (day.desk.page, her):
        expect(page.get_by_text(_LOST).first).to_be_visible()
    day.served.start()
    for page in (day.desk.page, her, day.public.page):
        expect(page.get_by_text(_LOST)).to_have_count(0)
    assert time_left(day.desk.page) <= before


def settle_the_cut(day: OnlineDay) -> list[int]:
    """Enter the lots that five drew for four places; return who advances, including her."""
    day.desk.turn_to("Standings")
    page = day.desk.page
    expect(page.get_by_role("heading", name="A tie decides who advances")).to_be_visible()
    expect(page.get_by_role("button", name="Write down games at several tables")).to_be_visible()
    day.desk.press("Lots were drawn by hand")
    window = page.get_by_role("dialog", name="Lots were drawn by hand")
    lines = window.get_by_role("listitem")
    expect(lines).to_have_count(_TIED)
    lines.last.get_by_role("button", name="Up").click()
    order = [line.partition(". ")[2].removesuffix("Up").strip() for line in lines.all_inner_texts()]
    day.desk.agree("Lots were drawn by hand", "Lots were drawn by hand")
    expect(page.get_by_role("heading", name="A tie decides who advances")).to_be_hidden()
    names = {shown_at_desk(player): player for player in PEOPLE}
    return [names[name] for name in order[: _TIED - 1]]


def shown_at_desk(player: int) -> str:
    """Return a name as officials see it: with the club for namesakes."""
    name, club, _ = PEOPLE[player]
    return f"{name} ({club})" if [other for other, _, _ in PEOPLE.values()].count(name) > 1 else name


def settle(day: OnlineDay) -> None:
    """Settle every tie that matters; the first named player wins."""
    while tied := day.desk.tied():
        day.desk.play_out({name: -10 * at for at, name in enumerate(tied)})
        expect(day.desk.page.get_by_text(", ".join(tied), exact=True)).to_be_hidden()


def play_final(day: OnlineDay, her: Page, four: list[int]) -> None:
    """Let the best four play, including her, and close the tournament."""
    day.draw()
    (final,) = day.publish().values()
    assert sorted(final) == sorted(four)
    assert HER in final
    follow(her)
    day.start()
    Drawing(her).play_to_the_end()
    day.expect_closed(1)
    settle(day)
    day.desk.close()
