"""Where deals are played: in the arena, in this process, in a pool of processes, or on a Ray cluster."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from enum import StrEnum
from itertools import islice
from multiprocessing import get_context
from time import perf_counter
from typing import Final, assert_never

from stolik.core.errors import StolikError
from stolik.core.ruleset import Ruleset
from stolik.simulation.arena import ARENA_BOTS, ARENA_BUILT, knows_rules, play_deals
from stolik.simulation.duplicate import DealResult, Task, play_deal, seed_of, sum_up

_MOST_AT_ONCE: Final = 64
"""Deals for each thread."""
_SOON: Final = 0.5
"""Seconds."""


class Engine(StrEnum):
    """What plays the deals."""

    ARENA = "arena"
    """Compiled, on threads; the built-in bots only."""
    HERE = "here"
    PROCESSES = "processes"
    RAY = "ray"


class EngineError(StolikError):
    """An engine that is not available."""

    code = "engine_missing"


def run(tasks: Iterable[Task], engine: Engine, jobs: int | None = None) -> Iterator[DealResult]:
    """Yield the results as they come, in any order; `jobs` deals are played at once."""
    match engine:
        case Engine.ARENA:
            yield from _in_arena(tasks, jobs or os.cpu_count() or 1)
        case Engine.HERE:
            yield from map(play_deal, tasks)
        case Engine.PROCESSES:
            yield from _in_processes(tasks, jobs or os.cpu_count() or 1)
        case Engine.RAY:
            yield from _on_ray(tasks, jobs)
        case _:
            assert_never(engine)


def engine_for(bots: Iterable[str], rules: Ruleset, *, budget_ms: int | None = None) -> Engine:
    """Return the fastest engine for these bots under these rules; the arena has no time budget."""
    compiled = (
        ARENA_BUILT
        and knows_rules(rules)
        and {bot.partition("+")[0] for bot in bots} <= set(ARENA_BOTS)
        and budget_ms is None
    )
    return Engine.ARENA if compiled else Engine.PROCESSES


def _in_arena(tasks: Iterable[Task], jobs: int) -> Iterator[DealResult]:
    waiting = iter(tasks)
    # As many deals at a time as take about a second: progress is shown, and Ctrl-C works.
    size = jobs
    while batch := list(islice(waiting, size)):
        first, start = batch[0], perf_counter()
        if first.budget_ms is not None:
            message = "the arena has no time budget: use another engine"
            raise EngineError(message, key="arena-budget")
        played = play_deals(
            first.rules,
            first.bots,
            [seed_of(task) for task in batch],
            threads=jobs,
            hands=first.hands,
            events=first.keep_records,
        )
        took = perf_counter() - start
        size = min(2 * size, _MOST_AT_ONCE * jobs) if took < _SOON else max(jobs, size // 2)
        for task, deal in zip(batch, played, strict=True):
            yield sum_up(task, deal.games, deal.times, deal.events)


def _in_processes(tasks: Iterable[Task], jobs: int) -> Iterator[DealResult]:
    # Fresh processes, because a fork would copy running threads of the parent.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting: set[Future[DealResult]] = set()
        try:
            for task in tasks:
                waiting.add(pool.submit(play_deal, task))
                if len(waiting) >= 4 * jobs:  # enough to keep all workers busy, and no more in memory
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in done)
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        finally:
            for future in waiting:
                future.cancel()


def _on_ray(tasks: Iterable[Task], jobs: int | None) -> Iterator[DealResult]:
    """Use the cluster Ray finds (RAY_ADDRESS), or start one on this machine."""
    try:
        import ray  # noqa: PLC0415  an extra that few install
    except ImportError:
        message = "the engine 'ray' needs the extra: pip install 'stolik[ray]'"
        raise EngineError(message, key="engine-no-ray") from None
    started = not ray.is_initialized()
    if started:
        # Ray's own messages do not help to compare bots.
        ray.init(num_cpus=jobs, log_to_driver=False, include_dashboard=False, logging_level=logging.ERROR)
    try:
        remote = ray.remote(play_deal)
        waiting = [remote.remote(task) for task in tasks]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        if started:
            ray.shutdown()
