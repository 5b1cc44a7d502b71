"""Non-interference through the use cases: tiles hidden from an observer change no byte it gets."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from stolik.bots import BOTS
from stolik.core.commands import Draw, LookAtRacks, Pause, Play, PlayerCommand, TakeTiles
from stolik.core.deal import Seat
from stolik.core.events import StartDrawn
from stolik.core.fairness.shuffle import Deck, Decks, decks_from
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import EN_CLASSIC, RULESETS
from stolik.core.state import Phase
from stolik.core.table import Table
from stolik.core.tiles import BAG, Tile
from stolik.notation.wire import encoder
from stolik.play.answers import Done, Refused
from stolik.play.games.commands import Playing
from stolik.play.ports import PlayerId, StreamId, Topic
from stolik.play.rights import Principal
from stolik.play.rooms.cache import decode
from stolik.play.rooms.events import RoomOpened
from stolik.play.rooms.room import fold
from stolik.play.rooms.views import Laying, Sight
from tests.play.test_rights import NO
from tests.play.virtual import VirtualLoop
from tests.play.worlds import PEOPLE, REFEREE, STRANGER, World, asked, run
from tests.seeded import seeded

PLAYERS = 3
MOVES = 40
ORGANISER = Principal(PlayerId("person-o"), organiser=True)
ADMIN = Principal(PlayerId("person-m"), admin=True)
OBSERVERS = (STRANGER, REFEREE, ORGANISER, ADMIN, *PEOPLE[:PLAYERS])
TRIES = 8
Told = dict[str, list[bytes]]


def swapped(exchange: dict[Tile, Tile]) -> World:
    """Return a world in which some tiles are swapped."""

    def shuffler(seed: bytes, thrown_in: Sequence[str]) -> Decks:
        decks = decks_from(seed, thrown_in)

        def deck(number: int) -> Deck:
            return tuple(exchange.get(tile, tile) for tile in decks(number))

        return deck

    return World(shuffler=shuffler)


async def tell(world: World, room: StreamId, told: Told) -> None:
    """Record every byte that each observer can get, and every refusal each can provoke."""
    state = await world.state(room)
    house, seat = world.house, asked(state)
    # Everybody sees a player's draft; here it contains only the table.
    await house.playing.lay(PEOPLE[seat], room, Table(tuple(reversed(state.table.melds))))
    for actor in OBSERVERS:
        answers = (
            await house.watching.look(actor, room),
            await house.watching.since(actor, room, 0),
            await house.watching.laying(actor, room),
            await house.watching.match(actor, room),
            await house.watching.tables(actor),
            await house.watching.record(room),
            await house.chatting.read(actor, room),
            await house.presence.enter(actor, room, actor.player),
            await house.finding.playing(),
            await refusals(world, room, actor, len(told.get(actor.player, ()))),
        )
        told.setdefault(actor.player, []).append(encoder.encode(answers))


async def refusals(world: World, room: StreamId, actor: Principal, number: int) -> list[object]:
    """Give commands that must be refused, with tiles that may be anywhere."""
    state, house = await world.state(room), world.house
    tiles = [BAG[(31 * number + step) % len(BAG)] for step in (0, 40, 80)]
    owned = {*state.table.tiles, *state.racks[asked(state)]}
    tables = [
        Table((*state.table.melds, (tiles[0], tiles[1]))),
        Table(((tiles[2],),)),
        Table(((tiles[0], tiles[0]),)),
    ]
    found: list[object] = []
    for seat in range(PLAYERS):
        for table in tables:
            play = Play(seat=Seat(seat), table=table)
            found.append(await house.playing.move(actor, room, play, command_id=world.id()))
    rulings = (Pause(by=""), LookAtRacks(by=""), TakeTiles(by="", seat=Seat(1), tiles=(tiles[0],)))
    for ruling in rulings if actor != REFEREE else ():
        found += [await house.playing.rule(actor, room, ruling, command_id=world.id())]
    # Laying one's own tiles reveals them; everything else is refused in the same way.
    if actor.player != PEOPLE[asked(state)].player or not owned.issuperset(tables[0].tiles):
        found.append(await house.playing.lay(actor, room, tables[0]))
    assert all(isinstance(answer, Refused) for answer in found), found
    return found


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
    """Give the same commands in a world with swapped tiles; None if one would not be possible."""
    world, told = swapped(exchange), Told()
    room = await world.room(rules, people=PLAYERS, referees=(REFEREE.player,))
    for command in commands:
        if not isinstance(await world.do(command, room), Done):
            return None
        await tell(world, room, told)
    return told


async def seen_by(actor: Principal, world: World, room: StreamId) -> set[Tile]:
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
            seen = await seen_by(actor, world, room)
            hidden = [tile for tile in BAG if tile not in seen]
            for _ in range(TRIES):
                exchange = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
                other = await other_world(rules, exchange, commands)
                if other is not None:
                    assert other[actor.player] == told[actor.player], actor
                    compared += len(hidden) > 10
                    break

        assert compared >= len(OBSERVERS) - 1, "too few worlds could be compared"

    run(main)


async def shown_to_all(world: World, room: StreamId) -> Laying | None:
    laying = await world.house.watching.laying(STRANGER, room)
    assert not isinstance(laying, Refused)
    return laying


def test_a_table_being_laid_shows_what_lies_there_and_no_other_tile_of_the_rack() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(EN_CLASSIC, people=2)
        state = await world.state(room)
        seat = asked(state)
        mine, theirs = state.racks[seat].tiles, state.racks[1 - seat].tiles

        assert await world.house.playing.lay(PEOPLE[seat], room, Table((mine[:2],))) is None
        laying = await shown_to_all(world, room)
        assert laying is not None
        assert set(laying.table.tiles) == set(mine[:2])
        text = encoder.encode(laying).decode()
        assert not any(f'"{tile}"' in text or f" {tile} " in text for tile in mine[2:])

        for stranger in (theirs[0], state.bank[0]):
            cheat = Table(((mine[0], stranger),))
            assert await world.house.playing.lay(PEOPLE[seat], room, cheat) == NO
        doubled = Table(((mine[0],), (mine[0],)))
        assert await world.house.playing.lay(PEOPLE[seat], room, doubled) == NO
        assert await world.house.playing.lay(PEOPLE[1 - seat], room, Table((theirs[:1],))) == NO
        assert await world.house.playing.lay(STRANGER, room, Table(())) == NO
        assert await shown_to_all(world, room) == laying

        await world.do(Draw(seat=seat), room)
        assert await shown_to_all(world, room) is None

    run(main)


def test_others_are_told_of_a_table_being_laid_ten_times_a_second_and_get_the_newest() -> None:
    async def main() -> tuple[int, Laying | None, Table[Tile]]:
        world = World()
        room = await world.room(EN_CLASSIC, people=2)
        state = await world.state(room)
        seat, told = asked(state), 0
        mine = state.racks[seat].tiles
        listener = world.house.watching.hints(room)

        async def listen() -> None:
            nonlocal told
            while True:
                told += Topic.DRAFT in (await listener.heard()).topics

        listening = asyncio.ensure_future(listen())
        newest = Table[Tile](())
        for number in range(200):
            newest = Table((mine[: 1 + number % 9],))
            await world.house.playing.lay(PEOPLE[seat], room, newest)
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)
        listening.cancel()
        return told, await shown_to_all(world, room), newest

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        told, laying, newest = runner.run(main())

    assert 19 <= told <= 22, "two seconds of moving"
    assert laying is not None
    assert laying.table == newest


async def telltale(
    playing: Playing, actor: Principal, stream: StreamId, table: Table[Tile]
) -> Refused | None:
    """Plant a leak: the refusal of a foreign tile tells whether it is still in the bank."""
    loaded = await playing._executor.cache.fresh(stream)  # noqa: SLF001  the fault knows what it must not
    game = None if loaded is None else loaded.room.game
    in_bank = game is not None and any(tile in game.bank for tile in table.tiles)
    return Refused(code=f"{actor.player}: in the bank" if in_bank else "not yours")


def test_a_refusal_that_tells_where_a_tile_is_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Playing, "lay", telltale)

    with pytest.raises(AssertionError):
        test_hidden_tiles_change_no_byte(EN_CLASSIC)
