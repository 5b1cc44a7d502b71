"""Names: which are allowed, what others see, and how soon a change shows."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis.strategies import text
from msgspec.structs import replace

from stolik.play.accounts.name_cache import MOST_KNOWN, KnownNames
from stolik.play.accounts.names import clean_name, short_name
from stolik.play.accounts.people import People
from stolik.play.accounts.profiles import PeopleTrouble, Profile
from stolik.play.ports import PlayerId
from stolik.storage.live_store.passwords import Argon2Passwords
from tests.play.doors import Door, check, no, quick
from tests.play.memory import MemoryClock
from tests.play.people_memory import MemoryPeople
from tests.play.worlds import run


def test_name_language_and_age_are_changed_one_by_one() -> None:
    async def story(door: Door) -> None:
        guest = await door.guest()
        player = guest.profile.player

        await door.people.change(player, name="  Anna   Kowalska ")
        await door.people.change(player, language="pl")
        changed = await door.people.change(player, minor=True)

        assert changed == replace(guest.profile, name="Anna Kowalska", language="pl", minor=True)
        assert await door.people.names([player]) == {player: "Anna K."}
        assert await door.people.change(player, language="de") == no(PeopleTrouble.BAD_LANGUAGE)
        assert await door.people.change(PlayerId("zz"), name="Anna") == no(PeopleTrouble.NO_SUCH_PLAYER)

    check(story)


BAD_NAMES = {
    "empty": "",
    "blank": " \u00a0 ",
    "too long": "x" * 41,
    "far too long": "x" * 1_000_000,
    "a line end": "Anna\nBartek",
    "a control": "Anna\x07",
    "a null": "Anna\x00",
    "an escape": "\x1b[31mAnna",
    "right to left": "Anna \u202eketraB",
    "isolated": "\u2067Anna\u2069",
    "a mark of direction": "Anna\u200f",
    "of no width": "An\u200bna",
    "joined": "An\u200dna",
    "half a sign": "Anna\ud83d",
    "a line separator": "Anna\u2028Bartek",
    "private use": "Anna\ue000",
    "not assigned": "Anna\u0378",
    "a blank letter": "\u3164",
    "a blank pattern": "\u2800",
    "no letter": "!!!",
    "marks alone": "\u0301\u0301",
    "a tower of marks": "a" + "\u0335" * 12,
}


@pytest.mark.parametrize("name", BAD_NAMES.values(), ids=BAD_NAMES)
def test_a_name_that_tricks_readers_is_refused(name: str) -> None:
    async def story(door: Door) -> None:
        guest = await door.guest()

        refused = await door.people.change(guest.profile.player, name=name)

        assert refused == no(PeopleTrouble.BAD_NAME)
        assert await door.people.profile(guest.profile.player) == guest.profile

    check(story)


@pytest.mark.parametrize(
    "name", ["Zażółć Gęślą", "Анна", "José", "李小龍", "אנה", "O'Brien-Łoś", "J. R. 7", "x" * 40, "Ania 🎲"]
)
def test_names_of_all_the_world_are_taken(name: str) -> None:
    async def story(door: Door) -> None:
        guest = await door.guest()

        changed = await door.people.change(guest.profile.player, name=name)

        assert isinstance(changed, Profile)
        assert changed.name == name

    check(story)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna Kowalska", "Anna K."),
        ("Anna Maria Łoś", "Anna Ł."),
        ("Anna", "Anna"),
        ("Anna (Ania)", "Anna A."),
        ("Anna 2012", "Anna"),
        ("Jean-Luc de la Tour", "Jean-Luc T."),
        ("प्रिया शर्मा", "प्रिया श."),
        ("anna2012", "Player"),
        ("anna@school", "Player"),
        ("600700800", "Player"),
    ],
)
def test_of_those_under_16_others_see_a_short_name(name: str, shown: str) -> None:
    async def story(door: Door) -> None:
        guest = await door.guest()
        player = guest.profile.player
        await door.people.change(player, name=name, minor=True)

        public = (await door.people.names([player]))[player]
        await door.people.change(player, minor=False)
        grown = (await door.people.names([player]))[player]

        number = guest.profile.name.split()[1]
        assert public == (f"Player {number}" if shown == "Player" else shown)
        assert grown == name

    check(story)


def test_the_erased_are_nobody_and_their_names_are_gone() -> None:
    async def story(door: Door) -> None:
        account = await door.account(name="Anna Nowak")
        player = account.profile.player
        assert await door.people.names([player]) == {player: "Anna Nowak"}

        assert await door.people.erase(player) is None

        names = [(await door.people.names([player], language=each))[player] for each in ("en", "pl", "ru")]
        assert [name.split()[0] for name in names] == ["Player", "Gracz", "Игрок"]
        assert await door.people.profile(player) is None
        assert await door.people.recognise(account.token) is None
        assert "Nowak" not in repr(vars(door.store))
        assert "anna" not in repr(vars(door.store))
        assert await door.people.erase(player) == no(PeopleTrouble.NO_SUCH_PLAYER)
        other = await door.account("anna")
        assert other.profile.player != player

    check(story)


def test_what_is_kept_elsewhere_is_erased_first() -> None:
    async def story(door: Door) -> None:
        guest = await door.guest()
        erased: list[tuple[PlayerId, bool]] = []

        async def lines(player: PlayerId) -> int:
            erased.append((player, bool(await door.store.profiles([player]))))
            return 7

        people = People(door.store, door.passwords, MemoryClock(lambda: door.now), elsewhere=[lines, lines])

        assert await people.erase(guest.profile.player) is None

        assert erased == [(guest.profile.player, True)] * 2

    check(story)


@given(text())
def test_a_name_is_clean_or_none(wild: str) -> None:
    name = clean_name(wild)

    if name is not None:
        assert clean_name(name) == name
        assert len(name) <= 40
        assert name.isprintable()
        shown = short_name(name)
        assert shown is None or clean_name(shown) == shown


def test_names_are_read_once_and_again_when_they_change() -> None:
    async def story(door: Door) -> None:
        guest = await door.guest()
        player, stranger = guest.profile.player, PlayerId("zz")
        await door.people.names([player, stranger])
        door.store.reads = 0

        for _ in range(5):
            await door.people.names([player, stranger, player])
        unread = door.store.reads
        await door.people.change(player, name="Anna")

        assert unread == 0
        assert (await door.people.names([player]))[player] == "Anna"

    check(story)


def test_what_another_worker_changed_is_seen_within_a_minute() -> None:
    async def story(door: Door) -> None:
        guest = await door.guest()
        player, here, there = guest.profile.player, door.people, door.worker()
        await here.names([player])
        await there.change(player, name="Anna")
        door.now += 60_000

        assert await here.names([player]) == {player: "Anna"}

    check(story)


def test_names_known_are_bounded() -> None:
    async def story(door: Door) -> None:
        known = KnownNames(door.store, MemoryClock(lambda: door.now), most=10)

        found = await known.of(PlayerId(f"p{number}") for number in range(25))

        assert len(found) == 25
        assert len(known) == 10
        assert MOST_KNOWN == 10_000

    check(story)


def test_a_name_changed_while_it_is_read_is_not_kept() -> None:
    class Slow(MemoryPeople):
        async def profiles(self, players: Sequence[PlayerId]) -> tuple[Profile, ...]:
            found = await super().profiles(players)
            await asyncio.sleep(0)
            return found

    async def main() -> None:
        store, clock = Slow(), MemoryClock(lambda: 1)
        people = People(store, Argon2Passwords(quick()), clock)
        player = (await people.arrive(None, language="en")).profile.player
        known = KnownNames(store, clock)

        reading = asyncio.create_task(known.of([player]))
        await asyncio.sleep(0)
        await people.erase(player)
        known.forget(player)
        await reading

        assert await known.of([player]) == {player: None}

    run(main)
