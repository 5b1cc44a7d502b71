"""Officials: helpers, the tables each looks after, whom a call reaches first, and handing over."""

from __future__ import annotations

import pytest

from stolik.day.badges import Badge, BadgeKind
from stolik.day.cache import LoadedTournament
from stolik.day.view_builder import see_day
from stolik.day.views import CallSeen, Day
from stolik.play.ports import StreamId
from stolik.tournament.actors import Actor, DetailsId, PlayerId, Role
from stolik.tournament.commands import (
    AssignTables,
    CallTableReferee,
    ChangeSettings,
    CheckIn,
    CheckOut,
    CloseSheet,
    DismissOfficial,
    EnterSheet,
    HandOver,
    InviteOfficial,
    NameOfficial,
    NotePlays,
    Undo,
)
from stolik.tournament.log.audit import audit
from stolik.tournament.players.name_book import Details
from stolik.tournament.refusals import TournamentCode
from stolik.tournament.rounds.next_draw import draw_plainly
from stolik.tournament.score_sheets.sheet import TypedGame
from stolik.tournament.sectors import TableRange
from stolik.tournament.settings import CALL_SECONDS, Settings
from stolik.words import Language, Words
from tests.tournament.world import ORGANISER, World, as_player

HELPER = Actor(role=Role.HELPER, key="help")


def tables(official: str, *ranges: tuple[int, int], by: Actor = ORGANISER) -> AssignTables:
    """Return the command that gives tables to an official."""
    found = (TableRange(first=first, last=last) for first, last in ranges)
    return AssignTables(by=by, official=official, tables=tuple(found))


def staffed(players: int = 16) -> World:
    """Return a drawn round with two referees, a head referee and a helper."""
    world = World("pl-forty", players)
    for key, role in (
        ("one", Role.REFEREE),
        ("two", Role.REFEREE),
        ("head", Role.HEAD_REFEREE),
        ("help", Role.HELPER),
    ):
        world.do(InviteOfficial(by=ORGANISER, official=key, role=role))
    world.draw()
    return world


def seen_by(world: World, official: str) -> Day:
    """Return the page of an official."""
    loaded = LoadedTournament(stream=StreamId("0" * 32), tournament=world.tournament, seeds={}, commands={})
    badge = Badge(kind=BadgeKind.OFFICIAL, official=official) if official else None
    return see_day(loaded, badge, now=world.now, words=Words(Language.ENGLISH))


def call_at(world: World, table: int) -> CallSeen:
    """Let a table call, and return the call as the desk sees it."""
    caller = as_player(world.seats(table)[0])
    world.do(CallTableReferee(by=caller, table=world.ref(table)))
    desk = seen_by(world, "head").desk
    assert desk is not None
    return desk.calls[-1]


def test_a_call_reaches_the_referees_of_its_sector_first() -> None:
    """After the organiser's time it is for everybody; a table without a referee always is."""
    world = staffed()
    world.do(ChangeSettings(by=ORGANISER, settings=Settings(call_seconds=90)))
    world.do(tables("one", (1, 2)))
    world.do(tables("two", (2, 2), (3, 3)))

    assert world.state.sectors["two"] == (TableRange(first=2, last=3),)
    first, shared, nobody = (call_at(world, table) for table in (1, 2, 4))
    assert [call.near for call in (first, shared, nobody)] == [("one",), ("one", "two"), ()]
    assert [call.for_all_at - call.at for call in (first, shared, nobody)] == [90_000, 90_000, 0]


def test_nobody_is_sent_to_the_table_where_they_play_and_no_helper_to_rule() -> None:
    """Then the call is for everybody at once."""
    world = staffed()
    world.do(tables("one", (1, 1)))
    world.do(tables("help", (1, 1)))
    world.do(NotePlays(by=ORGANISER, official="one", player=PlayerId(world.seats(1)[2])))

    assert call_at(world, 1).near == ()


