"""The pages in the gallery of tournament day: every page in every state, and the steps to get there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Page

_AT_TABLES: Final = ("phone", "lying", "tablet", "upright")
Act = Callable[[Page], object]


@dataclass(frozen=True)
class View:
    """One page in one state, and the steps before the picture is taken."""

    name: str
    state: str
    path: str
    whose: str = ""
    acts: Sequence[Act] = ()
    sizes: Sequence[str] = ("desk", "phone")
    clock: dict[str, Any] | None = None
    """The stored clock of a table's device."""
    draft: dict[str, Any] | None = None
    offline: bool = False
    host: str = ""
    """The host name of the server, if the page shows it."""


def click(selector: str, nth: int = 0) -> Act:
    """Press something."""
    return lambda page: page.locator(selector).nth(nth).click()


def fill(selector: str, text: str) -> Act:
    """Type something."""
    return lambda page: page.locator(selector).first.fill(text)


def pick(selector: str, nth: int) -> Act:
    """Choose from a list."""
    return lambda page: page.locator(selector).first.select_option(index=nth)


def key(name: str, times: int = 1) -> Act:
    """Press a key."""

    def press(page: Page) -> None:
        for _ in range(times):
            page.keyboard.press(name)

    return press


def see(selector: str) -> Act:
    """Scroll something into view."""
    return lambda page: page.locator(selector).first.scroll_into_view_if_needed()


def clock(**changes: object) -> dict[str, Any]:
    """Return the stored clock of a table's device."""
    whole = {"seats": 4, "full": 40_000, "game": 1, "first": 0, "turn": 1, "ended": 5, "left": 40_000}
    rest = {"since": None, "stands": None, "last": None, "early": [0, 0, 0, 0], "said": [], "before": None}
    return {**whole, **rest, **changes}


def _draft(*values: str, **changes: object) -> dict[str, Any]:
    seat = {"rack": None, "opened": True, "could": False, "announced": False, "drawn": None}
    return {"ending": "out", "out": 0, "seats": [{"value": value, **seat} for value in values], **changes}


def _unopened() -> dict[str, Any]:
    draft = _draft("", "23", "", "41")
    draft["seats"][2] |= {"opened": False, "could": True, "rack": ["r10", "b10", "k10", "r1", "j", "o13"]}
    return draft


def _desk(state: str, tab: str, *acts: Act, whose: str = "organiser", name: str = "") -> View:
    title = f"desk-{state}-{tab}{f'-{name}' if name else ''}"
    return View(title, state, f"desk?tab={tab}", whose, acts)


def _table(name: str, *acts: Act, at: int = 12, **more: Any) -> View:  # noqa: ANN401  View's own
    return View(f"table-{name}", "running", f"table/{at}", f"table {at}", acts, _AT_TABLES, **more)


def _board(state: str, turn: int = 0, **more: Any) -> View:  # noqa: ANN401  View's own
    acts = (key(" "), key("ArrowRight", turn))
    name = f"board-{state}-{turn}{'-named' if more else ''}"
    return View(name, state, "board", "", acts, ("board",), **more)


def _sit(page: Page) -> None:
    """Go from a player's page to the online table."""
    page.locator(".next a.button.main").click()
    page.locator(".roombar, .seats").first.wait_for()


def _judge(page: Page) -> None:
    """Go from an open sheet to its online game."""
    room = page.locator("dialog a[href^='/t/'], [role=dialog] a[href^='/t/']").first
    room.evaluate("link => link.removeAttribute('target')")
    room.click()
    page.locator(".roombar").wait_for()


