"""A progress bar for anything that takes more than a second."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from rich.console import Console
from rich.progress import track

T = TypeVar("T")


def progress(things: Sequence[T], what: str) -> Iterable[T]:
    """Yield `things`, and show the progress on standard error."""
    return track(things, f"Measuring: {what}", console=Console(stderr=True), transient=True)
