"""The pages for play in the usual states, for the gallery."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.hands import Finger, Mouse, settle, tile
from tests.e2e.pictures.screenshots import Scenes
from tests.e2e.served import Guest
from tests.e2e.variants import KNOWN, LONG, SALVAGED

_RACK: Final = "r10 b10 k10 r1 r2 r3 b1 b5 k5 o5 k1 o2 j k8"
_OTHER: Final = "r5 r7 r9 b2 b4 b6 k2 k4 k6 o7 o9 o11 o13 k13"
_NAMES: Final = (
    "Aleksandra Wiśniewska-Brzęczyszczykiewicz"[:40],
    "Bartłomiej Konstantynopolitańczykowski",
    "Константин Преображенский-Голенищев",
    "Celina",
)
_FULL: Final = (
    "r1 r2 r3 r4 r5 r6 r7 | b1 b2 b3 b4 b5 b6 b7 | k1 k2 k3 k4 k5 k6 k7 | o1 o2 o3 o4 o5 | r8 b8 k8 o8 | "
    "r9 b9 k9 o9 | r10 b10 k10 o10 | r11 b11 k11 | o11 o12 o13 | r12 b12 k12 | r13 b13 k13 | "
    "r1' b1' k1' o1' | r2' b2' k2' o2' | r3' b3' o3' | b4' b5' b6' b7' | k4' k5' k6' | "
    "o4' o5' o6' o7' o8' | r5' r6' r7' r8' | b8' b9' b10' | k7' j k9' k10' k11' k12' | r9' r10' r11' | "
    "o9' o10' o11' o12' o13' | b11' b12' b13' | j' r12' r13'"
)
"""A hundred tiles; the other six are on the racks."""
_LEFT: Final = ("r4' k3' k8'", "k13'", "o6", "o7")
_POSITION: Final = "rack=b7+k11+k12+r1&table=b4+b5+b6+j+%7C+r8+k8+o8"
_LONG_POSITION: Final = (
    "rack=b7+k11+k12+k13+r1+r9+b9+o9+o1+o2+b13+k3+r12+j&table=b4+b5+b6+j+%7C+r8+k8+o8+%7C+r2+r3+r4+r5+r6"
)
Show = Callable[["Gallery", Guest], Page]


class Gallery:
    """Pages in the usual states."""

    def __init__(self, shown: Scenes) -> None:
        self.shown = shown

    def come(self, name: str) -> Guest:
        """Create another player at the table."""
        one = self.shown.guest(name=name)
        self.shown.company.append(one)
        return one

    def home(self, guest: Guest) -> Page:
        """Show the first page without tables."""
        return guest.open("/")

    def home_busy(self, guest: Guest) -> Page:
        """Show the first page with tables to join, games to watch and the viewer's own table."""
        for name in _NAMES[:3]:
            one = self.come(name)
            one.make("pl-stacks", seats=4, access="lobby", bots={"2": "club"})
            one.against_bot("ru-championship", "casual")
        guest.make("pl-forty", seats=3)
        return guest.open("/")

    def account(self, guest: Guest) -> Page:
        """Show the sheet of name and account."""
        page = guest.open("/")
        page.get_by_role("button", name="Anna").first.click()
        return page

    def make_table(self, guest: Guest) -> Page:
        """Show the settings of a new table."""
        page = guest.open("/")
        page.get_by_role("button", name="Create a table").click()
        return page

    def waiting(self, guest: Guest) -> Page:
        """Show a table with a free seat."""
        room = guest.make("pl-forty", seats=4, bots={"3": "club"}, games=3)
        self.come(_NAMES[1]).order(room, do="Join", seed="mine")
        return guest.open(f"/t/{room}")

    def early(self, guest: Guest) -> Page:
        """Show the first turn."""
        page = guest.sit(guest.against_bot(KNOWN.key, "club", deck=f"{_RACK} {_OTHER}"))
        settle(page)
        return page

    def invalid(self, guest: Guest) -> Page:
        """Show an opening with too few points, an invalid set, and a selected tile."""
        page = self.early(guest)
        hand = _hand(page)
        hand.make_set(["r1", "r2", "r3"])
        hand.make_set(["b1", "b5"])
        hand.make_set(["k5", "k8", "k1"])
        tile(page, "o5").click()
        return page

    def refused(self, guest: Guest) -> Page:
        """Show the server's refusal of an opening below thirty."""
        guest.context.route_web_socket("**/ws/rooms/**", _cheapen)
        page = self.early(guest)
        _hand(page).make_set(["r1", "r2", "r3"])
        page.locator(".deeds .main").click()
        expect(page.locator(".status")).to_contain_text("must be worth")
        return page

    def timeout(self, guest: Guest) -> Page:
        """Show the message after a time-out in mid-turn."""
        page = guest.sit(guest.against_bot(SALVAGED.key, "novice", deck=f"{_OTHER} {_RACK}"))
        settle(page)
        _hand(page).make_set(["r10", "b10", "k10"])
        _hand(page).make_set(["r1"])
        expect(page.locator(".status")).to_contain_text("Time is up")
        return page

    def late(self, guest: Guest) -> Page:
        """Show a hundred tiles, long names, and the last turns."""
        _room, page = self._full(guest)
        return page

    def moving(self, guest: Guest) -> Page:
        """Show the full table in mid-turn: one set broken, two tiles selected."""
        _room, page = self._full(guest)
        _hand(page).add("r4'", ["r4'", "b4'", "b5'", "b6'", "b7'"])
        tile(page, "k8'").click()
        return page

    def paused(self, guest: Guest) -> Page:
        """Show a player's page while the referee has stopped the game."""
        room, page = self._full(guest)
        self._referee.order(room, do="Rule", command=_ruling("Pause", "sprawdzamy układ z jokerem"))
        expect(page.locator(".status")).to_contain_text("Stopped")
        return page

    def referee(self, guest: Guest) -> Page:
        """Show the referee's panel beside a stopped game."""
        anna, bartek = self.come(_NAMES[0]), self.come(_NAMES[1])
        room = anna.make(KNOWN.key, deck=f"{_RACK} {_OTHER}", referees=[guest.player])
        bartek.order(room, do="Join", seed="his")
        anna.order(room, do="Start")
        anna.sit(room)
        bartek.sit(room)
        anna.order(room, do="Move", command={"type": "Play", "seat": 0, "table": "r10 b10 k10"})
        call = {"type": "CallReferee", "seat": 0, "about": "Czy ten joker się liczy?"}
        anna.order(room, do="Move", command=call)
        guest.order(room, do="Rule", command=_ruling("Pause", "sporny joker"))
        page = guest.sit(room)
        page.get_by_role("button", name="Referee", exact=True).click()
        page.get_by_role("button", name="Look at the racks").click()
        return page

    def talking(self, guest: Guest) -> Page:
        """Show the chat beside the table."""
        bartek = self.come(_NAMES[1])
        room = guest.make(KNOWN.key, deck=f"{_RACK} {_OTHER}")
        bartek.order(room, do="Join", seed="his")
        guest.order(room, do="Start")
        bartek.sit(room)
        page = guest.sit(room)
        bartek.order(room, do="Say", text="Powodzenia! Удачи!")
        guest.order(room, do="Say", text="Dzięki, nawzajem.")
        page.get_by_role("button", name="Talk at the table").click()
        return page

    def history(self, guest: Guest) -> Page:
        """Show the history."""
        _room, page = self._full(guest)
        page.get_by_role("button", name="What happened").click()
        return page

    def stacks(self, guest: Guest) -> Page:
        """Show the question about the deal under the rules with stacks."""
        return guest.sit(guest.make("pl-stacks", seats=4, bots=dict.fromkeys("123", "club"), start=True))

    def watching(self, guest: Guest) -> Page:
        """Show a spectator's page."""
        room, _page = self._full(self.come(_NAMES[0]))
        return guest.sit(room)

    def end(self, guest: Guest) -> Page:
        """Show the score sheet of four."""
        bots = dict(zip("123", ("novice", "exact", "club"), strict=True))
        room = guest.make(KNOWN.key, deck="#6", seats=4, bots=bots, start=True)
        guest.draw_to_the_end(room)
        return guest.open(f"/t/{room}")

    def replay(self, guest: Guest) -> Page:
        """Show a replay in the middle of a game."""
        room = guest.against_bot(KNOWN.key, deck="#6")
        guest.draw_to_the_end(room)
        return guest.open(f"/replay/{room}?at=30")

    def lost(self, guest: Guest) -> Page:
        """Show a table without a connection."""
        lines: list[WebSocketRoute] = []
        guest.context.route_web_socket("**/ws/rooms/**", lambda line: _tap(line, lines))
        page = self.early(guest)
        for line in lines:
            line.close()
        expect(page.get_by_text("The connection is broken")).to_be_visible()
        return page

    def analysis_step(self, guest: Guest) -> Page:
        """Show a long rack and its best move, at the second step."""
        page = guest.open(f"/bench?ask=best&{_LONG_POSITION}")
        onward = page.get_by_role("button", name="One step on")
        onward.click()
        onward.click()
        return page

    def clause(self, guest: Guest) -> Page:
        """Show one clause of the rules over the page that cites it."""
        page = guest.open("/rules/pl-stacks")
        page.locator(".marks a").nth(3).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        return page

    _referee: Guest

    def _full(self, guest: Guest) -> tuple[str, Page]:
        """Let a referee lay out the late game; it is the viewer's turn."""
        guest.ask("PATCH", "/api/me", {"name": _NAMES[0]})
        others = [self.come(name) for name in _NAMES[1:]]
        self._referee = self.come("Darek")
        room = guest.make(LONG.key, deck="#5", seats=4, referees=[self._referee.player])
        for other in others:
            other.order(room, do="Join", seed="mine")
        guest.order(room, do="Start")
        for one in others:
            one.sit(room)
        for command in (
            _ruling("Pause"),
            _ruling("LookAtRacks"),
            {**_ruling("GiveTiles"), "seat": 0, "count": 6},  # all of them: the bank is empty
            {**_ruling("Correct"), "table": _FULL, "racks": list(_LEFT)},
            _ruling("Continue"),
        ):
            answer = self._referee.order(room, do="Rule", command=command)
            assert not answer.get("refused"), answer
        return room, guest.sit(room)


