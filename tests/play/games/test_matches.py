"""Matches of several games, and their results."""

from __future__ import annotations

import pytest

from stolik.core.ruleset import SignShown, derive
from stolik.core.rulesets import EN_CLASSIC
from stolik.core.state import Phase
from stolik.play.answers import Refused, Trouble
from stolik.play.games.matches import MatchTable
from stolik.play.ports import StreamId
from stolik.play.rooms.events import Setup
from stolik.play.rooms.seating import with_clock
from tests.play.rooms.test_leaving import wait
from tests.play.worlds import PEOPLE, STRANGER, World, asked, plainest, run, the

A, B = PEOPLE[:2]
RULES = with_clock(EN_CLASSIC, 60)


async def play(world: World, stream: StreamId) -> None:
    while (state := await world.state(stream)).phase is not Phase.OVER:
        if asked(state) > 1:
            await wait(world, 1)
        else:
            the(await world.do(plainest(state), stream))


async def again(world: World, stream: StreamId, people: int = 2) -> StreamId:
    following = the(await world.house.seating.rematch(A, stream, command_id=world.id())).room
    for person in PEOPLE[:people]:
        the(await world.house.seating.join(person, following, command_id=world.id(), seed="s"))
    the(await world.house.seating.start(A, following, command_id=world.id()))
    return following


async def table(world: World, stream: StreamId) -> MatchTable:
    found = await world.house.watching.match(A, stream)
    assert isinstance(found, MatchTable), found

    return found


def test_a_match_adds_up_its_games_and_ends_when_agreed() -> None:
    async def main() -> None:
        world = World()
        first = await world.room(RULES, games=2)
        begun = await table(world, first)
        assert (begun.agreed, begun.next_number, begun.over) == (2, 1, False)
        assert [total.big for total in begun.totals] == [0, 0]
        await play(world, first)
        assert (await table(world, first)).next_number == 2

        second = await again(world, first)
        await play(world, second)

        for stream in (first, second):
            found = await table(world, stream)
            assert [game.room for game in found.games] == [first, second]
            assert [game.number for game in found.games] == [1, 2]
            assert (found.next_number, found.over) == (None, True)
            for seat, total in enumerate(found.totals):
                assert total.small == sum(game.seats[seat].small for game in found.games)
                assert total.big == sum(game.seats[seat].big for game in found.games)
                assert total.wins == sum(game.seats[seat].place == 1 for game in found.games)
            ranked = sorted(found.totals, key=lambda total: (-total.big, -total.small))
            assert ranked[0].place == 1

    run(main)


def test_every_game_of_a_match_names_the_next_one() -> None:
    async def main() -> None:
        world = World()
        first = await world.room(RULES, games=3)
        await play(world, first)
        second = await again(world, first)
        await play(world, second)

        third = await again(world, second)

        for stream, following in ((first, second), (second, third)):
            loaded = await world.worker().fresh_room(stream)
            assert loaded is not None
            assert loaded.room.rematch == following

    run(main)


def test_a_rematch_beyond_the_agreed_games_begins_a_new_match() -> None:
    async def main() -> None:
        world = World()
        first = await world.room(RULES, games=1)
        await play(world, first)

        second = await again(world, first)

        found = await table(world, second)
        assert [game.room for game in found.games] == [second]
        assert [game.number for game in found.games] == [1]
        assert not found.over
        assert [game.room for game in (await table(world, first)).games] == [first]
        starters = [(await world.state(stream)).starter for stream in (first, second)]
        assert None not in starters
        assert starters[0] != starters[1], "the start moves on all the same"

    run(main)


def test_bots_keep_their_seats_through_a_match() -> None:
    async def main() -> None:
        world = World()
        first = await world.room(RULES, people=2, bots=("casual",), games=3)
        await play(world, first)

        second = await again(world, first)

        found = await table(world, second)
        assert [person and person.bot for person in found.players] == [None, None, "casual"]
        assert len(found.games) == 2
        assert found.games[1].seats == ()

    run(main)


@pytest.mark.parametrize(("shown", "sign"), [(SignShown.WINNER_PLUS, 1), (SignShown.WINNER_MINUS, -1)])
def test_totals_carry_the_sign_of_the_ruleset(shown: SignShown, sign: int) -> None:
    async def main() -> None:
        world = World()
        stream = await world.room(derive(EN_CLASSIC, "signed", turn_seconds=60, sign_shown=shown))
        await play(world, stream)

        found = await table(world, stream)

        assert [total.shown for total in found.totals] == [sign * total.small for total in found.totals]
        assert any(total.small for total in found.totals)

    run(main)


def test_a_match_is_seen_by_those_who_may_look() -> None:
    async def main() -> None:
        world = World()
        hidden = await world.room(RULES, watched=False)
        match = world.house.watching.match

        assert await match(STRANGER, hidden) == Refused(code=Trouble.NOT_WATCHED)
        assert await match(STRANGER, StreamId("nowhere")) == Refused(code=Trouble.NO_SUCH_ROOM)
        assert await match(B, hidden)

    run(main)


@pytest.mark.parametrize("games", [0, 13, -1])
def test_a_match_has_one_to_twelve_games(games: int) -> None:
    world = World()
    setup = Setup(rules=RULES, seats=2, games=games)

    refused = run(lambda: world.house.seating.open(A, setup, command_id="x"))

    assert refused == Refused(code=Trouble.BAD_SETUP)
