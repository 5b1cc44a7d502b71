"""Ratings: who may play rated games, each game rated once, and no help meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from stolik.core.deal import Seat
from stolik.core.events import Leaving
from stolik.core.rulesets import EN_CLASSIC
from stolik.core.state import Phase
from stolik.play.answers import Refused, Trouble
from stolik.play.games.outcome import results_of
from stolik.play.lobby.rating_limits import LEAST_TURNS
from stolik.play.lobby.skill import newcomer, rate
from stolik.play.ports import Outcome, StreamId, WriteBatch
from stolik.play.rights import Principal
from stolik.play.rooms.cache import decode
from stolik.play.rooms.events import GameRated, RoomOpened, Setup
from stolik.play.rooms.room import fold
from stolik.play.rooms.seating import with_clock
from stolik.play.side_tables import Rate, RatedResult, RatingChange
from tests.play.memory import MemoryStore
from tests.play.rooms.test_leaving import room_of, wait
from tests.play.worlds import PEOPLE, STRANGER, World, plainest, run, the

RULES = with_clock(EN_CLASSIC, 60)
RATED = Setup(rules=RULES, seats=2, rated=True)
A, B, C = (msgspec.structs.replace(person, account=True) for person in PEOPLE[:3])


async def rated_game(world: World, people: Sequence[Principal] = (A, B), **setup: object) -> StreamId:
    agreed = msgspec.structs.replace(RATED, seats=len(people), **setup)
    stream = the(await world.house.seating.open(people[0], agreed, command_id=world.id())).room
    for person in people:
        the(await world.house.seating.join(person, stream, command_id=world.id(), seed="s"))
        await world.house.presence.enter(person, stream, f"socket of {person.player}")
    the(await world.house.seating.start(people[0], stream, command_id=world.id()))
    return stream


async def play_to_the_end(world: World, stream: StreamId) -> None:
    while (state := await world.state(stream)).phase is not Phase.OVER:
        the(await world.do(plainest(state), stream))


async def counted(world: World, stream: StreamId) -> list[GameRated]:
    events = [decode(record) for record in await world.store.read(stream)]
    return [event for event in events if isinstance(event, GameRated)]


def test_rated_rooms_are_for_accounts() -> None:
    async def main() -> None:
        world = World()
        seating = world.house.seating

        guest = await seating.open(PEOPLE[0], RATED, command_id="1")
        room = the(await seating.open(A, RATED, command_id="2")).room
        sits = await seating.join(PEOPLE[1], room, command_id="3", seed="s")

        assert guest == sits == Refused(code=Trouble.ACCOUNT_NEEDED)
        the(await seating.join(B, room, command_id="4", seed="s"))

    run(main)


def test_rated_rooms_have_a_clock_and_no_bots_and_forfeit() -> None:
    async def main() -> None:
        world = World()
        with_bot = msgspec.structs.replace(RATED, bots={1: "exact"})
        without_clock = msgspec.structs.replace(RATED, rules=with_clock(RULES, None))

        refused = await world.house.seating.open(A, with_bot, command_id="1")
        endless = await world.house.seating.open(A, without_clock, command_id="3")
        opened = the(await world.house.seating.open(A, RATED, command_id="2"))
        the(await world.house.seating.join(A, opened.room, command_id="4", seed="s", seat=Seat(0)))
        later = await world.house.seating.seat_bot(A, opened.room, Seat(1), "exact", command_id="5")

        assert refused == later == Refused(code=Trouble.RATED_WITH_BOTS)
        assert endless == Refused(code=Trouble.RATED_WITHOUT_CLOCK)
        (event,) = opened.events
        assert isinstance(event.event, RoomOpened)
        assert event.event.setup.on_leaving is Leaving.FORFEIT

    run(main)


def test_a_finished_game_counts_once_and_everybody_is_told() -> None:
    async def main() -> None:
        world = World()
        stream = await rated_game(world)
        assert await world.house.rating.of([A.player]) == {A.player: newcomer(A.player)}
        assert await world.house.rating.table() == ()

        await play_to_the_end(world, stream)
        for house in (world.house, world.worker(), world.house):
            world.now += 6_000
            await house.sweeper.sweep()

        (event,) = await counted(world, stream)
        ratings = await world.house.rating.of([A.player, B.player])
        assert {rating.games for rating in ratings.values()} == {1}
        assert event.shown == (
            (1000, ratings[A.player].shown),
            (1000, ratings[B.player].shown),
        )
        results = results_of(await room_of(world, stream))
        assert results is not None
        best, _ = await world.house.rating.table()
        assert (best.player == A.player) == (results[0].place == 1)
        (change,) = await world.house.rating.history(A.player)
        assert (change.stream, change.place) == (stream, results[0].place)

    run(main)


def test_an_unrated_game_counts_nothing() -> None:
    async def main() -> None:
        world = World()
        stream = await world.room(RULES)

        await play_to_the_end(world, stream)
        await wait(world, 3)

        assert await world.house.rating.table() == ()
        assert await counted(world, stream) == []

    run(main)


def test_who_forfeits_comes_last_in_the_rating() -> None:
    async def main() -> None:
        world = World()
        stream = await rated_game(world, (A, B, C))
        for _ in range(3 * LEAST_TURNS):
            the(await world.do(plainest(await world.state(stream)), stream))
        for person in (C, A):
            await world.house.presence.leave(person, stream, f"socket of {person.player}")
            await wait(world, 5)
        while not (await room_of(world, stream)).is_over:
            await world.house.presence.enter(B, stream, f"socket of {B.player}")
            await wait(world, 1)
        await wait(world, 3)

        ratings = await world.house.rating.of([A.player, B.player, C.player])
        assert ratings[B.player].mu > ratings[A.player].mu > ratings[C.player].mu
        assert len(await counted(world, stream)) == 1

    run(main)


class Dying(MemoryStore):
    """Dies once, between rating a game and recording that it was rated."""

    dead = 1

    async def append(self, step: WriteBatch) -> Outcome:
        """Fail when the rating is recorded."""
        if step.command_id == "@rated" and self.dead:
            self.dead -= 1
            message = "the worker died"
            raise RuntimeError(message)
        return await super().append(step)


def test_a_crash_between_the_end_and_the_count_costs_nothing() -> None:
    async def main() -> None:
        world = World(Dying())
        stream = await rated_game(world)
        await play_to_the_end(world, stream)

        with pytest.raises(AssertionError, match="died"):
            await world.house.sweeper.sweep()
        before = await world.house.rating.of([A.player])
        world.house = world.worker()
        world.now += 6_000
        await world.house.sweeper.sweep()

        assert len(await counted(world, stream)) == 1
        assert await world.house.rating.of([A.player]) == before
        assert before[A.player].games == 1

    run(main)


class Twice(Dying):
    """Has no key on rated games."""

    async def settle(self, result: RatedResult, rate_them: Rate) -> tuple[RatingChange, ...]:
        """Rate it again."""
        self._settled.pop(result.stream, None)
        return await super().settle(result, rate_them)


def test_the_tests_would_find_a_game_that_counts_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "Dying", Twice)

    with pytest.raises(AssertionError, match="games"):
        test_a_crash_between_the_end_and_the_count_costs_nothing()


def test_the_solver_helps_nobody_who_plays_for_the_ratings() -> None:
    async def main() -> None:
        world = World()
        may_ask = world.house.watching.may_ask_solver
        await world.room(RULES)
        assert await may_ask(A)

        stream = await rated_game(world)

        assert not await may_ask(A)
        assert not await world.worker().watching.may_ask_solver(B)
        assert await may_ask(C)
        assert await may_ask(STRANGER)
        await play_to_the_end(world, stream)
        assert await may_ask(A)

    run(main)


def test_waiting_for_a_rated_game_is_not_playing_one() -> None:
    async def main() -> None:
        world = World()
        room = the(await world.house.seating.open(A, RATED, command_id="2")).room
        the(await world.house.seating.join(A, room, command_id="4", seed="s"))

        assert await world.house.watching.may_ask_solver(A)

    run(main)


def test_a_rating_can_be_erased() -> None:
    async def main() -> None:
        world = World()
        stream = await rated_game(world)
        await play_to_the_end(world, stream)
        await wait(world, 3)

        await world.house.rating.erase(A.player)

        assert await world.house.rating.history(A.player) == ()
        assert await world.house.rating.of([A.player]) == {A.player: newcomer(A.player)}

    run(main)


def test_places_and_ties_move_ratings_as_they_should() -> None:
    before = [newcomer(person.player) for person in (A, B, C)]

    first, second, third = rate(before, (1, 2, 3))
    tied = rate(before, (1, 1, 1))

    assert first.mu > second.mu > third.mu
    assert all(each.sigma < newcomer(A.player).sigma for each in (first, second, third))
    assert len({round(each.mu, 9) for each in tied}) == 1
    assert before[0].shown == 1000


def test_folding_the_log_knows_that_a_game_was_counted() -> None:
    async def main() -> None:
        world = World()
        stream = await rated_game(world)
        await play_to_the_end(world, stream)
        await wait(world, 2)

        room = None
        for record in await world.store.read(stream):
            room = fold(room, decode(record))

        assert room is not None
        assert room.rated

    run(main)
