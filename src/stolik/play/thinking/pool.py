"""A few processes in which bots think, so that the event loop never waits for one."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import Process
from collections import OrderedDict
from functools import partial
from typing import Final

from stolik.bots import BOTS
from stolik.play.ports import StreamId
from stolik.play.thinking.child_process import end_process, start_process
from stolik.play.thinking.process import LENGTH
from stolik.play.thinking.questions import BotAnswer, BotQuestion, ThinkerDiedError, answer_decoder, encode

_LOG: Final = logging.getLogger(__name__)
_MOST_ROOMS: Final = 4_096
"""The number of rooms for which it is remembered where their bots are."""
_COMMAND: Final = ("-m", "stolik.play.thinking.process")


class ThinkerPool:
    """Processes that are started when first needed, and again when one dies.

    One of them is only for quick bots, which never wait for a searching one; in each of the others one
    searching bot thinks at a time. The bots of a room stay in one process, where they are created once.
    """

    def __init__(
        self, *, deliberate: int, stuck_ms: int, command: tuple[str, ...] = (sys.executable, *_COMMAND)
    ) -> None:
        self._quick = _Place(command, stuck_ms)
        self._deliberate = [_Place(command, stuck_ms) for _ in range(max(1, deliberate))]
        self._rooms: OrderedDict[StreamId, _Place] = OrderedDict()
        self._asked: set[asyncio.Task[bytes]] = set()

    async def ask(self, question: BotQuestion) -> BotAnswer:
        """Return the answer of a bot; raises `ThinkerDiedError` if its process died or was stuck."""
        place = self._place_for(question)
        asked = asyncio.create_task(place.ask(encode(question)))
        self._asked.add(asked)
        place.waiting += 1
        asked.add_done_callback(partial(self._answered, place))
        try:
            return answer_decoder.decode(await asyncio.shield(asked))
        except asyncio.CancelledError:
            if place.current is not asked:
                asked.cancel()  # it was still waiting; a running question is completed
            raise

    async def close(self) -> None:
        """End all processes."""
        for asked in self._asked:
            asked.cancel()
        await asyncio.gather(*self._asked, return_exceptions=True)
        await asyncio.gather(*(place.end() for place in (self._quick, *self._deliberate)))

    def _answered(self, place: _Place, asked: asyncio.Task[bytes]) -> None:
        place.waiting -= 1
        self._asked.discard(asked)
        if not asked.cancelled():
            asked.exception()  # the caller may have given up

    @property
    def processes(self) -> tuple[int, ...]:
        """The ids of the running processes."""
        return tuple(
            place.process.pid
            for place in (self._quick, *self._deliberate)
            if place.process is not None and place.process.returncode is None
        )

    def _place_for(self, question: BotQuestion) -> _Place:
        if not BOTS[question.level].deliberate:
            return self._quick
        place = self._rooms.get(question.room)
        if place is None:
            place = min(self._deliberate, key=lambda each: each.waiting)
            self._rooms[question.room] = place
        self._rooms.move_to_end(question.room)
        while len(self._rooms) > _MOST_ROOMS:
            self._rooms.popitem(last=False)
        return place


class _Place:
    """A slot in which one bot thinks at a time, in its current process."""

    def __init__(self, command: tuple[str, ...], stuck_ms: int) -> None:
        self._command = command
        self._stuck = stuck_ms / 1000
        self._turn = asyncio.Lock()
        self.process: Process | None = None
        self.waiting = 0
        """Unanswered questions."""
        self.current: asyncio.Task[bytes] | None = None
        """The bot that is thinking."""

    async def ask(self, text: bytes) -> bytes:
        """Send a question when it is its turn, and return the answer."""
        async with self._turn:
            self.current = asyncio.current_task()
            try:
                async with asyncio.timeout(self._stuck):
                    return await self._exchange(text)
            except (TimeoutError, OSError, EOFError) as error:
                await self.end()
                _LOG.warning("a thinking process died or was stuck, and is replaced: %r", error)
                raise ThinkerDiedError from error
            except asyncio.CancelledError:
                await self.end()  # an answer that nobody waits for would be mistaken for the next one
                raise
            finally:
                self.current = None

    async def _exchange(self, text: bytes) -> bytes:
        process = self.process
        if process is None or process.returncode is not None:
            process = self.process = await start_process(*self._command)
        if process.stdin is None or process.stdout is None:
            raise EOFError
        process.stdin.write(len(text).to_bytes(LENGTH) + text)
        await process.stdin.drain()
        head = await process.stdout.readexactly(LENGTH)
        return await process.stdout.readexactly(int.from_bytes(head))

    async def end(self) -> None:
        """End the process; the next question starts another."""
        process, self.process = self.process, None
        if process is not None:
            await end_process(process)
