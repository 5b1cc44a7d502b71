"""Refusals of the day at the tables."""

from __future__ import annotations

from stolik.core.rulesets import EN_CLASSIC
from stolik.tournament.actors import EventNumber
from stolik.tournament.commands import (
    AnswerCall,
    CallReferee,
    DismissOfficial,
    NoteAnnouncement,
    OpenTableRoom,
    PauseRoundClock,
    PublishRound,
    ResumeRoundClock,
    StartRoundClock,
)
from stolik.tournament.refusals import Code, Refusal
from tests.tournament.provoking import drawn, provokes
from tests.tournament.world import ORGANISER, REFEREE, World, as_player, player


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
