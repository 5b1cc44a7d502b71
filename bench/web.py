"""The pages in a real browser: size of a first load, time to the first move, smoothness of a drag."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from statistics import median
from typing import Final

from playwright.sync_api import Page, Response

from bench.progress import progress
from tests.e2e.full import fill_to_the_brim
from tests.e2e.hands import box_of, look, main_button, settle, tile
from tests.e2e.pictures.screenshots import Scenes, scenes
from tests.e2e.served import Guest

_MOST_KB: Final = 150
_TRIES: Final = 5
_STEPS: Final = 180
_ENTERED: Final = (
    *("Red 1", "Red 10", "Blue 10", "Black 10", "Orange 3", "Orange 3", "Blue 7"),
    *("Black 2", "Red 13", "Joker", "Blue 1", "Orange 12", "Black 8", "Red 5"),
)
"""A rack of fourteen with mixed colours and numbers, as a referee may have to enter it."""
_PREFACE: Final = f"""Headless Chromium without a graphics card, on the machine that serves.
Sizes are compressed bodies loaded with an empty cache, including fonts and API answers.
Times are medians of {_TRIES}, against casual bots that do not pause. Frames are compared with those of the
same page at rest. A script enters the rack without pausing: the figure shows the number of taps
and that the page keeps up; a person who taps once a second needs a quarter of a minute."""
_SHIFTS: Final = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) sum += one.value;
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(sum), 400);
})"""
_IN_SIGHT: Final = """(key) => {
  const box = key.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
}"""
_FRAMES: Final = """() => {
  window.frames_seen = [];
  let before = null;
  const look = (now) => {
    if (before !== null) window.frames_seen.push(now - before);
    before = now;
    window.frames_seen.length < 1000 && requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def report() -> str:
    """Measure on the test server, whose bots do not pause, and return the figures as Markdown."""
    with scenes() as shown:
        weights = _weights(shown)
        shifts = _shifts(shown)
        times = _times(shown)
        taps, entered = _entry(shown)
        tiles, still, dragged = _frames(shown)
    heavy = [name for name, kb in weights.items() if kb > _MOST_KB]
    rows = [f"| first load, {name} | {kb:.0f} kB compressed, of {_MOST_KB} |" for name, kb in weights.items()]
    rows += [
        f"| from opening the first page to a table with tiles | {times[0]:.2f} s |",
        f"| from opening the first page to one's first move | {times[1]:.2f} s |",
        f"| a rack of {len(_ENTERED)} at the bench on a phone, {taps} taps and scrolls | {entered:.2f} s |",
        f"| a frame, nothing moving, {tiles} tiles in sight | {_spread(still)} |",
        f"| a frame during a drag, {tiles} tiles in sight | {_spread(dragged)} |",
        *(f"| layout shift, {name} | {sum_:.4f} |" for name, sum_ in shifts.items()),
    ]
    verdict = f"Too heavy: {', '.join(heavy)}." if heavy else "Every first load is within its limit."
    return "\n".join([_PREFACE, "", "| what | figure |", "|---|--:|", *rows, "", verdict])


def _views(shown: Scenes) -> dict[str, Callable[[Guest], Page]]:
    views = shown.views()
    return {
        "home": views["home"],
        "table": views["table-early"],
        "bench": views["bench"],
        "learn": lambda guest: guest.open("/learn"),
    }


def _weights(shown: Scenes) -> dict[str, float]:
    return _loads(shown, _views(shown))


def _loads(shown: Scenes, views: Mapping[str, Callable[[Guest], Page]]) -> dict[str, float]:
    weights = {}
    for name, view in progress(list(views.items()), "first loads"):
        guest = shown.guest()
        got: list[Response] = []

        def note(response: Response, got: list[Response] = got) -> None:
            got.append(response)

        guest.context.on("response", note)
        page = view(guest)
        page.wait_for_load_state("networkidle")
        weights[name] = sum(each.request.sizes()["responseBodySize"] for each in got) / 1000
        guest.context.close()
    return weights


def first_loads(paths: Sequence[str]) -> dict[str, float]:
    """Return how much pages load with an empty cache, in kB; of each a newcomer's."""
    with scenes() as shown:
        return _loads(shown, {path: lambda guest, path=path: guest.open(path) for path in paths})  # type: ignore[misc]


