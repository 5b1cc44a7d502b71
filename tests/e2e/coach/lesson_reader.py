"""Follows only the words of the lessons: by mouse, by finger or by keyboard."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.e2e.hands import Hand, Keys, Mouse, look, next_frames, settle, tile

_SIGNS: Final = {"●": "r", "◆": "b", "■": "k", "▲": "o"}
_WRITTEN: Final = re.compile(r"(\d{1,2})([●◆■▲])|☺")
_NEW: Final = re.compile(r"^Make a new set: (?P<tiles>.+)$")
_ADD: Final = re.compile(r"^Add (?P<tiles>.+) to (?P<set>.+)$")
_SWAP: Final = re.compile(r"^Put (?P<tiles>.+) on the joker in (?P<set>.+)$")
_PRESS: Final = re.compile(r"^Press “(?P<button>.+)”$")
_CALL: Final = re.compile(r"^Open “(?P<menu>.+)”, then press “(?P<item>.+)” and “(?P<button>.+)”$")


class Reader:
    """Reads the page, and does what it says."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.page: Page = hand.page

    def do_lesson(self) -> str:
        """Ask for the solution's steps, follow them, and return the final text."""
        self.press("Show me how")
        for line in self.page.locator(".way li").all_inner_texts():
            self.follow(line.strip())
        done = self.page.locator(".answer.right")
        expect(done).to_be_visible()
        return done.inner_text()

    def follow(self, line: str) -> None:
        """Do one step of the solution."""
        if found := _NEW.match(line):
            self._make([self._find(kind) for kind in _tiles(found["tiles"])])
        elif found := _ADD.match(line):
            self._add(found["tiles"], found["set"])
        elif found := _SWAP.match(line):
            self._swap(found["tiles"], found["set"])
        elif found := _CALL.match(line):
            self.press(found["menu"], within=".tools summary")
            self.press(found["item"], within=".menu button")
            self.press(found["button"], within="dialog button")
        elif found := _PRESS.match(line):
            self.press(found["button"], within=".deeds button")
        else:
            message = f"words nobody can follow: {line}"
            raise AssertionError(message)

    def press(self, words: str, *, within: str = "button, summary") -> None:
        """Press the button with this name."""
        button = self._called(words, within)
        if isinstance(self.hand, Keys):
            button.focus()
            self.page.keyboard.press("Enter")
        elif isinstance(self.hand, Mouse):
            button.click()
        else:
            button.tap()

    def _called(self, words: str, within: str) -> Locator:
        found = self.page.locator(within).filter(has_text=words)
        named = self.page.locator(within).and_(self.page.get_by_label(words, exact=True))
        return found.or_(named).first

    def _find(self, kind: str) -> str:
        """Return a tile of this kind: from the rack rather than from the table."""
        seen = look(self.page)
        return next(
            name for name in [*seen.rack, *(each for names in seen.sets for each in names)] if _is(name, kind)
        )

    def _make(self, names: list[str]) -> None:
        self._put_down()
        self.hand.make_set(names)

    def _put_down(self) -> None:
        """Deselect everything: touching a selected tile would deselect it."""
        if self.page.locator("[data-tile][aria-pressed=true]").count():
            self.page.keyboard.press("Escape")
            next_frames(self.page)

    def _add(self, tiles: str, onto: str) -> None:
        wanted = _tiles(onto)
        names = next(names for names in look(self.page).sets if sorted(map(_kind, names)) == sorted(wanted))
        for kind in _tiles(tiles):
            name = self._find(kind)
            before = look(self.page).sets
            self._put_down()
            plain = [each for each in names if each[0] != "j"]
            order = (
                [name, *names]
                if _number(name) < _number(plain[0]) and name[0] == plain[0][0]
                else [*names, name]
            )
            self.hand.add(name, order)
            assert look(self.page).sets != before

    def _swap(self, tiles: str, within: str) -> None:
        (kind,) = _tiles(tiles)
        name = self._find(kind)
        joker = next(
            each
            for names in look(self.page).sets
            if sorted(map(_kind, names)) == sorted(_tiles(within))
            for each in names
            if each[0] == "j"
        )
        settle(self.page)
        if isinstance(self.hand, Keys):
            self.hand.walk(name)
            self.hand.strike("Space")
            self.hand.walk(joker)
            self.hand.strike("Space")
        elif isinstance(self.hand, Mouse):
            box = tile(self.page, joker).bounding_box()
            assert box is not None
            self.hand.drag(name, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
        else:
            tile(self.page, name).tap()
            tile(self.page, joker).tap()


def _tiles(words: str) -> list[str]:
    return [f"{_SIGNS[sign]}{number}" if sign else "j" for number, sign in _WRITTEN.findall(words)]


def _kind(name: str) -> str:
    return name.removesuffix("'")


def _is(name: str, kind: str) -> bool:
    return _kind(name) == kind


def _number(name: str) -> int:
    return 0 if name[0] == "j" else int(_kind(name)[1:])
