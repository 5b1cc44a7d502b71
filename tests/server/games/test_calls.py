"""Calls for the referee over HTTP, on a real database: they cannot freeze a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.worlds import Caller, World, run, serving

LONG = "x" * 201


async def give(guest: Caller, room: str, order: str, **fields: Any) -> Any:  # noqa: ANN401  JSON
    """Give an order, and return the raw answer."""
    body = {"do": order, "id": guest.id(), **fields}
    return (await guest.http.post(f"/api/rooms/{room}/orders", json=body)).json()


def call(about: str = "a joker") -> dict[str, Any]:
    return {"type": "CallReferee", "seat": 0, "about": about}


async def game_of(guest: Caller, room: str) -> Any:  # noqa: ANN401  JSON
    return (await guest.http.get(f"/api/rooms/{room}")).json()["room"]["game"]


async def two(world: World, **options: Any) -> tuple[Caller, Caller, str]:  # noqa: ANN401  NewRoom's fields
    """Let two people begin a game without a clock."""
    anna, bartek = await world.guest(), await world.guest()
    made = await anna.make("en-classic", seats=2, **options)
    await give(bartek, made.room, "Join", seed="b")
    await give(anna, made.room, "Start")
    return anna, bartek, made.room


def test_where_nobody_can_come_a_call_is_refused_and_play_goes_on(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, bartek, room = await two(world)
            here = (await anna.http.get(f"/api/rooms/{room}")).json()

            refused = await give(anna, room, "Move", command=call())
            for _ in range(2):
                seat = (await game_of(anna, room))["turn"]["seat"]
                drawn = await give((anna, bartek)[seat], room, "Move", command={"type": "Draw", "seat": seat})
                assert drawn["refused"] is None

            assert here["fixed"]["has_referee"] is False
            assert refused["refused"]["code"] == "no_referee"
            assert (await game_of(anna, room))["stop"] is None

    run(main)


def test_a_call_has_a_bound_a_limit_and_no_power_over_who_wants_to_go(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            referee = await world.guest()
            assert referee.me is not None
            anna, bartek, room = await two(world, referees=[referee.me.player], on_leaving="forfeit")

            too_long = await give(anna, room, "Move", command=call(LONG))
            first = await give(anna, room, "Move", command=call(LONG[1:]))
            second = await give(anna, room, "Move", command=call())
            reason = await give(referee, room, "Rule", command={"type": "Pause", "by": "", "reason": LONG})
            seat = (await game_of(anna, room))["turn"]["seat"]
            await give((anna, bartek)[seat], room, "Move", command={"type": "Draw", "seat": seat})
            here = (await anna.http.get(f"/api/rooms/{room}")).json()
            moved = await give(bartek, room, "Move", command={"type": "Draw", "seat": 1})
            more = await give(referee, room, "ExtendPause")
            later = (await anna.http.get(f"/api/rooms/{room}")).json()
            stranger = await give(anna, room, "ExtendPause")
            resigned = await give(anna, room, "Resign")
            over = (await bartek.http.get(f"/api/rooms/{room}")).json()["room"]

            assert too_long["code"] == reason["code"] == "bad_body"
            assert first["refused"] is None
            assert second["refused"]["code"] == "already_called"
            assert here["room"]["game"]["stop"]["reason"] == "dispute"
            assert 0 < here["room"]["pause_until"] - here["now"] <= 300_000
            assert moved["refused"]["code"] == "paused"
            assert more["refused"] is None
            assert later["room"]["pause_until"] == here["room"]["pause_until"] + 300_000
            assert stranger["code"] == "not_allowed"
            assert resigned["refused"] is None
            assert (over["over"], over["forfeited"]) == (True, True)
            assert [result["place"] for result in over["results"]] == [2, 1]
            assert over["sitters"][0]["resigned"]

    run(main)
