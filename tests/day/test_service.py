"""The use cases of tournaments over every log: memory and log never differ."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from stolik.day.cache import LoadedTournament
from stolik.day.service import DayAnswer, DayDone, TournamentService
from stolik.day.tournament_log import TournamentLog
from stolik.day.work import Attempt, Giver, giving
from stolik.play.ports import Recorded, StreamId
from stolik.storage import FileLog
from stolik.tournament.actors import Actor, PlayerId
from stolik.tournament.commands import CheckIn, Command, EraseData, Warn
from stolik.tournament.events import PlayerWarned
from stolik.tournament.players.name_book import Book, Details
from stolik.tournament.refusals import TournamentCode, TournamentRefusal
from stolik.tournament.state import TournamentState
from stolik.tournament.tournament import Tournament
from tests.play.memory import MemoryClock
from tests.play.stores import STORES
from tests.storage.stores import open_sqlite
from tests.tournament.world import ORGANISER, REFEREE, World

ALA, CUP = PlayerId(1), StreamId("cup")
WARNING = Warn(by=REFEREE, why="loud", player=ALA)
NOT_THERE = CheckIn(by=ORGANISER, player=PlayerId(99))
Open = Callable[[], Awaitable[TournamentLog]]
Check = Callable[[Open], Awaitable[None]]


@asynccontextmanager
async def files(folder: Path) -> AsyncIterator[Open]:
    """Open a tournament's file as often as requested."""
    opened = []

    async def again() -> TournamentLog:
        opened.append(open_sqlite(folder))
        return FileLog(opened[-1])

    yield again
    for streams in opened:
        streams.close()


LOGS = {**STORES, "file": files}


def service(log: TournamentLog) -> TournamentService:
    return TournamentService(log, MemoryClock(lambda: 5))


async def begun(open_log: Open) -> tuple[TournamentService, TournamentService]:
    """Return two services that share the log of a tournament of six players."""
    one, other = service(await open_log()), service(await open_log())
    await one.create(CUP, World(players=6).tournament, command_id="new")
    return one, other


async def loaded_by(service: TournamentService) -> LoadedTournament:
    loaded = await service.look(CUP)
    assert loaded is not None
    return loaded


async def warn(service: TournamentService, command_id: str, times: int = 1) -> DayAnswer:
    return await service.perform(CUP, giving(*[WARNING] * times), command_id=command_id)


async def what_is_done_is_what_the_next_one_loads(open_log: Open) -> None:
    one, other = await begun(open_log)

    done = await warn(one, "w", times=2)

    here, there = await loaded_by(one), await loaded_by(other)
    assert isinstance(done, DayDone)
    assert [type(event) for event in done.events] == [PlayerWarned, PlayerWarned]
    assert done.events == tuple(there.tournament.log[done.first - 1 : done.seq])
    assert (here.tournament.log, here.tournament.state) == (there.tournament.log, there.tournament.state)
    assert here.tournament.book == there.tournament.book
    assert (here.seeds, here.commands) == (there.seeds, there.commands)


async def a_refusal_takes_back_what_came_before_it(open_log: Open) -> None:
    one, other = await begun(open_log)
    before = (await loaded_by(one)).tournament
    log, state, book = list(before.log), before.state, before.book

    refusal = await one.perform(CUP, giving(WARNING, NOT_THERE), command_id="w")

    assert isinstance(refusal, TournamentRefusal)
    assert refusal.code is TournamentCode.UNKNOWN_PLAYER
    for each in (one, other):
        after = (await loaded_by(each)).tournament
        assert (after.log, after.state, after.book) == (log, state, book)


async def an_exception_takes_everything_back(open_log: Open) -> None:
    one, other = await begun(open_log)

    def stumble(attempt: Attempt) -> TournamentRefusal | None:
        giving(WARNING)(attempt)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await one.perform(CUP, stumble, command_id="w")

    for each in (one, other):
        assert not (await loaded_by(each)).tournament.state.players[ALA].warnings


async def asked_twice_with_one_id_it_is_done_once(open_log: Open) -> None:
    one, other = await begun(open_log)
    first = await warn(one, "w", times=2)
    await warn(one, "later")

    here, there = await warn(one, "w", times=2), await warn(other, "w", times=2)

    assert isinstance(first, DayDone)
    assert here == there == replace(first, repeated=True)
    assert len((await loaded_by(other)).tournament.state.players[ALA].warnings) == 3


async def another_order_under_the_same_id_is_refused(open_log: Open) -> None:
    one, other = await begun(open_log)
    await one.perform(CUP, giving(WARNING), command_id="w", digest="warning")

    answer = await other.perform(CUP, giving(NOT_THERE), command_id="w", digest="another")

    assert isinstance(answer, TournamentRefusal)
    assert answer.code is TournamentCode.USED_ID


async def somebody_who_was_faster_is_decided_upon(open_log: Open) -> None:
    """Let the faster service write between the slower one's read and write, twice."""
    fast, _ = await begun(open_log)
    log, delays = await open_log(), ["first", "second"]

    async def offload(work: Callable[[], TournamentRefusal | None]) -> TournamentRefusal | None:
        if delays:
            await warn(fast, delays.pop())
        return work()

    slow = TournamentService(log, MemoryClock(lambda: 5), offload=offload)

    done = await warn(slow, "slow")

    assert isinstance(done, DayDone)
    assert not done.repeated
    assert len((await loaded_by(slow)).tournament.state.players[ALA].warnings) == 3
    assert (await loaded_by(slow)).tournament.log == (await loaded_by(fast)).tournament.log


