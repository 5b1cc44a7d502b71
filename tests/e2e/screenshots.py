"""Pictures of the pages: `python -m tests.e2e.screenshots [FOLDER]`.

Without a folder the few pictures of the README are made anew in docs/images; with one, every page in both
sizes, both lights and three languages, for looking at.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page
from rich.progress import track

from stolik.core.ruleset import Ruleset
from tests.e2e.browser import open_browser
from tests.e2e.hands import Mouse, Player, settle, tile
from tests.e2e.served import ROOT, Guest, Served, built_pages
from tests.e2e.variants import KNOWN, LONG

IMAGES: Final = ROOT / "docs" / "images"
_RACK: Final = "r10 b10 k10 r1 r2 r3 b1 b5 k5 o5 k1 o2 j k8"
_OTHER: Final = "r5 r7 r9 b2 b4 b6 k2 k4 k6 o7 o9 o11 o13 k13"
_NAMES: Final = ("Aleksandra Wiśniewska-Kowalczyk", "Bartek", "Константин Преображенский", "Celina")
_BENCH: Final = "/bench?ask=best&rack=b7+k11+k12+r1&table=b4+b5+b6+j+%7C+r8+k8+o8"
_COLOURS: Final = 200
"""Enough for pages of few colours, and half the size."""
View = Callable[[Guest], Page]


class Scenes:
    """Tables to look at: their rooms are made once, by people who then look at them in any light."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address

    def guest(self, **options: object) -> Guest:
        """Let somebody come."""
        return Guest(self._browser, self._address, reduced_motion="reduce", **options)  # type: ignore[arg-type]  passed on

    def early(self, guest: Guest) -> Page:
        """Show an opening being laid."""
        page = guest.sit(guest.against_bot(KNOWN.key, "club", deck=f"{_RACK} {_OTHER}"))
        settle(page)
        if page.evaluate("innerWidth") > 700:
            Mouse(page).make_set(["r10", "b10", "k10"])
            tile(page, "b5").click(modifiers=["Shift"])
        return page

    def late(self, guest: Guest) -> Page:
        """Show a table of four with nearly all tiles on it and long names."""
        return guest.sit(self._full(guest, LONG))

    def _full(self, guest: Guest, rules: Ruleset) -> str:
        guest.ask("PATCH", "/api/me", {"name": _NAMES[0]})
        others = [Guest(self._browser, self._address, name=name) for name in _NAMES[1:]]
        room = guest.make(rules.key, deck="#3", seats=4)
        for other in others:
            other.order(room, do="Join", seed="mine")
        guest.order(room, do="Start")
        players = [Player(Mouse(one.sit(room)), rules) for one in (guest, *others)]
        for turn in range(12):
            player = players[turn % 4]
            seen = player.wait_for_turn()
            target = None if seen.is_over else player.think(seen)
            if seen.is_over or (target and turn % 4 and len(target.tiles) > 97):
                break
            command: dict[str, object] = {"type": "Draw", "seat": turn % 4}
            if target is not None:
                command = {"type": "Play", "seat": turn % 4, "table": str(target)}
                player.opened = True
            (guest, *others)[turn % 4].order(room, do="Move", command=command)
        for one in others:
            one.context.close()
        return room

    def waiting(self, guest: Guest) -> Page:
        """Show a table at which a seat is free."""
        return guest.open(f"/t/{guest.make('pl-forty', seats=3)}")

    def end(self, guest: Guest) -> Page:
        """Show the score sheet."""
        room = guest.against_bot(KNOWN.key, deck="#6")
        guest.draw_to_the_end(room)
        return guest.open(f"/t/{room}")

    def replay(self, guest: Guest) -> Page:
        """Show a game in the middle, once more."""
        room = guest.against_bot(KNOWN.key, deck="#6")
        guest.draw_to_the_end(room)
        return guest.open(f"/replay/{room}?at=30")

    def views(self) -> dict[str, View]:
        """Return every page by its name."""
        return {
            "home": lambda guest: guest.open("/"),
            "waiting": self.waiting,
            "table-early": self.early,
            "table-late": self.late,
            "end": self.end,
            "replay": self.replay,
            "bench": lambda guest: guest.open(_BENCH),
            "rules": lambda guest: guest.open("/rules"),
            "missing": lambda guest: guest.open("/nowhere"),
        }


@contextmanager
def scenes() -> Iterator[Scenes]:
    """Serve while pictures are taken."""
    with tempfile.TemporaryDirectory() as folder:
        server = Served(built_pages(), Path(folder) / "stolik.db")
        server.start()
        try:
            with open_browser() as browser:
                yield Scenes(browser, server.address)
        finally:
            server.stop()


def shoot(page: Page, path: Path) -> None:
    """Take a picture when everything has come and nothing moves, and make the file small."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    settle(page)
    page.screenshot(path=path)
    with Image.open(path) as taken:
        taken.convert("RGB").quantize(_COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)


def make_few() -> None:
    """Make the pictures of the README anew."""
    wanted: tuple[tuple[str, str, dict[str, object]], ...] = (
        ("home", "home", {}),
        ("table", "table-late", {}),
        ("table-phone", "table-late", {"phone": True, "theme": "evening"}),
        ("bench", "bench", {"phone": True}),
        ("rules", "rules", {}),
    )
    with scenes() as shown:
        for name, view, options in track(wanted, "Pictures for the README"):
            guest = shown.guest(**options)
            shoot(shown.views()[view](guest), IMAGES / f"{name}.png")
            guest.context.close()


def make_all(folder: Path) -> None:
    """Make a picture of every page in every size, light and language."""
    folder.mkdir(parents=True, exist_ok=True)
    with scenes() as shown:
        ways = list(product(shown.views().items(), (False, True)))
        for (name, view), phone in track(ways, "Every page"):
            guest = shown.guest(phone=phone)
            page = view(guest)
            for language, theme in product(("en", "pl", "ru"), ("paper", "evening")):
                page.evaluate(
                    "(kept) => localStorage.setItem('stolik.settings', JSON.stringify(kept))",
                    {"language": language, "theme": theme, "sounds": False},
                )
                page.reload()
                size = "phone" if phone else "desk"
                shoot(page, folder / f"{name}-{size}-{theme}-{language}.png")
            guest.context.close()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        make_all(Path(sys.argv[1]))
    else:
        make_few()
