"""Refusals of the day at the tables."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from stolik.core.rulesets import EN_CLASSIC
from stolik.day.hall import NewTournament
from stolik.day.service import DayDone
from stolik.play.ports import Lost, Outcome, Step, StreamId
from stolik.tournament.actors import EventNumber, Role
from stolik.tournament.commands import (
    AnswerCall,
    CallReferee,
    DismissOfficial,
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
from stolik.tournament.refusals import Code, Refusal
from tests.day.halls import BY, Floor
from tests.play.memory import MemoryStore
from tests.tournament.provoking import drawn, provokes
from tests.tournament.world import ORGANISER, REFEREE, World, as_player, player


@provokes(Code.TOURNAMENT_REMOVED)
def _() -> Refusal:
    world = drawn()
    world.do(RemoveTournament(by=ORGANISER, name="test"))
    return world.refused(PublishRound(by=ORGANISER))


def _asked(stream: str) -> Refusal:
    """Return what a hall answers about a stream that somebody else always writes to first."""

    class Slow(MemoryStore):
        async def append(self, step: Step) -> Outcome:  # noqa: ARG002  whatever it is
            return Lost()

    async def run() -> Refusal:
        floor = Floor(Slow())
        new = NewTournament(
            name="Cup", format=find_format("match"), rules=EN_CLASSIC, date="2026-11-15", languages=("pl",)
        )
        made = await floor.hall.create(new, command_id="new")
        assert isinstance(made, DayDone)
        floor.stream = StreamId(stream) if stream else made.stream
        answer = await floor.do(InviteOfficial(by=BY, official="floor", role=Role.REFEREE))
        assert isinstance(answer, Refusal)
        return answer

    # In a thread of its own: a browser that other tests keep open has a loop running in this one.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(run())).result()


@provokes(Code.UNKNOWN_TOURNAMENT)
def _() -> Refusal:
    return _asked("nowhere")


@provokes(Code.BUSY)
def _() -> Refusal:
    return _asked("")


@provokes(Code.NO_ROUND)
def _() -> Refusal:
    return World().refused(PublishRound(by=ORGANISER))


@provokes(Code.CLOCK_RUNS)
def _() -> Refusal:
    world = drawn()
    world.do(StartRoundClock(by=ORGANISER, seconds=60))
    return world.refused(ResumeRoundClock(by=ORGANISER))


@provokes(Code.CLOCK_STANDS)
def _() -> Refusal:
    world = drawn()
    world.do(StartRoundClock(by=ORGANISER, seconds=60))
    world.do(PauseRoundClock(by=ORGANISER))
    return world.refused(PauseRoundClock(by=ORGANISER))


@provokes(Code.NO_CLOCK)
def _() -> Refusal:
    return drawn().refused(PauseRoundClock(by=ORGANISER))


@provokes(Code.BAD_SECONDS)
def _() -> Refusal:
    return drawn().refused(StartRoundClock(by=ORGANISER, seconds=0))


@provokes(Code.NO_SUCH_CALL)
def _() -> Refusal:
    return drawn().refused(AnswerCall(by=REFEREE, call=EventNumber(3)))


@provokes(Code.CALLED_ALREADY)
def _() -> Refusal:
    world = drawn()
    world.do(CallReferee(by=as_player(1), table=world.ref()))
    return world.refused(CallReferee(by=as_player(2), table=world.ref()))


@provokes(Code.NO_ANNOUNCEMENTS)
def _() -> Refusal:
    world = World("match", rules=EN_CLASSIC)
    world.draw()
    return world.refused(NoteAnnouncement(by=as_player(1), table=world.ref(), game=1, player=player(1)))


@provokes(Code.NO_SUCH_GAME)
def _() -> Refusal:
    world = drawn()
    return world.refused(OpenTableRoom(by=ORGANISER, table=world.ref(), game=9, room="r"))


@provokes(Code.BAD_OFFICIAL)
def _() -> Refusal:
    return World().refused(DismissOfficial(by=ORGANISER, official="nobody"))
