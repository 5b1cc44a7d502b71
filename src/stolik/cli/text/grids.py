"""Grids of figures: where a terminal is narrow, names and headings are broken, and no number is cut."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table

_ANY_WIDTH: Final = 10_000
_LEAST: Final = 2
"""Narrower a heading cannot be read at all; wider, none is left for the names."""


def print_grid(console: Console, grid: Table) -> None:
    """Print a grid; columns that stand on the right hold figures, and keep all of them."""
    wanted = Measurement.get(console, console.options.update(max_width=_ANY_WIDTH), grid).maximum
    if wanted > console.width:
        for column in grid.columns:
            column.overflow = "fold"
            if column.justify == "right":
                column.width = max(_LEAST, *(len(str(cell)) for cell in column.cells), 0)
        # Without room around them the figures fit into the narrowest of terminals.
        grid.padding = (0, 1, 0, 0)
    console.print(grid)
