"""Enters a tournament while the clerk's process is killed at random moments and started again.

As a script it kills a given number of times: ``python -m tests.cli.tournament.killing 200``.
"""

from __future__ import annotations

import multiprocessing
import os
import re
import signal
import sys
import time
from enum import Enum, auto
from multiprocessing.connection import wait
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from msgspec.structs import replace

from stolik.cli.tournament.tournament_file import TournamentFile
from stolik.core.errors import StolikError
from stolik.storage import open_file
from stolik.tournament.events import Event
from tests.cli.tournament.clerk import Death, Step, enter, whole_tournament
from tests.seeded import seeded

_CONTEXT: Final = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.cli.tournament.clerk", "stolik.cli.tournament"])
_NUMBER: Final = re.compile(r"#(\d+)")
_DONE: Final = re.compile(r"done (\d+) (\d+)")
_PATIENCE: Final = 60.0
"""Seconds after which a silent clerk counts as stuck."""
_PIECE: Final = 1 << 16
_AFTER: Final = 0.7
"""The share of kills at a commit that come after it, so that the commit is not confirmed."""


class Manner(Enum):
    """How a clerk dies."""

    AT_ANY_TIME = auto()
    AFTER_A_WORD = auto()
    """Immediately after a confirmation."""
    AT_A_COMMIT = auto()
    NONE = auto()


class Report(NamedTuple):
    """The result; every text in `troubles` is a confirmed command that was lost or applied twice."""

    kills: int
    tournaments: int
    troubles: tuple[str, ...]


_DEADLY: Final = (Manner.AT_ANY_TIME, Manner.AFTER_A_WORD, Manner.AT_A_COMMIT)


class _Life(NamedTuple):
    """The output of one clerk's process."""

    confirmed: int
    """The highest confirmed event number."""
    done: int
    """The number of completed steps, counted from the beginning."""
    failed: str | None
    killed: bool


def kill_often(folder: Path, kills: int, *, seed: int, sabotage: str | None = None) -> Report:
    """Enter tournaments until the clerk was killed a number of times; stop at the first trouble."""
    dice = seeded(seed)
    steps = whole_tournament(folder)
    right = _reference(folder, steps)
    done = tournaments = 0
    while done < kills:
        tournaments += 1
        file = folder / f"{tournaments}.stolik"
        lives, troubles = _enter_one(file, steps, right, dice, kills=kills - done, sabotage=sabotage)
        done += lives
        if troubles:
            return Report(done, tournaments, tuple(troubles))
    return Report(done, tournaments, ())


def _reference(folder: Path, steps: list[Step]) -> list[Event]:
    """Return the log of a clerk who is not killed."""
    file = folder / "reference.stolik"
    life = _live(file, steps, 0, seeded(0), None, deadly=False)
    assert life.failed is None, life.failed
    return _log(file)


def _enter_one(
    file: Path, steps: list[Step], right: list[Event], dice: Random, *, kills: int, sabotage: str | None
) -> tuple[int, list[str]]:
    """Enter one tournament; return how often the clerk was killed, and what went wrong."""
    killed = first = 0
    while first < len(steps):
        life = _live(file, steps, first, dice, sabotage, deadly=killed < kills)
        killed += life.killed
        if life.failed is not None:
            return killed, [life.failed]
        try:
            log = _log(file) if file.exists() else []
        except StolikError as error:
            return killed, [f"the file cannot be read after the clerk died: {error}"]
        if life.confirmed > len(log):
            return killed, [f"event {life.confirmed} was confirmed, and {len(log)} are there"]
        if log != right[: len(log)]:
            at = next(n for n, (one, other) in enumerate(zip(log, right, strict=False), 1) if one != other)
            return killed, [f"event {at} is {type(log[at - 1]).__name__}, not {type(right[at - 1]).__name__}"]
        # Unconfirmed steps are repeated; only creating an existing file fails the second time.
        first = max(life.done, 1 if log else 0)
    if len(_log(file)) != len(right):
        return killed, [f"{len(_log(file))} events instead of {len(right)}"]
    return killed, []


def _live(
    file: Path, steps: list[Step], first: int, dice: Random, sabotage: str | None, *, deadly: bool
) -> _Life:
    """Let a clerk run steps from `first` on, and kill it at its moment."""
    ear, mouth = _CONTEXT.Pipe(duplex=False)
    manner = dice.choice(_DEADLY) if deadly else Manner.NONE
    death = Death(dice.randint(1, 8), dice.random() < _AFTER) if manner is Manner.AT_A_COMMIT else None
    clerk = _CONTEXT.Process(
        target=enter, args=(steps, first, mouth, file), kwargs={"sabotage": sabotage, "death": death}
    )
    clerk.start()
    mouth.close()
    words_left = dice.randint(1, 6) if manner is Manner.AFTER_A_WORD else None
    end = time.monotonic() + (dice.random() if manner is Manner.AT_ANY_TIME else _PATIENCE)
    said, stopped = b"", False
    with ear:
        while wait([ear], timeout=max(end - time.monotonic(), 0)):
            piece = os.read(ear.fileno(), _PIECE)
            stopped = not piece
            said += piece
            heard = len(_NUMBER.findall(said.decode(errors="replace")))
            if stopped or (words_left is not None and heard >= words_left):
                break
        if stopped:
            clerk.join()
        clerk.kill()
        clerk.join()
        # Everything printed before the kill is confirmed, whether or not somebody read it.
        while piece := os.read(ear.fileno(), _PIECE):
            said += piece
    return _understood(said.decode(errors="replace"), first, len(steps), clerk.exitcode)


def _understood(said: str, first: int, steps: int, status: int | None) -> _Life:
    whole = said[: said.rfind("\n") + 1]  # digits of a truncated line may be missing
    ends = [(int(number), int(status)) for number, status in _DONE.findall(whole)]
    failed = next(
        (f"step {number} ended with status {status}:\n{said}" for number, status in ends if status), None
    )
    done = max((number + 1 for number, _ in ends), default=first)
    confirmed = max(map(int, _NUMBER.findall(whole)), default=0)
    killed = status == -signal.SIGKILL
    if not killed and done < steps:
        failed = failed or f"the clerk stumbled in step {done}:\n{said}"
    return _Life(confirmed, done, failed, killed)


def _log(file: Path) -> list[Event]:
    """Return the log of a file, without the times."""
    streams = open_file(file)
    try:
        log = TournamentFile(streams).tournament.log
    finally:
        streams.close()
    return [replace(event, at=0) for event in log]


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        report = kill_often(Path(folder), int(sys.argv[1]), seed=time.time_ns())
    print(report)  # noqa: T201  a script
    sys.exit(bool(report.troubles))
