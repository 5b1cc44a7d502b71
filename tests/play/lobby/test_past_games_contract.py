"""What every store promises of finished games: written with the events, found by player, counted once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from stolik.play.past_games import (
    Adoption,
    Company,
    GamesAsked,
    GamesBefore,
    PastEnding,
    PastGame,
    PastResult,
    PastSeat,
    SeatPlay,
)
from stolik.play.ports import NewEvent, PlayerId, StreamId, WriteBatch
from tests.play.stores import STORES, Opened, Reopen
from tests.play.test_store_contract import raw

ANNA, BARTEK, CELINA = PlayerId("anna"), PlayerId("bartek"), PlayerId("celina")
Check = Callable[[Reopen], Awaitable[None]]


def game(
    name: str, ended: int, *players: PlayerId | None, rules: str = "en-classic", rated: bool = False
) -> PastGame:
    return PastGame(
        room=StreamId(name),
        rules=rules,
        began=0,
        ended=ended,
        turns=30,
        ending=PastEnding.OUT,
        rated=rated,
        seats=tuple(
            PastSeat(player=player, bot=None if player else "casual", place=place, points=0, big=0)
            for place, player in enumerate(players, 1)
        ),
    )


async def finish(store: Opened, *games: PastGame, expected: int = 0) -> None:
    for each in games:
        step = WriteBatch(
            stream=each.room,
            expected=expected,
            command_id=f"c{expected}",
            events=(NewEvent(at=7, payload=raw("over")),),
            finished=each,
        )
        await (store.append(step) if expected else store.create("room", step))


async def found(store: Opened, player: PlayerId = ANNA, **asked: object) -> list[str]:
    wanted = GamesAsked(player=player, **asked)  # type: ignore[arg-type]
    games = await store.past_games(wanted)
    if wanted.before is None and len(games) < wanted.limit:
        assert await store.count_past_games(wanted) == len(games)
    return [each.room for each in games]


async def games_are_listed_the_newest_first(reopen: Reopen) -> None:
    store = await reopen()
    both = game("b", 20, BARTEK, ANNA)
    await finish(store, game("a", 10, ANNA, None), both, game("c", 20, ANNA, CELINA))

    assert await found(await reopen()) == ["c", "b", "a"]
    assert (await store.past_games(GamesAsked(player=BARTEK))) == (both,)
    assert await found(store, PlayerId("nobody")) == []


async def a_page_goes_on_where_the_one_before_ended(reopen: Reopen) -> None:
    store = await reopen()
    await finish(store, *(game(f"g{n}", 10 * (n // 2), ANNA, BARTEK) for n in range(5)))

    assert await found(store, limit=2) == ["g4", "g3"]
    assert await found(store, limit=2, before=GamesBefore(10, StreamId("g3"))) == ["g2", "g1"]
    assert await found(store, limit=2, before=GamesBefore(0, StreamId("g1"))) == ["g0"]
    assert await found(store, limit=2, before=GamesBefore(0, StreamId("g0"))) == []


async def games_are_found_by_what_they_were(reopen: Reopen) -> None:
    store = await reopen()
    await finish(
        store,
        game("bots", 1, ANNA, None, None),
        replace(game("lost", 2, BARTEK, ANNA, rules="pl-forty+clock-20"), base="pl-forty"),
        game("rated", 3, ANNA, CELINA, rated=True),
    )

    assert await found(store, rules="pl-forty") == ["lost"]  # also for a variant of it
    assert await found(store, result=PastResult.WON) == ["rated", "bots"]
    assert await found(store, result=PastResult.LOST) == ["lost"]
    assert await found(store, rated=True) == ["rated"]
    assert await found(store, rated=False) == ["lost", "bots"]
    assert await found(store, company=Company.BOTS) == ["bots"]
    assert await found(store, company=Company.PEOPLE) == ["rated", "lost"]
    assert await found(store, against=(BARTEK, CELINA)) == ["rated", "lost"]
    assert await found(store, against=(CELINA,), result=PastResult.LOST) == []
    assert await found(store, against=()) == []
    assert await store.opponents_of(ANNA) == (BARTEK, CELINA)
    assert await store.opponents_of(BARTEK) == (ANNA,)
    assert await store.rules_played(ANNA) == ("en-classic", "pl-forty")


async def a_game_changes_in_lists_and_is_not_listed_twice(reopen: Reopen) -> None:
    store = await reopen()
    before = game("a", 10, ANNA, BARTEK, rated=True)
    await finish(store, before)
    await store.erase_past_games(BARTEK)
    counted = replace(before, seats=tuple(replace(seat, rating=(1000, 1080)) for seat in before.seats))

    await finish(store, counted, expected=1)

    assert await store.past_games(GamesAsked(player=ANNA)) == (counted,)
    assert await found(store, BARTEK) == []


async def games_of_a_lost_race_are_not_written(reopen: Reopen) -> None:
    store = await reopen()
    await finish(store, game("a", 10, ANNA, BARTEK))

    await finish(store, game("a", 10, ANNA, CELINA), expected=7)

    assert await found(store, CELINA) == []


async def old_games_are_adopted_once(reopen: Reopen) -> None:
    store = await reopen()
    listed = game("a", 10, ANNA, BARTEK)
    await finish(store, listed)
    old = StreamId("old")
    await store.create(
        "room", WriteBatch(stream=old, expected=0, command_id="c", events=(NewEvent(at=1, payload=raw("x")),))
    )
    assert not await store.is_adopted(Adoption.GAMES)

    for _ in range(2):
        await store.adopt_games([game("old", 5, ANNA, CELINA), replace(listed, turns=99)])
    await store.is_adopted(Adoption.GAMES, done=True)

    assert await (await reopen()).is_adopted(Adoption.GAMES)
    assert await found(store) == ["a", "old"]
    assert (await store.past_games(GamesAsked(player=BARTEK)))[0].turns == 30


async def older_games_are_counted_where_they_are_listed(reopen: Reopen) -> None:
    store = await reopen()
    old = replace(game("old", 10, ANNA, BARTEK), tournament="cup")
    await finish(store, old, game("p", 20, ANNA, None))
    assert [each.room for each in await store.listed_after(None, limit=1)] == ["old"]
    assert [each.room for each in await store.listed_after(old.room, limit=9)] == ["p"]
    # Since it was read, it has been rated.
    await finish(store, replace(old, rated=True), expected=1)

    for room in (old.room, StreamId("nowhere")):
        await store.add_plays(room, [SeatPlay(turns=3, tiles=5, ms=60_000, opened=2), None])
    await store.is_adopted(Adoption.PLAYS, done=True)

    (found_again,) = await store.past_games(GamesAsked(player=BARTEK))
    assert [seat.play and seat.play.tiles for seat in found_again.seats] == [5, None]
    assert found_again.rated
    assert (await store.is_adopted(Adoption.PLAYS), await store.is_adopted(Adoption.GAMES)) == (True, False)
    assert await store.tournaments_of(ANNA, limit=5) == ("cup",)


async def tournaments_are_found_by_player(reopen: Reopen) -> None:
    store = await reopen()
    await finish(
        store,
        replace(game("a", 10, ANNA, BARTEK), tournament="first"),
        replace(game("b", 30, ANNA, BARTEK), tournament="last"),
        replace(game("c", 20, ANNA, CELINA), tournament="last"),
        game("d", 40, ANNA, CELINA),
    )

    assert await store.tournaments_of(ANNA, limit=5) == ("last", "first")
    assert await store.tournaments_of(ANNA, limit=1) == ("last",)
    assert await store.tournaments_of(CELINA, limit=5) == ("last",)
    # By their names people are found only where they have them.
    assert await store.opponents_of(ANNA) == (BARTEK, CELINA)
    assert await store.opponents_of(ANNA, by_name=True) == (CELINA,)
    assert await found(store, against=(BARTEK, CELINA)) == ["d", "b", "c", "a"]
    assert await found(store, against=(BARTEK, CELINA), by_name=True) == ["d"]


async def a_list_can_be_erased(reopen: Reopen) -> None:
    store = await reopen()
    await finish(store, replace(game("a", 10, ANNA, BARTEK), tournament="cup"))

    await store.erase_past_games(ANNA)

    assert await store.tournaments_of(ANNA, limit=5) == ()
    assert await store.tournaments_of(BARTEK, limit=5) == ("cup",)

    assert await found(store) == []
    assert await store.opponents_of(ANNA) == ()
    assert await found(store, BARTEK) == ["a"]


CONTRACT: tuple[Check, ...] = (
    games_are_listed_the_newest_first,
    a_page_goes_on_where_the_one_before_ended,
    games_are_found_by_what_they_were,
    a_game_changes_in_lists_and_is_not_listed_twice,
    games_of_a_lost_race_are_not_written,
    old_games_are_adopted_once,
    older_games_are_counted_where_they_are_listed,
    tournaments_are_found_by_player,
    a_list_can_be_erased,
)


@pytest.mark.parametrize("check", CONTRACT, ids=[check.__name__ for check in CONTRACT])
@pytest.mark.parametrize("store", STORES)
def test_contract(store: str, check: Check, tmp_path: Path) -> None:
    async def main() -> None:
        async with STORES[store](tmp_path) as reopen:
            await check(reopen)

    asyncio.run(main())
