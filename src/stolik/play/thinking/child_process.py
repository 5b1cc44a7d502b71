"""Child processes that are never left behind, whoever is cancelled while they start or end."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import TypeVar

Result = TypeVar("Result")


async def start_process(*command: str, stderr: int | None = None, limit: int = 2**16) -> Process:
    """Start a process with pipes. If this is cancelled meanwhile, end the process first."""
    starting = asyncio.ensure_future(
        asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=stderr, limit=limit)
    )
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        await _finish(asyncio.ensure_future(_end_when_started(starting)))
        raise


async def end_process(process: Process) -> None:
    """Kill a process, and return when it is gone and its pipes are closed."""
    with suppress(ProcessLookupError):
        process.kill()
    if process.stdin is not None:
        process.stdin.close()
    await _finish(asyncio.ensure_future(process.communicate()))


async def _end_when_started(starting: asyncio.Future[Process]) -> None:
    with suppress(OSError):
        await end_process(await starting)


async def _finish(task: asyncio.Future[Result]) -> Result:
    """Wait for something short that must not stop half way; a cancellation takes effect afterwards."""
    postponed: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError as cancelled:
            postponed = cancelled
    if postponed is not None:
        raise postponed
    return task.result()