def _ruling(kind: str, reason: str = "") -> dict[str, object]:
    return {"type": kind, "by": "", "reason": reason}


def _hand(page: Page) -> Mouse | Finger:
    return Finger(page) if page.evaluate("matchMedia('(pointer: coarse)').matches") else Mouse(page)


def _cheapen(line: WebSocketRoute) -> None:
    """Tell the page that an opening needs few points, so that the server has something to refuse."""
    server = line.connect_to_server()
    server.on_message(lambda said: line.send(str(said).replace('"opening_points":30', '"opening_points":1')))
    line.on_message(server.send)


def _tap(line: WebSocketRoute, lines: list[WebSocketRoute]) -> None:
    if not lines:
        lines.append(line)
        line.connect_to_server()


def _at(path: str) -> Show:
    return lambda _gallery, guest: guest.open(path)


TABLES: Final = (
    "early",
    "invalid",
    "refused",
    "timeout",
    "late",
    "moving",
    "paused",
    "stacks",
    "watching",
    "lost",
)
PAGES: Final[dict[str, Show]] = {
    **{
        name: getattr(Gallery, name)
        for name in ("home", "home_busy", "account", "make_table", "waiting", *TABLES)
    },
    **{name: getattr(Gallery, name) for name in ("referee", "talking", "history", "end", "replay")},
    "bench-empty": _at("/bench"),
    "bench-open": _at("/bench?ask=open&rack=r10+b10+k10+r3"),
    "bench-valid": _at("/bench?ask=valid&table=b4+b6+b5+%7C+r8+k8+o8+%7C+r1+r2"),
    "bench-best": _at(f"/bench?ask=best&{_POSITION}"),
    "analysis-step": Gallery.analysis_step,
    "record": _at("/replay/file"),
    "rules": _at("/rules"),
    "rules-one": _at("/rules/pl-stacks"),
    "clause": Gallery.clause,
    "missing": _at("/nowhere"),
    "gone": _at("/t/none"),
}
