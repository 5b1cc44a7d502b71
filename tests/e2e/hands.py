"""Players who use only what the page shows: with a mouse, with a finger, or with the keyboard alone."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from playwright.sync_api import Locator, Page

from stolik.analysis.questions import find_best
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.table import Rack, Table
from stolik.core.tiles import Tile
from stolik.core.turns.identity import identify
from stolik.notation.tiles import parse_tile

PATIENCE: Final = 60.0
_LOOK: Final = """() => {
  const names = (root) => [...root.querySelectorAll('[data-tile]')].map((one) => one.dataset.tile);
  const all = (what) => [...document.querySelectorAll(what)];
  const rack = document.querySelector('[data-rack]');
  return {
    sets: all('[data-set]').map(names),
    rack: rack ? names(rack) : [],
    main: document.querySelector('.deeds .main')?.textContent.trim() ?? null,
    ready: document.querySelector('.deeds .main')?.getAttribute('aria-disabled') === 'false',
    title: document.title,
    lastTurn: document.querySelector('.status .what')?.textContent.trim() ?? '',
  };
}"""
_FREE_SPOT: Final = """(moving) => {
  const surface = document.querySelector('[data-surface]').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('[data-set]')]
    .filter((set) => ![...set.querySelectorAll('[data-tile]')].every((t) => moving.includes(t.dataset.tile)))
    .map((set) => set.getBoundingClientRect());
  const wide = parseFloat(document.querySelector('[data-surface]').style.getPropertyValue('--tile'));
  const [right, half] = [wide * (moving.length - 0.5), wide * 0.7];
  // Clear of every set by more than half a tile, with all that is held.
  for (let y = surface.top + half; y < surface.bottom - half; y += 12) {
    for (let x = surface.left + half; x + right < surface.right; x += 12) {
      const near = boxes.some((box) => x + right > box.left - half && x - half < box.right + half
        && y > box.top - half && y < box.bottom + half);
      if (!near) return [x, y];
    }
  }
  return null;
}"""


class Seen(NamedTuple):
    """What a page shows."""

    sets: list[list[str]]
    rack: list[str]
    main: str | None
    """The text of the main button."""
    ready: bool
    title: str

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.title.startswith("Game over")

    @property
    def table(self) -> Table[Tile]:
        """The table as tiles."""
        return Table([parse_tile(name) for name in names] for names in self.sets)

    @property
    def tiles(self) -> Rack[Tile]:
        """The rack as tiles."""
        return Rack(parse_tile(name) for name in self.rack)


def look(page: Page) -> Seen:
    """Read the page."""
    found = page.evaluate(_LOOK)
    return Seen(found["sets"], found["rack"], found["main"], found["ready"], found["title"])


def tile(page: Page, name: str) -> Locator:
    """Return the element of a tile, wherever it is."""
    return page.locator(f'[data-tile="{name}"]').first


def main_button(page: Page) -> Locator:
    """Return the main button."""
    return page.locator(".deeds .main")


def settle(page: Page) -> None:
    """Wait until no tile is moving."""
    page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished))")


def next_frames(page: Page) -> None:
    """Wait for two frames: the focus follows a key in the next one."""
    page.evaluate("new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")


class Hand(Protocol):
    """A way to move tiles and to press the main button."""

    page: Page

    def make_set(self, names: Sequence[str]) -> None:
        """Make a set of tiles from anywhere."""

    def add(self, name: str, names: Sequence[str]) -> None:
        """Add a tile to a set, so that the set becomes `names`."""

    def press_main(self) -> None:
        """Press the main button."""


class Mouse:
    """Drags tiles."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def make_set(self, names: Sequence[str]) -> None:
        """Select them with Shift, and drag them to a free place."""
        first, *others = names
        if others:
            for name in names:
                tile(self.page, name).click(modifiers=["Shift"])
        settle(self.page)
        spot = self.page.evaluate(_FREE_SPOT, list(names))
        if spot is None:
            self.page.get_by_role("button", name="New set").click()
        else:
            self.drag(first, spot)

    def add(self, name: str, names: Sequence[str]) -> None:
        """Drag it to its place in the set."""
        settle(self.page)
        at = names.index(name)
        beside = names[at + 1] if at + 1 < len(names) else names[at - 1]
        box = box_of(tile(self.page, beside))
        edge = box[0] if at + 1 < len(names) else box[0] + box[2]
        self.drag(name, (edge, box[1] + box[3] / 2))

    def drag(self, name: str, to: Sequence[float]) -> None:
        """Drag a tile, and everything selected with it."""
        box = box_of(tile(self.page, name))
        x, y = box[0] + box[2] / 2, box[1] + box[3] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move((x + to[0]) / 2, (y + to[1]) / 2)
        self.page.mouse.move(to[0], to[1])
        self.page.mouse.up()

    def press_main(self) -> None:
        """Click it."""
        main_button(self.page).click()


