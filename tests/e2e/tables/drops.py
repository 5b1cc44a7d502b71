"""Drops a tile on a grid with a real mouse and a real finger: how many land where a person expects.

`python -m tests.e2e.tables.drops` prints the share for both sizes. The expected place is computed here only
from the rectangles on the screen, without the page's own geometry.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from tests.e2e.browser import open_browser
from tests.e2e.full import lay_out
from tests.e2e.hands import box_of, settle, tile
from tests.e2e.served import Guest, Served, built_pages
from tests.e2e.touch import Touch
from tests.e2e.variants import KNOWN

SETS: Final = [
    ["r10", "b10", "k10"],
    ["r1", "r2", "r3"],
    ["o4", "o5", "o6", "o7"],
    ["k7", "b7", "o7'"],
    ["b1", "b2", "b3"],
    ["k11", "k12", "k13"],
    ["b4", "b5", "b6"],
    ["r12", "k12'", "o12"],
]
HELD: Final = "o10"
"""The dropped tile: it fits the tens and nothing else."""
RACK: Final = [HELD, "r4", "k1", "o1", "b8", "k4"]
OTHER: Final = ["r5", "r7", "r9", "o9", "o11"]
_HAND: Final = 14
_LEVEL: Final = 1 / 8
"""If less of its height than this overlaps a set's row, a tile is above or below it."""
_LITTLE: Final = 0.08
"""In tile widths: nobody can see which of two ends is nearer by less than this."""
_WATCH: Final = """() => {
  const box = (one) => { const b = one.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; };
  const all = (what, root = document) => [...root.querySelectorAll(what)];
  const names = (root) => all('[data-tile]', root).map((one) => one.dataset.tile);
  const sets = () => all('[data-set]').map((set) => ({
    names: names(set), box: box(set), tiles: all('[data-tile]', set).map(box) }));
  let lying = null;
  window.dropped = [];
  addEventListener('pointerdown', () => { lying = sets(); }, true);
  addEventListener('pointerup', () => {
    const ghost = document.querySelector('.ghost span');
    const sign = document.querySelector('[data-aimed] [data-verdict], [data-free] [data-verdict]');
    dropped.push({ lying, ghost: ghost && box(ghost), sign: sign?.dataset.verdict ?? null });
  }, true);
  // The key that takes it back comes when it has landed.
  addEventListener('keydown', () => {
    Object.assign(dropped.at(-1), { sets: sets(), rack: names(document.querySelector('[data-rack]')) });
  }, true);
}"""
"""Records every drop as the page shows it: what was where, what was held and announced, and the result."""


