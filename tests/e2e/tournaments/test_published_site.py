"""A published tournament, opened as files: axe finds nothing serious, and a phone scrolls one way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from stolik.core.rulesets import PL_FORTY
from stolik.day.cache import LoadedTournament
from stolik.day.site import site_files, write_site
from stolik.day.site.season_page import PublishedEvent, PublishedSeason, PublishedStandings, season_files
from stolik.paper.pictures import clean_picture
from stolik.play.ports import StreamId
from stolik.tournament.actors import Actor, Role
from stolik.tournament.event_page.commands import PostNotice, SetEventPage, SetLogo
from stolik.tournament.event_page.event_page import EventPage
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.simulation.simulation import simulate
from stolik.tournament.tournament import Tournament
from stolik.words import Language, Words
from tests.e2e.served import PHONE

PAGES = (
    "index.html",
    "en/index.html",
    "pl/stage-1.html",
    "ru/round-1-1.html",
    "ru/statistics.html",
    "pl/event.html",
    "pl/checks.html",
    "season/index.html",
    "season/pl/index.html",
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Publish a tournament of sixteen."""
    tournament = simulate(find_format("pl-forty"), PL_FORTY, 16, seed=bytes(32))
    announce(tournament)
    loaded = LoadedTournament(stream=StreamId("cup"), tournament=tournament, seeds={}, commands={})
    folder = tmp_path_factory.mktemp("site")
    write_site(folder, site_files(loaded))
    write_site(folder / "season", season_files([_season(Words(language)) for language in Language]))
    return folder


def announce(tournament: Tournament) -> None:
    """Give a tournament an event page with a logo, and a notice."""
    by, now = Actor(role=Role.ORGANISER), tournament.log[-1].at
    page = EventPage(
        venue="Club house", fee="€10", prizes="A cup\nDiplomas", photos="https://photos.example/album"
    )
    logo = clean_picture(
        b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'
    )
    for command in (
        SetEventPage(by=by, page=page),
        SetLogo(by=by, picture=logo),
        PostNotice(by=by, text="Thank you for coming"),
    ):
        assert tournament.do(command, now=now)


def _season(words: Words) -> PublishedSeason:
    events = [PublishedEvent(name=f"Turniej {number}", date="2026-05-01") for number in range(1, 9)]
    row = ("1", "Łucja Żak-Nowicka", "Klub Sportowy Kostka", "27,5", *["10", "(2,5)", "", "7"] * 2)
    lists = [PublishedStandings(title=title, rows=(row, row)) for title in ("Klasyfikacja", "Juniorzy")]
    return PublishedSeason(
        name="Grand Prix 2026",
        words=words,
        events=tuple(events),
        standings=tuple(lists),
        notes=(words("site-brackets"),),
    )


@pytest.fixture
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    width, height = PHONE
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=request.param)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("page", ["light", "dark"], indirect=True)
def test_pages_are_readable_for_everybody_on_a_phone(page: Page, site: Path) -> None:
    for name in PAGES:
        page.goto((site / name).as_uri())

        found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
        assert [each["id"] for each in found] == [], name
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], name


@pytest.mark.parametrize("page", ["light"], indirect=True)
def test_a_reader_follows_the_links(page: Page, site: Path) -> None:
    page.goto((site / "index.html").as_uri())
    page.get_by_role("link", name="English").click()
    page.get_by_role("link", name="Eliminations", exact=True).click()
    page.get_by_role("link", name="round 1 of").first.click()

    assert page.get_by_role("table").count() == 4
    page.get_by_role("link", name="Polski").click()
    assert "runda 1" in page.get_by_role("heading", level=1).inner_text()