async def the_same_command_given_at_once_gets_one_answer(open_log: Open) -> None:
    fast, _ = await begun(open_log)
    log, twins = await open_log(), [WARNING]

    async def offload(work: Callable[[], TournamentRefusal | None]) -> TournamentRefusal | None:
        if twins:
            twins.pop()
            await warn(fast, "w")
        return work()

    done = await warn(TournamentService(log, MemoryClock(lambda: 5), offload=offload), "w")

    assert isinstance(done, DayDone)
    assert done.repeated
    assert len((await loaded_by(fast)).tournament.state.players[ALA].warnings) == 1


async def erased_names_are_gone_and_their_numbers_not_given_again(open_log: Open) -> None:
    one, other = await begun(open_log)
    given = (await loaded_by(one)).tournament.book.given

    await one.perform(CUP, giving(EraseData(by=ORGANISER, player=ALA)), command_id="e")

    after = (await loaded_by(other)).tournament
    assert after.name(ALA) is None
    assert (after.book.given, len(after.book.entries)) == (given, given - 1)


async def a_book_with_gaps_comes_back_as_it_was(open_log: Open) -> None:
    book, first = Book().add(Details(name="Ala"))
    book, _ = book.add(Details(name="Ola", club="Wisła"))
    book, third = book.add(Details(name="Ela"))
    book = book.erase({first, third})
    log = await open_log()
    await service(log).create(CUP, Tournament(World(players=0).tournament.log, book), command_id="new")

    loaded = await loaded_by(service(await open_log()))

    assert loaded.tournament.book == book


async def seeds_are_kept_until_they_are_told(open_log: Open) -> None:
    one, other = await begun(open_log)

    def announce(attempt: Attempt) -> TournamentRefusal | None:
        return _giver(attempt).announce_draw()

    def draw(attempt: Attempt) -> TournamentRefusal | None:
        return _giver(attempt).draw()

    await one.perform(CUP, announce, command_id="a")
    kept = (await loaded_by(other)).seeds
    pending = (await loaded_by(other)).tournament.state.pending
    drawn = await other.perform(CUP, draw, command_id="d")

    assert pending is not None
    assert list(kept) == [pending.commitment]
    assert isinstance(drawn, DayDone)
    assert (await loaded_by(one)).seeds == (await loaded_by(other)).seeds == {}


async def a_rehearsal_changes_nothing(open_log: Open) -> None:
    one, other = await begun(open_log)
    before = await loaded_by(one)
    log = list(before.tournament.log)

    tried = await one.rehearse(before, giving(WARNING))
    refused = await one.rehearse(before, giving(NOT_THERE))

    assert isinstance(tried, Tournament)
    assert len(tried.log) == len(log) + 1
    assert isinstance(refused, TournamentRefusal)
    assert (await loaded_by(one)).tournament.log == (await loaded_by(other)).tournament.log == log


async def a_log_that_nobody_began_is_unknown(open_log: Open) -> None:
    answer = await warn(service(await open_log()), "w")

    assert isinstance(answer, TournamentRefusal)
    assert answer.code is TournamentCode.UNKNOWN_TOURNAMENT


async def a_tournament_is_created_once(open_log: Open) -> None:
    one, other = await begun(open_log)
    tournament = World(players=3).tournament

    again = await other.create(CUP, tournament, command_id="new", digest="d")
    taken = await other.create(CUP, tournament, command_id="another")

    assert isinstance(again, DayDone)
    assert isinstance(taken, TournamentRefusal)
    assert len((await loaded_by(one)).tournament.state.players) == 6


async def an_order_loads_the_tournament_once(open_log: Open) -> None:
    log = _Counted(await open_log())
    await begun(open_log)
    counted = service(log)
    await loaded_by(counted)
    log.reads.clear()

    await warn(counted, "w")
    await warn(counted, "w")
    await counted.perform(CUP, giving(NOT_THERE), command_id="x")

    head = (await loaded_by(counted)).seq
    assert log.reads == [head - 1, head, head, head], "each order asks once, for what it does not know yet"


def _giver(attempt: Attempt) -> Giver:
    def organiser(_state: TournamentState, _command: Command) -> Actor:
        return ORGANISER

    return Giver(attempt, organiser)


class _Counted:
    """A log that records after which event it is read."""

    def __init__(self, log: TournamentLog) -> None:
        self._log = log
        self.reads: list[int] = []
        self.create, self.append, self.private = log.create, log.append, log.private

    async def read(self, stream: StreamId, *, after: int = 0) -> tuple[Recorded, ...]:
        self.reads.append(after)
        return await self._log.read(stream, after=after)


CONTRACT: tuple[Check, ...] = (
    what_is_done_is_what_the_next_one_loads,
    a_refusal_takes_back_what_came_before_it,
    an_exception_takes_everything_back,
    asked_twice_with_one_id_it_is_done_once,
    another_order_under_the_same_id_is_refused,
    somebody_who_was_faster_is_decided_upon,
    the_same_command_given_at_once_gets_one_answer,
    erased_names_are_gone_and_their_numbers_not_given_again,
    a_book_with_gaps_comes_back_as_it_was,
    seeds_are_kept_until_they_are_told,
    a_rehearsal_changes_nothing,
    a_log_that_nobody_began_is_unknown,
    a_tournament_is_created_once,
    an_order_loads_the_tournament_once,
)


@pytest.mark.parametrize("check", CONTRACT, ids=[check.__name__ for check in CONTRACT])
@pytest.mark.parametrize("log", LOGS)
def test_service(log: str, check: Check, tmp_path: Path) -> None:
    async def main() -> None:
        async with LOGS[log](tmp_path) as open_log:
            await check(open_log)

    asyncio.run(main())
