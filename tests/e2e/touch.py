"""A real finger on a phone's screen, through the browser's debugging protocol."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from playwright.sync_api import Page

from tests.e2e.hands import box_of, settle, tile

_FRAMES: Final = "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
_CLOSE: Final = 2
_TAP: Final = 0.05
_BETWEEN_TAPS: Final = 0.2
"""Seconds."""
_TRIES: Final = 10


class Touch:
    """A finger that goes down, slides, rests and is lifted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._wire = page.context.new_cdp_session(page)
        self._at = (0.0, 0.0)

    def take(self, name: str) -> None:
        """Put the finger on a tile."""
        settle(self.page)
        left, top, width, height = box_of(tile(self.page, name))
        self._send("touchStart", left + width / 2, top + height / 2)

    def drag(self, name: str, to: Sequence[float]) -> None:
        """Drag a tile, and everything selected with it, and release it over `to`."""
        self.take(name)
        self.slide_a_little()
        self.aim(to)
        self.lift()

    def slide_a_little(self) -> None:
        """Move farther than a tap may."""
        self._send("touchMove", self._at[0], self._at[1] - 14)

    def aim(self, to: Sequence[float]) -> None:
        """Move until the first held tile, which is above the finger, is over `to`."""
        held = self.page.locator(".ghost span").first
        held.wait_for()
        for _ in range(_TRIES):
            self.page.evaluate(_FRAMES)
            left, top, width, height = box_of(held)
            dx, dy = to[0] - left - width / 2, to[1] - top - height / 2
            if abs(dx) < _CLOSE and abs(dy) < _CLOSE:
                return
            self._send("touchMove", self._at[0] + dx, self._at[1] + dy)
        message = f"what is held does not come to {to}"
        raise AssertionError(message)

    def fling(self, start: Sequence[float], to: Sequence[float], *, raised: float) -> None:
        """Drag the tile at `start` in three moves; `raised` is how far above the finger it is held."""
        self._send("touchStart", start[0], start[1])
        self.slide_a_little()
        self._send("touchMove", (start[0] + to[0]) / 2, (start[1] + to[1] + raised) / 2)
        self._send("touchMove", to[0], to[1] + raised)
        self.lift()

    def double_tap(self, name: str) -> None:
        """Tap a tile twice with the speed of a person, however slow this machine is."""
        settle(self.page)
        left, top, width, height = box_of(tile(self.page, name))
        point, begun = {"x": left + width / 2, "y": top + height / 2}, time.time()
        for at in (0.0, _BETWEEN_TAPS):
            for kind, points, after in (("touchStart", [point], 0.0), ("touchEnd", [], _TAP)):
                touched = {"type": kind, "touchPoints": points, "timestamp": begun + at + after}
                self._wire.send("Input.dispatchTouchEvent", touched)

    def lift(self) -> None:
        """Lift the finger."""
        self._wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _send(self, kind: str, x: float, y: float) -> None:
        self._at = (x, y)
        points = [{"x": x, "y": y}]
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
