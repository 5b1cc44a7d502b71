"""Results without measured times, for comparison."""

from __future__ import annotations

from msgspec.structs import replace

from stolik.simulation.duplicate import DealResult


def untimed(result: DealResult) -> DealResult:
    """Return the result without thinking times, which differ in every run."""
    return replace(result, times=())
