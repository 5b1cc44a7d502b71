"""Refusals during the day at the tables."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from stolik.core.rulesets import EN_CLASSIC
from stolik.day.hall import NewTournament
from stolik.day.service import DayDone
from stolik.play.ports import Lost, Outcome, StreamId, WriteBatch
from stolik.tournament.actors import EventNumber, Role
from stolik.tournament.commands import (
    AnswerCall,
    AssignTables,
    CallTableReferee,
    ChangeTitle,
    DismissOfficial,
    HandOver,
    InviteOfficial,
    NoteAnnouncement,
    OpenTableRoom,
    PauseRoundClock,
    PublishRound,
    RemoveTournament,
    ResumeRoundClock,
    StartRoundClock,
)
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.log.conflicts import check_seen
from stolik.tournament.refusals import TournamentCode, TournamentRefusal
from stolik.tournament.sectors import TableRange
from tests.day.halls import BY, Floor
from tests.play.memory import MemoryStore
from tests.tournament.refusals.provoking import drawn, provokes
from tests.tournament.world import ORGANISER, REFEREE, World, as_player, player


@provokes(TournamentCode.TOURNAMENT_REMOVED)
def _() -> TournamentRefusal:
    world = drawn()
    world.do(RemoveTournament(by=ORGANISER, name="test"))
    return world.refused(PublishRound(by=ORGANISER))


def _asked(stream: str) -> TournamentRefusal:
    """Return a hall's answer about a stream to which another writer is always faster."""

    class Slow(MemoryStore):
        async def append(self, step: WriteBatch) -> Outcome:  # noqa: ARG002  whatever it is
            return Lost()

    async def run() -> TournamentRefusal:
        floor = Floor(Slow())
        new = NewTournament(
            name="Cup", format=find_format("match"), rules=EN_CLASSIC, date="2026-11-15", languages=("pl",)
        )
        made = await floor.hall.create(new, command_id="new")
        assert isinstance(made, DayDone)
        floor.stream = StreamId(stream) if stream else made.stream
        answer = await floor.do(InviteOfficial(by=BY, official="floor", role=Role.REFEREE))
        assert isinstance(answer, TournamentRefusal)
        return answer

    # In a separate thread: a browser that other tests keep open has a loop running in this one.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(run())).result()


@provokes(TournamentCode.UNKNOWN_TOURNAMENT)
def _() -> TournamentRefusal:
    return _asked("nowhere")


@provokes(TournamentCode.BUSY)
def _() -> TournamentRefusal:
    return _asked("")


@provokes(TournamentCode.NO_ROUND)
def _() -> TournamentRefusal:
    return World().refused(PublishRound(by=ORGANISER))


@provokes(TournamentCode.CLOCK_RUNS)
def _() -> TournamentRefusal:
    world = drawn()
    world.do(StartRoundClock(by=ORGANISER, seconds=60))
    return world.refused(ResumeRoundClock(by=ORGANISER))


@provokes(TournamentCode.CLOCK_STANDS)
def _() -> TournamentRefusal:
    world = drawn()
    world.do(StartRoundClock(by=ORGANISER, seconds=60))
    world.do(PauseRoundClock(by=ORGANISER))
    return world.refused(PauseRoundClock(by=ORGANISER))


@provokes(TournamentCode.NO_CLOCK)
def _() -> TournamentRefusal:
    return drawn().refused(PauseRoundClock(by=ORGANISER))


@provokes(TournamentCode.BAD_SECONDS)
def _() -> TournamentRefusal:
    return drawn().refused(StartRoundClock(by=ORGANISER, seconds=0))


@provokes(TournamentCode.NO_SUCH_CALL)
def _() -> TournamentRefusal:
    return drawn().refused(AnswerCall(by=REFEREE, call=EventNumber(3)))


@provokes(TournamentCode.CALLED_ALREADY)
def _() -> TournamentRefusal:
    world = drawn()
    world.do(CallTableReferee(by=as_player(1), table=world.ref()))
    return world.refused(CallTableReferee(by=as_player(2), table=world.ref()))


@provokes(TournamentCode.NO_ANNOUNCEMENTS)
def _() -> TournamentRefusal:
    world = World("match", rules=EN_CLASSIC)
    world.draw()
    return world.refused(NoteAnnouncement(by=as_player(1), table=world.ref(), game=1, player=player(1)))


@provokes(TournamentCode.NO_SUCH_GAME)
def _() -> TournamentRefusal:
    world = drawn()
    return world.refused(OpenTableRoom(by=ORGANISER, table=world.ref(), game=9, room="r"))


@provokes(TournamentCode.BAD_OFFICIAL)
def _() -> TournamentRefusal:
    return World().refused(DismissOfficial(by=ORGANISER, official="nobody"))


@provokes(TournamentCode.BAD_TABLES)
def _() -> TournamentRefusal:
    world = World()
    world.do(InviteOfficial(by=ORGANISER, official="floor", role=Role.REFEREE))
    turned = (TableRange(first=4, last=1),)
    return world.refused(AssignTables(by=ORGANISER, official="floor", tables=turned))


@provokes(TournamentCode.NOTHING_TO_HAND_OVER)
def _() -> TournamentRefusal:
    world = World()
    for key in ("one", "two"):
        world.do(InviteOfficial(by=ORGANISER, official=key, role=Role.REFEREE))
    return world.refused(HandOver(by=ORGANISER, official="one", to="two"))


@provokes(TournamentCode.CHANGED_MEANWHILE)
def _() -> TournamentRefusal:
    world = World()
    command = ChangeTitle(by=ORGANISER, name="Two", date="2026-11-15")
    seen = world.state.seen
    world.do(ChangeTitle(by=ORGANISER, name="One", date="2026-11-15"))
    refusal = check_seen(world.log, command, seen)
    assert refusal is not None
    return refusal
