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
from stolik.play.ports import StreamId
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.simulation.simulation import simulate
from stolik.words import Language, Words
from tests.e2e.served import PHONE

PAGES = (
    "index.html",
    "en/index.html",
    "pl/stage-1.html",
    "ru/round-1-1.html",
    "ru/statistics.html",
    "pl/checks.html",
    "season/index.html",
    "season/pl/index.html",
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Publish a tournament of sixteen."""
    tournament = simulate(find_format("pl-forty"), PL_FORTY, 16, seed=bytes(32))
    loaded = LoadedTournament(stream=StreamId("cup"), tournament=tournament, seeds={}, commands={})
    folder = tmp_path_factory.mktemp("site")
    write_site(folder, site_files(loaded))
    write_site(folder / "season", season_files([_season(Words(language)) for language in Language]))
    return folder


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
