"""Runs axe on a page, in the light and the dark theme."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

_STILL: Final = """
async () => {
  // What goes on for ever is not waited for.
  const moving = () =>
    document.getAnimations().filter(
      (each) => each.playState === 'running' && Number.isFinite(each.effect.getComputedTiming().endTime),
    );
  for (let rounds = 0, some = moving(); some.length && rounds < 10; rounds++, some = moving())
    await Promise.allSettled(some.map((each) => each.finished));
}
"""


def stand_still(page: Page) -> None:
    """Wait for the end of all transitions: on a busy machine they may take a second."""
    page.evaluate(_STILL)


def seriously_wrong(page: Page, *, idle: bool = True) -> dict[str, list[str]]:
    """Return axe's serious and critical findings, by theme; a page that waits for an answer is never idle."""
    if idle:
        page.wait_for_load_state("networkidle")
    found: dict[str, list[str]] = {}
    for theme in ("paper", "evening"):
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        stand_still(page)
        # The theme changes only colours; everything else was checked in the first one.
        only = {"runOnly": ["color-contrast"]} if theme == "evening" else {}
        # Passing checks are not reported, because listing every place takes as long as checking.
        asked = {"resultTypes": ["violations"], **only}
        violations = _run_axe(page, asked)
        found[theme] = [_told(each) for each in violations if each["impact"] in {"serious", "critical"}]
    page.evaluate("() => (document.documentElement.dataset.theme = 'paper')")
    return {theme: told for theme, told in found.items() if told}


def _run_axe(page: Page, options: dict[str, Any]) -> list[dict[str, Any]]:
    """Run axe, which stays in a page once it is there: reading it takes as long as a check."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe_script())
    found: list[dict[str, Any]] = page.evaluate(
        "(options) => axe.run(options).then((done) => done.violations)", options
    )
    return found


@cache
def _axe_script() -> str:
    script: str = Axe().axe_script
    return script


def _told(violation: dict[str, Any]) -> str:
    return f"{violation['id']}: {violation['nodes'][0]['html'][:160]}"
