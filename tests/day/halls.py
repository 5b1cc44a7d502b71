"""A tournament in few lines, for the tests: on any store, with people and badges."""

from __future__ import annotations

from itertools import count

from stolik.core.rulesets import find_ruleset
from stolik.day.badges import Badge, BadgeKind
from stolik.day.cache import LoadedTournament
from stolik.day.hall import OWNER, Hall, NewTournament
from stolik.day.orders import DayOrder, Do, DrawNextRound, Enter, Entry
from stolik.day.service import DayAnswer, DayDone
from stolik.day.view_builder import see_day
from stolik.day.views import Day
from stolik.play.memory_bus import MemoryBus, MemoryDrafts, MemoryOnce, MemoryPresence
from stolik.play.ports import Ports, Store, StreamId
from stolik.tournament.actors import Actor, PlayerId, Role, TableRef
from stolik.tournament.commands import Command
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.players.name_book import Details
from stolik.tournament.refusals import TournamentRefusal
from stolik.tournament.score_sheets.sheet import SheetLine, TypedGame
from stolik.tournament.state import TournamentState
from stolik.words import Language, Words
from tests.play.memory import MemoryClock, MemorySecrets, MemoryStore

KEY = b"k" * 32
ORGANISER = Badge(kind=BadgeKind.OFFICIAL, official=OWNER)
NAMES = (
    "Anna Nowak",
    "Bartek Lis",
    "Celina Sowa",
    "Darek Mak",
    "Ewa Wilk",
    "Filip Kos",
    "Gosia Bak",
    "Hubert Zuk",
)
BY = Actor(role=Role.PLAYER)
"""The actor in commands, which the hall replaces by the real one."""


def table_badge(table: int) -> Badge:
    """Return the badge of the device at a table."""
    return Badge(kind=BadgeKind.TABLE, table=table)


def speaking(player: int) -> Actor:
    """Return the player for whom a table's device acts."""
    return Actor(role=Role.PLAYER, player=PlayerId(player))


class Floor:
    """One tournament and its people."""

    def __init__(self, store: Store | None = None) -> None:
        self.now = 1_000_000
        self.store: Store = store or MemoryStore()
        self.bus = MemoryBus()
        self.hall = self.worker()
        self.stream = StreamId("")
        self._ids = count(1)

    def worker(self) -> Hall:
        """Return a hall as on another worker."""
        ports = Ports(
            store=self.store,
            secrets=MemorySecrets(),
            clock=MemoryClock(lambda: self.now),
            bus=self.bus,
            drafts=MemoryDrafts(),
            presence=MemoryPresence(),
            once=MemoryOnce(),
        )
        return Hall(ports, link_key=KEY)

    async def announce(self, form: str = "pl-forty", players: int = 8) -> None:
        """Announce a tournament and enter its players, all checked in."""
        rules = find_ruleset(find_format(form).rules or "pl-forty")
        new = NewTournament(
            name="Cup", format=find_format(form), rules=rules, date="2026-11-15", languages=("pl",)
        )
        made = await self.hall.create(new, command_id="new")
        assert isinstance(made, DayDone)
        self.stream = made.stream
        names = [NAMES[i] if i < len(NAMES) else f"Player {i + 1}" for i in range(players)]
        entries = tuple(Entry(details=Details(name=name), here=True) for name in names)
        assert await self.ask(Enter(id="enter", entries=entries))

    async def ask(self, order: DayOrder, badge: Badge | None = ORGANISER) -> DayAnswer:
        """Give an order."""
        self.now += 1000
        return await self.hall.carry_out(self.stream, order, badge)

    async def do(self, command: Command, badge: Badge | None = ORGANISER) -> DayAnswer:
        """Give one command."""
        return await self.ask(Do(id=f"id-{next(self._ids)}", command=command), badge)

    async def code(self, command: Command, badge: Badge | None = ORGANISER) -> str:
        """Return why a command is refused."""
        answer = await self.do(command, badge)
        assert isinstance(answer, TournamentRefusal), answer
        return answer.code.value

    async def draw(self) -> None:
        """Draw the next round."""
        answer = await self.ask(DrawNextRound(id=f"draw-{next(self._ids)}"))
        assert isinstance(answer, DayDone), answer

    async def loaded(self) -> LoadedTournament:
        """Return the current tournament."""
        loaded = await self.hall.look(self.stream)
        assert loaded is not None
        return loaded

    async def state(self) -> TournamentState:
        """Return its state."""
        return (await self.loaded()).tournament.state

    async def seats(self, table: int = 1) -> tuple[PlayerId, ...]:
        """Return who sits at a table of the current round."""
        stage = (await self.state()).current
        assert stage is not None
        return stage.rounds[-1].tables[table - 1].seats

    async def see(self, badge: Badge | None = None) -> Day:
        """Return what somebody may see."""
        return see_day(await self.loaded(), badge, now=self.now, words=Words(Language("en")))


def games(seats: tuple[PlayerId, ...], count_: int = 3) -> tuple[TypedGame, ...]:
    """Return a sheet in which seat A always wins."""
    losses = [-(10 + place) for place in range(1, len(seats))]
    lines = tuple(
        SheetLine(player=player, small=small)
        for player, small in zip(seats, [-sum(losses), *losses], strict=True)
    )
    return (TypedGame(lines=lines),) * count_


def first(table: int = 1) -> TableRef:
    """Return a table of the first round."""
    return TableRef(1, 1, table)
