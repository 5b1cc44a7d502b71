"""Two desks at once, both with old pages: nothing is overwritten in silence, on one worker or on two."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from stolik.day.badges import Badge, BadgeKind
from stolik.day.hall import Hall
from stolik.day.orders import Amend, DayOrder, Do, Invite, Name
from stolik.day.service import DayAnswer, DayDone
from stolik.play.ports import Store
from stolik.tournament.actors import EventNumber, PlayerId, Role, TableRef
from stolik.tournament.commands import (
    AssignTables,
    ChangeSettings,
    ChangeTitle,
    CheckIn,
    CloseSheet,
    Command,
    CorrectSheet,
    DeductPoints,
    EnterSheet,
    ExtendRound,
    ExtendTable,
    SetHalls,
    SetTimetable,
    StartRoundClock,
    SwapSeats,
    Undo,
    Warn,
)
from stolik.tournament.halls import HallRange
from stolik.tournament.players.name_book import Details
from stolik.tournament.refusals import TournamentCode, TournamentRefusal
from stolik.tournament.rounds.timetable import RoundStart
from stolik.tournament.sectors import TableRange
from stolik.tournament.settings import Settings
from stolik.words import Language, Words
from stolik.words.refusals import refusal_text
from tests.day.halls import BY, ORGANISER, Floor, first, games
from tests.play.memory import MemoryStore
from tests.play.stores import on_postgresql

DATE = "2026-11-15"
OTHER = Badge(kind=BadgeKind.OFFICIAL, official="other")


class TwoDesks(Floor):
    """A drawn round with two organisers, each on a worker of their own."""

    def __init__(self, store: Store | None = None) -> None:
        super().__init__(store)
        self.second: Hall = self.worker()
        self._number = 0

    async def begin(self) -> int:
        """Announce, draw, invite; return the last event that both have seen."""
        await self.announce()
        await self.draw()
        assert await self.ask(Invite(id="i", official="other", role=Role.ORGANISER, name="Ewa Wilk"))
        assert await self.do(StartRoundClock(by=BY, seconds=600))
        return (await self.loaded()).seq

    async def at(self, desk: int, order: DayOrder) -> DayAnswer:
        """Give an order at one of the desks."""
        hall, badge = ((self.hall, ORGANISER), (self.second, OTHER))[desk]
        return await hall.carry_out(self.stream, order, badge)

    def order(self, command: Command, seen: int | None) -> Do:
        """Return an order by somebody who has seen the log up to an event."""
        self._number += 1
        known = None if seen is None else EventNumber(seen)
        return Do(id=f"two-{self._number}", command=command, seen=known)


def halls(*names: str) -> SetHalls:
    found = (HallRange(name=name, first=2 * at + 1, last=2 * at + 2) for at, name in enumerate(names))
    return SetHalls(by=BY, halls=tuple(found))


def pairs(seats: tuple[PlayerId, ...]) -> list[tuple[Command, Command]]:
    """Return pairs of commands that would overwrite or repeat each other."""
    one, two = seats[0], seats[1]
    sheet = games(seats)
    other = tuple(replace(game, lines=game.lines[::-1]) for game in games(seats[::-1]))
    tables = (TableRange(first=1, last=1),)
    start = RoundStart(stage=1, round=1, date="2026-11-15", time="10:00")
    table: TableRef = first()
    return [
        (halls("Main hall"), halls("Gallery", "Attic")),
        (
            SetTimetable(by=BY, starts=(start,)),
            SetTimetable(by=BY, starts=(replace(start, time="11:00"),)),
        ),
        (
            ChangeSettings(by=BY, settings=Settings(short_names=True)),
            ChangeSettings(by=BY, settings=Settings(turn_seconds=30)),
        ),
        (
            ChangeTitle(by=BY, name="One", date="2026-11-15"),
            ChangeTitle(by=BY, name="Two", date="2026-11-15"),
        ),
        (EnterSheet(by=BY, table=table, games=sheet), EnterSheet(by=BY, table=table, games=other)),
        (ExtendRound(by=BY, seconds=300), ExtendRound(by=BY, seconds=300)),
        (ExtendTable(by=BY, table=table, seconds=60), ExtendTable(by=BY, table=table, seconds=60)),
        (Warn(by=BY, player=one, why="late"), Warn(by=BY, player=one, why="was late")),
        (DeductPoints(by=BY, player=one, points=1, why="a"), Warn(by=BY, player=one, why="b")),
        (SwapSeats(by=BY, players=(one, seats[-1])), SwapSeats(by=BY, players=(two, seats[-1]))),
        (
            AssignTables(by=BY, official="other", tables=tables),
            AssignTables(by=BY, official="other", tables=()),
        ),
    ]


def conflict(answer: DayAnswer) -> TournamentRefusal:
    assert isinstance(answer, TournamentRefusal), answer
    assert answer.code is TournamentCode.CHANGED_MEANWHILE
    return answer


async def _second_is_told(floor: TwoDesks, which: Sequence[int]) -> None:
    seen = await floor.begin()
    for at in which:
        mine, theirs = pairs(await floor.seats())[at]
        assert isinstance(await floor.at(0, floor.order(mine, seen)), DayDone), mine
        before = await floor.loaded()

        refusal = conflict(await floor.at(1, floor.order(theirs, seen)))

        after = await floor.loaded()
        assert after.tournament.log == before.tournament.log, "nothing is written"
        assert refusal.event == before.seq
        for language in Language:
            said = refusal_text(Words(language), after.tournament, refusal)
            assert f"#{before.seq}" in said
        # Who has read the message may replace it.
        answer = await floor.at(1, floor.order(theirs, before.seq))
        assert not (
            isinstance(answer, TournamentRefusal) and answer.code is TournamentCode.CHANGED_MEANWHILE
        ), answer


def test_the_second_desk_is_told_and_nothing_is_lost() -> None:
    """Every kind of value that a desk replaces or adds to."""
    for at in range(11):
        asyncio.run(_second_is_told(TwoDesks(), [at]))


def test_on_two_workers_with_one_database(tmp_path: Path) -> None:
    """The check is part of the decision, which is repeated if the other worker was faster."""

    async def work() -> None:
        async with on_postgresql(tmp_path) as again:
            floor = TwoDesks(await again())
            floor.store = await again()
            floor.second = floor.worker()
            await _second_is_told(floor, [0, 2, 4])

    asyncio.run(work())


def test_of_two_at_the_same_moment_one_is_told() -> None:
    """Both halves start together on two workers; exactly one is written."""

    async def work() -> None:
        floor = TwoDesks(MemoryStore())
        seen = await floor.begin()
        answers = await asyncio.gather(
            floor.at(0, floor.order(halls("Main hall"), seen)),
            floor.at(1, floor.order(halls("Gallery"), seen)),
        )

        assert sorted(isinstance(answer, DayDone) for answer in answers) == [False, True]
        conflict(next(answer for answer in answers if not isinstance(answer, DayDone)))

    asyncio.run(work())


def test_names_of_players_and_officials_are_not_overwritten() -> None:
    """They are orders of their own."""

    async def work() -> None:
        floor = TwoDesks()
        seen = EventNumber(await floor.begin())
        player = PlayerId(1)
        assert await floor.at(0, Amend(id="a", player=player, details=Details(name="Ada One"), seen=seen))
        conflict(await floor.at(1, Amend(id="b", player=player, details=Details(name="Ada Two"), seen=seen)))
        assert await floor.at(0, Name(id="c", official="other", name="Ewa One", seen=seen))
        conflict(await floor.at(1, Name(id="d", official="other", name="Ewa Two", seen=seen)))
        tournament = (await floor.loaded()).tournament
        assert tournament.name(player) == "Ada One"

    asyncio.run(work())


def test_an_undo_at_another_desk_counts_as_a_change() -> None:
    """A correction typed from the old sheet would bring the undone games back."""

    async def work() -> None:
        floor = TwoDesks()
        await floor.begin()
        sheet = games(await floor.seats())
        entered = await floor.do(EnterSheet(by=BY, table=first(), games=sheet))
        assert isinstance(entered, DayDone)
        seen = entered.seq
        assert await floor.at(1, floor.order(Undo(by=BY, event=EventNumber(seen), why="slip"), None))
        conflict(await floor.at(0, floor.order(EnterSheet(by=BY, table=first(), games=sheet[:2]), seen)))

    asyncio.run(work())


def test_what_does_not_clash_goes_through() -> None:
    """Another table, another player, another setting; and an order without a last seen event."""

    async def work() -> None:
        floor = TwoDesks()
        seen = await floor.begin()
        sheet = games(await floor.seats())
        assert await floor.at(0, floor.order(EnterSheet(by=BY, table=first(), games=sheet), seen))
        assert await floor.at(0, floor.order(halls("Main hall"), seen))
        theirs = games(await floor.seats(2))
        for command in (
            EnterSheet(by=BY, table=first(2), games=theirs),
            ChangeTitle(by=BY, name="Two", date="2026-11-15"),
            CloseSheet(by=BY, table=first(), why="signed"),
        ):
            assert isinstance(await floor.at(1, floor.order(command, seen)), DayDone), command
        assert isinstance(await floor.at(1, floor.order(halls("Gallery"), None)), DayDone)
        # The sheet was closed by the other desk: a correction from the old page is told.
        conflict(
            await floor.at(0, floor.order(CorrectSheet(by=BY, table=first(), games=sheet, why="x"), seen))
        )
        already = await floor.at(0, floor.order(CheckIn(by=BY, player=PlayerId(1)), seen))
        assert isinstance(already, TournamentRefusal)
        assert already.code is TournamentCode.ALREADY_SO

    asyncio.run(work())
