"""Child processes: nobody is left behind, however often whoever waits for them is cancelled."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import Process
from contextlib import suppress

import pytest

from stolik.play.thinking.child_process import end_process, start_process

SLEEP = (sys.executable, "-c", "import time; time.sleep(600)")


async def cancel_often(task: asyncio.Task[object]) -> None:
    """Cancel a task until it has ended."""
    while not task.done():
        task.cancel()
        await asyncio.sleep(0)
    with pytest.raises(asyncio.CancelledError):
        await task


def test_an_end_that_is_cancelled_is_an_end_all_the_same() -> None:
    async def main() -> int | None:
        process = await start_process(*SLEEP)
        ending = asyncio.create_task(end_process(process))
        await asyncio.sleep(0)
        await cancel_often(ending)
        return process.returncode

    assert asyncio.run(main()) == -9


def test_a_start_that_is_cancelled_leaves_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Process] = []
    create = asyncio.create_subprocess_exec

    async def noting(*command: str, **options: int | None) -> Process:
        process = await create(*command, **options)  # type: ignore[arg-type]
        started.append(process)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noting)

    async def main() -> None:
        starting = asyncio.create_task(start_process(*SLEEP))
        await asyncio.sleep(0)
        await cancel_often(starting)

    with suppress(asyncio.CancelledError):
        asyncio.run(main())

    assert [process.returncode for process in started] == [-9]
