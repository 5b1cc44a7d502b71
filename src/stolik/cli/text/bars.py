"""Figures as bars in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console

_BAR: Final = 24
"""The length of the longest bar."""


def print_bars(console: Console, title: str, rows: Sequence[tuple[str, int]]) -> None:
    """Print figures as bars under a title; nothing if all are zero."""
    if not any(count for _, count in rows):
        return
    console.print(title, soft_wrap=True, markup=False)
    most, width = max(count for _, count in rows), max(len(name) for name, _ in rows)
    for name, count in rows:
        bar = "█" * round(_BAR * count / most) or "▏" * (count > 0)
        console.print(f"  {name:<{width}}  {bar} {count}", soft_wrap=True, markup=False)
