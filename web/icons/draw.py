"""Draw the icons of the installed page from their SVG: `python web/icons/draw.py`, with any Chromium."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

_HERE: Final = Path(__file__).parent
_PUBLIC: Final = _HERE.parent / "public"
_ICONS: Final = (("icon", 180), ("icon", 192), ("icon", 512), ("maskable", 512))


def draw() -> None:
    """Write every size as a PNG, and the SVG itself for browsers that take it."""
    _PUBLIC.mkdir(exist_ok=True)
    for name in ("icon.svg", "icon-turn.svg"):
        shutil.copy(_HERE / name, _PUBLIC / name)
    with sync_playwright() as playwright:
        found = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        for name, size in _ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (_HERE / f"{name}.svg").read_text(encoding="utf-8")
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:100vw}}</style>{svg}")
            page.screenshot(path=_PUBLIC / f"{name}-{size}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    draw()
