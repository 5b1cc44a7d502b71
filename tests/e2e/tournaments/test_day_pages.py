"""The pages of a tournament of seventy-two: nothing overflows, and axe finds nothing serious."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.e2e.pictures.day_gallery import Gallery, Way
from tests.e2e.pictures.day_views import VIEWS
from tests.e2e.served import Served

pytestmark = pytest.mark.slow
_DESK: Final[Way] = ("desk", "evening", "pl")
_PHONE: Final[Way] = ("phone", "paper", "ru")
LOOKED_AT: Final[dict[str, Way]] = {
    "desk-check-in-roster": _PHONE,
    "desk-check-in-settings": _PHONE,
    "desk-drawn-draw-matrix": _PHONE,
    "desk-running-round-sheet": _PHONE,
    "desk-running-referee-sanction": _DESK,
    "table-seconds": ("phone", "evening", "pl"),
    "table-rack": _PHONE,
    "me": _PHONE,
    "public": _DESK,
    "board-running-3": ("board", "evening", "ru"),
}
"""One page of each kind, with the sizes, themes and languages distributed among them."""


def test_the_pages_of_a_day_fit_and_can_be_read_by_all(
    served: Served, browser: Browser, tmp_path: Path
) -> None:
    gallery = Gallery(browser, served.address, tmp_path, axe=True)
    gallery.take_in()
    views = {view.name: view for view in VIEWS}
    found: dict[str, list[str]] = {}

    for name, way in LOOKED_AT.items():
        page = gallery.new_page(way)
        faults = gallery.show(views[name], way, page)
        # In a matrix of seventy-two columns names may be cut.
        found[name] = [each for each in faults if not each.startswith("cut off") or "matrix" not in name]
        page.close()

    gallery.go()
    assert not any(found.values()), {name: faults for name, faults in found.items() if faults}
