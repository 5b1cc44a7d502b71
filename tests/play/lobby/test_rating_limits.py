"""Ratings cannot be farmed: shown by simulation, and by single games."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from stolik.core.deal import Seat
from stolik.play.lobby.rating_limits import DAY, MOST_MEETINGS, limited_rate, most_meetings
from stolik.play.lobby.skill import expected_places, newcomer, rate
from stolik.play.ports import PlayerId, StreamId
from stolik.play.side_tables import RatedResult, Rating, RatingLimit
from tests.play.lobby.test_ratings import A, B, counted, rated_game
from tests.play.lobby.test_side_tables_contract import step
from tests.play.memory import MemoryStore
from tests.play.stores import STORES
from tests.play.worlds import World, run, the

PLAYERS = tuple(PlayerId(f"p{number}") for number in range(40))
CHEAT, HELPER = PlayerId("cheat"), PlayerId("helper")


def result(
    number: int, players: tuple[PlayerId, ...], *, left: tuple[bool, ...] = (), early: bool = False
) -> RatedResult:
    return RatedResult(
        stream=StreamId(f"g{number}"),
        at=number,
        players=players,
        places=tuple(range(1, len(players) + 1)),
        rules="pl-forty",
        left=left,
        early=early,
    )


def test_meetings_are_those_of_the_two_who_met_most() -> None:
    a, b, c, d = PLAYERS[:4]

    assert most_meetings((a, b, c), [{a, b}, {a, b, d}, {b, c}, {a, d}]) == 2
    assert most_meetings((a, b), []) == 0


def test_whoever_gives_up_at_once_loses_and_nobody_wins() -> None:
    before = [newcomer(player) for player in PLAYERS[:3]]
    given_up = result(1, PLAYERS[:3], left=(False, False, True), early=True)

    after, limit = limited_rate(given_up, before, rate, meetings=0)
    later, none = limited_rate(result(1, PLAYERS[:3], left=(False, False, True)), before, rate, meetings=0)

    assert limit is RatingLimit.EARLY
    assert [new.shown - old.shown for old, new in zip(before, after, strict=True)][:2] == [0, 0]
    assert after[2].shown <= before[2].shown
    assert none is None
    assert later[0].shown > before[0].shown
    assert later[2] == after[2] == rate(before, (1, 2, 3))[2]


def test_the_expected_place_follows_the_ratings() -> None:
    strong, weak = Rating(player=PLAYERS[0], mu=35, sigma=2), Rating(player=PLAYERS[1], mu=15, sigma=2)

    assert expected_places([newcomer(player) for player in PLAYERS[:4]]) == pytest.approx([2.5] * 4)
    first, second = expected_places([strong, weak])
    assert first < 1.1
    assert first + second == pytest.approx(3)


def test_a_helper_who_always_loses_lifts_nobody_above_honest_players() -> None:
    """Forty honest players of different strength, and two who meet only each other, for ten days."""
    chance = random.Random(7)  # noqa: S311  a simulation

    async def main() -> None:
        store = MemoryStore()
        strength = {player: chance.gauss(0, 1) for player in PLAYERS}
        number = 0
        for day in range(10):
            for hour in range(40):
                number += 1
                table = tuple(chance.sample(PLAYERS, 4))
                ranked = sorted(table, key=lambda player: -strength[player] - chance.gauss(0, 1))
                honest = result(number, tuple(ranked))
                await store.settle(replace(honest, at=day * DAY + hour * 60_000), rate)
            for game in range(30):
                number += 1
                farmed = result(number, (CHEAT, HELPER))
                await store.settle(replace(farmed, at=day * DAY + game * 60_000), rate)

        ratings = await store.ratings_of([*PLAYERS, CHEAT])
        honest_best = sorted((ratings[player].shown for player in PLAYERS), reverse=True)
        counting = [change for change in await store.history(CHEAT, limit=9_999) if change.limit is None]
        assert len(counting) == 10 * MOST_MEETINGS
        assert ratings[CHEAT].shown < honest_best[0]

    asyncio.run(main())


@pytest.mark.parametrize("store", STORES)
def test_the_eleventh_game_of_a_day_counts_nothing(store: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with STORES[store](tmp_path) as reopen:
            opened = await reopen()
            for number in range(MOST_MEETINGS + 1):
                await opened.create("room", step("c1", stream=StreamId(f"g{number}")))
            assert await opened.leaders("pl-forty", 9) == ()

            settled = [
                await opened.settle(result(number, PLAYERS[:2]), rate) for number in range(MOST_MEETINGS + 1)
            ]

            limits = [changes[0].limit for changes in settled]
            assert limits == [None] * MOST_MEETINGS + [RatingLimit.REPEATED]
            assert settled[-1][0].before.shown == settled[-1][0].after.shown
            assert await opened.changes_of(StreamId("g3")) == settled[3]
            ruled = await opened.ruleset_ratings(PLAYERS[0])
            assert {key: rating.shown for key, rating in ruled.items()} == {
                "pl-forty": settled[-1][0].after.shown
            }
            await opened.erase_ratings(PLAYERS[0])
            assert await opened.ruleset_ratings(PLAYERS[0]) == {}

    asyncio.run(main())


def test_a_game_that_is_resigned_at_once_says_so() -> None:
    async def main() -> None:
        world = World()
        stream = await rated_game(world)
        the(await world.house.playing.resign(B, stream, command_id="r"))
        world.now += 6_000
        await world.house.sweeper.sweep()

        (event,) = await counted(world, stream)
        (change,) = await world.house.rating.history(A.player)

        assert event.limit is RatingLimit.EARLY
        assert event.shown[Seat(0)][0] == event.shown[Seat(0)][1] == 1000
        assert (change.rules, change.seats) == ("en-classic", 2)

    run(main)
