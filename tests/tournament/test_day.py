"""The day at the tables: published rounds, round time, calls for referees, officials, online rooms."""

from __future__ import annotations

import pytest

from stolik.tournament.actors import Role
from stolik.tournament.commands import (
    AnswerCall,
    CallTableReferee,
    Command,
    DismissOfficial,
    ExtendRound,
    ExtendTable,
    InviteOfficial,
    NoteAnnouncement,
    OpenTableRoom,
    PauseRoundClock,
    PublishRound,
    ResumeRoundClock,
    StartRoundClock,
    Undo,
)
from stolik.tournament.refusals import TournamentCode
from stolik.tournament.rounds.day import LONGEST_ROUND
from stolik.tournament.state import RoundClock
from stolik.words import Language, Words
from stolik.words.events import describe_event
from tests.tournament.refusals.provoking import drawn
from tests.tournament.world import HEAD, ORGANISER, REFEREE, World, as_player, player


def test_officials_are_invited_after_the_end_too() -> None:
    world = World()
    world.play_out()

    world.do(InviteOfficial(by=ORGANISER, official="archive", role=Role.ORGANISER))

    assert world.state.officials["archive"] is Role.ORGANISER


def test_a_round_is_published_once() -> None:
    world = drawn()

    world.do(PublishRound(by=ORGANISER))

    assert world.round.published
    assert world.code(PublishRound(by=ORGANISER)) is TournamentCode.ALREADY_SO


@pytest.mark.clause("S-20")
def test_the_round_clock_stands_still_while_it_is_stopped() -> None:
    world = drawn()
    world.do(StartRoundClock(by=ORGANISER, seconds=60))
    begun = world.now
    assert world.round.clock == RoundClock(seconds=60, ends_at=begun + 60_000)

    world.do(PauseRoundClock(by=ORGANISER))
    stopped = world.now
    assert world.round.clock == RoundClock(seconds=60, ends_at=None, left_ms=59_000, stood=((stopped, None),))
    world.now += 500_000
    world.do(ResumeRoundClock(by=ORGANISER))

    stood = ((stopped, world.now),)
    assert world.round.clock == RoundClock(seconds=60, ends_at=world.now + 59_000, stood=stood)


def test_undoing_a_stop_lets_the_clock_run_as_before() -> None:
    world = drawn()
    world.do(StartRoundClock(by=ORGANISER, seconds=60))
    before = world.round.clock
    stop = world.do(PauseRoundClock(by=ORGANISER))

    world.do(Undo(by=ORGANISER, event=stop))

    assert world.round.clock == before


def test_one_table_has_more_time() -> None:
    world = drawn(8)

    world.do(ExtendTable(by=REFEREE, table=world.ref(2), seconds=120))

    assert [table.extra_seconds for table in world.round.tables] == [0, 120]
    assert world.code(ExtendTable(by=REFEREE, table=world.ref(2), seconds=-121)) is TournamentCode.BAD_SECONDS


@pytest.mark.clause("S-20")
def test_the_whole_round_has_more_time_while_it_runs_and_while_it_stands() -> None:
    world = drawn(8)
    world.do(StartRoundClock(by=ORGANISER, seconds=60))
    ends = world.now + 60_000

    world.do(ExtendRound(by=HEAD, seconds=300))
    running = world.round.clock
    world.do(PauseRoundClock(by=ORGANISER))
    stopped = world.now
    world.do(ExtendRound(by=ORGANISER, seconds=120))

    assert running == RoundClock(seconds=360, ends_at=ends + 300_000)
    left = ends + 420_000 - stopped
    assert world.round.clock == RoundClock(seconds=480, ends_at=None, left_ms=left, stood=((stopped, None),))
    assert [table.extra_seconds for table in world.round.tables] == [0, 0]


@pytest.mark.clause("S-20")
def test_more_time_given_after_the_end_counts_from_then_on() -> None:
    world = drawn()
    world.do(StartRoundClock(by=ORGANISER, seconds=60))
    world.now += 200_000

    world.do(ExtendRound(by=ORGANISER, seconds=120))

    assert world.round.clock == RoundClock(seconds=180, ends_at=world.now + 120_000)


