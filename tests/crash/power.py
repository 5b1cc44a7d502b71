"""Power loss with a SQLite file: ``python -m tests.crash.power 5000`` checks that many moments."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from stolik.core.errors import StolikError
from stolik.play.ports import StreamId
from stolik.play.rooms.cache import decode
from stolik.play.rooms.room import Room, fold
from stolik.storage.live_store.store import LiveStore, open_live
from tests.crash.crowd import Crowd
from tests.crash.disk import Disk, Record, build_shim, recorded
from tests.crash.post import Post
from tests.seeded import seeded

_NAME: Final = "live.stolik"
_ACKS: Final = "acks"
_LONGEST: Final = 60.0
_SWIFT: Final = Path("/dev/shm")  # noqa: S108  where files are looked at, syncing them would only take time


class Ack(NamedTuple):
    """An acknowledged command: its room, its events, its id."""

    room: StreamId
    first: int
    last: int
    command_id: str


class Report(NamedTuple):
    """The result; every text in `troubles` is a broken promise."""

    moments: int
    operations: int
    acknowledged: int
    troubles: tuple[str, ...]


async def lose_power(folder: Path, moments: int, *, seed: int, answers: int = 300) -> Report:
    """Let people play on a recorded disk, and check it as if the power had failed at many moments."""
    dice = seeded(seed)
    folder = Path(os.path.realpath(folder))  # noqa: ASYNC240  as the system names open files; nobody waits
    disk = folder / "disk"
    disk.mkdir()
    log = folder / "log"
    await _play(disk, log, build_shim(folder), dice, answers)
    with TemporaryDirectory(dir=_SWIFT if _SWIFT.exists() else folder) as image:
        return await _look(disk, list(recorded(log)), moments, dice, Path(image))


async def _look(disk: Path, records: list[Record], moments: int, dice: Random, image: Path) -> Report:
    """Replay the operations, and at chosen moments open what the disk may contain."""
    chosen = _moments(records, moments, dice)
    acknowledged: list[Ack] = []
    troubles: list[str] = []
    replayed = Disk(str(disk))
    for moment, record in enumerate(records):
        if record.path.endswith(_ACKS):
            acknowledged += _acks(record)
        else:
            replayed.do(record)
        for _ in range(chosen.count(moment)):
            _lay_out(image, replayed.after_power_loss(dice))
            troubles += [f"at {moment}: {it}" for it in await _missing(image / _NAME, acknowledged)]
        if troubles:
            break
    return Report(len(chosen), len(records), len(acknowledged), tuple(troubles))


async def _play(disk: Path, log: Path, shim: Path, dice: Random, answers: int) -> None:
    """Let people play while the worker is killed, started, stopped, and started again."""
    post = Post(
        str(disk / _NAME),
        env={
            "LD_PRELOAD": str(shim),
            "STOLIK_DISK": str(disk),
            "STOLIK_DISK_LOG": str(log),
            "STOLIK_ACKS": str(disk / _ACKS),
        },
    )
    crowd = Crowd([post], dice)
    await post.start()
    crowd.begin()
    ends = (post.die, post.stop, post.die, post.stop)
    for number, end in enumerate(ends, 1):
        async with asyncio.timeout(_LONGEST):
            while len(crowd.given) < answers * number / len(ends):  # noqa: ASYNC110  nobody tells
                await asyncio.sleep(0.01)
        await end()
        if number < len(ends):
            await post.start()
    await crowd.end()
    assert crowd.troubles == []


def _moments(records: Sequence[Record], moments: int, dice: Random) -> list[int]:
    """Choose moments: after an acknowledgement, when nothing may be missing, and at random."""
    after_acks = [i for i, record in enumerate(records) if record.path.endswith(_ACKS) and record.data]
    return dice.choices(after_acks, k=moments // 2) + dice.choices(
        range(len(records)), k=moments - moments // 2
    )


def _acks(record: Record) -> Iterator[Ack]:
    for line in record.data.decode().splitlines():
        room, first, last, name = line.split()
        yield Ack(StreamId(room), int(first), int(last), name)


def _lay_out(image: Path, files: dict[str, bytes]) -> None:
    for old in image.iterdir():
        old.unlink()
    for name, content in files.items():
        if not name.endswith("-shm"):  # shared memory, which is created again
            (image / name).write_bytes(content)


async def _missing(file: Path, acknowledged: Sequence[Ack]) -> list[str]:
    """Return acknowledged commands that are missing in a file."""
    try:
        store = await open_live(str(file))
    except StolikError as error:
        return [f"the file cannot be opened: {error}"]
    try:
        found = [it async for it in _looked_at(store, acknowledged)]
    finally:
        await store.close()
    with sqlite3.connect(file) as connection:
        (health,) = connection.execute("PRAGMA integrity_check").fetchone()
    connection.close()
    return found if health == "ok" else [*found, f"the file is damaged: {health}"]


async def _looked_at(store: LiveStore, acknowledged: Sequence[Ack]) -> AsyncIterator[str]:
    for room in dict.fromkeys(ack.room for ack in acknowledged):
        log = await store.read(room)
        if [record.seq for record in log] != list(range(1, len(log) + 1)):
            yield f"the events of {room} are not numbered one by one"
        ids = {record.seq: record.command_id for record in log}
        for ack in acknowledged:
            if ack.room == room and (ack.last > len(log) or ids[ack.first] != ack.command_id):
                yield f"{ack.command_id} was acknowledged as {ack.first}, and {len(log)} events are there"
        if log:
            state: Room | None = None
            for record in log:
                state = fold(state, decode(record))
            assert state is not None
            if not state.is_over and await store.get(state.opened.commitment) is None:
                yield f"the seed of {room} is gone"


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        wanted = int(sys.argv[1])
        answers = max(300, wanted // 5)
        report = asyncio.run(lose_power(Path(folder), wanted, seed=time.time_ns(), answers=answers))
    print(report)  # noqa: T201  a script
    sys.exit(bool(report.troubles))
