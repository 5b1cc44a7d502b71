"""What a store must have after a crash: everything acknowledged, once, and no clock charged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from stolik.core.fairness.audit import audit
from stolik.play.answers import Done
from stolik.play.ports import Recorded, StreamId
from stolik.play.rooms.cache import decode
from stolik.play.rooms.queries import game_events
from stolik.solver.searches import most_points
from tests.crash.crowd import IDLE_SECONDS, Crowd, Given
from tests.crash.post import Post
from tests.crash.turns import least, timed_out

SLACK: Final = 100
"""Milliseconds by which clocks of two processes may differ."""


async def broken(post: Post, crowd: Crowd, *, but: AbstractSet[StreamId] = frozenset()) -> list[str]:
    """Return the acknowledged commands that the store lacks, in all rooms but the given ones."""
    given = [each for each in crowd.given if each.room not in but]
    logs = {room: await log_of(post, room) for room in list(crowd.rooms) if room not in but}
    return [*_lost(given, logs), *_doubled(logs), *crowd.troubles, *crowd.stumbled()]


async def log_of(post: Post, room: StreamId) -> tuple[Recorded, ...]:
    """Return the log of a room as a worker reads it."""
    log = await post.ask("_ports.store.read", room)
    assert isinstance(log, tuple)
    return log


def _lost(given: Sequence[Given], logs: dict[StreamId, tuple[Recorded, ...]]) -> Iterator[str]:
    first = {
        (room, record.command_id): record.seq
        for room, log in logs.items()
        for record in log
        if record.command_id
    }
    for each in given:
        if isinstance(each.answer, Done):
            found = first.get((each.room, each.command_id))
            log = logs.get(each.room, ())
            first_seq = each.answer.events[0].seq
            if found != first_seq or len(log) < each.answer.seq:
                yield f"{each.command_id} was acknowledged as {first_seq} and stands as {found}"


def _doubled(logs: dict[StreamId, tuple[Recorded, ...]]) -> Iterator[str]:
    for room, log in logs.items():
        if [record.seq for record in log] != list(range(1, len(log) + 1)):
            yield f"the events of {room} are not numbered one by one"
        ids = Counter(record.command_id for record in log if record.command_id)
        yield from (f"{name} stands {times} times in {room}" for name, times in ids.items() if times > 1)


async def untrue(post: Post, crowd: Crowd) -> list[str]:
    """Return what is wrong with finished games."""
    return [
        f"the record of {room} is not proven: {finding}"
        for room in list(crowd.finished)
        for finding in audit(
            game_events([decode(record) for record in await log_of(post, room)]), most_points=most_points
        )
    ]


async def charged(
    post: Post, crowd: Crowd, down: Sequence[tuple[int, int]], *, but: AbstractSet[StreamId] = frozenset()
) -> tuple[int, list[str]]:
    """Return how many turns timed out, and those that had less time than the rules give."""
    turns = [
        turn
        for room in list(crowd.rooms)
        if room not in but
        for turn in timed_out([decode(record) for record in await log_of(post, room)], down)
    ]
    enough = least(IDLE_SECONDS) - SLACK
    return len(turns), [
        f"seat {seat} was timed out after {had} ms of {enough}" for seat, had in turns if had < enough
    ]