def test_handing_over_moves_tables_and_for_the_whole_day_roles() -> None:
    """It is in the log, can be undone, and the audit accepts it."""
    world = staffed()
    world.do(tables("one", (1, 2)))
    world.do(tables("two", (4, 4)))
    world.do(HandOver(by=Actor(role=Role.REFEREE, key="one"), official="one", to="two"))
    assert world.state.sectors == {"two": (TableRange(first=1, last=2), TableRange(first=4, last=4))}

    done = world.do(HandOver(by=ORGANISER, official="head", to="two", whole=True, why="train"))
    assert (world.state.officials["head"], world.state.officials["two"]) == (Role.REFEREE, Role.HEAD_REFEREE)
    world.do(Undo(by=ORGANISER, event=done, why="missed the train"))
    assert world.state.officials["head"] is Role.HEAD_REFEREE
    assert audit(world.log, drawer=draw_plainly) == ()
    world.do(DismissOfficial(by=ORGANISER, official="two"))
    assert world.state.sectors == {}


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (HandOver(by=Actor(role=Role.REFEREE, key="two"), official="one", to="two"), "not_allowed"),
        (
            HandOver(by=Actor(role=Role.REFEREE, key="one"), official="one", to="two", whole=True),
            "not_allowed",
        ),
        (HandOver(by=Actor(role=Role.HELPER, key="help"), official="help", to="two"), "not_allowed"),
        (HandOver(by=ORGANISER, official="two", to="one"), "nothing_to_hand_over"),
        (HandOver(by=ORGANISER, official="one", to="one"), "nothing_to_hand_over"),
        (HandOver(by=ORGANISER, official="two", to="one", whole=True), "nothing_to_hand_over"),
        (HandOver(by=ORGANISER, official="one", to="nobody"), "bad_official"),
        (tables("nobody", (1, 2)), "bad_official"),
        (tables("one", (1, 2)), "already_so"),
        (tables("one", (5, 2), (3, 4)), "bad_tables"),
    ],
)
def test_wrong_sectors_and_handovers_are_refused(command: AssignTables | HandOver, code: str) -> None:
    """Nothing changes."""
    world = staffed(4)
    world.do(tables("one", (1, 2)))

    assert world.refused(command).code == code


def test_a_helper_checks_in_and_types_but_rules_on_nothing() -> None:
    """A game that is not played is a ruling."""
    world = staffed(5)
    away = max(world.state.players)
    world.do(CheckOut(by=HELPER, player=away))
    world.do(CheckIn(by=HELPER, player=away))
    void = EnterSheet(by=HELPER, table=world.ref(), games=(TypedGame(lines=(), void=True),) * 3)

    assert world.refused(void).code is TournamentCode.VOID_NOT_ALLOWED
    world.do(EnterSheet(by=HELPER, table=world.ref(), games=world.typed()))
    close = CloseSheet(by=HELPER, table=world.ref(), why="signed")
    assert world.refused(close).code is TournamentCode.NOT_ALLOWED


def test_the_public_sees_officials_only_if_the_organiser_shows_them() -> None:
    """Leaders first; officials without a name are not listed."""
    world = staffed()
    for key, name in (("one", "Ewa Sample"), ("head", "Jan Sample")):
        world.tournament.book, entry = world.tournament.book.add(Details(name=name))
        world.do(NameOfficial(by=ORGANISER, official=key, details=DetailsId(entry)))
    world.do(tables("one", (1, 2), (4, 4)))
    assert seen_by(world, "").officials == ()

    world.do(ChangeSettings(by=ORGANISER, settings=Settings(show_officials=True)))
    shown = seen_by(world, "").officials
    assert [(each.role, each.name, each.tables) for each in shown] == [
        (Role.HEAD_REFEREE, "Jan Sample", ""),
        (Role.REFEREE, "Ewa Sample", "1\N{EN DASH}2, 4"),
    ]


def test_the_time_of_a_call_has_bounds() -> None:
    """Half a minute to half an hour."""
    assert CALL_SECONDS[0] <= Settings().call_seconds <= CALL_SECONDS[1]