class Box(NamedTuple):
    """A rectangle on the screen."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


class Lying(NamedTuple):
    """A set as it is drawn."""

    names: list[str]
    box: Box
    tiles: list[Box]


def expected(sets: Sequence[Lying], held: Box, name: str) -> list[str]:
    """Return the set in which a person expects to find `name` when it is released at `held`.

    On a set or at most half a tile beside it: that set, at that end or between the tiles under it. Between
    two sets of a row: the one whose end is nearer to the edge of the tile or, if the difference is small,
    the one that it fits. Between two rows: the row that overlaps more of the tile. Away from all sets: a
    new set.
    """
    wide, high = held.right - held.left, held.bottom - held.top
    best: tuple[float, float] | None = None
    found = [name]
    for one in sets:
        level = (min(held.bottom, one.box.bottom) - max(held.top, one.box.top)) / high
        gap = max(one.box.left - held.right, held.left - one.box.right)
        if level < (_LEVEL if gap <= 0 else 0.5) or gap > wide / 2:
            continue
        fits = "r10" in one.names  # the dropped tile is a ten
        score = (-round(level, 3), _from_end(one.box, held) - fits * _LITTLE * wide)
        if best is None or score < best:
            best = score
            at = _position(one, held)
            found = [*one.names[:at], name, *one.names[at:]]
    return found


def _from_end(box: Box, held: Box) -> float:
    x, _ = held.middle
    if x < box.left:
        return abs(held.right - box.left)
    if x > box.right:
        return abs(held.left - box.right)
    return 0.15 * (held.right - held.left)  # only a tile flush with another end belongs to that one instead


def _position(one: Lying, held: Box) -> int:
    x, _ = held.middle
    if x < one.box.left:
        return 0
    if x > one.box.right:
        return len(one.names)
    return sum(box.middle[0] < x for box in one.tiles)


class Drop(NamedTuple):
    """A dropped tile, the expected result, and the actual one."""

    held: Box
    expected: list[str]
    got: list[str]
    sign: str | None
    """What the target announced before the tile was released."""
    lies: Box | None
    """Where the set with the tile is now; `None` on the rack."""

    @property
    def is_right(self) -> bool:
        """Whether it landed where a person expects."""
        return self.got == self.expected


def grid(page: Page, columns: int, rows: int) -> list[tuple[float, float]]:
    """Return points all over the table that keep the tile on it."""
    left, top, width, height = box_of(page.locator("[data-surface]"))
    inset = 26.0
    return [
        (
            left + inset + (width - 2 * inset) * column / (columns - 1),
            top + inset + (height - 2 * inset) * row / (rows - 1),
        )
        for row in range(rows)
        for column in range(columns)
    ]


def ends(page: Page, past: Sequence[float]) -> Iterator[tuple[float, float]]:
    """Yield the middle of a tile whose edge is a given distance past either end of every set."""
    wide = page.evaluate(
        "parseFloat(document.querySelector('[data-surface]').style.getPropertyValue('--tile'))"
    )
    right = page.evaluate("innerWidth")
    for one in page.locator("[data-set]").all():
        left, top, width, height = box_of(one)
        for far in past:
            for x in (left - far - wide / 2, left + width + far + wide / 2):
                if 0 <= x <= right:  # inside the table
                    yield x, top + height / 2


def points(page: Page) -> list[tuple[float, float]]:
    """Return several hundred places to drop a tile, the last of them close to the ends of all sets."""
    return [*grid(page, 20, 11), *ends(page, (0, 12))]


class Dropper:
    """Drops one tile of the rack again and again, and takes it back each time."""

    def __init__(self, page: Page, *, finger: bool) -> None:
        self.page = page
        self._touch = Touch(page) if finger else None
        page.evaluate(_WATCH)

    def drop(self, points: Sequence[tuple[float, float]], name: str = HELD) -> list[Drop]:
        """Release the tile with its middle at each of the points."""
        settle(self.page)
        self.page.evaluate("dropped = []")
        left, top, width, height = box_of(tile(self.page, name))
        start = (left + width / 2, top + height / 2)
        for x, y in points:
            if self._touch:
                self._touch.fling(start, (x, y), raised=height / 2 + 34)
            else:
                self.page.mouse.move(*start)
                self.page.mouse.down()
                self.page.mouse.move((start[0] + x) / 2, (start[1] + y) / 2)
                self.page.mouse.move(x, y)
                self.page.mouse.up()
            self.page.keyboard.press("u")
        drops = self.page.evaluate("dropped")
        # Nothing else has moved, whatever was dropped and taken back.
        assert all(one["lying"] == drops[0]["lying"] for one in drops)
        return [_read(one, name) for one in drops]


def _read(one: dict[str, Any], name: str) -> Drop:
    held = Box(*one["ghost"])
    got = next((each for each in one["sets"] if name in each["names"]), None)
    wanted = expected([_lying(each) for each in one["lying"]], held, name)
    if got is None:
        return Drop(held, wanted, one["rack"], one["sign"], None)
    return Drop(held, wanted, got["names"], one["sign"], Box(*got["box"]))


def _lying(one: dict[str, Any]) -> Lying:
    return Lying(one["names"], Box(*one["box"]), [Box(*each) for each in one["tiles"]])


def set_up(anna: Guest, bartek: Guest, celina: Guest) -> Page:
    """Sit down at a table with the sets laid out, in one's own turn."""
    tiles = [*chain(*SETS), *RACK, *OTHER]
    room = anna.make(KNOWN.key, deck=" ".join(tiles), referees=[celina.player])
    racks = [" ".join(RACK), " ".join(OTHER)]
    lay_out(room, (anna, bartek, celina), SETS, racks, given=len(tiles) - 2 * _HAND)
    bartek.sit(room)  # otherwise the page would report that he is away
    page = anna.sit(room)
    page.locator("[data-set]").nth(len(SETS) - 1).wait_for()
    return page


def share(drops: Sequence[Drop]) -> float:
    """Return the share of drops that landed where a person expects."""
    return sum(one.is_right for one in drops) / len(drops)


def main() -> None:
    """Print the share for both sizes, and the misses."""
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        server = Served(built_pages(), Path(folder) / "stolik.db")
        server.start()
        try:
            for phone in (False, True):
                people = [
                    Guest(browser, server.address, phone=phone, name=name, reduced_motion="reduce")
                    for name in ("A", "B", "C")
                ]
                page = set_up(people[0], people[1], people[2])
                drops = Dropper(page, finger=phone).drop(points(page))
                size = "390x844, finger" if phone else "1440x900, mouse"
                print(f"{size}: {len(drops)} drops, {share(drops):.1%} as expected")  # noqa: T201  a command
                for one in drops:
                    if not one.is_right:
                        print(f"  {one.held}: {one.got}, not {one.expected}")  # noqa: T201  a command
        finally:
            server.stop()


if __name__ == "__main__":
    main()
