"""More time for a round reaches every page at once, and refusals use the language of the page."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from stolik.tournament.rounds.day import LONGEST_ROUND
from tests.e2e.conftest import Come
from tests.e2e.tables.one_table import OneTable

pytestmark = pytest.mark.slow
UNDER_AN_HOUR: Final = re.compile(r"(?<![:\d])5\d:\d\d\b")
OVER_AN_HOUR: Final = re.compile(r"(?<![:\d])1:2\d:\d\d\b")


def test_more_time_for_all_tables_is_seen_on_every_page_at_once(come: Come) -> None:
    day = OneTable(come())
    day.do("StartRoundClock", seconds=3600)
    links = day.look("/links")
    seated = str(day.table["seats"][0])
    desk = come().open(f"/tournaments/{day.id}/desk?tab=round&badge={links['officials']['organiser']}")
    others = [
        come(phone=True).open(f"/tournaments/{day.id}/table/1?badge={links['tables']['1']['badge']}"),
        come(phone=True).open(f"/tournaments/{day.id}/me?badge={links['players'][seated]}"),
        come().open(f"/tournaments/{day.id}/board"),
        come().open(f"/tournaments/{day.id}"),
    ]
    for page in (desk, *others):
        expect(page.get_by_role("timer").first).to_have_text(UNDER_AN_HOUR)

    panel = desk.get_by_role("tabpanel")
    expect(panel.get_by_label("Minutes", exact=True)).to_have_value("5")
    panel.get_by_label("Minutes", exact=True).fill("30")
    panel.get_by_role("button", name="Give all tables more time").click()
    for page in (desk, *others):
        expect(page.get_by_role("timer").first).to_have_text(OVER_AN_HOUR)
    expect(panel).to_contain_text("of 90 minutes")
    assert day.steps[-1] == "More time for every table: one table, round 1, 30 min."

    desk.get_by_role("button", name="Undo", exact=True).click()
    for page in (desk, *others):
        expect(page.get_by_role("timer").first).to_have_text(UNDER_AN_HOUR)


@pytest.mark.parametrize(
    ("language", "button", "told"),
    [
        pytest.param("pl", "Dodaj czas wszystkim stolikom", "nie mogą mieć takiego czasu", id="pl"),
        pytest.param("ru", "Добавить время всем столам", "тура или стола быть не может", id="ru"),
    ],
)
def test_a_desk_opened_by_a_link_refuses_in_the_language_chosen_there(
    come: Come, language: str, button: str, told: str
) -> None:
    """The browser and its session use English, but the language chosen on the page has priority."""
    day = OneTable(come())
    day.do("StartRoundClock", seconds=LONGEST_ROUND)  # no minute more is possible
    badge = day.look("/links")["officials"]["organiser"]
    guest = come(language=language)
    # The session does not know: only the page's own header can make the words Polish or Russian.
    guest.context.route(
        "**/api/me", lambda route: route.continue_() if route.request.method == "GET" else route.abort()
    )
    desk = guest.open(f"/tournaments/{day.id}/desk?tab=round&badge={badge}")

    desk.get_by_role("button", name=button).click()

    expect(desk.get_by_role("alert")).to_contain_text(told)
