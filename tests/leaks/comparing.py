"""Two worlds that differ in what an observer never saw: the observer must get the same bytes in both."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

import msgspec

from stolik.core.events import RedealAsked, StartDrawn, TimedOut
from stolik.core.tiles import BAG, HIDDEN, Tile
from stolik.play.accounts.profiles import ProfileChanges
from stolik.play.rooms.cache import decode
from stolik.play.rooms.room import Room, fold
from stolik.protocol.bodies import Made
from stolik.protocol.orders import Join, Lay, Start
from tests.leaks.edge import Edge, Got, Line, Person, serving
from tests.leaks.injected import EdgeLoop, Injected
from tests.leaks.probing import PROBES, Asking, rules
from tests.leaks.script import LOOKS, LOOKS_NOT, PUBLIC, Act, Author, Plan, plan_of
from tests.seeded import seeded

AT_A_TIME: Final = 1
"""Probes of each observer after each act; at the end, all of them."""
_SHOWN: Final = 240
_SCHEMAS: Final = 30
"""Every how many games the API description is read: writing it takes a second."""


class Story(NamedTuple):
    """The course of a world."""

    acts: list[Act]
    seqs: list[int]
    """The room's event number after each act."""
    got: dict[str, Got]
    """What everybody received."""
    log: str
    rooms: list[Room]
    """The room after each event."""
    events: list[object]
    over: bool


class Game:
    """One game in one world, with all its observers."""

    def __init__(self, edge: Edge, plan: Plan, group: tuple[str, ...]) -> None:
        self._edge = edge
        self._plan = plan
        self._group = group
        self._lines: dict[str, Line] = {}
        seated = [f"seat {seat}" for seat in plan.people]
        self.people = {name: Person(edge, name) for name in (*PUBLIC, LOOKS, *seated)}

    async def play(self, given: list[Act] | None, exchange: Mapping[Tile, Tile]) -> Story:
        """Play the given acts, or choose them."""
        await self._begin()
        author, acts, seqs = Author(self._plan), list[Act](), list[int]()
        while len(acts) < self._plan.length if given is None else len(acts) < len(given):
            room = await self._edge.state()
            chosen = list(author.acts(room)) if given is None else [given[len(acts)]]
            if not chosen:
                break
            for act in chosen:
                acts.append(act)
                await self._do(act.elsewhere(exchange))
                seqs.append(await self._seq())
                await self._probe(len(acts), all_of_them=False)
            if (await self._edge.state()).is_over:
                break
        over = (await self._edge.state()).is_over
        if not over:
            await self._probe(len(acts), all_of_them=True)
            if self._plan.number % _SCHEMAS == 0:
                await self.people[self._group[0]].ask("GET", "/schema")
        for person in self.people.values():
            await person.leave()
        await self._edge.settle()
        events = [decode(record) for record in await self._edge.store.read(self._edge.room)]
        rooms: list[Room] = []
        for event in events:
            rooms.append(fold(rooms[-1] if rooms else None, event))
        got = {f"{name}, {way}": got for name in self._group for way, got in self.people[name].got.items()}
        return Story(acts, seqs, got, self._edge.log(), rooms, list(events), over)

    async def _begin(self) -> None:
        edge, plan, people = self._edge, self._plan, self.people
        for name, person in people.items():
            if name != "stranger":
                account = plan.rated or name in {"organiser", "admin"}
                await person.arrive(
                    ProfileChanges(account=account, organiser=name == "organiser", admin=name == "admin")
                )
        raw = await people["host"].ask(
            "POST",
            "/api/rooms",
            {
                "id": "room",
                "rules": plan.rules.key,
                "seats": plan.seats,
                "bots": {str(seat): level for seat, level in plan.bots.items()},
                "referees": [people[LOOKS].player, people[LOOKS_NOT].player],
                "watched": plan.watched,
                "rated": plan.rated,
                "access": "lobby",
                "join": False,
            },
        )
        edge.host = people["host"].player
        edge.seated = [people[f"seat {seat}"].player for seat in plan.people]
        edge.room = msgspec.json.decode(raw.partition(b"\n\n")[2], type=Made).room
        for seat in plan.people:
            order = Join(id="join", seed=f"{plan.number}-{seat}", seat=seat)  # type: ignore[arg-type]
            await people[f"seat {seat}"].ask("POST", f"/api/rooms/{edge.room}/orders", order)
        for name in sorted({*self._group, LOOKS, LOOKS_NOT, *(f"seat {seat}" for seat in plan.people)}):
            self._lines[name] = await people[name].connect()
        first = people[f"seat {plan.people[0]}"]
        await first.ask("POST", f"/api/rooms/{edge.room}/orders", Start(id="start"))
        await edge.settle()

    async def _do(self, act: Act) -> None:
        if isinstance(act.what, float):
            await self._edge.settle(act.what)
            return
        if act.by_socket:
            await self._lines[act.who].say(act.what)
        else:
            where = "draft" if isinstance(act.what, Lay) else "orders"
            await self.people[act.who].ask("POST", f"/api/rooms/{self._edge.room}/{where}", act.what)
        await self._edge.settle()

    async def _probe(self, number: int, *, all_of_them: bool) -> None:
        game = (await self._edge.state()).game
        assert game is not None
        for place, name in enumerate(self._group):
            asking = Asking(self._edge, self.people[name], self._lines[name], game, 10 * number + place)
            first = AT_A_TIME * number + 4 * place
            chosen = [PROBES[(first + step) % len(PROBES)] for step in range(AT_A_TIME)]
            if game.stop is not None and name in {LOOKS, LOOKS_NOT} and rules not in chosen:
                chosen.append(rules)
            if all_of_them:
                # Observers with the same knowledge take turns with the probes, from game to game.
                half = (place + self._plan.number) % 2
                chosen = [*PROBES] if len(self._group) == 1 else [*PROBES[half::2]]
            for probe in chosen:
                await probe(asking)
        await self._edge.settle()

    async def _seq(self) -> int:
        return len(await self._edge.store.read(self._edge.room))


