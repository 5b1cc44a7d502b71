"""Everything that a client can ask a server about a running game, and every refusal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from msgspec.structs import replace

from stolik.core import commands as c
from stolik.core.deal import Seat
from stolik.core.state import State
from stolik.core.table import Rack, Table
from stolik.core.tiles import BAG, Tile
from stolik.protocol.orders import Join, Lay, Move, Mute, Order, PageLoaded, Rematch, Rule, Start
from tests.leaks.edge import Edge, Line, Person
from tests.leaks.script import LOOKS, LOOKS_NOT

_EVERY: Final = 9
Probe: TypeAlias = Callable[["Asking"], Awaitable[object]]


class Asking:
    """One person's requests at one moment; they name the same tiles in every world."""

    def __init__(self, edge: Edge, person: Person, line: Line | None, game: State, number: int) -> None:
        self.edge = edge
        self.person = person
        self.line = line
        self.game = game
        self.number = number
        self._orders = 0

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Some tiles, which may be anywhere."""
        return tuple(BAG[(31 * self.number + step) % len(BAG)] for step in (0, 40, 80))

    async def get(self, path: str) -> None:
        """Request something of the room."""
        await self.person.ask("GET", f"/api/rooms/{self.edge.room}{path}")

    async def order(self, order: Order) -> None:
        """Give an order that must be refused, over HTTP and over the socket."""
        self._orders += 1
        name = f"{self.number}-{self._orders}"
        path = f"/api/rooms/{self.edge.room}/orders"
        await self.person.ask("POST", path, replace(order, id=f"h{name}"))
        if self.line is not None:
            await self.line.say(replace(order, id=f"s{name}"))


async def _looks(asking: Asking) -> None:
    await asking.get("")


async def _misses_all(asking: Asking) -> None:
    await asking.get("/since/0")


async def _misses_some(asking: Asking) -> None:
    await asking.get(f"/since/{max(1, asking.number // 2)}")


async def _looks_around(asking: Asking) -> None:
    await asking.get("/match")
    await asking.get("/ratings")
    for path in (
        "/api/rooms",
        "/api/me",
        "/api/me/rooms",
        "/api/me/games",
        "/api/me/account",
        "/api/me/export",
        "/api/leaderboards/pl-forty",
        f"/api/players/{asking.person.player}",
        "/api/tournaments",
        "/healthz",
        "/readyz",
    ):
        await asking.person.ask("GET", path)


async def _asks_about_people(asking: Asking) -> None:
    """Ask for pages about people, and what admins see; report somebody, follow and search."""
    person, host = asking.person, asking.edge.host
    for player in asking.edge.seated:
        await person.ask("GET", f"/api/players/{player}")
        await person.ask("GET", f"/api/players/{player}/against/{person.player or host}")
    for path in (
        f"/api/players/{host}",
        f"/api/players/{person.player or host}/against/{host}",
        "/api/me/people",
        "/api/me/invitations",
        "/api/me/tables",
        "/api/me/seek",
        "/api/admin/reports",
        "/api/admin/measures",
    ):
        await person.ask("GET", path)
    search = {"id": "search", "rules": asking.game.rules.key, "first": True}
    await person.ask("PUT", "/api/me/seek", search)
    await person.ask("DELETE", "/api/me/seek")
    await person.ask("PUT", f"/api/me/people/{host}/follow")
    await person.ask("POST", f"/api/me/people/{host}/invitations", {"room": asking.edge.room})
    told = {"player": host, "reason": "stalling", "room": asking.edge.room}
    await person.ask("POST", "/api/reports", told)


async def _wants_the_record(asking: Asking) -> None:
    await asking.get("/record")
    await asking.get("/check")
    await asking.get("/review")


async def _wants_a_replay(asking: Asking) -> None:
    await asking.get("/replay")
    await asking.get(f"/replay?seat={asking.number % asking.game.seats}")


async def _comes_again(asking: Asking) -> None:
    line = await asking.person.connect(seq=asking.number % 7)
    await line.close()


async def _plays_what_is_not_there(asking: Asking) -> None:
    # One tile is not a set: this is refused, whoever has the tile.
    loose = Table((*asking.game.table.melds, *((tile,) for tile in asking.tiles)))
    for seat in range(asking.game.seats):
        await asking.order(Move(id="", command=c.Play(seat=Seat(seat), table=loose)))


async def _moves_out_of_turn(asking: Asking) -> None:
    turn = asking.game.turn
    other = Seat((0 if turn is None else turn.seat + 1) % asking.game.seats)
    await asking.order(Move(id="", command=c.Draw(seat=other)))
    await asking.order(Move(id="", command=c.ChooseStack(seat=other, stack=99)))
    await asking.order(Move(id="", command=c.ClaimNewTime(seat=Seat(9))))


async def _lays_what_is_not_there(asking: Asking) -> None:
    for tile in asking.tiles:
        lay = Lay(table=Table((*asking.game.table.melds, (tile,))))
        await asking.person.ask("POST", f"/api/rooms/{asking.edge.room}/draft", lay)
        if asking.line is not None:
            await asking.line.say(lay)


async def rules(asking: Asking) -> None:
    """Ask for rulings; a referee who has not looked at the racks only for those that name no hidden tiles."""
    game, person = asking.game, asking.person
    is_referee = person.name in {LOOKS, LOOKS_NOT}
    blind = is_referee and game.stop is not None and person.player not in game.stop.seen_by
    named = BAG[asking.number % _EVERY :: _EVERY] if blind else asking.tiles[:1]
    racks = tuple(Rack(asking.tiles[:1]) for _ in range(game.seats))
    rulings: list[c.RefereeCommand] = [c.Correct(by="", table=game.table, racks=racks)]
    rulings += [c.TakeTiles(by="", seat=Seat(asking.number % game.seats), tiles=(tile,)) for tile in named]
    if not is_referee:
        rulings += [c.Pause(by=""), c.LookAtRacks(by=""), c.UndoTurn(by=""), c.Continue(by="")]
    for ruling in rulings:
        await asking.order(Rule(id="", command=ruling))


async def _comes_too_late(asking: Asking) -> None:
    await asking.order(Join(id="", seed="late", seat=Seat(0)))
    await asking.order(Start(id=""))
    await asking.order(Rematch(id=""))
    await asking.order(PageLoaded(id=""))
    if asking.person.name not in {LOOKS, LOOKS_NOT, "host", "admin"}:
        await asking.order(Mute(id="", player="nobody", muted=True))


async def _talks_nonsense(asking: Asking) -> None:
    path = f"/api/rooms/{asking.edge.room}"
    await asking.person.ask("POST", f"{path}/orders", b'{"do":"Move","id":"x","command":{"type":"Play"')
    await asking.person.ask("POST", f"{path}/orders", b'{"do":"Move","id":"x","command":{"type":"Peek"}}')
    await asking.person.ask("POST", f"{path}/draft", b'{"table":"r7 r7 zz"}')
    await asking.person.ask("PUT", path, b"{}")
    await asking.person.ask("GET", f"{path}/bank")
    await asking.person.ask("GET", "/api/codes/nothing")
    if asking.line is not None:
        await asking.line.say('{"do":"Lay","table":"r7 ?? r9"}')
        await asking.line.say('{"do":"Show","what":"bank"}')


async def _asks_the_solver(asking: Asking) -> None:
    rack = " ".join(str(tile.kind) for tile in asking.tiles)
    table = str(asking.game.table.faces)
    body = {"rules": asking.game.rules.key, "table": table, "rack": rack, "opened": True}
    await asking.person.ask("POST", "/api/bench", body)


async def _reads_figures(asking: Asking) -> None:
    await asking.person.ask("GET", "/metrics")


PROBES: Final[tuple[Probe, ...]] = (
    _looks,
    _plays_what_is_not_there,
    _misses_all,
    _lays_what_is_not_there,
    _wants_the_record,
    rules,
    _misses_some,
    _moves_out_of_turn,
    _wants_a_replay,
    _talks_nonsense,
    _comes_again,
    _asks_the_solver,
    _looks_around,
    _asks_about_people,
    _comes_too_late,
    _reads_figures,
)
