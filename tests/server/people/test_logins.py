"""Login attempts are limited per account, from any number of addresses, without locking out the owner."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from stolik.server.http.limits import Buckets, SharedBuckets
from stolik.server.settings import Limits
from tests.server.worlds import GENEROUS, Caller, World, run, serving

RIGHT = {"login": "anna", "password": "a long secret"}
WRONG = {"login": "Anna", "password": "another secret"}
FEW = replace(GENEROUS, account_logins=(3, 30.0))


class Ticking:
    """Time that is advanced by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """Return the current time."""
        return self.now


async def registered(world: World) -> Caller:
    anna = await world.guest()
    made = await anna.http.post("/api/accounts", json=RIGHT)
    assert made.status_code == 201
    anna.http.headers["x-csrftoken"] = made.json()["csrf"]
    return anna


async def attempts(world: World, times: int, login: dict[str, str] = WRONG) -> list[tuple[int, str]]:
    """Return the answers to a number of strangers, each from a different address."""
    answers = []
    for n in range(times):
        stranger = await world.guest()
        got = await stranger.http.post(
            "/api/session", json=login, headers={"x-forwarded-for": f"203.0.113.{n}"}
        )
        answers.append((got.status_code, got.json()["code"]))
    return answers


@pytest.mark.parametrize("login", [WRONG, {**WRONG, "login": "nobody"}], ids=["an account", "no account"])
def test_many_attempts_at_one_account_have_to_wait_whether_it_is_there_or_not(
    tmp_path: Path, login: dict[str, str]
) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db", limits=FEW) as world:
            await registered(world)
            answers = await attempts(world, 5, login)
            others = await attempts(world, 1, {**WRONG, "login": "bartek"})

            assert answers == [(403, "wrong_login")] * 3 + [(429, "too_many_logins")] * 2
            assert others == [(403, "wrong_login")]

    run(main)


def test_it_is_said_when_to_try_again_and_then_the_owner_gets_in_anywhere(tmp_path: Path) -> None:
    async def main() -> None:
        ticking = Ticking()
        async with serving(tmp_path / "live.db", limits=FEW) as world:
            world.services.buckets = SharedBuckets(here=Buckets(tick=ticking))
            await registered(world)
            await attempts(world, 4)
            elsewhere = await world.guest()
            held_up = await elsewhere.http.post(
                "/api/session", json=RIGHT, headers={"accept-language": "en", "x-stolik-language": "en"}
            )
            wait = int(held_up.headers["retry-after"])
            ticking.now += wait
            back = await elsewhere.http.post("/api/session", json=RIGHT)

            assert held_up.status_code == 429
            assert f"in {wait} s" in held_up.json()["message"].replace("\u2068", "").replace("\u2069", "")
            assert wait == 10
            assert back.status_code == 201

    run(main)


def test_a_device_that_was_used_before_is_not_held_up_by_others(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db", limits=FEW) as world:
            anna = await registered(world)
            await anna.http.delete("/api/session")
            await anna.arrive()
            await attempts(world, 5)
            back = await anna.http.post("/api/session", json=RIGHT)
            # The cookie is for one account: it gives no advantage for others.
            anna.http.headers["x-csrftoken"] = back.json()["csrf"]
            other = [
                (await anna.http.post("/api/session", json={**WRONG, "login": "bartek"})).status_code
                for _ in range(4)
            ]
            own = [(await anna.http.post("/api/session", json=WRONG)).status_code for _ in range(4)]

            assert back.status_code == 201
            assert other == [403, 403, 403, 429]
            assert 429 in own, "a stolen device guesses no faster"

    run(main)


def test_nobody_waits_long() -> None:
    most, seconds = Limits().account_logins

    assert seconds / most <= 60
    assert most <= 20