def seen_by(name: str, story: Story, plan: Plan) -> set[Tile]:
    """Return every tile that an observer has seen at some time or can infer.

    The bots' own tiles count as seen, because a bot's next action depends on them.
    """
    seats = {*plan.bots, *([int(name.removeprefix("seat "))] if name.startswith("seat ") else ())}
    seen: set[Tile] = set()
    for act in story.acts:
        seen |= set(act.what.table.tiles) if isinstance(act.what, Lay) else set()
    for event, room in zip(story.events, story.rooms, strict=True):
        game = room.game
        if game is None or not game.racks:
            continue
        open_to = set(seats)
        looker = game.stop.seen_by if game.stop is not None else ()
        if name == LOOKS and looker:
            open_to = set(range(plan.seats))
        if isinstance(event, RedealAsked):
            open_to.add(event.seat)  # asking reveals that there are doublets
        seen |= set(game.table.tiles).union(*(game.racks[seat].tiles for seat in open_to))
        if isinstance(event, TimedOut) and event.now is not None:
            seen |= set(event.now.tiles)
    for event in story.events:
        if isinstance(event, StartDrawn):
            seen |= {draw.tile for draw in event.draws}
    return seen - {HIDDEN}


def run(
    given: Injected,
    plan: Plan,
    group: tuple[str, ...],
    *,
    other: tuple[list[Act], dict[Tile, Tile]] | None,
) -> Story:
    """Play a game in a separate world; `other` has the acts of the first and the tiles to swap."""
    stories: list[Story] = []

    async def main() -> None:
        acts, exchange = other if other is not None else (None, {})
        seed = bytes([1 if other is None else 2]) * 32
        async with serving(given, seed=seed, exchange=exchange) as edge:
            # Not returned: asyncio would format it completely, for a message that nobody reads.
            stories.append(await Game(edge, plan, group).play(acts, exchange))

    with asyncio.Runner(loop_factory=EdgeLoop) as runner:
        runner.run(main())
    return stories[0]


def groups_of(plan: Plan) -> dict[str, tuple[str, ...]]:
    """Return the groups to compare: observers with the same knowledge."""
    seat = plan.people[plan.number % len(plan.people)]
    return {"public": PUBLIC, "seat": (f"seat {seat}",), "looked": (LOOKS,)}


class Compared(NamedTuple):
    """The result of a comparison."""

    leaks: list[str]
    hidden: int
    """The swapped tiles."""
    answers: int


def compare(given: Injected, number: int, group: str) -> Compared:
    """Play one game in two worlds and return the differences."""
    plan = plan_of(number)
    names = groups_of(plan)[group]
    first = run(given, plan, names, other=None)
    while first.over:  # the end reveals everything, so the game stops before
        plan = replace(plan, length=len(first.acts) - 2)
        first = run(given, plan, names, other=None)
    hidden = [tile for tile in BAG if tile not in seen_by(names[0], first, plan)]
    mixed = seeded(number).sample(hidden, len(hidden))
    second = run(given, plan, names, other=(first.acts, dict(zip(hidden, mixed, strict=True))))
    found = list(differences(first, second))
    return Compared(
        [f"{plan}, {group}: {each}" for each in found],
        len(hidden),
        sum(len(got) for got in first.got.values()),
    )


def differences(first: Story, second: Story) -> list[str]:
    """Return the first difference between two worlds for each observer and source."""
    found = []
    if first.seqs != second.seqs:
        found.append(f"the same acts had other effects: {first.seqs} and {second.seqs}")
    for name, got in first.got.items():
        theirs = second.got.get(name, [])
        for (asked, here), (also, there) in zip(got, theirs, strict=False):
            if (asked, here) != (also, there):
                found.append(f"{name}: {asked}: {_apart(here.decode(), there.decode())}")
                break
        else:
            if len(got) != len(theirs):
                found.append(f"{name}: {len(got)} answers and {len(theirs)}")
        found += [f"{name}: {asked}: broken" for asked, here in got if here.startswith(b"5")]
    if first.log != second.log:
        found.append(f"log: {_apart(first.log, second.log)}")
    return found


def _apart(one: str, other: str) -> str:
    """Return the first difference between two texts."""
    at = next((at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), -1)
    begin = max(0, at - _SHOWN // 3)
    return f"{one[begin : begin + _SHOWN]!r} and {other[begin : begin + _SHOWN]!r}"
