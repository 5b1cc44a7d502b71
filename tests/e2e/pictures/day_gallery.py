"""Pictures of tournament day: `python -m tests.e2e.pictures.day_gallery FOLDER [--only TEXT] ...`.

Every page in every state, size, theme and language, combined in contact sheets; and a list of faults that a
script can find: pages that are too wide, cut words, touch targets that are too small, untranslated messages.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Final

from axe_playwright_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import Browser, FloatRect, Page
from playwright.sync_api import Error as PlaywrightError
from rich.progress import track

from tests.e2e.browser import open_browser
from tests.e2e.pictures.day_states import HEAD, ONLINE, REFEREE, STATES, exports
from tests.e2e.pictures.day_views import HALL, VIEWS, View
from tests.e2e.served import Guest, Served, built_pages

SIZES: Final = {
    "desk": (1440, 900),
    "phone": (390, 844),
    "lying": (844, 390),
    "tablet": (1024, 768),
    "upright": (768, 1024),
    "board": (1920, 1080),
}
"""A laptop, a phone, a phone in landscape, a tablet in landscape and portrait, a television."""
_TALLEST: Final = {"desk": 1500, "phone": 1560, "lying": 780, "tablet": 768, "upright": 1024, "board": 1080}
_SHRUNK: Final = {"desk": 0.62, "phone": 1.0, "lying": 0.9, "tablet": 0.8, "upright": 0.8, "board": 0.48}
_ACROSS: Final = {"desk": 2, "phone": 4, "lying": 2, "tablet": 2, "upright": 2, "board": 2}
_ON_A_SHEET: Final = {"desk": 4, "phone": 4, "lying": 6, "tablet": 4, "upright": 4, "board": 4}
_FINGERS: Final = {"phone", "lying", "upright"}
"""The sizes with touch, where targets must be large enough."""
_FAULTS: Final = """(phone) => {
  const seen = (e) => { const r = e.getBoundingClientRect(); const s = getComputedStyle(e);
    return r.width > 0 && r.height > 0 && s.visibility !== 'hidden'
      && !e.closest('.unseen, [inert], body > * > header'); };
  const called = (e) => (typeof e.className === 'string' ? '.' + e.className.split(' ')[0] : '')
    + ' ' + (e.innerText || e.ariaLabel || e.placeholder || '').trim().slice(0, 40).replaceAll('\\n', ' ');
  const found = [];
  const all = [...document.querySelectorAll('body *')].filter(seen);
  if (document.documentElement.scrollWidth > innerWidth + 1) {
    found.push('too wide: ' + document.documentElement.scrollWidth);
    for (const e of all) if (e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('.scroll'))
      { found.push('  sticks out: ' + e.tagName + called(e)); break; }
  }
  for (const e of all) {
    const s = getComputedStyle(e);
    const text = [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
    if (text && s.overflowX !== 'visible' && s.overflowX !== 'auto' && e.scrollWidth > e.clientWidth + 1
        && !['INPUT', 'SELECT', 'TEXTAREA'].includes(e.tagName) && !e.closest('.narrow-name'))
      found.push('cut off: ' + called(e));
    const id = /^(day|hall|live|app|analysis|problem|paper|rules|log)-[a-z-]+$/;
    if (text && id.test(e.innerText?.trim() ?? ''))
      found.push('untranslated: ' + e.innerText);
    if (phone && e.matches('button, a, input, select, summary')) {
      const boxes = [e, e.closest('label') ?? e].map((each) => each.getBoundingClientRect());
      const box = boxes[0].height > boxes[1].height ? boxes[0] : boxes[1];
      const within = e.tagName === 'A' && e.closest('p, td, th, dd, small');
      if (!within && (box.height < 43.5 || box.width < 24))
        found.push('small target ' + Math.round(box.width) + 'x' + Math.round(box.height) + ': ' + e.tagName
          + called(e));
    }
  }
  return [...new Set(found)];
}"""
_SETTLES: Final = 300
_BOTS_WAIT: Final = 9_000
"""Long enough that games are still running in the pictures, but shorter than a turn."""
Way = tuple[str, str, str]
"""A size, a theme and a language."""


def serious(page: Page) -> list[str]:
    """Return axe's serious findings on a page."""
    violations = Axe().run(page).response["violations"]
    return [
        f"axe: {each['id']}: {each['nodes'][0]['html'][:160]}"
        for each in violations
        if each["impact"] in {"serious", "critical"}
    ]


@dataclass
class Gallery:
    """A server with a tournament in every state, and pictures of its pages."""

    browser: Browser
    address: str
    folder: Path
    days: dict[str, tuple[str, dict[str, str], str]] = field(default_factory=dict)
    """By state: the tournament's id, badges by owner, and its code."""
    axe: bool = False
    """Whether to run axe as well; that takes as long as all the rest."""
    guests: dict[Way, Guest] = field(default_factory=dict)

    def take_in(self, files: Mapping[str, bytes] | None = None) -> None:
        """Import tournaments into the server; by default one in every state."""
        guest = Guest(self.browser, self.address)
        for state, export in (exports() if files is None else files).items():
            made = guest.context.request.post(
                f"{self.address}/api/tournaments/import",
                data=export,
                headers={**guest._sent(), "content-type": "application/json"},  # noqa: SLF001  as it asks
            )
            assert made.ok, made.text()
            day = made.json()
            links = guest.context.request.get(
                f"{self.address}/api/tournaments/{day['tournament']}/links",
                headers={"x-stolik-badge": day["badge"]},
            ).json()
            badges = {
                "organiser": day["badge"],
                "referee": links["officials"][REFEREE],
                "head": links["officials"][HEAD],
                **{f"table {table}": link["badge"] for table, link in links["tables"].items()},
                **{f"player {player}": badge for player, badge in links["players"].items()},
            }
            badges.setdefault("table 40", badges["table 1"].replace("t.1.", "t.40.", 1))
            self.days[state] = (day["tournament"], badges, links["code"])
        guest.context.close()

    def guest(self, way: Way) -> Guest:
        """Create a guest with a size, a theme and a language."""
        if way not in self.guests:
            size, theme, language = way
            phone = size in {"phone", "lying"}
            self.guests[way] = Guest(
                self.browser,
                self.address,
                phone=phone,
                theme=theme,
                language=language,
                reduced_motion="reduce",
            )
        return self.guests[way]

    def go(self) -> None:
        """Close all guests."""
        while self.guests:
            self.guests.popitem()[1].context.close()

    def new_page(self, way: Way) -> Page:
        """Open a window of the right size."""
        width, height = SIZES[way[0]]
        page = self.guest(way).context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        return page

    def show(self, view: View, way: Way, page: Page) -> list[str]:
        """Bring a page into the state of a view; return the faults that a script finds."""
        size = way[0]
        self._open(view, page)
        for act in view.acts:
            act(page)
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(_SETTLES * (3 if size == "board" else 1))
        found: list[str] = page.evaluate(_FAULTS, size in _FINGERS)
        return found + serious(page) if self.axe else found

    def shoot(self, view: View, way: Way) -> Path:
        """Take one picture, and record its faults."""
        size, theme, language = way
        width, height = SIZES[size]
        page = self.new_page(way)
        try:
            found = self.show(view, way, page)
        except PlaywrightError as error:
            found = [f"NO PICTURE: {str(error).splitlines()[0]}"]
        path = self.folder / "single" / f"{view.name}-{size}-{theme}-{language}.png"
        grows = size in {"desk", "phone", "lying"}
        tall = page.evaluate("document.documentElement.scrollHeight") if grows else height
        shown: FloatRect = {"x": 0, "y": 0, "width": width, "height": max(height, min(tall, _TALLEST[size]))}
        if tall > height and page.locator("dialog[open]").count() == 0:
            # A taller window instead of a full-page screenshot, which would lose the phone layout.
            page.set_viewport_size({"width": width, "height": int(shown["height"])})
        else:
            shown["height"] = height
        page.screenshot(path=path, clip=shown)
        if found:
            # Written at once, so that an interrupted run keeps what it found.
            with (self.folder / "faults.txt").open("a", encoding="utf-8") as told:
                told.writelines(f"{line}\n" for line in (path.stem, *(f"    {each}" for each in found)))
        page.context.set_offline(False)
        page.close()
        return path

    def _open(self, view: View, page: Page) -> None:
        day, badges, code = self.days.get(view.state, ("", {}, ""))
        path = view.path.replace("CODE", code)
        if not path.startswith("/"):
            path = f"/tournaments/{day}/{path}".rstrip("/")
        if view.whose:
            path += f"{'&' if '?' in path else '?'}badge={badges[view.whose]}"
        table = f"stolik.hall.{day}.1.2.{view.whose.removeprefix('table ')}"
        # Remove what another picture left in the storage.
        page.add_init_script(
            "for (const key of Object.keys(localStorage)) if (key !== 'stolik.settings')"
            " localStorage.removeItem(key)"
        )
        runs = view.clock is not None and view.clock["stands"] is None
        kept = f"(key, value) => localStorage.setItem('{table}.' + key, JSON.stringify(value))"
        if view.clock:
            since = "{ since: Date.now() }" if runs else "{}"
            page.add_init_script(f"({kept})('clock', {{ ...{json.dumps(view.clock)}, ...{since} }})")
        if view.draft:
            page.add_init_script(f"({kept})('draft', {json.dumps(view.draft)})")
        page.goto((self.address.replace("127.0.0.1", view.host) if view.host else self.address) + path)
        page.locator("h1, .board h2").first.wait_for(state="attached")
        page.wait_for_timeout(_SETTLES)
        if view.offline:
            page.context.set_offline(True)
            page.wait_for_timeout(200)

    def sheet(self, name: str, size: str, pictures: Sequence[Path]) -> None:
        """Combine pictures side by side, with a line where the first screen ends."""
        width, fold = SIZES[size]
        scale = _SHRUNK[size]
        opened = [Image.open(path).convert("RGB") for path in pictures]
        across = min(_ACROSS[size], len(opened))
        rows = [opened[at : at + across] for at in range(0, len(opened), across)]
        heights = [int(max(each.height for each in row) * scale) for row in rows]
        cell = int(width * scale)
        whole = Image.new("RGB", (across * (cell + 8), sum(heights) + 8 * len(rows)), (255, 0, 255))
        top = 0
        for row, high in zip(rows, heights, strict=True):
            for at, each in enumerate(row):
                if each.height > fold:
                    each.paste((255, 0, 255), (0, fold, 24, fold + 3))
                small = each.resize((cell, int(each.height * scale)), Image.Resampling.LANCZOS)
                whole.paste(small, (at * (cell + 8), top))
            top += high + 8
        whole.save(self.folder / f"{name}.png")


def main() -> None:
    """Take the requested pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="views whose name has one of these, by commas")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--themes", default="paper,evening")
    parser.add_argument("--languages", default="pl,ru,en")
    parser.add_argument("--axe", action="store_true", help="let axe look, too")
    parser.add_argument("--by-view", action="store_true", help="a sheet for each view, not for each way")
    asked = parser.parse_args()
    known = {*SIZES, "paper", "evening", "pl", "ru", "en"}
    if odd := {*asked.sizes.split(","), *asked.themes.split(","), *asked.languages.split(",")} - known:
        parser.error(f"unknown: {', '.join(sorted(odd))}")
    (asked.folder / "single").mkdir(parents=True, exist_ok=True)
    (asked.folder / "faults.txt").unlink(missing_ok=True)
    wanted = [view for view in VIEWS if any(part in view.name for part in asked.only.split(","))]
    ways = [
        (size, theme, language)
        for size, theme, language in product(
            asked.sizes.split(","), asked.themes.split(","), asked.languages.split(",")
        )
    ]
    named = f"--host-resolver-rules=MAP {HALL} 127.0.0.1"
    with tempfile.TemporaryDirectory() as folder, open_browser(named) as browser:
        server = Served(built_pages(), Path(folder) / "stolik.db", bot_pause=_BOTS_WAIT)
        server.start()
        try:
            gallery = Gallery(browser, server.address, asked.folder, axe=asked.axe)
            shots: dict[tuple[str, Way], Path] = {}
            pairs = [(view, way) for view in wanted for way in ways if way[0] in view.sizes]
            for before in (True, False):
                if not before:
                    needed = {view.state for view in wanted}
                    gallery.take_in(exports([name for name in (*STATES, *ONLINE) if name in needed]))
                for view, way in track([each for each in pairs if (not each[0].state) is before], "Pictures"):
                    shots[view.name, way] = gallery.shoot(view, way)
            _put_together(gallery, wanted, ways, shots, by_view=asked.by_view)
        finally:
            server.stop()


def _put_together(
    gallery: Gallery,
    wanted: Sequence[View],
    ways: Sequence[Way],
    shots: dict[tuple[str, Way], Path],
    *,
    by_view: bool,
) -> None:
    if by_view:
        for view, size in product(wanted, SIZES):
            found = [shots[view.name, way] for way in ways if way[0] == size and (view.name, way) in shots]
            if found:
                gallery.sheet(f"{view.name}-{size}", size, found)
        return
    for way in ways:
        size, theme, language = way
        mine = [shots[view.name, way] for view in wanted if (view.name, way) in shots]
        many = _ON_A_SHEET[size]
        for at in range(0, len(mine), many):
            part = mine[at : at + many]
            gallery.sheet(f"{size}-{theme}-{language}-{at // many:02}", size, part)
            names = " | ".join(path.stem.removesuffix(f"-{size}-{theme}-{language}") for path in part)
            print(f"{size}-{theme}-{language}-{at // many:02}: {names}")  # noqa: T201  a script


if __name__ == "__main__":
    main()
