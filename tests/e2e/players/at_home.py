"""Players of an online tournament who play with a program at home: a badge, a seat, and a simple bot."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future
from types import TracebackType
from typing import Final, Self

import httpx

from stolik.bots import Casual
from stolik.client import Client, ProblemError, run_bot

_AGAIN: Final = 0.1
_PATIENCE: Final = 120.0


class AtHome:
    """Clients in a separate thread; each takes the seats of one player until the tournament is over."""

    def __init__(self, address: str, tournament: str) -> None:
        self._address = address
        self._tournament = tournament
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._playing: dict[int, Future[None]] = {}

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(_PATIENCE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        if kind is None:
            self.check()

    def come(self, player: int, badge: str) -> None:
        """Let a player claim the seat of their badge, and play all their games from now on."""
        client = Client(self._address, name=f"Home {player}")
        asyncio.run_coroutine_threadsafe(self._claim(client, badge), self._loop).result(_PATIENCE)
        self._playing[player] = asyncio.run_coroutine_threadsafe(self._play(client, player), self._loop)

    def check(self) -> None:
        """Fail if a client has ended with an error."""
        for player, playing in self._playing.items():
            if playing.done() and not playing.cancelled():
                error = playing.exception()
                assert error is None, f"player {player}: {error!r}"

    async def _claim(self, client: Client, badge: str) -> None:
        await client.__aenter__()
        await client.claim(self._tournament, badge)

    async def _play(self, client: Client, player: int) -> None:
        try:
            while True:
                try:
                    mine = await client.mine(self._tournament)
                    if mine.phase == "over":
                        return
                    if mine.phase in {"waiting", "playing"} and mine.room is not None:
                        await run_bot(client, mine.room, Casual(player))
                except (httpx.TransportError, ProblemError):
                    pass  # the server is down, or has just restarted
                await asyncio.sleep(_AGAIN)
        finally:
            await client.close()

    async def _end(self) -> None:
        """Stop everybody, and wait until their connections are closed."""
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