class Finger:
    """Taps tiles."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def make_set(self, names: Sequence[str]) -> None:
        """Tap the tiles of one place, make a set of them, and add the rest place by place."""
        places = [[name for name in source if name in names] for source in self._sources()]
        groups = [group for group in places if group]
        for name in groups[0]:
            tile(self.page, name).tap()
        self.page.get_by_role("button", name="New set").tap()
        onto = next(name for name in groups[0] if not name.startswith("j"))
        for group in groups[1:]:
            for name in group:
                tile(self.page, name).tap()
            tile(self.page, onto).tap()

    def _sources(self) -> list[list[str]]:
        seen = look(self.page)
        # Places with plain tiles first: tapping a joker would take it out.
        return sorted([seen.rack, *seen.sets], key=lambda names: all(name[0] == "j" for name in names))

    def add(self, name: str, names: Sequence[str]) -> None:
        """Tap the tile, then the set."""
        tile(self.page, name).tap()
        tile(self.page, next(other for other in names if other != name and other[0] != "j")).tap()

    def press_main(self) -> None:
        """Tap it."""
        main_button(self.page).tap()


class Keys:
    """Uses only the keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def make_set(self, names: Sequence[str]) -> None:
        """Move to each tile, select it, and press N."""
        for name in names:
            self.walk(name)
            self.strike("Shift+Space")
        self.strike("n")

    def add(self, name: str, names: Sequence[str]) -> None:
        """Select the tile, move to the set, and put it there."""
        self.walk(name)
        self.strike("Space")
        self.walk(next(other for other in names if other != name and other[0] != "j"))
        self.strike("Space")

    def strike(self, key: str) -> None:
        """Press a key, and wait for the focus."""
        self.page.keyboard.press(key)
        next_frames(self.page)

    def walk(self, name: str) -> None:
        """Move to a tile with the arrow keys."""
        for _ in range(200):
            way = self.page.evaluate(
                """(name) => {
                  const here = document.activeElement;
                  if (here?.dataset?.tile === undefined) return 'ArrowRight';
                  if (here.dataset.tile === name) return null;
                  const goal = document.querySelector(`[data-tile="${name}"]`).getBoundingClientRect();
                  const box = here.getBoundingClientRect();
                  const x = goal.left + goal.width / 2 - box.left - box.width / 2;
                  const y = goal.top + goal.height / 2 - box.top - box.height / 2;
                  if (Math.abs(y) > box.height / 2) return y > 0 ? 'ArrowDown' : 'ArrowUp';
                  return x > 0 ? 'ArrowRight' : 'ArrowLeft';
                }""",
                name,
            )
            if way is None:
                return
            self.page.keyboard.press(way)
        message = f"no way to {name} by arrows"
        raise AssertionError(message)

    def press_main(self) -> None:
        """Press Enter where no other button handles it."""
        # The rack's first tile is in the tab order; Enter there triggers the main action.
        if self.page.evaluate("document.activeElement?.dataset?.tile === undefined"):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")


class Player:
    """Plays what the solver finds, using only what the page shows."""

    def __init__(self, hand: Hand, rules: Ruleset) -> None:
        self.hand = hand
        self.page = hand.page
        self.rules = rules
        self.opened = False
        self.played = 0
        self.drawn = 0

    def wait_for_turn(self) -> Seen:
        """Wait until it is our turn, or the game is over."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            seen = look(self.page)
            if seen.is_over or (seen.title.startswith("Your turn") and seen.main and seen.ready):
                return seen
            self.page.wait_for_timeout(30)
        message = f"nothing to do for {PATIENCE} s: {look(self.page)}"
        raise AssertionError(message)

    def take_turn(self) -> bool:
        """Take one turn; False if the game is over."""
        seen = self.wait_for_turn()
        if seen.is_over:
            return False
        if seen.main in {"Draw a tile", "Pass"}:
            target = self.think(seen)
            if target is not None:
                self.lay(target)
                self.end_turn()
                return True
            self.drawn += 1
        self.press(seen)
        return True

    def think(self, seen: Seen) -> Table[Tile] | None:
        """Return the best table, or None if there is nothing to lay."""
        table, rack = seen.table, seen.tiles
        best = find_best(self.rules, Position(table.faces, rack.faces, self.opened), patience=1)
        return identify(best.table, table, rack) if best.tiles else None

    def lay(self, target: Table[Tile]) -> None:
        """Arrange the table, set by set."""
        for meld in target:
            names, lying = [str(one) for one in meld], look(self.page).sets
            if any(set(names) == set(there) for there in lying):
                continue
            # A set that only grows is added to; if its joker has to move, it is made again.
            more = [name for name in names if [other for other in names if other != name] in lying]
            if more:
                self.hand.add(more[0], names)
            else:
                self.hand.make_set(names)
            lying = look(self.page).sets
            assert any(set(names) == set(there) for there in lying), f"no set {names} among {lying}"

    def end_turn(self) -> None:
        """End the turn, and wait until it is accepted."""
        seen = look(self.page)
        assert (seen.main, seen.ready) == ("End turn", True), self.page.locator(".status").inner_text()
        self.hand.press_main()
        until = time.monotonic() + PATIENCE
        while (now := look(self.page)).main in {"End turn", "Sending…"} and not now.is_over:
            assert time.monotonic() < until, self.page.locator(".status").inner_text()
            self.page.wait_for_timeout(20)
        self.opened = True
        self.played += 1

    def press(self, seen: Seen) -> None:
        """Press the main button, and wait for its effect."""
        self.hand.press_main()
        until = time.monotonic() + 5
        while time.monotonic() < until:
            now = look(self.page)
            if now.main != seen.main or now.rack != seen.rack or now.is_over:
                return
            self.page.wait_for_timeout(20)

    def play_to_the_end(self, *, seconds: float = 600) -> None:
        """Take turns until the game is over."""
        until = time.monotonic() + seconds
        while self.take_turn():
            assert time.monotonic() < until, "the game does not end"


def box_of(found: Locator) -> tuple[float, float, float, float]:
    """Return left, top, width and height."""
    box = found.bounding_box()
    assert box is not None, "not on the page"
    return box["x"], box["y"], box["width"], box["height"]
