"""Axe on a page, in the light of day and of the evening."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def seriously_wrong(page: Page) -> dict[str, list[str]]:
    """Return what axe finds serious or critical, by theme."""
    page.wait_for_load_state("networkidle")
    found: dict[str, list[str]] = {}
    for theme in ("paper", "evening"):
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        page.wait_for_timeout(250)  # colours change softly
        # What the light changes is colours; all else was looked at in the first.
        asked = {"runOnly": ["color-contrast"]} if theme == "evening" else None
        violations = Axe().run(page, options=asked).response["violations"]
        found[theme] = [_told(each) for each in violations if each["impact"] in {"serious", "critical"}]
    page.evaluate("() => (document.documentElement.dataset.theme = 'paper')")
    return {theme: told for theme, told in found.items() if told}


def _told(violation: dict[str, Any]) -> str:
    return f"{violation['id']}: {violation['nodes'][0]['html'][:160]}"