def _shifts(shown: Scenes) -> dict[str, float]:
    shifts = {}
    for name, path in {"home": "/", "bench": "/bench", "rules": "/rules"}.items():
        guest = shown.guest()
        page = guest.open(path)
        page.wait_for_load_state("networkidle")
        shifts[name] = page.evaluate(_SHIFTS)
        guest.context.close()
    guest = shown.guest()
    page = shown.views()["table-late"](guest)
    page.wait_for_load_state("networkidle")
    shifts["table"] = page.evaluate(_SHIFTS)
    guest.context.close()
    shown.end_all()
    return shifts


def _times(shown: Scenes) -> tuple[float, float]:
    tables, moves = [], []
    for _ in progress(range(_TRIES), "the first move"):
        guest = shown.guest()
        page = guest.context.new_page()
        begun = time.perf_counter()
        page.goto(guest.address)
        page.get_by_role("button", name="Play now").click()
        page.locator("[data-rack] [data-tile]").first.wait_for()
        tables.append(time.perf_counter() - begun)
        held = len(look(page).rack)
        main_button(page).click()
        while len(look(page).rack) == held:
            page.wait_for_timeout(10)
        moves.append(time.perf_counter() - begun)
        guest.context.close()
    return median(tables), median(moves)


def _entry(shown: Scenes) -> tuple[int, float]:
    """Enter a rack on a phone; return the number of taps and scrolls, and how long it took."""
    guest = shown.guest(phone=True)
    page = guest.open("/bench")
    keys = page.get_by_role("group", name="Tiles").get_by_role("button")
    keys.first.wait_for()
    page.wait_for_load_state("networkidle")
    deeds = 0
    begun = time.perf_counter()
    for name in _ENTERED:
        key = keys.filter(has=page.get_by_role("img", name=name, exact=True)).first
        deeds += 1 if key.evaluate(_IN_SIGHT) else 2
        key.tap()
    page.get_by_text("Yes, it can open").wait_for()
    entered = time.perf_counter() - begun
    guest.context.close()
    return deeds, entered


def _frames(shown: Scenes) -> tuple[int, list[float], list[float]]:
    guest, other, referee = shown.guest(name="Anna"), shown.guest(name="Bartek"), shown.guest(name="Celina")
    shown.company += [other, referee]
    room = fill_to_the_brim(guest, other, referee)
    other.sit(room)
    page = guest.sit(room)
    tile(page, "r1").wait_for()
    settle(page)
    tiles = page.locator("[data-tile]").count()
    page.evaluate(_FRAMES)
    page.wait_for_timeout(2_000)
    still: list[float] = page.evaluate("window.frames_seen.splice(0)")
    box = box_of(tile(page, look(page).rack[0]))
    surface = box_of(page.locator("[data-surface]"))
    page.mouse.move(box[0] + box[2] / 2, box[1] + box[3] / 2)
    page.mouse.down()
    page.mouse.move(surface[0] + 40, surface[1] + 40)
    page.evaluate("window.frames_seen.splice(0)")
    for step in range(_STEPS):
        x = surface[0] + 40 + (surface[2] - 80) * (step % 60) / 60
        y = surface[1] + 40 + (surface[3] - 80) * step / _STEPS
        page.mouse.move(x, y)
    dragged: list[float] = page.evaluate("window.frames_seen.splice(0)")
    page.mouse.up()
    guest.context.close()
    shown.end_all()
    return tiles, still, dragged


def _spread(frames: list[float]) -> str:
    ordered = sorted(frames)
    return f"median {median(ordered):.1f} ms, p95 {ordered[int(0.95 * len(ordered))]:.1f} ms ({len(ordered)})"
