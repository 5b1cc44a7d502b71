"""The contract of the bus and presence, within one process and over a real Redis."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from stolik.bus import SharedPlaces
from stolik.notation.tiles import parse_tile_table
from stolik.play.ports import PlayerId, Present, StreamId, TableDraft, Topic
from tests.bus.meeting import KINDS, hears

ROOM, OTHER = StreamId("room"), StreamId("other")
ANNA, BARTEK = PlayerId("anna"), PlayerId("bartek")
TABLE = parse_tile_table("r3 r4 r5 | k7 b7 o7'")

pytestmark = pytest.mark.parametrize("kind", KINDS)


def meet(kind: str, test: Callable[[SharedPlaces, SharedPlaces], Awaitable[None]]) -> None:
    """Run a test with two workers."""

    async def main() -> None:
        async with KINDS[kind]() as again:
            await test(await again(), await again())

    asyncio.run(main())


def test_a_hint_reaches_listeners_on_both_workers(kind: str) -> None:
    async def test(here: SharedPlaces, there: SharedPlaces) -> None:
        listeners = [here.bus.listen(ROOM), there.bus.listen(ROOM)]

        # Before the subscription is active, a notification may be lost; the listener then has to look again.
        await here.bus.publish(ROOM, 7)
        for listener in listeners:
            await hears(listener, lambda hint: hint.seq == 7 or hint.again)
        await here.bus.publish(ROOM, 8)

        for listener in listeners:
            assert (await hears(listener, lambda hint: hint.seq == 8)).seq == 8

    meet(kind, test)


def test_a_touch_reaches_listeners_on_both_workers(kind: str) -> None:
    async def test(here: SharedPlaces, there: SharedPlaces) -> None:
        listeners = [here.bus.listen(ROOM), there.bus.listen(ROOM)]
        await here.bus.publish(ROOM, 1)
        for listener in listeners:
            await hears(listener, lambda hint: hint.seq == 1 or hint.again)

        await here.bus.touch(ROOM, Topic.DRAFT)
        await here.bus.touch(ROOM, Topic.CHAT)

        for listener in listeners:
            found: set[Topic] = set()
            while found != {Topic.DRAFT, Topic.CHAT}:
                found |= (await hears(listener, lambda hint: bool(hint.topics))).topics

    meet(kind, test)


def test_hints_that_wait_are_one_with_the_newest_number(kind: str) -> None:
    async def test(here: SharedPlaces, _: SharedPlaces) -> None:
        listener = here.bus.listen(ROOM)

        for seq in (3, 9, 4):
            await here.bus.publish(ROOM, seq)
        await here.bus.touch(ROOM, Topic.PRESENCE)

        hint = await listener.heard()
        assert (hint.seq, hint.topics) == (9, frozenset({Topic.PRESENCE}))

    meet(kind, test)


def test_nobody_hears_of_other_streams_or_after_closing(kind: str) -> None:
    async def test(here: SharedPlaces, there: SharedPlaces) -> None:
        elsewhere, closed, open_still = (
            there.bus.listen(OTHER),
            there.bus.listen(ROOM),
            there.bus.listen(ROOM),
        )
        closed.close()
        closed.close()
        await here.bus.publish(ROOM, 5)
        await hears(open_still, lambda hint: hint.seq == 5 or hint.again)
        await here.bus.publish(ROOM, 6)
        await hears(open_still, lambda hint: hint.seq == 6)
        await here.bus.publish(OTHER, 1)

        heard = await hears(elsewhere, lambda hint: not hint.again or hint.seq > 0)

        assert heard.seq == 1
        assert not closed._there.is_set()  # type: ignore[attr-defined]  # noqa: SLF001  silence shows nowhere else

    meet(kind, test)


def test_a_stream_can_be_listened_to_again(kind: str) -> None:
    async def test(here: SharedPlaces, there: SharedPlaces) -> None:
        for seq in range(1, 6):
            listener = there.bus.listen(ROOM)
            await here.bus.publish(ROOM, seq)
            await hears(listener, lambda hint, seq=seq: hint.seq == seq or hint.again)  # type: ignore[misc]
            listener.close()

    meet(kind, test)


def test_a_draft_is_seen_on_the_other_worker_in_its_turn_only(kind: str) -> None:
    async def test(here: SharedPlaces, there: SharedPlaces) -> None:
        await here.drafts.put(ROOM, TableDraft(turn=3, table=parse_tile_table("")))
        await here.drafts.put(ROOM, TableDraft(turn=3, table=TABLE))

        assert await there.drafts.get(ROOM, 3) == TABLE
        assert await there.drafts.get(ROOM, 4) is None
        assert await there.drafts.get(OTHER, 3) is None

    meet(kind, test)


def test_a_dropped_draft_is_gone(kind: str) -> None:
    async def test(here: SharedPlaces, there: SharedPlaces) -> None:
        await here.drafts.put(ROOM, TableDraft(turn=3, table=TABLE))

        await here.drafts.drop(ROOM)
        await here.drafts.drop(ROOM)

        assert await here.drafts.get(ROOM, 3) is None
        assert await there.drafts.get(ROOM, 3) is None

    meet(kind, test)


def test_everybody_sees_who_is_there_on_any_worker(kind: str) -> None:
    async def test(here: SharedPlaces, there: SharedPlaces) -> None:
        await here.presence.enter(ROOM, "1", ANNA)
        await there.presence.enter(ROOM, "2", ANNA)
        await there.presence.enter(ROOM, "3", BARTEK)
        await there.presence.enter(ROOM, "4", None)
        await there.presence.enter(ROOM, "4", None)
        await there.presence.enter(OTHER, "5", None)

        everybody = Present(players=frozenset({ANNA, BARTEK}), watchers=1)
        assert [await places.presence.present(ROOM) for places in (here, there)] == [everybody] * 2

    meet(kind, test)


def test_who_leaves_with_the_last_connection_is_gone(kind: str) -> None:
    async def test(here: SharedPlaces, there: SharedPlaces) -> None:
        await here.presence.enter(ROOM, "1", ANNA)
        await there.presence.enter(ROOM, "2", ANNA)
        await here.presence.enter(ROOM, "3", None)

        await here.presence.leave(ROOM, "1")
        still = await there.presence.present(ROOM)
        await there.presence.leave(ROOM, "2")
        await there.presence.leave(ROOM, "never there")

        assert still == Present(players=frozenset({ANNA}), watchers=1)
        assert await here.presence.present(ROOM) == Present(watchers=1)

    meet(kind, test)


def test_a_connection_that_signs_in_is_no_watcher_any_more(kind: str) -> None:
    async def test(here: SharedPlaces, there: SharedPlaces) -> None:
        await here.presence.enter(ROOM, "1", None)
        await here.presence.enter(ROOM, "1", ANNA)

        assert await there.presence.present(ROOM) == Present(players=frozenset({ANNA}))

    meet(kind, test)


def test_one_of_many_claims_and_the_others_do_not(kind: str) -> None:
    async def test(here: SharedPlaces, there: SharedPlaces) -> None:
        asked = [places.once.claim("ticket", ttl=60_000) for places in (here, there) * 20]

        assert sum(await asyncio.gather(*asked)) == 1
        assert await there.once.claim("another", ttl=60_000)

    meet(kind, test)


def test_a_claim_ends(kind: str) -> None:
    async def test(here: SharedPlaces, there: SharedPlaces) -> None:
        assert await here.once.claim("ticket", ttl=1)
        await asyncio.sleep(0.05)

        assert await there.once.claim("ticket", ttl=60_000)

    meet(kind, test)
