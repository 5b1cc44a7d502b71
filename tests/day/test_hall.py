"""The hall: orders of people with badges, applied once, durable, and visible to those allowed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from stolik.day.badges import Badge, BadgeKind
from stolik.day.orders import Amend, AnnounceDraw, CheckInAll, Do, Enter, Entry
from stolik.day.service import DayDone
from stolik.day.views import SheetStep
from stolik.storage.live_store.store import open_live
from stolik.tournament.actors import PlayerId, Role
from stolik.tournament.commands import (
    CallTableReferee,
    ChangeSettings,
    CloseSheet,
    ConfirmSheet,
    DismissOfficial,
    EnterSheet,
    EraseData,
    InviteOfficial,
    PublishRound,
    Register,
    RemoveTournament,
    Warn,
)
from stolik.tournament.players.name_book import Details
from stolik.tournament.refusals import TournamentRefusal
from stolik.tournament.settings import Settings
from tests.day.halls import BY, NAMES, ORGANISER, Floor, first, games, speaking, table_badge


def played(check: Callable[[Floor], Awaitable[None]]) -> None:
    async def run() -> None:
        floor = Floor()
        await floor.announce()
        await check(floor)

    asyncio.run(run())


def test_an_order_sent_twice_has_one_effect() -> None:
    async def check(floor: Floor) -> None:
        order = Enter(id="late", entries=(Entry(details=Details(name="Ida Kot")),))

        done = await floor.ask(order)
        again = await floor.ask(order)

        assert isinstance(done, DayDone)
        assert again == replace(done, repeated=True)
        assert len((await floor.state()).players) == 9

    played(check)


def test_entries_come_all_or_none() -> None:
    async def check(floor: Floor) -> None:
        new, known = Details(name="Ida Kot"), Details(name=NAMES[0])

        answer = await floor.ask(Enter(id="two", entries=(Entry(details=new), Entry(details=known))))

        assert isinstance(answer, TournamentRefusal)
        assert answer.code == "duplicate_name"
        assert len((await floor.state()).players) == 8
        assert len((await floor.loaded()).tournament.book.entries) == 8

    played(check)


def test_the_names_of_a_deleted_tournament_are_erased_after_a_week() -> None:
    async def check(floor: Floor) -> None:
        await floor.do(RemoveTournament(by=BY, name="Cup"))
        floor.now += 7 * 24 * 3600 * 1000 - 1

        await floor.hall.forget_names(await floor.loaded())
        assert len((await floor.loaded()).tournament.book.entries) == 8
        floor.now += 1
        await floor.hall.forget_names(await floor.loaded())

        assert (await floor.loaded()).tournament.book.entries == {}
        assert all(player.details is None for player in (await floor.state()).players.values())
        again = await floor.worker().look(floor.stream)
        assert again is not None
        assert again.tournament.book.entries == {}

    played(check)


def test_a_tournament_that_is_not_deleted_keeps_its_names() -> None:
    async def check(floor: Floor) -> None:
        floor.now += 365 * 24 * 3600 * 1000

        await floor.hall.forget_names(await floor.loaded())

        assert len((await floor.loaded()).tournament.book.entries) == 8

    played(check)


def test_a_sheet_goes_from_the_table_to_the_standings() -> None:
    async def check(floor: Floor) -> None:
        await floor.draw()
        await floor.do(PublishRound(by=BY))
        seats = await floor.seats()
        device = table_badge(1)

        await floor.do(EnterSheet(by=speaking(seats[0]), table=first(), games=games(seats)), device)
        for player in seats[1:]:
            await floor.do(ConfirmSheet(by=speaking(player), table=first()), device)
        seen = (await floor.see()).stages[0].drawn[0].tables[0]
        assert (seen.sheet, set(seen.confirmed)) == (SheetStep.CONFIRMED, set(seats))
        assert isinstance(await floor.do(CloseSheet(by=BY, table=first())), DayDone)

        day = await floor.see()
        assert day.stages[0].standings[0].player == seats[0]
        assert day.stages[0].drawn[0].tables[0].sheet is SheetStep.CLOSED

    played(check)


def test_a_table_speaks_only_for_those_who_sit_there() -> None:
    async def check(floor: Floor) -> None:
        await floor.draw()
        own, others = await floor.seats(1), await floor.seats(2)
        sheet = EnterSheet(by=speaking(others[0]), table=first(2), games=games(others))

        assert await floor.code(sheet, table_badge(1)) == "not_allowed"
        assert await floor.code(CallTableReferee(by=BY, table=first()), table_badge(1)) == "not_allowed"
        assert isinstance(
            await floor.do(CallTableReferee(by=speaking(own[0]), table=first()), table_badge(1)), DayDone
        )

    played(check)


@pytest.mark.parametrize(
    ("badge", "allowed"),
    [
        pytest.param(None, False, id="the public"),
        pytest.param(Badge(kind=BadgeKind.PLAYER, player=PlayerId(1)), False, id="a player"),
        pytest.param(table_badge(1), False, id="a table"),
        pytest.param(Badge(kind=BadgeKind.OFFICIAL, official="floor"), True, id="a referee"),
        pytest.param(
            Badge(kind=BadgeKind.OFFICIAL, official="stranger"), False, id="an official nobody invited"
        ),
        pytest.param(ORGANISER, True, id="the organiser"),
    ],
)
def test_only_officials_warn_and_see_the_desk(badge: Badge | None, allowed: bool) -> None:  # noqa: FBT001  a column
    async def check(floor: Floor) -> None:
        await floor.do(InviteOfficial(by=BY, official="floor", role=Role.REFEREE))

        answer = await floor.do(Warn(by=BY, why="noise", player=PlayerId(2)), badge)

        assert bool(answer) is allowed
        assert ((await floor.see(badge)).desk is not None) is allowed

    played(check)


def test_a_dismissed_referee_is_nobody() -> None:
    async def check(floor: Floor) -> None:
        badge = Badge(kind=BadgeKind.OFFICIAL, official="floor")
        await floor.do(InviteOfficial(by=BY, official="floor", role=Role.REFEREE))
        await floor.do(DismissOfficial(by=BY, official="floor"))

        assert await floor.code(Warn(by=BY, why="noise", player=PlayerId(2)), badge) == "not_allowed"
        assert (await floor.see(badge)).desk is None

    played(check)


def test_seats_are_secret_until_they_are_published() -> None:
    async def check(floor: Floor) -> None:
        await floor.draw()

        assert (await floor.see()).stages[0].drawn == ()
        assert len((await floor.see(ORGANISER)).stages[0].drawn) == 1
        await floor.do(PublishRound(by=BY))
        assert len((await floor.see()).stages[0].drawn) == 1

    played(check)


def test_the_public_never_reads_the_whole_name_of_a_minor() -> None:
    async def check(floor: Floor) -> None:
        minor = Details(name="Ida Maria Kot", club="School 5", minor=True, guardian_consents=True)
        await floor.ask(Enter(id="minor", entries=(Entry(details=minor),)))

        shown = (await floor.see()).people[-1]
        assert (shown.name, shown.club, shown.full_name) == ("Ida K.", "", "")
        assert (await floor.see(ORGANISER)).people[-1].full_name == "Ida Maria Kot"
        assert (await floor.see()).people[0].name == "Anna Nowak"
        await floor.do(ChangeSettings(by=BY, settings=Settings(short_names=True)))
        assert (await floor.see()).people[0].name == "Anna N."

    played(check)


def test_a_person_who_is_erased_is_gone_from_every_page() -> None:
    async def check(floor: Floor) -> None:
        await floor.ask(Amend(id="amend", player=PlayerId(1), details=Details(name="Anna Nowak-Lis")))
        await floor.do(EraseData(by=BY, player=PlayerId(1)))

        day = await floor.see(ORGANISER)
        assert day.people[0].name == ""
        assert "Nowak" not in repr(day)
        assert "Nowak" not in repr(await floor.store.private(floor.stream))

    played(check)


def test_a_draw_is_announced_before_it_is_made() -> None:
    async def check(floor: Floor) -> None:
        await floor.ask(AnnounceDraw(id="announce"))
        desk = (await floor.see(ORGANISER)).desk
        assert desk is not None
        commitment = desk.announced
        assert commitment is not None

        await floor.draw()

        drawn = (await floor.see(ORGANISER)).stages[0].drawn[0]
        assert drawn.commitment == commitment
        assert drawn.seed not in repr(await floor.store.private(floor.stream))

    played(check)


def test_check_in_all_needs_somebody_missing() -> None:
    async def check(floor: Floor) -> None:
        await floor.ask(Enter(id="late", entries=(Entry(details=Details(name="Ida Kot")),)))

        assert isinstance(await floor.ask(CheckInAll(id="all")), DayDone)
        again = await floor.ask(CheckInAll(id="all again"))

        assert isinstance(again, TournamentRefusal)
        assert again.code == "already_so"

    played(check)


def test_links_open_what_they_are_for_and_nothing_else() -> None:
    async def check(floor: Floor) -> None:
        hall, stream = floor.hall, floor.stream
        token = hall.link(stream, table_badge(3))

        assert hall.badge(stream, token) == table_badge(3)
        assert hall.badge(stream, token.replace("t.3", "t.4")) is None
        assert hall.badge(type(stream)("another"), token) is None
        assert hall.badge(stream, "nonsense") is None
        assert hall.badge_by_pin(stream, 3, f" {hall.pin(stream, 3).lower()} ") == table_badge(3)
        assert hall.badge_by_pin(stream, 4, hall.pin(stream, 3)) is None

    played(check)


def test_two_workers_on_a_real_database_share_a_tournament(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_live(str(tmp_path / "day.db"))
        floor = Floor(store)
        await floor.announce()
        other = floor.worker()

        command = Register(by=BY, details=next(iter((await floor.loaded()).tournament.book.entries)))
        results = await asyncio.gather(
            *(
                worker.carry_out(
                    floor.stream,
                    Enter(id=f"w{i}", entries=(Entry(details=Details(name=f"Late {i}")),)),
                    ORGANISER,
                )
                for i, worker in enumerate((floor.hall, other, floor.hall, other))
            )
        )
        assert all(isinstance(result, DayDone) for result in results)
        refused = await other.carry_out(floor.stream, Do(id="dup", command=command), ORGANISER)
        assert isinstance(refused, TournamentRefusal)
        await store.close()

        reopened = await open_live(str(tmp_path / "day.db"))
        floor.store = reopened
        floor.hall = floor.worker()
        assert len((await floor.see(ORGANISER)).people) == 12
        await reopened.close()

    asyncio.run(run())


def test_a_wave_of_orders_is_carried_out_to_the_last() -> None:
    async def check(floor: Floor) -> None:
        orders = [
            Enter(id=f"wave {i}", entries=(Entry(details=Details(name=f"Late {i}")),)) for i in range(60)
        ]

        answers = await asyncio.gather(
            *(floor.hall.carry_out(floor.stream, order, ORGANISER) for order in orders)
        )

        assert all(isinstance(answer, DayDone) for answer in answers)

    played(check)
