"""Officials who also play: others judge at their table, whatever badge or session they use."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from stolik.day.badges import Badge, BadgeKind
from stolik.day.orders import Do
from stolik.day.service import DayDone
from stolik.play.ids import PlayerId as SessionId
from stolik.play.rights import Principal, RoomRole, roles_of
from stolik.tournament.actors import Actor as At
from stolik.tournament.actors import EventNumber, PlayerId
from stolik.tournament.actors import Role as Office
from stolik.tournament.commands import (
    CloseSheet,
    Command,
    ConfirmSheet,
    CorrectSheet,
    DeductPoints,
    EnterSheet,
    ExtendTable,
    InviteOfficial,
    NotePlays,
    Undo,
    Warn,
)
from stolik.tournament.refusals import TournamentRefusal
from stolik.tournament.score_sheets.sheet import TypedGame
from stolik.tournament.settings import Absence
from stolik.words import Language, Words
from stolik.words.refusals import refusal_text
from tests.day.halls import BY, ORGANISER, Floor, first, games, table_badge
from tests.day.online_world import OnlineFloor

REFEREE = Badge(kind=BadgeKind.OFFICIAL, official="ref-1")


async def _with_a_playing_organiser(floor: Floor) -> PlayerId:
    await floor.announce("pl-forty", 8)
    await floor.draw()
    own = (await floor.seats(1))[0]
    await floor.do(InviteOfficial(by=BY, official="ref-1", role=Office.HEAD_REFEREE))
    assert isinstance(await floor.do(NotePlays(by=BY, official="organiser", player=own)), DayDone)
    for table in (1, 2):
        sheet = EnterSheet(by=BY, table=first(table), games=games(await floor.seats(table)))
        assert isinstance(await floor.do(sheet), DayDone)
    return own


def running(check: Callable[[Floor], Coroutine[None, None, None]]) -> None:
    asyncio.run(check(Floor()))


@pytest.mark.parametrize(
    "ruling",
    [
        CloseSheet(by=BY, why="signed", table=first(1)),
        ExtendTable(by=BY, table=first(1), seconds=60),
        EnterSheet(by=BY, why="struck out", table=first(1), games=(TypedGame(void=True),) * 3),
    ],
    ids=lambda command: type(command).__name__,
)
def test_nobody_rules_at_the_own_table(ruling: Command) -> None:
    async def check(floor: Floor) -> None:
        own = await _with_a_playing_organiser(floor)

        refused = await floor.do(ruling)
        by_another = await floor.do(ruling, REFEREE)

        assert isinstance(refused, TournamentRefusal)
        assert (refused.code, refused.players) == ("plays_there", (own,))
        assert "does not judge it" in refusal_text(Words(Language("en")), None, refused)
        assert isinstance(by_another, DayDone)

    running(check)


def test_a_lone_organiser_who_plays_closes_what_all_at_the_table_have_confirmed() -> None:
    async def check(floor: Floor) -> None:
        own = await _with_a_playing_organiser(floor)
        others = [player for player in await floor.seats(1) if player != own]
        close = CloseSheet(by=BY, table=first(1))
        codes = []

        for player in others:
            codes.append(await floor.code(close))
            confirm = ConfirmSheet(by=At(role=Office.PLAYER, player=player), table=first(1))
            assert isinstance(await floor.do(confirm, table_badge(1)), DayDone)
        closed = await floor.do(close)

        assert codes == ["plays_there"] * 3
        assert isinstance(closed, DayDone)
        assert await floor.code(Undo(by=BY, why="no", event=EventNumber(closed.seq))) == "plays_there"

    running(check)


def test_nobody_corrects_warns_or_takes_back_a_ruling_at_the_own_table() -> None:
    async def check(floor: Floor) -> None:
        own = await _with_a_playing_organiser(floor)
        mate = (await floor.seats(1))[1]
        await floor.do(CloseSheet(by=BY, why="signed", table=first(1)), REFEREE)
        closed = EventNumber((await floor.loaded()).seq)
        right = games(tuple(reversed(await floor.seats(1))))

        codes = [
            await floor.code(CorrectSheet(by=BY, why="wrong", table=first(1), games=right)),
            await floor.code(Warn(by=BY, why="loud", player=mate)),
            await floor.code(DeductPoints(by=BY, why="loud", player=own, points=1)),
            await floor.code(Undo(by=BY, why="no", event=closed)),
            await floor.code(NotePlays(by=BY, official="organiser", player=None)),
        ]

        assert codes == ["plays_there"] * 5
        other = await floor.do(CloseSheet(by=BY, why="signed", table=first(2)))
        assert isinstance(other, DayDone)

    running(check)


def test_the_session_that_plays_is_known_under_any_badge() -> None:
    async def check(floor: OnlineFloor) -> None:
        await floor.go_online(Absence.BOT)
        own = (await floor.seats(1))[0]
        await floor.do(InviteOfficial(by=BY, official="ref-1", role=Office.HEAD_REFEREE))
        await floor.claim(own, "my phone")
        order = Do(id="more", command=ExtendTable(by=BY, table=first(1), seconds=60))

        by_phone = await floor.hall.carry_out(floor.stream, order, REFEREE, session="my phone")
        by_another = await floor.hall.carry_out(floor.stream, order, ORGANISER, session="a laptop")

        assert isinstance(by_phone, TournamentRefusal)
        assert by_phone.code == "plays_there"
        assert isinstance(by_another, DayDone)

    asyncio.run(check(OnlineFloor()))


def test_an_official_who_plays_is_no_referee_in_the_own_room_by_another_session() -> None:
    async def check(floor: OnlineFloor) -> None:
        await floor.go_online(Absence.BOT)
        own = (await floor.seats(1))[0]
        await floor.claim(own, "my phone")
        await floor.do(NotePlays(by=BY, official="organiser", player=own))
        desk = SessionId("my laptop")
        await floor.online.claim(floor.stream, ORGANISER, desk, command_id="desk")

        actor = Principal(
            desk, judges=floor.online.judges.judged_by(desk), also=floor.online.judges.also(desk)
        )
        roles = [roles_of(await floor.room(table), actor) for table in (1, 2)]

        assert RoomRole.REFEREE not in roles[0]
        assert RoomRole.REFEREE in roles[1]

    asyncio.run(check(OnlineFloor()))
