"""Lists of games: running ones with whose turn it is, finished ones as soon as they are over."""

from __future__ import annotations

from msgspec.structs import replace

from stolik.core.deal import Seat
from stolik.core.events import Leaving
from stolik.core.rulesets import EN_CLASSIC
from stolik.play.games.outcome import results_of
from stolik.play.lobby.game_lists import GameLists
from stolik.play.past_games import Adoption, GamesAsked, PastEnding, PastGame
from stolik.play.ports import Outcome, PlayerId, WriteBatch
from tests.play.lobby.test_ratings import A, B, play_to_the_end, rated_game
from tests.play.memory import MemoryStore
from tests.play.rooms.test_leaving import room_of
from tests.play.worlds import PEOPLE, World, run, the


class OlderStore(MemoryStore):
    """A store of a version that had no lists."""

    async def append(self, step: WriteBatch) -> Outcome:
        """Write a step without its part for the lists."""
        return await super().append(replace(step, finished=None))


async def listed(lists: GameLists, player: PlayerId) -> tuple[PastGame, ...]:
    return (await lists.page(GamesAsked(player=player))).games


def test_a_running_game_says_whose_turn_it_is() -> None:
    async def main() -> None:
        world = World()
        stream = await world.room(EN_CLASSIC, people=2)
        waiting = the(
            await world.house.seating.open(
                PEOPLE[1], (await room_of(world, stream)).opened.setup, command_id="w"
            )
        ).room
        the(await world.house.seating.join(PEOPLE[1], waiting, command_id="j", seed="s"))
        turn = (await world.state(stream)).turn

        mine, theirs = [await world.house.lists.running(person.player) for person in PEOPLE[:2]]

        assert turn is not None
        assert [(game.table.room, game.seat, game.turn) for game in mine] == [(stream, Seat(0), turn.seat)]
        assert {game.table.room for game in theirs} == {stream, waiting}
        assert next(game.turn for game in theirs if game.table.room == waiting) is None
        if turn.seat == 1:
            assert theirs[0].table.room == stream  # where they are to move comes first
        assert await world.house.lists.running(PlayerId("nobody")) == ()

    run(main)


def test_a_finished_rated_game_is_listed_with_its_result_and_rating() -> None:
    async def main() -> None:
        world = World()
        stream = await rated_game(world)
        assert await listed(world.house.lists, A.player) == ()
        await play_to_the_end(world, stream)
        (before,) = await listed(world.house.lists, A.player)
        assert before.seats[0].rating is None
        world.now += 6_000

        await world.house.sweeper.sweep()

        (game,) = await listed(world.house.lists, A.player)
        assert await listed(world.house.lists, B.player) == (game,)
        room = await room_of(world, stream)
        results = results_of(room)
        assert results is not None
        assert [(seat.player, seat.place) for seat in game.seats] == [
            (A.player, results[0].place),
            (B.player, results[1].place),
        ]
        assert [seat.rating for seat in game.seats] == list(room.rating_changes)
        assert (game.ended, game.rated, game.ending) == (before.ended, True, PastEnding.EXHAUSTED)
        assert game.turns > 10
        assert await world.house.lists.running(A.player) == ()

    run(main)


def test_a_game_that_was_given_up_says_so() -> None:
    async def main() -> None:
        world = World()
        stream = await world.room(people=2, on_leaving=Leaving.FORFEIT)

        the(await world.house.playing.resign(PEOPLE[1], stream, command_id="r"))

        (game,) = await listed(world.house.lists, PEOPLE[1].player)
        assert game.ending is PastEnding.STOPPED
        assert [(seat.resigned, seat.place) for seat in game.seats] == [(False, 1), (True, 2)]

    run(main)


def test_games_of_an_older_database_are_adopted() -> None:
    async def main() -> None:
        store = OlderStore()
        world = World(store)
        stream = await rated_game(world)
        await play_to_the_end(world, stream)
        world.now += 6_000
        await world.house.sweeper.sweep()
        running = await world.room(people=2)
        assert await listed(world.house.lists, A.player) == ()

        for house in (world.worker(), world.worker()):
            await house.lists.adopt()

        (game,) = await listed(world.house.lists, A.player)
        assert (game.room, game.rated) == (stream, True)
        assert game.seats[0].rating is not None
        assert [each.table.room for each in await world.house.lists.running(A.player)] == [running]

    run(main)


def test_opponents_are_found_by_the_name_that_others_see() -> None:
    async def main() -> None:
        world = World()
        stream = await world.room(people=3, on_leaving=Leaving.FORFEIT)
        for person in PEOPLE[1:3]:
            the(await world.house.playing.resign(person, stream, command_id=person.player))
        shown = {PEOPLE[1].player: "Łucja Ż.", PEOPLE[2].player: "Иван Петров"}

        async def names(players: object) -> dict[PlayerId, str]:
            assert set(players) == set(shown)  # type: ignore[call-overload]
            return shown

        async def found(text: str) -> tuple[PlayerId, ...]:
            return await world.house.lists.opponents_called(PEOPLE[0].player, text, names)

        assert await found("ŁUCJA") == (PEOPLE[1].player,)
        assert await found("петров иван") == (PEOPLE[2].player,)
        assert await found("Żak") == ()

    run(main)


def test_games_listed_by_an_older_version_are_counted_once() -> None:
    async def main() -> None:
        world = World()
        stream = await rated_game(world)
        await play_to_the_end(world, stream)
        (new,) = await listed(world.house.lists, A.player)
        assert all(seat.play is not None and seat.play.turns > 5 for seat in new.seats)
        await world.store.add_plays(stream, [None, None])  # as that version left it
        await world.store.is_adopted(Adoption.GAMES, done=True)

        await world.worker().lists.adopt()
        (counted,) = await listed(world.house.lists, A.player)
        await world.store.add_plays(stream, [None, None])
        await world.worker().lists.adopt()

        assert counted == new
        assert (await listed(world.house.lists, A.player)) != (new,), "it is done once"

    run(main)
