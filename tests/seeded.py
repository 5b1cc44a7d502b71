"""Reproducible randomness."""

from __future__ import annotations

from random import Random


def seeded(seed: int) -> Random:
    """Return a random generator for tests and benches: the same seed gives the same game."""
    return Random(seed)  # noqa: S311  a test has to fail the same way twice