def test_more_time_for_the_round_is_taken_back_whatever_the_clock_did_since() -> None:
    world = drawn()
    world.do(StartRoundClock(by=ORGANISER, seconds=60))
    ends = world.now + 60_000
    more = world.do(ExtendRound(by=ORGANISER, seconds=300))
    world.do(PauseRoundClock(by=ORGANISER))
    stopped = world.now

    world.do(Undo(by=ORGANISER, event=more))

    stood = ((stopped, None),)
    assert world.round.clock == RoundClock(seconds=60, ends_at=None, left_ms=ends - stopped, stood=stood)


def test_a_round_gets_more_time_while_it_has_a_clock_and_is_not_over() -> None:
    world = drawn()
    early = world.code(ExtendRound(by=ORGANISER, seconds=60))
    start = world.do(StartRoundClock(by=ORGANISER, seconds=60))
    wrong = [
        world.code(ExtendRound(by=ORGANISER, seconds=seconds)) for seconds in (0, -60, LONGEST_ROUND - 59)
    ]
    world.do(ExtendRound(by=ORGANISER, seconds=LONGEST_ROUND - 60))

    needed = world.code(Undo(by=ORGANISER, event=start))
    world.sheet()
    world.close()
    late = world.code(ExtendRound(by=ORGANISER, seconds=60))

    assert early is TournamentCode.NO_CLOCK
    assert wrong == [TournamentCode.BAD_SECONDS] * 3
    assert needed is TournamentCode.NEEDED_LATER
    assert late is TournamentCode.ROUND_OVER


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "More time for every table: eliminations, round 1, 2.5 min."),
        ("pl", "Dodatkowy czas dla wszystkich stolików: eliminacje, runda 1, 2,5\N{NO-BREAK SPACE}min."),
        ("ru", "Дополнительное время для всех столов: отборочный этап, тур 1, 2,5\N{NO-BREAK SPACE}мин."),
    ],
)
def test_the_log_says_how_much_more_time_the_round_has(language: str, told: str) -> None:
    world = drawn(8)
    world.do(StartRoundClock(by=ORGANISER, seconds=60))
    world.do(ExtendRound(by=ORGANISER, seconds=150))

    text = describe_event(Words(Language(language)), world.tournament, world.log[-1])

    assert text == told


@pytest.mark.clause("S-25")
def test_a_call_waits_until_a_referee_comes() -> None:
    world = drawn()
    call = world.do(CallTableReferee(by=as_player(2), why="the clock", table=world.ref()))
    assert world.state.calls[call].about == "the clock"
    assert world.state.calls[call].answered_at is None

    world.do(AnswerCall(by=REFEREE, call=call))

    assert world.state.calls[call].answered_by == REFEREE
    assert world.state.calls[call].answered_at == world.now


def test_an_announcement_is_noted_with_its_time() -> None:
    world = drawn(form="pl-minute", players=16)
    seated = world.seats()[0]

    world.do(NoteAnnouncement(by=as_player(seated), table=world.ref(), game=1, player=player(seated)))

    assert [(noted.player, noted.at) for noted in world.round.tables[0].announced] == [(seated, world.now)]


def test_officials_come_and_go() -> None:
    world = drawn()
    world.do(InviteOfficial(by=ORGANISER, official="floor-2", role=Role.REFEREE))
    assert world.state.officials == {"floor-2": Role.REFEREE}

    world.do(DismissOfficial(by=ORGANISER, official="floor-2"))

    assert world.state.officials == {}


def test_a_game_of_a_table_has_one_room() -> None:
    world = drawn()
    world.do(OpenTableRoom(by=ORGANISER, table=world.ref(), game=2, room="abc"))

    assert world.round.tables[0].rooms == {2: "abc"}
    assert (
        world.code(OpenTableRoom(by=ORGANISER, table=world.ref(), game=2, room="abc"))
        is TournamentCode.ALREADY_SO
    )


def test_what_is_for_officials_is_not_for_players() -> None:
    world = drawn(8)
    own, other = as_player(world.seats(1)[0]), world.ref(2)
    orders: tuple[Command, ...] = (
        PublishRound(by=own),
        StartRoundClock(by=own, seconds=60),
        ExtendRound(by=own, seconds=60),
        ExtendTable(by=own, table=world.ref(1), seconds=60),
        InviteOfficial(by=own, official="me", role=Role.REFEREE),
        CallTableReferee(by=own, table=other),
    )

    assert {world.code(order) for order in orders} == {TournamentCode.NOT_ALLOWED}
