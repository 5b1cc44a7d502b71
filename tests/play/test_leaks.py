"""Non-interference through the use cases: tiles nobody showed an observer change no byte of what it gets."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from stolik.bots import BOTS
from stolik.core.commands import PlayerCommand
from stolik.core.events import StartDrawn
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import RULESETS
from stolik.core.shuffle import Deck, Decks, decks_from
from stolik.core.state import Phase
from stolik.core.tiles import BAG, Tile
from stolik.notation.wire import encoder
from stolik.play.answers import Done
from stolik.play.events import RoomOpened
from stolik.play.loading import decode
from stolik.play.ports import StreamId
from stolik.play.rights import Actor
from stolik.play.room import fold
from stolik.play.sight import Sight
from tests.play.worlds import PEOPLE, REFEREE, STRANGER, World, asked, run
from tests.seeded import seeded

PLAYERS = 3
MOVES = 40
OBSERVERS = (STRANGER, REFEREE, *PEOPLE[:PLAYERS])
TRIES = 8
Told = dict[str, list[bytes]]


def swapped(exchange: dict[Tile, Tile]) -> World:
    """Return a world in which some tiles have changed places."""

    def shuffler(seed: bytes, thrown_in: Sequence[str]) -> Decks:
        decks = decks_from(seed, thrown_in)

        def deck(number: int) -> Deck:
            return tuple(exchange.get(tile, tile) for tile in decks(number))

        return deck

    return World(shuffler=shuffler)


async def tell(world: World, room: StreamId, told: Told) -> None:
    """Note every byte that each observer can ask for."""
    for actor in OBSERVERS:
        sight = await world.house.watching.look(actor, room)
        since = await world.house.watching.since(actor, room, 0)
        told.setdefault(actor.player, []).append(encoder.encode((sight, since)))


async def first_world(rules: Ruleset, seed: int) -> tuple[list[PlayerCommand], Told, World, StreamId]:
    world, told, commands = World(), Told(), []
    room = await world.room(rules, people=PLAYERS, referees=(REFEREE.player,))
    bots = [BOTS["casual"](seed + seat) for seat in range(PLAYERS)]
    for _ in range(MOVES):
        state = await world.state(room)
        if state.phase is Phase.OVER:
            break
        seat = asked(state)
        sight = await world.house.watching.look(PEOPLE[seat], room)
        assert isinstance(sight, Sight)
        assert sight.view.game is not None
        commands.append(bots[seat].choose(sight.view.game))
        await world.do(commands[-1], room)
        if (await world.state(room)).phase is Phase.OVER:
            commands.pop()
            break
        await tell(world, room, told)
    return commands, told, world, room


async def other_world(
    rules: Ruleset, exchange: dict[Tile, Tile], commands: list[PlayerCommand]
) -> Told | None:
    """Give the same commands where hidden tiles lie otherwise; None where one would not be possible."""
    world, told = swapped(exchange), Told()
    room = await world.room(rules, people=PLAYERS, referees=(REFEREE.player,))
    for command in commands:
        if not isinstance(await world.do(command, room), Done):
            return None
        await tell(world, room, told)
    return told


async def seen_by(actor: Actor, world: World, room: StreamId) -> set[Tile]:
    seen: set[Tile] = set()
    folded = None
    for record in await world.store.read(room):
        event = decode(record)
        folded = fold(folded, event)
        if isinstance(event, StartDrawn):
            seen |= {draw.tile for draw in event.draws}
        if isinstance(event, RoomOpened) or folded.game is None or folded.game.phase is Phase.OVER:
            continue
        seat = folded.seat_of(actor.player)
        seen |= set(folded.game.table.tiles)
        seen |= set() if seat is None else set(folded.game.racks[seat])
    return seen


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_hidden_tiles_change_no_byte(rules: Ruleset) -> None:
    async def main() -> None:
        rng = seeded(len(rules.key))
        commands, told, world, room = await first_world(rules, seed=len(rules.key))
        compared = 0
        for actor in OBSERVERS:
            hidden = [tile for tile in BAG if tile not in await seen_by(actor, world, room)]
            for _ in range(TRIES):
                exchange = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
                other = await other_world(rules, exchange, commands)
                if other is not None:
                    assert other[actor.player] == told[actor.player], actor
                    compared += len(hidden) > 10
                    break

        assert compared >= len(OBSERVERS) - 1, "too few worlds could be compared"

    run(main)
