"""Games on an unreliable network keep every promise, and planted faults are found."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from stolik.play.house import House
from stolik.play.ports import Lost, Outcome, Ports, Recorded, StreamId, WriteBatch, Written
from stolik.play.rooms.cache import LoadedRoom, RoomCache, decode
from stolik.play.rooms.events import GameForfeited, GameRated, SeatAbandoned, SeatAway, SeatBack
from stolik.play.rooms.presence import PresenceTracker
from stolik.play.side_tables import Rate, RatedResult, RatingChange
from tests.play.promises import answers_given, broken_promises
from tests.play.simulated import Plan, simulate
from tests.play.workers import Disk, Wire

CHUNK = 10
CHUNKS = 50
"""500 games; `make soak` plays many more."""


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_promise_is_kept(chunk: int) -> None:
    moves = 0
    for seed in range(CHUNK * chunk, CHUNK * (chunk + 1)):
        simulation = simulate(seed)
        moves += answers_given(simulation)

        assert broken_promises(simulation) == [], f"seed {seed}"
    assert moves > CHUNK, "hardly anybody moved"


def test_the_games_have_everything_that_can_happen_to_a_seat() -> None:
    wanted = {SeatAway, SeatBack, SeatAbandoned, GameForfeited, GameRated}
    for seed in range(40):
        wanted -= {type(decode(record)) for record in log_of(seed)}
        if not wanted:
            return
    pytest.fail(f"not met: {wanted}")


def log_of(seed: int) -> list[Recorded]:
    simulation = simulate(seed)
    return simulation.disk.log(simulation.room)


def test_the_same_seed_is_the_same_game() -> None:
    first, second = simulate(3), simulate(3)

    assert first.disk.log(first.room) == second.disk.log(second.room)
    assert first.sent == second.sent


class HastyWire(Wire):
    """Confirms a step before it is written."""

    async def append(self, step: WriteBatch) -> Outcome:
        """Confirm what may never be written."""
        await self._pause()
        before = self._disk.answered(step.stream, step.command_id)
        if before is not None:
            return before
        if len(self._disk.log(step.stream)) != step.expected:
            return Lost()
        asyncio.get_running_loop().call_later(0.2, self._write, step)
        return Written(seq=step.expected + len(step.events))

    def _write(self, step: WriteBatch) -> None:
        if not self.cut:
            asyncio.ensure_future(self._disk.append(step))  # noqa: RUF006  the fault: nobody waits for it


class ForgetfulDisk(Disk):
    """Has no unique key on command ids."""

    async def append(self, step: WriteBatch) -> Outcome:
        """Write everything."""
        return Lost() if len(self.log(step.stream)) != step.expected else self._write(step)


class TrustingLoader(RoomCache):
    """Considers a room current as long as no notification says otherwise."""

    def __init__(self, ports: Ports, *, capacity: int) -> None:
        super().__init__(ports, capacity=capacity)
        self.known: dict[StreamId, int] = {}

    async def fresh(self, stream: StreamId) -> LoadedRoom | None:
        """Query the store only after a notification."""
        known = self._rooms.get(stream)
        if known is not None and self.known.get(stream, 0) <= known.seq:
            return known
        return await super().fresh(stream)


def trusting(ports: Ports, **options: Any) -> House:  # noqa: ANN401  as House takes them
    house = House(ports, **options)
    house._executor.cache = TrustingLoader(ports, capacity=9)  # noqa: SLF001  below the façade
    return house


class Careless(PresenceTracker):
    """Does not check whether somebody is connected elsewhere, and does not give seats back."""

    async def _is_there(self, *_: object) -> bool:
        return False

    async def _give_back(self, *_: object) -> None:
        return


def careless(ports: Ports, **options: Any) -> House:  # noqa: ANN401  as House takes them
    house = House(ports, **options)
    house.presence = house.sweeper._presence = Careless(house._executor)  # noqa: SLF001  the planted fault
    return house


class DoublingDisk(Disk):
    """Has no key on rated games."""

    async def settle(self, result: RatedResult, rate: Rate) -> tuple[RatingChange, ...]:
        """Rate a game for each of two workers that ask at the same time."""
        await super().settle(result, rate)
        self._settled.clear()
        return await super().settle(result, rate)


FAULTS = {
    "seats are given up without a look": (Plan(build=careless), "while its player was there"),
    "a game counts as often as it is asked for": (Plan(disk=DoublingDisk), " times for "),
    "acknowledged before it is written": (Plan(wire=HastyWire), "is not on the disk"),
    "no unique command id": (Plan(disk=ForgetfulDisk), " effects"),
    "no outage credit": (Plan(tolerance=10**12), "was timed out after"),
    "the bus is trusted instead of the store": (Plan(build=trusting), "does not learn"),
}


@pytest.mark.parametrize(("plan", "complaint"), FAULTS.values(), ids=FAULTS)
def test_a_planted_fault_is_found(plan: Plan, complaint: str) -> None:
    found = (broken_promises(simulate(seed, plan)) for seed in range(60))

    assert any(complaint in broken for each in found for broken in each)
