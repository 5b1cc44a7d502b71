"""Taking hints: who may and when, that each is recorded once, and none in games that count."""

from __future__ import annotations

import pytest
from msgspec import Raw

from stolik.core.commands import Draw
from stolik.core.refusals import Code
from stolik.core.rulesets import EN_CLASSIC
from stolik.notation.wire import encoder
from stolik.play.answers import Answer, Refused, Trouble
from stolik.play.ports import StreamId
from stolik.play.rights import Principal
from stolik.play.rooms.arranged import Arranged
from stolik.play.rooms.cache import decode
from stolik.play.rooms.events import HintTaken, Setup, decoder
from stolik.play.rooms.views import Sight
from tests.play.lobby.test_ratings import A, B, rated_game
from tests.play.worlds import PEOPLE, STRANGER, World, asked, run, the


async def hint(world: World, who: Principal, stream: StreamId, level: int = 1, given: str = "") -> Answer:
    return await world.house.hinting.take(who, stream, level, command_id=given or world.id())


async def on_record(world: World, stream: StreamId) -> list[HintTaken]:
    events = [decode(record) for record in await world.store.read(stream)]
    return [event for event in events if isinstance(event, HintTaken)]


def test_a_hint_is_on_record_and_everybody_sees_how_many_were_taken() -> None:
    async def main() -> None:
        world = World()
        stream = await world.room(EN_CLASSIC)
        state = await world.state(stream)
        seat = asked(state)

        for level in (1, 3):
            the(await hint(world, PEOPLE[seat], stream, level))

        taken = await on_record(world, stream)
        assert [(each.seat, each.level, each.turn) for each in taken] == [
            (seat, 1, state.turns),
            (seat, 3, state.turns),
        ]
        sight = await world.house.watching.look(STRANGER, stream)
        assert isinstance(sight, Sight)
        assert sight.view.hints == tuple(2 if each == seat else 0 for each in range(2))

    run(main)


def test_what_was_told_in_a_turn_is_told_again_for_nothing() -> None:
    async def main() -> None:
        world = World()
        stream = await world.room(EN_CLASSIC)
        who = PEOPLE[asked(await world.state(stream))]

        the(await hint(world, who, stream, 3, "same"))
        the(await hint(world, who, stream, 3, "same"))
        the(await hint(world, who, stream, 2))

        assert len(await on_record(world, stream)) == 1
        assert await hint(world, who, stream, 4, "same") == Refused(code=Trouble.USED_ID)

    run(main)


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_nobody_is_helped_in_a_rated_game_nor_elsewhere_while_playing_one(level: int) -> None:
    async def main() -> None:
        world = World()
        free = await world.room(EN_CLASSIC)
        helped = asked(await world.state(free))
        stream = await rated_game(world, (A, B))

        answers = [await hint(world, who, stream, level) for who in (A, B)]
        elsewhere = await hint(world, PEOPLE[helped], free, level)

        assert answers == [Refused(code=Trouble.NO_HINTS)] * 2
        assert elsewhere == Refused(code=Trouble.NO_HINTS)
        assert await on_record(world, stream) == await on_record(world, free) == []

    run(main)


def test_nobody_is_helped_at_a_tournaments_table() -> None:
    async def main() -> None:
        world = World()
        arranging = world.house.arranging
        setup = Setup(rules=EN_CLASSIC, seats=2, tournament="t")
        stream = await arranging.open(Arranged(name="table 1", setup=setup))
        await arranging.seat(stream, [person.player for person in PEOPLE[:2]])
        await arranging.start(stream, ())

        answer = await hint(world, PEOPLE[asked(await world.state(stream))], stream)

        assert answer == Refused(code=Trouble.NO_HINTS)

    run(main)


def test_a_hint_is_for_ones_own_turn() -> None:
    async def main() -> None:
        world = World()
        stream = await world.room(EN_CLASSIC)
        seat = asked(await world.state(stream))

        other = await hint(world, PEOPLE[1 - seat], stream)
        stranger = await hint(world, STRANGER, stream)
        the(await world.do(Draw(seat=seat), stream))
        late = await hint(world, PEOPLE[seat], stream)

        assert other == late == Refused(code=Code.NOT_YOUR_TURN)
        assert stranger == Refused(code=Trouble.NOT_ALLOWED)
        assert await hint(world, PEOPLE[0], StreamId("nowhere")) == Refused(code=Trouble.NO_SUCH_ROOM)

    run(main)


def test_the_event_is_read_as_it_is_written() -> None:
    event = HintTaken(at=5, seat=1, level=5, turn=12)  # type: ignore[arg-type]

    assert decoder.decode(encoder.encode(event)) == event
    assert Raw(encoder.encode(event)) == Raw(b'{"event":"HintTaken","at":5,"seat":1,"level":5,"turn":12}')