HALL: Final = "stolik.lan"
"""A host name that works from other machines: phones in the hall could use it."""
_NAV: Final = "header nav button"
VIEWS: Final = (
    View("list-empty", "", "/tournaments"),
    View("new", "", "/tournaments/new"),
    View("new-editor", "", "/tournaments/new", acts=(click("button.button:not(.main)[type=button]"),)),
    View("list", "running", "/tournaments"),
    View("list-join", "running", "/tournaments", acts=(fill("input", "zz-zz"), key("Enter"))),
    View("missing", "", "/tournaments/nowhere"),
    View("join-code", "running", "/d/CODE"),
    View("join-table", "running", "table/3"),
    View("desk-no-badge", "running", "desk"),
    _desk("announced", "roster"),
    _desk("announced", "roster", click(".card .button.main"), name="add"),
    _desk("announced", "roster", click(".card .button:not(.main)"), name="csv"),
    _desk("announced", "check-in"),
    _desk("announced", "draw"),
    _desk("announced", "round"),
    _desk("announced", "standings"),
    _desk("announced", "links"),
    _desk("check-in", "roster"),
    _desk("check-in", "roster", click("tbody .button", 10), name="minor"),
    _desk("check-in", "roster", click("tbody .button", 10), click(".danger-line button", 1), name="erase"),
    _desk(
        "check-in",
        "roster",
        click(".card .button:not(.main)"),
        fill("textarea", "imię i nazwisko,klub,nr\nEwa Sample,Klub A,abc\n,Klub B,3"),
        see("textarea"),
        name="csv-wrong",
    ),
    _desk("check-in", "check-in"),
    _desk("check-in", "check-in", fill("input[type=search]", "wis"), name="search"),
    _desk("check-in", "draw"),
    _desk("check-in", "settings"),
    _desk("check-in", "settings", click("fieldset label", 1), name="online"),
    _desk("drawn", "draw"),
    _desk("drawn", "draw", click(".seat", 0), click(".seat", 9), name="swap"),
    _desk("drawn", "draw", click("summary", -1), see(".matrix"), name="matrix"),
    _desk("drawn", "round"),
    _desk("running", "roster"),
    _desk("running", "draw"),
    _desk("running", "round"),
    _desk("running", "round", click(".open", 6), name="sheet"),
    _desk("running", "round", click(".open", 11), name="entry"),
    _desk("running", "round", click(".open", 0), name="correct"),
    _desk("running", "round", click(".open", 11), click(".end .button", 0), name="void-allow"),
    _desk(
        "running",
        "round",
        click(".open", 11),
        click(".more .tick input", 0),
        click(".save button"),
        name="void",
    ),
    _desk("running", "standings"),
    _desk("running", "referee"),
    _desk("running", "log"),
    _desk("running", "log", click(".entry button", 3), name="undo"),
    _desk("running", "files"),
    _desk("running", "links"),
    _desk("running", "links", click(".plain .button", 1), name="qr"),
    _desk("running", "settings"),
    _desk("running", "referee", whose="referee", name="calls"),
    _desk("running", "referee", fill("input[type=search]", "joker"), whose="head", name="rules"),
    _desk("running", "referee", pick("section select", 4), whose="head", name="sanction"),
    _desk("running", "log", whose="referee", name="referee"),
    _desk("cut", "standings"),
    _desk("cut", "draw"),
    _desk("final", "round"),
    _desk("final", "standings"),
    _desk("tie", "standings"),
    _desk("tie", "standings", click(".tie .button.main"), name="game"),
    _desk("closed", "standings"),
    _desk("closed", "files"),
    _table("ready"),
    _table("running", clock=clock(left=31_000)),
    _table("seconds", clock=clock(left=7_400, turn=2)),
    _table("up", clock=clock(left=0)),
    _table("referee", clock=clock(left=18_000, stands="referee"), at=13),
    _table("early", clock=clock(stands="early", early=[1, 0, 0, 2])),
    _table("announced", clock=clock(left=22_000, said=[{"game": 1, "seat": 1, "at": 0, "turn": 5}])),
    _table("last", clock=clock(left=29_000, last=2)),
    _table("last-more", click(".tool", -1), clock=clock(left=29_000, last=2)),
    _table("call", click(".tool", 3), clock=clock(left=31_000)),
    _table("more", click(".tool", -1), clock=clock(left=31_000)),
    _table("entry", click(_NAV, 1)),
    _table("points", click(_NAV, 1), draft=_draft("", "23", "7", "41")),
    _table("pad", click(_NAV, 1), click(".tiles", 1), draft=_unopened()),
    _table("rack", click(_NAV, 1), draft=_unopened()),
    _table("partial", click(_NAV, 1), at=10),
    _table("void", click(_NAV, 1), at=15),
    _table("voided", click(_NAV, 1), at=16),
    _table("agree", at=9),
    _table("agreed", at=8),
    _table("closed", at=1),
    _table("offline", click(".tool", 1), clock=clock(left=33_000), offline=True),
    _table("unused", at=40),
    View("me", "running", "me", "player 9", sizes=_AT_TABLES),
    View("me-final", "final", "me", "player 9", sizes=_AT_TABLES),
    View("me-closed", "closed", "me", "player 18", sizes=_AT_TABLES),
    View("me-waits", "check-in", "me", "player 3", sizes=_AT_TABLES),
    View("me-done", "online", "me", "player 1", sizes=_AT_TABLES),
    View("me-between", "round-over", "me", "player 9", sizes=_AT_TABLES),
    View("me-left", "running", "me?player=70", sizes=_AT_TABLES),
    View("me-nobody", "running", "me?player=999", sizes=_AT_TABLES),
    View("public-empty", "announced", ""),
    View("public-soon", "check-in", ""),
    View("public-between", "round-over", ""),
    View("public-cut", "cut", ""),
    View("public", "running", ""),
    View("public-found", "running", "", acts=(fill("input[type=search]", "wis"),)),
    View("public-standings", "running", "", acts=(click("nav.views button", 1),)),
    View("public-stages", "final", "", acts=(click("nav.views button", 2),)),
    View("public-meetings", "running", "", acts=(click("nav.views button", 3),)),
    View("public-draw", "running", "", acts=(click("nav.views button", 4),)),
    View("public-closed", "closed", ""),
    View("public-closed-stages", "closed", "", acts=(click("nav.views button", 2),)),
    _board("announced"),
    _board("check-in"),
    _board("check-in", host=HALL),
    _board("round-over"),
    _board("cut"),
    *(_board("running", turn) for turn in range(8)),
    _board("final"),
    _board("final", 1),
    _board("closed"),
    _board("closed", 1),
    View("online-me", "online", "me", "player 8"),
    View("online-public", "online", ""),
    View("online-desk-round", "online", "desk?tab=round", "organiser"),
    View("online-desk-sheet", "online", "desk?tab=round", "organiser", (click(".open", 2),)),
    View("online-room-player", "online", "me", "player 8", (_sit,)),
    View("online-room-referee", "online", "desk?tab=round", "organiser", (click(".open", 2), _judge)),
    View(
        "online-room-console",
        "online",
        "desk?tab=round",
        "organiser",
        (click(".open", 2), _judge, click(".roombar .slim")),
    ),
    View(
        "online-room-watcher",
        "online",
        "",
        acts=(click(".watch", 1), see(".roombar")),
    ),
    View("online-me-stands", "online-stands", "me", "player 8"),
    View("online-room-stands", "online-stands", "me", "player 8", (_sit,)),
    _board("online"),
)
