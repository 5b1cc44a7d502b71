"""Registration on a server: the last place, lost answers, and what each may see."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from stolik.day.badges import Badge, BadgeKind
from stolik.day.hall import Hall
from stolik.day.orders import EnterApplications
from stolik.day.registration.own import registering
from stolik.day.service import DayAnswer, DayDone
from stolik.tournament.actors import Role
from stolik.tournament.commands import InviteOfficial
from stolik.tournament.players.name_book import Details
from stolik.tournament.registration.applications import ApplicationStatus, by_code
from stolik.tournament.registration.commands import SetRegistration
from stolik.tournament.registration.terms import RegistrationTerms
from tests.day.halls import BY, Floor


def opened(limit: int, check: Callable[[Floor], Awaitable[None]]) -> None:
    async def run() -> None:
        floor = Floor()
        await floor.announce(players=3)
        terms = RegistrationTerms(open=True, limit=limit)
        assert isinstance(await floor.do(SetRegistration(by=BY, terms=terms)), DayDone)
        await check(floor)

    asyncio.run(run())


async def apply(floor: Floor, hall: Hall, name: str) -> DayAnswer:
    """Register somebody through a worker."""
    code = hall.personal_code(floor.stream, name)
    work = registering(Details(name=name, born=1980, note="a private note"), code)
    return await hall.perform(floor.stream, work, command_id=name)


def test_two_people_take_the_last_place_and_one_gets_it() -> None:
    """They come to two workers at the same moment."""

    async def check(floor: Floor) -> None:
        other = floor.worker()
        answers = await asyncio.gather(
            *(apply(floor, hall, f"Person {at}") for at in range(6) for hall in (floor.hall, other))
        )
        applications = (await floor.state()).applications.values()

        assert all(isinstance(each, DayDone) for each in answers)
        assert len(applications) == 6
        places = [each for each in applications if each.status is ApplicationStatus.PLACE]
        assert [each.id for each in places] == [1]

    opened(1, check)


def test_a_repeated_request_shows_the_same_code() -> None:
    """The first answer may have been lost on the way."""

    async def check(floor: Floor) -> None:
        first = await apply(floor, floor.hall, "Anna")
        again = await apply(floor, floor.hall, "Anna")
        code = floor.hall.personal_code(floor.stream, "Anna")

        assert isinstance(again, DayDone)
        assert again.repeated
        assert isinstance(first, DayDone)
        state = await floor.state()
        assert len(state.applications) == 1
        assert by_code(state.applications, code) is not None
        assert code != floor.hall.personal_code(floor.stream, "Bartek")

    opened(1, check)


def test_only_the_desk_sees_notes_and_nobody_sees_digests() -> None:
    """Neither do other players or the public."""

    async def check(floor: Floor) -> None:
        await apply(floor, floor.hall, "Person 1")
        await floor.do(InviteOfficial(by=BY, official="floor", role=Role.REFEREE))
        await floor.do(InviteOfficial(by=BY, official="help", role=Role.HELPER))
        desk, public = await floor.see(_official()), await floor.see()
        helper = await floor.see(Badge(kind=BadgeKind.OFFICIAL, official="help"))
        proof = next(iter((await floor.state()).applications.values())).proof

        assert b"a private note" in msgspec.json.encode(desk)
        assert b"a private note" not in msgspec.json.encode(public)
        assert b"a private note" not in msgspec.json.encode(helper)
        assert b"1980" not in msgspec.json.encode(helper)
        assert helper.desk is not None
        assert [each.name for each in helper.desk.registration.applications] == ["Person 1"]
        assert b"1980" not in msgspec.json.encode(public)
        assert proof.encode() not in msgspec.json.encode(desk)
        assert public.registration.names == ("Person 1",)
        assert await floor.ask(EnterApplications(id="in"))
        helper = await floor.see(Badge(kind=BadgeKind.OFFICIAL, official="help"))
        assert helper.people[-1].full_name == "Person 1"
        assert b"1980" not in msgspec.json.encode(helper)
        assert b"a private note" not in msgspec.json.encode(helper)

    opened(3, check)


def _official() -> Badge:
    return Badge(kind=BadgeKind.OFFICIAL, official="floor")


def test_one_press_enters_the_list() -> None:
    """The order is done once."""

    async def check(floor: Floor) -> None:
        for at in range(3):
            await apply(floor, floor.hall, f"Person {at}")
        done = await floor.ask(EnterApplications(id="in"))
        await floor.ask(EnterApplications(id="in"))

        assert isinstance(done, DayDone)
        assert len(done.events) == 2
        assert len((await floor.state()).players) == 5

    opened(2, check)
