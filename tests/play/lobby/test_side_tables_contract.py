"""The contract of every store for codes, seats, chat and ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from stolik.play.lobby.skill import newcomer, rate
from stolik.play.ports import NewEvent, PlayerId, StreamId, WriteBatch
from stolik.play.side_tables import ChatLine, ChatRefusal, NewLine, RatedResult, Rating, Seated
from tests.play.stores import STORES, Opened, Reopen
from tests.play.test_store_contract import raw

A, B = StreamId("a"), StreamId("b")
ANNA, BARTEK, CELINA = PlayerId("anna"), PlayerId("bartek"), PlayerId("celina")
Check = Callable[[Reopen], Awaitable[None]]


def step(
    name: str, expected: int = 0, stream: StreamId = A, seats: Sequence[Seated] | None = None
) -> WriteBatch:
    whole = WriteBatch(
        stream=stream,
        expected=expected,
        command_id=name,
        events=(NewEvent(at=7, payload=raw(name)),),
    )
    if seats is None:
        return whole
    return WriteBatch(
        stream=stream, expected=expected, command_id=name, events=whole.events, seats=tuple(seats)
    )


async def begun(reopen: Reopen, *streams: StreamId) -> Opened:
    store = await reopen()
    for stream in streams or (A,):
        await store.create("room", step("c1", stream=stream))
    return store


def line(name: str, player: PlayerId = ANNA, *, at: int = 100, most: int = 9, since: int = 0) -> NewLine:
    return NewLine(player=player, text=name, at=at, command_id=name, most=most, since=since)


async def a_code_is_given_once_and_found(reopen: Reopen) -> None:
    store = await begun(reopen, A, B)

    assert await store.give_code(A, ("AAAAAA", "CCCCCC")) == "AAAAAA"
    assert await store.give_code(B, ("AAAAAA", "CCCCCC")) == "CCCCCC"

    assert await (await reopen()).give_code(A, ("DDDDDD",)) == "AAAAAA"
    assert await store.stream_of("AAAAAA") == A
    assert await store.stream_of("CCCCCC") == B
    assert await store.stream_of("DDDDDD") is None


async def no_code_is_given_where_there_is_no_stream_or_none_is_free(reopen: Reopen) -> None:
    store = await begun(reopen, A, B)
    await store.give_code(A, ("AAAAAA",))

    assert await store.give_code(StreamId("nowhere"), ("EEEEEE",)) is None
    assert await store.give_code(B, ("AAAAAA",)) is None
    assert await store.stream_of("EEEEEE") is None


async def many_workers_give_one_stream_one_code(reopen: Reopen) -> None:
    await begun(reopen, A, B)
    stores = [await reopen() for _ in range(4)]

    given = await asyncio.gather(
        *(store.give_code(A, (f"A{i}", "X")) for i, store in enumerate(stores)),
        *(store.give_code(B, ("X", f"B{i}")) for i, store in enumerate(stores)),
    )

    assert len(set(given[:4])) == len(set(given[4:])) == 1
    assert given[0] != given[4]


async def seats_are_those_of_the_last_step_that_names_them(reopen: Reopen) -> None:
    store = await begun(reopen, A, B)
    anna, bartek = Seated(ANNA, running=False, rated=True), Seated(BARTEK, running=False, rated=True)
    await store.append(step("c2", 1, seats=[anna, bartek]))
    await store.append(step("c2", 1, stream=B, seats=[anna]))
    await store.append(step("c3", 2))

    assert await store.seats_of(ANNA) == ((A, anna), (B, anna))
    assert await (await reopen()).taken() == {A: (anna, bartek), B: (anna,)}
    running = Seated(ANNA, running=True, rated=True)
    await store.append(step("c4", 3, seats=[running]))
    assert await store.seats_of(ANNA) == ((A, running), (B, anna))
    assert await store.seats_of(BARTEK) == ()
    await store.append(step("c5", 4, seats=[]))
    assert await store.taken() == {B: (anna,)}


async def seats_of_a_lost_race_are_not_written(reopen: Reopen) -> None:
    store = await begun(reopen)
    anna = Seated(ANNA, running=True, rated=False)

    await store.append(step("c2", 5, seats=[anna]))

    assert await store.seats_of(ANNA) == ()


async def lines_are_numbered_in_each_room(reopen: Reopen) -> None:
    store = await begun(reopen, A, B)

    first = await store.say(A, line("x"))
    await store.say(A, line("y", BARTEK, at=200))
    other = await store.say(B, line("x"))

    assert first == other == ChatLine(n=1, at=100, player=ANNA, text="x")
    assert [each.text for each in await store.lines(A, after=0, limit=9)] == ["x", "y"]
    assert [each.n for each in await (await reopen()).lines(A, after=1, limit=9)] == [2]
    assert [each.text for each in await store.lines(A, after=0, limit=1)] == ["y"]
    assert await store.say(StreamId("nowhere"), line("z")) == ChatRefusal.NO_STREAM


async def a_line_sent_twice_is_one(reopen: Reopen) -> None:
    store = await begun(reopen)
    first = await store.say(A, line("x"))

    again = await (await reopen()).say(A, line("x", at=900, most=1))

    assert again == first
    assert len(await store.lines(A, after=0, limit=9)) == 1


async def who_writes_too_often_has_to_wait(reopen: Reopen) -> None:
    store = await begun(reopen)
    for name in "vwx":
        assert isinstance(await store.say(A, line(name, at=100, most=3)), ChatLine)

    assert await store.say(A, line("y", at=110, most=3, since=10)) == ChatRefusal.TOO_OFTEN
    assert isinstance(await store.say(A, line("y", BARTEK, at=110, most=3, since=10)), ChatLine)
    assert isinstance(await store.say(A, line("z", at=210, most=3, since=110)), ChatLine)


async def many_workers_hold_one_player_to_one_limit(reopen: Reopen) -> None:
    await begun(reopen)
    stores = [await reopen() for _ in range(3)]

    said = await asyncio.gather(
        *(store.say(A, line(f"{i}.{j}", most=5)) for i, store in enumerate(stores) for j in range(4))
    )

    assert said.count(ChatRefusal.TOO_OFTEN) == 7
    assert sorted(each.n for each in said if isinstance(each, ChatLine)) == [1, 2, 3, 4, 5]


async def a_muted_player_is_not_heard(reopen: Reopen) -> None:
    store = await begun(reopen, A, B)
    await store.mute(A, ANNA, muted=True)
    await store.mute(A, ANNA, muted=True)

    assert await store.say(A, line("x")) == ChatRefusal.MUTED
    assert isinstance(await store.say(B, line("x")), ChatLine)
    assert await (await reopen()).muted(A) == {ANNA}
    await store.mute(A, ANNA, muted=False)
    assert await store.muted(A) == frozenset()
    assert isinstance(await store.say(A, line("x")), ChatLine)


async def what_a_player_wrote_can_be_erased(reopen: Reopen) -> None:
    store = await begun(reopen, A, B)
    for stream in (A, B):
        await store.say(stream, line("x"))
        await store.say(stream, line("y", BARTEK))

    assert await store.erase_lines(ANNA) == 2

    for stream in (A, B):
        assert [each.player for each in await store.lines(stream, after=0, limit=9)] == [BARTEK]
    assert await store.say(A, line("z")) == ChatLine(n=3, at=100, player=ANNA, text="z")


def result(stream: StreamId = A, at: int = 50, *players: PlayerId) -> RatedResult:
    there = players or (ANNA, BARTEK)
    return RatedResult(stream=stream, at=at, players=there, places=tuple(range(1, len(there) + 1)))


async def a_game_is_settled_once(reopen: Reopen) -> None:
    store = await begun(reopen)

    first = await store.settle(result(), rate)
    again = await (await reopen()).settle(result(at=99), rate)

    assert again == first
    assert [change.after.player for change in first] == [ANNA, BARTEK]
    assert first[0].before == newcomer(ANNA)
    assert first[0].after.mu > first[1].after.mu
    assert await store.ratings_of([ANNA, BARTEK, CELINA]) == {
        ANNA: first[0].after,
        BARTEK: first[1].after,
    }


async def many_workers_settle_a_game_once(reopen: Reopen) -> None:
    await begun(reopen)
    stores = [await reopen() for _ in range(4)]

    told = await asyncio.gather(*(store.settle(result(), rate) for store in stores))

    assert len(set(told)) == 1
    assert (await stores[0].ratings_of([ANNA]))[ANNA].games == 1


async def games_settled_at_once_all_count(reopen: Reopen) -> None:
    streams = tuple(StreamId(f"s{i}") for i in range(8))
    await begun(reopen, *streams)
    stores = [await reopen() for _ in range(3)]

    await asyncio.gather(
        *(
            stores[i % 3].settle(result(stream, 50, *((ANNA, BARTEK) if i % 2 else (BARTEK, ANNA))), rate)
            for i, stream in enumerate(streams)
        )
    )

    ratings = await stores[0].ratings_of([ANNA, BARTEK])
    assert {rating.games for rating in ratings.values()} == {8}
    history = await stores[1].history(ANNA, limit=99)
    assert len({change.stream for change in history}) == 8


async def a_game_that_cannot_be_rated_leaves_nothing(reopen: Reopen) -> None:
    store = await begun(reopen)

    def broken(_: Sequence[Rating], __: Sequence[int]) -> Sequence[Rating]:
        message = "no rating today"
        raise RuntimeError(message)

    with pytest.raises(RuntimeError, match="today"):
        await store.settle(result(), broken)

    assert await store.ratings_of([ANNA, BARTEK]) == {}
    assert len(await store.settle(result(), rate)) == 2


async def the_best_come_first_and_history_the_newest_first(reopen: Reopen) -> None:
    store = await begun(reopen, A, B)
    await store.settle(result(A, 10, ANNA, BARTEK, CELINA), rate)
    await store.settle(result(B, 20, ANNA, CELINA), rate)

    assert [each.player for each in await store.best(9)] == [ANNA, BARTEK, CELINA]
    assert [each.player for each in await store.best(1)] == [ANNA]
    history = await store.history(ANNA, limit=9)
    assert [(each.stream, each.at, each.place) for each in history] == [(B, 20, 1), (A, 10, 1)]
    assert history[1].after == history[0].before
    assert len(await store.history(ANNA, limit=1)) == 1


async def a_rating_can_be_erased(reopen: Reopen) -> None:
    store = await begun(reopen)
    await store.settle(result(), rate)

    await store.erase_ratings(ANNA)

    assert await store.history(ANNA, limit=9) == ()
    assert [each.player for each in await store.best(9)] == [BARTEK]
    assert len(await store.history(BARTEK, limit=9)) == 1


CONTRACT: tuple[Check, ...] = (
    a_code_is_given_once_and_found,
    no_code_is_given_where_there_is_no_stream_or_none_is_free,
    many_workers_give_one_stream_one_code,
    seats_are_those_of_the_last_step_that_names_them,
    seats_of_a_lost_race_are_not_written,
    lines_are_numbered_in_each_room,
    a_line_sent_twice_is_one,
    who_writes_too_often_has_to_wait,
    many_workers_hold_one_player_to_one_limit,
    a_muted_player_is_not_heard,
    what_a_player_wrote_can_be_erased,
    a_game_is_settled_once,
    many_workers_settle_a_game_once,
    games_settled_at_once_all_count,
    a_game_that_cannot_be_rated_leaves_nothing,
    the_best_come_first_and_history_the_newest_first,
    a_rating_can_be_erased,
)


@pytest.mark.parametrize("check", CONTRACT, ids=[check.__name__ for check in CONTRACT])
@pytest.mark.parametrize("store", STORES)
def test_contract(store: str, check: Check, tmp_path: Path) -> None:
    async def main() -> None:
        async with STORES[store](tmp_path) as reopen:
            await check(reopen)

    asyncio.run(main())
