"""ReviewQueue: makes reviews of finished games, one after the other, in processes of the lowest priority."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from asyncio.subprocess import DEVNULL, Process
from collections import OrderedDict
from typing import Final

import msgspec
from msgspec import Raw

from stolik.coach.review.shape import ReviewDone, ReviewStep, line_decoder
from stolik.core.errors import StolikError
from stolik.play.ports import Clock, StreamId
from stolik.play.side_tables import ReviewStore
from stolik.play.thinking.child_process import end_process, start_process

VERSION: Final = 2
"""Of reviews: kept ones of an older version are made again when somebody asks."""
_LOG: Final = logging.getLogger(__name__)
_COMMAND: Final = (sys.executable, "-m", "stolik.coach.review.process")
_MOST: Final = 32
"""Reviews that may wait on one worker."""
_LEASE: Final = 30_000
"""How long others wait for a sign of life of whoever makes one, in milliseconds."""
_NOTE_SECONDS: Final = 1.0
"""How often it is written down how far a review is."""
_SIGN_SECONDS: Final = 10.0
"""How often the lease is renewed while a step takes longer."""
_LONGEST_SILENCE: Final = 600.0
"""Seconds after which one is given up. On a busy machine it gets only what is left: a step of some hundredths
of a second may take minutes, and is no reason to begin again."""
_LONGEST_LINE: Final = 1 << 23


class ReviewQueue:
    """Waiting reviews of one worker. The store lets each be made once, whichever workers are asked."""

    def __init__(
        self, store: ReviewStore, clock: Clock, *, most: int = _MOST, command: tuple[str, ...] = _COMMAND
    ) -> None:
        self._store = store
        self._clock = clock
        self._most = most
        self._command = command
        self._waiting: OrderedDict[StreamId, str] = OrderedDict()
        self._working: StreamId | None = None
        self._asked = asyncio.Event()

    def ask(self, stream: StreamId, record: str) -> bool:
        """Put a review into the queue, unless it is there; False if too many wait."""
        if stream in self._waiting or stream == self._working:
            return True
        if len(self._waiting) >= self._most:
            return False
        self._waiting[stream] = record
        self._asked.set()
        return True

    def place_of(self, stream: StreamId) -> int | None:
        """Return how many are made before this one; None if it does not wait here."""
        if stream not in self._waiting:
            return None
        return list(self._waiting).index(stream) + (self._working is not None)

    async def run(self) -> None:
        """Make reviews for as long as the worker runs."""
        while True:
            await self._asked.wait()
            if not self._waiting:
                self._asked.clear()
                continue
            stream, record = self._waiting.popitem(last=False)
            self._working = stream
            try:
                await self._make(stream, record)
            except Exception as trouble:  # noqa: BLE001  one bad review keeps no other waiting
                _LOG.warning("a review could not be made or stored: %r", trouble)
            finally:
                self._working = None

    async def _make(self, stream: StreamId, record: str) -> None:
        now = await self._clock.now()
        if not await self._store.claim_review(stream, version=VERSION, now=now, lease=_LEASE):
            return
        payload: Raw | None = None
        try:
            payload = await self._review(stream, record)
        except (TimeoutError, OSError, EOFError, ValueError, msgspec.DecodeError) as trouble:
            _LOG.warning("a review failed: %r", trouble)
        await self._store.end_review(stream, payload)

    async def _review(self, stream: StreamId, record: str) -> Raw:
        process = await start_process(*self._command, stderr=DEVNULL, limit=_LONGEST_LINE)
        try:
            return await self._follow(process, stream, record)
        finally:
            await end_process(process)

    async def _follow(self, process: Process, stream: StreamId, record: str) -> Raw:
        if process.stdin is None or process.stdout is None:
            raise EOFError
        process.stdin.write(record.encode())
        await process.stdin.drain()
        process.stdin.close()
        step, noted, heard = ReviewStep(done=0, of=0), 0.0, time.monotonic()
        while True:
            text = await _line(process.stdout)
            if text is not None:
                heard = time.monotonic()
                line = line_decoder.decode(text)
                if isinstance(line, ReviewDone):
                    return Raw(bytes(line.review))
                step = line
            elif time.monotonic() - heard > _LONGEST_SILENCE:
                raise TimeoutError
            if text is None or time.monotonic() - noted >= _NOTE_SECONDS:
                noted = time.monotonic()
                await self._note(stream, step)

    async def _note(self, stream: StreamId, step: ReviewStep) -> None:
        held = await self._clock.now() + _LEASE
        try:
            await self._store.note_review(stream, done=step.done, of=step.of, held=held)
        except StolikError as trouble:
            _LOG.warning("the progress of a review could not be stored: %r", trouble)


async def _line(stream: asyncio.StreamReader) -> bytes | None:
    """Return the next line; None if there is none yet, which is a sign of life too."""
    try:
        async with asyncio.timeout(_SIGN_SECONDS):
            text = await stream.readline()
    except TimeoutError:
        return None
    if not text:
        raise EOFError
    return text
