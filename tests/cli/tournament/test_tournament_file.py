"""Driving the use cases of tournaments over a file."""

from __future__ import annotations

import asyncio

import pytest

from stolik.cli.tournament.tournament_file import finish


def test_a_coroutine_that_never_waits_is_run_to_its_end() -> None:
    async def answer() -> int:
        return 7

    async def asking() -> int:
        return await answer() + await answer()

    assert finish(asking()) == 14


def test_a_coroutine_that_waits_is_refused() -> None:
    with pytest.raises(RuntimeError, match="waits"):
        finish(asyncio.sleep(0))


def test_what_goes_wrong_in_it_is_raised() -> None:
    async def stumble() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        finish(stumble())
