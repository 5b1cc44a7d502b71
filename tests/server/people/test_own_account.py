"""The account page over HTTP: sessions, the password, and recovery codes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from stolik.protocol.orders import Say
from tests.server.people.test_ratings import account, of
from tests.server.worlds import GENEROUS, Caller, World, run, serving

SECRET = "a long way to the table"  # noqa: S105  a sample
NEXT = "and a short way back"
FEW = replace(GENEROUS, account_logins=(3, 30.0))
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Mobile/15E148 Safari/604.1"
)


async def elsewhere(world: World, login: str, agent: str = FIREFOX) -> Caller:
    """Return the same person on another device."""
    caller = world.caller(headers={"user-agent": agent})
    await caller.arrive()
    got = await caller.http.post("/api/session", json={"login": login, "password": SECRET})
    assert got.status_code == 201, got.text
    await caller.arrive()
    return caller


async def page_of(caller: Caller) -> dict[str, Any]:
    got = await caller.http.get("/api/me/account")
    assert got.status_code == 200, got.text
    body: dict[str, Any] = got.json()
    return body


async def alive(caller: Caller) -> bool:
    """Return whether the session of somebody is still there."""
    return (await caller.http.get("/api/me/account")).status_code == 200


async def recover(world: World, code: str, password: str = NEXT, login: str = "anna") -> tuple[int, str]:
    stranger = await world.guest()
    body = {"login": login, "code": code, "password": password}
    got = await stranger.http.post("/api/session/recovery", json=body)
    return got.status_code, got.json().get("code", got.json().get("player"))


def test_sessions_are_listed_with_their_device_and_end_one_by_one_or_together(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna = await account(world, "anna")
            others = [await elsewhere(world, "anna", agent) for agent in (FIREFOX, IPHONE, FIREFOX)]
            room = (await others[0].make(seats=2)).room

            page = await page_of(anna)
            sessions = page["sessions"]
            devices = sorted(each["device"] for each in sessions)
            phone = next(each for each in sessions if each["device"] == "Safari, iPhone")
            now = await world.services.clock.now()

            assert page["login"] == "anna"
            assert devices == ["Firefox, Linux", "Firefox, Linux", "Safari, iPhone", "python-httpx"]
            assert [each["here"] for each in sessions] == [True, False, False, False]
            assert all(now - 60_000 < each["began"] <= each["used"] <= now for each in sessions)
            ended = await anna.http.delete(f"/api/me/sessions/{phone['id']}")
            again = await anna.http.delete(f"/api/me/sessions/{phone['id']}")
            assert (ended.status_code, again.status_code) == (204, 404)
            assert again.json()["code"] == "no_such_session"
            assert [await alive(each) for each in others] == [True, False, True]
            async with others[0].socket(room) as talk:
                left = await anna.http.delete("/api/me/sessions")
                assert await talk.closed() == 4010
            assert [each["here"] for each in left.json()["sessions"]] == [True]
            assert [await alive(each) for each in (anna, *others)] == [True, False, False, False]

    run(main)


def test_a_stranger_ends_nobodys_session_and_sees_nobodys_account(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, bob = await account(world, "anna"), await account(world, "bob")
            (session,) = (await page_of(anna))["sessions"]

            tried = await bob.http.delete(f"/api/me/sessions/{session['id']}")
            await bob.http.delete("/api/me/sessions")

            assert tried.status_code == 404
            assert await alive(anna)
            assert "anna" not in (await bob.http.get("/api/me/account")).text
            assert (await world.caller().http.get("/api/me/account")).status_code == 401
            guest = await world.guest()
            assert (await page_of(guest))["login"] is None

    run(main)


def test_a_new_password_needs_the_old_one_and_ends_the_other_sessions(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna = await account(world, "anna")
            other, guest = await elsewhere(world, "anna"), await world.guest()

            async def change(caller: Caller, old: str, new: str) -> tuple[int, str]:
                got = await caller.http.put("/api/me/password", json={"old": old, "new": new})
                return got.status_code, got.json()["code"] if got.content else ""

            assert await change(anna, "not the password", NEXT) == (403, "wrong_password")
            assert await change(anna, SECRET, "anna1234" * 30) == (400, "bad_body")
            assert await change(anna, SECRET, "12345678") == (400, "weak_password")
            assert await change(guest, SECRET, NEXT) == (403, "needs_account")
            assert await alive(other)
            assert await change(anna, SECRET, NEXT) == (204, "")
            assert (await alive(anna), await alive(other)) == (True, False)
            for password, status in ((SECRET, 403), (NEXT, 201)):
                login = {"login": "anna", "password": password}
                assert (await guest.http.post("/api/session", json=login)).status_code == status

    run(main)


def test_guessing_the_old_password_is_limited(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db", limits=FEW) as world:
            anna = await account(world, "anna")

            answers = [
                await anna.http.put("/api/me/password", json={"old": "wrong", "new": NEXT}) for _ in range(4)
            ]
            codes = await anna.http.post("/api/me/recovery-codes", json={"password": SECRET})

            assert [got.status_code for got in answers] == [403, 403, 403, 429]
            assert codes.status_code == 429  # counted together
            assert int(codes.headers["retry-after"]) > 0

    run(main)


def test_ten_codes_each_set_a_new_password_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna = await account(world, "anna")
            guest = await world.guest()
            wrong = await anna.http.post("/api/me/recovery-codes", json={"password": "wrong"})
            none = await guest.http.post("/api/me/recovery-codes", json={"password": SECRET})
            made = await anna.http.post("/api/me/recovery-codes", json={"password": SECRET})
            old = made.json()["codes"]
            made = await anna.http.post("/api/me/recovery-codes", json={"password": SECRET})
            codes = made.json()["codes"]

            assert (wrong.status_code, none.status_code, made.status_code) == (403, 403, 201)
            assert len(set(codes)) == 10
            assert not set(codes) & set(old)
            assert (await page_of(anna))["codes_left"] == 10
            # Neither a code nor its digest is shown again.
            seen = await anna.http.get("/api/me/export")
            assert not any(code in seen.text or code.replace("-", "") in seen.text for code in codes)
            assert await recover(world, old[0]) == (403, "wrong_code")  # new ones replace it
            assert await recover(world, codes[0], login="bob") == (403, "wrong_code")
            assert await recover(world, codes[0], "12345678") == (400, "weak_password")
            typed = f" {codes[0].upper().replace('-', ' ')} "
            assert await recover(world, typed) == (201, of(anna))  # a weak password did not use it up
            assert not await alive(anna)
            assert await recover(world, codes[0]) == (403, "wrong_code")
            assert await recover(world, codes[1], SECRET) == (201, of(anna))
            back = await elsewhere(world, "anna")
            assert (await page_of(back))["codes_left"] == 8

    run(main)


def test_guessing_codes_is_limited_together_with_logging_in(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db", limits=FEW) as world:
            await account(world, "anna")

            found = [await recover(world, f"aaaa-aaaa-aaaa-aaa{n}") for n in range(4)]
            stranger = await world.guest()
            login = await stranger.http.post("/api/session", json={"login": "anna", "password": "wrong"})

            assert found == [(403, "wrong_code")] * 3 + [(429, "too_many_logins")]
            assert login.status_code == 429

    run(main)


def test_an_ended_session_says_nothing_more(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna = await account(world, "anna")
            other = await elsewhere(world, "anna")
            room = (await other.make(seats=2)).room
            await anna.http.delete("/api/me/sessions")

            said = await other.order(room, Say(id="s", text="still here"))

            assert (said.status_code, said.json()["code"]) == (401, "no_session")

    run(main)
