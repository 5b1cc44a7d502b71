"""The pages on a real server, in a real browser: sitting down, talking, a cut, the end, the bench."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.browser import open_browser

_ROOT: Final = Path(__file__).parents[2]
_WEB: Final = _ROOT / "web"
_PATIENCE: Final = 60.0
_LONG: Final = 90_000
pytestmark = pytest.mark.slow


class Served:
    """A server that can be ended and started again where it was."""

    def __init__(self, pages: Path, database: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self._command = [
            sys.executable,
            "-m",
            "tests.e2e.serving",
            str(pages),
            str(database),
            str(self._port),
        ]
        self.address = f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        self._process = subprocess.Popen(
            self._command, cwd=_ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            try:
                socket.create_connection(("127.0.0.1", self._port), timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                return
        pytest.fail("the server did not start in time")

    def stop(self) -> None:
        """End it without a farewell."""
        self._process.kill()
        self._process.wait()


@pytest.fixture(scope="module")
def pages() -> Path:
    if not (_WEB / "node_modules").exists():
        pytest.skip("needs npm install in web/")
    subprocess.run(["npm", "run", "build"], cwd=_WEB, check=True, capture_output=True)
    return _WEB / "dist"


@pytest.fixture(scope="module")
def served(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(pages, tmp_path_factory.mktemp("live") / "live.db")
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with open_browser() as opened:
        yield opened


def person(browser: Browser, *, phone: bool = False, theme: str = "paper") -> BrowserContext:
    """Return somebody with a browser of their own."""
    width, height = (390, 844) if phone else (1440, 900)
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=phone, locale="en-GB"
    )
    settings = f'{{"language": "en", "theme": "{theme}", "sounds": false}}'
    context.add_init_script(
        f"localStorage.getItem('s') || localStorage.setItem('stolik.settings', '{settings}')"
    )
    return context


def make_table(page: Page, address: str) -> None:
    """Make a table for two people."""
    page.goto(address)
    page.get_by_role("button", name="Make a table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="2").check()
    dialog.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("heading", name="The table is set")).to_be_visible()


def is_serious(violation: dict[str, object]) -> bool:
    """Tell whether axe's finding keeps somebody out."""
    return violation["impact"] in {"serious", "critical"}


def test_two_people_play_talk_and_outlive_a_restart_of_the_server(served: Served, browser: Browser) -> None:
    anna, bartek = person(browser).new_page(), person(browser, phone=True, theme="evening").new_page()
    make_table(anna, served.address)
    bartek.goto(anna.url)
    bartek.get_by_role("button", name="Sit here").click()
    anna.get_by_role("button", name="Deal the tiles").click()
    expect(bartek.get_by_role("button", name="Talk at the table")).to_be_visible()

    bartek.get_by_role("button", name="Talk at the table").click()
    bartek.get_by_label("Say something").fill("Good luck!")
    bartek.get_by_role("button", name="Send").click()
    anna.get_by_role("button", name="Talk at the table").click()

    expect(anna.get_by_role("log")).to_contain_text("Good luck!")
    bartek.get_by_role("button", name="Close").click()
    anna.get_by_role("button", name="Close").click()

    served.stop()
    expect(anna.get_by_text("The connection is broken")).to_be_visible(timeout=30_000)
    served.start()
    expect(anna.get_by_text("The connection is broken")).to_be_hidden(timeout=30_000)

    mover = anna if anna.title().startswith("Your turn") else bartek
    other = bartek if mover is anna else anna
    mover.reload()
    mover.get_by_role("button", name="Draw a tile").click()
    expect(other).to_have_title(re.compile("^Your turn"), timeout=15_000)


def test_a_game_against_bots_ends_with_a_sheet_a_proof_and_a_replay(served: Served, browser: Browser) -> None:
    page = person(browser).new_page()
    page.goto(served.address)
    page.get_by_label("Opponents").select_option("exact")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/**")
    over = page.get_by_role("heading", name="won")
    until = time.monotonic() + _LONG / 1000
    while not over.is_visible() and time.monotonic() < until:
        draw = page.get_by_role("button", name="Draw a tile")
        if draw.is_visible() and draw.is_enabled():
            draw.click()
        page.wait_for_timeout(50)

    page.get_by_role("button", name="Check the deal").click()

    expect(page.get_by_text("The deal is sound")).to_be_visible()
    room = page.url.rsplit("/", 1)[-1]
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url(f"**/replay/{room}**")
    page.get_by_role("button", name="Next turn").click()
    expect(page.get_by_text("Turn 1", exact=True)).to_be_visible()
    page.keyboard.press("ArrowRight")
    shared = page.url
    step = page.get_by_role("slider").input_value()
    page.goto(shared)
    expect(page.get_by_role("slider")).to_have_value(step)


def test_the_bench_answers_a_referee_in_big_words(served: Served, browser: Browser) -> None:
    page = person(browser, phone=True).new_page()
    page.goto(f"{served.address}/bench")
    pad = page.get_by_role("group", name="Tiles")
    for tile in ("Red 10", "Blue 10", "Black 10", "Orange 3"):
        pad.get_by_role("button", name=tile, exact=True).click()

    expect(page.get_by_text("Yes, it can open")).to_be_visible()
    pad.get_by_role("button", name="Take back the last tile").click()
    pad.get_by_role("button", name="Take back the last tile").click()
    expect(page.get_by_text("No, it cannot open")).to_be_visible()
    page.reload()
    expect(page.get_by_text("No, it cannot open")).to_be_visible()


@pytest.mark.parametrize("theme", ["paper", "evening"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(served: Served, browser: Browser, theme: str, *, phone: bool) -> None:
    page = person(browser, phone=phone, theme=theme).new_page()
    position = "/bench?ask=best&rack=b7+k11+k12+r1&table=b4+b5+b6+j+%7C+r8+k8+o8"
    found: dict[str, list[object]] = {}
    for path in ("/", "/rules", "/rules/pl-stacks", position, "/t/none", "/nowhere/at-all"):
        page.goto(served.address + path)
        page.wait_for_load_state("networkidle")
        violations = Axe().run(page).response["violations"]
        found[path] = [each["id"] for each in violations if is_serious(each)]

    assert not any(found.values()), found
