"""The executor: what is stored is what was decided."""

from __future__ import annotations

import pytest

from stolik.core.events import Event
from stolik.core.state import State, apply
from stolik.play.rooms import room as rooms
from stolik.play.rooms.events import is_of_room
from tests.play.worlds import World, plainest, run, the


def test_each_event_is_applied_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deciding applies the events of the game; storing the room does not apply them again."""
    again: list[Event] = []

    def counted(state: State, event: Event) -> State:
        again.append(event)
        return apply(state, event)

    async def main() -> None:
        world = World()
        monkeypatch.setattr(rooms, "apply", counted)
        stream = await world.room()
        for _ in range(4):
            known = await world.house.cached_room(stream)
            assert known is not None
            assert known.room.game is not None

            done = the(await world.do(plainest(known.room.game), stream))

            assert not all(is_of_room(each.event) for each in done.events)
        assert again == []

    run(main)


def test_what_is_kept_is_what_a_new_worker_reads() -> None:
    async def main() -> None:
        world = World()
        stream = await world.room(people=1, bots=("novice",))
        for _ in range(6):
            known = await world.house.fresh_room(stream)
            read = await world.worker().fresh_room(stream)
            assert known is not None
            assert read is not None
            assert (known.seq, known.room) == (read.seq, read.room)
            assert known.room.game is not None
            if known.room.game.turn is not None and known.room.game.turn.seat == 0:
                the(await world.do(plainest(known.room.game), stream))
            else:
                world.now += 60_000
                await world.house.sweeper.sweep()

    run(main)
