"""Chance that comes out the same every time."""

from __future__ import annotations

from random import Random


def seeded(seed: int) -> Random:
    """Return a source of chance for tests and benches: the same seed, the same game."""
    return Random(seed)  # noqa: S311  a test has to fail the same way twice
