"""The steps of a play in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stolik.analysis.steps import Step
from stolik.core.tiles import Kind
from stolik.words.words import Words


def plain_tiles(tiles: Sequence[Kind]) -> str:
    """Write tiles in notation."""
    return " ".join(map(str, tiles))


def describe_step(step: Step, words: Words, tiles_text: Callable[[Sequence[Kind]], str] = plain_tiles) -> str:
    """Return one step as a sentence; `tiles_text` writes the tiles."""
    return words(
        f"step-{step.gesture.value}",
        tiles=tiles_text(step.tiles),
        source=tiles_text(step.source),
        target=tiles_text(step.target),
    )
