"""Pictures of every page for play, to look at: `python -m tests.e2e.pictures.gallery FOLDER [PAGE...]`.

Each page is pictured on a desktop and a phone, tables also on a phone in landscape, in three languages and
two themes. Contact sheets show them side by side; faults.json lists cut words and small touch targets.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page, expect
from rich.progress import track

from tests.e2e.hands import settle
from tests.e2e.pictures.screenshots import scenes
from tests.e2e.raw_ids import raw_ids
from tests.e2e.served import DESK, PHONE, Guest
from tests.e2e.showing import PAGES, TABLES, Gallery

SIZES: Final = {"desk": DESK, "phone": PHONE, "side": (844, 390)}
_WAYS: Final = (
    ("sheet", "pl", "paper"),
    ("sheet", "ru", "paper"),
    ("sheet", "en", "paper"),
    ("sheet", "ru", "evening"),
    ("dark", "pl", "evening"),
    ("dark", "en", "evening"),
)
"""The sheet, the language and the theme."""
_WEAR: Final = """(kept) => {
  localStorage.setItem('stolik.settings', JSON.stringify(kept));
  dispatchEvent(new StorageEvent('storage', { key: 'stolik.settings' }));
}"""


def shoot(page: Page, path: Path, *, whole: bool) -> None:
    """Take a picture when everything has loaded and nothing moves."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(250)  # words are loaded from their own files, and colours have transitions
    settle(page)
    page.screenshot(path=path, full_page=whole)


def overflow(page: Page) -> list[str]:
    """Return elements wider than the page, and words cut without an ellipsis."""
    found: list[str] = page.evaluate(
        """() => {
          const told = [];
          if (document.documentElement.scrollWidth > innerWidth) told.push('page is wider than the window');
          for (const one of document.querySelectorAll('body *')) {
            const style = getComputedStyle(one);
            if (!one.clientWidth || style.position === 'absolute' && style.clipPath !== 'none') continue;
            const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
            if (!words || style.display === 'inline' || one.closest('select, svg, .unseen')) continue;
            if (getComputedStyle(one, '::after').position === 'absolute') continue;
            const wide = one.scrollWidth > one.clientWidth + 1;
            const tall = one.scrollHeight > one.clientHeight + 3;
            if ((wide && style.textOverflow !== 'ellipsis') || (tall && style.overflowY === 'hidden'))
              told.push(`${one.className || one.tagName}: ${one.textContent.trim().slice(0, 50)}`);
          }
          return told;
        }"""
    )
    return found


def small_targets(page: Page) -> list[str]:
    """Return touch targets smaller than a fingertip."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button, a[href], select, input, summary, [role=slider]')]
          .filter((one) => !one.closest('p, li > span, td, th') && !one.matches('[data-tile], [type=radio]'))
          .map((one) => {
            const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
            const room = getComputedStyle(one, '::after');  // a finger's room around what is seen
            const around = room.position === 'absolute';
            const more = (side) => (around ? Math.max(0, -parseFloat(room[side]) || 0) : 0);
            return [one, width + more('left') + more('right'), height + more('top') + more('bottom')];
          })
          .filter(([, width, height]) => width && (height < 43.5 || width < 43.5))
          .map(([one, width, height]) => `${Math.round(width)}x${Math.round(height)} `
            + (one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 30)))
        """
    )
    return found


def contact_sheet(pictures: Sequence[Path], path: Path, *, columns: int, width: int) -> None:
    """Combine pictures side by side."""
    opened = [Image.open(picture).convert("RGB") for picture in pictures]
    small = [one.resize((width, one.height * width // one.width), Image.Resampling.LANCZOS) for one in opened]
    height = max(one.height for one in small)
    rows = -(-len(small) // columns)
    sheet = Image.new("RGB", (columns * (width + 8), rows * (height + 8)), "#777")
    for index, one in enumerate(small):
        sheet.paste(one, ((index % columns) * (width + 8), (index // columns) * (height + 8)))
    sheet.save(path)


def main() -> None:
    """Take the requested pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("pages", nargs="*", choices=[*PAGES, []], help="all, if none is named")
    parser.add_argument("--size", action="append", choices=list(SIZES))
    parser.add_argument("--quick", action="store_true", help="only the four of the first sheet")
    parser.add_argument("--whole", action="store_true", help="pages to their foot")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    names = asked.pages or list(PAGES)
    ways = [
        (name, size) for name, size in product(names, asked.size or SIZES) if size != "side" or name in TABLES
    ]
    faults: dict[str, set[str]] = {}
    with scenes() as shown:
        gallery = Gallery(shown)
        for name, size in track(ways, "Pages"):
            with ExitStack() as after:
                guest = shown.guest(phone=size != "desk", name="Anna")
                after.callback(shown.end_all)
                after.callback(guest.context.close)
                try:
                    faults[f"{name}-{size}"] = picture(gallery, guest, asked, name=name, size=size)
                except Exception as broken:  # noqa: BLE001  the other pages are wanted all the same
                    faults[f"{name}-{size}"] = {f"NOT SHOWN: {broken}"[:400]}
    report = {name: sorted(told) for name, told in faults.items() if told}
    (asked.folder / "faults.json").write_text(json.dumps(report, indent=1, ensure_ascii=False))


def picture(gallery: Gallery, guest: Guest, asked: argparse.Namespace, *, name: str, size: str) -> set[str]:
    """Show one page in one size, in the requested languages and themes; return its faults."""
    width, height = SIZES[size]
    guest.context.on("page", lambda page: page.set_viewport_size({"width": width, "height": height}))
    page = PAGES[name](gallery, guest)
    page.wait_for_load_state("networkidle")
    told: set[str] = set()
    taken: dict[str, list[Path]] = {"sheet": [], "dark": []}
    for sheet, language, light in _WAYS:
        if asked.quick and sheet != "sheet":
            continue
        page.evaluate(_WEAR, {"language": language, "theme": light, "sounds": False})
        expect(page.locator("html")).to_have_attribute("lang", language)
        path = asked.folder / f"{name}-{size}-{language}-{light}.png"
        shoot(page, path, whole=asked.whole)
        taken[sheet].append(path)
        if light == "paper":
            told.update(f"{language} {fault}" for fault in overflow(page))
            told.update(f"{language} no words: {found}" for found in raw_ids(page))
            if size != "desk" and language == "pl":
                told.update(f"small {fault}" for fault in small_targets(page))
    columns = 4 if size == "phone" else 2
    for sheet, pictures in taken.items():
        if pictures:
            path = asked.folder / f"{sheet}-{name}-{size}.png"
            contact_sheet(pictures, path, columns=columns, width=min(width, 780))
    return told


if __name__ == "__main__":
    main()
