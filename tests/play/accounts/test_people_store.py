"""The contract of every store of people, on every database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from stolik.play.accounts.profiles import (
    Credentials,
    PeopleStore,
    PeopleTrouble,
    Profile,
    ProfileChanges,
    Visit,
)
from stolik.play.ports import PlayerId
from stolik.storage.live_store.store import LiveStore
from tests.play.people_memory import MemoryPeople
from tests.play.stores import on_postgresql, on_sqlite
from tests.play.worlds import run

Check = Callable[[PeopleStore], Awaitable[None]]
ANNA = Profile(player=PlayerId("a1"), name="Anna", language="pl")
BARTEK = Profile(player=PlayerId("b2"), name="Bartek Łoś", language="en", minor=True)
OF_ANNA = Credentials(player=ANNA.player, login="anna", hashed="$h1")


def visit(profile: Profile, digest: str, expires: int = 100) -> Visit:
    return Visit(digest=digest, player=profile.player, expires=expires)


async def begun(store: PeopleStore) -> None:
    await store.add(ANNA, visit(ANNA, "da"))
    await store.add(BARTEK, visit(BARTEK, "db", 200))


async def a_session_leads_to_its_person(store: PeopleStore) -> None:
    await begun(store)

    assert await store.visit("da") == (visit(ANNA, "da"), ANNA)
    assert await store.visit("db") == (visit(BARTEK, "db", 200), BARTEK)
    assert await store.visit("dc") is None


async def sessions_begin_are_renewed_and_end(store: PeopleStore) -> None:
    await begun(store)

    assert await store.begin(visit(ANNA, "da2"))
    await store.renew(visit(ANNA, "da2", 300))
    await store.renew(visit(ANNA, "unknown", 300))
    await store.end("da")

    assert await store.visit("da") is None
    assert await store.visit("da2") == (visit(ANNA, "da2", 300), ANNA)
    assert await store.visit("unknown") is None
    device = Visit(digest="da3", player=ANNA.player, expires=400, began=7, device="Firefox, Linux")
    assert await store.begin(device)
    assert set(await store.visits_of(ANNA.player)) == {visit(ANNA, "da2", 300), device}
    await store.end_others(ANNA.player, "da3")
    assert await store.visits_of(ANNA.player) == (device,)
    await store.end_others(ANNA.player, None)
    assert await store.visit("da3") is None
    assert await store.visit("db") is not None


async def nobody_has_no_session(store: PeopleStore) -> None:
    assert not await store.begin(visit(ANNA, "da"))
    assert await store.visit("da") is None


async def people_are_found_by_their_ids(store: PeopleStore) -> None:
    await begun(store)
    many = [PlayerId(f"x{number}") for number in range(2_500)]

    found = await store.profiles([*many, BARTEK.player, ANNA.player, ANNA.player])

    assert sorted(found, key=lambda profile: profile.player) == [ANNA, BARTEK]
    assert await store.profiles([]) == ()


async def a_guest_becomes_an_account_once(store: PeopleStore) -> None:
    await begun(store)

    made = await store.register(OF_ANNA, ProfileChanges(account=True, name="Anna K"))
    again = await store.register(replace(OF_ANNA, login="other"), ProfileChanges(account=True))
    nobody = await store.register(replace(OF_ANNA, login="other", player=PlayerId("zz")), ProfileChanges())

    assert made == replace(ANNA, account=True, name="Anna K")
    assert await store.profiles([ANNA.player]) == (made,)
    assert await store.credentials("anna") == await store.credentials_of(ANNA.player) == OF_ANNA
    assert await store.credentials_of(BARTEK.player) is None
    assert again is PeopleTrouble.ALREADY_REGISTERED
    assert nobody is PeopleTrouble.NO_SUCH_PLAYER
    assert await store.credentials("other") is None


async def a_login_is_given_once(store: PeopleStore) -> None:
    await begun(store)
    theirs = replace(OF_ANNA, player=BARTEK.player, hashed="$h2")

    first, second = await asyncio.gather(
        store.register(OF_ANNA, ProfileChanges(account=True)),
        store.register(theirs, ProfileChanges(account=True)),
    )

    made, refused = (first, second) if isinstance(first, Profile) else (second, first)
    assert isinstance(made, Profile)
    assert refused is PeopleTrouble.LOGIN_TAKEN
    credentials = await store.credentials("anna")
    assert credentials is not None
    assert credentials.player == made.player
    accounts = [profile.account for profile in await store.profiles([ANNA.player, BARTEK.player])]
    assert sorted(accounts) == [False, True]


async def a_hash_is_replaced_where_it_is_still_there(store: PeopleStore) -> None:
    await begun(store)
    await store.register(OF_ANNA, ProfileChanges(account=True))

    late = await store.rehash(replace(OF_ANNA, hashed="$h3"), before="$h0")
    done = await store.rehash(replace(OF_ANNA, hashed="$h2"), before="$h1")
    other = await store.rehash(replace(OF_ANNA, hashed="$h4", player=BARTEK.player))

    assert (late, done, other) == (False, True, False)
    assert await store.credentials("anna") == replace(OF_ANNA, hashed="$h2")
    assert await store.rehash(replace(OF_ANNA, hashed="$h5"))
    assert await store.credentials("anna") == replace(OF_ANNA, hashed="$h5")


async def changes_made_together_all_stay(store: PeopleStore) -> None:
    await begun(store)

    await asyncio.gather(
        store.change(ANNA.player, ProfileChanges(name="Ania")),
        store.change(ANNA.player, ProfileChanges(banned=True)),
        store.change(ANNA.player, ProfileChanges(organiser=True, admin=True)),
        store.change(ANNA.player, ProfileChanges(language="ru", minor=True)),
    )

    now = replace(ANNA, name="Ania", banned=True, organiser=True, admin=True, language="ru", minor=True)
    assert await store.change(ANNA.player, ProfileChanges()) == now
    assert await store.profiles([BARTEK.player]) == (BARTEK,)
    assert await store.change(PlayerId("zz"), ProfileChanges(name="Nobody")) is None


async def accounts_are_listed_by_login(store: PeopleStore) -> None:
    await begun(store)
    await store.register(OF_ANNA, ProfileChanges(account=True))
    await store.register(
        Credentials(player=BARTEK.player, login="aaa", hashed="$h"), ProfileChanges(account=True, admin=True)
    )

    everybody = await store.everybody()

    assert [(login, profile.player) for profile, login in everybody] == [("aaa", "b2"), ("anna", "a1")]
    assert everybody[0][0].admin
    assert await store.everybody(limit=1) == everybody[:1]
    assert await store.everybody(after="aaa") == everybody[1:]


async def nothing_is_left_of_the_erased(store: PeopleStore) -> None:
    await begun(store)
    await store.register(OF_ANNA, ProfileChanges(account=True))

    assert await store.erase(ANNA.player)

    assert await store.profiles([ANNA.player, BARTEK.player]) == (BARTEK,)
    assert await store.credentials("anna") is None
    assert await store.visit("da") is None
    assert await store.everybody() == ()
    assert not await store.begin(visit(ANNA, "da3"))
    assert not await store.erase(ANNA.player)
    assert await store.visit("db") is not None


async def ended_sessions_and_lost_guests_go(store: PeopleStore) -> None:
    await begun(store)
    celina = Profile(player=PlayerId("c3"), name="Celina")
    await store.add(celina, visit(celina, "dc", 100))
    await store.register(OF_ANNA, ProfileChanges(account=True))

    early, due = await store.tidy(99), await store.tidy(100)

    assert (early, due) == (0, 3)
    left = await store.profiles([ANNA.player, BARTEK.player, celina.player])
    assert {profile.name for profile in left} == {"Anna", "Bartek Łoś"}
    assert await store.visit("da") is None
    assert await store.visit("db") is not None


CHECKS: tuple[Check, ...] = (
    a_session_leads_to_its_person,
    sessions_begin_are_renewed_and_end,
    nobody_has_no_session,
    people_are_found_by_their_ids,
    a_guest_becomes_an_account_once,
    a_login_is_given_once,
    a_hash_is_replaced_where_it_is_still_there,
    changes_made_together_all_stay,
    accounts_are_listed_by_login,
    nothing_is_left_of_the_erased,
    ended_sessions_and_lost_guests_go,
)


@asynccontextmanager
async def opened(name: str, folder: Path) -> AsyncIterator[PeopleStore]:
    """Open a store of people by its name."""
    if name == "memory":
        yield MemoryPeople()
        return
    kinds: dict[str, Callable[[Path], Any]] = {"sqlite": on_sqlite, "postgresql": on_postgresql}
    async with kinds[name](folder) as reopen:
        store = await reopen()
        assert isinstance(store, LiveStore)
        yield store.people


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", ["memory", "sqlite", "postgresql"])
def test_people_of(name: str, check: Check, tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(name, tmp_path) as store:
            await check(store)

    run(main)
