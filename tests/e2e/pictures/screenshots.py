"""Makes the pictures of the README in docs/images: `python -m tests.e2e.pictures.screenshots`."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, Page
from rich.progress import track

from stolik.analysis.questions import find_best
from stolik.core.judge import Position
from stolik.core.turns.identity import identify
from stolik.notation.tiles import parse_tile_rack, parse_tile_table
from tests.e2e.browser import open_browser
from tests.e2e.hands import Mouse, settle, tile
from tests.e2e.pictures.day_gallery import Gallery, Way
from tests.e2e.pictures.day_states import showcase
from tests.e2e.pictures.day_views import View, clock
from tests.e2e.served import ROOT, Guest, Served, built_pages
from tests.e2e.variants import KNOWN, LONG

IMAGES: Final = ROOT / "docs" / "images"
_RACK: Final = "r10 b10 k10 r1 r2 r3 b1 b5 k5 o5 k1 o2 j k8"
_OTHER: Final = "r5 r7 r9 b2 b4 b6 k2 k4 k6 o7 o9 o11 o13 k13"
NAMES: Final = ("Aleksandra Wiśniewska-Kowalczyk", "Bartek", "Константин Преображенский", "Celina")
_ANALYSIS: Final = "/bench?ask=best&rack=b7+k11+k12+r1&table=b4+b5+b6+j+%7C+r8+k8+o8"
_COLOURS: Final = 200
"""Enough for pages with few colours, at half the file size."""
_WIDEST: Final = 1440
_ON_THE_WALL: Final = 960
"""The board is drawn large: half the size is readable as well."""
Scene = Callable[[Guest], Page]


class Scenes:
    """Tables to look at: rooms are created once and shown in any theme."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.company: list[Guest] = []
        """The other players at the table."""

    def end_all(self) -> None:
        """Close the pages of all other players."""
        while self.company:
            self.company.pop().context.close()

    def guest(self, **options: Any) -> Guest:  # noqa: ANN401  Guest's own
        """Let somebody come."""
        return Guest(self.browser, self.address, reduced_motion="reduce", **options)

    def early(self, guest: Guest) -> Page:
        """Show an opening being laid."""
        page = guest.sit(guest.against_bot(KNOWN.key, "club", deck=f"{_RACK} {_OTHER}"))
        settle(page)
        if page.evaluate("innerWidth") > 700:
            Mouse(page).make_set(["r10", "b10", "k10"])
            tile(page, "b5").click(modifiers=["Shift"])
        return page

    def late(self, guest: Guest) -> Page:
        """Show a table of four with eighty tiles on it and long names."""
        guest.ask("PATCH", "/api/me", {"name": NAMES[0]})
        others = [Guest(self.browser, self.address, name=name) for name in NAMES[1:]]
        room = fill_a_table(guest, *others)
        for one in others:
            one.sit(room)
        self.company += others
        return guest.sit(room)

    def waiting(self, guest: Guest) -> Page:
        """Show a table at which a seat is free."""
        return guest.open(f"/t/{guest.make('pl-forty', seats=3)}")

    def end(self, guest: Guest) -> Page:
        """Show the score sheet."""
        room = guest.against_bot(KNOWN.key, deck="#6")
        guest.draw_to_the_end(room)
        return guest.open(f"/t/{room}")

    def replay(self, guest: Guest) -> Page:
        """Show a replay in the middle of a game."""
        room = guest.against_bot(KNOWN.key, deck="#6")
        guest.draw_to_the_end(room)
        return guest.open(f"/replay/{room}?at=30")

    def views(self) -> dict[str, Scene]:
        """Return every page by its name."""
        return {
            "home": lambda guest: guest.open("/"),
            "waiting": self.waiting,
            "table-early": self.early,
            "table-late": self.late,
            "end": self.end,
            "replay": self.replay,
            "analysis": lambda guest: guest.open(_ANALYSIS),
            "rules": lambda guest: guest.open("/rules"),
            "missing": lambda guest: guest.open("/nowhere"),
        }


def fill_a_table(*guests: Guest, turns: int = 8) -> str:
    """Play two rounds, or fewer turns, of a deal that puts eighty tiles on the table."""
    first, *others = guests
    room = first.make(LONG.key, deck="#5", seats=4)
    for other in others:
        other.order(room, do="Join", seed="mine")
    first.order(room, do="Start")
    for turn in range(turns):
        seat = turn % 4
        game = guests[seat].ask("GET", f"/api/rooms/{room}", None)["room"]["game"]
        table, rack = parse_tile_table(game["table"]), parse_tile_rack(game["racks"][seat])
        before = Position(table.faces, rack.faces, game["opened"][seat])
        best = identify(find_best(LONG, before, patience=1).table, table, rack)
        guests[seat].order(room, do="Move", command={"type": "Play", "seat": seat, "table": str(best)})
    return room


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
    """Take a picture when everything has loaded and nothing moves, and reduce the file."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    settle(page)
    page.screenshot(path=path)
    with Image.open(path) as taken:
        taken.convert("RGB").quantize(_COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)


def make_few() -> None:
    """Make the pictures of the README."""
    wanted: tuple[tuple[str, str, dict[str, Any]], ...] = (
        ("home", "home", {}),
        ("table", "table-late", {}),
        ("table-phone", "table-late", {"phone": True, "theme": "evening"}),
        ("analysis", "analysis", {"phone": True}),
        ("rules", "rules", {}),
    )
    with scenes() as shown:
        for name, view, options in track(wanted, "Pictures for the README"):
            guest = shown.guest(**options)
            shoot(shown.views()[view](guest), IMAGES / f"{name}.png")
            guest.context.close()
            shown.end_all()
        make_day(shown)


def make_day(shown: Scenes) -> None:
    """Make the pictures of a tournament in mid-round: the desk, a table's phone, the board."""
    gallery = Gallery(shown.browser, shown.address, IMAGES)
    gallery.take_in({"showcase": showcase()})
    going = clock(left=27_000, turn=2, first=1, ended=22)
    wanted: tuple[tuple[View, Way], ...] = (
        (View("desk", "showcase", "desk?tab=round", "organiser"), ("desk", "paper", "en")),
        (View("hall-phone", "showcase", "table/4", "table 4", clock=going), ("phone", "evening", "en")),
        (View("board", "showcase", "board"), ("board", "evening", "en")),
    )
    for view, way in track(wanted, "Pictures of a tournament"):
        page = gallery.new_page(way)
        gallery.show(view, way, page)
        path = IMAGES / f"{view.name}.png"
        shoot(page, path)
        with Image.open(path) as taken:
            if taken.width > _WIDEST:
                small = taken.convert("RGB").resize(
                    (_ON_THE_WALL, taken.height * _ON_THE_WALL // taken.width)
                )
                small.quantize(_COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
        page.close()
    gallery.go()


if __name__ == "__main__":
    make_few()
