"""People over HTTP: recent opponents, follows, blocks, mutes and invitations; nobody learns of a block."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stolik.protocol.orders import Join
from tests.server.people.test_games import given_up
from tests.server.people.test_ratings import account, of
from tests.server.people.test_seeks import QUICK, Page
from tests.server.worlds import Caller, run, serving


async def known(caller: Caller) -> dict[str, Any]:
    """Return the list of people, by player."""
    got = await caller.http.get("/api/me/people")
    assert got.status_code == 200, got.text
    return {each["player"]: each for each in got.json()["people"]}


async def decide(caller: Caller, other: Caller, kind: str, *, on: bool = True) -> None:
    """Follow, block or mute somebody, or no longer."""
    path = f"/api/me/people/{of(other)}/{kind}"
    got = await (caller.http.put(path) if on else caller.http.delete(path))
    assert got.status_code == 204, got.text


async def invite(caller: Caller, other: Caller, room: str) -> int:
    """Invite somebody to a table, and return the status."""
    got = await caller.http.post(f"/api/me/people/{of(other)}/invitations", json={"room": room})
    return got.status_code


async def invitations(caller: Caller) -> list[str]:
    """Return the rooms of all invitations."""
    return [each["room"] for each in (await caller.http.get("/api/me/invitations")).json()]


def test_opponents_are_followed_and_invited_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, bob, celina = [await world.guest() for _ in range(3)]
            await given_up(anna, bob)
            assert [*await known(anna)] == [of(bob)]
            assert (await known(anna))[of(bob)]["ties"] == []
            await decide(anna, celina, "follow")
            await decide(anna, celina, "follow")
            assert [each["ties"] for each in (await known(anna)).values()] == [["follow"], []]
            assert of(anna) not in await known(celina), "nobody is told who follows them"
            room = str((await anna.make(seats=2)).room)
            assert await invite(anna, bob, room) == 204
            assert await invitations(bob) == [room]
            assert await invite(anna, celina, room) == 403, "they have never played together"
            hers = str((await celina.make(seats=2)).room)
            assert await invite(celina, anna, hers) == 204, "a follower may be invited"
            assert await invite(celina, anna, room) == 409, "she does not sit there"
            assert (await anna.http.delete(f"/api/me/invitations/{hers}")).status_code == 204
            assert await invitations(anna) == []
            await bob.order(room, Join(id="j", seed="s"))
            assert await invitations(bob) == [], "the table has no free seat"
            own = await anna.http.put(f"/api/me/people/{of(anna)}/follow")
            nobody = await anna.http.put("/api/me/people/nobody/follow")
            strange = await anna.http.put(f"/api/me/people/{of(bob)}/admire")
            assert [own.status_code, nobody.status_code, strange.status_code] == [403, 404, 400]

    run(main)


def test_who_is_blocked_meets_nobody_and_notices_nothing(tmp_path: Path) -> None:
    """The blocked person sees the same bytes before and after, apart from times."""

    async def main() -> None:
        async with serving(tmp_path / "s.db", play=QUICK) as world:
            anna, bob = await account(world, "anna"), await account(world, "bob")
            await given_up(anna, bob, access="lobby")
            private, public = [await anna.make(seats=2, access=access) for access in ("link", "lobby")]
            his = str((await bob.make(seats=2)).room)

            async def seen() -> list[str]:
                paths = (
                    f"/api/players/{of(anna)}",
                    f"/api/players/{of(anna)}/against/{of(bob)}",
                    "/api/me/people",
                    "/api/me/games",
                    "/api/rooms",
                )
                return [(await bob.http.get(path)).text for path in paths]

            before = await seen()
            assert await invite(bob, anna, his) == 204
            assert await invitations(anna) == [his]
            await decide(anna, bob, "block")
            assert await seen() == before
            assert await invite(bob, anna, his) == 204, "he is not told"
            assert await invitations(anna) == []
            refused = await bob.order(str(private.room), Join(id="j1", seed="s"))
            assert refused.json()["refused"]["code"] == "seat_taken"
            sat = await bob.order(str(public.room), Join(id="j2", seed="s"))
            assert sat.json()["refused"] is None, "an open table is everybody's"
            pages = Page(anna), Page(bob)
            for _ in range(2):
                for page in pages:
                    assert (await page.ask())["phase"] == "waiting"
            third = Page(await world.guest())
            assert (await third.until("found"))["room"]
            await decide(anna, bob, "block", on=False)
            assert (await bob.order(str(private.room), Join(id="j3", seed="s"))).json()["refused"] is None

    run(main)


def test_an_erased_person_is_in_no_list(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, bob = await world.guest(), await world.guest()
            await given_up(anna, bob)
            await decide(anna, bob, "block")
            await decide(bob, anna, "follow")
            data = (await bob.http.get("/api/me/export")).json()
            assert [(tie["other"], tie["kind"]) for tie in data["people"]] == [(of(anna), "follow")]
            assert (await anna.http.delete("/api/me")).status_code == 204
            assert await known(bob) == {}
            assert await world.services.store.ties_of(of(anna)) == ()

    run(main)
